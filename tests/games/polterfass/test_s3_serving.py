"""Section 3: serving."""

import pytest

from comptoir import CHANCE
from comptoir.games.polterfass.actions import Failed, OrdersShown, Roll, Rolled
from comptoir.games.polterfass.components import DESTROY, DOUBLE
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import State
from tests.games.polterfass.table import (
    SEATS,
    assert_refused,
    assert_step_refused,
    box,
    choices,
    gains,
    mugs_by_barrel,
    play,
    story,
    table,
)

ORDERS = "1:7 2:0+5 3:4"
EVERY_NUMBER = "a9 b8 c8 d7 e7 f6 g6"


def serving(standing: str) -> State:
    return table(standing=standing, orders=ORDERS)


@pytest.mark.parametrize("seats", SEATS)
def test_the_innkeeper_closes_the_tap_or_rolls_on(seats: int) -> None:
    """3.1."""
    for innkeeper in range(seats):
        guests = [seat for seat in range(seats) if seat != innkeeper]
        state = table(seats, innkeeper, "a9", " ".join(f"{guest}:7" for guest in guests))
        assert GAME.to_act(state) == (innkeeper,)
        assert choices(state) == ["close", "roll"]
        for guest in guests:
            assert GAME.legal(state, guest) == ()
            assert_refused(state, f"{guest} close", "not-yours")
            assert_refused(state, f"{guest} roll", "not-yours")
        assert_refused(state, "chance close", "not-yours")


def test_closing_the_tap_counts_every_standing_barrel() -> None:
    """3.2: those set aside earlier, and those of the last throw."""
    state = play(serving("a9 c3"), "0 roll", "cup g5")
    assert mugs_by_barrel(state, "0 close") == {"a": 9, "c": 3, "g": 5}
    assert play(state, "0 close").pad[-1].served == 17


def test_closing_the_tap_leads_to_the_calculation() -> None:
    """3.2."""
    state = play(serving("a9 c3 x*"), "0 close")
    assert (state.phase, GAME.to_act(state)) == ("calculation", (0,))
    assert_refused(state, "0 roll", "not-now")
    assert_refused(state, "0 close", "not-now")


@pytest.mark.parametrize(
    ("standing", "cup"),
    [
        ("a9", "bcdefgxy"),
        ("a9 b8 c3", "defgxy"),
        ("g6 x*", "abcdefy"),
        ("g6 x! y*", "abcdef"),
        (EVERY_NUMBER, "xy"),
    ],
)
def test_rolling_on_throws_every_lying_barrel(standing: str, cup: str) -> None:
    """3.3: number barrels and specials alike."""
    state = play(serving(standing), "0 roll")
    assert state.cup == cup
    assert GAME.to_act(state) == (CHANCE,)
    assert_step_refused(state, CHANCE, Rolled(cup[1:], (0,) * len(cup[1:])), "not-the-cup", "3.3")


def test_standing_number_barrels_stay_where_they_are() -> None:
    """3.4: now and later."""
    state = play(serving("a9"), "0 roll")
    assert_refused(state, "chance roll a2 b8 c- d- e- f- g- x- y-", "not-the-cup", "3.3")
    state = play(state, "cup b8", "0 roll")
    assert state.cup == "cdefgxy"
    state = play(state, "cup g5")
    assert state.faces == (9, 8, 0, 0, 0, 0, 5, 0, 0)


@pytest.mark.parametrize(
    ("standing", "offered"),
    [
        ("a9", ["close", "roll"]),
        ("a9 x*", ["close", "roll", "roll x"]),
        ("a9 y!", ["close", "roll", "roll y"]),
        ("a9 x! y*", ["close", "roll", "roll x", "roll y", "roll xy"]),
    ],
)
def test_each_standing_special_may_go_into_the_cup(standing: str, offered: list[str]) -> None:
    """3.5."""
    assert choices(serving(standing)) == offered


@pytest.mark.parametrize(
    ("turn", "cup"),
    [("roll", "bcdefg"), ("roll x", "bcdefgx"), ("roll y", "bcdefgy"), ("roll xy", "bcdefgxy")],
)
def test_the_innkeeper_decides_for_each_special_separately(turn: str, cup: str) -> None:
    """3.5."""
    assert play(serving("a9 x! y*"), f"0 {turn}").cup == cup


@pytest.mark.parametrize(
    ("standing", "turn"),
    [("a9", "roll x"), ("a9", "roll xy"), ("a9 x*", "roll y"), ("a9 y!", "roll xy"), ("a9 b8", "roll y")],
)
def test_a_lying_special_is_thrown_anyway_and_not_picked(standing: str, turn: str) -> None:
    """3.5, 3.3."""
    assert_refused(serving(standing), f"0 {turn}", "no-roll", "3.5")


def test_a_number_barrel_cannot_be_picked() -> None:
    """3.4."""
    assert_step_refused(serving("a9 x*"), 0, Roll("a"), "no-roll", "3.5")
    assert_step_refused(serving("a9 x* y*"), 0, Roll("yx"), "no-roll", "3.5")


def test_a_special_left_alone_earlier_may_go_into_the_cup_later() -> None:
    """3.5: the choice is made again before every throw."""
    state = play(serving("a9 x!"), "0 roll", "cup b8")
    assert state.faces[7] == DESTROY
    assert choices(state) == ["close", "roll", "roll x"]
    state = play(state, "0 roll x")
    assert state.cup == "cdefgxy"
    assert play(state, "cup x*").faces[7] == DOUBLE


def test_a_special_left_alone_keeps_its_face() -> None:
    """3.5."""
    state = play(serving("a9 x! y*"), "0 roll y", "cup b3 y!")
    assert state.faces == (9, 3, 0, 0, 0, 0, 0, DESTROY, DESTROY)


def test_with_nothing_lying_a_special_must_go_into_the_cup() -> None:
    """3.6, P3."""
    state = serving(f"{EVERY_NUMBER} x* y!")
    assert choices(state) == ["close", "roll x", "roll y", "roll xy"]
    assert play(state, "0 roll y").cup == "y"


def test_a_throw_without_barrels_is_refused() -> None:
    """3.6, P3."""
    assert_refused(serving(f"{EVERY_NUMBER} x* y!"), "0 roll", "no-roll", "3.6")


def test_with_only_a_special_lying_that_special_is_thrown() -> None:
    """3.6."""
    state = serving(f"{EVERY_NUMBER} y!")
    assert choices(state) == ["close", "roll", "roll y"]
    assert play(state, "0 roll").cup == "x"


@pytest.mark.parametrize(
    ("turn", "fall"),
    [
        ("roll", "b3"),  # a number
        ("roll", "y*"),  # a special that lay
        ("roll x", "x!"),  # one that stood before
        ("roll", "b8 c8 d7 e7 f6 g6 y*"),
    ],
)
def test_one_barrel_just_thrown_is_enough_to_go_on(turn: str, fall: str) -> None:
    """3.7: a number or a special."""
    state = play(serving("a9 x*"), f"0 {turn}", f"cup {fall}")
    assert (state.phase, state.round) == ("serving", 1)
    assert len(story(play(serving("a9 x*"), f"0 {turn}"), f"cup {fall}")) == 1


def test_there_may_be_any_number_of_throws() -> None:
    """3.7."""
    state = serving(f"{EVERY_NUMBER} x* y!")
    for _ in range(50):
        state = play(state, "0 roll x", "cup x!", "0 roll xy", "cup x* y!")
    assert (state.phase, state.round) == ("serving", 1)


def test_with_8_5_and_a_double_the_double_thrown_again_is_enough() -> None:
    """3.8, the example."""
    state = table(3, standing="b8 f5 x*", orders="1:7 2:3")
    assert state.faces.count(0) == 6
    state = play(state, "0 roll x")
    assert len(state.cup) == 7
    assert choices(play(state, "cup x!")) == ["close", "roll", "roll x"]
    assert gains(play(state, "cup")) == (0, 7, 3)


@pytest.mark.parametrize(
    ("standing", "turn"),
    [
        ("a9", "roll"),
        ("a9 b8 c8 d7 e7 f6", "roll"),  # no matter what stood before
        ("a9 x* y*", "roll"),
        ("a9 x*", "roll x"),
        (f"{EVERY_NUMBER} x* y*", "roll y"),
        (f"{EVERY_NUMBER} x*", "roll"),
    ],
)
def test_the_innkeeper_fails_if_none_of_the_barrels_just_thrown_stands(standing: str, turn: str) -> None:
    """3.8: there is no calculation, and the bill comes next."""
    state = play(serving(standing), f"0 {turn}")
    events = story(state, "cup")
    assert isinstance(events[1], Failed)
    assert isinstance(events[2], OrdersShown)
    state = play(state, "cup")
    assert gains(state) == (0, 7, 5, 4)
    assert state.pad[-1].served is None
    assert (state.round, state.phase) == (2, "first-roll")


def test_serving_without_a_choice_happens_automatically() -> None:
    """3.6: in a box without specials all barrels stand."""
    plain = box(specials=0)
    state = table(3, standing=EVERY_NUMBER, orders="1:7 2:3", edition=plain)
    assert state.pad[-1].served == 51
    assert (state.round, state.totals) == (2, (41, 7, 3))
    state = play(table(3, standing="b8 c8 d7 e7 f6 g6", orders="1:7 2:3", edition=plain), "0 roll")
    assert play(state, "cup a2").pad[-1].served == 44


def test_without_specials_nothing_can_be_picked() -> None:
    """3.5: a custom edition."""
    state = table(3, standing="a9", orders="1:7 2:3", edition=box(specials=0))
    assert choices(state) == ["close", "roll"]
    assert_refused(state, "0 roll x", "no-roll", "3.5")
