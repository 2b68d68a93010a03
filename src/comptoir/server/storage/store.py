"""What every store guarantees, whichever database it uses.

An append is durable when `Store.append` returns. Its number guards the log: if two writers use the same
number, the second is refused.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from comptoir.core.actors import Seat
from comptoir.core.refusals import Refusal


class NotStored(Refusal):
    """An append could not be stored; no part of it is kept."""


class Conflict(NotStored):
    """Another writer has used this append's number: what this server knows of the table is out of date."""


class BadStore(Refusal):
    """The file cannot be used as a store; it has not been changed."""


class Store(Protocol):
    """Keeps the logs and the standing orders of all tables."""

    async def create(self, table: str, join: str, watch: str, data: bytes) -> None:
        """Begin the log of a table with its first append, number 0; ``join`` and ``watch`` are its secrets.

        Raises:
            NotStored: it could not be stored.
        """
        ...

    async def append(
        self, table: str, number: int, data: bytes, secrets: tuple[str, str] | None = None
    ) -> None:
        """Add append ``number`` to a log; ``secrets`` replace the table's join code and watch secret.

        Raises:
            NotStored: it could not be stored.
        """
        ...

    async def load(self, table: str) -> Sequence[bytes]:
        """The appends of a table, in order; empty if there is no such table."""
        ...

    async def keep_order(self, table: str, seat: Seat, data: bytes) -> None:
        """Store the standing order of a seat beside the log, in place of the previous one.

        Raises:
            NotStored: it could not be stored.
        """
        ...

    async def orders(self, table: str) -> Mapping[Seat, bytes]:
        """The stored standing orders of a table, by seat."""
        ...

    async def by_join(self, code: str) -> str | None:
        """The name of the table with this join code; ``None`` if there is none."""
        ...

    async def by_watch(self, secret: str) -> str | None:
        """The name of the table with this watch secret; ``None`` if there is none."""
        ...

    async def close(self) -> None:
        """Finish writing, then close."""
        ...
