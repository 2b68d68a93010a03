"""WebSocket connections: messages in pieces, broken text, and pings to silent pages."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from comptoir.server import limits, serve
from comptoir.server.web.wire import HEAD, MASKED, TEXT, Wire, is_short_text
from tests.server.fakes import FakeAlarm, FakeClock, run_pending

pytestmark = pytest.mark.anyio

GREETING: Final = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
WORD: Final = b"\x81\x82\0\0\0\0{}"
PING: Final = 0x89
CLOSE: Final = 0x88


class Line(asyncio.Transport):
    """A transport that keeps everything that is sent."""

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
    """An event loop whose clock the test moves."""

    def __init__(self) -> None:
        self.clock = FakeClock(0.0)
        self.create_task = asyncio.get_running_loop().create_task

    def time(self) -> float:
        return self.clock.now()

    def call_later(self, delay: float, callback: Callable[[], object]) -> FakeAlarm:
        return cast("FakeAlarm", self.clock.call_at(self.clock.now() + delay, callback))


RECEIVED: Final[list[Any]] = []


async def receiver(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that keeps every message that it receives."""
    RECEIVED.clear()
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        RECEIVED.append(message["text"])


class Call:
    """An open connection."""

    def __init__(self) -> None:
        self.loop, self.line = Loop(), Line()
        wishes = serve.ServeOptions(host="x", port=0, lan=False, data=Path("none"))
        config = serve.config(receiver, wishes)
        config.load()
        self.wire = Wire(config, ServerState(), {}, cast("asyncio.AbstractEventLoop", self.loop))
        self.wire.connection_made(self.line)
        self.wire.data_received(GREETING)

    async def pass_time(self, seconds: float) -> list[int]:
        """Let time pass; return the kinds of the WebSocket frames that are sent meanwhile."""
        await run_pending()
        before = len(self.line.sent)
        await self.loop.clock.advance(seconds)
        return [frame[0] for frame in self.line.sent[before:]]


def text(words: str, *, begins: bool = True, ends: bool = True) -> bytes:
    """A text message from a page, or a part of one."""
    kind = Opcode.TEXT if begins else Opcode.CONT
    return Frame(kind, words.encode(), fin=ends).serialize(mask=True)


LONG: Final = "é" * 500
SAID: Final = ("{}", "é", LONG, "x" * 119, "x" * 120, "x" * 125, "x" * 126, "")
"""Short and long messages, around the sizes at which the protocol encodes lengths differently."""


@pytest.mark.parametrize("size", [1, 2, 5, 7, 130, 10_000])
async def test_messages_in_pieces_of_any_size_arrive_once_and_in_order(size: int) -> None:
    call, sent = Call(), b"".join(map(text, SAID))
    await run_pending()
    for start in range(0, len(sent), size):
        call.wire.data_received(sent[start : start + size])
    await run_pending()
    assert tuple(RECEIVED) == SAID


async def test_messages_that_come_one_by_one_arrive() -> None:
    call = Call()
    for words in SAID:
        await run_pending()
        call.wire.data_received(text(words))
    await run_pending()
    assert tuple(RECEIVED) == SAID


async def test_a_message_between_the_parts_of_another_closes_the_connection() -> None:
    call = Call()
    await run_pending()
    call.wire.data_received(text("{", ends=False))
    call.wire.data_received(text("}", begins=False))
    call.wire.data_received(text("{", ends=False))
    call.wire.data_received(text("[]"))
    await run_pending()
    assert RECEIVED == ["{}"]
    assert call.line.sent[-1][0] == CLOSE


async def test_the_rest_of_a_message_is_not_mistaken_for_another_message() -> None:
    call, words = Call(), "\u1042abcdef"
    sent = bytes([TEXT, MASKED + len(words.encode())]) + bytes(4) + words.encode()
    await run_pending()
    first, second = sent[: HEAD + 1], sent[HEAD + 1 :]
    assert is_short_text(second)
    call.wire.data_received(first)
    call.wire.data_received(second)
    await run_pending()
    assert [words] == RECEIVED


async def test_a_short_text_that_is_not_utf_8_closes_the_connection() -> None:
    call = Call()
    await run_pending()
    call.wire.data_received(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
    await run_pending()
    assert RECEIVED == []
    assert call.line.sent[-1][0] == CLOSE


async def test_a_silent_connection_is_pinged_and_closed_if_it_does_not_answer() -> None:
    call = Call()
    assert await call.pass_time(limits.PING + 0.1) == [PING]
    assert await call.pass_time(limits.PONG - 0.2) == []
    assert not call.line.closed
    assert await call.pass_time(0.2) == [CLOSE]
    assert call.line.closed


@pytest.mark.parametrize("pause", [0.1, 0.9])
async def test_a_connection_that_speaks_is_not_pinged(pause: float) -> None:
    call = Call()
    for _ in range(20):
        assert await call.pass_time(pause * limits.PING / 2) == []
        call.wire.data_received(WORD)
    assert await call.pass_time(limits.PING - 0.1) == []
    assert await call.pass_time(0.2) == [PING]


async def test_a_connection_that_answers_is_pinged_again() -> None:
    call = Call()
    for _ in range(3):
        assert await call.pass_time(limits.PING + 0.1) == [PING]
        ping = call.line.sent[-1]
        call.wire.data_received(bytes([0x8A, 0x80 | len(ping[2:]), 0, 0, 0, 0]) + ping[2:])
    assert not call.line.closed
