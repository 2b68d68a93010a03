"""Standing orders: a player decides about a lot once, for each of its prices."""

import pytest

from comptoir import BadOrder
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.orders import Standing, lot_number
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import LIVE, auction, noon, play

ROUND = ("0 wait", "1 wait", "2 wait", "3 wait")
LEFT = ROUND * 7
"""Nobody takes a sole, from 12 down to its floor of 6."""


def answers(order: Standing, state: State, seat: int) -> str | None:
    """The action that the order demands now, in notation."""
    step = order.answer(GAME.view(state, seat), GAME.legal(state, seat))
    return None if step is None else GAME.write(step)


def assert_refused(order: Standing, state: State, code: str, seat: int = 0, **arguments: object) -> None:
    """Assert that the order is refused with this code."""
    with pytest.raises(BadOrder) as refusal:
        order.check(GAME.view(state, seat))
    assert (refusal.value.code, refusal.value.arguments) == (code, arguments)
    assert refusal.value.package() == GAME.package


def first(down_to: int | None = None, up_to: int | None = None) -> Standing:
    """An order for the first lot of the first day."""
    return Standing(1, 1, down_to, up_to)


# --- Falling --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounds", "price", "answer"), [(0, 12, "wait"), (3, 9, "wait"), (4, 8, "take"), (5, 7, "take")]
)
def test_an_order_waits_for_its_price_and_takes_the_lot_there(rounds: int, price: int, answer: str) -> None:
    state = play(auction("sole"), *ROUND * rounds)
    assert state.price == price
    assert answers(first(down_to=8), state, 0) == answer


def test_an_order_down_to_zero_leaves_the_lot_to_others() -> None:
    state = play(auction("sole"), *ROUND * 6)
    assert (state.price, answers(first(down_to=0), state, 0)) == (6, "wait")


def test_without_an_order_for_the_falling_price_the_player_is_asked() -> None:
    assert answers(first(up_to=20), auction("sole"), 0) is None


# --- Rising ---------------------------------------------------------------------


@pytest.mark.parametrize(("up_to", "answer"), [(13, "take"), (12, "pass"), (0, "pass")])
def test_an_order_takes_the_lot_over_up_to_its_price(up_to: int, answer: str) -> None:
    """Seat 0 holds it at 12; taking it over costs 13."""
    assert answers(first(up_to=up_to), play(auction("sole"), "0 take"), 1) == answer


def test_without_an_order_for_the_rising_price_the_player_is_asked() -> None:
    assert answers(first(down_to=8), play(auction("sole"), "0 take"), 1) is None


def test_one_order_covers_a_whole_auction() -> None:
    """The lot is taken at 11, lost at 12, taken back at 13, lost at 14, and left."""
    order, state, said = first(down_to=11, up_to=14), play(auction("sole"), *ROUND), []
    for others in ((), ("1 take", "2 pass", "3 pass"), ("1 take", "2 pass", "3 pass")):
        state = play(state, *others)
        assert state.awaited == (0,)
        said.append(answers(order, state, 0))
        state = play(state, f"0 {said[-1]}")
    assert said == ["take", "take", "pass"]


# --- Only the lot that it was given for -------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_lots_are_numbered_from_the_first_of_a_day_to_the_last(seats: int) -> None:
    """Five with three players, seven with four; nobody takes any, and the next day begins."""
    state, seen = auction("hake", seats=seats, next_lot="sardine"), []
    while state.day == 1:
        if state.phase == "lot":
            outcome, _ = GAME.odds(state)[0]
            state = GAME.apply(state, GAME.to_act(state)[0], outcome)
        else:
            seen.append(lot_number(GAME.view(state, 0)))
            state = play(state, f"{state.awaited[0]} wait")
    assert sorted(set(seen)) == list(range(1, state.setup.lots + 1))  # type: ignore[type-var]
    assert seen == sorted(seen)  # type: ignore[type-var]
    assert lot_number(GAME.view(state, 0)) is None  # before its first lot comes into view


def test_an_order_ends_with_its_lot_even_if_the_next_lot_is_of_the_same_kind() -> None:
    order, before = first(down_to=8), auction("sole", next_lot="sole")
    after = play(before, *LEFT, "chance lot hake")
    assert (before.lot, after.lot) == ("sole", "sole")
    assert not order.is_gone(GAME.view(before, 0))
    assert order.is_gone(GAME.view(after, 0))
    assert_refused(order, after, "order-lot", day=1, number=1)


def test_an_order_ends_when_the_lot_is_sold() -> None:
    sold = play(auction("sole"), "0 take", "1 pass", "2 pass", "3 pass", "chance lot wine")
    assert first(up_to=20).is_gone(GAME.view(sold, 1))


# --- What cannot be ordered -------------------------------------------------------


@pytest.mark.parametrize(
    "order", [Standing(1, 2, 8), Standing(1, 0, 8), Standing(2, 1, 8), Standing(0, 1, 8)]
)
def test_an_order_for_another_lot_is_refused(order: Standing) -> None:
    assert_refused(order, auction("sole"), "order-lot", day=order.day, number=order.number)


def test_an_order_is_refused_while_no_lot_is_for_sale() -> None:
    assert_refused(first(down_to=8), noon("family > hake | | | "), "order-lot", day=1, number=1)


def test_an_order_that_says_nothing_is_refused() -> None:
    assert_refused(first(), auction("sole"), "order-empty")


@pytest.mark.parametrize("price", [-1, 51])
def test_a_price_that_the_player_cannot_pay_is_refused(price: int) -> None:
    assert_refused(first(down_to=price), auction("sole"), "order-price", price=price, money=50)
    assert_refused(first(up_to=price), auction("sole"), "order-price", price=price, money=50)


def test_orders_are_refused_in_live_tempo() -> None:
    assert_refused(first(down_to=8), auction("sole", options=LIVE), "order-live")


@pytest.mark.parametrize("order", [first(8), first(up_to=50), first(0, 0), first(20, 20)])
def test_any_other_order_is_accepted(order: Standing) -> None:
    order.check(GAME.view(auction("sole"), 0))
    order.check(GAME.view(play(auction("sole"), "0 take"), 1))
