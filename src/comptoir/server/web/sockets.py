"""Sockets: how pages reach a room. Nothing is decided here but who may speak, and how much.

This speaks ASGI itself rather than through Starlette: of everything the server
does, sending a frame is what it does most.
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
from comptoir.server.protocol import Hello, Ping
from comptoir.server.rates import Credits
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
"""The close code of each farewell; others are errors of the page, and 1002."""

BROKEN: Final = 10.0
"""Credits that a frame costs which cannot be read."""


class Gone(Exception):
    """The page has closed the socket."""


class Post:
    """All sockets with something to send; they send it together, at the end of the event loop's turn."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def leave(self, flush: Callable[[], None]) -> None:
        """Have this called."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._collect)
        self._waiting.append(flush)

    def _collect(self) -> None:
        waiting, self._waiting = self._waiting, []
        for flush in waiting:
            flush()


class Socket:
    """One page's connection; see `Connection`.

    Frames wait in an outbox. A page that does not take them is cut off, and comes back with a gap.
    """

    def __init__(
        self, post: Post, send: Send, write: Callable[[Iterable[bytes]], bool] | None = None
    ) -> None:
        """``write`` takes several frames at once, or none of them and says so."""
        self.viewer: Viewer = None
        self._ways: deque[float] = deque(maxlen=5)
        self._ponged: float | None = None
        self._post = post
        self._send = send
        self._write = write
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._flushing = False
        self._behind = False
        """Whether a frame waits or is on its way, which none may overtake."""
        self._farewell = ""

    @property
    def lag(self) -> float | None:
        """The longest way there and back of the last few, in seconds."""
        return max(self._ways, default=None)

    def pong(self, echo: float | None, now: float) -> None:
        """Say that we are there and what time it is; what follows at once on such a word tells the way."""
        if echo is not None and echo == self._ponged:
            self._ways.append(now - echo)
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
            self._post.leave(self._flush)

    def _flush(self) -> None:
        """Send what has gathered, at once or by and by."""
        self._flushing = False
        try:
            if self._write and not self._behind and self._write(self._outbox):
                self._outbox.clear()
        except Exception as error:  # others wait for their turn after this socket
            self._fail(error)
        if self._outbox or self._farewell:
            self._behind = True
            self._wake.set()

    def close(self, code: str) -> None:
        """Say why, and close, after all that is still to be sent."""
        if not self._farewell:
            self._outbox.append(protocol.encode(protocol.Bye(code)))
            self._farewell = code
            self._wake.set()

    def _fail(self, error: Exception) -> None:
        """Nothing that was sent can be relied on: the page is to come back."""
        logger.error("a socket failed: %s", where(error))
        self._outbox.clear()
        self.close("restart")

    async def send_all(self) -> None:
        """Send what there is to send, until the end; if that fails, close the socket."""
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
        self._post = Post()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One page, from its first frame to its last."""
        await receive()
        if not is_ours(scope, self._origins):
            await send({"type": "websocket.close", "code": 4003})  # before accepting: 403
            return
        await send({"type": "websocket.accept"})
        socket = Socket(self._post, send, scope.get("extensions", {}).get(WRITE))
        sending = asyncio.create_task(socket.send_all())
        try:
            await self._serve(socket, receive)
        except Gone:
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
            socket.send(protocol.encode(protocol.refused(refusal)))
            socket.close(refusal.code)
            return
        try:
            await self._listen(socket, receive, room)
        finally:
            room.detach(socket)

    async def _hello(self, socket: Socket, receive: Receive) -> Hello:
        """The first frame.

        Raises:
            Refusal: it is not what has to come first.
        """
        try:
            async with asyncio.timeout(limits.HELLO):
                first = read(await text(receive))
        except TimeoutError:
            raise Refusal("no-hello") from None
        if not isinstance(first, Hello):
            raise Refusal("no-hello")
        if first.protocol != protocol.PROTOCOL:
            raise Refusal("update-needed", protocol=protocol.PROTOCOL)
        return first

    async def _enter(self, socket: Socket, hello: Hello) -> Room:
        def admit(table: Table) -> Socket:
            socket.viewer = house.viewer(table, hello.token, hello.watch)
            return socket

        return await self._house.attach(hello.table, admit, hello.seen)

    async def _listen(self, socket: Socket, receive: Receive, room: Room) -> None:
        """Hear one frame after the other, as long as they do not come too fast."""
        account = Credits(limits.WATCHING if socket.viewer is None else limits.FRAMES, self._clock.now())
        while True:
            frame = await text(receive)
            message, price = heard(frame)
            if not account.spend(self._clock.now(), price):
                socket.send(protocol.encode(protocol.refused(Refusal("flood"), getattr(message, "id", ""))))
                socket.close("flood")
                return
            await self._answer(socket, room, message)

    async def _answer(self, socket: Socket, room: Room, message: protocol.FromPage | protocol.No) -> None:
        """Answer a frame: here what is no affair of the table's."""
        match message:
            case protocol.No():
                socket.send(protocol.encode(message))
            case Ping(echo):
                socket.pong(echo, self._clock.now())
            case Hello():
                socket.send(protocol.encode(protocol.refused(Refusal("hello-twice"))))
            case _:
                await room.hear(socket, message)


def heard(frame: str) -> tuple[protocol.FromPage | protocol.No, float]:
    """A frame as a message, or the refusal of it, and how many credits it costs."""
    try:
        return read(frame), 1.0
    except Refusal as refusal:
        return protocol.refused(refusal), BROKEN


def read(frame: str) -> protocol.FromPage:
    """A frame as a message.

    Raises:
        Refusal: it is too long, or no message.
    """
    if len(frame) > limits.LONGEST_FRAME:
        raise Refusal("frame-too-long", most=limits.LONGEST_FRAME)
    try:
        message: protocol.FromPage = protocol.decode(frame)
    except msgspec.DecodeError:
        raise Refusal("broken-frame") from None
    return message


async def text(receive: Receive) -> str:
    """The next frame.

    Raises:
        Gone: there will be none.
    """
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Gone
    frame: str | None = message.get("text")
    return frame or ""


def is_ours(scope: Scope, origins: frozenset[str]) -> bool:
    """Whether a socket was opened by a page of this server, by one allowed, or by no page at all."""
    headers = dict(scope["headers"])
    if b"origin" not in headers:
        return True
    origin = headers[b"origin"].decode("latin-1")
    return origin in origins or urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")
