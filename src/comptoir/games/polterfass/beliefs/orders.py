"""What the guests may have ordered, and what each order brings: exact sums over all the others may order.

Shapes: 2 numbers of cards, one and two; V values that an order can have,
ascending; K guests; S mugs served, from 0 up.

A *belief* is the chance of each order by number of cards and value, shape (2, V);
every guest orders by it, independently of the others. An array that
depends on a guest's K - 1 fellow guests has an axis for how many of them laid
two cards, 0 to K - 1; one that depends on all guests has an axis from 0 to K.
"""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from math import prod
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from comptoir.games.polterfass.beliefs.serving import Floats, Ints
from comptoir.games.polterfass.components import Card
from comptoir.games.polterfass.state import Cards

Complexes: TypeAlias = npt.NDArray[np.complex128]


class Menu:
    """Every order that these cards allow."""

    def __init__(self, cards: Sequence[Card]) -> None:
        laid: list[Cards] = [chosen for number in (1, 2) for chosen in combinations(cards, number)]
        self.values: Ints = np.array(sorted({sum(chosen) for chosen in laid}), dtype=np.int64)
        """The values that an order can have, in mugs."""
        self.orders: dict[tuple[int, int], list[Cards]] = {}
        """The cards to lay, by number of cards less one and index of their value."""
        for chosen in laid:
            place = int(np.searchsorted(self.values, sum(chosen)))
            self.orders.setdefault((len(chosen) - 1, place), []).append(chosen)
        self.possible: npt.NDArray[np.bool_] = np.zeros((2, len(self.values)), dtype=np.bool_)
        """Which values can be had with one card and with two."""
        for key in self.orders:
            self.possible[key] = True


class Bill:
    """The expected payoffs of ordering and of serving (section 5).

    A sum of independent orders has the product of their generating functions. These are evaluated at the
    roots of unity, for the others' orders within each range of values, and inverted by a Fourier transform.
    """

    def __init__(self, menu: Menu, guests: int, most: int, equals_lose: bool) -> None:
        values, number = menu.values, len(menu.values)
        self.menu, self.guests = menu, guests
        self.size = (guests - 1) * int(values[-1]) + 1
        """The number of possible sums of the others' orders, from 0 up."""
        served = np.arange(most + 1)
        self.room: Ints = np.clip(served - values[:, None] + 1, 0, self.size)
        """How many of the others' sums leave enough for an order, by its value and mugs served: (V, S)."""
        turns = np.outer(values, np.arange(self.size // 2 + 1))
        self.roots: Complexes = np.exp(-2j * np.pi * turns / self.size)
        ranges = list(combinations_with_replacement(range(number), 2))
        self.low, self.high = (np.array(ends) for ends in zip(*ranges, strict=True))
        place = {ends: at for at, ends in enumerate(ranges)}
        greedy = np.zeros((number, len(ranges)))
        """What an order brings if the guests were too greedy, as a sum over ranges of the others' orders."""
        for own, value in enumerate(values):
            greedy[own, place[0, own]] -= value
            # The lowest order brings the highest of the others: each range up to it, less the next shorter.
            for high in range(own + 1, number):
                greedy[own, place[own, high]] += values[high]
                greedy[own, place[own, high - 1]] -= values[high]
            if not equals_lose:
                greedy[own, place[own, own]] += value
        self.greedy = greedy
        self.whole = place[0, number - 1]
        fulfilled = np.zeros_like(greedy)
        fulfilled[:, place[0, number - 1]] = values
        self.change = fulfilled - greedy

    def gains(self, belief: Floats) -> tuple[Floats, Floats]:
        """What an order brings a guest, and what it costs an innkeeper who has enough for all.

        Returns:
            By what the others laid, value and mugs served: shape (K, V, S) each.
        """
        sums = self.sums(belief)
        greedy = self.greedy @ sums[..., :1].real
        gains = greedy + self.total_if_enough(multiply(self.change, sums))
        chances = self.total_if_enough(sums[:, self.whole, None])
        return gains, chances * self.menu.values[:, None]

    def sums(self, belief: Floats) -> Complexes:
        """The generating function of the others' sum within each range of values: (K, ranges, roots)."""
        each = chances_by_number(belief)[..., None] * self.roots
        up_to = np.concatenate([np.zeros_like(each[:, :1]), each.cumsum(axis=1)], axis=1)
        one, two = up_to[:, self.high + 1] - up_to[:, self.low]
        return products(one, two, self.guests - 1)

    def total_if_enough(self, function: Complexes) -> Floats:
        """The total of a generating function over the sums that leave enough: (K, V, S)."""
        below = np.zeros((*function.shape[:-1], self.size + 1))
        np.cumsum(np.fft.irfft(function, self.size), axis=-1, out=below[..., 1:])
        return np.take_along_axis(below, self.room[None], axis=-1)

    def sum_over_guests(self, belief: Floats, amounts: Floats) -> Floats:
        """The expected sum over all guests of ``amounts``, which depend on a guest's value and on the others.

        Args:
            belief: shape (2, V).
            amounts: shape (K, V, S).

        Returns:
            Shape (K + 1, S).
        """
        one, two = chances_by_number(belief)
        twos = np.arange(self.guests)[:, None]
        total = np.zeros((self.guests + 1, amounts.shape[-1]))
        total[:-1] += (self.guests - twos) * (one @ amounts)
        total[1:] += (twos + 1) * (two @ amounts)
        return total


def chances_by_number(belief: Floats) -> Floats:
    """The chance of each value, given the number of cards: shape (2, V)."""
    chances: Floats = belief / belief.sum(axis=-1, keepdims=True)
    return chances


def products(one: Complexes, two: Complexes, number: int) -> Complexes:
    """All products of ``number`` factors, by how many of them are ``two``: shape (number + 1, ...)."""
    return np.stack([prod([one] * (number - twos) + [two] * twos) for twos in range(number + 1)])


def multiply(matrix: Floats, function: Complexes) -> Complexes:
    """``matrix @ function``, without making the matrix complex."""
    product: Complexes = (matrix @ function.view(np.float64)).view(np.complex128)
    return product
