"""Every task of the server has an owner that notices how it ends."""

import asyncio
import gc
import logging
import os
import webbrowser
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any, cast

import pytest
from starlette.types import Message

import comptoir
from comptoir.games.encanteur.bots import Limits
from comptoir.server import bot_processes, serve
from comptoir.server.bot_processes import Processes, Question
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.room import Room
from comptoir.server.tasks import Tasks, until_done
from comptoir.server.web.sockets import SendQueue, Socket, Sockets
from tests.server.auctions import WAIT, Auction
from tests.server.evenings import Evening
from tests.server.fakes import FakeBots, FakeStore, rest

pytestmark = pytest.mark.anyio

RESTS = 12
"""Turns of the event loop: more than the answer of a bot takes to arrive."""


async def collect_tasks() -> None:
    """Let asyncio complain about failures that nobody noticed; anyio makes an error of it."""
    await rest()
    gc.collect()
    await rest()


async def fails(_: object = None) -> Any:
    """Work that fails."""
    raise ZeroDivisionError("secret")


async def is_cancelled_elsewhere(_: object = None) -> Any:
    """Work that awaits something that somebody else cancels."""
    future = asyncio.get_running_loop().create_future()
    future.cancel()
    await future


async def ignores_cancellation(answer: Any, _: object = None) -> Any:
    """Work that ignores its cancellation and answers."""
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        return answer


class Planted(FakeBots):
    """Bots that do what the test wants."""

    def __init__(self, choose: Callable[[Question], Awaitable[Any]]) -> None:
        super().__init__()
        self.planted = choose

    async def choose(self, question: Question) -> str:
        self.asked.append(question)
        return cast("str", await self.planted(question))

    async def limits(self, question: Question) -> Any:
        self.asked.append(question)
        return await self.planted(question)


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
    await rest()
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
    await rest()
    assert order == ["told", "second"]


async def test_a_wait_can_be_cancelled_even_if_its_task_ignores_cancellation() -> None:
    task = asyncio.create_task(ignores_cancellation(7))
    waiting = asyncio.create_task(until_done(task))
    await rest()
    waiting.cancel()
    await rest()
    assert waiting.cancelled()
    assert task.result() == 7


# --- Bots at a table ----------------------------------------------------------------


@pytest.mark.parametrize("choose", [fails, is_cancelled_elsewhere])
async def test_for_a_bot_that_fails_any_legal_action_is_taken(
    choose: Callable[[Question], Any], caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(bots=Planted(choose))
    await evening.open(people=1, bots=[None, "random", "random"])
    page = evening.pages[0]
    await evening.clock.advance(10)
    assert (await evening.table()).owing == (0,)
    assert page.closed is None
    assert "bots cannot be asked" in caplog.text
    assert "secret" not in caplog.text


async def test_the_answer_of_a_cancelled_bot_is_ignored(
    caplog: pytest.LogCaptureFixture,
) -> None:
    evening = Evening(bots=Planted(partial(ignores_cancellation, "order 7")))
    await evening.open(people=0, bots=["random"] * 3)
    await rest()
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

    evening = Evening(bots=Planted(fails_then))
    await evening.open(people=0, bots=["random"] * 3)
    await rest()
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


@pytest.mark.parametrize("turns", range(RESTS))
async def test_a_table_may_close_at_any_moment_while_bots_answer(turns: int) -> None:
    """`asyncio.wait_for` of Python 3.11 loses a cancellation that comes with the answer."""
    processes = Answering()
    evening = Evening(bots=cast("FakeBots", processes))
    await evening.open(people=0, bots=["random"] * 4)
    await rest()
    processes.answer(os.getpid)
    await rest()
    processes.answer(bot_processes.choose)
    for _ in range(turns):
        await asyncio.sleep(0)
    (await evening.room()).close("restart")
    await collect_tasks()


@pytest.mark.parametrize("turns", range(RESTS))
async def test_waiting_for_a_bot_can_be_cancelled_at_any_moment(turns: int) -> None:
    processes = Answering()
    game = comptoir.load("polterfass")
    state = game.start(3, game.Options(first_seat=0))
    state = game.apply(state, comptoir.CHANCE, game.read("roll a9 b8 c- d- e- f- g- x- y-"))
    question = Question("polterfass", "random", game.view(state, 1), game.legal(state, 1), (), 0.1, 1)
    asking = asyncio.create_task(processes.choose(question))
    await rest()
    processes.answer(os.getpid)
    await rest()
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
        patch.setattr(evening.world.pauses, "uniform", NoLuck().uniform)
        await evening.open(people=1, bots=[None, "random", "random"])
        await collect_tasks()
        assert evening.pages[0].closed == "restart"
    assert "ZeroDivisionError" in caplog.text
    assert "secret" not in caplog.text
    await evening.come(0)
    await evening.clock.advance(10)
    assert (await evening.table()).owing == (0,)


@pytest.mark.parametrize("limits", [fails, is_cancelled_elsewhere])
async def test_a_bot_that_fails_to_state_its_limits_does_not_press(
    limits: Callable[[Question], Any], caplog: pytest.LogCaptureFixture
) -> None:
    auction = Auction(bots=Planted(answers_at_once))
    await auction.open(2, (None, None, "regular"), "live", game="encanteur", tempo="live")
    auction.bots = cast("Planted", auction.bots)
    auction.bots.planted = limits
    await discard(auction)
    await auction.clock.advance(10 * WAIT)
    await collect_tasks()
    assert auction.pages[0].closed is None
    assert "bots cannot be asked" in caplog.text
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


async def test_limits_that_arrive_too_late_are_not_kept_for_another_lot() -> None:
    auction = Auction(bots=Planted(answers_at_once))
    await auction.open(2, (None, None, "regular"), "live", game="encanteur", tempo="live")
    auction.bots = cast("Planted", auction.bots)
    auction.bots.planted = partial(ignores_cancellation, Limits(1000, 0))
    await discard(auction)
    room = await auction.room()
    assert room.scheduler._bot_presses._asked
    room.scheduler._bot_presses.forget_all()
    await collect_tasks()
    assert room.scheduler._bot_presses._reflexes == {}


# --- Tables -------------------------------------------------------------------------


async def test_a_table_is_loaded_again_if_a_departure_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    evening = await Evening().open(people=3)

    def fail(*_: object) -> None:
        raise ZeroDivisionError("secret")

    with monkeypatch.context() as patch:
        patch.setattr(Presence, "absence_entries", fail)
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


async def test_a_room_that_fails_to_close_prevents_no_other_room_from_closing(
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


# --- Sockets ------------------------------------------------------------------------


async def test_a_socket_that_cannot_send_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            raise ZeroDivisionError("secret")
        sent.append(message)

    socket = Socket(SendQueue(), send)
    sending = asyncio.create_task(socket.send_all())
    socket.send(b"1")
    await rest()
    socket.send(b"2")
    await rest()
    assert sending.done()
    assert sent == [{"type": "websocket.close", "code": 1012, "reason": "restart"}]
    assert "ZeroDivisionError" in caplog.text
    assert "secret" not in caplog.text


async def test_a_page_that_disconnects_during_a_send_is_not_a_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def send(message: Message) -> None:
        raise ConnectionResetError

    socket = Socket(SendQueue(), send)
    socket.send(b"1")
    await socket.send_all()
    assert caplog.text == ""


async def test_a_socket_that_cannot_write_is_closed_and_the_others_send_on() -> None:
    post, written, sent = SendQueue(), list[bytes](), list[Message]()

    def broken(frames: Iterable[bytes]) -> bool:
        raise ZeroDivisionError

    def write(frames: Iterable[bytes]) -> bool:
        written.extend(frames)
        return True

    async def send(message: Message) -> None:
        sent.append(message)

    first, second = Socket(post, send, broken), Socket(post, send, write)
    sending = asyncio.create_task(first.send_all())
    for frame in (b"1", b"2"):
        first.send(frame)
        second.send(frame)
        await rest()
    assert written == [b"1", b"2"]
    assert sending.done()
    assert sent[-1]["reason"] == "restart"


async def test_a_cancelled_socket_leaves_no_task_behind() -> None:
    async def receive() -> Message:
        if accepted.is_set():
            await asyncio.Event().wait()
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        accepted.set()

    accepted, before = asyncio.Event(), asyncio.all_tasks()
    evening = Evening()
    scope = {"type": "websocket", "path": "/ws", "headers": []}
    serving = asyncio.create_task(Sockets(evening.house, evening.clock)(scope, receive, send))
    await rest()
    serving.cancel()
    await rest()
    assert serving.cancelled()
    assert asyncio.all_tasks() == before


# --- Processes and threads ------------------------------------------------------------


class Broken(Executor):
    """An executor one of whose processes has died."""

    _processes: dict[int, Any] | None = None

    def submit(self, *_: object, **__: object) -> Future[Any]:
        raise BrokenExecutor


async def test_a_table_opens_even_if_a_bot_process_has_died() -> None:
    processes = Processes()
    processes._executor = cast("ProcessPoolExecutor", Broken())
    processes.warm_up("polterfass")
    assert processes._executor is None  # the next question starts another


def test_a_browser_that_cannot_be_opened_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(address: str) -> bool:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    with caplog.at_level(logging.WARNING):
        serve.open_browser("http://127.0.0.1:8000")
    assert "no browser could be opened" in caplog.text
