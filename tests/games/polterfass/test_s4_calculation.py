"""Section 4: the calculation of barrels."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.games.polterfass.actions import Assign, Counted, Served
from comptoir.games.polterfass.components import Options
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import State
from tests.games.polterfass.table import (
    SEATS,
    assert_refused,
    assert_step_refused,
    choices,
    mugs_by_barrel,
    mugs_served,
    play,
    story,
    table,
)

ORDERS = "1:7 2:0+5"


def close_tap(standing: str) -> State:
    """The state after the innkeeper has closed the tap with these barrels standing."""
    return play(table(3, standing=standing, orders=ORDERS), "0 close")


def servings(state: State) -> dict[str, int]:
    """The mugs that each choice serves."""
    return {words: mugs_served(state, f"0 {words}") for words in choices(state)}


def last_served(state: State) -> int | None:
    return state.pad[-1].served


# --- The rulebook's examples ----------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "mugs"),
    [
        ("assign !b *a", 0 + 3 + 5 + 18),
        ("assign !c *a", 3 + 0 + 5 + 18),
        ("assign !g *b", 6 + 3 + 0 + 9),
        ("assign !a *b", 6 + 3 + 5 + 0),
    ],
)
def test_3_3_5_9_with_one_of_each_special(turn: str, mugs: int) -> None:
    """4.3, 4.4, 4.8, the example: 26, 18 or 14 mugs."""
    assert mugs_served(close_tap("b3 c3 g5 a9 x! y*"), f"0 {turn}") == mugs


def test_3_3_5_9_with_one_of_each_special_serves_every_even_number_from_14_to_26() -> None:
    """4.8, the example."""
    reachable = servings(close_tap("b3 c3 g5 a9 x! y*"))
    assert set(reachable.values()) == {14, 16, 18, 20, 22, 24, 26}
    assert len(reachable) == 4 * 3


def test_9_8_4_with_two_doubles_serve_38_at_best() -> None:
    """4.4, 4.8, the example: 18 + 16 + 4."""
    state = close_tap("a9 b8 d4 x* y*")
    assert servings(state) == {"assign *a *b": 38, "assign *a *d": 34, "assign *b *d": 33}
    assert mugs_by_barrel(state, "0 assign *a *b") == {"a": 18, "b": 16, "d": 4}


def test_a_lone_6_with_two_doubles_serves_12() -> None:
    """4.6, P6, the example: the second double lapses."""
    assert last_served(close_tap("f6 x* y*")) == 12


@pytest.mark.parametrize("standing", ["f6 x! y*", "f6 x* y!", "a9 x! y*"])
def test_one_number_barrel_with_one_of_each_special_serves_0(standing: str) -> None:
    """4.6, P5, P6, the example: it is destroyed, and nothing is left to double."""
    assert last_served(close_tap(standing)) == 0


# --- Standing and lying barrels -------------------------------------------------


def test_the_calculation_comes_only_after_closing_the_tap() -> None:
    """4.1."""
    state = play(table(3, standing="a9 b8 x*", orders=ORDERS), "0 roll")
    assert not any(isinstance(event, Counted | Served) for event in story(state, "cup"))
    assert_refused(state, "0 assign *a", "not-now")


@pytest.mark.parametrize("seats", SEATS)
def test_the_innkeeper_calculates_before_the_orders_are_revealed(seats: int) -> None:
    """4.1, P5."""
    guests = range(1, seats)
    state = table(seats, 0, "a9 b8 x*", " ".join(f"{guest}:7" for guest in guests))
    state = play(state, "0 close")
    assert state.shown == (None,) * seats
    assert GAME.to_act(state) == (0,)
    for guest in guests:
        assert GAME.legal(state, guest) == ()
        assert_refused(state, f"{guest} assign *a", "not-yours")


@pytest.mark.parametrize(
    ("standing", "mugs"),
    [
        ("a9", 9),
        ("a2", 2),
        ("b3 c8", 11),
        ("a9 b8 c8 d7 e7 f6 g6", 51),
        ("a2 b3 c3 d4 e4 f5 g5", 26),
    ],
)
def test_without_specials_what_stands_is_added_up(standing: str, mugs: int) -> None:
    """4.2, 4.8: lying barrels do nothing, special barrels included."""
    assert last_served(close_tap(standing)) == mugs


def test_a_special_that_fell_over_does_nothing() -> None:
    """4.2."""
    state = play(table(3, standing="a9 b8 x!", orders=ORDERS), "0 roll x", "cup c3")
    assert last_served(play(state, "0 close")) == 20


# --- Destroy, then double -------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "servings_by_choice"),
    [
        ("a9 b8 x!", {"assign !a": 8, "assign !b": 9}),
        ("a9 b8 y!", {"assign !a": 8, "assign !b": 9}),
        ("a9 b8 x*", {"assign *a": 26, "assign *b": 25}),
        ("a9 b8 y*", {"assign *a": 26, "assign *b": 25}),
        ("a9 b8 x! y*", {"assign !a *b": 16, "assign !b *a": 18}),
        ("a9 b8 x* y!", {"assign !a *b": 16, "assign !b *a": 18}),
        ("a9 b8 g5 x! y!", {"assign !a !b": 5, "assign !a !g": 8, "assign !b !g": 9}),
        ("a9 b8 g5 x* y*", {"assign *a *b": 39, "assign *a *g": 36, "assign *b *g": 35}),
        (
            "a9 b8 g5 x! y*",
            {
                "assign !a *b": 21,
                "assign !a *g": 18,
                "assign !b *a": 23,
                "assign !b *g": 19,
                "assign !g *a": 26,
                "assign !g *b": 25,
            },
        ),
    ],
)
def test_the_innkeeper_chooses_only_the_targets(standing: str, servings_by_choice: dict[str, int]) -> None:
    """4.3, 4.4, 4.5: in one fixed order, including bad choices."""
    state = close_tap(standing)
    assert servings(state) == servings_by_choice
    assert choices(state) == list(servings_by_choice)


@pytest.mark.parametrize("turn", ["assign", "assign *a", "assign *b", "assign !a", "assign !b"])
def test_no_effect_may_be_left_out(turn: str) -> None:
    """4.5, P5."""
    assert_refused(close_tap("a9 b8 x! y*"), f"0 {turn}", "no-assignment", "4.5")


@pytest.mark.parametrize(
    ("standing", "turn"),
    [
        ("a9 b8 x!", "assign !a !b"),
        ("a9 b8 x!", "assign !a *b"),
        ("a9 b8 x*", "assign *a *b"),
        ("a9 b8 x*", "assign !a"),
        ("a9 b8 x* y*", "assign !a *b"),
        ("a9 b8 g5 x! y!", "assign !a *b"),
    ],
)
def test_only_effects_that_the_specials_show_are_possible(standing: str, turn: str) -> None:
    """4.3, 4.4."""
    state = close_tap(f"{standing} c3")
    assert_refused(state, f"0 {turn}", "no-assignment", "4.5")


def test_a_destroyed_barrel_is_never_doubled() -> None:
    """4.4, P6."""
    assert_refused(close_tap("a9 b8 x! y*"), "0 assign !a *a", "no-assignment", "4.5")


def test_two_doubles_take_two_different_barrels() -> None:
    """4.4, P6."""
    state = close_tap("a9 b8 d4 x* y*")
    assert_step_refused(state, 0, Assign("", "aa"), "no-assignment", "4.5")
    assert_step_refused(state, 0, Assign("", "ba"), "no-assignment", "4.5")


@pytest.mark.parametrize("turn", ["assign !c *a", "assign !a *c"])
def test_a_lying_barrel_cannot_be_a_target(turn: str) -> None:
    """4.2, 4.3, 4.4."""
    assert_refused(close_tap("a9 b8 x! y*"), f"0 {turn}", "no-assignment", "4.5")


def test_barrels_that_show_the_same_value_are_different_targets() -> None:
    """4.7."""
    assert choices(close_tap("b8 c8 x!")) == ["assign !b", "assign !c"]
    assert mugs_by_barrel(close_tap("b8 c8 x!"), "0 assign !b") == {"b": 0, "c": 8}
    assert mugs_by_barrel(close_tap("b8 c8 x!"), "0 assign !c") == {"b": 8, "c": 0}


# --- If only one choice is possible ---------------------------------------------


@pytest.mark.parametrize(
    ("standing", "mugs"),
    [
        ("a9 b8", 17),  # no special stands
        ("a9 x!", 0),  # no more number barrels than must be destroyed
        ("a9 x! y!", 0),  # the second destroy lapses
        ("a9 b8 x! y!", 0),
        ("a9 x*", 18),  # no more than must be doubled
        ("a9 x* y*", 18),  # the second double lapses
        ("a9 b8 x* y*", 34),
        ("a9 x! y*", 0),
    ],
)
def test_the_only_possible_choice_is_made_automatically(standing: str, mugs: int) -> None:
    """4.9, 4.6, P6."""
    state = close_tap(standing)
    assert (state.phase, state.round, last_served(state)) == ("first-roll", 2, mugs)


@pytest.mark.parametrize(
    "standing", ["a9 b8 x!", "a9 b8 x*", "a9 b8 x! y*", "a9 b8 g5 x! y!", "a9 b8 g5 x* y*"]
)
def test_the_innkeeper_is_asked_if_there_are_two_choices(standing: str) -> None:
    """4.9."""
    assert close_tap(standing).phase == "calculation"


def test_specials_alone_serve_nothing() -> None:
    """4.8: with option `first_roll = "any_barrel"`, P1."""
    anything = Options(first_roll="any_barrel")
    for standing in ("x*", "y!", "x* y*", "x! y!"):
        state = table(3, standing=standing, orders="1:0 2:0", options=anything)
        assert last_served(play(state, "0 close")) == 0


def test_each_barrel_is_told_with_its_effect_before_the_sum() -> None:
    """4.8, 5.11."""
    events = story(close_tap("a9 b8 d4 g5 x! y*"), "0 assign !b *a")
    assert events[1:6] == (
        Counted("a", 9, "doubled", 18),
        Counted("b", 8, "destroyed", 0),
        Counted("d", 4, "plain", 4),
        Counted("g", 5, "plain", 5),
        Served(27),
    )


# --- Compared with an independent count ---------------------------------------------


def possible_servings(values: list[int], destroys: int, doubles: int) -> set[int]:
    """The totals for all sequences of the number barrels: the first are destroyed, the next doubled."""
    return {
        sum(queue[destroys:]) + sum(queue[destroys : destroys + doubles]) for queue in permutations(values)
    }


@given(
    values=st.lists(st.sampled_from([0, 1, 2]), min_size=7, max_size=7).filter(any),
    specials=st.lists(st.sampled_from(["", "*", "!"]), min_size=2, max_size=2),
)
def test_any_barrels_serve_what_an_independent_count_gives(values: list[int], specials: list[str]) -> None:
    """4.3, 4.4, 4.5, 4.6, 4.8."""
    ends = GAME.components().numbers
    faces = {b: ends[i][end - 1] for i, (b, end) in enumerate(zip("abcdefg", values, strict=True)) if end}
    standing = [f"{barrel}{face}" for barrel, face in faces.items()]
    standing += [f"{barrel}{face}" for barrel, face in zip("xy", specials, strict=True) if face]
    state = close_tap(" ".join(standing))
    found = set(servings(state).values()) if state.phase == "calculation" else {last_served(state)}
    assert found == possible_servings(list(faces.values()), specials.count("!"), specials.count("*"))
