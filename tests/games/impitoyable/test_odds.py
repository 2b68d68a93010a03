"""Outcomes of chance are drawn as often as their odds say."""

from collections import Counter
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from comptoir import CHANCE
from comptoir.games.impitoyable.components import Options
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import State
from tests.games.impitoyable.table import begin, event, play, town

DRAWS = 20_000
CREWS = "kid-calloway | tom-noland | silas-spade"


def states_of_chance() -> list[State]:
    """A state before each kind of outcome."""
    duel = town(CREWS, market="? r2 b1 b1 y2, 0 r3 r1 r0 r0")
    rolling = replace(duel, phase="die", awaited=(CHANCE,))
    return [
        GAME.start(),
        GAME.start(4, Options(first_seat=0)),
        begin(duel),
        play(event(duel, "duel"), "0 take 1.1"),
        begin(town(gold="0 0 0 0")),
        rolling,
        play(rolling, "chance die 4"),
    ]


@pytest.mark.parametrize("state", states_of_chance(), ids=lambda state: state.phase)
def test_samples_follow_the_odds(state: State) -> None:
    """0.7, 0.10, 1.1, 2.4, 4.2, 5.2, I22."""
    dice = Random(4)
    drawn = Counter(GAME.sample(state, dice) for _ in range(DRAWS))
    odds = dict(GAME.odds(state))
    assert set(drawn) == set(odds)
    assert sum(odds.values()) == 1
    for outcome, chance in odds.items():
        assert abs(drawn[outcome] - DRAWS * chance) <= 5 * sqrt(DRAWS * chance * (1 - chance))


def test_there_are_no_odds_when_a_player_chooses() -> None:
    """Formal rules, chance."""
    assert GAME.odds(event(town("tom-noland lucky-lou | jed-sievers"), "duel")) == ()
