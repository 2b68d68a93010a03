"""How frames reach the network: several at once in one write, where uvicorn lets us.

ASGI sends one frame at a time, each with a task to wait in. A table's news come in
twos and threes for each page, at the same moment for all; this writes them together.
"""

import struct
from collections.abc import Iterable, Iterator
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE: Final = "comptoir.write"
"""The ASGI extension by which a socket finds it."""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, and `write`."""

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


def framed(frames: Iterable[bytes]) -> Iterator[bytes]:
    """Whole text messages of a server, as the protocol has them: a few bytes say how long each is."""
    for frame in frames:
        size = len(frame)
        if size < 126:  # noqa: PLR2004 - the protocol's numbers
            yield struct.pack("!BB", 0x81, size)
        elif size < 1 << 16:
            yield struct.pack("!BBH", 0x81, 126, size)
        else:
            yield struct.pack("!BBQ", 0x81, 127, size)
        yield frame
