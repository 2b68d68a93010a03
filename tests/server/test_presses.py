"""Presses in a live auction, and who was first, with a clock moved by hand."""

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
    auction.pages[2].lag = 0.25
    await auction.clock.advance(LEAD + 0.5)
    at = auction.shown()
    await auction.press(1)
    assert {who: page.last("stopped")["at"] for who, page in auction.pages.items()} == dict.fromkeys(
        auction.pages, at
    )
    assert await auction.holder() is None  # settled when what was under way has come


async def test_watchers_who_come_all_the_time_hold_up_neither_the_price_nor_a_press() -> None:
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


async def test_before_its_time_a_price_cannot_be_pressed_for() -> None:
    auction = await Auction().begin()
    page = await auction.press(1)
    assert answer(page) == ("no", "press-too-early")
    await auction.clock.advance(LEAD + 0.1)
    page = await auction.press(1, auction.shown() + 1)
    assert answer(page) == ("no", "press-too-early")


async def test_a_position_far_beyond_the_last_is_refused_like_any_other_to_come() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    assert answer(await auction.press(1, 10**400)) == ("no", "press-too-early")


async def test_the_higher_price_wins_although_it_arrives_later() -> None:
    auction = await Auction().begin()
    auction.pages[1].lag = 0.25
    start = await auction.price()
    await auction.clock.advance(LEAD + WAIT + 0.02)
    near = await auction.press(2)
    await auction.clock.advance(0.2)
    far = await auction.press(1, auction.shown() - 1)
    await auction.clock.advance(GRACE)
    assert (answer(far), answer(near)) == (("ok", ""), ("no", "press-beaten"))
    assert (await auction.holder(), await auction.price()) == (1, start)


async def test_at_one_price_whoever_sits_nearer_to_the_auctioneers_left_wins() -> None:
    auction = await Auction().begin(first_seat=1)
    for page in auction.pages.values():
        page.lag = 0.1
    await auction.clock.advance(LEAD + 0.5)
    for seat in (1, 0, 2):
        await auction.press(seat)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 2
    assert [answer(auction.pages[seat])[0] for seat in range(3)] == ["no", "no", "ok"]


async def test_only_as_much_is_granted_as_was_measured() -> None:
    auction = await Auction().begin()
    auction.pages[2].lag = 0.25  # so long the price itself is waited for
    auction.pages[1].lag = 0.05
    await auction.clock.advance(LEAD + WAIT + 0.2)
    at = auction.shown() - 1
    assert answer(await auction.press(1, at)) == ("no", "press-too-late")
    await auction.press(2, at)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 2


async def test_at_most_300_milliseconds_are_granted() -> None:
    auction = await Auction().begin()
    auction.pages[1].lag = 2.0
    await auction.clock.advance(LEAD + WAIT + GRACE + 0.01)
    assert answer(await auction.press(1, auction.shown() - 1)) == ("no", "press-too-late")


async def test_whose_way_was_not_measured_yet_is_granted_the_most() -> None:
    auction = await Auction().begin()
    auction.pages[1].lag = None
    await auction.clock.advance(LEAD + WAIT + GRACE - 0.01)
    await auction.press(1, auction.shown() - 1)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 1


async def test_a_press_that_comes_when_all_is_settled_is_beaten_or_too_late() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    at = auction.shown()
    await auction.press(1)
    await auction.clock.advance(GRACE)
    assert answer(await auction.press(2, at, run=at)) == ("no", "press-beaten")
    assert await auction.holder() == 1
    run = auction.clock_told()["at"]
    await auction.clock.advance(SOLD + 1.0)
    assert answer(await auction.press(2, run, run=run)) == ("no", "press-too-late")


async def test_a_higher_price_that_comes_when_all_is_settled_is_too_late_and_not_beaten() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + WAIT + 0.5)
    at, run = auction.shown(), auction.clock_told()["at"]
    assert at == run + 1
    await auction.press(1)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 1
    assert answer(await auction.press(2, at - 1, run=run)) == ("no", "press-too-late")
    assert answer(await auction.press(2, at, run=run)) == ("no", "press-beaten")


async def test_a_press_for_a_lower_price_does_not_become_one_for_a_higher() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    run = auction.clock_told()["at"]
    await auction.press(1)
    await auction.clock.advance(0.1)
    price = await auction.price()
    # On a far screen the price has fallen meanwhile; the step that took the lot has the same number.
    assert answer(await auction.press(2, run + 1, run=run)) == ("no", "press-beaten")
    assert (await auction.holder(), await auction.price()) == (1, price)


async def test_pressing_twice_counts_once() -> None:
    auction = await Auction().begin()
    for page in auction.pages.values():
        page.lag = 0.2
    await auction.clock.advance(LEAD + 0.5)
    await auction.press(1, named="mine")
    page = await auction.press(1, named="mine")
    assert page.count("ok") + page.count("no") == 1  # of the discard
    await auction.clock.advance(GRACE)
    assert answer(page) == ("ok", "")
    again = await auction.press(1, named="mine")
    assert answer(again) == ("ok", "")
    steps = [turn for turn in (await auction.table()).turns if turn.actor == 1]
    assert len(steps) == 2


async def test_what_is_not_offered_is_refused_by_the_game() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    room = await auction.room()
    await room.hear(auction.pages[1], Press("w", auction.clock_told()["at"], auction.shown(), "wait"))
    assert answer(auction.pages[1]) == ("no", "live")


async def test_watchers_cannot_press() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    await (await auction.room()).hear(
        auction.pages[None], Press("w", auction.clock_told()["at"], auction.shown(), "take")
    )
    assert answer(auction.pages[None]) == ("no", "only-watching")


# --- Rising -------------------------------------------------------------------------


async def taken(people: int = 3, **wishes: Any) -> Auction:
    auction = await Auction().begin(people, **wishes)
    await auction.clock.advance(LEAD + 0.5)
    await auction.press(1)
    await auction.clock.advance(0.1)
    assert await auction.holder() == 1
    return auction


async def test_each_change_of_hands_starts_the_going_anew_and_silence_sells() -> None:
    auction = await taken()
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


async def test_nobody_takes_over_from_themselves() -> None:
    auction = await taken()
    assert answer(await auction.press(1)) == ("no", "already-yours")


async def test_a_press_for_a_price_that_is_gone_does_not_become_a_higher_one() -> None:
    auction = await taken()
    at, price = auction.shown(), await auction.price()
    await auction.press(2)
    await auction.clock.advance(0.1)
    assert answer(await auction.press(0, at, run=at)) == ("no", "press-beaten")
    assert (await auction.holder(), await auction.price()) == (2, price + 1)


# --- The photo finish ----------------------------------------------------------------


async def test_the_result_shows_who_pressed_when_and_is_in_the_replay() -> None:
    auction = await Auction().begin()
    auction.pages[1].lag = 0.25
    await auction.clock.advance(LEAD + WAIT + 0.02)
    await auction.press(2)
    await auction.clock.advance(0.2)
    at = auction.shown() - 1
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
