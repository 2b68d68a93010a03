"""The bids that a hand allows (4.4, 4.5)."""

from bisect import bisect_left, bisect_right
from functools import lru_cache
from itertools import chain, combinations_with_replacement, compress
from operator import attrgetter

from msgspec import Struct

from comptoir.games.impitoyable.actions import Bid, Iou
from comptoir.games.impitoyable.rules.set_up import worth
from comptoir.games.impitoyable.state import Counts, Setup, Sums


class Choice(Struct, frozen=True, gc=False):
    """A bid, its sum, and the numbers of IOUs in hand that are too few for it.

    ``too_few`` holds pairs of an IOU and such a number, from 1 up.
    """

    bid: Bid
    sum: int
    too_few: frozenset[tuple[Iou, int]]


@lru_cache(maxsize=65536)
def total(ious: tuple[Iou, ...]) -> int:
    """The sum of the values of these IOUs."""
    return sum(map(worth, ious))


def bids_of(setup: Setup, hand: Counts, sums: Sums) -> tuple[Bid, ...]:
    """All bids with this hand, by ascending sum, without sums that have been bid."""
    bids, totals = all_bids(setup, hand)
    for sum_ in sorted(sums, reverse=True):  # from the end, to keep the indices of the others valid
        bids = bids[: bisect_left(totals, sum_)] + bids[bisect_right(totals, sum_) :]
    return bids


def has_bid(setup: Setup, hand: Counts, sums: Sums) -> bool:
    """Whether this hand allows a bid with a sum that has not been bid."""
    _, totals = all_bids(setup, hand)
    return not sums.issuperset(totals)


@lru_cache(maxsize=4096)
def all_bids(setup: Setup, hand: Counts) -> tuple[tuple[Bid, ...], tuple[int, ...]]:
    """All bids with this hand by ascending sum, shorter bids first, and their sums."""
    held = {*zip(setup.ious, hand, strict=True)}
    choices = choices_of(tuple(compress(setup.ious, hand)), setup.components.bid)
    possible = [choice for choice in choices if held.isdisjoint(choice.too_few)]
    return tuple([choice.bid for choice in possible]), tuple([choice.sum for choice in possible])


@lru_cache(maxsize=4096)
def choices_of(kinds: tuple[Iou, ...], most: int) -> tuple[Choice, ...]:
    """All bids of these kinds of IOU, with any number of each, in the order of `all_bids`."""
    sizes = range(1, most + 1)
    ious = chain.from_iterable([combinations_with_replacement(kinds, size) for size in sizes])
    return tuple(sorted(map(choice_of, ious), key=attrgetter("sum")))


@lru_cache(maxsize=65536)
def choice_of(ious: tuple[Iou, ...]) -> Choice:
    too_few = [(iou, number) for iou in ious for number in range(1, ious.count(iou))]
    return Choice(Bid(ious), total(ious), frozenset(too_few))
