"""The log of a table: everything that has happened to it, in the order in which it was stored.

The log alone determines the table. Entries that belong together are one append: a player's step and the
outcomes of chance that followed it, or the start of a game and its first outcomes. Entries hold outcomes,
never the random numbers behind them.
"""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.server.protocol import Finisher, Speed


class Entry(Struct, frozen=True, tag_field="what", omit_defaults=True, gc=False):
    """Something that happened at the table."""


class Match(Struct, frozen=True):
    """A series of games with a running score: the number of this one, and the points by seat before it."""

    number: int
    games: int
    points: tuple[int, ...]


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened. Its components are stored in full, so a later edition does not change them."""

    game: str
    rules: int
    seats: int
    options: dict[str, object]
    edition: str
    components: dict[str, object]
    speed: Speed
    join: str
    watch: str
    date: str
    memory_aid: bool = False
    match: Match | None = None
    """``None`` for a single game."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat. ``token`` is the seat's secret from now on; ``id`` is the request's own id."""

    seat: Seat
    name: str
    token: str
    id: str = ""


class Hosted(Entry, frozen=True, tag="hosted"):
    """The person in this seat became host."""

    seat: Seat


class Placed(Entry, frozen=True, tag="placed"):
    """A bot of this level was put in a seat, or with ``None`` the seat became free."""

    seat: Seat
    bot: str | None = None


class Locked(Entry, frozen=True, tag="locked"):
    """A person was removed: the join code and watch secret that they knew are replaced."""

    join: str
    watch: str


class Offered(Entry, frozen=True, tag="offered"):
    """A person's seat was offered: their token is no longer valid, and there is a new join code."""

    seat: Seat
    join: str


class Begun(Entry, frozen=True, tag="begun"):
    """The game began."""


class Played(Entry, frozen=True, tag="played"):
    """Steps were taken: each is an actor and a step in notation."""

    steps: tuple[tuple[str, str], ...]


class Sealed(Entry, frozen=True, tag="sealed"):
    """A seat made a sealed choice, in notation; a later one replaces it."""

    seat: Seat
    word: str


class Timed(Entry, frozen=True, tag="timed"):
    """A countdown began with the current position; ``since`` is the time at which that position begins."""

    since: float


class Settled(Entry, frozen=True, tag="settled"):
    """The presses that competed for step number ``seq``; the first one listed won."""

    seq: int
    presses: tuple[Finisher, ...]


class Paced(Entry, frozen=True, tag="paced"):
    """The host set how long bots pause."""

    short: bool


class Missed(Entry, frozen=True, tag="missed"):
    """An absent person owes a decision; the table waits until this time, then a bot takes over."""

    seat: Seat
    until: float


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot took over a person's seat, until the person returns."""

    seat: Seat


class Back(Entry, frozen=True, tag="back"):
    """The person is back, and decides again."""

    seat: Seat


class Moved(Entry, frozen=True, tag="moved"):
    """The rematch is at another table; ``tokens`` are its secrets by seat, ``None`` for bots."""

    table: str
    tokens: tuple[str | None, ...]
    watch: str


Arrangement: TypeAlias = (
    Opened | Sat | Hosted | Placed | Locked | Offered | Begun | Paced | Timed | Settled
    | Missed | StoodIn | Back | Moved
)  # fmt: skip
"""An entry that is neither played steps nor a sealed choice."""

AnyEntry: TypeAlias = Played | Sealed | Arrangement


class Append(Struct, frozen=True, omit_defaults=True, gc=False):
    """Entries that are stored together or not at all.

    ``seat`` and ``id`` are those of the command that led to it, if any.
    """

    entries: tuple[AnyEntry, ...]
    seat: Seat | None = None
    id: str = ""

    @property
    def settles(self) -> bool:
        """Whether the append settles presses."""
        return any(isinstance(entry, Settled) for entry in self.entries)


write: Final = msgspec.json.Encoder(order="deterministic").encode
"""An append as bytes."""

read: Final = msgspec.json.Decoder(Append).decode
"""The reverse of `write`.

Raises:
    msgspec.DecodeError: the bytes are not an append.
"""
