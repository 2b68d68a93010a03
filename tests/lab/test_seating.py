"""Every bot gets every seat equally often in every stretch of games."""

from collections import Counter
from collections.abc import Iterable
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir import catalogue
from comptoir.lab.simulate import Plan, seating

SEATS = range(2, 7)


def a_plan(seats: int, *, seed: int = 1, permuted: bool = True) -> Plan:
    game = catalogue.load(catalogue.games()[0])
    return Plan(
        game=game.name,
        bots=("any",) * seats,
        games=1,
        seed=seed,
        permuted=permuted,
        options=game.Options(),
        components=game.components(),
    )


def count_seats(plan: Plan, numbers: Iterable[int]) -> Counter[tuple[int, int]]:
    """How often each bot of the line-up sat in each seat: keys are (bot, seat)."""
    return Counter((bot, seat) for number in numbers for seat, bot in enumerate(seating(plan, number)))


@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**64), turn=st.integers(0, 1000))
def test_each_bot_has_each_seat_once_in_as_many_games_as_seats(seats: int, seed: int, turn: int) -> None:
    counts = count_seats(a_plan(seats, seed=seed), range(turn * seats, (turn + 1) * seats))
    assert counts == {(bot, seat): 1 for bot in range(seats) for seat in range(seats)}


@given(seats=st.sampled_from(SEATS), games=st.integers(1, 300))
def test_bots_have_each_seat_equally_often_up_to_one_game(seats: int, games: int) -> None:
    counts = count_seats(a_plan(seats), range(games))
    assert {counts[bot, seat] for bot in range(seats) for seat in range(seats)} <= {
        games // seats,
        -(-games // seats),
    }


@pytest.mark.parametrize("seats", SEATS)
def test_every_order_comes_once_before_they_repeat(seats: int) -> None:
    orders = [seating(a_plan(seats), number) for number in range(factorial(seats))]
    assert len(set(orders)) == factorial(seats)
    assert seating(a_plan(seats), factorial(seats)) == orders[0]


def test_other_seeds_give_other_seatings() -> None:
    first = {tuple(seating(a_plan(6, seed=seed), number) for number in range(60)) for seed in range(5)}
    assert len(first) == 5


def test_without_permuting_bots_keep_their_seats() -> None:
    assert {seating(a_plan(4, permuted=False), number) for number in range(50)} == {(0, 1, 2, 3)}
