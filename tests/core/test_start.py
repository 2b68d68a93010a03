"""Starting a game: wrong seats and options are refused."""

import subprocess
import sys
from typing import Any

import pytest

import comptoir
from comptoir.core.refusals import BadOptions, UnknownGame

GAME: Any = comptoir.load("polterfass")


@pytest.mark.parametrize("seats", [2, 7, -1, 0])
def test_a_number_of_seats_out_of_range_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.start(seats)
    assert refused.value.arguments == {"seats": seats, "least": 3, "most": 6}
    assert str(seats) in str(refused.value)


@pytest.mark.parametrize("first", [-1, 3])
def test_a_first_seat_out_of_range_is_refused(first: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.start(3, GAME.Options(first_seat=first))
    assert refused.value.code == "first-seat"
    assert str(refused.value)


def test_an_impossible_value_of_an_option_is_refused() -> None:
    with pytest.raises(BadOptions, match="all_equal") as refused:
        GAME.start(3, GAME.Options(all_equal="share"))
    assert refused.value.code == "option"


def test_options_of_another_type_are_refused() -> None:
    with pytest.raises(BadOptions):
        GAME.start(3, object())


def test_an_unknown_game_is_refused_with_the_known_names() -> None:
    with pytest.raises(UnknownGame, match="polterfass"):
        comptoir.load("chess")


def test_importing_comptoir_imports_no_game() -> None:
    script = "import comptoir, sys; print([m for m in sys.modules if m.startswith('comptoir.games.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_loading_a_game_loads_no_library_of_its_bots() -> None:
    script = "import comptoir, sys; [*map(comptoir.load, comptoir.games())]; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_games_are_listed_whether_or_not_one_is_loaded() -> None:
    script = "import comptoir; comptoir.load('polterfass'); print(comptoir.games())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(comptoir.games())


def test_an_untimed_game_refuses_options_that_need_a_clock() -> None:
    game: Any = comptoir.load("encanteur")
    assert game.start(4, game.Options(tempo="live"))
    with pytest.raises(BadOptions) as refused:
        game.start_untimed(4, game.Options(tempo="live"))
    assert refused.value.code == "timed"
    assert game.start_untimed(4) == game.start(4)
