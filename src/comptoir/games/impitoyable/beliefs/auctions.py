"""The worth of a bid: the adventurer it may win, less its cost. All values are in nuggets."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.actions import Bid
from comptoir.games.impitoyable.beliefs.crews import worth_of_joining
from comptoir.games.impitoyable.beliefs.debts import cost
from comptoir.games.impitoyable.rules.bids import total
from comptoir.games.impitoyable.views import View

SUMS: Final = (1, 2, 3, 3, 3, 2, 2, 1, 1, 1, 0.5, 0.5)
"""Weights of the sums 0, 1, 2 and so on that others bid."""


def best_bid(view: View, seat: Seat, legal: Sequence[Bid]) -> Bid:
    """The bid with the highest expected worth."""
    hopes = sorted(
        [worth_of_joining(view.setup, view.my_crew or (), name) for name in view.offer], reverse=True
    )
    return max(cheapest(legal, seat), key=lambda bid: worth_of_bid(view, seat, bid, hopes))


def cheapest(legal: Sequence[Bid], seat: Seat) -> list[Bid]:
    """For each sum, the bid that costs least; if several do, the one with the fewest IOUs."""
    found: dict[int, Bid] = {}
    for bid in sorted(legal, key=lambda bid: (cost(bid.ious, seat), len(bid.ious))):
        found.setdefault(total(bid.ious), bid)
    return list(found.values())


def worth_of_bid(view: View, seat: Seat, bid: Bid, hopes: Sequence[float]) -> float:
    """The expected worth of a bid: the adventurer that it wins, if any, less the price, which winners pay.

    ``hopes`` are the worths of the adventurers on offer, the best first.
    """
    mine = total(bid.ious)
    above = sum(1 for other in view.bids if other and total(other) > mine)
    chance, price = chance_of_more(mine), cost(bid.ious, seat)
    ranks = chances_of_rank(len(view.due) - 1, chance)
    return sum(
        [
            likely * (hopes[above + more] - price)
            for more, likely in enumerate(ranks)
            if above + more < len(hopes)
        ]
    )


@lru_cache(maxsize=64)
def chance_of_more(mine: int) -> float:
    """The chance that another player bids more than ``mine``."""
    less = [*accumulate(SUMS)]
    return 1 - less[min(mine, len(less) - 1)] / less[-1]


@lru_cache(maxsize=256)
def chances_of_rank(others: int, chance: float) -> tuple[float, ...]:
    """The chances that 0, 1, 2 and so on of ``others`` players bid more."""
    found: tuple[float, ...] = (1.0,)
    for _ in range(others):
        found = tuple([a * (1 - chance) + b * chance for a, b in zip((*found, 0), (0, *found), strict=True)])
    return found
