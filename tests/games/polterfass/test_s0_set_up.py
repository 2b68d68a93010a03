"""Section 0: material and set-up. For coasters, pad and clear head (0.5) there is nothing to test."""

from fractions import Fraction

import pytest

from comptoir import CHANCE, BadOptions
from comptoir.games.polterfass.components import DESTROY, DOUBLE, LYING, Options
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import State
from tests.games.polterfass.table import SEATS, assert_refused, choices, play, table


def test_three_to_six_may_play() -> None:
    """0.1."""
    assert SEATS == (3, 4, 5, 6)
    assert [GAME.start(seats).setup.seats for seats in SEATS] == [3, 4, 5, 6]


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7])
def test_fewer_than_three_or_more_than_six_may_not_play(seats: int) -> None:
    """0.1."""
    with pytest.raises(BadOptions) as refusal:
        GAME.start(seats)
    assert refusal.value.code == "seats"
    assert refusal.value.arguments == {"seats": seats, "least": 3, "most": 6}


def test_each_end_of_a_number_barrel_carries_a_value() -> None:
    """0.2."""
    setup = GAME.start().setup
    assert {barrel: setup.faces[barrel] for barrel in setup.numbers} == {
        "a": (LYING, 9, 2),
        "b": (LYING, 8, 3),
        "c": (LYING, 8, 3),
        "d": (LYING, 7, 4),
        "e": (LYING, 7, 4),
        "f": (LYING, 6, 5),
        "g": (LYING, 6, 5),
    }


def test_both_special_barrels_double_on_one_end_and_destroy_on_the_other() -> None:
    """0.3."""
    setup = GAME.start().setup
    assert {barrel: setup.faces[barrel] for barrel in setup.specials} == {
        "x": (LYING, DOUBLE, DESTROY),
        "y": (LYING, DOUBLE, DESTROY),
    }


def test_everybody_has_one_card_of_each_value_from_0_to_7() -> None:
    """0.4."""
    state = table(seats=5, standing="a9")
    assert GAME.components().cards == (0, 1, 2, 3, 4, 5, 6, 7)
    for guest in (1, 2, 3, 4):
        assert [words for words in choices(state, guest) if "+" not in words] == [
            f"order {card}" for card in range(8)
        ]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_nothing(seats: int) -> None:
    """0.6."""
    assert GAME.scores(GAME.start(seats)) == (0,) * seats
    assert GAME.result(GAME.start(seats)) is None


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_innkeeper_is_drawn_by_lot(seats: int) -> None:
    """0.8, P2."""
    state = GAME.start(seats)
    assert GAME.to_act(state) == (CHANCE,)
    assert {GAME.write(step): chance for step, chance in GAME.odds(state)} == {
        f"first {seat}": Fraction(1, seats) for seat in range(seats)
    }
    for seat in range(seats):
        assert play(state, f"chance first {seat}").innkeeper == seat


@pytest.mark.parametrize("seats", SEATS)
def test_the_lot_cannot_fall_on_a_seat_out_of_range(seats: int) -> None:
    """0.8, P2."""
    assert_refused(GAME.start(seats), f"chance first {seats}", "not-at-the-table", "0.8")


@pytest.mark.parametrize("seats", SEATS)
def test_no_lot_is_drawn_if_an_option_names_the_first_innkeeper(seats: int) -> None:
    """P2: option `first_seat`."""
    for seat in range(seats):
        state = GAME.start(seats, Options(first_seat=seat))
        assert (state.innkeeper, state.round, state.phase) == (seat, 1, "first-roll")
        assert_refused(state, "chance first 0", "not-now")


def test_the_game_begins_alike_for_a_drawn_and_a_named_innkeeper() -> None:
    """P2."""
    drawn = play(GAME.start(4), "chance first 2")
    named = GAME.start(4, Options(first_seat=2))
    fields = [field for field in drawn.__struct_fields__ if field != "setup"]
    assert [getattr(drawn, field) for field in fields] == [getattr(named, field) for field in fields]


@pytest.mark.parametrize("seat", [-1, 4, 5])
def test_a_first_seat_out_of_range_is_refused(seat: int) -> None:
    """P2."""
    with pytest.raises(BadOptions) as refusal:
        GAME.start(4, Options(first_seat=seat))
    assert refusal.value.code == "first-seat"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("first_roll", "special_barrel"),
        ("all_equal", "win"),
        ("first_seat", "two"),
        ("first_seat", True),
        ("barrels", 9),
    ],
)
def test_an_option_takes_only_the_values_of_its_ruling(option: str, value: object) -> None:
    """P1, P2, P8."""
    with pytest.raises(BadOptions) as refusal:
        GAME.options({option: value})
    assert refusal.value.code == "option"


def test_the_defaults_of_the_options_are_those_of_the_rulings() -> None:
    """P1, P2, P8."""
    assert GAME.Options() == Options(first_seat=None, first_roll="number_barrel", all_equal="lose")


ROUND = (
    ("lot", "chance first 1"),
    ("first-roll", "cup a9 b8 x*"),
    ("order", "0 order 7"),
    ("order", "2 order 0+5"),
    ("serving", "1 roll x"),
    ("roll", "cup x*"),
    ("serving", "1 close"),
    ("calculation", "1 assign *b"),
    ("first-roll", "cup a9"),
)


def test_a_round_has_five_phases_always_in_this_order() -> None:
    """0.7, 0.9: nobody has a choice in the bill, so the state never waits in it."""
    state = GAME.start(3)
    for phase, turn in ROUND:
        assert state.phase == phase
        state = play(state, turn)
    assert (state.phase, state.round, state.innkeeper) == ("order", 2, 2)


def position_in(phase: str) -> State:
    """The first state of `ROUND` in this phase."""
    before = [turn for _, turn in ROUND[: [name for name, _ in ROUND].index(phase)]]
    return play(GAME.start(3), *before)


@pytest.mark.parametrize("phase", ["lot", "first-roll", "order", "serving", "roll", "calculation"])
@pytest.mark.parametrize(
    ("words", "due"),
    [
        ("first 1", {"lot"}),
        ("roll a9 b- c- d- e- f- g- x- y-", {"first-roll", "roll"}),
        ("order 7", {"order"}),
        ("close", {"serving"}),
        ("roll", {"serving"}),
        ("assign *b", {"calculation"}),
    ],
)
def test_a_step_outside_its_phase_is_refused(phase: str, words: str, due: set[str]) -> None:
    """0.9: no matter who tries."""
    for actor in ("0", "1", "2", "chance") if phase not in due else ():
        assert_refused(position_in(phase), f"{actor} {words}", "not-now")
