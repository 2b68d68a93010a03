"""Section 5: the bill."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.games.polterfass.actions import Credited, OrdersShown
from comptoir.games.polterfass.components import Options
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import Line, State
from tests.games.polterfass.table import SEATS, gains, order_of, play, story, table

NET_ZERO = Options(all_equal="net_zero")

ENDS = zip("abcdefg", GAME.components().numbers, strict=True)
FALLS = product(*[("", f"{barrel}{one}", f"{barrel}{other}") for barrel, (one, other) in ENDS])
STANDING = {sum(int(fall[1:]) for fall in falls if fall): " ".join(filter(None, falls)) for falls in FALLS}
"""Barrels by the mugs that they come to."""


def bill(served: int | None, *orders: int, options: Options = Options()) -> State:  # noqa: B008 - frozen
    """The state after a bill: seat 0 served ``served`` mugs, or failed, and the guests ordered ``orders``."""
    laid = " ".join(f"{guest}:{order_of(mugs)}" for guest, mugs in enumerate(orders, start=1))
    standing = "a9" if served is None else STANDING[served]
    state = table(len(orders) + 1, standing=standing, orders=laid, options=options)
    return play(state, "0 roll", "cup") if served is None else play(state, "0 close")


# --- The rulebook's examples ----------------------------------------------------


def test_five_players_across_three_rounds() -> None:
    """5.4 to 5.8, 5.10, 5.11, P7: Francisca, Krobert, Bud, Stella and Ines."""
    state = GAME.start(5, Options(first_seat=0))
    state = play(state, "cup b8 f5 g5")
    state = play(state, "1 order 6", "2 order 1+7", "3 order 2", "4 order 5", "0 close")
    assert state.pad[-1] == Line(innkeeper=0, served=18, ordered=21, mugs=(18, 0, -8, 8, 0))
    assert state.totals == (18, 0, -8, 8, 0)

    state = play(state, "cup a9 b8 d4 f5")
    state = play(state, "0 order 1", "2 order 7", "3 order 7", "4 order 5", "1 close")
    assert state.pad[-1] == Line(innkeeper=1, served=26, ordered=20, mugs=(1, 6, 7, 7, 5))
    assert state.totals == (19, 6, -1, 15, 5)

    state = play(state, "cup a9 b8 d7 f5")
    state = play(state, "0 order 4+7", "1 order 5+6", "3 order 4", "4 order 6", "2 close")
    assert state.pad[-1] == Line(innkeeper=2, served=29, ordered=32, mugs=(-11, -11, 29, 11, 0))
    assert state.totals == (8, -5, 28, 26, 5)


def test_failed_with_orders_13_7_7_and_0() -> None:
    """5.2, the example."""
    assert gains(bill(None, 13, 7, 7, 0)) == (0, 13, 7, 7, 0)


def test_26_served_and_1_7_7_5_ordered() -> None:
    """5.4, the example."""
    assert gains(bill(26, 1, 7, 7, 5)) == (6, 1, 7, 7, 5)


def test_15_served_and_9_6_2_ordered() -> None:
    """5.5 to 5.8, the example."""
    assert gains(bill(15, 9, 6, 2)) == (15, -9, 0, 9)


def test_29_served_and_11_11_6_4_ordered() -> None:
    """5.5 to 5.8, P7, the example: +11 and not +22."""
    assert gains(bill(29, 11, 11, 6, 4)) == (29, -11, -11, 0, 11)


def test_15_served_and_6_6_6_ordered() -> None:
    """5.9, P8, the example."""
    assert gains(bill(15, 6, 6, 6)) == (15, -6, -6, -6)


# --- Sentence by sentence -------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "turns", "mugs"),
    [
        ("a9", ("0 roll", "cup"), None),
        ("a9", ("0 close",), 9),
        ("a9 b8 x*", ("0 close", "0 assign *a"), 26),
    ],
)
def test_the_orders_are_shown_whichever_way_the_serving_ended(
    standing: str, turns: tuple[str, ...], mugs: int | None
) -> None:
    """5.1, P12."""
    state = play(table(4, 0, standing, "1:7 2:0+5 3:4"), *turns[:-1])
    shown = [event for event in story(state, turns[-1]) if isinstance(event, OrdersShown)]
    assert shown == [OrdersShown((None, (7,), (0, 5), (4,)), 16)]
    state = play(state, turns[-1])
    assert state.shown == (None, (7,), (0, 5), (4,))
    assert (state.pad[-1].served, state.pad[-1].ordered) == (mugs, 16)


@pytest.mark.parametrize(
    ("orders", "mugs"),
    [
        ((0, 0), (0, 0, 0)),
        ((13, 13), (0, 13, 13)),
        ((13, 13, 13, 13, 13), (0, 13, 13, 13, 13, 13)),
        ((0, 7, 13), (0, 0, 7, 13)),
    ],
)
def test_after_a_failure_every_order_is_fulfilled(orders: tuple[int, ...], mugs: tuple[int, ...]) -> None:
    """5.2: no matter what their sum is; the innkeeper gets 0."""
    assert gains(bill(None, *orders)) == mugs


@pytest.mark.parametrize(
    ("served", "orders", "mugs"),
    [
        (14, (7, 7), (0, 7, 7)),  # exactly enough
        (15, (7, 7), (1, 7, 7)),
        (13, (7, 7), (13, -7, -7)),  # one mug too few
        (17, (9, 6, 2), (0, 9, 6, 2)),
        (16, (9, 6, 2), (16, -9, 0, 9)),
        (2, (0, 0), (2, 0, 0)),  # nobody asked for anything
        (51, (13, 13, 13), (12, 13, 13, 13)),
    ],
)
def test_there_is_enough_if_the_orders_come_to_no_more_than_was_served(
    served: int, orders: tuple[int, ...], mugs: tuple[int, ...]
) -> None:
    """5.3, 5.4, 5.5: the innkeeper gets the rest, or otherwise everything served."""
    assert gains(bill(served, *orders)) == mugs


@pytest.mark.parametrize(
    ("orders", "mugs"),
    [
        ((13, 0), (-13, 13)),
        ((0, 13), (13, -13)),
        ((8, 7, 7), (-8, 8, 8)),  # two most modest, each in full
        ((8, 8, 7), (-8, -8, 8)),  # two greediest, collected once
        ((8, 8, 7, 7), (-8, -8, 8, 8)),
        ((8, 7, 6, 5), (-8, 0, 0, 8)),
        ((9, 9, 9, 9, 1), (-9, -9, -9, -9, 9)),
        ((9, 1, 1, 1, 1), (-9, 9, 9, 9, 9)),
        ((5, 0, 3, 0, 5), (-5, 5, 0, 5, -5)),  # a plain 0 collects
    ],
)
def test_if_guests_are_too_greedy_the_greediest_lose_and_the_most_modest_gain(
    orders: tuple[int, ...], mugs: tuple[int, ...]
) -> None:
    """5.5, 5.6, 5.7, 5.8, P7."""
    assert gains(bill(2, *orders)) == (2, *mugs)


def test_the_sum_counts_and_not_the_cards() -> None:
    """2.3, 5.6, 5.7: 0+5 and 5 are equally modest."""
    state = play(table(4, standing="a2", orders="1:0+5 2:5 3:6"), "0 close")
    assert gains(state) == (2, 6, 6, -6)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("served", [None, 2, 51])
def test_every_seat_may_be_innkeeper(seats: int, served: int | None) -> None:
    """5.2 to 5.8."""
    orders = range(1, seats)
    gained = gains(bill(served, *orders))
    for innkeeper in range(seats):
        guests = [(innkeeper + n) % seats for n in orders]
        laid = " ".join(f"{guest}:{mugs}" for guest, mugs in zip(guests, orders, strict=True))
        state = table(seats, innkeeper, "a9" if served is None else STANDING[served], laid)
        turns = (f"{innkeeper} roll", "cup") if served is None else (f"{innkeeper} close",)
        rotated = gains(play(state, *turns))
        assert tuple(rotated[(innkeeper + n) % seats] for n in range(seats)) == gained


@pytest.mark.parametrize("orders", [(8, 8), (7, 7, 7), (1, 1, 1, 1), (13, 13, 13, 13, 13)])
def test_if_all_orders_are_equal_all_lose_and_nobody_collects(orders: tuple[int, ...]) -> None:
    """5.9, P8."""
    assert gains(bill(2, *orders)) == (2, *(-mugs for mugs in orders))


@pytest.mark.parametrize("orders", [(8, 8), (7, 7, 7), (1, 1, 1, 1), (13, 13, 13, 13, 13)])
def test_with_net_zero_plus_and_minus_cancel_out(orders: tuple[int, ...]) -> None:
    """P8: option `all_equal = "net_zero"`."""
    assert gains(bill(2, *orders, options=NET_ZERO)) == (2, *(0 for _ in orders))


@pytest.mark.parametrize("options", [Options(), NET_ZERO])
def test_in_all_other_cases_equal_orders_are_no_exception(options: Options) -> None:
    """5.9, P8: if there is enough, after a failure, or if only one differs."""
    assert gains(bill(14, 7, 7, options=options)) == (0, 7, 7)
    assert gains(bill(None, 7, 7, options=options)) == (0, 7, 7)
    assert gains(bill(2, 7, 7, 6, options=options)) == (2, -7, -7, 7)


def test_nothing_served_is_too_little_for_anybody_who_ordered() -> None:
    """5.5."""
    state = play(table(3, standing="a9 x!", orders="1:1 2:3"), "0 close")
    assert gains(state) == (0, 3, -3)
    state = play(table(3, standing="a9 x!", orders="1:0 2:0"), "0 close")
    assert gains(state) == (0, 0, 0)


def test_a_total_may_fall_below_0() -> None:
    """5.10."""
    state = play(table(3, standing="a2", orders="1:6+7 2:0", totals="5 -4 -2"), "0 close")
    assert state.totals == (7, -17, 11)


def test_the_pad_has_one_line_per_round() -> None:
    """5.11."""
    state = play(table(3, standing="a2", orders="1:6+7 2:0"), "0 close", "cup a9")
    state = play(state, "0 order 3", "2 order 4", "1 roll", "cup")
    assert state.pad == (Line(0, 2, 13, (2, -13, 13)), Line(1, None, 7, (3, 0, 4)))
    assert state.totals == (5, -13, 17)


@pytest.mark.parametrize(
    ("served", "orders", "lines"),
    [
        (None, (7, 0), [(1, 7, "order"), (2, 0, "order"), (0, 0, "failed")]),
        (17, (7, 0), [(1, 7, "order"), (2, 0, "order"), (0, 10, "rest")]),
        (2, (7, 0, 3), [(1, -7, "greediest"), (2, 7, "modest"), (3, 0, "between"), (0, 2, "served")]),
        (2, (7, 7), [(1, -7, "greediest"), (2, -7, "greediest"), (0, 2, "served")]),
    ],
)
def test_the_bill_is_told_line_by_line_with_its_reason(
    served: int | None, orders: tuple[int, ...], lines: list[tuple[int, int, str]]
) -> None:
    """5.2 to 5.9, 5.11."""
    laid = " ".join(f"{guest}:{mugs}" for guest, mugs in enumerate(orders, start=1))
    state = table(
        len(orders) + 1, standing=STANDING[served or 9], orders=laid, totals="10 " * (len(orders) + 1)
    )
    events = story(play(state, "0 roll"), "cup") if served is None else story(state, "0 close")
    told = [event for event in events if isinstance(event, Credited)]
    assert [(event.seat, event.mugs, event.why) for event in told] == lines
    assert all(event.total == 10 + event.mugs for event in told)


# --- Compared with an independent count -----------------------------------------


def count_guest_by_guest(served: int | None, orders: list[int]) -> list[int]:
    """What the innkeeper and each guest get."""
    if served is None or sum(orders) <= served:
        return [0 if served is None else served - sum(orders), *orders]
    gained = [served]
    for own in orders:
        is_highest = all(other <= own for other in orders)
        is_lowest = all(other >= own for other in orders)
        gained.append(-own if is_highest else max(orders) if is_lowest else 0)
    return gained


@given(
    served=st.none() | st.sampled_from(sorted(STANDING)[1:]),
    orders=st.lists(st.integers(0, 13), min_size=2, max_size=5),
)
def test_any_bill_agrees_with_an_independent_count(served: int | None, orders: list[int]) -> None:
    """5.2 to 5.9."""
    assert list(gains(bill(served, *orders))) == count_guest_by_guest(served, orders)
