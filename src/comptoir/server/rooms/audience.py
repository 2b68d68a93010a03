"""The audience: how far the pages of the people at a table have told the story, for which the table waits.

A page reports the last step that it has told, also when its reader has skipped the story. A page that never
reports, such as a program, is not waited for; nor are watchers.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from math import inf

from comptoir.server import limits
from comptoir.server.clock import Clock
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.surroundings import Connection
from comptoir.server.tables.table import Table


class Audience:
    """Decides how long the table waits before bots, standing orders and the clock go on.

    ``on_ready`` is called when the last page has told the story.
    """

    def __init__(
        self, table: Table, presence: Presence, clock: Clock, on_ready: Callable[[], object]
    ) -> None:
        self._table = table
        self._presence = presence
        self._clock = clock
        self._on_ready = on_ready
        self._told: dict[Connection, int] = {}
        self._sent = -inf
        """The time at which the latest steps were sent."""
        self._waiters: set[asyncio.Future[None]] = set()

    def note_sent(self) -> None:
        """Note that steps have just been sent to all pages."""
        self._sent = self._clock.now()

    def note_told(self, connection: Connection, seq: int) -> None:
        """Note that a page has told step number ``seq`` and all before it."""
        waited = self.until() is not None
        self._told[connection] = seq
        if waited:
            self._look()

    def forget(self, connection: Connection) -> None:
        """Stop waiting for a page that has gone."""
        if self._told.pop(connection, None) is not None:
            self._look()

    def until(self) -> float | None:
        """The time at which the table goes on even if a page is still telling; ``None``: it goes on now."""
        until = self._sent + limits.TELLING
        return until if self._clock.now() < until and self._is_behind() else None

    def _is_behind(self) -> bool:
        """Whether a page of a person at the table has not told the latest step."""
        pages = (page for viewer, pages in self._presence.all() if viewer is not None for page in pages)
        return any(self._told.get(page, self._table.seq) < self._table.seq for page in pages)

    def _look(self) -> None:
        """If the table need not wait any longer, say so."""
        if self.until() is None:
            for waiter in self._waiters:
                release(waiter)
            self._on_ready()

    async def ready(self) -> None:
        """Wait until the pages have told the story, or the table waits no longer."""
        while (until := self.until()) is not None:
            waiter = asyncio.get_running_loop().create_future()
            self._waiters.add(waiter)
            alarm = self._clock.call_at(until, partial(release, waiter))
            try:
                await waiter
            finally:
                alarm.cancel()
                self._waiters.discard(waiter)


def release(waiter: asyncio.Future[None]) -> None:
    """Let a task that waits go on."""
    if not waiter.done():
        waiter.set_result(None)
