"""Which bids can be made with a hand (4.4, 4.5)."""

from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from comptoir.games.impitoyable.actions import Bid, Iou
from comptoir.games.impitoyable.rules.set_up import worth
from comptoir.games.impitoyable.state import Counts, Setup, Sums

Ways: TypeAlias = tuple[tuple[Iou, "Ways"], ...]
"""What can be chosen next, and how it goes on from there."""


@lru_cache(maxsize=65536)
def total(ious: tuple[Iou, ...]) -> int:
    """What IOUs are worth together."""
    return sum(map(worth, ious))


def bids_of(setup: Setup, hand: Counts, sums: Sums) -> tuple[Bid, ...]:
    """All bids with this hand whose sum has not been bid, by sum."""
    return tuple(chain(*[bids for sum_, bids in by_sum(setup, hand).items() if sum_ not in sums]))


def has_bid(setup: Setup, hand: Counts, sums: Sums) -> bool:
    """Whether there is any."""
    return not by_sum(setup, hand).keys() <= sums


@lru_cache(maxsize=4096)
def by_sum(setup: Setup, hand: Counts) -> dict[int, tuple[Bid, ...]]:
    """All bids with this hand, by their sums, in ascending order; of equal sums the shorter first."""
    found: list[list[Bid]] = [[] for _ in range(setup.components.bid * len(setup.components.ious))]
    chosen = [(NOTHING, ways(setup, hand))]
    for _ in range(setup.components.bid):
        chosen = [(choice[iou], on) for choice, further in chosen for iou, on in further]
        for choice, _ in chosen:
            found[choice.sum].append(choice.bid)
    return {sum_: tuple(bids) for sum_, bids in enumerate(found) if bids}


class Choice(dict[Iou, "Choice"]):
    """Chosen IOUs, made once: the bid of them, its sum, and by IOU the choice with that one more."""

    __slots__ = ("bid", "sum")

    def __init__(self, ious: tuple[Iou, ...]) -> None:
        super().__init__()
        self.bid = Bid(ious)
        self.sum = total(ious)

    def __missing__(self, iou: Iou) -> "Choice":
        return self.setdefault(iou, Choice((*self.bid.ious, iou)))


NOTHING: Final = Choice(())


def ways(setup: Setup, hand: Counts) -> Ways:
    """Each kind of IOU that can be chosen first, and the ways to go on from there."""
    found: Ways = ()
    for iou, count in zip(reversed(setup.ious), reversed(hand), strict=True):
        if count:
            others = found
            for _ in range(count):
                first: Ways = ((iou, found),)
                found = first + others
    return found
