"""Section 2: the auction, in turns and live."""

import pytest
from msgspec.structs import replace

from comptoir import CHANCE, CLOCK
from comptoir.core.game import Beat
from comptoir.core.turns import put
from comptoir.games.encanteur.actions import Held, PriceCried, Sold, Take, Unsold
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import HUNGRY
from tests.games.encanteur.table import LIVE, assert_refused, auction, choices, money, play, story

ROUND = ("0 wait", "1 wait", "2 wait", "3 wait")
TICK = "clock tick"


# --- Falling --------------------------------------------------------------------


def test_the_price_falls_by_1_while_nobody_takes_the_lot() -> None:
    """2.1."""
    state = auction("sole")
    assert (state.phase, state.price, state.holder) == ("falling", 12, None)
    assert story(play(state, *ROUND[:3]), "3 wait")[1:] == (PriceCried("sole", 11),)
    assert play(state, *ROUND, *ROUND).price == 10


def test_a_lot_that_nobody_takes_at_its_floor_is_unsold() -> None:
    """2.2, E6, the example: from 12 down to 6, which is cried as well."""
    state = play(auction("sole"), *ROUND * 6)
    assert (state.phase, state.price) == ("falling", 6)
    assert choices(state) == ["take", "wait"]
    assert story(play(state, *ROUND[:3]), "3 wait")[1:] == (Unsold("sole", 6),)
    state = play(state, *ROUND)
    assert (state.phase, state.lot, state.unsold, money(state)) == ("lot", "hake", ("sole",), [50] * 4)


def test_a_lot_can_still_be_bought_at_its_floor() -> None:
    """2.2, E6."""
    state = play(auction("sole"), *ROUND * 6, "0 take", "1 pass", "2 pass", "3 pass")
    assert money(state) == [44, 50, 50, 50]


# --- Rising ---------------------------------------------------------------------


def test_each_change_of_hands_raises_the_price_by_1() -> None:
    """2.3, 2.5, the example: taken at 9, three changes of hands, the last holder pays 12."""
    state = play(auction("sole"), *ROUND * 3, "0 take")
    assert (state.phase, state.price, state.holder) == ("rising", 9, 0)
    assert story(state, "1 take")[1:] == (Held("sole", 1, 10, 0),)
    state = play(state, "1 take", "2 take", "3 take")
    assert (state.price, state.holder) == (12, 3)
    state = play(state, "0 pass", "1 pass")
    assert story(state, "2 pass")[1:] == (Sold("sole", 3, 12, 38),)
    assert money(play(state, "2 pass")) == [50, 50, 50, 38]


def test_the_first_holder_pays_the_price_cried() -> None:
    """2.3, 2.5."""
    state = play(auction("sole"), "0 wait")
    assert story(state, "1 take")[1:] == (Held("sole", 1, 12, None),)
    assert money(play(state, "1 take", "2 pass", "3 pass", "0 pass")) == [50, 38, 50, 50]


def test_a_holder_cannot_take_the_lot_over() -> None:
    """2.4."""
    state = play(auction("sole"), "0 take")
    assert choices(state, 0) == []
    assert_refused(state, "0 take", "already-yours", "2.4")
    assert_refused(play(auction("sole", options=LIVE), "0 take"), "0 take", "already-yours", "2.4")


def test_a_player_with_11_may_take_at_11_but_not_take_over_at_12() -> None:
    """2.4, E7, the example."""
    state = auction("sole", money="11 50 50 50")
    assert_refused(state, "0 take", "too-dear", "2.4")
    state = play(state, "1 wait", "2 wait", "3 wait")
    assert (state.price, state.awaited) == (11, (0,))
    assert money(play(state, "0 take", "1 pass", "2 pass", "3 pass"))[0] == 0
    state = play(state, "0 wait", "1 take")
    assert state.awaited == (2,)
    assert_refused(state, "0 take", "too-dear", "2.4")
    state = play(state, "2 pass", "3 pass")
    assert money(state) == [11, 39, 50, 50]


def test_players_who_cannot_pay_are_not_asked() -> None:
    """2.7, 2.8, E7: they need the price while it falls, and 1 more while it rises."""
    state = auction("sole", money="5 12 50 12")
    assert state.due == (1, 2, 3)
    assert play(state, "1 take").due == (2,)
    assert play(state, "1 take", "2 take").phase == "lot"  # nobody has 14


def test_a_price_that_nobody_can_pay_falls_on() -> None:
    """2.7, E7: but it is cried."""
    state = auction("sole", money="3 8 3 3")
    assert (state.price, state.awaited) == (8, (1,))
    assert story(state, "1 wait")[1:] == (PriceCried("sole", 7),)
    state = play(auction("sole", money="0 6 0 0", next_lot="platter"), "1 wait")
    cried = [PriceCried("platter", price) for price in range(25, 11, -1)]
    assert story(state, "chance lot hake")[1:] == (*cried, Unsold("platter", 12))


# --- What is bought -------------------------------------------------------------


@pytest.mark.parametrize(
    ("slate", "dishes", "wine"), [("sole", ("sole",), 0), ("wine", (), 1), ("platter", ("platter",), 0)]
)
def test_a_slate_lies_open_in_front_of_its_buyer(slate: str, dishes: tuple[str, ...], wine: int) -> None:
    """2.6."""
    state = play(auction(slate), "0 take", "1 pass", "2 pass", "3 pass")
    assert (state.houses[0].dishes, state.houses[0].wine) == (dishes, wine)
    for viewer in (None, 0, 1, 2, 3):
        assert GAME.view(state, viewer).houses == state.houses


def test_only_the_last_holder_buys() -> None:
    """2.6."""
    state = play(auction("sole"), "0 take", "1 take", "2 pass", "3 pass", "0 pass")
    assert [house.dishes for house in state.houses] == [(), ("sole",), (), ()]


# --- In turns -------------------------------------------------------------------


@pytest.mark.parametrize(("auctioneer", "order"), [(3, (0, 1, 2, 3)), (0, (1, 2, 3, 0)), (2, (3, 0, 1, 2))])
def test_all_are_asked_from_the_auctioneers_left(auctioneer: int, order: tuple[int, ...]) -> None:
    """2.7: the auctioneer last."""
    state = auction("sole", auctioneer=auctioneer)
    for seat in order:
        assert state.awaited == (seat,)
        assert choices(state) == ["take", "wait"]
        state = play(state, f"{seat} wait")
    assert (state.price, state.awaited) == (11, order[:1])


def test_the_others_are_asked_from_the_holders_left() -> None:
    """2.8."""
    state = play(auction("sole", auctioneer=3), "0 wait", "1 take")
    assert state.due == (2, 3, 0)
    assert choices(state) == ["take", "pass"]
    assert play(state, "2 pass").awaited == (3,)
    assert play(state, "2 pass", "3 take").due == (0, 1, 2)


def test_a_pass_counts_only_until_the_price_changes() -> None:
    """2.8."""
    state = play(auction("sole"), "0 take", "1 pass", "2 take")
    assert state.due == (3, 0, 1)
    state = play(state, "3 pass", "0 pass")
    assert choices(state, 1) == ["take", "pass"]


def test_answers_out_of_turn_are_refused() -> None:
    """2.7, 2.8."""
    assert_refused(auction("sole"), "1 take", "not-yours")
    assert_refused(auction("sole"), "0 pass", "not-now")
    assert_refused(play(auction("sole"), "0 take"), "1 wait", "not-now")
    assert_refused(play(auction("sole"), "0 take"), "2 take", "not-yours")
    assert_refused(auction("sole"), TICK, "not-yours")
    assert_refused(auction("sole"), "0 tick", "not-yours")


def test_in_turns_no_clock_ticks() -> None:
    """2.7, E5."""
    assert GAME.beat(auction("sole")) is None


# --- Live -----------------------------------------------------------------------


def test_in_live_tempo_everybody_may_take_the_lot_at_any_moment() -> None:
    """2.9."""
    state = auction("sole", options=LIVE)
    assert GAME.to_act(state) == (0, 1, 2, 3, CLOCK)
    for seat in range(4):
        assert choices(state, seat) == ["take"]
        assert play(state, f"{seat} take").holder == seat
    assert choices(state, CLOCK) == ["tick"]


def test_in_live_tempo_players_can_only_take() -> None:
    """2.9, E5."""
    state = auction("sole", options=LIVE)
    assert_refused(state, "0 wait", "live", "2.9")
    assert_refused(play(state, "0 take"), "1 pass", "live", "2.9")
    assert_refused(state, "0 tick", "not-yours")
    assert_refused(state, "clock take", "not-yours")


def test_a_tick_lowers_the_price() -> None:
    """2.9."""
    state = auction("sole", options=LIVE)
    assert story(state, TICK)[1:] == (PriceCried("sole", 11),)
    state = play(state, TICK, TICK, TICK)
    assert (state.price, state.phase) == (9, "falling")
    state = play(state, "2 take", "0 take", "2 take", "1 take")
    assert (state.price, state.holder, state.phase) == (12, 1, "rising")


def test_a_tick_at_the_floor_leaves_the_lot_unsold() -> None:
    """2.2, 2.9."""
    state = play(auction("sole", options=LIVE), *[TICK] * 6)
    assert (state.price, state.phase) == (6, "falling")
    assert play(state, TICK).unsold == ("sole",)
    assert play(state, "3 take").price == 6


def test_a_tick_sells_a_lot_that_has_a_holder() -> None:
    """2.9: even if nobody could take it over; only the clock sells."""
    state = play(auction("sole", options=LIVE), TICK, "0 take", "3 take")
    assert GAME.to_act(state) == (0, 1, 2, CLOCK)
    assert money(play(state, TICK)) == [50, 50, 50, 38]
    state = play(auction("sole", money="12 3 3 3", options=LIVE), "0 take")
    assert GAME.to_act(state) == (CLOCK,)
    assert money(play(state, TICK))[0] == 0


def test_players_who_cannot_pay_cannot_press() -> None:
    """2.4, 2.9, E7."""
    state = auction("sole", money="11 12 13 3", options=LIVE)
    assert GAME.to_act(state) == (1, 2, CLOCK)
    assert_refused(state, "0 take", "too-dear", "2.4")
    assert GAME.to_act(play(state, TICK)) == (0, 1, 2, CLOCK)
    assert GAME.to_act(play(state, "1 take")) == (2, CLOCK)
    assert GAME.to_act(play(state, "1 take", "2 take")) == (CLOCK,)


def test_a_price_that_nobody_can_pay_falls_by_the_clock() -> None:
    """2.9: in live tempo, only the clock lowers a price."""
    state = auction("sole", money="3 3 3 3", options=LIVE)
    assert (GAME.to_act(state), state.price) == ((CLOCK,), 12)
    assert play(state, *[TICK] * 7).unsold == ("sole",)


def test_the_clock_says_how_long_it_waits_and_what_a_press_means() -> None:
    """2.9, E5."""
    state = auction("sole", money="11 12 13 3", options=LIVE)
    assert GAME.beat(state) == Beat(1.2, 0.3, ((1, Take()), (2, Take())), 1.0)
    assert GAME.beat(play(state, TICK)) == Beat(1.2, 0.3, ((0, Take()), (1, Take()), (2, Take())))
    assert GAME.beat(play(state, "1 take")) == Beat(3.0, 0.3, ((2, Take()),))
    assert GAME.beat(play(state, "1 take", TICK)) is None


def test_the_clock_runs_only_during_the_auction() -> None:
    """2.9, E5: nobody has to hurry when choosing a set or serving."""
    assert GAME.beat(GAME.start(4, LIVE)) is None


# --- Money ----------------------------------------------------------------------


def test_income_of_the_day_cannot_be_spent_in_its_auction() -> None:
    """2.10, 5.2: a player without money left is not asked again today, but has the income the next day."""
    state = auction("sole", money="12 0 0 0")
    fed = replace(state.houses[0], guests=(HUNGRY["lovers"],))
    state = play(replace(state, houses=put(state.houses, 0, fed)), "0 take")
    while state.day == 1:
        assert (state.phase, money(state)[0]) == ("lot", 0)
        state = GAME.apply(state, CHANCE, GAME.odds(state)[0][0])
    assert money(state) == [10, 0, 0, 0]
