"""What happens at the counter, in sentences and pictures."""

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
from comptoir.games.bistro.terminal.words import name_glass, name_miam, quote_claim
from comptoir.games.bistro.views import View

DIRECT: Final = 2
"""The length of the chain after the first offer of a glass."""


class CounterTelling(Telling[View]):
    """What a reader is told of one step."""

    def __iter__(self) -> Iterator[Told]:
        """The whole story, in order."""
        for event in self.story:
            yield from self.tell(event)

    def tell(self, event: Step | Event) -> Iterator[Told]:
        """One or two sentences about a step or an event; none if a later event says it all."""
        match event:
            case Look() | Offer() | Believe() | Doubt() | Name() | Take():
                yield self.action(event)
                yield from self.path(event)
            case Give():
                return  # `Given` tells it
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
        """A player's action, with pictures of a glass that slides."""
        actor = self.player
        match step:
            case Look():
                return Told(Sentence("step-look", actor))
            case Offer(to):
                return self.offer(actor, to)
            case Believe():
                return Told(Sentence(f"step-believe.{self.subject()}", actor))
            case Doubt():
                return Told(Sentence(f"step-doubt.{self.subject()}", actor))
            case Name(glass):
                return Told(Sentence("step-name", actor, {"glass": name_glass(glass)}))
            case Take():
                return Told(Sentence("step-take", actor))

    def subject(self) -> str:
        """What an answer is about: the glass or the Miam."""
        return "miam" if self.before.phase == "miam-answer" else "glass"

    def offer(self, actor: Seat, to: Seat) -> Told:
        """An offer, with pictures of the glass sliding across the counter."""
        offered: Arguments = {"claim": quote_claim(self.after.claims[-1]), "to": Player(to)}
        sliding = drawings.slide_glass(self.reader.name(actor), self.reader.name(to))
        return Told(Sentence("step-offer", actor, offered), pictures=sliding)

    def path(self, step: AnyStep) -> Iterator[Told]:
        """The path of the glass, if it is offered to the reader and has been offered before."""
        if isinstance(step, Offer) and step.to == self.reader.seat and len(self.after.chain) > DIRECT:
            yield Told(pictures=(drawings.chain(self.reader, self.after),))

    # --- What chance brings -------------------------------------------------------

    def outcome(self, step: First | Dealt | Poured | See | Addition) -> Iterator[Told]:
        """An outcome of chance. Only its owner is told of a Miam; `Seen` tells of a look."""
        match step:
            case First(seat):
                yield Told(Sentence("step-first", seat))
            case Dealt(seat, miam):
                if miam:
                    yield Told(Sentence("step-miam", seat, {"miam": name_miam(miam)}))
            case Poured(seat, glass):
                yield Told(Sentence("step-glass", seat, {"glass": name_glass(glass)}, "quiet"))
            case See():
                if self.before.phase != "look":
                    yield Told(Sentence(f"step-see.{self.before.phase}"))
            case Addition(symbols):
                pictures = drawings.draw_addition(symbols, self.before.setup.components.additions)
                yield Told(Sentence("step-addition", arguments={"symbols": symbols}), pictures=pictures)

    # --- Turning up, and drinking -------------------------------------------------

    def reveal(self, event: GlassShown | MiamShown) -> Told:
        """A glass or a Miam turned up, with pictures that take their time."""
        match event:
            case GlassShown(glass, claimant, receiver, right):
                said = reveal_sentence(
                    "event-glass-shown", receiver, claimant, right, {"glass": name_glass(glass)}
                )
                return Told(said, pictures=drawings.turn_up(glass))
            case MiamShown(miam, owner, receiver, right):
                said = reveal_sentence("event-miam-shown", receiver, owner, right, {"miam": name_miam(miam)})
                return Told(said, pictures=drawings.lift_cover(self.reader.say(f"miam-{miam}")))

    def drinking(self, event: Drunk | Given | PileEmpty | MiamBack) -> Told:
        """A glass drunk or given, a glass that is missing, or a Miam that goes back."""
        match event:
            case Drunk(seat, glass, off_the_pile):
                forms = {"glass": name_glass(glass), "the": name_glass(glass, "the")}
                source = {"from": "pile" if off_the_pile else "turn"}
                return Told(Sentence("event-drunk", seat, {**forms, **source}))
            case Given(giver, to, glass):
                return Told(Sentence("event-given", giver, {"glass": name_glass(glass), "to": Player(to)}))
            case PileEmpty(seat):
                return Told(Sentence("event-pile-empty", seat))
            case MiamBack(owner):
                return Told(Sentence("event-miam-back", owner, tone="quiet"))

    # --- Turns, rounds and the bill -----------------------------------------------

    def turn(self, event: RoundBegun | Drawn | Seen) -> Iterator[Told]:
        """The start of a round or, with a picture of the counter, of a turn; or what the reader sees."""
        match event:
            case RoundBegun(number, starter):
                yield Told(Sentence("event-round", starter, {"number": number}, "heading"))
            case Drawn(seat):
                yield Told(pictures=(Group("", drawings.counter(self.reader, self.after)),))
                yield Told(Sentence("event-drawn", seat))
            case Seen(seat, glass):
                if glass:
                    yield Told(Sentence("event-seen", seat, {"glass": name_glass(glass)}))

    def bill(self, event: RoundVoid | Pays | Paid | GameEnded) -> Told:
        """A void round, a player who pays, or the end of the game."""
        after = self.after
        match event:
            case RoundVoid(_, number):
                return Told(Sentence("event-void", arguments={"number": number}, tone="heading"))
            case Pays(seat, why, glass):
                alike = {"number": after.setup.components.alike, "many": name_glass(glass, "many")}
                return Told(Sentence(f"event-pays.{why}", seat, alike, "good", sad=seat))
            case Paid(seat, _, total):
                return Told(Sentence("event-paid", seat, {"total": total}))
            case GameEnded(reason):
                end = {"total": sum(after.additions[after.due]), "number": after.voids}
                return Told(Sentence(f"event-ended.{reason}", after.due, end, "heading"))


def reveal_sentence(key: str, receiver: Seat, claimant: Seat, right: bool, shown: Arguments) -> Sentence:
    """The sentence of a reveal: good news for the receiver if they were right, else for the claimant."""
    glad, sad = (receiver, claimant) if right else (claimant, receiver)
    return Sentence(key, receiver, {**shown, "right": yes_or_no(right)}, glad=glad, sad=sad)
