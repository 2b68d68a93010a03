"""What a bid is worth: whom one can hope for, and what it costs. All worth is in nuggets."""

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
"""How often others bid 0, 1, 2 and so on."""


def best_bid(view: View, seat: Seat, legal: Sequence[Bid]) -> Bid:
    """The bid that is worth most."""
    hopes = sorted(
        [worth_of_joining(view.setup, view.my_crew or (), name) for name in view.offer], reverse=True
    )
    return max(cheapest(legal, seat), key=lambda bid: worth_of_bid(view, seat, bid, hopes))


def cheapest(legal: Sequence[Bid], seat: Seat) -> list[Bid]:
    """Of each sum the bid that costs least; of these, the one of fewest IOUs."""
    found: dict[int, Bid] = {}
    for bid in sorted(legal, key=lambda bid: (cost(bid.ious, seat), len(bid.ious))):
        found.setdefault(total(bid.ious), bid)
    return list(found.values())


def worth_of_bid(view: View, seat: Seat, bid: Bid, hopes: Sequence[float]) -> float:
    """What can be expected: whom those with more leave, for what is paid only then."""
    mine = total(bid.ious)
    above = sum(1 for other in view.bids if other and total(other) > mine)
    chance, price = chance_of_more(mine), cost(bid.ious, seat)
    ranks = in_order(len(view.due) - 1, chance)
    return sum(
        [
            likely * (hopes[above + more] - price)
            for more, likely in enumerate(ranks)
            if above + more < len(hopes)
        ]
    )


@lru_cache(maxsize=64)
def chance_of_more(mine: int) -> float:
    """How likely another bids more."""
    less = [*accumulate(SUMS)]
    return 1 - less[min(mine, len(less) - 1)] / less[-1]


@lru_cache(maxsize=256)
def in_order(others: int, chance: float) -> tuple[float, ...]:
    """How likely none, one, two and so on of so many others bid more."""
    found: tuple[float, ...] = (1.0,)
    for _ in range(others):
        found = tuple([a * (1 - chance) + b * chance for a, b in zip((*found, 0), (0, *found), strict=True)])
    return found
