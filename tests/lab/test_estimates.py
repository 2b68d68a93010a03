"""Intervals, compared with published figures."""

import numpy as np
import pytest

from comptoir.lab.estimates import Estimate, mean, share, student


def outcomes(wins: int, games: int) -> "np.typing.NDArray[np.float64]":
    return np.repeat([1.0, 0.0], [wins, games - wins])


# --- Shares -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Newcombe 1998, Two-sided confidence intervals for the single proportion, table I, method 3."""
    found = share(outcomes(wins, games))
    assert found.value == pytest.approx(wins / games, abs=1e-6)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_counts_as_a_part() -> None:
    halves = share(np.array([0.5, 0.5, 1.0, 0.0]))
    assert halves == share(outcomes(2, 4))


def test_joint_wins_are_divided_by_chairs() -> None:
    together, each = share(outcomes(60, 100)), share(outcomes(60, 100), chairs=3)
    assert each.value == pytest.approx(0.2)
    assert together.low
    assert each.low == pytest.approx(together.low / 3, abs=1e-6)


def test_the_interval_holds_the_truth_even_if_seats_differ_and_wins_are_shared() -> None:
    """Four seats with different known chances; two players share a fifth of all wins."""
    rng, chances = np.random.default_rng(1), np.tile([0.1, 0.2, 0.3, 0.6], 50)
    parts = np.where(rng.random((2000, 200)) < 0.2, 0.5, 1.0)
    samples = (rng.random((2000, 200)) < chances) * parts
    truth = float(chances.mean()) * 0.9
    held = [low <= truth <= high for low, high in map(ends, map(share, samples))]
    assert np.mean(held) >= 0.95


def ends(estimate: Estimate) -> tuple[float, float]:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low, estimate.high


# --- Means --------------------------------------------------------------------

SLEEP = np.array([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]) - np.array(
    [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
)


def test_the_interval_of_a_mean_is_students() -> None:
    """Student 1908, hours of sleep gained; figures from R's manual, a paired ``t.test`` on ``sleep``."""
    found = mean(SLEEP)
    assert found.value == pytest.approx(-1.58)
    assert ends(found) == pytest.approx((-2.4598858, -0.7001142), abs=2e-5)


@pytest.mark.parametrize(
    ("freedom", "published", "within"),
    [
        (2, 4.303, 0.04),
        (4, 2.776, 0.001),
        (5, 2.571, 0.001),
        (10, 2.228, 0.0005),
        (30, 2.042, 0.0005),
        (120, 1.980, 0.0005),
        (10**9, 1.960, 0.0005),
    ],
)
def test_students_t_agrees_with_published_tables(freedom: int, published: float, within: float) -> None:
    """NIST/SEMATECH Handbook of Statistical Methods, table 1.3.6.7.2."""
    assert student(freedom) == pytest.approx(published, abs=within)


def test_one_game_has_no_interval() -> None:
    assert mean(np.array([12])) == Estimate(12.0, None, None)
