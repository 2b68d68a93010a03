"""Standing orders: kept, obeyed after a pause like anybody's, and no affair of anybody else."""

import asyncio
import json
import logging
import re
from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from comptoir import catalogue
from comptoir.core.actors import Viewer
from comptoir.server import limits, protocol
from comptoir.server.bot_processes import Question
from comptoir.server.tables import secrets
from tests.server.evenings import Evening
from tests.server.fakes import FakeBots, FakeClock, rest

pytestmark = pytest.mark.anyio

MOST = limits.LONG.most
OTHERS: tuple[Viewer, ...] = (0, 2, 3, None)
"""Everybody but seat 1, which is asked first and whose order is the secret."""
names = (f"stand {number}" for number in count())


async def market(evening: Evening | None = None, speed: protocol.Speed = "relaxed") -> Evening:
    """Four people at an auction; the first lot is cried, and seat 1 is asked."""
    evening = await (evening or Evening()).open(people=4, speed=speed, game="encanteur")
    for seat in range(4):
        await evening.act(seat, "discard hake sardine", named=f"discard {seat}")
    assert (await evening.table()).owing == (1,)
    return evening


async def stand(
    evening: Evening, order: dict[str, Any] | None, seat: int = 1, named: str = ""
) -> dict[str, Any]:
    """A seat gives an order or withdraws it."""
    written = Raw(json.dumps(order).encode())
    return await evening.give(seat, protocol.Stand(named or next(names), written))


def lot(number: int = 1, **prices: int) -> dict[str, Any]:
    """An order for a lot of the first day."""
    return {"day": 1, "number": number, **prices}


async def heard(evening: Evening) -> list[str]:
    """What seat 1 has done at the auction."""
    table = await evening.table()
    words = [table.game.write(turn.step) for turn in table.turns if turn.actor == 1]
    return [word for word in words if not word.startswith("discard")]


async def wait_a_round(evening: Evening) -> None:
    """The order of seat 1 answers, then all others let the price fall."""
    await evening.clock.advance(MOST)
    for seat in (2, 3, 0):
        assert (await evening.act(seat, "wait"))["kind"] == "ok"


def told(evening: Evening, who: Viewer = 1) -> list[dict[str, Any]]:
    """The orders that a page has been shown."""
    return [frame for frame in evening.pages[who].frames if frame["kind"] == "standing"]


# --- Obeyed -----------------------------------------------------------------------


async def test_an_order_answers_at_every_price_until_the_one_it_names() -> None:
    evening = await market()
    price = (await evening.state()).price
    assert (await stand(evening, lot(down_to=price - 2)))["kind"] == "ok"
    await wait_a_round(evening)
    await wait_a_round(evening)
    await evening.clock.advance(MOST)
    assert await heard(evening) == ["wait", "wait", "take"]
    assert (await evening.state()).price == price - 2


async def test_it_answers_whether_a_page_is_open_or_not_and_before_anybody_is_late() -> None:
    evening = await market(speed="brisk")
    await stand(evening, lot(down_to=0, up_to=0))
    await evening.go(1)
    await wait_a_round(evening)
    await wait_a_round(evening)
    assert await heard(evening) == ["wait", "wait"]
    assert (await evening.table()).chairs[1].stood_in is False


async def test_where_it_says_nothing_the_person_is_asked() -> None:
    evening = await market()
    await stand(evening, lot(up_to=20))
    due = evening.pages[1].last("due")
    assert "stands" not in due
    await evening.clock.advance(100)
    assert await heard(evening) == []
    assert (await evening.act(1, "wait"))["kind"] == "ok"


async def test_the_own_pages_see_that_it_answers_and_a_person_may_still_be_faster() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    assert evening.pages[1].last("due")["legal"] == ["take", "wait"]
    assert evening.pages[1].last("answered")["stands"] is True
    assert (await evening.act(1, "take"))["kind"] == "ok"
    await evening.clock.advance(100)
    assert await heard(evening) == ["take"]


async def test_a_later_order_takes_the_place_of_an_earlier_one() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.clock.advance(limits.LONG.least / 2)
    await stand(evening, lot(down_to=40))
    await evening.clock.advance(MOST)
    assert await heard(evening) == ["take"]


async def test_one_that_is_withdrawn_answers_no_more() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.clock.advance(limits.LONG.least / 2)
    assert (await stand(evening, None))["kind"] == "ok"
    await evening.clock.advance(100)
    assert await heard(evening) == []
    assert told(evening)[-1] == {"kind": "standing", "order": None}
    assert "stands" not in evening.pages[1].last("answered")


async def test_it_is_no_affair_of_the_log() -> None:
    evening = await market()
    before = (await evening.table()).length, (await evening.table()).seq
    answer = await stand(evening, lot(down_to=0))
    assert answer == {"kind": "ok", "id": answer["id"]}
    assert ((await evening.table()).length, (await evening.table()).seq) == before


# --- Kept -------------------------------------------------------------------------


async def test_it_shows_on_all_pages_of_the_seat_and_in_the_welcome() -> None:
    evening = await market()
    first = evening.pages[1]
    second = await evening.come(1)
    assert "standing" not in second.last("welcome")
    await stand(evening, lot(down_to=3))
    shown = {"day": 1, "number": 1, "down_to": 3, "up_to": None}
    for page in (first, second):
        assert page.last("standing")["order"] == shown
    await evening.go(1)
    welcome = (await evening.come(1)).last("welcome")
    assert welcome["standing"]["order"] == shown
    assert welcome["due"]["stands"] is True


async def test_ok_means_that_it_outlives_the_server() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.restart()
    for who in (0, 1, 2, 3):
        await evening.come(who)
    assert evening.pages[1].last("welcome")["standing"]["order"]["down_to"] == 0
    await wait_a_round(evening)
    assert await heard(evening) == ["wait"]


async def test_before_it_is_durable_it_is_neither_acknowledged_nor_obeyed() -> None:
    evening = await market()
    page, evening.store.stuck = evening.pages[1], asyncio.Event()
    written = Raw(json.dumps(lot(down_to=0)).encode())
    giving = asyncio.create_task((await evening.room()).hear(page, protocol.Stand("slow", written)))
    page.new()
    await evening.clock.advance(100)
    assert page.new() == []
    evening.store.stuck.set()
    await giving
    assert [frame["kind"] for frame in page.new()] == ["ok", "standing", "answered"]


async def test_so_does_that_it_was_withdrawn() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await stand(evening, None)
    await evening.restart()
    await evening.come(1)
    await evening.clock.advance(100)
    assert "standing" not in evening.pages[1].last("welcome")
    assert await heard(evening) == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_command_that_comes_again_changes_nothing_any_more(restarted: bool) -> None:
    evening = await market()
    await stand(evening, lot(down_to=0), named="first")
    await stand(evening, lot(down_to=40), named="second")
    if restarted:
        await evening.restart()
        await evening.come(1)
    assert (await stand(evening, lot(down_to=0), named="first"))["kind"] == "ok"
    await evening.clock.advance(MOST)
    assert await heard(evening) == ["take"]


async def test_what_cannot_be_stored_is_refused_and_the_one_before_holds() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    evening.store.full = True
    assert (await stand(evening, lot(down_to=40)))["code"] == "disk-full"
    evening.store.full = False
    await evening.clock.advance(MOST)
    assert await heard(evening) == ["wait"]


async def test_an_answer_that_cannot_be_stored_is_tried_again() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    evening.store.full = True
    await evening.clock.advance(20)
    assert await heard(evening) == []
    evening.store.full = False
    await evening.clock.advance(20)
    assert await heard(evening) == ["wait"]


async def test_an_order_of_another_version_is_let_go() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    key = (evening.name, 1)
    evening.store.kept[key] = evening.store.kept[key].replace(b"down_to", b"down_at")
    await evening.restart()
    await evening.come(1)
    assert "standing" not in evening.pages[1].last("welcome")


# --- Dropped ----------------------------------------------------------------------


async def sold(evening: Evening) -> None:
    """Seat 2 takes the lot, and nobody takes it over."""
    await evening.act(2, "take")
    for seat in (3, 0):
        await evening.act(seat, "pass")
    await evening.clock.advance(MOST)


async def test_it_is_dropped_with_its_lot_and_the_seat_is_told() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=0))
    await evening.clock.advance(MOST)
    assert ["gone" in frame for frame in told(evening)] == [False]
    await sold(evening)
    assert await heard(evening) == ["wait", "pass"]
    assert [frame.get("gone") for frame in told(evening)] == [None, True]
    await evening.clock.advance(100)
    assert await heard(evening) == ["wait", "pass"]  # of the next lot it says nothing


async def test_who_was_away_is_told_on_return_until_it_is_withdrawn() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=0))
    await evening.go(1)
    await evening.clock.advance(MOST)
    await sold(evening)
    await evening.restart()
    assert (await evening.come(1)).last("welcome")["standing"]["gone"] is True
    await stand(evening, None)
    assert "standing" not in (await evening.come(1)).last("welcome")


async def test_at_the_end_there_is_none() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=0))
    await sold_by_all(evening)
    table = await evening.table()
    assert table.status == "over"
    assert told(evening)[-1].get("gone") is True
    assert (await stand(evening, lot(down_to=0)))["code"] == "not-playing"
    assert (await stand(evening, None))["kind"] == "ok"


async def sold_by_all(evening: Evening) -> None:
    """Nobody takes anything, two days long; seat 1 may be answered for."""
    while (table := await evening.table()).status == "playing":
        (seat,) = table.owing
        word = table.game.write(table.game.legal(table.state, seat)[-1])
        if seat == 1 and evening.pages[1].last("due").get("stands"):
            await evening.clock.advance(MOST)
        else:
            assert (await evening.act(seat, word))["kind"] == "ok"


async def test_while_a_bot_stands_in_the_order_rests() -> None:
    """Here it says nothing of the rising price, and its person is late."""
    evening = await market(speed="brisk")
    await stand(evening, lot(down_to=0))
    await evening.clock.advance(MOST)
    await evening.act(2, "take")
    await evening.go(1)
    await evening.act(3, "pass")
    await evening.act(0, "pass")
    await evening.clock.advance(29)
    assert await heard(evening) == ["wait"]
    await evening.clock.advance(1 + MOST)
    assert len(await heard(evening)) == 2
    assert (await evening.table()).chairs[1].stood_in


async def test_a_bot_that_plays_for_who_has_left_does_not_ask_it() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.give(1, protocol.Leave("leave"))
    room = await evening.room()
    assert room.orders.answer(1) is None
    await evening.come(1)
    assert room.orders.answer(1) == "wait"
    assert evening.pages[1].last("welcome")["standing"]["order"]["down_to"] == 0


@pytest.mark.parametrize("restarted", [False, True])
async def test_whoever_takes_an_offered_seat_comes_without_it(restarted: bool) -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.go(1)
    await evening.give(0, protocol.Offer("offer", 1))
    await evening.clock.advance(100)
    assert await heard(evening) == []
    sat = await evening.house.sit((await evening.table()).join, "Zoe", None)
    assert (sat.seat, bool(sat.token)) == (1, True)
    evening.tokens[1] = sat.token or ""
    if restarted:
        await evening.restart()
    assert "standing" not in (await evening.come(1)).last("welcome")
    await evening.clock.advance(100)
    assert await heard(evening) == []


# --- Refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (lot(2, down_to=3), "order-lot"),
        ({"day": 2, "number": 1, "down_to": 3}, "order-lot"),
        (lot(), "order-empty"),
        (lot(down_to=51), "order-price"),
        (lot(down_to=10**30), "order-price"),
        (lot(price=3), "bad-order"),
        ({"down_to": 3}, "bad-order"),
        ({"day": "Monday", "number": 1}, "bad-order"),
    ],
)
async def test_an_order_that_cannot_be_given_is_refused_and_changes_nothing(
    order: dict[str, Any], code: str
) -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    assert (await stand(evening, order))["code"] == code
    assert len(told(evening)) == 1
    await evening.clock.advance(MOST)
    assert await heard(evening) == ["wait"]


async def test_a_refusal_names_what_was_wrong_and_what_was_expected() -> None:
    evening = await market()
    answer = await stand(evening, {"day": "Monday", "number": 1})
    assert answer["arguments"] == {"field": "day", "expected": "int, got str"}
    assert (await stand(evening, lot(price=3)))["arguments"]["field"] == "price"


@pytest.mark.parametrize("written", [b"[" * 1500 + b"]" * 1500, b"[1e999]", b'"sole"', b"[]"])
async def test_nonsense_is_refused(written: bytes) -> None:
    evening = await market()
    answer = await evening.give(1, protocol.Stand(next(names), Raw(written)))
    assert answer["code"] == "bad-order"
    assert not (await evening.room()).closed


async def test_one_that_comes_too_late_is_refused() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=0))
    await evening.clock.advance(MOST)
    await sold(evening)
    assert (await stand(evening, lot(down_to=5)))["code"] == "order-lot"


async def test_before_the_start_and_from_those_who_watch_there_are_none() -> None:
    evening = await Evening().open(people=4, game="encanteur", start=False)
    assert (await stand(evening, lot(down_to=3)))["code"] == "not-playing"
    evening = await market()
    page = evening.pages[None]
    await (await evening.room()).hear(page, protocol.Stand("watching", Raw(b"null")))
    assert page.last("no")["code"] == "only-watching"


async def test_a_game_without_orders_takes_none() -> None:
    evening = await Evening().open(people=3)
    assert (await stand(evening, lot(down_to=3)))["code"] == "no-orders"


# --- Nobody else's affair -----------------------------------------------------------


@pytest.fixture
def the_same_names_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that two evenings can be compared byte by byte."""
    numbers = count()
    monkeypatch.setattr(secrets, "new_table", lambda: "table")
    monkeypatch.setattr(secrets, "new_join", lambda: "ABCDEFGH")
    monkeypatch.setattr(secrets, "new_token", lambda: f"token {next(numbers) % 5}")


Sent = dict[Viewer, list[tuple[float, bytes]]]


def listening(evening: Evening) -> Sent:
    """All that others are sent from now on, and when."""
    sent: Sent = {who: [] for who in OTHERS}
    for who in OTHERS:
        evening.pages[who].also = lambda frame, who=who: sent[who].append(  # type: ignore[misc]
            (evening.clock.now() - evening.clock.start, frame)
        )
    return sent


async def hesitating(orders: bool) -> tuple[Sent, list[bytes]]:
    """Seat 1 gives orders, is refused, and withdraws them, or does not; then it answers by itself."""
    evening = await market()
    sent = listening(evening)
    for number, order in enumerate((lot(down_to=0), lot(down_to=99), lot(3), lot(up_to=7), None)):
        if orders:
            await stand(evening, order)
        await evening.clock.advance(0.1 * number)
    await evening.act(1, "wait", named="by hand")
    for who in OTHERS:
        sent[who].append((0, (await evening.come(who)).sent[0]))
    return sent, evening.store.logs["table"]


@pytest.mark.usefixtures("the_same_names_everywhere")
async def test_of_orders_given_refused_and_withdrawn_others_are_sent_nothing() -> None:
    assert await hesitating(True) == await hesitating(False)


async def answered(order: bool) -> tuple[Sent, list[str]]:
    """Seat 1 is answered for by an order, or a page of it answers at that very moment."""
    evening = await market(speed="brisk")
    if order:
        await stand(evening, lot(down_to=0))
    sent = listening(evening)
    if not order:
        await evening.clock.advance(await first_answer())
        await evening.act(1, "wait")
    await evening.clock.advance(MOST)
    for who in OTHERS:
        sent[who].append((0, (await evening.come(who)).sent[0]))
    words = [json.loads(append)["entries"] for append in evening.store.logs["table"]]
    return sent, words


async def first_answer() -> float:
    """When an order answers here."""
    evening = await market(speed="brisk")
    await stand(evening, lot(down_to=0))
    times = listening(evening)[None]
    await evening.clock.advance(MOST)
    return times[0][0]


@pytest.mark.usefixtures("the_same_names_everywhere")
async def test_a_step_by_order_looks_to_others_and_in_the_log_like_any_other() -> None:
    by_order, by_hand = await answered(True), await answered(False)
    assert by_order == by_hand
    assert b"wait" in b"".join(frame for _, frame in by_order[0][None])


@pytest.mark.usefixtures("the_same_names_everywhere")
async def test_who_is_absent_is_waited_for_as_if_there_were_no_order() -> None:
    """Otherwise the missing countdown would give the order away; the page goes after the order is given."""
    evening = await market(speed="brisk")
    await stand(evening, lot(down_to=0))
    await evening.go(1)
    assert evening.pages[0].last("news")["info"]["until"] == limits.GRACE["brisk"]
    await evening.clock.advance(MOST)
    assert "until" not in evening.pages[0].last("news")["info"]


async def test_an_order_stands_in_no_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=37))
    await stand(evening, lot(down_to=0, up_to=99))
    await wait_a_round(evening)
    evening.store.full = True
    await evening.clock.advance(MOST)
    assert not re.search(r"\b(37|99)\b", caplog.text)
    assert "order" not in caplog.text.replace("border", "")
    assert "down_to" not in caplog.text


# --- Time tells nothing ---------------------------------------------------------------


def written(question: Question) -> list[str]:
    """The legal actions of a question, in notation."""
    return [catalogue.load(question.game).write(step) for step in question.legal]


async def pauses_of(answer: str, seed: int) -> list[float]:
    """How long those who watch wait for each of three answers of seat 1: by a bot's level, or by an order."""
    clock, by_bot = FakeClock(), answer == "bot"
    bots = FakeBots(lambda question: "wait" if "wait" in written(question) else "discard hake sardine")
    evening = Evening(clock, bots=bots, seed=seed)
    seats = [None, "random" if by_bot else None, None, None]
    await evening.open(people=3 if by_bot else 4, bots=seats, game="encanteur")
    people = [seat for seat in range(4) if not (by_bot and seat == 1)]
    await clock.advance(10)
    for seat in people[:-1]:
        await evening.act(seat, "discard hake sardine")
    assert isinstance(evening.world.pauses, Random)
    evening.world.pauses.seed(seed)
    await evening.act(people[-1], "discard hake sardine")
    if not by_bot:
        await stand(evening, lot(**json.loads(answer)))
    lengths = []
    for _ in range(3):
        lengths.append(await next_pause(evening))
        table = await evening.table()
        while (owing := table.owing) and owing[0] != 1:
            await evening.act(owing[0], table.game.write(table.game.legal(table.state, owing[0])[-1]))
        await rest()
    return lengths


async def next_pause(evening: Evening) -> float:
    """How long those who watch wait until they hear something."""
    asked, times = evening.clock.now(), list[float]()
    evening.pages[None].also = lambda _: times.append(evening.clock.now())
    await evening.clock.advance(10)
    return times[0] - asked


async def test_when_an_order_answers_says_nothing_about_it_nor_that_it_is_one() -> None:
    """The same luck with pauses: a bot, an order that waits, and one with an end to its patience."""
    for seed in range(8):
        by_bot = await pauses_of("bot", seed)
        assert all(limits.LONG.least <= length <= limits.LONG.most for length in by_bot)
        for order in ('{"down_to": 0}', '{"down_to": 2, "up_to": 3}'):
            assert await pauses_of(order, seed) == pytest.approx(by_bot)
