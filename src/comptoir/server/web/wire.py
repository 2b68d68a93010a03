"""A faster uvicorn protocol for sockets: it sends several frames in one write and parses short texts itself.

ASGI sends one frame at a time, but a table sends each page two or three together.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # the fastest available
from websockets.http11 import Request
from websockets.protocol import State

WRITE: Final = "comptoir.write"
"""The ASGI extension under which a socket finds `Wire.write`."""

TEXT: Final = 0x81
"""The first byte of an unfragmented text message."""
MASKED: Final = 0x80
"""The bit added to the length of a message from a page."""
LONG: Final = 126
"""The least length that takes more than one byte to write."""
HEAD: Final = 6
"""Bytes before a short text from a page: kind, length and mask."""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's sockets: faster with short texts, with `write`, with keepalive pings to silent pages only."""

    _last_arrival = 0.0
    """The time at which data last arrived."""

    def data_received(self, data: bytes) -> None:
        """Take data; a single short text, the usual case, skips the parser."""
        self._last_arrival = self.loop.time()
        if is_short_text(data) and self._is_between_messages():
            self.curr_msg_data_type, self.frames = "text", [apply_mask(data[HEAD:], data[2:HEAD])]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def _is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is State.OPEN and not conn.reader.buffer and conn.current_size is None

    def send_keepalive_ping(self) -> None:
        """Send a keepalive ping, or wait longer if data has arrived meanwhile."""
        silent, interval = self.loop.time() - self._last_arrival, self.ping_interval or 0.0
        if silent < interval:
            self.ping_timer = self.loop.call_later(interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        """Offer `write` to the application when a page opens a socket."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast("dict[str, object]", self.scope["extensions"])[WRITE] = self.write

    def write(self, frames: Iterable[bytes]) -> bool:
        """Write frames now and return true; if the page is slow, write none and return false."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(self._compress(frames) if self.conn.extensions else encode_texts(frames))
        return True

    def _compress(self, frames: Iterable[bytes]) -> bytes:
        for frame in frames:
            self.conn.send_text(frame)
        return b"".join(self.conn.data_to_send())


def is_short_text(data: bytes) -> bool:
    """Whether this is exactly one text message from a page, with its length in one byte."""
    return len(data) > HEAD and data[0] == TEXT and data[1] - MASKED == len(data) - HEAD < LONG


def encode_texts(frames: Iterable[bytes]) -> bytes:
    """Frames as WebSocket text messages, each with its header."""
    parts: list[bytes] = []
    for frame in frames:
        parts += header(len(frame)), frame
    return b"".join(parts)


@lru_cache(maxsize=4096)
def header(size: int) -> bytes:
    """The header of a text message of ``size`` bytes."""
    if size < LONG:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
