"""Which bids can be made with a hand (4.4, 4.5)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from comptoir.games.impitoyable.actions import Bid, Iou
from comptoir.games.impitoyable.rules.set_up import worth
from comptoir.games.impitoyable.state import Counts, Setup, Sums, listed

Ways: TypeAlias = tuple[tuple[Iou, "Ways"], ...]
"""What can be chosen next, and how it goes on from there."""


@lru_cache(maxsize=65536)
def total(ious: tuple[Iou, ...]) -> int:
    """What IOUs are worth together."""
    return sum(map(worth, ious))


def bids_of(setup: Setup, hand: Counts, sums: Sums) -> tuple[Bid, ...]:
    """All bids with this hand whose sum has not been bid, by sum."""
    return tuple([bid for sum_, bids in by_sum(setup, hand) if not sums >> sum_ & 1 for bid in bids])


def has_bid(setup: Setup, hand: Counts, sums: Sums) -> bool:
    """Whether there is any."""
    return any(not sums >> sum_ & 1 for sum_, _ in by_sum(setup, hand))


@lru_cache(maxsize=4096)
def by_sum(setup: Setup, hand: Counts) -> tuple[tuple[int, tuple[Bid, ...]], ...]:
    """All bids with this hand, by their sums, in ascending order; of equal sums the shorter first."""
    most = setup.components.bid
    found: list[list[Bid]] = [[] for _ in range(most * len(setup.components.ious))]
    chosen = [(NOTHING, ways(listed(setup, hand)))]
    for _ in range(most):
        chosen = [(choice[iou], on) for choice, further in chosen for iou, on in further]
        for choice, _ in chosen:
            found[choice.sum].append(choice.bid)
    return tuple([(sum_, tuple(bids)) for sum_, bids in enumerate(found) if bids])


class Choice(dict[Iou, "Choice"]):
    """Chosen IOUs, made once: the bid of them, its sum, and by IOU the choice with that one more."""

    def __init__(self, ious: tuple[Iou, ...]) -> None:
        super().__init__()
        self.bid = Bid(ious)
        self.sum = total(ious)

    def __missing__(self, iou: Iou) -> "Choice":
        return self.setdefault(iou, Choice((*self.bid.ious, iou)))


NOTHING: Final = Choice(())


def ways(held: Sequence[Iou]) -> Ways:
    """Each IOU that can be chosen first, equal ones once, and the ways to go on from there."""
    found: Ways = ()
    for iou in reversed(held):
        others = found[1:] if found and found[0][0] == iou else found
        found = ((iou, found), *others)
    return found
