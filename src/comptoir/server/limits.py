"""How much is allowed, how long things last, and how long is waited: every number of the server."""

from typing import Final

from msgspec import Struct

from comptoir.server.protocol import Speed

# --- Sizes ----------------------------------------------------------------------

LONGEST_FRAME: Final = 4096
"""Characters of a frame from a page; a longer one is refused."""
LARGEST_MESSAGE: Final = 2 * 1024 * 1024
"""Bytes that are read at all before the connection is closed."""
LARGEST_BODY: Final = 8192
"""Bytes of a request."""
LONGEST_ID: Final = 64
"""Characters of a command's own id."""
MOST_UNSENT: Final = 300
"""Frames that wait for a slow connection before it is closed."""
MOST_EVENTS: Final = 200
"""Events sent to somebody who comes back; with more missing, only the latest."""
LATEST_EVENTS: Final = 50
"""How many the latest are."""
ORDER_IDS: Final = 20
"""How many of a seat's latest commands about its standing order are known again."""
MOST_SOCKETS: Final = 12
"""Sockets of one seat."""
MOST_WATCHERS: Final = 200
"""Watchers' sockets of one table."""

# --- Times, in seconds ------------------------------------------------------------

PING: Final = 5.0
"""How often the server asks a connection for a sign of life."""
PONG: Final = 8.0
"""How long it waits for that sign: with `PING`, a dead connection is closed after about ten seconds."""
HELLO: Final = 10.0
"""How long a new connection may take to say who it is."""
AWAY: Final = 30.0
"""Without a socket for so long, a person is shown as away."""
GRACE: Final[dict[Speed, float | None]] = {"relaxed": None, "live": 90.0, "brisk": 30.0}
"""How long a table waits for somebody absent who owes a decision, by its speed; ``None``: for ever."""
TEMPO: Final[dict[Speed, float]] = {"relaxed": 1.6, "live": 1.0, "brisk": 0.7}
"""How much longer a clock takes that acts in the game, by the table's speed."""
AGAIN: Final = 1.0
"""A clock that stood still goes on after so long: nothing happens while nobody could press."""
OVERSLEPT: Final = 0.1
"""So late, the server may not have heard presses that have come: it hears them first."""
RETURN: Final = 15.0
"""After a restart nobody is late before so long: everyone needs a moment to come back."""
HOST: Final = 300.0
"""After so long without the host somebody else who is there becomes it, unless a game is on."""
IDLE: Final = 600.0
"""After so long without anybody a table rests: bots and clocks stop, and it leaves the memory."""
RETRY: Final = 3.0
"""After so long a bot's decision is tried again that could not be stored."""
CROWD: Final = 0.7
"""Comings and goings of watchers are told together, so often."""


class Pause(Struct, frozen=True):
    """How long a bot's decision is held back: from ``least`` to ``most``, each length as likely.

    It is drawn without a look at the position, and ``thinking`` stays below the shortest.
    """

    least: float
    most: float

    @property
    def thinking(self) -> float:
        """How long a bot may think."""
        return self.least * 0.6


LONG: Final = Pause(1.0, 2.6)
SHORT: Final = Pause(0.3, 0.7)

THINKING: Final = 0.2
"""How long a bot may think at a table of bots only, where nobody waits and nothing is held back."""

# --- How often ----------------------------------------------------------------------


class Rate(Struct, frozen=True):
    """So many at once, and so many more every so many seconds."""

    most: int
    seconds: float


FRAMES: Final = Rate(100, 20.0)
"""Frames of a seat's socket."""
WATCHING: Final = Rate(50, 20.0)
"""Frames of a watcher's socket."""
TALK: Final = Rate(4, 8.0)
"""Table talk of a seat."""
TABLES: Final = Rate(60, 3600.0)
"""Tables put up from one address."""
WRONG_CODES: Final = Rate(30, 600.0)
"""Attempts from one address with a code that opens nothing."""
