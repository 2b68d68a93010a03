"""Sockets connect pages to rooms. They check who connects and limit how much a page sends.

They implement ASGI themselves instead of using Starlette, because the server mostly sends frames.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.types import Receive, Scope, Send

from comptoir.core.actors import Viewer
from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.clock import Clock
from comptoir.server.faults import where
from comptoir.server.protocol import Hello, Ping, Told
from comptoir.server.rates import TokenBucket
from comptoir.server.rooms import house
from comptoir.server.rooms.house import House
from comptoir.server.rooms.room import Room
from comptoir.server.tables.table import Table
from comptoir.server.web.wire import WRITE

logger = logging.getLogger(__name__)

CLOSING: Final = {
    "left": 1000,
    "removed": 1000,
    "flood": 1008,
    "no-hello": 1008,
    "restart": 1012,
    "slow": 1013,
    "unknown-seat": 4003,
    "update-needed": 4009,
}
"""The WebSocket close code for each reason; for any other reason it is 1002, a protocol error."""

BROKEN: Final = 10.0
"""How many tokens an unreadable frame costs."""


class Disconnected(Exception):
    """The page has closed the socket."""


class SendQueue:
    """The sockets with something to send; all of them send at the end of the event loop's current turn."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        """Have ``flush`` called at the end of the turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._collect)
        self._waiting.append(flush)

    def _collect(self) -> None:
        waiting, self._waiting = self._waiting, []
        for flush in waiting:
            flush()


class Socket:
    """The connection of one page; see `Connection`.

    Frames wait in an outbox. A page that takes them too slowly is disconnected; when it connects again, it
    gets what it has missed.
    """

    def __init__(
        self, queue: SendQueue, send: Send, write: Callable[[Iterable[bytes]], bool] | None = None
    ) -> None:
        """``write`` sends several frames at once and returns true, or sends none and returns false."""
        self.viewer: Viewer = None
        self._round_trips: deque[float] = deque(maxlen=5)
        self._ponged: float | None = None
        self._queue = queue
        self._send = send
        self._write = write
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._flushing = False
        self._behind = False
        """Whether an earlier frame is still being sent, so that later ones have to queue."""
        self._farewell = ""

    @property
    def round_trip(self) -> float | None:
        """The longest of the latest five round-trip times, in seconds; ``None`` if none has been measured."""
        return max(self._round_trips, default=None)

    def pong(self, echo: float | None, now: float) -> None:
        """Answer a ping with the current time; a ping that echoes the latest pong measures the round trip."""
        if echo is not None and echo == self._ponged:
            self._round_trips.append(now - echo)
        self._ponged = now
        self.send(protocol.encode(protocol.Pong(now)))

    def send(self, frame: bytes) -> None:
        """Send a frame; this never waits and never fails."""
        if self._farewell:
            return
        if len(self._outbox) >= limits.MOST_UNSENT:
            self._outbox.clear()
            self.close("slow")
            return
        self._outbox.append(frame)
        if not self._flushing:
            self._flushing = True
            self._queue.add(self._flush)

    def _flush(self) -> None:
        """Send the outbox in one write, or leave it to `send_all`."""
        self._flushing = False
        try:
            if self._write and not self._behind and self._write(self._outbox):
                self._outbox.clear()
        except Exception as error:  # the sockets after this one still have to be flushed
            self._fail(error)
        if self._outbox or self._farewell:
            self._behind = True
            self._wake.set()

    def close(self, code: str) -> None:
        """Send the frames that wait, then `Bye` with the reason, and close."""
        if not self._farewell:
            self._outbox.append(protocol.encode(protocol.Bye(code)))
            self._farewell = code
            self._wake.set()

    def _fail(self, error: Exception) -> None:
        """Close after an error: some frames may not have been sent, so the page has to connect again."""
        logger.error("a socket failed: %s", where(error))
        self._outbox.clear()
        self.close("restart")

    async def send_all(self) -> None:
        """Send frames until the socket closes; close it if sending fails."""
        try:
            await self._send_on()
        except OSError:
            pass  # the page has gone
        except Exception as error:
            self._fail(error)
            with suppress(Exception):
                await self._say_goodbye()

    async def _send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
            self._behind = False
            if self._farewell:
                await self._say_goodbye()
                return

    async def _say_goodbye(self) -> None:
        code = CLOSING.get(self._farewell, 1002)
        await self._send({"type": "websocket.close", "code": code, "reason": self._farewell})


class Sockets:
    """The ASGI endpoint of all sockets."""

    def __init__(self, house: House, clock: Clock, origins: frozenset[str] = frozenset()) -> None:
        self._house = house
        self._clock = clock
        self._origins = origins
        self._queue = SendQueue()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one page, from its first frame to its last."""
        await receive()
        if not is_allowed(scope, self._origins):
            await send({"type": "websocket.close", "code": 4003})  # before accepting: 403
            return
        await send({"type": "websocket.accept"})
        socket = Socket(self._queue, send, scope.get("extensions", {}).get(WRITE))
        sending = asyncio.create_task(socket.send_all())
        try:
            await self._serve(socket, receive)
        except Disconnected:
            sending.cancel()
        except Exception as error:
            logger.error("a socket failed: %s", where(error))
            socket.close("restart")
        except asyncio.CancelledError:
            sending.cancel()
            raise
        await asyncio.gather(sending, return_exceptions=True)

    async def _serve(self, socket: Socket, receive: Receive) -> None:
        try:
            hello = await self._hello(socket, receive)
            room = await self._enter(socket, hello)
        except Refusal as refusal:
            socket.send(protocol.encode(protocol.refusal_frame(refusal)))
            socket.close(refusal.code)
            return
        try:
            await self._listen(socket, receive, room)
        finally:
            room.detach(socket)

    async def _hello(self, socket: Socket, receive: Receive) -> Hello:
        """The first frame.

        Raises:
            Refusal: it does not arrive in time, is not a hello, or has another protocol version.
        """
        try:
            async with asyncio.timeout(limits.HELLO):
                first = read_frame(await next_frame(receive))
        except TimeoutError:
            raise Refusal("no-hello") from None
        if not isinstance(first, Hello):
            raise Refusal("no-hello")
        if first.protocol != protocol.PROTOCOL:
            raise Refusal("update-needed", protocol=protocol.PROTOCOL)
        return first

    async def _enter(self, socket: Socket, hello: Hello) -> Room:
        def admit(table: Table) -> Socket:
            socket.viewer = house.identify(table, hello.token, hello.watch)
            return socket

        return await self._house.attach(hello.table, admit, hello.seen)

    async def _listen(self, socket: Socket, receive: Receive, room: Room) -> None:
        """Answer frames one after another; close the socket if they arrive too fast."""
        bucket = TokenBucket(limits.WATCHING if socket.viewer is None else limits.FRAMES, self._clock.now())
        while True:
            frame, price = parse_frame(await next_frame(receive))
            if not bucket.spend(self._clock.now(), price):
                socket.send(
                    protocol.encode(protocol.refusal_frame(Refusal("flood"), getattr(frame, "id", "")))
                )
                socket.close("flood")
                return
            await self._answer(socket, room, frame)

    async def _answer(self, socket: Socket, room: Room, frame: protocol.FromPage | protocol.No) -> None:
        """Answer a frame, or pass a command on to the room."""
        match frame:
            case protocol.No():
                socket.send(protocol.encode(frame))
            case Ping(echo):
                socket.pong(echo, self._clock.now())
            case Told(seq):
                room.note_told(socket, seq)
            case Hello():
                socket.send(protocol.encode(protocol.refusal_frame(Refusal("hello-twice"))))
            case _:
                await room.handle(socket, frame)


def parse_frame(text: str) -> tuple[protocol.FromPage | protocol.No, float]:
    """The frame in a text, or the frame that refuses it, and the tokens that it costs."""
    try:
        return read_frame(text), 1.0
    except Refusal as refusal:
        return protocol.refusal_frame(refusal), BROKEN


def read_frame(text: str) -> protocol.FromPage:
    """The frame in a text.

    Raises:
        Refusal: the text is too long, or not a frame from a page.
    """
    if len(text) > limits.LONGEST_FRAME:
        raise Refusal("frame-too-long", most=limits.LONGEST_FRAME)
    try:
        frame: protocol.FromPage = protocol.decode(text)
    except msgspec.DecodeError:
        raise Refusal("broken-frame") from None
    return frame


async def next_frame(receive: Receive) -> str:
    """The text of the next frame.

    Raises:
        Disconnected: the page has closed the socket.
    """
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Disconnected
    text: str | None = message.get("text")
    return text or ""


def is_allowed(scope: Scope, origins: frozenset[str]) -> bool:
    """Whether a socket comes from this server's own page, from an allowed origin, or not from a browser."""
    headers = dict(scope["headers"])
    if b"origin" not in headers:
        return True
    origin = headers[b"origin"].decode("latin-1")
    return origin in origins or urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")
