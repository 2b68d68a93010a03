"""The server's random numbers: evenly spread, and unpredictable."""

from collections import Counter

import pytest

from comptoir.server import luck
from comptoir.server.luck import Luck


def test_numbers_are_spread_evenly_between_0_and_1() -> None:
    dice = Luck()
    numbers = [dice.random() for _ in range(10_000)]
    assert all(0 <= number < 1 for number in numbers)
    assert abs(sum(numbers) / len(numbers) - 0.5) < 0.03
    assert len(set(numbers)) == len(numbers)


def test_each_face_is_equally_likely() -> None:
    """Chi-squared with five degrees of freedom: above 30 once in 70,000 runs."""
    dice = Luck()
    faces = Counter(dice.randrange(6) for _ in range(60_000))
    assert sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 30


def test_no_random_word_is_used_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    portions = iter([bytes([number]) * size for number, size in enumerate([luck._WORDS.size] * 3)])
    monkeypatch.setattr(luck, "urandom", lambda _: next(portions))
    dice = Luck()
    drawn = [dice.random() for _ in range(3 * 512)]
    assert Counter(drawn).most_common() == [(drawn[0], 512), (drawn[512], 512), (drawn[1024], 512)]
    with pytest.raises(StopIteration):
        dice.random()


def test_a_seed_changes_nothing() -> None:
    dice = Luck()
    dice.seed(1)
    first = [dice.random() for _ in range(5)]
    dice.seed(1)
    assert [dice.random() for _ in range(5)] != first
