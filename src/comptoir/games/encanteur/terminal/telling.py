"""The story of the quay in sentences and pictures."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group

from comptoir.core.sentences import Arguments, Player, Sentence, yes_or_no
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Telling, Told
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
from comptoir.games.encanteur.terminal.words import (
    name_client,
    name_eaten,
    name_fish,
    name_meal,
    name_slate,
    name_slates,
)
from comptoir.games.encanteur.views import View

NOON: Final = ("serve", "display", "dish", "home")
"""The phases from the first service to the last walk."""


class QuayTelling(Telling[View]):
    """What a reader is told about one step."""

    def __iter__(self) -> Iterator[Told]:
        """The whole story, with all payments as one bill; then the houses, if the reader must serve."""
        paid = [event for event in self.story if isinstance(event, Paid)]
        last_lot = [event for event in self.story if isinstance(event, Sold | Unsold)][-1:]
        for event in self.story:
            if isinstance(event, Paid):
                if event is paid[0]:
                    yield Told(pictures=drawings.bill(self.reader, self.after.setup, paid))
            else:
                yield from self.tell(event)
            if event in last_lot and self.is_noon():
                yield Told(Sentence("quay-noon", tone="heading"))
        if self.after.phase in NOON and self.after.seat in self.after.awaited:
            yield Told(pictures=(drawings.houses(self.reader, self.after),))

    def is_noon(self) -> bool:
        """Whether the auction has ended."""
        return self.after.phase in NOON or any(isinstance(event, DayEnded) for event in self.story)

    def tell(self, event: Step | Event) -> Iterator[Told]:
        """One or two sentences about a step or an event; none if later events tell it."""
        match event:
            case Take() | Wait() | Pass() | Tick() | Uncovered() | Dish():
                return  # prices, sales and reservations tell them
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
                raise TypeError(f"{event!r} cannot be told")

    def the(self, slate: Slate) -> Sentence:
        """``the sole``."""
        return name_slate(self.after.setup, slate, ".the")

    # --- Steps --------------------------------------------------------------------

    def outcome(self, step: First | Removed | Dealt) -> Told:
        """An outcome of chance before the first day."""
        match step:
            case First(seat):
                return Told(Sentence("step-first", seat))
            case Removed(client):
                gone: Arguments = {
                    "client": name_client(client),
                    "fish": name_slates(self.after.setup, EATS[client]),
                }
                return Told(Sentence("step-remove", arguments=gone))
            case Dealt(seat, client):
                return Told(
                    Sentence("step-client", seat, {"client": name_client(client), "fish": name_eaten(client)})
                )

    def action(self, step: Discard | Serve | Display | Home) -> Iterator[Told]:
        """An owner's decision, unless the meals tell it."""
        match step:
            case Discard(cards):
                yield Told(Sentence("step-discard", self.player, {"fish": name_fish(cards or ())}))
            case Serve(meals):
                if not meals:
                    yield Told(Sentence("step-serve", self.player, {"number": 0}))
            case Display(bottles):
                yield Told(Sentence("step-display", self.player, {"number": bottles}))
            case Home(platter):
                if not platter:
                    yield Told(Sentence("step-home", self.player, {"platter": "no"}))

    # --- The day, from its morning to its evening ----------------------------------

    def day(self, event: DayBegun | DayEnded | GameEnded) -> Iterator[Told]:
        """A day begins with a look at the houses and ends with their takings."""
        after = self.after
        match event:
            case DayBegun(day, auctioneer, lots):
                yield Told(Sentence("event-day", auctioneer, {"day": day, "lots": lots}, "heading"))
                yield Told(pictures=(drawings.houses(self.reader, after),))
            case DayEnded(day, income):
                takings = tuple(
                    Sentence("takings", seat, {"income": coins}) for seat, coins in enumerate(income)
                )
                yield Told(Sentence("event-day-ended", arguments={"day": day, "takings": takings}))
            case GameEnded(reason):
                number = after.idle if reason == "no-sale" else after.day
                end = {"number": number}
                yield Told(Sentence(f"event-ended.{reason}", arguments=end, tone="heading"))

    def auction(self, event: PriceCried | Held | Sold | Unsold) -> Iterator[Told]:
        """Prices cried, lots taken and sold."""
        match event:
            case PriceCried(slate, price):
                yield from self.cry(slate, price)
            case Held(_, seat, price, over):
                from_whom = "nobody" if over is None else Player(over)
                yield Told(Sentence("event-held", seat, {"price": price, "over": from_whom}))
            case Sold(slate, seat, price, money):
                sale: Arguments = {"slate": self.the(slate), "price": price, "money": money}
                yield Told(Sentence("event-sold", seat, sale, glad=seat))
            case Unsold(slate, floor):
                left: Arguments = {"slate": self.the(slate), "floor": floor}
                yield Told(Sentence("event-unsold", arguments=left, tone="quiet"))

    def cry(self, slate: Slate, price: int) -> Iterator[Told]:
        """A lot is drawn at its first price; later prices are told unless the question tells them."""
        reader, after = self.reader, self.after
        first = price == after.setup.kinds[slate].card.start
        on_sale = (after.lot, after.price) == (slate, price)
        if first:
            picture = (
                drawings.auction(reader, after)
                if on_sale
                else drawings.slate(reader, after.setup, slate, price)
            )
            yield Told(pictures=(Group("", picture),))
        if first or not (on_sale and after.seat in after.due):
            cry: Arguments = {"first": yes_or_no(first), "slate": self.the(slate), "price": price}
            yield Told(Sentence("event-price", arguments=cry, tone="plain" if first else "quiet"))

    def service(self, event: Served | Walked | Reserved) -> Iterator[Told]:
        """Meals and walks; the bill tells the second service."""
        setup = self.after.setup
        match event:
            case Served(seat, _, client, dish, wine, service):
                if service != "second":
                    served = {"meal": name_meal(setup, dish, wine), "client": name_client(client, "to")}
                    yield Told(Sentence(f"event-served.{service}", seat, served))
            case Walked():
                yield from self.walk(event)
            case Reserved(seat, client, dish, wine):
                promised = {"meal": name_meal(setup, dish, wine), "client": name_client(client, "to")}
                yield Told(Sentence("event-reserved", seat, promised, glad=seat))

    def walk(self, event: Walked) -> Iterator[Told]:
        """A client sets out, looks into the houses, and stays in one or returns."""
        who = {"client": name_client(event.client)}
        if event.to is None:
            yield Told(Sentence("event-walked.nothing", event.home, who, "quiet"))
            return
        yield Told(Sentence("walk-begins", event.home, who, sad=event.home))
        yield Told(pictures=drawings.walk(self.reader, event))
        yield Told(Sentence(f"event-walked.{event.why}", event.to, who))

    def evening(self, event: CardRevealed | NotInSet | PlatterCard) -> Told:
        """Revealed cards, fish that are not in a set, and platter cards."""
        match event:
            case CardRevealed(seat, name):
                return Told(Sentence("event-revealed", seat, {"fish": Sentence(f"slate-{name}")}, glad=seat))
            case NotInSet(seat, name):
                return Told(Sentence("event-not-in-set", seat, {"fish": Sentence(f"slate-{name}")}, "quiet"))
            case PlatterCard(seat, left):
                points = self.after.setup.components.platter_points
                return Told(Sentence("event-platter-card", seat, {"left": left, "points": points}, glad=seat))
