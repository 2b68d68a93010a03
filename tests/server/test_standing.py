"""Standing orders: when they answer, how long they are kept, and which are refused."""

import asyncio
import json
from typing import Any

import pytest
from msgspec import Raw

from comptoir.server import limits, protocol
from tests.server.evenings import Evening, ids
from tests.server.markets import MOST, actions, lot, market, order_frames, stand, wait_a_round

pytestmark = pytest.mark.anyio


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
    giving = asyncio.create_task((await evening.room()).handle(page, protocol.Stand("slow", written)))
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
    """Sell the lot to seat 2; the others pass."""
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
    """Let nobody take a lot until the game is over; an order may answer for seat 1."""
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
    await (await evening.room()).handle(page, protocol.Stand("watching", Raw(b"null")))
    assert page.last("no")["code"] == "only-watching"


async def test_a_game_without_orders_refuses_them() -> None:
    evening = await Evening().open(people=3)
    assert (await stand(evening, lot(down_to=3)))["code"] == "no-orders"
