"""When bots press while the clock acts.

A bot is asked once for a series of positions, such as all prices of a lot. Its answer is a `Reflex`, which
says for each position whether the bot presses, and after how many seconds.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from math import inf
from typing import Final

from comptoir.core.actors import Seat
from comptoir.core.game import Reflex, View
from comptoir.server import bot_processes, limits
from comptoir.server.faults import where
from comptoir.server.rooms.surroundings import Surroundings
from comptoir.server.tables.positions import Countdown
from comptoir.server.tables.table import Table
from comptoir.server.tasks import Tasks, retrieve_error, until_done

logger = logging.getLogger(__name__)

NEVER: Final = inf


class BotPresses:
    """The reflexes of the bots at a table; ``changed`` is called whenever a bot has answered."""

    def __init__(
        self, table: Table, surroundings: Surroundings, tasks: Tasks, changed: Callable[[], None]
    ) -> None:
        self._table = table
        self._surroundings = surroundings
        self._tasks = tasks
        self._changed = changed
        self._reflexes: dict[Seat, Reflex[View]] = {}
        self._asked: dict[Seat, asyncio.Task[None]] = {}

    def ask(self, seats: Iterable[Seat]) -> None:
        """Ask each bot in these seats once; forget a bot's reflex once a person plays its seat again."""
        for seat in seats:
            level = self._table.bot(seat)
            if level is None:
                self._forget(seat)
            elif seat not in self._asked:
                question = bot_processes.question(self._table, seat, level, limits.THINKING)
                self._asked[seat] = self._tasks.start(self._keep_answer(seat, question))

    async def _keep_answer(self, seat: Seat, question: bot_processes.Question) -> None:
        asking = asyncio.create_task(self._surroundings.bots.reflex(question))
        asking.add_done_callback(retrieve_error)
        await until_done(asking)
        if (reflex := reflex_of(asking)) is not None:
            self._reflexes[seat] = reflex
            self._changed()

    def times(self, countdown: Countdown, decided: Mapping[Seat, float]) -> dict[Seat, float]:
        """The time at which each bot that has answered presses, or `NEVER`; times in ``decided`` stay."""
        return {
            seat: decided[seat] if seat in decided else self._time(countdown, seat, reflex)
            for seat, reflex in self._reflexes.items()
        }

    def _time(self, countdown: Countdown, seat: Seat, reflex: Reflex[View]) -> float:
        for at, state in enumerate(countdown.states, start=countdown.at):
            if countdown.allows(seat, at):
                view = self._table.game.view(state, seat)
                if (after := reflex.presses(view, self._surroundings.pauses)) is not None:
                    return countdown.begins(at) + float(after)
        return NEVER

    def forget_all(self) -> None:
        """Forget all reflexes: the table has stopped, or the clock no longer acts."""
        for seat in [*self._asked]:
            self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        self._reflexes.pop(seat, None)
        if task := self._asked.pop(seat, None):
            task.cancel()


def reflex_of(asking: asyncio.Task[Reflex[View] | None]) -> Reflex[View] | None:
    """A bot's reflex; ``None`` if the bot could not be asked."""
    try:
        return asking.result()
    except (asyncio.CancelledError, Exception) as error:
        logger.error("a bot could not be asked: %s", where(error))
        return None
