"""Standing orders stay secret: others learn nothing from frames, the log output or timing."""

import json
import logging
import re
from random import Random

import pytest

from comptoir import catalogue
from comptoir.core.actors import Viewer
from comptoir.server import limits
from comptoir.server.bot_processes import Question
from tests.server.evenings import Evening
from tests.server.fakes import FakeBots, FakeClock, run_pending
from tests.server.markets import MOST, lot, market, stand, wait_a_round

pytestmark = pytest.mark.anyio

OTHERS: tuple[Viewer, ...] = (0, 2, 3, None)
"""Everybody except seat 1, which is asked first and whose order is secret."""


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
    assert isinstance(evening.surroundings.pauses, Random)
    evening.surroundings.pauses.seed(seed)
    await evening.act(people[-1], "discard hake sardine")
    if not by_bot:
        await stand(evening, lot(**json.loads(answer)))
    lengths = []
    for _ in range(3):
        lengths.append(await next_pause(evening))
        table = await evening.table()
        while (owing := table.owing) and owing[0] != 1:
            await evening.act(owing[0], table.game.write(table.game.legal(table.state, owing[0])[-1]))
        await run_pending()
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
