"""Section 0: material and set-up."""

from typing import cast

import pytest

from comptoir import CHANCE, BadOptions
from comptoir.games.bistro.actions import Dealt, First, Poured, RoundBegun
from comptoir.games.bistro.components import GLASSES, MIAMS, Glass, Miam, Options
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import State
from tests.games.bistro.inventory import inventory
from tests.games.bistro.table import (
    SEATS,
    SHORT,
    assert_refused,
    assert_step_refused,
    box,
    chances,
    glass,
    glasses_face_up,
    play,
    random_game,
    story,
    table,
)

SMALL = box(glasses=(2, 1, 1, 1, 1, 1))
DEALT = ("chance first 1", "chance miam 0 cheese", "chance miam 1 olives", "chance miam 2 toast")
POURED = ("chance glass 0 coffee", "chance glass 1 coffee", "chance glass 2 syrup")


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


def test_there_are_48_glasses_8_of_each_of_six_types() -> None:
    """0.2, B3."""
    assert GLASSES == ("coffee", "chocolate", "lemonade", "syrup", "apple-juice", "sparkling-water")
    assert dict(zip(GLASSES, GAME.components().glasses, strict=True)) == dict.fromkeys(GLASSES, 8)
    assert sum(GAME.components().glasses) == 48


def test_there_are_six_miams_and_four_additions() -> None:
    """0.3, B3, B4."""
    assert MIAMS == ("olives", "peanuts", "crisps", "cheese", "sausage", "toast")
    assert GAME.components().additions == (1, 1, 2, 3)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [Options(), SHORT])
def test_nothing_in_the_box_is_lost_or_doubled(seats: int, options: Options) -> None:
    """0.2, 0.3: counted at every step of a game."""
    start = GAME.start(seats, options)
    for turn in random_game(start, seats):
        assert inventory(GAME.apply(turn.state, turn.actor, turn.step)) == inventory(start)
    assert inventory(start) == ((48, [8] * 6, []), (sorted(MIAMS), 0), [])


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_a_glass_face_up(seats: int) -> None:
    """0.4: off the pile one by one, in the order of the seats."""
    state = table(seats, options=SHORT)
    assert glasses_face_up(state) == " | ".join([""] * seats)
    state = GAME.start(seats, Options(first_seat=0, short_game=True))
    for seat in range(seats):
        assert (GAME.to_act(state), state.phase, state.due) == ((CHANCE,), "glass", seat)
        assert list(chances(state)) == [f"glass {seat} {name}" for name in GLASSES]
        assert GAME.view(state, None).pile == 48 - seat
        state = play(state, f"chance glass {seat} {GLASSES[seat]}")
    assert glasses_face_up(state) == " | ".join(GLASSES[:seats])


def test_each_glass_taken_leaves_one_less_of_its_type() -> None:
    """0.4, 1.4."""
    state = play(GAME.start(3), *DEALT)
    assert chances(state)["glass 0 coffee"] == "1/6"
    state = play(state, "chance glass 0 coffee")
    assert (chances(state)["glass 1 coffee"], chances(state)["glass 1 syrup"]) == ("7/47", "8/47")
    state = play(state, "chance glass 1 coffee")
    assert (chances(state)["glass 2 coffee"], chances(state)["glass 2 syrup"]) == ("3/23", "4/23")


@pytest.mark.parametrize(
    ("additions", "served"),
    [
        ("1", [1, 2, 3]),
        ("| 2", [0, 2, 3]),
        ("1 | | 1", [1, 3]),
        ("1 1 | 2 | | 1", [2]),
    ],
)
def test_a_player_with_an_addition_starts_without_a_glass(additions: str, served: list[int]) -> None:
    """0.4: after a void round as well as after a paid one."""
    state = play(table(glasses=EMPTIED, additions=additions, voids=0), *LAST_GLASS)
    found = []
    while state.phase == "glass":
        found.append(state.due)
        state = play(state, f"chance glass {state.due} coffee")
    assert found == served


def test_nobody_takes_a_glass_if_everybody_has_an_addition() -> None:
    """0.4: the round begins at once."""
    state = play(table(glasses=EMPTIED, additions="1 | 1 | 2 | 1"), *LAST_GLASS)
    assert (state.phase, state.round, glasses_face_up(state)) == ("claim", 2, " |  |  | ")


# Only in tests can four seats leave one glass: in a game they never have so many in front of them.
EMPTIED = " | ".join(
    [
        "chocolate lemonade",
        "coffee " * 7 + "chocolate " * 7,
        "lemonade " * 7 + "syrup " * 8,
        "apple-juice " * 8 + "sparkling-water " * 8,
    ]
)
LAST_GLASS = ("0 offer 1 coffee", "1 believe", "chance see coffee")


def test_a_glass_is_taken_by_the_seat_whose_turn_it_is() -> None:
    """0.4, B15."""
    state = play(GAME.start(3), *DEALT)
    assert_refused(state, "chance glass 1 coffee", "not-served-now", "0.4")
    assert_step_refused(state, CHANCE, Poured(False, "coffee"), "not-served-now", "0.4")
    assert_step_refused(state, CHANCE, Poured(0, glass("beer")), "no-such-glass", "0.4")
    assert_step_refused(state, CHANCE, Poured(0, cast("Glass", ["coffee"])), "no-such-glass", "0.4")
    assert_refused(state, "0 glass 0 coffee", "not-yours")


def test_a_type_of_glass_that_is_used_up_cannot_be_taken() -> None:
    """0.4."""
    state = play(GAME.start(3, Options(first_seat=0), SMALL), "chance miam 0 toast", "chance miam 1 olives")
    state = play(state, "chance miam 2 cheese", "chance glass 0 syrup")
    assert_refused(state, "chance glass 1 syrup", "no-such-glass", "0.4")
    assert "glass 1 syrup" not in chances(state)


def test_everybody_is_dealt_a_miam_before_the_glasses() -> None:
    """0.5, B15."""
    state = play(GAME.start(3), "chance first 1")
    assert chances(state) == {f"miam 0 {miam}": "1/6" for miam in MIAMS}
    state = play(state, "chance miam 0 cheese")
    assert chances(state) == {f"miam 1 {miam}": "1/5" for miam in MIAMS if miam != "cheese"}
    state = play(state, *DEALT[2:])
    assert state.miams == ("cheese", "olives", "toast")
    assert state.phase == "glass"


def test_a_miam_is_dealt_once_and_to_the_seat_that_is_due() -> None:
    """0.5."""
    state = play(GAME.start(3), *DEALT[:2])
    assert_refused(state, "chance miam 1 cheese", "no-such-miam", "0.5")
    assert_refused(state, "chance miam 2 olives", "not-served-now", "0.5")
    assert_refused(state, "chance miam 0 olives", "not-served-now", "0.5")
    assert_step_refused(state, CHANCE, Dealt(1, None), "no-such-miam", "0.5")
    assert_step_refused(state, CHANCE, Dealt(True, "olives"), "not-served-now", "0.5")
    assert_step_refused(state, CHANCE, Dealt(1, cast("Miam", {})), "no-such-miam", "0.5")
    assert_refused(state, "1 miam 1 olives", "not-yours")


def test_the_miams_left_over_lie_in_the_box_unseen() -> None:
    """0.5: a state has no field for them."""
    state = play(GAME.start(3), *DEALT, *POURED)
    assert state.discarded == ()
    assert GAME.view(state, 0).discarded == ()


def test_the_additions_lie_beside_the_pile() -> None:
    """0.6: nobody has any."""
    assert GAME.start(5).additions == ((),) * 5
    assert GAME.scores(GAME.start(5)) == (0,) * 5


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_starter_is_drawn_by_lot(seats: int) -> None:
    """0.7, B1."""
    state = GAME.start(seats)
    assert GAME.to_act(state) == (CHANCE,)
    assert chances(state) == {f"first {seat}": f"1/{seats}" for seat in range(seats)}
    for seat in range(seats):
        assert RoundBegun(1, seat, dealing=True) in story(state, f"chance first {seat}")


@pytest.mark.parametrize("seats", SEATS)
def test_the_lot_cannot_fall_on_a_seat_out_of_range(seats: int) -> None:
    """0.7, B1."""
    state = GAME.start(seats)
    assert_refused(state, f"chance first {seats}", "not-at-the-table", "0.7")
    for nobody in (-1, 1.0, True, "1", None, [1]):
        assert_step_refused(state, CHANCE, First(cast("int", nobody)), "not-at-the-table", "0.7")
    assert_refused(state, "0 first 0", "not-yours")


@pytest.mark.parametrize("seats", SEATS)
def test_no_lot_is_drawn_if_an_option_names_the_starter(seats: int) -> None:
    """B1: option `first_seat`."""
    for seat in range(seats):
        state = GAME.start(seats, Options(first_seat=seat))
        assert (state.phase, state.round, state.chain) == ("miam", 1, (seat,))
        assert_refused(state, "chance first 0", "not-now")


def test_the_game_begins_alike_for_a_drawn_and_a_named_starter() -> None:
    """B1."""
    drawn = play(GAME.start(4), "chance first 2")
    named = GAME.start(4, Options(first_seat=2))
    fields = [field for field in drawn.__struct_fields__ if field != "setup"]
    assert [getattr(drawn, field) for field in fields] == [getattr(named, field) for field in fields]


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_first_seat_out_of_range_is_refused(seat: int) -> None:
    """B1."""
    with pytest.raises(BadOptions) as refusal:
        GAME.start(4, Options(first_seat=seat))
    assert refusal.value.code == "first-seat"


@pytest.mark.parametrize(
    ("option", "value"),
    [("short_game", "yes"), ("short_game", 1), ("first_seat", "two"), ("first_seat", True), ("glasses", 48)],
)
def test_an_option_takes_only_the_values_of_its_ruling(option: str, value: object) -> None:
    """B1, B2."""
    with pytest.raises(BadOptions) as refusal:
        GAME.options({option: value})
    assert refusal.value.code == "option"


def test_the_whole_game_is_the_default() -> None:
    """B1, B2."""
    assert GAME.Options() == Options(first_seat=None, short_game=False)


def test_no_miams_are_dealt_in_a_short_game() -> None:
    """0.9, B2."""
    state = play(GAME.start(3, SHORT), "chance first 1")
    assert (state.phase, state.due, state.miams) == ("glass", 0, (None,) * 3)
    assert RoundBegun(1, 1, dealing=False) in story(GAME.start(3, SHORT), "chance first 1")
    state = play(state, *POURED)
    assert GAME.to_act(state) == (1,)
    assert_refused(state, "1 offer 0 coffee with olives", "no-miam", "2.3")


ROUND = (
    ("lot", "chance first 1"),
    ("miam", "chance miam 0 cheese"),
    ("miam", "chance miam 1 olives"),
    ("miam", "chance miam 2 toast"),
    ("glass", "chance glass 0 coffee"),
    ("glass", "chance glass 1 lemonade"),
    ("glass", "chance glass 2 syrup"),
    ("claim", "1 look"),
    ("look", "chance see coffee"),
    ("claim", "1 offer 0 syrup"),
    ("answer", "0 take"),
    ("claim", "0 offer 2 coffee with olives"),
    ("answer", "2 believe"),
    ("miam-answer", "2 doubt"),
    ("claim", "0 offer 1 coffee"),
    ("answer", "1 believe"),
    ("reveal", "chance see coffee"),
    ("addition", "chance addition 2"),
)


def test_a_round_goes_from_the_lot_to_the_addition() -> None:
    """0.8: events have no phase."""
    state = GAME.start(3)
    for phase, turn in ROUND:
        assert state.phase == phase, turn
        state = play(state, turn)
    assert (state.phase, state.round, state.chain[0]) == ("miam", 2, 0)


def position_in(phase: str) -> State:
    """The first state of `ROUND` in this phase, or a state before a gift or a blind drink."""
    if phase == "gift":
        return play(table(3, 0, "| coffee syrup"), "0 offer 1 coffee", "1 name syrup", "chance see syrup")
    if phase == "blind":
        return play(table(3, 0), "0 offer 1 coffee", "1 name syrup", "chance see syrup")
    before = [turn for _, turn in ROUND[: [name for name, _ in ROUND].index(phase)]]
    return play(GAME.start(3), *before)


PHASES = (
    "lot", "miam", "glass", "claim", "look", "answer", "reveal", "miam-answer", "gift", "blind", "addition",
)  # fmt: skip


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    ("words", "due"),
    [
        ("first 1", "lot"),
        ("miam 0 olives", "miam"),
        ("glass 0 coffee", "glass"),
        ("look", "claim"),
        ("offer 2 coffee", "claim"),
        ("see coffee", "look reveal blind"),
        ("believe", "answer miam-answer"),
        ("doubt", "answer miam-answer"),
        ("name syrup", "answer"),
        ("take", "answer"),
        ("give coffee", "gift"),
        ("addition 1", "addition"),
    ],
)
def test_a_step_outside_its_phase_is_refused(phase: str, words: str, due: str) -> None:
    """0.8: no matter who tries; and within its phase only the actor can take it."""
    state = position_in(phase)
    assert state.phase == phase
    awaited = GAME.to_act(state)
    for actor in ("0", "1", "2", "chance"):
        if phase not in due.split():
            assert_refused(state, f"{actor} {words}", "not-now")
        elif actor not in {"chance" if seat is CHANCE else str(seat) for seat in awaited}:
            assert_refused(state, f"{actor} {words}", "not-yours")
