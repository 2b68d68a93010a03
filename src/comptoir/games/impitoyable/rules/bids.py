"""Which bids can be made with a hand (4.4, 4.5)."""

from functools import lru_cache
from itertools import combinations_with_replacement

from comptoir.games.impitoyable.actions import Bid, Iou
from comptoir.games.impitoyable.rules.set_up import worth
from comptoir.games.impitoyable.state import Counts, Setup, Sums


@lru_cache(maxsize=65536)
def total(ious: tuple[Iou, ...]) -> int:
    """What IOUs are worth together."""
    return sum(map(worth, ious))


@lru_cache(maxsize=16384)
def bids_of(setup: Setup, hand: Counts, sums: Sums) -> tuple[Bid, ...]:
    """All bids with this hand whose sum has not been bid, by sum."""
    return tuple([bid for sum_, bids in by_sum(setup, hand) if not sums >> sum_ & 1 for bid in bids])


def has_bid(setup: Setup, hand: Counts, sums: Sums) -> bool:
    """Whether there is any."""
    return any(not sums >> sum_ & 1 for sum_, _ in by_sum(setup, hand))


@lru_cache(maxsize=16384)
def by_sum(setup: Setup, hand: Counts) -> tuple[tuple[int, tuple[Bid, ...]], ...]:
    """All bids with this hand, by their sums, in ascending order."""
    found: dict[int, list[Bid]] = {}
    for bid in combinations_of(setup, hand):
        found.setdefault(total(bid.ious), []).append(bid)
    return tuple((sum_, tuple(found[sum_])) for sum_ in sorted(found))


def combinations_of(setup: Setup, hand: Counts) -> list[Bid]:
    """All that can be bid with this hand, few IOUs before many."""
    kinds = [iou for iou, count in zip(setup.ious, hand, strict=True) if count]
    held = {iou: count for iou, count in zip(setup.ious, hand, strict=True) if count}
    return [
        bid_of(ious)
        for number in range(1, setup.components.bid + 1)
        for ious in combinations_with_replacement(kinds, number)
        if all(ious.count(iou) <= held[iou] for iou in ious)
    ]


@lru_cache(maxsize=65536)
def bid_of(ious: tuple[Iou, ...]) -> Bid:
    """The bid of these IOUs, made once."""
    return Bid(ious)
