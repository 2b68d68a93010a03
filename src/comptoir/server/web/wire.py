"""How frames reach the network, several in one write where uvicorn lets us, and how short ones come in.

ASGI sends one frame at a time, each with a task to wait in. A table's news come in
twos and threes for each page, at the same moment for all; this writes them together.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # the fastest there is
from websockets.http11 import Request
from websockets.protocol import State

WRITE: Final = "comptoir.write"
"""The ASGI extension by which a socket finds it."""

TEXT: Final = 0x81
"""How a whole text message begins."""
MASKED: Final = 0x80
"""Added to the length of what a page sends."""
LONG: Final = 126
"""The least length that takes more than one byte."""
HEAD: Final = 6
"""Bytes before a short text of a page: what it is, its length, the mask."""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, quicker with short texts, and `write`; only who is silent has to show life."""

    _heard = 0.0
    """When something last came."""

    def data_received(self, data: bytes) -> None:
        """Take what comes: mostly one short text by itself, of which a parser would make too much."""
        self._heard = self.loop.time()
        if is_short_text(data) and self._is_between_messages():
            self.curr_msg_data_type, self.frames = "text", [apply_mask(data[HEAD:], data[2:HEAD])]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def _is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None

    def send_keepalive_ping(self) -> None:
        """Ask for a sign of life, or later if there has been one meanwhile."""
        silent, interval = self.loop.time() - self._heard, self.ping_interval or 0.0
        if silent < interval:
            self.ping_timer = self.loop.call_later(interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        """A page asks for a socket."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[WRITE] = self.write

    def write(self, frames: Iterable[bytes]) -> bool:
        """Write frames now; if the page is slow in taking them, do nothing and say so."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(self._compressed(frames) if self.conn.extensions else framed(frames))
        return True

    def _compressed(self, frames: Iterable[bytes]) -> bytes:
        for frame in frames:
            self.conn.send_text(frame)
        return b"".join(self.conn.data_to_send())


def is_short_text(data: bytes) -> bool:
    """Whether this is a whole text message of a page, its length in one byte, and nothing besides."""
    return len(data) > HEAD and data[0] == TEXT and data[1] - MASKED == len(data) - HEAD < LONG


def framed(frames: Iterable[bytes]) -> bytes:
    """Whole text messages of a server, as the protocol has them: a few bytes say how long each is."""
    parts: list[bytes] = []
    for frame in frames:
        parts += opening(len(frame)), frame
    return b"".join(parts)


@lru_cache(maxsize=4096)
def opening(size: int) -> bytes:
    """What comes before a message of so many bytes."""
    if size < LONG:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
