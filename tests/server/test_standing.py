"""Standing orders: when they answer, how long they are kept, and that nobody else learns of them."""

import asyncio
import json
import logging
import re
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from comptoir import catalogue
from comptoir.core.actors import Viewer
from comptoir.server import limits, protocol
from comptoir.server.bot_processes import Question
from tests.server.evenings import Evening, ids
from tests.server.fakes import FakeBots, FakeClock, rest

pytestmark = pytest.mark.anyio

MOST = limits.LONG.most
OTHERS: tuple[Viewer, ...] = (0, 2, 3, None)
"""Everybody except seat 1, which is asked first and whose order is secret."""


async def market(evening: Evening | None = None, speed: protocol.Speed = "relaxed") -> Evening:
    """Four people at an auction in turns: the first lot is up for sale, and seat 1 is asked."""
    evening = await (evening or Evening()).open(people=4, speed=speed, game="encanteur")
    for seat in range(4):
        await evening.act(seat, "discard hake sardine", named=f"discard {seat}")
    assert (await evening.table()).owing == (1,)
    return evening


async def stand(
    evening: Evening, order: dict[str, Any] | None, seat: int = 1, named: str = ""
) -> dict[str, Any]:
    """Give an order for a seat, or withdraw it with ``None``; the answer."""
    written = Raw(json.dumps(order).encode())
    return await evening.give(seat, protocol.Stand(named or next(ids), written))


def lot(number: int = 1, **prices: int) -> dict[str, Any]:
    """An order for a lot of the first day."""
    return {"day": 1, "number": number, **prices}


async def actions(evening: Evening) -> list[str]:
    """The actions of seat 1 since its discard."""
    table = await evening.table()
    words = [table.game.write(turn.step) for turn in table.turns if turn.actor == 1]
    return [word for word in words if not word.startswith("discard")]


async def wait_a_round(evening: Evening) -> None:
    """Let the order of seat 1 answer, then the others wait, so that the price falls."""
    await evening.clock.advance(MOST)
    for seat in (2, 3, 0):
        assert (await evening.act(seat, "wait"))["kind"] == "ok"


def order_frames(evening: Evening, who: Viewer = 1) -> list[dict[str, Any]]:
    """The frames about its order that a page was sent."""
    return [frame for frame in evening.pages[who].frames if frame["kind"] == "standing"]


# --- Answering -----------------------------------------------------------------------


async def test_an_order_answers_at_every_price_until_the_one_it_names() -> None:
    evening = await market()
    price = (await evening.state()).price
    assert (await stand(evening, lot(down_to=price - 2)))["kind"] == "ok"
    await wait_a_round(evening)
    await wait_a_round(evening)
    await evening.clock.advance(MOST)
    assert await actions(evening) == ["wait", "wait", "take"]
    assert (await evening.state()).price == price - 2


async def test_an_order_answers_without_an_open_page_and_before_its_seat_is_late() -> None:
    evening = await market(speed="brisk")
    await stand(evening, lot(down_to=0, up_to=0))
    await evening.go(1)
    await wait_a_round(evening)
    await wait_a_round(evening)
    assert await actions(evening) == ["wait", "wait"]
    assert (await evening.table()).occupants[1].stood_in is False


async def test_a_person_is_asked_where_their_order_does_not_cover_the_price() -> None:
    evening = await market()
    await stand(evening, lot(up_to=20))
    due = evening.pages[1].last("due")
    assert "stands" not in due
    await evening.clock.advance(100)
    assert await actions(evening) == []
    assert (await evening.act(1, "wait"))["kind"] == "ok"


async def test_a_person_sees_that_their_order_will_answer_and_may_be_faster() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    assert evening.pages[1].last("due")["legal"] == ["take", "wait"]
    assert evening.pages[1].last("answered")["stands"] is True
    assert (await evening.act(1, "take"))["kind"] == "ok"
    await evening.clock.advance(100)
    assert await actions(evening) == ["take"]


async def test_a_later_order_replaces_an_earlier_one() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.clock.advance(limits.LONG.least / 2)
    await stand(evening, lot(down_to=40))
    await evening.clock.advance(MOST)
    assert await actions(evening) == ["take"]


async def test_a_withdrawn_order_no_longer_answers() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.clock.advance(limits.LONG.least / 2)
    assert (await stand(evening, None))["kind"] == "ok"
    await evening.clock.advance(100)
    assert await actions(evening) == []
    assert order_frames(evening)[-1] == {"kind": "standing", "order": None}
    assert "stands" not in evening.pages[1].last("answered")


async def test_an_order_adds_nothing_to_the_log() -> None:
    evening = await market()
    before = (await evening.table()).length, (await evening.table()).seq
    answer = await stand(evening, lot(down_to=0))
    assert answer == {"kind": "ok", "id": answer["id"]}
    assert ((await evening.table()).length, (await evening.table()).seq) == before


# --- Kept -------------------------------------------------------------------------


async def test_an_order_shows_on_all_pages_of_its_seat_and_in_the_welcome() -> None:
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


async def test_an_acknowledged_order_survives_a_restart() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.restart()
    for who in (0, 1, 2, 3):
        await evening.come(who)
    assert evening.pages[1].last("welcome")["standing"]["order"]["down_to"] == 0
    await wait_a_round(evening)
    assert await actions(evening) == ["wait"]


async def test_an_order_is_neither_acknowledged_nor_obeyed_before_it_is_stored() -> None:
    evening = await market()
    page, evening.store.stuck = evening.pages[1], asyncio.Event()
    written = Raw(json.dumps(lot(down_to=0)).encode())
    giving = asyncio.create_task((await evening.room()).hear(page, protocol.Stand("slow", written)))
    page.new_frames()
    await evening.clock.advance(100)
    assert page.new_frames() == []
    evening.store.stuck.set()
    await giving
    assert [frame["kind"] for frame in page.new_frames()] == ["ok", "standing", "answered"]


async def test_the_withdrawal_of_an_order_survives_a_restart() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await stand(evening, None)
    await evening.restart()
    await evening.come(1)
    await evening.clock.advance(100)
    assert "standing" not in evening.pages[1].last("welcome")
    assert await actions(evening) == []


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_repeated_command_changes_no_later_order(restarted: bool) -> None:
    evening = await market()
    await stand(evening, lot(down_to=0), named="first")
    await stand(evening, lot(down_to=40), named="second")
    if restarted:
        await evening.restart()
        await evening.come(1)
    assert (await stand(evening, lot(down_to=0), named="first"))["kind"] == "ok"
    await evening.clock.advance(MOST)
    assert await actions(evening) == ["take"]


async def test_an_order_that_cannot_be_stored_is_refused_and_the_earlier_one_stays() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    evening.store.full = True
    assert (await stand(evening, lot(down_to=40)))["code"] == "disk-full"
    evening.store.full = False
    await evening.clock.advance(MOST)
    assert await actions(evening) == ["wait"]


async def test_an_answer_that_could_not_be_stored_is_tried_again() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    evening.store.full = True
    await evening.clock.advance(20)
    assert await actions(evening) == []
    evening.store.full = False
    await evening.clock.advance(20)
    assert await actions(evening) == ["wait"]


async def test_an_order_of_another_version_is_dropped() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    key = (evening.name, 1)
    evening.store.kept[key] = evening.store.kept[key].replace(b"down_to", b"down_at")
    await evening.restart()
    await evening.come(1)
    assert "standing" not in evening.pages[1].last("welcome")


# --- Dropped ----------------------------------------------------------------------


async def sell(evening: Evening) -> None:
    """Let seat 2 take the lot, which nobody takes over."""
    await evening.act(2, "take")
    for seat in (3, 0):
        await evening.act(seat, "pass")
    await evening.clock.advance(MOST)


async def test_an_order_is_dropped_with_its_lot_and_the_seat_is_told() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=0))
    await evening.clock.advance(MOST)
    assert ["gone" in frame for frame in order_frames(evening)] == [False]
    await sell(evening)
    assert await actions(evening) == ["wait", "pass"]
    assert [frame.get("gone") for frame in order_frames(evening)] == [None, True]
    await evening.clock.advance(100)
    assert await actions(evening) == ["wait", "pass"]  # it says nothing about the next lot


async def test_a_returning_person_is_told_of_a_dropped_order_until_they_withdraw_it() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=0))
    await evening.go(1)
    await evening.clock.advance(MOST)
    await sell(evening)
    await evening.restart()
    assert (await evening.come(1)).last("welcome")["standing"]["gone"] is True
    await stand(evening, None)
    assert "standing" not in (await evening.come(1)).last("welcome")


async def test_orders_end_with_the_game() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=0))
    await let_all_lots_go(evening)
    table = await evening.table()
    assert table.status == "over"
    assert order_frames(evening)[-1].get("gone") is True
    assert (await stand(evening, lot(down_to=0)))["code"] == "not-playing"
    assert (await stand(evening, None))["kind"] == "ok"


async def let_all_lots_go(evening: Evening) -> None:
    """Let nobody take anything until the game is over; an order may answer for seat 1."""
    while (table := await evening.table()).status == "playing":
        (seat,) = table.owing
        word = table.game.write(table.game.legal(table.state, seat)[-1])
        if seat == 1 and evening.pages[1].last("due").get("stands"):
            await evening.clock.advance(MOST)
        else:
            assert (await evening.act(seat, word))["kind"] == "ok"


async def test_an_order_does_not_answer_while_a_bot_stands_in() -> None:
    """This order does not cover the rising price, and its owner becomes late."""
    evening = await market(speed="brisk")
    await stand(evening, lot(down_to=0))
    await evening.clock.advance(MOST)
    await evening.act(2, "take")
    await evening.go(1)
    await evening.act(3, "pass")
    await evening.act(0, "pass")
    await evening.clock.advance(29)
    assert await actions(evening) == ["wait"]
    await evening.clock.advance(1 + MOST)
    assert len(await actions(evening)) == 2
    assert (await evening.table()).occupants[1].stood_in


async def test_an_order_does_not_answer_for_a_person_who_has_left() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.give(1, protocol.Leave("leave"))
    room = await evening.room()
    assert room.orders.answer(1) is None
    await evening.come(1)
    assert room.orders.answer(1) == "wait"
    assert evening.pages[1].last("welcome")["standing"]["order"]["down_to"] == 0


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_new_owner_of_an_offered_seat_does_not_inherit_its_order(restarted: bool) -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    await evening.go(1)
    await evening.give(0, protocol.Offer("offer", 1))
    await evening.clock.advance(100)
    assert await actions(evening) == []
    sat = await evening.house.sit((await evening.table()).join, "Zoe", None)
    assert (sat.seat, bool(sat.token)) == (1, True)
    evening.tokens[1] = sat.token or ""
    if restarted:
        await evening.restart()
    assert "standing" not in (await evening.come(1)).last("welcome")
    await evening.clock.advance(100)
    assert await actions(evening) == []


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
async def test_an_impossible_order_is_refused_and_changes_nothing(order: dict[str, Any], code: str) -> None:
    evening = await market()
    await stand(evening, lot(down_to=0))
    assert (await stand(evening, order))["code"] == code
    assert len(order_frames(evening)) == 1
    await evening.clock.advance(MOST)
    assert await actions(evening) == ["wait"]


async def test_a_refusal_names_the_wrong_field_and_what_was_expected() -> None:
    evening = await market()
    answer = await stand(evening, {"day": "Monday", "number": 1})
    assert answer["arguments"] == {"field": "day", "expected": "int, got str"}
    assert (await stand(evening, lot(price=3)))["arguments"]["field"] == "price"


@pytest.mark.parametrize("written", [b"[" * 1500 + b"]" * 1500, b"[1e999]", b'"sole"', b"[]"])
async def test_an_order_that_cannot_be_read_is_refused(written: bytes) -> None:
    evening = await market()
    answer = await evening.give(1, protocol.Stand(next(ids), Raw(written)))
    assert answer["code"] == "bad-order"
    assert not (await evening.room()).closed


async def test_an_order_for_a_lot_that_was_sold_is_refused() -> None:
    evening = await market()
    await stand(evening, lot(down_to=0, up_to=0))
    await evening.clock.advance(MOST)
    await sell(evening)
    assert (await stand(evening, lot(down_to=5)))["code"] == "order-lot"


async def test_orders_before_the_start_and_from_watchers_are_refused() -> None:
    evening = await Evening().open(people=4, game="encanteur", start=False)
    assert (await stand(evening, lot(down_to=3)))["code"] == "not-playing"
    evening = await market()
    page = evening.pages[None]
    await (await evening.room()).hear(page, protocol.Stand("watching", Raw(b"null")))
    assert page.last("no")["code"] == "only-watching"


async def test_a_game_without_orders_refuses_them() -> None:
    evening = await Evening().open(people=3)
    assert (await stand(evening, lot(down_to=3)))["code"] == "no-orders"


# --- Others learn nothing -----------------------------------------------------------


Sent = dict[Viewer, list[tuple[float, bytes]]]


def record_frames(evening: Evening) -> Sent:
    """Everything that others are sent from now on, and when."""
    sent: Sent = {who: [] for who in OTHERS}
    for who in OTHERS:
        evening.pages[who].also = lambda frame, who=who: sent[who].append(  # type: ignore[misc]
            (evening.clock.now() - evening.clock.start, frame)
        )
    return sent


async def hesitate(orders: bool) -> tuple[Sent, list[bytes]]:
    """Let seat 1 give, change and withdraw orders, or not, and then answer by hand."""
    evening = await market()
    sent = record_frames(evening)
    for number, order in enumerate((lot(down_to=0), lot(down_to=99), lot(3), lot(up_to=7), None)):
        if orders:
            await stand(evening, order)
        await evening.clock.advance(0.1 * number)
    await evening.act(1, "wait", named="by hand")
    for who in OTHERS:
        sent[who].append((0, (await evening.come(who)).sent[0]))
    return sent, evening.store.logs["table"]


@pytest.mark.usefixtures("same_secrets")
async def test_others_are_told_nothing_of_orders_given_refused_and_withdrawn() -> None:
    assert await hesitate(True) == await hesitate(False)


async def answer_first(order: bool) -> tuple[Sent, list[str]]:
    """Let an order answer for seat 1, or its page at exactly the same moment."""
    evening = await market(speed="brisk")
    if order:
        await stand(evening, lot(down_to=0))
    sent = record_frames(evening)
    if not order:
        await evening.clock.advance(await seconds_to_answer())
        await evening.act(1, "wait")
    await evening.clock.advance(MOST)
    for who in OTHERS:
        sent[who].append((0, (await evening.come(who)).sent[0]))
    words = [json.loads(append)["entries"] for append in evening.store.logs["table"]]
    return sent, words


async def seconds_to_answer() -> float:
    """Seconds until an order answers the same question."""
    evening = await market(speed="brisk")
    await stand(evening, lot(down_to=0))
    times = record_frames(evening)[None]
    await evening.clock.advance(MOST)
    return times[0][0]


@pytest.mark.usefixtures("same_secrets")
async def test_a_step_by_order_looks_like_any_other_to_others_and_in_the_log() -> None:
    by_order, by_hand = await answer_first(True), await answer_first(False)
    assert by_order == by_hand
    assert b"wait" in b"".join(frame for _, frame in by_order[0][None])


@pytest.mark.usefixtures("same_secrets")
async def test_the_table_waits_for_an_absent_person_as_if_they_had_no_order() -> None:
    """Otherwise the missing deadline would reveal the order, which was given before the page closed."""
    evening = await market(speed="brisk")
    await stand(evening, lot(down_to=0))
    await evening.go(1)
    assert evening.pages[0].last("news")["info"]["until"] == limits.GRACE["brisk"]
    await evening.clock.advance(MOST)
    assert "until" not in evening.pages[0].last("news")["info"]


async def test_no_log_output_shows_an_order(caplog: pytest.LogCaptureFixture) -> None:
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


# --- Timing reveals nothing ---------------------------------------------------------------


def legal_words(question: Question) -> list[str]:
    """The legal actions of a question, in notation."""
    return [catalogue.load(question.game).write(step) for step in question.legal]


async def pauses_of(answer: str, seed: int) -> list[float]:
    """How long watchers wait for each of three answers of seat 1, given by a bot or by this order."""
    clock, by_bot = FakeClock(), answer == "bot"
    bots = FakeBots(lambda question: "wait" if "wait" in legal_words(question) else "discard hake sardine")
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
    """How long watchers wait for the next frame."""
    asked, times = evening.clock.now(), list[float]()
    evening.pages[None].also = lambda _: times.append(evening.clock.now())
    await evening.clock.advance(10)
    return times[0] - asked


async def test_the_time_of_an_answer_does_not_reveal_an_order() -> None:
    """With the same random pauses: a bot, an order that only waits, and one that takes at a price."""
    for seed in range(8):
        by_bot = await pauses_of("bot", seed)
        assert all(limits.LONG.least <= length <= limits.LONG.most for length in by_bot)
        for order in ('{"down_to": 0}', '{"down_to": 2, "up_to": 3}'):
            assert await pauses_of(order, seed) == pytest.approx(by_bot)
