"""What happens at the counter, told in sentences and pictures."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group

from comptoir.core.actors import Seat
from comptoir.core.sentences import Arguments, Player, Sentence, yes_or_no
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Telling, Told
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
from comptoir.games.bistro.terminal.words import a, claimed, some
from comptoir.games.bistro.views import View

DIRECT: Final = 2
"""How many have held a glass that was offered once."""


class CounterTelling(Telling[View]):
    """One step as heard from a chair."""

    def __iter__(self) -> Iterator[Told]:
        """All that happens."""
        for event in self.story:
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
        actor = self.player
        match step:
            case Look():
                return Told(Sentence("step-look", actor))
            case Offer(to):
                return self.offer(actor, to)
            case Believe():
                return Told(Sentence(f"step-believe.{self.about()}", actor))
            case Doubt():
                return Told(Sentence(f"step-doubt.{self.about()}", actor))
            case Name(glass):
                return Told(Sentence("step-name", actor, {"glass": a(glass)}))
            case Take():
                return Told(Sentence("step-take", actor))

    def about(self) -> str:
        """What an answer is about."""
        return "miam" if self.before.phase == "miam-answer" else "glass"

    def offer(self, actor: Seat, to: Seat) -> Told:
        """The glass slides across the counter."""
        offered: Arguments = {"claim": claimed(self.after.claims[-1]), "to": Player(to)}
        sliding = drawings.slide(self.chair.name(actor), self.chair.name(to))
        return Told(Sentence("step-offer", actor, offered), pictures=sliding)

    def way(self, step: AnyStep) -> Iterator[Told]:
        """The way that the glass has taken, if it reaches the reader and not straight from the pile."""
        if isinstance(step, Offer) and step.to == self.chair.seat and len(self.after.chain) > DIRECT:
            yield Told(pictures=(drawings.chain(self.chair, self.after),))

    # --- What chance brings -------------------------------------------------------

    def outcome(self, step: First | Dealt | Poured | See | Addition) -> Iterator[Told]:
        """What chance brings. A Miam is told to its owner only, a look by what is seen."""
        match step:
            case First(seat):
                yield Told(Sentence("step-first", seat))
            case Dealt(seat, miam):
                if miam:
                    yield Told(Sentence("step-miam", seat, {"miam": some(miam)}))
            case Poured(seat, glass):
                yield Told(Sentence("step-glass", seat, {"glass": a(glass)}, "quiet"))
            case See():
                if self.before.phase != "look":
                    yield Told(Sentence(f"step-see.{self.before.phase}"))
            case Addition(symbols):
                pictures = drawings.drawing(symbols, self.before.setup.components.additions)
                yield Told(Sentence("step-addition", arguments={"symbols": symbols}), pictures=pictures)

    # --- Turning up, and drinking -------------------------------------------------

    def reveal(self, event: GlassShown | MiamShown) -> Told:
        """A glass or a Miam is turned up, slowly."""
        match event:
            case GlassShown(glass, claimant, receiver, right):
                said = judged("event-glass-shown", receiver, claimant, right, {"glass": a(glass)})
                return Told(said, pictures=drawings.turning(glass))
            case MiamShown(miam, owner, receiver, right):
                said = judged("event-miam-shown", receiver, owner, right, {"miam": some(miam)})
                return Told(said, pictures=drawings.uncovering(self.chair.say(f"miam-{miam}")))

    def drinking(self, event: Drunk | Given | PileEmpty | MiamBack) -> Told:
        """Where glasses and Miams go."""
        match event:
            case Drunk(seat, glass, off_the_pile):
                forms = {"glass": a(glass), "the": a(glass, "the")}
                source = {"from": "pile" if off_the_pile else "turn"}
                return Told(Sentence("event-drunk", seat, {**forms, **source}))
            case Given(giver, to, glass):
                return Told(Sentence("event-given", giver, {"glass": a(glass), "to": Player(to)}))
            case PileEmpty(seat):
                return Told(Sentence("event-pile-empty", seat))
            case MiamBack(owner):
                return Told(Sentence("event-miam-back", owner, tone="quiet"))

    # --- Turns, rounds and the bill -----------------------------------------------

    def turn(self, event: RoundBegun | Drawn | Seen) -> Iterator[Told]:
        """A round or a turn begins, with a look at the counter; or somebody sees what the glass is."""
        match event:
            case RoundBegun(number, starter):
                yield Told(Sentence("event-round", starter, {"number": number}, "heading"))
            case Drawn(seat):
                yield Told(pictures=(Group("", drawings.counter(self.chair, self.after)),))
                yield Told(Sentence("event-drawn", seat))
            case Seen(seat, glass):
                if glass:
                    yield Told(Sentence("event-seen", seat, {"glass": a(glass)}))

    def bill(self, event: RoundVoid | Pays | Paid | GameEnded) -> Told:
        """Somebody pays, or nobody does, and perhaps the game is over."""
        after = self.after
        match event:
            case RoundVoid(_, number):
                return Told(Sentence("event-void", arguments={"number": number}, tone="heading"))
            case Pays(seat, why, glass):
                alike = {"number": after.setup.components.alike, "many": a(glass, "many")}
                return Told(Sentence(f"event-pays.{why}", seat, alike, "good", sad=seat))
            case Paid(seat, _, total):
                return Told(Sentence("event-paid", seat, {"total": total}))
            case GameEnded(reason):
                end = {"total": sum(after.additions[after.due]), "number": after.voids}
                return Told(Sentence(f"event-ended.{reason}", after.due, end, "heading"))


def judged(key: str, receiver: Seat, claimant: Seat, right: bool, shown: Arguments) -> Sentence:
    """What is turned up: good news for the receiver who was right about it, or else for the claimant."""
    glad, sad = (receiver, claimant) if right else (claimant, receiver)
    return Sentence(key, receiver, {**shown, "right": yes_or_no(right)}, glad=glad, sad=sad)
