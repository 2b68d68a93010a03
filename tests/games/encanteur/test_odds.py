"""Outcomes of chance are drawn as often as their odds say."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from comptoir import CHANCE
from comptoir.games.encanteur.components import Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.rules import go_on
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import SEATS, morning, play, random_game

DRAWS = 20_000


@pytest.mark.parametrize("seats", SEATS)
def test_slates_of_a_kind_are_as_likely_as_they_are_common(seats: int) -> None:
    """1.1, 1.2: throughout a game."""
    for turn in random_game(GAME.start(seats), seats):
        if turn.state.phase == "lot":
            left = dict(zip(turn.state.setup.slates, turn.state.pool, strict=True))
            odds = {GAME.write(step): chance for step, chance in GAME.odds(turn.state)}
            total = sum(left.values())
            assert odds == {f"lot {slate}": Fraction(n, total) for slate, n in left.items() if n}
            assert total >= turn.state.coming


@pytest.mark.parametrize(
    "state",
    [
        GAME.start(4),
        GAME.start(3, Options(first_seat=0)),
        play(GAME.start(4, Options(first_seat=0)), "chance client 0 family"),
        play(go_on(morning(3), None), "chance lot wine"),
        play(go_on(morning(4), None), "chance lot platter"),
    ],
    ids=["first", "remove", "client", "lot of three", "lot of four"],
)
def test_samples_follow_the_odds(state: State) -> None:
    """0.4, 0.5, 0.8, 1.1."""
    dice = Random(19)
    drawn = Counter(GAME.sample(state, dice) for _ in range(DRAWS))
    odds = dict(GAME.odds(state))
    assert set(drawn) == set(odds)
    for outcome, chance in odds.items():
        expected = float(DRAWS * chance)
        assert abs(drawn[outcome] - expected) <= 4.5 * sqrt(expected * (1 - chance))


def test_there_are_odds_only_when_chance_acts() -> None:
    """Formal rules: chance acts alone."""
    for turn in random_game(GAME.start(3), 5):
        assert bool(GAME.odds(turn.state)) == (turn.actor is CHANCE)
