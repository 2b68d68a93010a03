"""Section 6: the next round and the end."""

import pytest

from comptoir import CHANCE, Result
from comptoir.core.turns import ranks
from comptoir.games.polterfass.actions import GameEnded, RoundBegun
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import State
from tests.games.polterfass.table import SEATS, assert_refused, box, choices, play, random_game, story, table

LAST_ROUND = GAME.components().last_round


def before_the_bill(totals: str, standing: str = "a2", orders: str = "1:0 2:0", number: int = 1) -> State:
    """Seat 0 may close the tap, and there is enough for all."""
    return table(len(totals.split()), standing=standing, orders=orders, totals=totals, number=number)


def test_everybody_takes_all_cards_back() -> None:
    """6.1."""
    state = play(before_the_bill("0 0 0", orders="1:6+7 2:0"), "0 close", "cup a9")
    assert state.orders == (None, None, None)
    assert len(choices(state, 0)) == len(choices(state, 2)) == 36


@pytest.mark.parametrize("seats", SEATS)
def test_barrels_and_cup_travel_one_place_to_the_left(seats: int) -> None:
    """6.2, P12: the first seat follows the last."""
    for innkeeper in range(seats):
        orders = " ".join(f"{seat}:0" for seat in range(seats) if seat != innkeeper)
        state = table(seats, innkeeper, "a9", orders)
        following = (innkeeper + 1) % seats
        assert RoundBegun(2, following) in story(state, f"{innkeeper} close")
        state = play(state, f"{innkeeper} close")
        assert (state.innkeeper, state.round, state.phase) == (following, 2, "first-roll")
        assert GAME.to_act(state) == (CHANCE,)


def test_the_next_innkeeper_has_all_barrels() -> None:
    """6.2."""
    state = play(before_the_bill("0 0 0", "a9 b8 x*"), "0 close", "0 assign *a")
    assert state.cup == "abcdefgxy"
    assert state.faces == (0,) * 9


@pytest.mark.parametrize(
    ("totals", "end"),
    [
        ("72 0 0", (74, 0, 0)),
        ("73 0 0", (75, 0, 0)),
        ("74 0 0", (76, 0, 0)),
        ("0 74 74", (2, 74, 74)),
        ("-80 0 75", (-78, 0, 75)),
    ],
)
def test_the_game_ends_with_the_round_after_which_somebody_owns_75(totals: str, end: tuple[int, ...]) -> None:
    """6.3."""
    state = play(before_the_bill(totals), "0 close")
    assert GAME.scores(state) == end
    assert (state.phase == "over") == (max(end) >= 75)
    result = GAME.result(state)
    assert (result.reason if result else None) == ("target" if max(end) >= 75 else None)


def test_reaching_75_in_the_middle_of_a_round_does_not_end_the_game() -> None:
    """6.3: only the totals after the bill count."""
    state = play(table(3, standing="a2", orders="1:6+7 2:0", totals="0 74 60"), "0 close")
    assert (state.phase, state.totals) == ("first-roll", (2, 61, 73))


@pytest.mark.parametrize(
    ("number", "totals", "reason"),
    [
        (LAST_ROUND - 1, "0 0 0", None),
        (LAST_ROUND, "0 0 0", "last-round"),
        (LAST_ROUND, "72 0 0", "last-round"),
        (LAST_ROUND, "73 0 0", "target"),  # both
        (LAST_ROUND - 1, "73 0 0", "target"),
    ],
)
def test_the_game_also_ends_after_round_60(number: int, totals: str, reason: str | None) -> None:
    """6.4, P11."""
    assert LAST_ROUND == 60
    result = GAME.result(play(before_the_bill(totals, number=number), "0 close"))
    assert (result.reason if result else None) == reason


def test_an_edition_may_end_the_game_sooner() -> None:
    """6.3, 6.4."""
    state = table(3, standing="a2", orders="1:0 2:0", edition=box(last_round=1))
    assert GAME.result(play(state, "0 close")) == Result((1, 2, 2), (2, 0, 0), "last-round")
    state = table(3, standing="a2", orders="1:0 2:0", edition=box(target=2))
    assert GAME.result(play(state, "0 close")) == Result((1, 2, 2), (2, 0, 0), "target")
    state = table(3, standing="a2", orders="1:0 2:0", edition=box(target=3))
    assert GAME.result(play(state, "0 close")) is None


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ("80 10 20 30", (1, 4, 3, 2)),
        ("73 10 -20 30", (1, 3, 4, 2)),
        ("73 75 0 75", (1, 1, 4, 1)),  # the innkeeper reaches 75 too: a shared win
        ("0 77 77 5", (4, 1, 1, 3)),
        ("3 5 80 5", (2, 2, 1, 2)),
        ("74 80 0 -3", (2, 1, 3, 4)),  # reaching the target is not enough to win
    ],
)
def test_the_most_mugs_win_and_equal_totals_share_a_rank(totals: str, places: tuple[int, ...]) -> None:
    """6.5, P9."""
    state = before_the_bill(totals, orders="1:0 2:0 3:0")
    events = story(state, "0 close")
    end = GAME.result(play(state, "0 close"))
    assert end is not None
    assert end.ranks == places
    assert events[-1] == GameEnded("target", places)
    assert not any(isinstance(event, RoundBegun) for event in events)


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ((75, 75, 3), (1, 1, 3)),
        ((1, 1, 1), (1, 1, 1)),
        ((-5, -5, -6), (1, 1, 3)),
        ((9, 75, 9, 3, 75, 9), (3, 1, 3, 6, 1, 3)),
    ],
)
def test_ranks_go_1_1_3(totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    """P9."""
    assert ranks(totals) == places


def test_after_the_end_every_step_is_refused() -> None:
    """6.3."""
    over = play(before_the_bill("73 0 0"), "0 close")
    assert GAME.to_act(over) == ()
    assert GAME.odds(over) == ()
    assert all(GAME.legal(over, actor) == () for actor in (0, 1, 2, CHANCE))
    for turn in ("0 close", "0 roll", "1 order 7", "0 assign *a", "chance first 1"):
        assert_refused(over, turn, "not-now")
    assert_refused(over, "chance roll a9 b- c- d- e- f- g- x- y-", "not-now")


def test_there_is_no_result_before_the_end() -> None:
    """6.5."""
    for seats in SEATS:
        state = GAME.start(seats)
        for turn in random_game(state, seats):
            assert GAME.result(turn.state) is None
            state = GAME.apply(turn.state, turn.actor, turn.step)
        assert GAME.result(state) is not None
