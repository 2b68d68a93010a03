"""Tables go on when bots fail, are cancelled or answer too late."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, cast

import pytest

import comptoir
from comptoir.games.encanteur.bots import Limits
from comptoir.server import bot_processes
from comptoir.server.bot_processes import Processes, Question
from tests.server.auctions import WAIT, Auction
from tests.server.evenings import Evening
from tests.server.fakes import FakeBots, run_pending
from tests.server.faults import (
    PlantedBots,
    collect_tasks,
    fails,
    ignores_cancellation,
    is_cancelled_elsewhere,
)

pytestmark = pytest.mark.anyio

TURNS = 12
"""Turns of the event loop: more than a bot's answer needs to arrive."""


@pytest.mark.parametrize("choose", [fails, is_cancelled_elsewhere])
async def test_a_legal_action_is_taken_for_a_bot_that_fails(
    choose: Callable[[Question], Any], caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(bots=PlantedBots(choose))
    await evening.open(people=1, bots=[None, "random", "random"])
    page = evening.pages[0]
    await evening.clock.advance(10)
    assert (await evening.table()).owing == (0,)
    assert page.closed is None
    assert "a bot could not be asked" in caplog.text
    assert "secret" not in caplog.text


async def test_the_answer_of_a_cancelled_bot_is_ignored(
    caplog: pytest.LogCaptureFixture,
) -> None:
    evening = Evening(bots=PlantedBots(partial(ignores_cancellation, "order 7")))
    await evening.open(people=0, bots=["random"] * 3)
    await run_pending()
    assert evening.bots.asked
    stored = len(evening.store.logs[evening.name])
    (await evening.room()).close("restart")
    await collect_tasks()
    assert len(evening.store.logs[evening.name]) == stored
    assert caplog.text == ""


async def test_the_failure_of_a_cancelled_bot_is_ignored() -> None:
    async def fails_then(_: Question) -> str:
        try:
            await asyncio.Event().wait()
        finally:
            raise ZeroDivisionError

    evening = Evening(bots=PlantedBots(fails_then))
    await evening.open(people=0, bots=["random"] * 3)
    await run_pending()
    (await evening.room()).close("restart")
    await collect_tasks()


class Answering(Processes):
    """Bot processes that answer when the test says so."""

    def __init__(self) -> None:
        super().__init__(workers=4)
        self.asked: list[tuple[Future[Any], Callable[..., Any], Sequence[Any]]] = []

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        self.asked.append((Future(), work, arguments))
        return self.asked[-1][0]

    def _running(self) -> ProcessPoolExecutor:
        return cast("ProcessPoolExecutor", self)

    def warm_up(self, game: str) -> None:
        pass

    def answer(self, works: Callable[..., Any]) -> None:
        """Answer every open question for this function."""
        for future, work, arguments in self.asked:
            if work is works and not future.done():
                future.set_result(work(*arguments))


@pytest.mark.parametrize("turns", range(TURNS))
async def test_a_table_may_close_at_any_moment_while_bots_answer(turns: int) -> None:
    """In Python 3.11, `asyncio.wait_for` loses a cancellation that arrives together with the answer."""
    processes = Answering()
    evening = Evening(bots=cast("FakeBots", processes))
    await evening.open(people=0, bots=["random"] * 4)
    await run_pending()
    processes.answer(os.getpid)
    await run_pending()
    processes.answer(bot_processes.choose)
    for _ in range(turns):
        await asyncio.sleep(0)
    (await evening.room()).close("restart")
    await collect_tasks()


@pytest.mark.parametrize("turns", range(TURNS))
async def test_waiting_for_a_bot_can_be_cancelled_at_any_moment(turns: int) -> None:
    processes = Answering()
    game = comptoir.load("polterfass")
    state = game.start(3, game.Options(first_seat=0))
    state = game.apply(state, comptoir.CHANCE, game.read("roll a9 b8 c- d- e- f- g- x- y-"))
    question = Question("polterfass", "random", game.view(state, 1), game.legal(state, 1), (), 0.1, 1)
    asking = asyncio.create_task(processes.choose(question))
    await run_pending()
    processes.answer(os.getpid)
    await run_pending()
    processes.answer(bot_processes.choose)
    for _ in range(turns):
        await asyncio.sleep(0)
    was_done = not asking.cancel()
    await collect_tasks()
    assert asking.cancelled() != was_done


class NoLuck(Random):
    """Dice that fail."""

    def uniform(self, a: float, b: float) -> float:
        raise ZeroDivisionError("secret")


async def test_a_table_is_loaded_again_if_the_decision_of_a_bot_fails(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening()
    with monkeypatch.context() as patch:
        patch.setattr(evening.surroundings.pauses, "uniform", NoLuck().uniform)
        await evening.open(people=1, bots=[None, "random", "random"])
        await collect_tasks()
        assert evening.pages[0].closed == "restart"
    assert "ZeroDivisionError" in caplog.text
    assert "secret" not in caplog.text
    await evening.come(0)
    await evening.clock.advance(10)
    assert (await evening.table()).owing == (0,)


@pytest.mark.parametrize("reflex", [fails, is_cancelled_elsewhere])
async def test_a_bot_that_fails_to_give_its_reflex_does_not_press(
    reflex: Callable[[Question], Any], caplog: pytest.LogCaptureFixture
) -> None:
    auction = Auction(bots=PlantedBots(answers_at_once))
    await auction.open(2, (None, None, "regular"), "live", game="encanteur", tempo="live")
    auction.bots = cast("PlantedBots", auction.bots)
    auction.bots.planted = reflex
    await discard(auction)
    await auction.clock.advance(10 * WAIT)
    await collect_tasks()
    assert auction.pages[0].closed is None
    assert "a bot could not be asked" in caplog.text
    assert "secret" not in caplog.text


async def answers_at_once(question: Question) -> Any:
    return bot_processes.choose(question)


async def discard(auction: Auction) -> None:
    """Let everybody discard, until the first lot is up for sale."""
    for seat in auction.tokens:
        table = await auction.table()
        if seat in table.awaited:
            word = table.game.write(table.game.legal(table.state, seat)[0])
            assert (await auction.act(seat, word))["kind"] == "ok"
    await auction.clock.advance(5)


async def test_a_reflex_that_arrives_too_late_is_not_kept_for_another_lot() -> None:
    auction = Auction(bots=PlantedBots(answers_at_once))
    await auction.open(2, (None, None, "regular"), "live", game="encanteur", tempo="live")
    auction.bots = cast("PlantedBots", auction.bots)
    auction.bots.planted = partial(ignores_cancellation, Limits(1000, 0))
    await discard(auction)
    room = await auction.room()
    assert room.scheduler._bot_presses._asked
    room.scheduler._bot_presses.forget_all()
    await collect_tasks()
    assert room.scheduler._bot_presses._reflexes == {}


class Broken(Executor):
    """An executor with a process that has died."""

    _processes: dict[int, Any] | None = None

    def submit(self, *_: object, **__: object) -> Future[Any]:
        raise BrokenExecutor


async def test_a_table_opens_even_if_a_bot_process_has_died() -> None:
    processes = Processes()
    processes._executor = cast("ProcessPoolExecutor", Broken())
    processes.warm_up("polterfass")
    assert processes._executor is None  # the next question starts another
