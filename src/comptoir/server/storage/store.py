"""Where logs are kept: what every store promises, whichever database it is.

An append is durable when `Store.append` returns. Its number guards the log: of
two writers of the same number one is refused.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from comptoir.core.actors import Seat
from comptoir.core.refusals import Refusal


class NotStored(Refusal):
    """An append could not be made durable; nothing of it is kept."""


class Conflict(NotStored):
    """Somebody else has appended under this number: what we know of the table is old."""


class BadStore(Refusal):
    """This cannot be used as a store; it has not been touched."""


class Store(Protocol):
    """Keeps the logs of all tables."""

    async def create(self, table: str, join: str, watch: str, data: bytes) -> None:
        """Begin the log of a table with its first append, number 0.

        Raises:
            NotStored: it is not durable.
        """
        ...

    async def append(
        self, table: str, number: int, data: bytes, secrets: tuple[str, str] | None = None
    ) -> None:
        """Add to a log; ``secrets`` replace the table's join code and watchers' secret.

        Raises:
            NotStored: it is not durable.
        """
        ...

    async def load(self, table: str) -> Sequence[bytes]:
        """The appends of a table, in order; none if there is no such table."""
        ...

    async def keep_order(self, table: str, seat: Seat, data: bytes) -> None:
        """Keep the standing order of a seat beside the log, in place of the one before.

        Raises:
            NotStored: it is not durable.
        """
        ...

    async def orders(self, table: str) -> Mapping[Seat, bytes]:
        """The standing orders of a table that are kept, by seat."""
        ...

    async def by_join(self, code: str) -> str | None:
        """The table that this code opens."""
        ...

    async def by_watch(self, secret: str) -> str | None:
        """The table that this secret lets watch."""
        ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...
