"""Section 1: the first roll."""

import pytest

from comptoir import CHANCE
from comptoir.games.polterfass.actions import Rolled, RolledInVain
from comptoir.games.polterfass.components import DESTROY, DOUBLE, Options
from tests.games.polterfass.table import (
    SEATS,
    assert_refused,
    assert_step_refused,
    box,
    play,
    read_turn,
    story,
    table,
)

ANY_BARREL = Options(first_roll="any_barrel")


def test_all_nine_barrels_are_thrown() -> None:
    """1.1."""
    state = table()
    assert state.cup == "abcdefgxy"
    assert state.awaited == (CHANCE,)


@pytest.mark.parametrize(
    "fall",
    [
        "a9",
        "a9 b- c- d- e- f- g- x-",  # one is missing
        "b- c- d7 e- f- g- x- y-",
    ],
)
def test_no_barrel_is_left_out(fall: str) -> None:
    """1.1."""
    assert_refused(table(), f"chance roll {fall}", "not-the-cup", "1.1")


def test_each_barrel_falls_once() -> None:
    """1.1."""
    all_of_them = read_turn(table(), "cup a9")[1]
    assert isinstance(all_of_them, Rolled)
    for faces in (all_of_them.faces[:-1], (*all_of_them.faces, 0), ()):
        assert_step_refused(table(), CHANCE, Rolled("abcdefgxy", faces), "not-the-cup", "1.1")


@pytest.mark.parametrize("face", ["9", "2", "-"])
def test_a_number_barrel_lies_or_shows_one_of_its_ends(face: str) -> None:
    """0.2."""
    assert play(table(), f"chance roll a{face} b8 c- d- e- f- g- x- y-").phase == "order"


@pytest.mark.parametrize("face", ["1", "3", "8", "10"])
def test_no_number_barrel_shows_another_value(face: str) -> None:
    """0.2."""
    assert_refused(table(), f"chance roll a{face} b8 c- d- e- f- g- x- y-", "no-such-face", "0.2")


@pytest.mark.parametrize(("barrel", "face"), [(0, DOUBLE), (0, DESTROY), (7, 9), (8, 2), (7, -3)])
def test_numbers_and_specials_do_not_exchange_ends(barrel: int, face: int) -> None:
    """0.2, 0.3."""
    faces = [0, 8, 0, 0, 0, 0, 0, 0, 0]
    faces[barrel] = face
    assert_step_refused(table(), CHANCE, Rolled("abcdefgxy", tuple(faces)), "no-such-face", "0.2")


@pytest.mark.parametrize("standing", ["", "x*", "y!", "x* y*", "x! y*"])
def test_all_are_thrown_again_while_no_number_barrel_stands(standing: str) -> None:
    """1.2, P1, P13: a standing special is not enough, and goes back into the cup."""
    state = table()
    again = play(state, f"cup {standing}")
    assert again == state
    assert again.cup == "abcdefgxy"
    assert story(state, f"cup {standing}")[1:] == (RolledInVain(),)


def test_the_first_roll_may_be_repeated_more_than_once() -> None:
    """1.2."""
    state = play(table(), "cup", "cup x*", "cup x! y!", "cup g5")
    assert state.phase == "order"
    assert state.faces == (0, 0, 0, 0, 0, 0, 5, 0, 0)


@pytest.mark.parametrize("standing", ["a2", "g6", "a9 x*", "c3 x! y!", "a9 b8 c8 d7 e7 f6 g6"])
@pytest.mark.parametrize("options", [Options(), ANY_BARREL])
def test_one_number_barrel_is_enough(standing: str, options: Options) -> None:
    """1.2, P1."""
    assert play(table(options=options), f"cup {standing}").phase == "order"
    assert len(story(table(options=options), f"cup {standing}")) == 1


@pytest.mark.parametrize("standing", ["x*", "y!", "x! y*"])
def test_one_special_is_enough_if_any_barrel_will_do(standing: str) -> None:
    """P1: option `first_roll = "any_barrel"`."""
    assert play(table(options=ANY_BARREL), f"cup {standing}").phase == "order"


def test_even_with_any_barrel_something_must_stand() -> None:
    """P1: option `first_roll = "any_barrel"`."""
    state = table(options=ANY_BARREL)
    assert play(state, "cup") == state


def test_with_any_barrel_closing_at_once_may_serve_nothing() -> None:
    """P1: option `first_roll = "any_barrel"`."""
    state = table(3, standing="x* y!", orders="1:0 2:7", options=ANY_BARREL)
    assert play(state, "0 close").pad[-1].served == 0
    assert play(state, "0 close").totals == (0, 7, -7)


def test_standing_barrels_are_set_aside() -> None:
    """1.3."""
    state = table(standing="a9 d4 x* y!")
    assert state.faces == (9, 0, 0, 4, 0, 0, 0, DOUBLE, DESTROY)
    assert state.cup == ""


@pytest.mark.parametrize("seats", SEATS)
def test_the_innkeeper_is_not_asked_before_the_guests(seats: int) -> None:
    """1.4."""
    for innkeeper in range(seats):
        state = table(seats, innkeeper, standing="a9")
        assert state.awaited == tuple(seat for seat in range(seats) if seat != innkeeper)
        assert_refused(state, f"{innkeeper} close", "not-now")
        assert_refused(state, f"{innkeeper} roll", "not-now")


def test_a_box_without_specials_is_thrown_without_them() -> None:
    """1.1: a custom edition."""
    state = table(edition=box(specials=0))
    assert state.cup == "abcdefg"
    assert_refused(state, "chance roll a9 b- c- d- e- f- g- x- y-", "not-the-cup", "1.1")
