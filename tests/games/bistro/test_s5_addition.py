"""Section 5: the Addition."""

from typing import cast

import pytest

from comptoir import CHANCE
from comptoir.games.bistro.actions import Addition, Drawn, Drunk, GameEnded, Paid, Pays, RoundBegun, RoundVoid
from comptoir.games.bistro.components import MIAMS
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.rules.addition import additions_left
from comptoir.games.bistro.state import State
from tests.games.bistro.table import (
    SEATS,
    SHORT,
    assert_refused,
    assert_step_refused,
    box,
    chances,
    glasses_face_up,
    glasses_of,
    names_of,
    play,
    random_game,
    story,
    table,
)
from tests.play import WATCHER

FIVE = "chocolate lemonade syrup apple-juice sparkling-water"
ALL_BUT_ONE = "coffee coffee | chocolate syrup | lemonade apple-juice"
SEVEN = box(glasses=(2, 1, 1, 1, 1, 1))


def drinks_coffee(glasses: str, additions: str = "", **position: object) -> State:
    """The state after the second of four players has drunk a coffee, which they wrongly doubted."""
    state = table(4, 0, glasses, additions=additions, **position)  # type: ignore[arg-type]
    return play(state, "0 offer 1 coffee", "1 doubt", "chance see coffee")


def payment_due(additions: str = "", **position: object) -> State:
    """A state in which the second of four players has to pay."""
    return drinks_coffee("| coffee coffee", additions, **position)


# --- Who pays -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "over"),
    [
        ("coffee coffee", True),
        ("coffee coffee lemonade lemonade syrup", True),
        ("coffee", False),
        ("coffee lemonade lemonade syrup syrup", False),
        (FIVE[10:], False),
    ],
)
def test_three_of_one_type_end_the_round(before: str, over: bool) -> None:
    """5.1."""
    state = drinks_coffee(f"| {before}")
    assert state.phase == ("addition" if over else "claim")
    doubted = play(table(4, 0, f"| {before}"), "0 offer 1 coffee", "1 doubt")
    assert (Pays(1, "alike", "coffee") in story(doubted, "chance see coffee")) == over


def test_one_of_each_type_ends_the_round_too() -> None:
    """5.2."""
    state = play(table(4, 0, f"| {FIVE}"), "0 offer 1 coffee", "1 doubt")
    assert story(state, "chance see coffee")[-1] == Pays(1, "every-type", None)
    assert play(state, "chance see coffee").phase == "addition"
    assert play(state, "chance see syrup").phase == "claim"


def test_a_player_with_three_of_one_type_and_all_types_pays_once() -> None:
    """5.2, B11: the glasses alike are the reason."""
    state = table(4, 0, f"{FIVE} syrup | coffee syrup")
    state = play(state, "0 offer 1 lemonade", "1 name syrup", "chance see syrup")
    events = story(state, "1 give coffee")
    assert [event for event in events if isinstance(event, Pays)] == [Pays(0, "alike", "syrup")]
    state = play(state, "1 give coffee", "chance addition 1")
    assert [len(drawn) for drawn in state.additions] == [1, 0, 0, 0]
    assert state.phase == "glass"


def test_glasses_count_after_everything_has_moved() -> None:
    """5.1, 4.6: the gift no longer counts for its giver."""
    state = table(4, 0, "syrup | syrup coffee coffee")
    state = play(state, "0 offer 1 coffee", "1 name lemonade", "chance see lemonade", "1 give coffee")
    assert (glasses_of(state, 0), glasses_of(state, 1)) == ("coffee lemonade syrup", "coffee syrup")
    assert state.phase == "claim"


def test_the_blind_drink_may_end_the_round() -> None:
    """5.1, 4.7: the claimant pays."""
    state = play(table(4, 0, "coffee coffee"), "0 offer 1 coffee", "1 name syrup", "chance see syrup")
    assert story(state, "chance see coffee")[1:] == (
        Drunk(0, "coffee", off_the_pile=True),
        Pays(0, "alike", "coffee"),
    )


def test_an_edition_may_ask_for_more_glasses_alike() -> None:
    """5.1."""
    assert drinks_coffee("| coffee coffee", edition=box(alike=4)).phase == "claim"
    assert drinks_coffee("| coffee coffee coffee", edition=box(alike=4)).phase == "addition"
    assert drinks_coffee("| coffee", edition=box(alike=2)).phase == "addition"


# --- Paying ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("additions", "expected"),
    [
        ("", {"addition 1": "1/2", "addition 2": "1/4", "addition 3": "1/4"}),
        ("1", {"addition 1": "1/3", "addition 2": "1/3", "addition 3": "1/3"}),
        ("1 | 1", {"addition 2": "1/2", "addition 3": "1/2"}),
        ("| 2", {"addition 1": "2/3", "addition 3": "1/3"}),
        ("1 1 | 2", {"addition 3": "1"}),
    ],
)
def test_an_addition_is_drawn_at_random_from_those_left(additions: str, expected: dict[str, str]) -> None:
    """5.3."""
    state = payment_due(additions)
    assert (GAME.to_act(state), state.due) == ((CHANCE,), 1)
    assert chances(state) == expected


def test_an_addition_that_is_used_up_cannot_be_drawn() -> None:
    """5.3."""
    assert_refused(payment_due("1 1"), "chance addition 1", "no-such-addition", "5.3")
    assert_refused(payment_due(), "chance addition 4", "no-such-addition", "5.3")
    assert_refused(payment_due(), "1 addition 1", "not-yours")
    for nothing in (True, 1.0, "1", None, [1]):
        assert_step_refused(payment_due(), CHANCE, Addition(cast("int", nothing)), "no-such-addition", "5.3")


def test_an_addition_stays_face_up_in_front_of_the_player_who_paid() -> None:
    """5.3: beside those of earlier rounds, to the end of the game."""
    assert play(payment_due("1"), "chance addition 2").additions == ((1,), (2,), (), ())
    state = play(payment_due("| 1"), "chance addition 1")
    assert state.additions == ((), (1, 1), (), ())
    assert GAME.scores(state) == (0, 2, 0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_only_a_player_who_pays_takes_an_addition(seats: int) -> None:
    """5.3: in whole games."""
    for turn in random_game(GAME.start(seats), seats + 40):
        after = GAME.apply(turn.state, turn.actor, turn.step)
        gained = len(additions_left(turn.state)) - len(additions_left(after))
        assert gained == isinstance(turn.step, Addition)


@pytest.mark.parametrize(
    ("before", "drawn", "total"),
    [
        ("", 1, 1),
        ("", 2, 2),
        ("| 1", 1, 2),  # 5.4, the example
        ("| 1", 2, 3),
        ("| 2", 1, 3),
        ("", 3, 3),
        ("| 2", 3, 5),
        ("1 1 | 2", 3, 5),
    ],
)
def test_three_symbols_in_all_lose(before: str, drawn: int, total: int) -> None:
    """5.4, 6.1, the example: 1 and 1 is still in the game, 1 and 2 loses, 3 loses at once."""
    state = payment_due(before)
    events = story(state, f"chance addition {drawn}")
    assert events[1] == Paid(1, drawn, total)
    assert isinstance(events[2], GameEnded if total >= 3 else RoundBegun)
    assert (play(state, f"chance addition {drawn}").phase == "over") == (total >= 3)


def test_the_symbols_of_other_players_do_not_count() -> None:
    """5.4."""
    assert play(payment_due("2 | | 1"), "chance addition 1").phase != "over"


# --- The new round --------------------------------------------------------------


def test_a_new_round_begins_with_all_glasses_collected() -> None:
    """5.5, 0.4."""
    state = payment_due("", number=4)
    assert story(state, "chance addition 1")[1:] == (Paid(1, 1, 1), RoundBegun(5, 1, dealing=False))
    state = play(state, "chance addition 1")
    assert (state.round, state.phase, glasses_face_up(state)) == (5, "glass", " |  |  | ")
    assert sorted(set(chances(state).values())) == ["1/6"]


def test_the_player_who_paid_starts_the_new_round() -> None:
    """5.5, 0.7."""
    state = play(payment_due(), "chance addition 1", *(f"chance glass {seat} syrup" for seat in (0, 2, 3)))
    assert (GAME.to_act(state), state.chain) == ((1,), (1,))
    assert glasses_face_up(state) == "syrup |  | syrup | syrup"


def test_the_last_glass_of_the_set_up_begins_the_first_turn() -> None:
    """5.5, 1.1."""
    state = play(payment_due(), "chance addition 1", "chance glass 0 syrup", "chance glass 2 syrup")
    assert story(state, "chance glass 3 syrup")[1:] == (Drawn(1),)


def test_if_a_miam_was_lost_all_six_are_dealt_again() -> None:
    """5.6, 0.5: no matter who lost it."""
    state = payment_due(miams="cheese olives - toast", gone="crisps")
    assert RoundBegun(2, 1, dealing=True) in story(state, "chance addition 1")
    state = play(state, "chance addition 1")
    assert (state.phase, state.due, state.miams, state.discarded) == ("miam", 0, (None,) * 4, ())
    assert chances(state) == {f"miam 0 {miam}": "1/6" for miam in MIAMS}
    assert_refused(state, "chance glass 0 coffee", "not-now")


def test_if_no_miam_was_lost_everybody_keeps_theirs() -> None:
    """5.6."""
    state = play(payment_due(miams="cheese olives crisps toast"), "chance addition 1")
    assert (state.phase, state.miams) == ("glass", ("cheese", "olives", "crisps", "toast"))
    assert_refused(state, "chance miam 0 toast", "not-now")


# --- Void rounds ----------------------------------------------------------------


def last_glass(voids: int = 0, additions: str = "", **position: object) -> State:
    """The state before the last glass of a small box is turned up; nobody would have to pay for it."""
    state = table(3, 0, ALL_BUT_ONE, voids=voids, additions=additions, edition=SEVEN, **position)  # type: ignore[arg-type]
    return play(state, "0 offer 1 coffee", "1 doubt")


def test_with_no_glass_left_to_draw_the_round_is_void() -> None:
    """5.7, B12: the player who was due to draw starts the next round, and nobody pays."""
    state = last_glass()
    assert GAME.view(state, WATCHER).pile == 0
    events = story(state, "chance see sparkling-water")
    assert events[-2:] == (RoundVoid(0, 1), RoundBegun(2, 0, dealing=False))
    assert "Pays" not in names_of(events)
    state = play(state, "chance see sparkling-water")
    assert (state.phase, state.chain, state.voids, state.additions) == ("glass", (0,), 1, ((), (), ()))


def test_the_player_who_drank_is_due_to_draw() -> None:
    """5.7, 4.8."""
    state = play(table(3, 0, ALL_BUT_ONE, edition=SEVEN), "0 offer 1 coffee", "1 believe")
    assert RoundVoid(1, 1) in story(state, "chance see sparkling-water")


def test_a_round_that_ends_with_the_last_glass_is_paid() -> None:
    """5.7, 5.1: it is not void."""
    state = table(3, 0, f"| {FIVE} | coffee", edition=SEVEN)
    state = play(state, "0 offer 1 coffee", "1 doubt", "chance see coffee")
    assert (state.phase, state.voids) == ("addition", 0)


def test_a_void_round_is_followed_by_a_round_like_any_other() -> None:
    """B12, 0.4, 5.6: players with an Addition get no glass; all Miams are dealt again if one was lost."""
    state = last_glass(additions="1 | | 1", miams="cheese - toast", gone="olives")
    state = play(state, "chance see sparkling-water")
    assert (state.phase, state.discarded) == ("miam", ())
    state = play(state, "chance miam 0 olives", "chance miam 1 toast", "chance miam 2 crisps")
    assert (state.phase, state.due) == ("glass", 1)
    state = play(state, "chance glass 1 coffee")
    assert (GAME.to_act(state), glasses_face_up(state)) == ((0,), " | coffee | ")


def test_the_short_game_gets_another_round() -> None:
    """B12, B2."""
    state = play(last_glass(options=SHORT), "chance see sparkling-water")
    assert (state.phase, state.round, state.voids) == ("glass", 2, 1)


def test_a_paid_round_starts_the_count_of_void_rounds_again() -> None:
    """B13."""
    assert last_glass(voids=1).voids == 1
    assert play(last_glass(voids=1), "chance see sparkling-water").voids == 2
    assert payment_due(voids=2).voids == 0
    assert play(payment_due(voids=2), "chance addition 1").voids == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_never_run_out_of_glasses(seats: int) -> None:
    """B12: until the round ends, no player has more than 2 each of five types."""
    most = seats * 5 * (GAME.components().alike - 1)
    assert most < sum(GAME.components().glasses)
    full = " ".join(f"{name} {name}" for name in FIVE.split())
    assert len(full.split()) == 10
    state = table(seats, 0, " | ".join([full] * seats))
    assert state.phase == "claim"
    assert sum(GAME.components().glasses) <= 5 * 10
    for name in ("coffee", "syrup"):
        drunk = play(state, f"0 offer 1 {name}", "1 doubt")
        if f"see {name}" in chances(drunk):
            assert play(drunk, f"chance see {name}").phase == "addition"
