"""Sizes, times and rates: the numbers that limit and pace the server."""

from typing import Final

from msgspec import Struct

from comptoir.server.protocol import Speed

# --- Sizes ----------------------------------------------------------------------

LONGEST_FRAME: Final = 4096
"""Characters in a frame from a page; a longer frame is refused."""
LARGEST_MESSAGE: Final = 2 * 1024 * 1024
"""Bytes in a WebSocket message from a page; a larger one closes the connection."""
LARGEST_BODY: Final = 8192
"""Bytes in the body of a request."""
LONGEST_ID: Final = 64
"""Characters in the id of a command or a request."""
MOST_UNSENT: Final = 300
"""Frames that may wait for a slow connection before it is closed."""
MOST_EVENTS: Final = 200
"""Events sent to a page that reconnects; if it missed more, it gets only the latest."""
LATEST_EVENTS: Final = 50
"""How many of the latest events that page gets."""
ORDER_IDS: Final = 20
"""How many of a seat's latest commands about its standing order are recognized when repeated."""
MOST_SOCKETS: Final = 12
"""Open sockets of one seat."""
MOST_WATCHERS: Final = 200
"""Open sockets of all watchers of one table."""

# --- Times, in seconds ------------------------------------------------------------

PING: Final = 5.0
"""The interval of keepalive pings on a silent connection."""
PONG: Final = 8.0
"""How long the answer to a ping may take; with `PING`, a dead connection is closed within 13 seconds."""
HELLO: Final = 10.0
"""How long a new connection may take to say who it is."""
AWAY: Final = 30.0
"""A person without an open socket is shown as away after this time."""
GRACE: Final[dict[Speed, float | None]] = {"relaxed": None, "live": 90.0, "brisk": 30.0}
"""How long a table waits for an absent person who owes a decision, by speed; ``None``: for ever."""
STRETCH: Final[dict[Speed, float]] = {"relaxed": 1.6, "live": 1.0, "brisk": 0.7}
"""The factor by which each speed stretches the waits of a game's clock."""
AGAIN: Final = 1.0
"""The lead of a countdown after the clock has stood still: players need a moment to get ready."""
OVERSLEPT: Final = 0.1
"""If the server is later than this, it reads presses that may have arrived before it lets the clock act."""
RETURN: Final = 15.0
"""No bot takes over from an absent person this soon after a restart: pages need a moment to reconnect."""
HOST: Final = 300.0
"""If the host is absent this long, another person who is present becomes host, unless a game is on."""
IDLE: Final = 600.0
"""A table with no page open for this long leaves memory; its bots and clock stop."""
RETRY: Final = 3.0
"""How long to wait before retrying what could not be stored."""
CROWD: Final = 0.7
"""Changes in the number of watchers are sent together, at this interval."""


class Pause(Struct, frozen=True):
    """How long a deputy's answer is held back: ``least`` to ``most`` seconds, uniform in every position."""

    least: float
    most: float

    @property
    def thinking(self) -> float:
        """How long a bot may think: less than the shortest pause."""
        return self.least * 0.6


LONG: Final = Pause(1.0, 2.6)
SHORT: Final = Pause(0.3, 0.7)

THINKING: Final = 0.2
"""How long a bot may think if its answer is not held back."""

# --- Rates --------------------------------------------------------------------------


class Rate(Struct, frozen=True):
    """A token bucket: ``most`` at once, refilled every ``seconds``."""

    most: int
    seconds: float


FRAMES: Final = Rate(100, 20.0)
"""Frames from a seat's socket."""
WATCHING: Final = Rate(50, 20.0)
"""Frames from a watcher's socket."""
TALK: Final = Rate(4, 8.0)
"""Table talk from a seat."""
TABLES: Final = Rate(60, 3600.0)
"""Tables opened from one address."""
WRONG_CODES: Final = Rate(30, 600.0)
"""Wrong join codes and watch secrets from one address."""
