"""Serving as an exact decision problem: every way the barrels can still fall, and when to close the tap.

Barrels of one kind are alike, and so are the specials. A *fall* counts, for each
kind, the barrels that have come to stand on either end since the first roll; a
*mark* counts the specials that show double and destroy. The standard box has at
most 648 falls and 6 marks.

Shapes: M marks, F falls (those with fewest barrels lying first), N columns. Each
column is one belief about what the guests have ordered; columns are independent.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import comb
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
Ints: TypeAlias = npt.NDArray[np.int64]
Choices: TypeAlias = npt.NDArray[np.int8]
Pair: TypeAlias = tuple[int, int]
"""How many barrels show their first end and their second."""

CLOSE: Final = -1
"""The choice to close the tap; any other choice is the mark to keep while all else is thrown."""
TIE: Final = 1e-9
"""Payoffs that differ by fewer mugs count as equal, so that rounding decides nothing."""
EXACT: Final = 1e-12
"""The change of value, in mugs, at which the iteration stops: specials can be thrown any number of times."""


class Serving:
    """Everything that can happen in serving, given how many barrels lie after the first roll.

    Args:
        lying: by kind, how many barrels of it lie.
        specials: the number of special barrels.
        stands: the chance that a barrel stands, by number of barrels thrown.
        top_end: the chance that a standing barrel shows its first end.
    """

    def __init__(self, lying: Sequence[int], specials: int, stands: Sequence[float], top_end: float) -> None:
        self.stands, self.ends = stands, (top_end, 1 - top_end)
        falls = np.array(list(product(*map(ends, lying))), dtype=np.int64).reshape(-1, len(lying), 2)
        left = sum(lying) - falls.sum(axis=(1, 2))
        order = np.argsort(left, kind="stable")
        self.falls: Ints = falls[order]
        """How many barrels have come to stand, by fall, kind and end."""
        self.lying: Ints = left[order]
        """How many number barrels lie, by fall."""
        ways = np.ones((1, 1))
        for number in lying:
            ways = np.kron(ways, ways_between(number, self.ends, list(ends(number)))).astype(np.float64)
        self.ways: Floats = ways[np.ix_(order, order)]
        """The number of ways from one fall to another, each weighted by the chances of its ends."""
        self.marks = sorted(ends(specials), key=sum, reverse=True)
        self.unset: Ints = np.array([specials - sum(mark) for mark in self.marks])
        """How many specials lie, by mark."""
        self.turns: Floats = ways_between(specials, self.ends, self.marks)
        """The number of ways from a kept mark to another, each weighted by the chances of its ends."""
        keeps = [[double <= m[0] and destroy <= m[1] for double, destroy in self.marks] for m in self.marks]
        self.bars: Floats = np.where(keeps, 0.0, -np.inf)[..., None, None]
        """Minus infinity where a mark does not contain the one to keep: shape (M, M kept, 1, 1)."""
        self.layers = [Layer(self, number) for number in range(sum(lying) + 1)]
        """The layers, by how many number barrels lie."""


class Layer:
    """The falls with the same number of number barrels lying, and where throws lead from there.

    Their rows are ``first`` to ``last``; falls with fewer lying come before. Chances are by mark kept.
    """

    def __init__(self, serving: Serving, lying: int) -> None:
        self.first, self.last = map(int, np.searchsorted(serving.lying, (lying, lying + 1)))
        self.ways: Floats = serving.ways[self.first : self.last, : self.first]
        thrown = lying + serving.unset
        stands = np.array(serving.stands)[thrown][:, None]
        left = serving.lying[: self.first]
        self.chances: Floats = (stands ** (lying - left) * (1 - stands) ** left)[..., None]
        """The chance that the right barrels stand up for each fall with fewer lying: (M, falls before, 1)."""
        gone = np.maximum(serving.unset[:, None] - serving.unset, 0)
        self.turns: Floats = serving.turns * stands**gone * (1 - stands) ** serving.unset
        """The chance of each mark after the throw: shape (M, M)."""
        lain = (1 - stands) ** lying
        self.fails: Floats = (lain[:, 0] * np.diagonal(self.turns))[:, None, None]
        """The chance that none of the barrels thrown stands: shape (M, 1, 1)."""
        self.specials_only: Floats = lain * (self.turns - np.diag(np.diagonal(self.turns)))
        """The chance that specials alone stand up, by mark after the throw: shape (M, M)."""
        self.barred: npt.NDArray[np.bool_] = thrown == 0
        """The marks that cannot be kept, since nothing would be thrown (P3)."""


class Plan(NamedTuple):
    """The best choices in serving for each column: shape (M, F, N) each."""

    values: Floats
    """The expected payoff, in mugs."""
    choices: Choices
    """`CLOSE`, or the mark to keep in a throw."""


# --- How barrels stand up -----------------------------------------------------


def ends(number: int) -> Iterator[Pair]:
    """Each pair that ``number`` barrels of one kind can show."""
    return ((top, other) for top in range(number + 1) for other in range(number + 1 - top))


def ways_between(number: int, chances: tuple[float, float], pairs: Sequence[Pair]) -> Floats:
    """`ways` between all ``pairs``."""
    return np.array([[ways(number, old, new, chances) for new in pairs] for old in pairs])


def ways(number: int, old: Pair, new: Pair, chances: tuple[float, float]) -> float:
    """The number of ways for lying barrels to stand up and turn ``old`` into ``new``, weighted by end."""
    top, other, lying = new[0] - old[0], new[1] - old[1], number - sum(old)
    if top < 0 or other < 0:
        return 0.0
    return comb(lying, top) * comb(lying - top, other) * chances[0] ** top * chances[1] ** other


@lru_cache(maxsize=1 << 14)
def servable_mugs(mugs: tuple[int, ...], mark: Pair) -> tuple[int, ...]:
    """What barrels that show ``mugs`` can serve, ascending: some are destroyed, others doubled."""
    double, destroy = mark
    destroyed = min(destroy, len(mugs))
    doubled = min(double, len(mugs) - destroyed)
    kept = combinations(mugs, len(mugs) - destroyed)
    return tuple(sorted({sum(rest) + sum(more) for rest in kept for more in combinations(rest, doubled)}))


# --- Plans, and where they lead -----------------------------------------------


def solve(serving: Serving, closing: Floats, failing: Floats, precision: float = EXACT) -> Plan:
    """The best plan, by value iteration from no number barrel lying up to all.

    Args:
        closing: the payoff of closing the tap, shape (M, F, N).
        failing: the payoff of failing, shape (N,).
        precision: the iteration stops when no value changes by more mugs than this.
    """
    values = np.array(closing)
    choices = np.full(closing.shape, CLOSE, dtype=np.int8)
    for layer in serving.layers:
        rows = slice(layer.first, layer.last)
        ahead = look_ahead(layer, values, failing)
        values[:, rows], thrown = iterate(serving, layer, ahead, closing[:, rows], precision)
        choices[:, rows] = choose(serving, thrown, closing[:, rows], values[:, rows])
    return Plan(values, choices)


def look_ahead(layer: Layer, values: Floats, failing: Floats) -> Floats:
    """The value of a throw by mark kept, without the outcomes in which specials alone stand up."""
    after = blend(layer.turns, values[:, : layer.first]) * layer.chances
    ahead: Floats = layer.ways @ after + layer.fails * failing
    ahead[layer.barred] = -np.inf
    return ahead


def blend(weights: Floats, values: Floats) -> Floats:
    """``weights`` (M, M) times ``values`` (M, F, N) along the marks."""
    return (weights @ values.reshape(len(values), -1)).reshape(values.shape)


def iterate(
    serving: Serving, layer: Layer, ahead: Floats, close: Floats, precision: float
) -> tuple[Floats, Floats]:
    """The values in a layer, and those of throwing by mark kept."""
    values = close
    while True:
        thrown = ahead + blend(layer.specials_only, values)
        kept = (thrown + serving.bars).max(axis=1)
        last, values = values, np.maximum(kept, close)
        if np.abs(values - last).max() <= precision:
            return values, thrown


def choose(serving: Serving, thrown: Floats, close: Floats, values: Floats) -> Choices:
    """Close if no throw is better, otherwise the best throw, with as few specials as possible."""
    enough = values - TIE
    kept = thrown + serving.bars >= enough[:, None]
    return np.where(close >= enough, CLOSE, kept.argmax(axis=1)).astype(np.int8)


def follow(serving: Serving, choices: Choices, mark: int, precision: float = EXACT) -> tuple[Floats, Floats]:
    """Where a plan leads.

    Args:
        choices: the plan's, shape (M, F, N).
        mark: the index of the mark after the first roll.
        precision: the iteration stops when no chance changes by more than this.

    Returns:
        The chance to close the tap in each position, shape (M, F, N), and to fail, shape (N,).
    """
    reached, failed = np.zeros(choices.shape), np.zeros(choices.shape[-1])
    reached[mark, -1] = 1
    for layer in reversed(serving.layers):
        rows = slice(layer.first, layer.last)
        visits, thrown = gather(layer, reached[:, rows], choices[:, rows], precision)
        failed += (thrown * layer.fails).sum(axis=(0, 1))
        reached[:, rows] = visits * (choices[:, rows] == CLOSE)
        fallen = (layer.ways.T @ thrown) * layer.chances
        reached[:, : layer.first] += blend(layer.turns.T, fallen)
    return reached, failed


def gather(layer: Layer, arrived: Floats, choices: Choices, precision: float) -> tuple[Floats, Floats]:
    """How often a layer's positions are reached, and how often they lead to a throw, by mark kept."""
    kept = np.arange(len(choices))[:, None, None, None]
    routes = (choices == kept).astype(np.float64)
    visits = arrived
    while True:
        thrown = (routes * visits).sum(axis=1)
        last, visits = visits, arrived + blend(layer.specials_only.T, thrown)
        if np.abs(visits - last).max() <= precision:
            return visits, thrown
