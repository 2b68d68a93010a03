"""The live auction at a table: the clock, presses and who was first, with a clock moved by hand."""

from typing import Any

import pytest

from comptoir.core.actors import CLOCK
from comptoir.games.encanteur.bots import QUICKEST, Limits
from comptoir.server import limits, log, sight
from comptoir.server.protocol import Press
from tests.server.evenings import Evening, ids
from tests.server.fakes import FakeBots, Page, rest

pytestmark = pytest.mark.anyio

WAIT, SOLD, LEAD, GRACE = 1.2, 3.0, 1.0, 0.3


class Auction(Evening):
    """A table of L'Encanteur in live tempo, up to the first lot."""

    async def begin(self, people: int = 3, **wishes: Any) -> "Auction":
        """Everybody discards, and the first lot is on the slate; nobody is far away."""
        wishes = {"speed": "live", "game": "encanteur", "tempo": "live", **wishes}
        await self.open(people, **wishes)
        for seat in self.tokens:
            table = await self.table()
            if seat in table.awaited:
                word = table.game.write(table.game.legal(table.state, seat)[0])
                assert (await self.act(seat, word))["kind"] == "ok"
        return self

    async def press(self, seat: int, at: int | None = None, named: str = "", run: int | None = None) -> Page:
        """A press, not answered yet."""
        page, told = self.pages[seat], self.clock_told() if run is None else {"at": run}
        press = Press(named or next(ids), told["at"], self.shown() if at is None else at, "take")
        await (await self.room()).hear(page, press)
        await rest()
        return page

    def clock_told(self, seat: int | None = 0) -> dict[str, Any]:
        return self.pages[seat].last("clock")

    def shown(self) -> int:
        """The position that is on everybody's screen."""
        told = self.clock_told()
        return int(told["at"] + max(0, (self.clock.now() - told["since"] + 1e-6) // told["wait"]))

    async def price(self) -> int:
        return int((await self.table()).state.price)

    async def holder(self) -> int | None:
        holder: int | None = (await self.table()).state.holder
        return holder


def answer(page: Page) -> tuple[str, str]:
    """The latest answer to a press."""
    frame = next(frame for frame in reversed(page.frames) if frame["kind"] in ("ok", "no"))
    return frame["kind"], frame.get("code", "")


def actors(page: Page) -> list[int | str]:
    return [event["actor"] for frame in page.frames if frame["kind"] == "events" for event in frame["events"]]


# --- Falling ------------------------------------------------------------------------


async def test_everybody_is_told_when_the_price_begins_to_fall_and_how() -> None:
    auction = await Auction().begin()
    table, told = await auction.table(), auction.clock_told()
    assert told["at"] == table.seq
    assert told["since"] == pytest.approx(auction.clock.now() + LEAD)
    assert (told["wait"], told["falls"]) == (WAIT, table.state.price - floor(table))
    assert [(presser["seat"], presser["word"]) for presser in told["pressers"]] == [
        (seat, "take") for seat in range(3)
    ]
    assert auction.clock_told(None)["since"] == told["since"]


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


async def test_a_run_is_told_once_and_not_at_every_price() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 3 * WAIT)
    assert auction.pages[0].count("clock") == 1


async def test_at_the_floor_the_lot_is_left_and_the_next_begins_a_second_ahead() -> None:
    auction = await Auction().begin()
    lot, falls = (await auction.table()).state.lot, auction.clock_told()["falls"]
    await auction.clock.advance(LEAD + (falls + 1) * WAIT + 0.1)
    table = await auction.table()
    assert table.state.unsold == (lot,)
    told = auction.clock_told()
    assert told["at"] == table.seq
    assert LEAD - 0.1 < told["since"] - auction.clock.now() <= LEAD


@pytest.mark.parametrize("speed", ["relaxed", "live", "brisk"])
async def test_a_table_can_be_slowed(speed: Any) -> None:
    auction = await Auction().begin(speed=speed)
    assert auction.clock_told()["wait"] == pytest.approx(WAIT * limits.TEMPO[speed])


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
    table = await auction.table()
    assert table.state.holder is None
    assert table.state.houses[2].money == table.state.setup.components.money[0] - price - 1


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


# --- Bots ---------------------------------------------------------------------------


async def test_bots_press_like_anybody_and_later_than_people_can_react() -> None:
    auction = await Auction().begin(1, bots=(None, "regular", "novice", "lavish"))
    await auction.clock.advance(60.0)
    table = await auction.table()
    presses = [press for presses in table.presses.values() for press in presses]
    assert presses
    for press in presses:
        state = table.state_after(press.at)
        assert press.lag == 0
        assert state.price < start_of(state) or press.after >= QUICKEST


def start_of(state: Any) -> int:
    return int(state.setup.kinds[state.lot].card.start)


async def test_bots_press_at_the_first_price_that_they_would_give() -> None:
    bots = FakeBots(feel=lambda question: Limits(7.5, 0))
    auction = await Auction(bots=bots).begin(1, bots=(None, "regular", "regular", "regular"))
    await auction.clock.advance(LEAD + 15 * WAIT)
    table = await auction.table()
    state = table.turns[min(table.presses)].state
    dear = min(7, start_of(state))
    assert state.price in (dear, dear - 1)  # whoever reacts slowly sees the next one


async def test_a_whole_game_of_bots_is_played_by_the_clock_to_its_end() -> None:
    auction = await Auction().begin(1, bots=(None, "regular", "novice", "random"))
    table = await auction.table()
    while table.status != "over":
        if 0 in table.owing:
            word = table.game.write(table.game.legal(table.state, 0)[0])
            await auction.act(0, word)
        await auction.clock.advance(5.0)
        table = await auction.table()
    lots = table.state.day * table.state.setup.lots
    assert sum(turn.actor is CLOCK for turn in table.turns) >= lots  # each ends by a tick
    record = table.record()
    assert "clock tick" in record
    shown = sight.replay(table, None, revealed=True).steps
    assert {step.seq: step.presses for step in shown if step.presses} == table.presses
    assert all(shown[seq].actor == presses[0].seat for seq, presses in table.presses.items())


# --- When nobody could press ----------------------------------------------------------


async def test_while_nobody_is_there_the_price_does_not_fall() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + WAIT + 0.5)
    price = await auction.price()
    for seat in range(3):
        await auction.go(seat)
    await auction.clock.advance(60.0)
    assert await auction.price() == price
    await auction.come(2)
    told = auction.clock_told(2)
    assert told["since"] == pytest.approx(auction.clock.now() + limits.AGAIN)
    await auction.clock.advance(limits.AGAIN + WAIT + 0.1)
    assert await auction.price() == price - 1


async def test_after_a_restart_the_price_goes_on_where_it_was_a_second_ahead() -> None:
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


async def test_whoever_comes_late_is_told_the_time() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + WAIT + 0.5)
    told = auction.clock_told(0)
    welcome = (await auction.come(1)).last("welcome")
    assert {**welcome["clock"], "hints": None} == {**told, "hints": None, "kind": "clock"}


async def test_nobody_is_late_where_the_clock_acts() -> None:
    auction = await Auction().begin()
    await auction.go(1)
    await auction.clock.advance(200.0)
    table = await auction.table()
    assert not any(chair.stood_in or chair.missed for chair in table.chairs[:1])


async def test_presses_are_heard_that_came_while_the_server_was_held_up() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + WAIT - 0.01)
    at = auction.shown()
    auction.clock.time += 1.0  # and no alarm rang in time
    await auction.clock.advance(0.0)
    await auction.press(1, at)
    await auction.clock.advance(GRACE)
    assert await auction.holder() == 1


async def test_what_cannot_be_stored_is_settled_when_it_can() -> None:
    auction = await Auction().begin()
    await auction.clock.advance(LEAD + 0.5)
    auction.store.full = True
    page = await auction.press(1)
    await auction.clock.advance(1.0)
    assert await auction.holder() is None
    auction.store.full = False
    await auction.clock.advance(limits.RETRY)
    assert (answer(page), await auction.holder()) == (("ok", ""), 1)
