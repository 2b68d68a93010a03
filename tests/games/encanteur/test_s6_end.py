"""Section 6: the end, points and ranks."""

import pytest
from msgspec.structs import replace

from comptoir.core.game import Result
from comptoir.games.encanteur.actions import GameEnded
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.rules import go_on
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import assert_refused, box, events_of, fish, play, street

SET = "hake sea-bass mackerel sole red-mullet cuttlefish"


def last_card(**rest: object) -> State:
    """The first seat lacks only the sole, and will sell one."""
    day = street("lovers > sole", SET, **rest)  # type: ignore[arg-type]
    return replace(day, revealed=(fish("hake sea-bass mackerel red-mullet cuttlefish"), (), (), ()))


def play_to_end(day: State) -> State:
    state = go_on(day, None)
    assert GAME.to_act(state) == ()
    return state


def test_the_game_ends_with_the_day_on_which_a_set_is_complete() -> None:
    """6.1."""
    state = play_to_end(last_card())
    assert (state.phase, state.reason, state.day) == ("over", "set", 1)
    assert GAME.result(state) == Result((1, 2, 2, 2), (8, 0, 0, 0), "set")
    assert events_of(last_card())[-1] == GameEnded("set", (1, 2, 2, 2))


def test_a_set_that_lacks_a_card_does_not_end_the_game() -> None:
    """6.1."""
    day = replace(last_card(), revealed=(fish("hake sea-bass mackerel red-mullet"), (), (), ()))
    assert go_on(day, None).day == 2
    assert GAME.scores(go_on(day, None)) == (5, 0, 0, 0)


def test_the_day_is_finished_for_everybody() -> None:
    """6.1: later houses are paid and reveal cards as well."""
    day = street("lovers > sole | family > hake", f"{SET} | {SET}", auctioneer=3)
    before = fish("hake sea-bass mackerel red-mullet cuttlefish")
    state = play_to_end(replace(day, revealed=(before, (), (), ())))
    assert (state.revealed[1], GAME.scores(state)) == (("hake",), (8, 1, 0, 0))


def test_at_a_table_of_three_four_cards_are_a_set() -> None:
    """6.1, 0.7."""
    day = street("lovers > sole", "hake sea-bass mackerel sole", seats=3)
    state = play_to_end(replace(day, revealed=(fish("hake sea-bass mackerel"), (), ())))
    assert GAME.result(state) == Result((1, 2, 2), (6, 0, 0), "set")


def test_nothing_happens_after_the_end() -> None:
    """6.1."""
    state = play_to_end(last_card())
    for turn in ("0 take", "chance lot hake", "clock tick", "0 discard hake sole"):
        assert_refused(state, turn, "not-now", "6.1")
    assert all(GAME.legal(state, seat) == () for seat in range(4))


def test_two_days_in_a_row_without_a_sale_end_the_game() -> None:
    """6.2, E16."""
    assert go_on(replace(street(""), idle=1, day=4), None).day == 5
    state = play_to_end(replace(street(""), idle=2, day=4))
    assert GAME.result(state) == Result((1, 1, 1, 1), (0, 0, 0, 0), "no-sale")


def test_a_day_counts_as_without_a_sale_until_something_is_bought() -> None:
    """6.2, E16: the count restarts with each sale."""
    day = go_on(replace(street(""), idle=1, day=4), None)
    assert day.idle == 2
    bought = play(day, "chance lot sole", "chance lot hake", "1 take", "2 pass", "3 pass", "0 pass")
    assert bought.idle == 0
    unsold = play(day, "chance lot sole", "chance lot hake", *("1 wait", "2 wait", "3 wait", "0 wait") * 7)
    assert (unsold.idle, unsold.unsold) == (2, ("sole",))


def test_the_game_ends_after_day_15() -> None:
    """6.3, E16."""
    assert go_on(street("", day=14), None).day == 15
    assert play_to_end(street("", day=15)).reason == "last-day"
    assert play_to_end(street("", day=3, edition=box(last_day=3))).reason == "last-day"


@pytest.mark.parametrize(
    ("idle", "day", "reason"), [(2, 15, "no-sale"), (1, 15, "last-day"), (2, 3, "no-sale")]
)
def test_the_first_of_several_reasons_is_given(idle: int, day: int, reason: str) -> None:
    """6.2, 6.3, E16."""
    assert play_to_end(replace(street("", day=day), idle=idle)).reason == reason
    assert play_to_end(replace(last_card(day=day), idle=idle)).reason == "set"


def test_points_count_fish_platter_cards_and_whole_sets() -> None:
    """6.4: 1 for a fish, 2 for a platter card, 2 for the whole set; nothing for money."""
    state = last_card(platters="1 1 0 0", money=999)
    assert GAME.scores(state) == (7, 2, 0, 0)
    assert GAME.scores(play_to_end(state)) == (10, 2, 0, 0)


def test_an_edition_sets_the_points() -> None:
    """6.4."""
    state = last_card(platters="1 1 0 0", edition=box(fish_points=2, platter_points=5, set_points=7))
    assert GAME.scores(play_to_end(state)) == (24, 5, 0, 0)


def test_equal_points_share_a_rank() -> None:
    """6.5, E17: 1, 1, 3."""
    state = replace(street("", day=15), revealed=(("hake",), ("sole",), (), ()), platters=(0, 0, 0, 1))
    assert GAME.result(play_to_end(state)) == Result((2, 2, 4, 1), (1, 1, 0, 2), "last-day")
    state = replace(state, platters=(0, 0, 0, 0))
    assert GAME.result(play_to_end(state)) == Result((1, 1, 3, 3), (1, 1, 0, 0), "last-day")


def test_before_the_end_there_is_no_result() -> None:
    """6.5."""
    assert GAME.result(go_on(street(""), None)) is None
