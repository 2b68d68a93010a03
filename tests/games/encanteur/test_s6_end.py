"""Section 6: the end, points and ranks."""

import pytest
from msgspec.structs import replace

from comptoir.core.game import Result
from comptoir.games.encanteur.actions import GameEnded
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.rules import go_on
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import box, fish, play, refused, street, told

SET = "hake sea-bass mackerel sole red-mullet cuttlefish"


def last_card(**rest: object) -> State:
    """The first seat lacks the sole, and will sell one."""
    day = street("lovers > sole", SET, **rest)  # type: ignore[arg-type]
    return replace(day, revealed=(fish("hake sea-bass mackerel red-mullet cuttlefish"), (), (), ()))


def ended(day: State) -> State:
    state = go_on(day, None)
    assert GAME.to_act(state) == ()
    return state


def test_the_game_ends_with_the_day_on_which_a_set_is_whole() -> None:
    """6.1."""
    state = ended(last_card())
    assert (state.phase, state.reason, state.day) == ("over", "set", 1)
    assert GAME.result(state) == Result((1, 2, 2, 2), (8, 0, 0, 0), "set")
    assert told(last_card())[-1] == GameEnded("set", (1, 2, 2, 2))


def test_one_card_fewer_is_not_enough() -> None:
    """6.1."""
    day = replace(last_card(), revealed=(fish("hake sea-bass mackerel red-mullet"), (), (), ()))
    assert go_on(day, None).day == 2
    assert GAME.scores(go_on(day, None)) == (5, 0, 0, 0)


def test_the_day_is_finished_for_everybody() -> None:
    """6.1: those who come after are paid and reveal as well."""
    day = street("lovers > sole | family > hake", f"{SET} | {SET}", auctioneer=3)
    before = fish("hake sea-bass mackerel red-mullet cuttlefish")
    state = ended(replace(day, revealed=(before, (), (), ())))
    assert (state.revealed[1], GAME.scores(state)) == (("hake",), (8, 1, 0, 0))


def test_at_a_table_of_three_four_cards_are_a_set() -> None:
    """6.1, 0.7."""
    day = street("lovers > sole", "hake sea-bass mackerel sole", seats=3)
    state = ended(replace(day, revealed=(fish("hake sea-bass mackerel"), (), ())))
    assert GAME.result(state) == Result((1, 2, 2), (6, 0, 0), "set")


def test_nothing_happens_after_the_end() -> None:
    """6.1."""
    state = ended(last_card())
    for turn in ("0 take", "chance lot hake", "clock tick", "0 discard hake sole"):
        refused(state, turn, "not-now", "6.1")
    assert all(GAME.legal(state, seat) == () for seat in range(4))


def test_two_days_in_a_row_without_a_sale_end_it() -> None:
    """6.2, E16."""
    assert go_on(replace(street(""), idle=1, day=4), None).day == 5
    state = ended(replace(street(""), idle=2, day=4))
    assert GAME.result(state) == Result((1, 1, 1, 1), (0, 0, 0, 0), "no-sale")


def test_a_day_counts_as_without_a_sale_until_something_is_bought() -> None:
    """6.2, E16: the count begins anew with each sale."""
    day = go_on(replace(street(""), idle=1, day=4), None)
    assert day.idle == 2
    bought = play(day, "chance lot sole", "chance lot hake", "1 take", "2 pass", "3 pass", "0 pass")
    assert bought.idle == 0
    unsold = play(day, "chance lot sole", "chance lot hake", *("1 wait", "2 wait", "3 wait", "0 wait") * 7)
    assert (unsold.idle, unsold.unsold) == (2, ("sole",))


def test_it_ends_after_day_15() -> None:
    """6.3, E16."""
    assert go_on(street("", day=14), None).day == 15
    assert ended(street("", day=15)).reason == "last-day"
    assert ended(street("", day=3, edition=box(last_day=3))).reason == "last-day"


@pytest.mark.parametrize(
    ("idle", "day", "reason"), [(2, 15, "no-sale"), (1, 15, "last-day"), (2, 3, "no-sale")]
)
def test_if_several_reasons_hold_the_first_is_given(idle: int, day: int, reason: str) -> None:
    """6.2, 6.3, E16."""
    assert ended(replace(street("", day=day), idle=idle)).reason == reason
    assert ended(replace(last_card(day=day), idle=idle)).reason == "set"


def test_points() -> None:
    """6.4: 1 a fish, 2 a platter card, 2 for the whole set; money counts for nothing."""
    state = last_card(platters="1 1 0 0", money=999)
    assert GAME.scores(state) == (7, 2, 0, 0)
    assert GAME.scores(ended(state)) == (10, 2, 0, 0)


def test_points_are_those_of_the_edition() -> None:
    """6.4."""
    state = last_card(platters="1 1 0 0", edition=box(fish_points=2, platter_points=5, set_points=7))
    assert GAME.scores(ended(state)) == (24, 5, 0, 0)


def test_equal_points_share_a_rank() -> None:
    """6.5, E17: 1, 1, 3."""
    state = replace(street("", day=15), revealed=(("hake",), ("sole",), (), ()), platters=(0, 0, 0, 1))
    assert GAME.result(ended(state)) == Result((2, 2, 4, 1), (1, 1, 0, 2), "last-day")
    state = replace(state, platters=(0, 0, 0, 0))
    assert GAME.result(ended(state)) == Result((1, 1, 3, 3), (1, 1, 0, 0), "last-day")


def test_before_the_end_there_is_no_result() -> None:
    """6.5."""
    assert GAME.result(go_on(street(""), None)) is None
