"""Section 2: the guests' order."""

from itertools import permutations

import pytest

from comptoir.games.polterfass.actions import AllOrdered, Order
from comptoir.games.polterfass.game import GAME
from tests.games.polterfass.table import (
    SEATS,
    assert_refused,
    assert_step_refused,
    box,
    choices,
    gains,
    play,
    story,
    table,
)


def test_an_order_is_one_or_two_of_eight_cards() -> None:
    """2.1: 8 ways with one card and 28 with two, in one fixed order."""
    ones = [f"order {card}" for card in range(8)]
    twos = [f"order {low}+{high}" for low in range(8) for high in range(low + 1, 8)]
    assert choices(table(standing="a9"), 1) == ones + twos
    assert len(ones + twos) == 36


@pytest.mark.parametrize(
    "cards",
    [
        (),
        (8,),
        (-1,),
        (3, 8),
        (3, 3),  # there is only one of each
        (1, 2, 3),
        (5, 0),  # not ascending
        None,  # what others hear of an order
    ],
)
def test_any_other_cards_are_refused(cards: tuple[int, ...] | None) -> None:
    """2.1."""
    assert_step_refused(table(standing="a9"), 1, Order(cards), "no-order", "2.1")


def test_an_order_is_between_0_and_13_mugs() -> None:
    """2.2."""
    orders = [order.cards or () for order in GAME.start().setup.orders]
    assert {sum(cards) for cards in orders} == set(range(14))


@pytest.mark.parametrize(
    ("order", "mugs"), [("0", 0), ("7", 7), ("0+5", 5), ("5", 5), ("3+4", 7), ("6+7", 13)]
)
def test_the_order_is_the_sum_of_the_values_laid(order: str, mugs: int) -> None:
    """2.2, 2.3: 5 and 0+5 ask for the same."""
    state = play(table(3, standing="a9 b8", orders=f"1:{order} 2:0"), "0 close")
    assert gains(state) == (17 - mugs, mugs, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_the_innkeeper_orders_nothing(seats: int) -> None:
    """2.4."""
    for innkeeper in range(seats):
        state = table(seats, innkeeper, standing="a9")
        assert GAME.legal(state, innkeeper) == ()
        assert_refused(state, f"{innkeeper} order 7", "not-yours")


def test_all_guests_order_at_the_same_time() -> None:
    """2.5."""
    state = table(4, 1, standing="a9")
    assert GAME.to_act(state) == (0, 2, 3)
    assert choices(state, 0) == choices(state, 2) == choices(state, 3)


def test_a_guest_who_has_ordered_is_no_longer_awaited() -> None:
    """2.5."""
    state = play(table(4, 1, standing="a9"), "2 order 7")
    assert GAME.to_act(state) == (0, 3)
    assert GAME.legal(state, 2) == ()
    assert state.phase == "order"


def test_a_guest_orders_once() -> None:
    """2.5."""
    assert_refused(play(table(4, 1, standing="a9"), "2 order 7"), "2 order 7", "not-yours")
    assert_refused(play(table(4, 1, standing="a9"), "2 order 7"), "2 order 0", "not-yours")


def test_neither_another_player_nor_chance_can_order_for_a_guest() -> None:
    """2.1."""
    assert_refused(table(standing="a9"), "4 order 7", "not-yours")
    assert_refused(table(standing="a9"), "chance order 7", "not-yours")


@pytest.mark.parametrize("seats", SEATS)
def test_serving_begins_when_all_have_ordered(seats: int) -> None:
    """2.5."""
    state = table(seats, standing="a9")
    for guest in range(1, seats):
        assert state.phase == "order"
        state = play(state, f"{guest} order {guest}")
    assert (state.phase, GAME.to_act(state)) == ("serving", (0,))


def test_the_sequence_of_orders_makes_no_difference() -> None:
    """2.5, P4."""
    turns = ("0 order 7", "2 order 0+5", "3 order 0", "4 order 1+2")
    ends = {GAME.dump(play(table(5, 1, standing="a9 x*"), *order)) for order in permutations(turns)}
    assert len(ends) == 1


def test_the_numbers_of_cards_are_told_when_the_last_guest_has_ordered() -> None:
    """2.5, P4: the innkeeper lays none."""
    state = table(4, 1, standing="a9")
    assert len(story(state, "0 order 3+4")) == 1
    assert len(story(play(state, "0 order 3+4"), "3 order 0")) == 1
    last = story(play(state, "0 order 3+4", "3 order 0"), "2 order 0+7")
    assert last[1:] == (AllOrdered((2, 0, 2, 1)),)


def test_a_box_with_other_cards_has_other_orders() -> None:
    """2.1: a custom edition."""
    state = table(3, standing="a9", edition=box(cards=(0, 5, 20)))
    assert choices(state, 1) == ["order 0", "order 5", "order 20", "order 0+5", "order 0+20", "order 5+20"]
    assert_refused(state, "1 order 7", "no-order", "2.1")


def test_cards_that_merely_equal_an_order_become_that_order() -> None:
    """2.1: the state holds real cards, and not what was passed in."""
    state = play(table(standing="a9"))
    ordered = GAME.apply(state, 1, Order((True,)))
    assert ordered.orders[1] == (1,)
    assert type(ordered.orders[1][0]) is int
    assert_step_refused(state, 1, Order([1, 2]), "no-order", "2.1")  # type: ignore[arg-type]
