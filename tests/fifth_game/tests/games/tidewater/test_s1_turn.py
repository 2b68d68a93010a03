"""Section 1: the turn."""

import pytest
from msgspec.structs import replace

from comptoir.games.tidewater.components import Options
from tests.games.tidewater.table import PLAY

CARDS = ["0 a1", "1 w1", "0 a4", "1 w4", "0 w2", "1 s1", "0 s8", "1 s2"]
DEALT = PLAY.play(PLAY.game.start(2, Options(first_seat=0)), *(f"chance draw {card}" for card in CARDS))
STOWED = PLAY.play(DEALT, "0 stow s8", "1 stow s1")
LADEN = PLAY.play(STOWED, "0 load a1", "chance draw 0 a8", "1 load w1", "chance draw 1 w8", "0 load a4")
FULL = PLAY.play(LADEN, "chance draw 0 s3", "1 load w4", "chance draw 1 a2", "0 load w2", "chance draw 0 s4")


def test_everybody_draws_four_cards_and_stows_one() -> None:
    """0.3, 1.1."""
    assert PLAY.choices(DEALT, 1) == ["stow s1", "stow s2", "stow w1", "stow w4"]


@pytest.mark.parametrize(
    ("tide", "ballast", "points"),
    [("slack", "s1", 3), ("ebb", "s1", 2), ("ebb", "s8", 3), ("flood", "s1", 5)],
)
def test_the_tide_decides_what_a_full_barge_is_worth(tide: str, ballast: str, points: int) -> None:
    """1.2, 1.4, T1: amber 1, amber 4 and wine 2 aboard."""
    assert PLAY.play(replace(FULL, ballast=(ballast, None)), f"chance tide {tide}").scores == (points, 0)


def test_an_empty_barge_stays_moored() -> None:
    """1.3."""
    PLAY.assert_refused(STOWED, "0 sail", "empty-barge", "1.3")
