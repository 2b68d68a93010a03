"""The cost of IOUs in the market and in bids. All values are in nuggets."""

from collections.abc import Sequence
from typing import Final

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.actions import Iou, Slot
from comptoir.games.impitoyable.rules.set_up import owner, worth
from comptoir.games.impitoyable.views import Memory, View, may_be

TURNED: Final = 0.55
"""The chance that an IOU in the market is turned up before the game ends."""
MANY: Final = 999
"""More lots than any game has."""
FOREIGN: Final = 0.35
"""The worth of another player's IOU in hand, as a fraction of its value: bidding it costs nothing."""


def possible(memory: Memory, recalls: int = MANY) -> list[tuple[Iou, ...]]:
    """By slot: the IOUs that may lie there, all equally likely; empty for a hole.

    Only the last ``recalls`` lots are remembered: a card of an older lot may be any IOU of all older lots.
    """
    rows = [() if slip is None else may_be(memory, slip) for slip in memory.market]
    old = [slip is not None and slip.lot < memory.lot - recalls for slip in memory.market]
    blur = tuple([iou for row, is_old in zip(rows, old, strict=True) if is_old for iou in row])
    return [blur if is_old else row for row, is_old in zip(rows, old, strict=True)]


def debts(view: View, seat: Seat) -> float:
    """What a seat would owe on average if the whole market were turned up."""
    assert view.memory is not None, "bots remember"
    return sum(
        [
            sum([worth(iou) for iou in ious if owner(iou) == seat]) / len(ious)
            for ious in possible(view.memory)
            if ious
        ]
    )


def worth_of_slot(view: View, seat: Seat, slot: Slot, recalls: int) -> float:
    """The expected worth of taking this card, for a player who remembers the last ``recalls`` lots."""
    assert view.memory is not None, "bots remember"
    ious = possible(view.memory, recalls)[view.setup.index[slot]]
    return sum([worth_in_hand(iou, seat) for iou in ious]) / len(ious)


def worth_in_hand(iou: Iou, seat: Seat) -> float:
    """The worth of holding an IOU instead of leaving it in the market."""
    return worth(iou) * (TURNED if owner(iou) == seat else FOREIGN)


def cost(ious: Sequence[Iou], seat: Seat) -> float:
    """The cost of putting IOUs into the market."""
    return sum([worth_in_hand(iou, seat) for iou in ious])
