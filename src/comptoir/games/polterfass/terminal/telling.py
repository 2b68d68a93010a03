"""What happens in the taproom, told in sentences and pictures."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from comptoir.core.sentences import Arguments, Player, Sentence, Tone
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Telling, Told
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
from comptoir.games.polterfass.components import Face
from comptoir.games.polterfass.terminal import drawings
from comptoir.games.polterfass.terminal.words import named, printed, targeted
from comptoir.games.polterfass.views import View

ROUNDS_SHOWN: Final = 4
"""How many lines of the pad stand below a bill."""


class TaproomTelling(Telling[View]):
    """One step as heard from a chair."""

    def __iter__(self) -> Iterator[Told]:
        """All that happens; barrels that are counted share a line, and so do the lines of a bill."""
        for kind, alike in groupby(self.story, type):
            if kind is Counted:
                yield Told(*map(self.sentence, alike))
            elif kind is Credited:
                yield from self.bill([event for event in alike if isinstance(event, Credited)])
            else:
                yield from map(self.told, alike)

    def told(self, event: Step | Event) -> Told:
        """A step or an event in a sentence; barrels that are rolled can be seen, too."""
        if isinstance(event, Rolled):
            tumbling = drawings.tumble(self.before.setup, self.before.faces, event.cup, event.faces)
            return Told(self.sentence(event), pictures=tumbling)
        return Told(self.sentence(event))

    def sentence(self, event: Step | Event) -> Sentence:
        """A step or an event in a sentence."""
        innkeeper = self.before.innkeeper
        match event:
            case First(seat):
                return Sentence("step-first", seat)
            case Rolled(cup, faces):
                return rolled(cup, faces)
            case Order(cards):
                return self.order(cards or ())
            case Close():
                return Sentence("step-close", innkeeper)
            case Roll(specials):
                thrown = {"thrown": len(self.after.cup), "picked": len(specials)}
                return Sentence("step-roll", innkeeper, thrown)
            case Assign(destroyed, doubled):
                return Sentence("step-assign", innkeeper, targeted(self.before, destroyed, doubled))
            case RoundBegun(number, starter):
                return Sentence("event-round", starter, {"number": number}, tone="heading")
            case RolledInVain():
                return Sentence("event-in-vain")
            case AllOrdered(laid):
                return all_ordered(laid)
            case Failed():
                return Sentence("event-failed", innkeeper, tone="bad")
            case Counted(_, face, effect, mugs):
                return Sentence(f"event-counted.{effect}", arguments={"face": face, "mugs": mugs})
            case Served(mugs):
                return Sentence("event-served", innkeeper, {"mugs": mugs})
            case OrdersShown(_, ordered):
                return Sentence("event-orders-shown", arguments={"mugs": ordered})
            case Credited():
                return credited(event)
            case GameEnded(reason, _):
                last = {"target": self.after.setup.components.target, "number": self.after.round}
                return Sentence(f"event-ended.{reason}", arguments=last, tone="heading")
            case _:
                raise TypeError(f"nothing to tell of {event!r}")

    def order(self, cards: Sequence[int]) -> Sentence:
        """A guest has ordered; only their own cards are known."""
        laid: Arguments = {"cards": "+".join(map(str, cards)), "mugs": sum(cards)}
        return Sentence("step-order", self.player, laid, tone="quiet")

    def bill(self, lines: Sequence[Credited]) -> Iterator[Told]:
        """Each player's cards, what they get and why, line by line; then the pad."""
        rows = [
            drawings.BillLine(
                self.after.shown[credit.seat],
                self.chair.tell(sentence := credited(credit)),
                sentence.tone,
                credit.seat == self.chair.seat,
            )
            for credit in lines
        ]
        yield Told(pictures=tuple(drawings.bill(rows[:shown]) for shown in range(1, len(rows) + 1)))
        yield Told(pictures=(drawings.pad(self.chair, self.after, ROUNDS_SHOWN),))


# --- Sentences that take some putting together ----------------------------------


def rolled(cup: str, faces: Sequence[Face]) -> Sentence:
    """The barrels tumble, then stand or lie."""
    standing = [face for face in faces if face]
    return Sentence(
        "step-rolled",
        arguments={"thrown": len(cup), "standing": len(standing), "faces": named(standing)},
    )


def all_ordered(laid: Sequence[int]) -> Sentence:
    """How many cards lie before each guest."""
    singles, pairs = (
        tuple(Player(seat) for seat, cards in enumerate(laid) if cards == number) for number in (1, 2)
    )
    numbers = {"singles": len(singles), "pairs": len(pairs)}
    return Sentence("event-all-ordered", arguments={**numbers, "with-one": singles, "with-two": pairs})


def credited(credit: Credited) -> Sentence:
    """What a player gets or loses, and why: good or bad news for everybody."""
    tone: Tone = "quiet" if credit.mugs == 0 else "good" if credit.mugs > 0 else "bad"
    mugs: Arguments = {"mugs": abs(credit.mugs), "total": printed(credit.total)}
    return Sentence(f"event-credited.{credit.why}", credit.seat, mugs, tone)
