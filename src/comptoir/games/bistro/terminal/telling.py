"""What happens at the counter, told in sentences and pictures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group

from comptoir.core.actors import Actor, Seat
from comptoir.core.sentences import Tone
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Chair, Told
from comptoir.games.bistro.actions import (
    Addition,
    AnyStep,
    Believe,
    Dealt,
    Doubt,
    Drawn,
    Drunk,
    First,
    GameEnded,
    Give,
    Given,
    GlassShown,
    Look,
    MiamBack,
    MiamShown,
    Name,
    Offer,
    Paid,
    Pays,
    PileEmpty,
    Poured,
    RoundBegun,
    RoundVoid,
    See,
    Seen,
    Take,
)
from comptoir.games.bistro.terminal import drawings
from comptoir.games.bistro.terminal.words import a, claimed, some, towards, yes
from comptoir.games.bistro.views import View

DIRECT: Final = 2
"""How many have held a glass that was offered once."""


@dataclass(frozen=True)
class Telling:
    """One step as heard from a chair, between the view before it and the view after it."""

    chair: Chair
    actor: Actor
    before: View
    after: View

    def story(self, story: Sequence[Step | Event]) -> Iterator[Told]:
        """All that happens."""
        for event in story:
            yield from self.told(event)

    def told(self, event: Step | Event) -> Iterator[Told]:
        """A step or an event, in a sentence or two; nothing where what follows says it all."""
        match event:
            case Look() | Offer() | Believe() | Doubt() | Name() | Take():
                yield self.action(event)
                yield from self.way(event)
            case Give():
                return  # told when it is given
            case First() | Dealt() | Poured() | See() | Addition():
                yield from self.outcome(event)
            case GlassShown() | MiamShown():
                yield self.reveal(event)
            case Drunk() | Given() | PileEmpty() | MiamBack():
                yield self.drinking(event)
            case RoundBegun() | Drawn() | Seen():
                yield from self.turn(event)
            case RoundVoid() | Pays() | Paid() | GameEnded():
                yield self.bill(event)
            case _:
                raise TypeError(f"nothing to tell of {event!r}")

    # --- What players do ----------------------------------------------------------

    def action(self, step: Look | Offer | Believe | Doubt | Name | Take) -> Told:
        """What a player does."""
        actor = self.actor
        assert isinstance(actor, Seat)
        match step:
            case Look():
                return self.of("step-look", actor)
            case Offer(to):
                return self.offer(actor, to)
            case Believe():
                return self.of(f"step-believe.{self.about()}", actor)
            case Doubt():
                return self.of(f"step-doubt.{self.about()}", actor)
            case Name(glass):
                return self.of("step-name", actor, glass=a(self.chair, glass))
            case Take():
                return self.of("step-take", actor)

    def of(self, key: str, seat: Seat, tone: Tone = "plain", /, **arguments: object) -> Told:
        """A sentence about a player."""
        return Told(self.chair.of(key, seat, **arguments), tone=tone)

    def about(self) -> str:
        """What an answer is about."""
        return "miam" if self.before.phase == "miam-answer" else "glass"

    def offer(self, actor: Seat, to: Seat) -> Told:
        """The glass slides across the counter."""
        chair = self.chair
        words = chair.of(
            "step-offer", actor, claim=claimed(chair, self.after.claims[-1]), **towards(chair, to)
        )
        return Told(words, drawings.slide(chair.name(actor), chair.name(to)))

    def way(self, step: AnyStep) -> Iterator[Told]:
        """The way that the glass has taken, if it reaches the reader and not straight from the pile."""
        if isinstance(step, Offer) and step.to == self.chair.seat and len(self.after.chain) > DIRECT:
            yield Told(pictures=(drawings.chain(self.chair, self.after),))

    # --- What chance brings -------------------------------------------------------

    def outcome(self, step: First | Dealt | Poured | See | Addition) -> Iterator[Told]:
        """What chance brings. A Miam is told to its owner only, a look by what is seen."""
        chair = self.chair
        match step:
            case First(seat):
                yield self.of("step-first", seat)
            case Dealt(seat, miam):
                if miam:
                    yield self.of("step-miam", seat, miam=some(chair, miam))
            case Poured(seat, glass):
                yield self.of("step-glass", seat, "quiet", glass=a(chair, glass))
            case See():
                if self.before.phase != "look":
                    yield Told(chair.say(f"step-see.{self.before.phase}"))
            case Addition(symbols):
                pictures = drawings.drawing(symbols, self.before.setup.components.additions)
                yield Told(chair.say("step-addition", symbols=symbols), pictures)

    # --- Turning up, and drinking -------------------------------------------------

    def reveal(self, event: GlassShown | MiamShown) -> Told:
        """A glass or a Miam is turned up, slowly."""
        chair, receiver = self.chair, event.receiver
        match event:
            case GlassShown(glass, claimant, right=right):
                words = chair.of("event-glass-shown", receiver, glass=a(chair, glass), right=yes(right))
                return Told(words, drawings.turning(glass), self.tone(receiver, claimant, right))
            case MiamShown(miam, owner, right=right):
                words = chair.of("event-miam-shown", receiver, miam=some(chair, miam), right=yes(right))
                pictures = drawings.uncovering(chair.say(f"miam-{miam}"))
                return Told(words, pictures, self.tone(receiver, owner, right))

    def tone(self, receiver: Seat, claimant: Seat, right: bool) -> Tone:
        """Good or bad news for the reader, who may be either or neither."""
        if self.chair.seat not in (receiver, claimant):
            return "plain"
        return "good" if right == (self.chair.seat == receiver) else "bad"

    def drinking(self, event: Drunk | Given | PileEmpty | MiamBack) -> Told:
        """Where glasses and Miams go."""
        chair = self.chair
        match event:
            case Drunk(seat, glass, off_the_pile):
                forms = {"glass": a(chair, glass), "the": a(chair, glass, "the")}
                return self.of("event-drunk", seat, **forms, **{"from": "pile" if off_the_pile else "turn"})
            case Given(giver, to, glass):
                return self.of("event-given", giver, glass=a(chair, glass), **towards(chair, to))
            case PileEmpty(seat):
                return self.of("event-pile-empty", seat)
            case MiamBack(owner):
                return self.of("event-miam-back", owner, "quiet")

    # --- Turns, rounds and the bill -----------------------------------------------

    def turn(self, event: RoundBegun | Drawn | Seen) -> Iterator[Told]:
        """A round or a turn begins, with a look at the counter; or somebody sees what the glass is."""
        match event:
            case RoundBegun(number, starter):
                yield self.of("event-round", starter, "heading", number=number)
            case Drawn(seat):
                yield Told(pictures=(Group("", drawings.counter(self.chair, self.after)),))
                yield self.of("event-drawn", seat)
            case Seen(seat, glass):
                if glass:
                    yield self.of("event-seen", seat, glass=a(self.chair, glass))

    def bill(self, event: RoundVoid | Pays | Paid | GameEnded) -> Told:
        """Somebody pays, or nobody does, and perhaps the game is over."""
        chair, after = self.chair, self.after
        match event:
            case RoundVoid(_, number):
                return Told(chair.say("event-void", number=number), tone="heading")
            case Pays(seat, why, glass):
                tone: Tone = "bad" if seat == chair.seat else "good"
                alike, many = after.setup.components.alike, a(chair, glass, "many")
                return self.of(f"event-pays.{why}", seat, tone, number=alike, many=many)
            case Paid(seat, _, total):
                return self.of("event-paid", seat, total=total)
            case GameEnded(reason):
                total = sum(after.additions[after.due])
                return self.of(f"event-ended.{reason}", after.due, "heading", total=total, number=after.voids)
