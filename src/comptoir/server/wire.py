"""How frames reach the network: several at once in one write, where uvicorn lets us.

ASGI sends one frame at a time, each with a task to wait in. A table's news come in
twos and threes for each page, at the same moment for all; this writes them together.
"""

from collections.abc import Iterable
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

    def write(self, frames: Iterable[str]) -> bool:
        """Write frames now; if the page is slow in taking them, do nothing and say so."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            for frame in frames:
                self.conn.send_text(frame.encode())
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True
