"""Presses in a live auction: who was first, and which are too early, too late or beaten."""

from typing import Any

import pytest

from comptoir.server.protocol import Press
from tests.server.auctions import GRACE, LEAD, SOLD, WAIT, Auction, answer

pytestmark = pytest.mark.anyio


# --- Pressing -----------------------------------------------------------------------


async def test_a_press_takes_the_lot_at_the_price_on_the_screen() -> None:
    auction = await Auction().begin()
    start = await auction.price()
    await auction.clock.advance(LEAD + WAIT + 0.5)
    page = await auction.press(1)
    await auction.clock.advance(GRACE)
    assert answer(page) == ("ok", "")
    assert (await auction.holder(), await auction.price()) == (1, start - 1)


async def test_the_price_stops_at_once_for_everybody() -> None:
    auction = await Auction().begin()
    auction.pages[2].round_trip = 0.25
    await auction.clock.advance(LEAD + 0.5)
    at = auction.current_position()
    await auction.press(1)
    assert {who: page.last("stopped")["at"] for who, page in auction.pages.items()} == dict.fromkeys(
        auction.pages, at
    )
    assert await auction.holder() is None  # settled when every press on its way has had time to arrive


async def test_watchers_who_keep_coming_delay_neither_the_price_nor_a_press() -> None:
    auction = await Auction().begin()
    start = await auction.price()
    await auction.clock.advance(LEAD + WAIT - 0.5)
    for _ in range(3):
        await auction.come(None)
        await auction.clock.advance(0.2)
    assert await auction.price() == start - 1
    await auction.press(1)
    for _ in range(3):
        await auction.come(None)
        await auction.clock.advance(GRACE / 3)
    assert (await auction.holder(), await auction.price()) == (1, start - 1)


async def test_a_press_for_a_price_that_is_not_shown_yet_is_refused() -> None:
    auction = await Auction().begin()
    page = await auction.press(1)
    assert answer(page) == ("no", "press-too-early")
    await auction.clock.advance(LEAD + 0.1)
    page = await auction.press(1, auction.current_position() + 1)
    assert answer(page) == ("no", "press-too-early")


async def test_a_press_far_beyond_the_last_position_is_refused() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    assert answer(await auction.press(1, 10**400)) == ("no", "press-too-early")


async def test_the_higher_price_wins_even_if_it_arrives_later() -> None:
    auction = await Auction().begin()
    auction.pages[1].round_trip = 0.25
    start = await auction.price()
    await auction.clock.advance(LEAD + WAIT + 0.02)
    near = await auction.press(2)
    await auction.clock.advance(0.2)
    far = await auction.press(1, auction.current_position() - 1)
    await auction.clock.advance(GRACE)
    assert (answer(far), answer(near)) == (("ok", ""), ("no", "press-beaten"))
    assert (await auction.holder(), await auction.price()) == (1, start)


async def test_at_one_price_the_seat_nearest_to_the_auctioneers_left_wins() -> None:
    auction = await Auction().begin(first_seat=1)
    for page in auction.pages.values():
        page.round_trip = 0.1
    await auction.clock.advance(LEAD + 0.5)
    for seat in (1, 0, 2):
        await auction.press(seat)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 2
    assert [answer(auction.pages[seat])[0] for seat in range(3)] == ["no", "no", "ok"]


async def test_a_press_is_granted_only_its_own_measured_delay() -> None:
    auction = await Auction().begin()
    auction.pages[2].round_trip = 0.25  # presses for the price are awaited this long
    auction.pages[1].round_trip = 0.05
    await auction.clock.advance(LEAD + WAIT + 0.2)
    at = auction.current_position() - 1
    assert answer(await auction.press(1, at)) == ("no", "press-too-late")
    await auction.press(2, at)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 2


async def test_a_press_is_granted_at_most_300_milliseconds() -> None:
    auction = await Auction().begin()
    auction.pages[1].round_trip = 2.0
    await auction.clock.advance(LEAD + WAIT + GRACE + 0.01)
    assert answer(await auction.press(1, auction.current_position() - 1)) == ("no", "press-too-late")


async def test_a_page_whose_delay_is_unknown_is_granted_the_maximum() -> None:
    auction = await Auction().begin()
    auction.pages[1].round_trip = None
    await auction.clock.advance(LEAD + WAIT + GRACE - 0.01)
    await auction.press(1, auction.current_position() - 1)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 1


async def test_a_press_that_arrives_after_the_decision_is_beaten_or_too_late() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    at = auction.current_position()
    await auction.press(1)
    await auction.clock.advance(GRACE)
    assert answer(await auction.press(2, at, run=at)) == ("no", "press-beaten")
    assert await auction.holder() == 1
    run = auction.countdown()["at"]
    await auction.clock.advance(SOLD + 1.0)
    assert answer(await auction.press(2, run, run=run)) == ("no", "press-too-late")


async def test_a_higher_price_that_arrives_after_the_decision_is_too_late_and_not_beaten() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + WAIT + 0.5)
    at, run = auction.current_position(), auction.countdown()["at"]
    assert at == run + 1
    await auction.press(1)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 1
    assert answer(await auction.press(2, at - 1, run=run)) == ("no", "press-too-late")
    assert answer(await auction.press(2, at, run=run)) == ("no", "press-beaten")


async def test_a_press_for_a_lower_price_never_becomes_one_for_a_higher_price() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    run = auction.countdown()["at"]
    await auction.press(1)
    await auction.clock.advance(0.1)
    price = await auction.price()
    # On a distant screen the price has fallen meanwhile; the step that took the lot has the same number.
    assert answer(await auction.press(2, run + 1, run=run)) == ("no", "press-beaten")
    assert (await auction.holder(), await auction.price()) == (1, price)


async def test_a_repeated_press_counts_once() -> None:
    auction = await Auction().begin()
    for page in auction.pages.values():
        page.round_trip = 0.2
    await auction.clock.advance(LEAD + 0.5)
    await auction.press(1, named="mine")
    page = await auction.press(1, named="mine")
    assert page.count("ok") + page.count("no") == 1  # the answer to the discard
    await auction.clock.advance(GRACE)
    assert answer(page) == ("ok", "")
    again = await auction.press(1, named="mine")
    assert answer(again) == ("ok", "")
    steps = [turn for turn in (await auction.table()).turns if turn.actor == 1]
    assert len(steps) == 2


async def test_the_game_refuses_an_illegal_press() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    room = await auction.room()
    await room.handle(
        auction.pages[1], Press("w", auction.countdown()["at"], auction.current_position(), "wait")
    )
    assert answer(auction.pages[1]) == ("no", "live")


async def test_watchers_cannot_press() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    await (await auction.room()).handle(
        auction.pages[None], Press("w", auction.countdown()["at"], auction.current_position(), "take")
    )
    assert answer(auction.pages[None]) == ("no", "only-watching")


# --- Rising -------------------------------------------------------------------------


async def taken_lot(people: int = 3, **wishes: Any) -> Auction:
    auction = await Auction().begin(people, **wishes)
    await auction.clock.advance(LEAD + 0.5)
    await auction.press(1)
    await auction.clock.advance(0.1)
    assert await auction.holder() == 1
    return auction


async def test_each_new_holder_restarts_the_wait_and_silence_sells_the_lot() -> None:
    auction = await taken_lot()
    price = await auction.price()
    await auction.clock.advance(SOLD - 0.5)
    await auction.press(2)
    await auction.clock.advance(0.1)
    assert (await auction.holder(), await auction.price()) == (2, price + 1)
    await auction.clock.advance(SOLD - 0.5)
    assert await auction.holder() == 2
    await auction.clock.advance(0.6)
    state = await auction.state()
    assert state.holder is None
    assert state.houses[2].money == state.setup.components.money[0] - price - 1


async def test_a_holder_cannot_take_over_from_themselves() -> None:
    auction = await taken_lot()
    assert answer(await auction.press(1)) == ("no", "already-yours")


async def test_a_press_for_a_past_price_never_becomes_one_for_a_higher_price() -> None:
    auction = await taken_lot()
    at, price = auction.current_position(), await auction.price()
    await auction.press(2)
    await auction.clock.advance(0.1)
    assert answer(await auction.press(0, at, run=at)) == ("no", "press-beaten")
    assert (await auction.holder(), await auction.price()) == (2, price + 1)


# --- The photo finish ----------------------------------------------------------------


async def test_the_result_shows_who_pressed_when_even_after_a_restart() -> None:
    auction = await Auction().begin()
    auction.pages[1].round_trip = 0.25
    await auction.clock.advance(LEAD + WAIT + 0.02)
    await auction.press(2)
    await auction.clock.advance(0.2)
    at = auction.current_position() - 1
    await auction.press(1, at)
    await auction.clock.advance(GRACE)
    event = auction.pages[0].last("events")["events"][0]
    assert event["presses"] == [
        {"seat": 1, "at": at, "after": pytest.approx(1.42), "lag": 0.28},
        {"seat": 2, "at": at + 1, "after": pytest.approx(0.02), "lag": 0.03},
    ]
    table = await auction.table()
    assert [press.seat for press in table.presses[event["seq"]]] == [1, 2]
    await auction.restart()
    await auction.come(0)
    assert (await auction.table()).presses == table.presses
