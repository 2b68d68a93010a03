"""What happens in the taproom, in sentences and pictures."""

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
from comptoir.games.polterfass.terminal.words import name_barrels, name_targets, with_minus
from comptoir.games.polterfass.views import View

ROUNDS_SHOWN: Final = 4
"""The number of lines of the pad below a bill."""


class TaproomTelling(Telling[View]):
    """What a reader is told of one step."""

    def __iter__(self) -> Iterator[Told]:
        """The whole story; counted barrels share a line, and the lines of a bill share a picture."""
        for kind, alike in groupby(self.story, type):
            if kind is Counted:
                yield Told(*map(self.sentence, alike))
            elif kind is Credited:
                yield from self.bill([event for event in alike if isinstance(event, Credited)])
            else:
                yield from map(self.tell, alike)

    def tell(self, event: Step | Event) -> Told:
        """A step or an event in a sentence, with pictures if barrels roll."""
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
                return roll(cup, faces)
            case Order(cards):
                return self.order(cards or ())
            case Close():
                return Sentence("step-close", innkeeper)
            case Roll(specials):
                thrown = {"thrown": len(self.after.cup), "picked": len(specials)}
                return Sentence("step-roll", innkeeper, thrown)
            case Assign(destroyed, doubled):
                return Sentence("step-assign", innkeeper, name_targets(self.before, destroyed, doubled))
            case RoundBegun(number, starter):
                return Sentence("event-round", starter, {"number": number}, tone="heading")
            case RolledInVain():
                return Sentence("event-in-vain")
            case AllOrdered(laid):
                return order_counts(laid)
            case Failed():
                return Sentence("event-failed", innkeeper, tone="bad")
            case Counted(_, face, effect, mugs):
                return Sentence(f"event-counted.{effect}", arguments={"face": face, "mugs": mugs})
            case Served(mugs):
                return Sentence("event-served", innkeeper, {"mugs": mugs})
            case OrdersShown(_, ordered):
                return Sentence("event-orders-shown", arguments={"mugs": ordered})
            case Credited():
                return credit_line(event)
            case GameEnded(reason, _):
                last = {"target": self.after.setup.components.target, "number": self.after.round}
                return Sentence(f"event-ended.{reason}", arguments=last, tone="heading")
            case _:
                raise TypeError(f"nothing to tell of {event!r}")

    def order(self, cards: Sequence[int]) -> Sentence:
        """A guest's order, without its cards if the reader may not know them."""
        laid: Arguments = {"cards": "+".join(map(str, cards)), "mugs": sum(cards)}
        return Sentence("step-order", self.player, laid, tone="quiet")

    def bill(self, lines: Sequence[Credited]) -> Iterator[Told]:
        """Each player's cards, what they get and why, line by line; then the pad."""
        rows = [
            drawings.BillLine(
                self.after.shown[credit.seat],
                self.reader.tell(sentence := credit_line(credit)),
                sentence.tone,
                credit.seat == self.reader.seat,
            )
            for credit in lines
        ]
        yield Told(pictures=tuple(drawings.bill(rows[:shown]) for shown in range(1, len(rows) + 1)))
        yield Told(pictures=(drawings.pad(self.reader, self.after, ROUNDS_SHOWN),))


# --- Longer sentences -------------------------------------------------------------


def roll(cup: str, faces: Sequence[Face]) -> Sentence:
    """How many barrels were rolled, and what those that stand show."""
    standing = [face for face in faces if face]
    return Sentence(
        "step-rolled",
        arguments={"thrown": len(cup), "standing": len(standing), "faces": name_barrels(standing)},
    )


def order_counts(laid: Sequence[int]) -> Sentence:
    """The guests with one card, and those with two."""
    singles, pairs = (
        tuple(Player(seat) for seat, cards in enumerate(laid) if cards == number) for number in (1, 2)
    )
    numbers = {"singles": len(singles), "pairs": len(pairs)}
    return Sentence("event-all-ordered", arguments={**numbers, "with-one": singles, "with-two": pairs})


def credit_line(credit: Credited) -> Sentence:
    """What a player gets or loses, and why: good or bad news for everybody."""
    tone: Tone = "quiet" if credit.mugs == 0 else "good" if credit.mugs > 0 else "bad"
    mugs: Arguments = {"mugs": abs(credit.mugs), "total": with_minus(credit.total)}
    return Sentence(f"event-credited.{credit.why}", credit.seat, mugs, tone)
