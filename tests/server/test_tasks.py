"""Every task of the server has an owner that notices how it ends."""

import asyncio
import gc
import logging
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import pytest

from comptoir.server import serve
from comptoir.server.rooms.absence import Absence
from comptoir.server.rooms.room import Room
from comptoir.server.tasks import Tasks, until_done
from tests.server.evenings import Evening
from tests.server.fakes import FakeStore, run_pending
from tests.server.faults import collect_tasks, fails, ignores_cancellation, is_cancelled_elsewhere

pytestmark = pytest.mark.anyio


# --- An owner -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("work", "error"), [(fails, ZeroDivisionError), (is_cancelled_elsewhere, asyncio.CancelledError)]
)
async def test_an_owner_is_told_of_a_task_that_fails(
    work: Callable[[], Any], error: type[BaseException]
) -> None:
    told: list[BaseException] = []
    Tasks(told.append).start(work())
    await collect_tasks()
    assert [type(each) for each in told] == [error]


@pytest.mark.parametrize("turns", [0, 1, 2])
async def test_an_owner_is_not_told_of_a_task_that_is_cancelled(turns: int) -> None:
    told: list[BaseException] = []
    task = Tasks(told.append).start(asyncio.Event().wait())  # type: ignore[arg-type]
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    await collect_tasks()
    assert task.cancelled()
    assert told == []


async def test_a_task_stays_alive_without_any_other_reference() -> None:
    done = []

    async def work() -> None:
        waiting = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_later(0.001, partial(wake, id(waiting)))
        known[id(waiting)] = waiting
        await waiting
        done.append(True)

    known: dict[int, asyncio.Future[None]] = {}

    def wake(name: int) -> None:
        known[name].set_result(None)

    tasks = Tasks(lambda _: None)
    tasks.start(work())
    await run_pending()
    gc.collect()
    async with asyncio.timeout(30):
        while not done:
            await asyncio.sleep(0.001)


async def test_an_owner_is_told_of_a_failure_before_another_task_gets_the_lock() -> None:
    lock, order = asyncio.Lock(), list[str]()

    async def first() -> None:
        async with lock:
            await asyncio.sleep(0)
            raise ZeroDivisionError

    async def second() -> None:
        async with lock:
            order.append("second")

    tasks = Tasks(lambda _: order.append("told"))
    tasks.start(first())
    tasks.start(second())
    await run_pending()
    assert order == ["told", "second"]


async def test_a_wait_can_be_cancelled_even_if_its_task_ignores_cancellation() -> None:
    task = asyncio.create_task(ignores_cancellation(7))
    waiting = asyncio.create_task(until_done(task))
    await run_pending()
    waiting.cancel()
    await run_pending()
    assert waiting.cancelled()
    assert task.result() == 7


# --- Tables -------------------------------------------------------------------------


async def test_a_table_is_loaded_again_if_a_departure_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    evening = await Evening().open(people=3)

    def fail(*_: object) -> None:
        raise ZeroDivisionError("secret")

    with monkeypatch.context() as patch:
        patch.setattr(Absence, "entries", fail)
        await evening.go(2)
        assert evening.pages[1].closed == "restart"
    assert "ZeroDivisionError" in caplog.text
    assert (await evening.come(1)).last("welcome")["kind"] == "welcome"


class Unreadable(FakeStore):
    """A store that cannot be read while ``how`` is set."""

    how: Callable[[], Awaitable[Any]] | None = None

    async def load(self, table: str) -> Sequence[bytes]:
        await asyncio.sleep(0)
        if self.how:
            await self.how()
        return await super().load(table)


@pytest.mark.parametrize("how", [fails, is_cancelled_elsewhere])
@pytest.mark.parametrize("waits", [True, False])
async def test_a_table_that_could_not_be_loaded_is_loaded_for_the_next_request(
    how: Callable[[], Awaitable[Any]], waits: bool
) -> None:
    store = Unreadable()
    evening = await Evening(store=store).open(people=3)
    await evening.restart()
    store.how = how
    asking = asyncio.create_task(evening.room())
    await asyncio.sleep(0)
    if not waits:
        asking.cancel()
    assert isinstance((await asyncio.gather(asking, return_exceptions=True))[0], BaseException)
    await collect_tasks()
    store.how = None
    assert (await evening.come(1)).last("welcome")["kind"] == "welcome"


async def test_a_room_that_fails_to_close_does_not_stop_others_from_closing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    evening = await Evening().open(people=3)
    broken, closed, close = await evening.room(), list[bool](), Room.close
    first = evening.pages[1]
    evening.tokens.clear()
    await evening.open(people=3)

    def fails_there(room: Room, code: str) -> None:
        if room is broken:
            raise ZeroDivisionError("secret")
        close(room, code)

    async def note() -> None:
        closed.append(True)

    monkeypatch.setattr(Room, "close", fails_there)
    monkeypatch.setattr(evening.store, "close", note)
    await evening.house.close()
    assert (first.closed, evening.pages[1].closed, closed) == (None, "restart", [True])
    assert "ZeroDivisionError" in caplog.text
    assert "secret" not in caplog.text


# --- The browser ---------------------------------------------------------------------


def test_a_browser_that_cannot_be_opened_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(address: str) -> bool:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    with caplog.at_level(logging.WARNING):
        serve.open_browser("http://127.0.0.1:8000")
    assert "no browser could be opened" in caplog.text
