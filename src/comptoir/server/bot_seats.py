"""The seats at a table that bots decide for, and when their decisions become known."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.server import bots, limits
from comptoir.server.bots import Question
from comptoir.server.clock import sleep_until
from comptoir.server.faults import where
from comptoir.server.limits import Pause
from comptoir.server.table import Table
from comptoir.server.world import World

logger = logging.getLogger(__name__)

AT_ONCE: Final = Pause(0.0, 0.0)


class Asked(Struct, frozen=True):
    """A bot that has been asked: about which decision, and the task that waits for it."""

    at: int
    task: asyncio.Task[None]


class BotSeats:
    """Asks a bot for every decision that one owes, and for nothing else.

    An answer is held back for a time drawn without a look at the position. One that
    is not ready by then waits for the next such time: how long a bot has thought
    cannot be seen from outside.
    """

    def __init__(
        self, table: Table, world: World, act: Callable[[Question, int, str], Awaitable[None]]
    ) -> None:
        self._table = table
        self._world = world
        self._act = act
        self._asked: dict[Seat, Asked] = {}

    def ask(self, patience: float = 0.0) -> None:
        """Ask for each decision that is due, with ``patience`` before; recall what is not due any more."""
        due = {seat: level for seat in self._table.owing if (level := self._table.bot(seat))}
        for seat, asked in list(self._asked.items()):
            if seat not in due or asked.at != self._table.seq:
                self._recall(seat)
        for seat, level in due.items():
            if seat not in self._asked:
                self._ask(seat, level, patience)

    def stop(self) -> None:
        """Recall everything."""
        for seat in list(self._asked):
            self._recall(seat)

    def _ask(self, seat: Seat, level: str, patience: float) -> None:
        question = bots.question(self._table, seat, level, self._thinking())
        pause = self._pause()
        work = self._answer(seat, self._table.seq, question, pause, patience)
        self._asked[seat] = Asked(self._table.seq, asyncio.create_task(work))

    def _recall(self, seat: Seat) -> None:
        self._asked.pop(seat).task.cancel()

    async def _answer(self, seat: Seat, at: int, question: Question, pause: Pause, patience: float) -> None:
        thinking = asyncio.create_task(self._world.bots.choose(question))
        try:
            await self._hold_back(thinking, pause, patience)
            word = await thinking
        except Exception as error:
            logger.error("bots cannot be asked: %s", where(error))
            word = bots.anything(question)
        finally:
            thinking.cancel()
        # What follows is stored, and not to be recalled halfway.
        del self._asked[seat]
        await self._act(question, at, word)

    async def _hold_back(self, thinking: asyncio.Task[str], pause: Pause, patience: float) -> None:
        slot = self._world.clock.now() + patience
        while pause.most or patience:
            slot += self._world.pauses.uniform(pause.least, pause.most)
            await sleep_until(self._world.clock, slot)
            if thinking.done() or not pause.most:
                break

    def _pause(self) -> Pause:
        if not self._table.people:
            return AT_ONCE
        return self._world.short if self._table.short_pauses else self._world.long

    def _thinking(self) -> float:
        """How long a bot may think: less than the shortest pause."""
        return self._pause().thinking or limits.THINKING
