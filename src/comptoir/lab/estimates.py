"""Estimates from many games: values with their 95% confidence intervals."""

from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

Z: Final = 1.959963984540054
"""A standard normal variable lies between -Z and Z with probability 0.95."""

Numbers = npt.NDArray[np.float64] | npt.NDArray[np.int_]


class Estimate(Struct, frozen=True):
    """A value and its 95% interval; a single observation gives no interval."""

    value: float
    low: float | None
    high: float | None


def estimate(value: float, low: float, high: float) -> Estimate:
    """An estimate rounded to six decimals; beyond that, sums may differ between processors."""
    return Estimate(round(value, 6), round(low, 6), round(high, 6))


def share(parts: Numbers, chairs: int = 1) -> Estimate:
    """The win share of one chair, from the joint wins of several chairs, with Wilson's score interval.

    Wilson's interval assumes that each game is won or lost, always with the same probability. Shared wins
    (1/2, 1/3) and chances that differ, for example by seat, make the sum vary less; the interval is then
    too wide rather than too narrow.

    Args:
        parts: how much of each game the chairs win together, from 0 to 1, shape (games,).
        chairs: the number of these chairs, the same in each game.

    Source: Wilson 1927; Hoeffding 1956 for unequal chances.
    """
    games, part = len(parts), float(np.mean(parts))
    centre = part + Z**2 / (2 * games)
    reach = Z * sqrt(part * (1 - part) / games + (Z / (2 * games)) ** 2)
    scale = 1 + Z**2 / games
    low, high = max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
    return estimate(part / chairs, low / chairs, high / chairs)


def mean(values: Numbers) -> Estimate:
    """The mean of independent values, one per game, with Student's interval."""
    value, games = float(np.mean(values)), len(values)
    if games == 1:
        return Estimate(round(value, 6), None, None)
    reach = student(games - 1) * float(np.std(values, ddof=1)) / sqrt(games)
    return estimate(value, value - reach, value + reach)


def student(freedom: int) -> float:
    """The 0.975 quantile of Student's t distribution with ``freedom`` degrees of freedom.

    Accurate to 1% from two degrees of freedom on, and to 0.1% from four on.

    Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5.
    """
    terms = (
        Z,
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
