"""How frames reach the network: several at once in one write, where uvicorn lets us; and who is still there.

ASGI sends one frame at a time, each with a task to wait in. A table's news come in
twos and threes for each page, at the same moment for all; this writes them together.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE: Final = "comptoir.write"
"""The ASGI extension by which a socket finds it."""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, and `write`; only who is silent is asked for a sign of life."""

    _heard = 0.0
    """When something last came."""

    def data_received(self, data: bytes) -> None:
        """Take what comes."""
        self._heard = self.loop.time()
        super().data_received(data)

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
            self.transport.write(
                b"".join(self._compressed(frames) if self.conn.extensions else framed(frames))
            )
        return True

    def _compressed(self, frames: Iterable[bytes]) -> list[bytes]:
        for frame in frames:
            self.conn.send_text(frame)
        return self.conn.data_to_send()


def framed(frames: Iterable[bytes]) -> list[bytes]:
    """Whole text messages of a server, as the protocol has them: a few bytes say how long each is."""
    return [part for frame in frames for part in (opening(len(frame)), frame)]


@lru_cache(maxsize=4096)
def opening(size: int) -> bytes:
    """What comes before a message of so many bytes."""
    if size < 126:  # noqa: PLR2004 - the protocol's numbers
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
