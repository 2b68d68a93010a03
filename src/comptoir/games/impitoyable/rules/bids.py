"""Which bids can be made with a hand (4.4, 4.5)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from comptoir.games.impitoyable.actions import Bid, Iou
from comptoir.games.impitoyable.rules.set_up import worth
from comptoir.games.impitoyable.state import Counts, Setup, Sums, listed


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
    """All bids with this hand, by their sums, in ascending order; of equal sums the shorter first."""
    held, most = listed(setup, hand), setup.components.bid
    found: list[list[Bid]] = [[] for _ in range(most * len(setup.components.ious))]
    chosen = [(NOTHING, 0)]
    for _ in range(most):
        chosen = [further for choice, start in chosen for further in one_more(choice, held, start)]
        for choice, _ in chosen:
            found[choice.sum].append(choice.bid)
    return tuple([(sum_, bids) for sum_, bids in enumerate(found) if bids])


class Choice(dict[Iou, "Choice"]):
    """Chosen IOUs, made once: the bid of them, its sum, and by IOU the choice with that one more."""

    def __init__(self, ious: tuple[Iou, ...]) -> None:
        super().__init__()
        self.bid = Bid(ious)
        self.sum = total(ious)

    def __missing__(self, iou: Iou) -> "Choice":
        return self.setdefault(iou, Choice((*self.bid.ious, iou)))


NOTHING: Final = Choice(())


def one_more(choice: Choice, held: Sequence[Iou], start: int) -> list[tuple[Choice, int]]:
    """The choices with one more of those held from ``start`` on, equal ones once, and where to go on."""
    return [
        (choice[iou], place + 1)
        for place, iou in enumerate(held[start:], start)
        if place == start or iou != held[place - 1]
    ]
