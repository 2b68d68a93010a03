"""A connection that says nothing is asked for a sign of life, and closed without one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from comptoir.server import limits, run
from comptoir.server.wire import Wire
from tests.server.fakes import FakeAlarm, FakeClock, rest

pytestmark = pytest.mark.anyio

GREETING: Final = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
WORD: Final = b"\x81\x82\0\0\0\0{}"
PING: Final = 0x89
CLOSE: Final = 0x88


class Line(asyncio.Transport):
    """All that is sent over it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


class Loop:
    """An event loop whose time is moved by hand."""

    def __init__(self) -> None:
        self.clock = FakeClock(0.0)
        self.create_task = asyncio.get_running_loop().create_task

    def time(self) -> float:
        return self.clock.now()

    def call_later(self, delay: float, callback: Callable[[], object]) -> FakeAlarm:
        return cast("FakeAlarm", self.clock.call_at(self.clock.now() + delay, callback))


async def listener(scope: Scope, receive: Receive, send: Send) -> None:
    """Takes every frame."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


class Call:
    """A connection that has been opened."""

    def __init__(self) -> None:
        self.loop, self.line = Loop(), Line()
        wishes = run.Wishes(host="x", port=0, lan=False, data=Path("none"))
        config = run.config(listener, wishes)
        config.load()
        self.wire = Wire(config, ServerState(), {}, cast("asyncio.AbstractEventLoop", self.loop))
        self.wire.connection_made(self.line)
        self.wire.data_received(GREETING)

    async def go_by(self, seconds: float) -> list[int]:
        """The kinds of the frames that are sent meanwhile."""
        await rest()
        before = len(self.line.sent)
        await self.loop.clock.advance(seconds)
        return [frame[0] for frame in self.line.sent[before:]]


async def test_who_says_nothing_is_asked_for_a_sign_of_life_and_closed_without_one() -> None:
    call = Call()
    assert await call.go_by(limits.PING + 0.1) == [PING]
    assert await call.go_by(limits.PONG - 0.2) == []
    assert not call.line.closed
    assert await call.go_by(0.2) == [CLOSE]
    assert call.line.closed


@pytest.mark.parametrize("pause", [0.1, 0.9])
async def test_who_speaks_is_not_asked(pause: float) -> None:
    call = Call()
    for _ in range(20):
        assert await call.go_by(pause * limits.PING / 2) == []
        call.wire.data_received(WORD)
    assert await call.go_by(limits.PING - 0.1) == []
    assert await call.go_by(0.2) == [PING]


async def test_who_answers_is_asked_again() -> None:
    call = Call()
    for _ in range(3):
        assert await call.go_by(limits.PING + 0.1) == [PING]
        ping = call.line.sent[-1]
        call.wire.data_received(bytes([0x8A, 0x80 | len(ping[2:]), 0, 0, 0, 0]) + ping[2:])
    assert not call.line.closed
