"""What happens on the quay, told in sentences and pictures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group

from comptoir.core.actors import Actor, Seat
from comptoir.core.sentences import Tone
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Chair, Told
from comptoir.games.encanteur.actions import (
    CardRevealed,
    DayBegun,
    DayEnded,
    Dealt,
    Discard,
    Dish,
    Display,
    First,
    GameEnded,
    Held,
    Home,
    NotInSet,
    Paid,
    Pass,
    PlatterCard,
    PriceCried,
    Removed,
    Reserved,
    Serve,
    Served,
    Slate,
    Sold,
    Take,
    Tick,
    Uncovered,
    Unsold,
    Wait,
    Walked,
)
from comptoir.games.encanteur.components import EATS
from comptoir.games.encanteur.terminal import drawings
from comptoir.games.encanteur.terminal.words import called, eaten, guest, listed, meal, yes
from comptoir.games.encanteur.views import View

NOON: Final = ("serve", "display", "dish", "home")
"""Phases in which a house decides about its guests."""


@dataclass(frozen=True)
class Telling:
    """One step as heard from a chair, between the view before it and the view after it."""

    chair: Chair
    actor: Actor
    before: View
    after: View

    def story(self, story: Sequence[Step | Event]) -> Iterator[Told]:
        """All that happens; what is paid is told as one bill. Last, a look at the houses for who decides."""
        paid = [event for event in story if isinstance(event, Paid)]
        last_lot = [event for event in story if isinstance(event, Sold | Unsold)][-1:]
        for event in story:
            if isinstance(event, Paid):
                if event is paid[0]:
                    yield Told(pictures=drawings.bill(self.chair, self.after.setup, paid))
            else:
                yield from self.told(event)
            if event in last_lot and self.is_noon(story):
                yield Told(self.chair.say("quay-noon"), tone="heading")
        if self.after.phase in NOON and self.after.seat in self.after.awaited:
            yield Told(pictures=(drawings.houses(self.chair, self.after),))

    def is_noon(self, story: Sequence[Step | Event]) -> bool:
        """Whether the auction has ended."""
        return self.after.phase in NOON or any(isinstance(event, DayEnded) for event in story)

    def told(self, event: Step | Event) -> Iterator[Told]:
        """A step or an event, in a sentence or two; nothing where what follows says it all."""
        match event:
            case Take() | Wait() | Pass() | Tick() | Uncovered() | Dish():
                return  # the prices, the sales and the promises tell it
            case First() | Removed() | Dealt():
                yield self.outcome(event)
            case Discard() | Serve() | Display() | Home():
                yield from self.action(event)
            case DayBegun() | DayEnded() | GameEnded():
                yield from self.day(event)
            case PriceCried() | Held() | Sold() | Unsold():
                yield from self.auction(event)
            case Served() | Walked() | Reserved():
                yield from self.service(event)
            case CardRevealed() | NotInSet() | PlatterCard():
                yield self.evening(event)
            case _:
                raise TypeError(f"nothing to tell of {event!r}")

    def of(self, key: str, seat: Seat, tone: Tone = "plain", /, **arguments: object) -> Told:
        """A sentence about a player."""
        return Told(self.chair.of(key, seat, **arguments), tone=tone)

    def the(self, slate: Slate) -> str:
        """``the sole``."""
        return called(self.chair, self.after.setup, slate, "the")

    def glad(self, seat: Seat) -> Tone:
        """How good news for ``seat`` sounds."""
        return "good" if seat == self.chair.seat else "plain"

    # --- Steps --------------------------------------------------------------------

    def outcome(self, step: First | Removed | Dealt) -> Told:
        """What chance brings before the first day."""
        chair = self.chair
        match step:
            case First(seat):
                return self.of("step-first", seat)
            case Removed(client):
                fish = listed(chair, self.after.setup, EATS[client])
                return Told(chair.say("step-remove", client=guest(chair, client), fish=fish))
            case Dealt(seat, client):
                return self.of("step-client", seat, client=guest(chair, client), fish=eaten(chair, client))

    def action(self, step: Discard | Serve | Display | Home) -> Iterator[Told]:
        """What an owner decides, as far as the meals do not tell it."""
        assert isinstance(self.actor, Seat)
        match step:
            case Discard(fish):
                names = self.chair.listed(self.chair.say(f"slate-{one}") for one in fish or ())
                yield self.of("step-discard", self.actor, fish=names)
            case Serve(meals):
                if not meals:
                    yield self.of("step-serve", self.actor, number=0)
            case Display(bottles):
                yield self.of("step-display", self.actor, number=bottles)
            case Home(platter):
                if not platter:
                    yield self.of("step-home", self.actor, platter="no")

    # --- The day, from its morning to its evening ----------------------------------

    def day(self, event: DayBegun | DayEnded | GameEnded) -> Iterator[Told]:
        """A day begins with a look at the houses, and ends with what is in the tills."""
        chair, after = self.chair, self.after
        match event:
            case DayBegun(day, auctioneer, lots):
                yield self.of("event-day", auctioneer, "heading", day=day, lots=lots)
                yield Told(pictures=(drawings.houses(chair, after),))
            case DayEnded(day, income):
                takings = [chair.of("takings", seat, income=coins) for seat, coins in enumerate(income)]
                yield Told(chair.say("event-day-ended", day=day, takings=chair.listed(takings)))
            case GameEnded(reason):
                number = after.idle if reason == "no-sale" else after.day
                yield Told(chair.say(f"event-ended.{reason}", number=number), tone="heading")

    def auction(self, event: PriceCried | Held | Sold | Unsold) -> Iterator[Told]:
        """Prices, hands and sales."""
        chair = self.chair
        match event:
            case PriceCried(slate, price):
                yield from self.cried(slate, price)
            case Held(_, seat, price, over):
                yield self.of("event-held", seat, price=price, **self.taken_from(over))
            case Sold(slate, seat, price, money):
                tone = self.glad(seat)
                yield self.of("event-sold", seat, tone, slate=self.the(slate), price=price, money=money)
            case Unsold(slate, floor):
                yield Told(chair.say("event-unsold", slate=self.the(slate), floor=floor), tone="quiet")

    def cried(self, slate: Slate, price: int) -> Iterator[Told]:
        """A lot is shown at its first price; a later one is told unless the reader is about to be asked."""
        chair, after = self.chair, self.after
        first = price == after.setup.kinds[slate].card.start
        on_sale = (after.lot, after.price) == (slate, price)
        if first:
            picture = (
                drawings.auction(chair, after)
                if on_sale
                else drawings.slate(chair, after.setup, slate, price)
            )
            yield Told(pictures=(Group("", picture),))
        if first or not (on_sale and after.seat in after.due):
            words = chair.say("event-price", first=yes(first), slate=self.the(slate), price=price)
            yield Told(words, tone="plain" if first else "quiet")

    def taken_from(self, over: Seat | None) -> dict[str, str]:
        """From whom a lot is taken over, as arguments of a message."""
        if over is None:
            return {"over": "nobody", "holder": ""}
        return {"over": "you" if over == self.chair.seat else "other", "holder": self.chair.names[over]}

    def service(self, event: Served | Walked | Reserved) -> Iterator[Told]:
        """Meals and walks; the second service is told by the bill."""
        chair, setup = self.chair, self.after.setup
        match event:
            case Served(seat, client, dish, wine, service):
                if service != "second":
                    had = meal(chair, setup, dish, wine)
                    yield self.of(
                        f"event-served.{service}", seat, meal=had, client=guest(chair, client, "to")
                    )
            case Walked():
                yield from self.walk(event)
            case Reserved(seat, client, dish, wine):
                had, to = meal(chair, setup, dish, wine), guest(chair, client, "to")
                yield self.of("event-reserved", seat, self.glad(seat), meal=had, client=to)

    def walk(self, event: Walked) -> Iterator[Told]:
        """A client sets out, looks into the houses, and stays in one or comes back."""
        client = guest(self.chair, event.client)
        if event.to is None:
            yield self.of("event-walked.nothing", event.home, "quiet", client=client)
            return
        yield self.of(
            "walk-begins", event.home, "bad" if event.home == self.chair.seat else "plain", client=client
        )
        yield Told(pictures=drawings.walk(self.chair, event))
        yield self.of(f"event-walked.{event.why}", event.to, client=client)

    def evening(self, event: CardRevealed | NotInSet | PlatterCard) -> Told:
        """Cards that are turned up, or are not, and platter cards."""
        match event:
            case CardRevealed(seat, fish):
                return self.of("event-revealed", seat, self.glad(seat), fish=self.chair.say(f"slate-{fish}"))
            case NotInSet(seat, fish):
                return self.of("event-not-in-set", seat, "quiet", fish=self.chair.say(f"slate-{fish}"))
            case PlatterCard(seat, left):
                points = self.after.setup.components.platter_points
                return self.of("event-platter-card", seat, self.glad(seat), left=left, points=points)
