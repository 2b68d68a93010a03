"""What IOUs cost: those that lie in the market, and those that are bid. All worth is in nuggets."""

from collections.abc import Sequence
from typing import Final

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.actions import Iou, Slot
from comptoir.games.impitoyable.rules.set_up import owner, worth
from comptoir.games.impitoyable.views import Memory, View, may_be

TURNED: Final = 0.55
"""How likely an IOU in the market is turned up before the game ends."""
MANY: Final = 999
"""More lots than anybody has to remember."""
FOREIGN: Final = 0.35
"""What another's IOU in hand is worth, in parts of its value: a bid that costs nothing."""


def possible(memory: Memory, recalls: int = MANY) -> list[tuple[Iou, ...]]:
    """Slot by slot what may lie there, each as likely as another; nothing in a hole.

    Only so many lots are remembered: what is older may be any of all that is.
    """
    rows = [() if slip is None else may_be(memory, slip) for slip in memory.market]
    old = [slip is not None and slip.lot < memory.lot - recalls for slip in memory.market]
    blur = tuple([iou for row, is_old in zip(rows, old, strict=True) if is_old for iou in row])
    return [blur if is_old else row for row, is_old in zip(rows, old, strict=True)]


def debts(view: View, seat: Seat) -> float:
    """What a seat can expect to owe for all that lies in the market."""
    assert view.memory is not None, "bots remember"
    return sum(
        [
            sum([worth(iou) for iou in ious if owner(iou) == seat]) / len(ious)
            for ious in possible(view.memory)
            if ious
        ]
    )


def worth_of_slot(view: View, seat: Seat, slot: Slot, recalls: int) -> float:
    """What can be expected of taking what lies there, for somebody who remembers so many lots."""
    assert view.memory is not None, "bots remember"
    ious = possible(view.memory, recalls)[view.setup.index[slot]]
    return sum([worth_in_hand(iou, seat) for iou in ious]) / len(ious)


def worth_in_hand(iou: Iou, seat: Seat) -> float:
    """What it is worth to hold an IOU instead of leaving it in the market."""
    return worth(iou) * (TURNED if owner(iou) == seat else FOREIGN)


def cost(ious: Sequence[Iou], seat: Seat) -> float:
    """What it costs to put IOUs into the market."""
    return sum([worth_in_hand(iou, seat) for iou in ious])
