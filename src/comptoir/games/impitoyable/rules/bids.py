"""Which bids can be made with a hand (4.4, 4.5)."""

from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from comptoir.games.impitoyable.actions import Bid, Iou
from comptoir.games.impitoyable.rules.set_up import worth
from comptoir.games.impitoyable.state import Counts, Setup, Sums

Choices: TypeAlias = tuple[list[tuple[Iou, ...]], ...]
"""By number from 0 on: the IOUs that can be chosen, each by colour and from high to low."""


@lru_cache(maxsize=65536)
def total(ious: tuple[Iou, ...]) -> int:
    """What IOUs are worth together."""
    return sum(map(worth, ious))


@lru_cache(maxsize=16384)
def bids_of(setup: Setup, hand: Counts, sums: Sums) -> tuple[Bid, ...]:
    """All bids with this hand whose sum has not been bid, by sum."""
    return tuple(chain(*[bids for sum_, bids in by_sum(setup, hand) if not sums >> sum_ & 1]))


def has_bid(setup: Setup, hand: Counts, sums: Sums) -> bool:
    """Whether there is any."""
    return any(not sums >> sum_ & 1 for sum_, _ in by_sum(setup, hand))


@lru_cache(maxsize=16384)
def by_sum(setup: Setup, hand: Counts) -> tuple[tuple[int, list[Bid]], ...]:
    """All bids with this hand, by their sums, in ascending order."""
    found: list[list[Bid]] = [[] for _ in range(setup.components.bid * len(setup.components.ious))]
    for sum_, bid in map(SUMMED.__getitem__, chain(*choices(setup, hand)[1:])):
        found[sum_].append(bid)
    return tuple([(sum_, bids) for sum_, bids in enumerate(found) if bids])


class Summed(dict[tuple[Iou, ...], tuple[int, Bid]]):
    """The bid of any IOUs, made once, with its sum."""

    def __missing__(self, ious: tuple[Iou, ...]) -> tuple[int, Bid]:
        return self.setdefault(ious, (total(ious), Bid(ious)))


SUMMED: Final = Summed()


def choices(setup: Setup, hand: Counts) -> Choices:
    """All that can be bid with this hand, by number."""
    values = len(setup.components.ious)
    found: Choices = ([()], *([] for _ in range(setup.components.bid)))
    for first in range(0, len(hand), values):
        counts = hand[first : first + values]
        if any(counts):
            found = both(found, of_colour(setup, first, counts))
    return found


def both(some: Choices, more: Choices) -> Choices:
    """What can be chosen of two colours together, by number."""
    return tuple(
        [a + b for less in range(number + 1) for a in some[less] for b in more[number - less]]
        for number in range(len(some))
    )


@lru_cache(maxsize=16384)
def of_colour(setup: Setup, first: int, counts: Counts) -> Choices:
    """What can be chosen of one colour, by number; its kinds begin with the ``first``."""
    found: Choices = ([()], *([] for _ in range(setup.components.bid)))
    for iou, count in zip(setup.ious[first : first + len(counts)], counts, strict=True):
        if count:
            found = both(
                found, tuple([(iou,) * number] if number <= count else [] for number in range(len(found)))
            )
    return found
