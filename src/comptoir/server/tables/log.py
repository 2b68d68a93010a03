"""The log of a table: everything that ever happened to it, in the order in which it was stored.

A table is what its log says and nothing else. One append holds all that belongs
together: a player's step with the chance that followed, or a game's beginning
with the first throw. Entries carry outcomes, never the luck that made them.
"""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.server.protocol import Finisher, Speed


class Entry(Struct, frozen=True, tag_field="what", omit_defaults=True, gc=False):
    """Something that happened."""


class Match(Struct, frozen=True):
    """Several games whose points are added: the number of this one, and the points by seat before it."""

    number: int
    games: int
    points: tuple[int, ...]


class Opened(Entry, frozen=True, tag="opened"):
    """A table was put up; its figures are kept in full, so a later edition changes nothing here."""

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
    """What the game belongs to, unless it is a single one."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat; ``token`` is the seat's secret from now on, ``id`` that of the question."""

    seat: Seat
    name: str
    token: str
    id: str = ""


class Hosted(Entry, frozen=True, tag="hosted"):
    """A seat became the host's."""

    seat: Seat


class Placed(Entry, frozen=True, tag="placed"):
    """A bot of this level was put on a seat, or with ``None`` the seat became free."""

    seat: Seat
    bot: str | None = None


class Locked(Entry, frozen=True, tag="locked"):
    """Somebody was sent away: the secrets known to them no longer open anything."""

    join: str
    watch: str


class Offered(Entry, frozen=True, tag="offered"):
    """A person's seat may be taken again: their secret opens it no longer, and the join code is a new one."""

    seat: Seat
    join: str


class Begun(Entry, frozen=True, tag="begun"):
    """The game began."""


class Played(Entry, frozen=True, tag="played"):
    """Steps that were taken, each with its actor, in notation."""

    steps: tuple[tuple[str, str], ...]


class Sealed(Entry, frozen=True, tag="sealed"):
    """A seat's sealed choice, in notation; a later one of the same seat replaces it."""

    seat: Seat
    word: str


class Timed(Entry, frozen=True, tag="timed"):
    """The position began to count at this time; the clock acts when it, and each that follows, is over."""

    since: float


class Settled(Entry, frozen=True, tag="settled"):
    """These presses led to the step of this number; the first of them won."""

    seq: int
    presses: tuple[Finisher, ...]


class Paced(Entry, frozen=True, tag="paced"):
    """Bots pause shorter or longer."""

    short: bool


class Missed(Entry, frozen=True, tag="missed"):
    """The table waits for somebody who is absent, until this time; then a bot decides."""

    seat: Seat
    until: float


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays a person's seat, until a return."""

    seat: Seat


class Back(Entry, frozen=True, tag="back"):
    """The person is there again and decides."""

    seat: Seat


class Moved(Entry, frozen=True, tag="moved"):
    """The rematch is at another table, with these secrets by seat (none for bots)."""

    table: str
    tokens: tuple[str | None, ...]
    watch: str


Arrangement: TypeAlias = (
    Opened | Sat | Hosted | Placed | Locked | Offered | Begun | Paced | Timed | Settled
    | Missed | StoodIn | Back | Moved
)  # fmt: skip
"""An entry that is no move."""

AnyEntry: TypeAlias = Played | Sealed | Arrangement


class Append(Struct, frozen=True, omit_defaults=True, gc=False):
    """What is stored in one piece: all of it or nothing.

    ``seat`` and ``id`` are those of the command that made it, if one did.
    """

    entries: tuple[AnyEntry, ...]
    seat: Seat | None = None
    id: str = ""

    @property
    def settles(self) -> bool:
        """Whether presses are settled by it."""
        return any(isinstance(entry, Settled) for entry in self.entries)


write: Final = msgspec.json.Encoder(order="deterministic").encode
"""An append as bytes."""

read: Final = msgspec.json.Decoder(Append).decode
"""The reverse of `write`.

Raises:
    msgspec.DecodeError: the bytes are no append.
"""
