"""A socket that fails is closed and does not disturb the others."""

import asyncio
from collections.abc import Iterable

import pytest
from starlette.types import Message

from comptoir.server.web.sockets import SendQueue, Socket, Sockets
from tests.server.evenings import Evening
from tests.server.fakes import run_pending

pytestmark = pytest.mark.anyio


async def test_a_socket_that_cannot_send_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            raise ZeroDivisionError("secret")
        sent.append(message)

    socket = Socket(SendQueue(), send)
    sending = asyncio.create_task(socket.send_all())
    socket.send(b"1")
    await run_pending()
    socket.send(b"2")
    await run_pending()
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


async def test_a_socket_that_cannot_write_is_closed_and_the_others_keep_sending() -> None:
    queue, written, sent = SendQueue(), list[bytes](), list[Message]()

    def broken(frames: Iterable[bytes]) -> bool:
        raise ZeroDivisionError

    def write(frames: Iterable[bytes]) -> bool:
        written.extend(frames)
        return True

    async def send(message: Message) -> None:
        sent.append(message)

    first, second = Socket(queue, send, broken), Socket(queue, send, write)
    sending = asyncio.create_task(first.send_all())
    for frame in (b"1", b"2"):
        first.send(frame)
        second.send(frame)
        await run_pending()
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
    await run_pending()
    serving.cancel()
    await run_pending()
    assert serving.cancelled()
    assert asyncio.all_tasks() == before
