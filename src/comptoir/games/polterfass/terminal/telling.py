"""What happens in the taproom, told in sentences and pictures."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from comptoir.core.actors import Actor, Seat
from comptoir.core.sentences import Tone
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Chair, Told
from comptoir.games.polterfass.actions import (
    AllOrdered,
    Assign,
    Close,
    Counted,
    Credited,
    Failed,
    First,
    GameEnded,
    Order,
    OrdersShown,
    Roll,
    Rolled,
    RolledInVain,
    RoundBegun,
    Served,
)
from comptoir.games.polterfass.components import DESTROY, DOUBLE, Face
from comptoir.games.polterfass.terminal import drawings
from comptoir.games.polterfass.views import View

ROUNDS_SHOWN: Final = 4
"""How many lines of the pad stand below a bill."""


@dataclass(frozen=True)
class Telling:
    """One step as heard from a chair, between the view before it and the view after it."""

    chair: Chair
    actor: Actor
    before: View
    after: View

    def story(self, story: Sequence[Step | Event]) -> Iterator[Told]:
        """All that happens; barrels that are counted share a line, and so do the lines of a bill."""
        for kind, alike in groupby(story, type):
            if kind is Counted:
                yield Told(" ".join(told.words for event in alike for told in self.told(event)))
            elif kind is Credited:
                yield from self.bill([event for event in alike if isinstance(event, Credited)])
            else:
                yield from (told for event in alike for told in self.told(event))

    def told(self, event: Step | Event) -> Iterator[Told]:
        """A step or an event in a sentence."""
        chair = self.chair
        match event:
            case First(seat):
                yield Told(chair.of("step-first", seat))
            case Rolled(cup, faces):
                yield self.rolled(cup, faces)
            case Order(cards):
                yield self.order(cards or ())
            case Close():
                yield Told(chair.of("step-close", self.before.innkeeper))
            case Roll(specials):
                yield self.roll_on(specials)
            case Assign(destroyed, doubled):
                yield self.assign(destroyed, doubled)
            case RoundBegun(number, innkeeper):
                yield Told(chair.of("event-round", innkeeper, number=number), tone="heading")
            case RolledInVain():
                yield Told(chair.say("event-in-vain"))
            case AllOrdered(laid):
                yield self.all_ordered(laid)
            case Failed():
                yield Told(chair.of("event-failed", self.before.innkeeper), tone="bad")
            case Counted(_, face, effect, mugs):
                yield Told(chair.say(f"event-counted.{effect}", face=face, mugs=mugs))
            case Served(mugs):
                yield Told(chair.of("event-served", self.before.innkeeper, mugs=mugs))
            case OrdersShown(_, ordered):
                yield Told(chair.say("event-orders-shown", mugs=ordered))
            case Credited(seat, mugs, why, total):
                yield Told(
                    chair.of(f"event-credited.{why}", seat, mugs=abs(mugs), total=drawings.printed(total))
                )
            case GameEnded(reason, _):
                target, last = self.after.setup.components.target, self.after.round
                yield Told(chair.say(f"event-ended.{reason}", target=target, number=last), tone="heading")
            case _:
                raise TypeError(f"nothing to tell of {event!r}")

    # --- Sentences that take some putting together --------------------------------

    def rolled(self, cup: str, faces: Sequence[Face]) -> Told:
        """The barrels tumble, then stand or lie."""
        standing = [face for face in faces if face]
        words = self.chair.say(
            "step-rolled", thrown=len(cup), standing=len(standing), faces=named(self.chair, standing)
        )
        return Told(words, drawings.tumble(self.before.setup, self.before.faces, cup, faces))

    def order(self, cards: Sequence[int]) -> Told:
        """A guest has ordered; only their own cards are known."""
        assert isinstance(self.actor, Seat)
        shown = "+".join(map(str, cards))
        return Told(self.chair.of("step-order", self.actor, cards=shown, mugs=sum(cards)), tone="quiet")

    def roll_on(self, specials: str) -> Told:
        """The innkeeper throws again."""
        cup, picked = self.after.cup, len(specials)
        return Told(self.chair.of("step-roll", self.before.innkeeper, thrown=len(cup), picked=picked))

    def assign(self, destroyed: str, doubled: str) -> Told:
        """The innkeeper has chosen what to destroy and to double."""
        targets = targeted(self.chair, self.before, destroyed, doubled)
        return Told(self.chair.of("step-assign", self.before.innkeeper, **targets))

    def all_ordered(self, laid: Sequence[int]) -> Told:
        """How many cards lie before each guest."""
        singles, pairs = (
            [self.chair.name(seat) for seat, cards in enumerate(laid) if cards == number] for number in (1, 2)
        )
        words = self.chair.say(
            "event-all-ordered",
            singles=len(singles),
            pairs=len(pairs),
            with_one=self.chair.listed(singles),
            with_two=self.chair.listed(pairs),
        )
        return Told(words)

    def bill(self, credited: Sequence[Credited]) -> Iterator[Told]:
        """Each player's cards, what they get and why, line by line; then the pad."""
        rows = [
            drawings.BillLine(
                self.after.shown[credit.seat], told.words, tone_of(credit), credit.seat == self.chair.seat
            )
            for credit in credited
            for told in self.told(credit)
        ]
        yield Told(pictures=tuple(drawings.bill(rows[:shown]) for shown in range(1, len(rows) + 1)))
        yield Told(pictures=(drawings.pad(self.chair, self.after, ROUNDS_SHOWN),))


def tone_of(credit: Credited) -> Tone:
    """Good or bad news for the one who gets it."""
    if credit.mugs == 0:
        return "quiet"
    return "good" if credit.mugs > 0 else "bad"


def named(chair: Chair, faces: Iterable[Face]) -> str:
    """Barrels by what they show: ``9, 4 and double``."""
    effects = {DOUBLE: "barrel-double", DESTROY: "barrel-destroy"}
    return chair.listed(chair.say(effects[face]) if face in effects else face for face in faces)


def targeted(chair: Chair, view: View, destroyed: str, doubled: str) -> dict[str, object]:
    """An assignment as arguments of a message: how many barrels, and which."""
    showing = dict(zip(view.setup.barrels, view.faces, strict=True))
    return {
        "destroys": len(destroyed),
        "destroyed": named(chair, map(showing.__getitem__, destroyed)),
        "doubles": len(doubled),
        "doubled": named(chair, map(showing.__getitem__, doubled)),
    }
