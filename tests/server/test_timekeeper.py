"""The clock of a live auction: how the price falls, when it waits, and when bots press."""

from typing import Any

import pytest

from comptoir.core.actors import CLOCK
from comptoir.games.encanteur.bots import QUICKEST, Limits
from comptoir.server import limits
from comptoir.server.rooms import finished_game
from comptoir.server.tables import log
from comptoir.server.tables.table import Table
from tests.server.auctions import GRACE, LEAD, WAIT, Auction, answer
from tests.server.fakes import FakeBots, Page

pytestmark = pytest.mark.anyio


def actors(page: Page) -> list[int | str]:
    return [event["actor"] for frame in page.frames if frame["kind"] == "events" for event in frame["events"]]


# --- Falling ------------------------------------------------------------------------


async def test_everybody_is_told_when_and_how_the_price_falls() -> None:
    auction = await Auction().begin()
    table, told = await auction.table(), auction.countdown()
    assert told["at"] == table.seq
    assert told["since"] == pytest.approx(auction.clock.now() + LEAD)
    assert (told["wait"], told["falls"]) == (WAIT, state_of(table).price - floor(table))
    assert [(presser["seat"], presser["word"]) for presser in told["pressers"]] == [
        (seat, "take") for seat in range(3)
    ]
    assert auction.countdown(None)["since"] == told["since"]


def floor(table: Any) -> int:
    return int(table.state.setup.kinds[table.state.lot].card.floor)


async def test_the_price_falls_by_the_clock() -> None:
    auction = await Auction().begin()
    start = await auction.price()
    await auction.clock.advance(LEAD + WAIT - 0.01)
    assert await auction.price() == start
    await auction.clock.advance(0.01 + 2 * 0.03)
    assert await auction.price() == start - 1
    await auction.clock.advance(2 * WAIT)
    assert await auction.price() == start - 3
    assert actors(auction.pages[0])[-3:] == ["clock"] * 3


async def test_a_countdown_is_sent_once_and_not_at_every_price() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 3 * WAIT)
    assert auction.pages[0].count("clock") == 1


async def test_at_the_floor_a_lot_is_unsold_and_the_next_begins_a_second_later() -> None:
    auction = await Auction().begin()
    lot, falls = state_of(await auction.table()).lot, auction.countdown()["falls"]
    await auction.clock.advance(LEAD + (falls + 1) * WAIT + 0.1)
    table = await auction.table()
    assert state_of(table).unsold == (lot,)
    told = auction.countdown()
    assert told["at"] == table.seq
    assert LEAD - 0.1 < told["since"] - auction.clock.now() <= LEAD


@pytest.mark.parametrize("speed", ["relaxed", "live", "brisk"])
async def test_the_speed_of_a_table_changes_the_pace_of_its_clock(speed: Any) -> None:
    auction = await Auction().begin(speed=speed)
    assert auction.countdown()["wait"] == pytest.approx(WAIT * limits.STRETCH[speed])


# --- Bots ---------------------------------------------------------------------------


async def test_bots_press_no_sooner_than_people_can_react() -> None:
    auction = await Auction().begin(1, bots=(None, "regular", "novice", "lavish"))
    await auction.clock.advance(60.0)
    table = await auction.table()
    presses = [press for presses in table.presses.values() for press in presses]
    assert presses
    for press in presses:
        state: Any = table.state_after(press.at)
        assert press.lag == 0
        assert state.price < start_of(state) or press.after >= QUICKEST


def state_of(table: Table) -> Any:
    """The state, untyped: its fields depend on the game."""
    return table.state


def start_of(state: Any) -> int:
    return int(state.setup.kinds[state.lot].card.start)


async def test_bots_press_at_the_first_price_that_they_would_pay() -> None:
    bots = FakeBots(reflex=lambda question: Limits(7.5, 0))
    auction = await Auction(bots=bots).begin(1, bots=(None, "regular", "regular", "regular"))
    await auction.clock.advance(LEAD + 15 * WAIT)
    table = await auction.table()
    state: Any = table.turns[min(table.presses)].state
    dear = min(7, start_of(state))
    assert state.price in (dear, dear - 1)  # a bot that reacts slowly sees the next price


async def test_a_whole_game_with_bots_is_played_to_its_end_by_the_clock() -> None:
    auction = await Auction().begin(1, bots=(None, "regular", "novice", "random"))
    table = await auction.table()
    while table.status != "over":
        if 0 in table.owing:
            word = table.game.write(table.game.legal(table.state, 0)[0])
            await auction.act(0, word)
        await auction.clock.advance(5.0)
        table = await auction.table()
    lots = state_of(table).day * state_of(table).setup.lots
    assert sum(turn.actor is CLOCK for turn in table.turns) >= lots  # each ends by a tick
    record = table.record()
    assert "clock tick" in record
    shown = finished_game.replay(table, None, revealed=True).steps
    assert {step.seq: step.presses for step in shown if step.presses} == table.presses
    assert all(shown[seq].actor == presses[0].seat for seq, presses in table.presses.items())


# --- When nobody could press ----------------------------------------------------------


async def test_the_price_does_not_fall_while_nobody_is_there() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + WAIT + 0.5)
    price = await auction.price()
    for seat in range(3):
        await auction.go(seat)
    await auction.clock.advance(60.0)
    assert await auction.price() == price
    await auction.come(2)
    told = auction.countdown(2)
    assert told["since"] == pytest.approx(auction.clock.now() + limits.AGAIN)
    await auction.clock.advance(limits.AGAIN + WAIT + 0.1)
    assert await auction.price() == price - 1


async def test_after_a_restart_the_price_continues_where_it_was() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 2 * WAIT + 0.5)
    price, stored = await auction.price(), auction.store.logs[auction.name]
    assert any(isinstance(entry, log.Timed) for data in stored for entry in log.read(data).entries)
    await auction.house.close()
    await auction.restart()
    await auction.clock.advance(60.0)
    page = await auction.come(1)
    await auction.come(0)
    assert await auction.price() == price
    assert page.last("clock")["since"] == pytest.approx(auction.clock.now() + limits.AGAIN)
    await auction.clock.advance(limits.AGAIN + 0.5)
    await auction.press(1, page.last("clock")["at"], run=page.last("clock")["at"])
    await auction.clock.advance(GRACE)
    assert (await auction.holder(), await auction.price()) == (1, price)


async def test_a_page_that_comes_late_is_told_the_countdown() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + WAIT + 0.5)
    told = auction.countdown(0)
    welcome = (await auction.come(1)).last("welcome")
    assert {**welcome["clock"], "hints": None} == {**told, "hints": None, "kind": "clock"}


async def test_nobody_is_late_where_the_clock_acts() -> None:
    auction = await Auction().begin(speed="brisk")
    await auction.go(1)
    table = await auction.table()
    waited = 0.0
    while CLOCK in table.game.to_act(table.state):
        assert (table.occupants[1].missed, table.occupants[1].stood_in) == (None, False)
        await auction.clock.advance(1.0)
        waited += 1.0
    assert waited > (limits.GRACE["brisk"] or 0)


async def test_presses_that_arrive_while_the_server_is_delayed_count() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + WAIT - 0.01)
    at = auction.current_position()
    auction.clock.time += 1.0  # no alarm rang in time
    await auction.clock.advance(0.0)
    await auction.press(1, at)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 1


async def test_a_press_that_cannot_be_stored_is_settled_as_soon_as_it_can() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    auction.store.full = True
    page = await auction.press(1)
    await auction.clock.advance(1.0)
    assert await auction.holder() is None
    auction.store.full = False
    await auction.clock.advance(limits.RETRY)
    assert (answer(page), await auction.holder()) == (("ok", ""), 1)
