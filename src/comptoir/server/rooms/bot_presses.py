"""What bots mean to do while the clock acts; asked of them once for everything that is for sale."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from comptoir.core.actors import Seat
from comptoir.server import bot_processes, limits
from comptoir.server.faults import where
from comptoir.server.rooms.surroundings import Surroundings
from comptoir.server.tables.table import Table
from comptoir.server.tasks import Tasks, look_at, until_done

logger = logging.getLogger(__name__)


class Reflexes:
    """See above; ``changed`` is called when something more has become known."""

    def __init__(
        self, table: Table, surroundings: Surroundings, tasks: Tasks, changed: Callable[[], None]
    ) -> None:
        self.known: dict[Seat, Any] = {}
        self._table = table
        self._surroundings = surroundings
        self._tasks = tasks
        self._changed = changed
        self._asked: dict[Seat, asyncio.Task[None]] = {}

    def ask(self, seats: Sequence[Seat]) -> None:
        """Ask the bots that decide for these seats now; a seat that a person has again is forgotten."""
        for seat in seats:
            level = self._table.bot(seat)
            if level is None:
                self._forget(seat)
            elif seat not in self.known and seat not in self._asked:
                question = bot_processes.question(self._table, seat, level, limits.THINKING)
                self._asked[seat] = self._tasks.start(self._answer(seat, question))

    async def _answer(self, seat: Seat, question: bot_processes.Question) -> None:
        asking = asyncio.create_task(self._surroundings.bots.limits(question))
        asking.add_done_callback(look_at)
        await until_done(asking)
        if (reflex := answer(asking)) is not None:
            self.known[seat] = reflex
            self._changed()

    def forget(self) -> None:
        """What comes is another matter."""
        for seat in [*self._asked]:
            self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        self.known.pop(seat, None)
        if task := self._asked.pop(seat, None):
            task.cancel()


def answer(asking: asyncio.Task[Any]) -> Any:
    """What a bot means to do; ``None`` if it could not be asked."""
    try:
        return asking.result()
    except (asyncio.CancelledError, Exception) as error:
        logger.error("bots cannot be asked: %s", where(error))
        return None
