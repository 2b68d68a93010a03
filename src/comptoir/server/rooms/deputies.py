"""The seats at a table that bots or standing orders decide for, and when their decisions become known."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.server import bot_processes, limits
from comptoir.server.bot_processes import Question
from comptoir.server.clock import sleep_until
from comptoir.server.faults import where
from comptoir.server.limits import Pause
from comptoir.server.rooms.standing_orders import Standing
from comptoir.server.rooms.surroundings import World
from comptoir.server.tables.table import Table

logger = logging.getLogger(__name__)

AT_ONCE: Final = Pause(0.0, 0.0)


class Bot(Struct, frozen=True):
    """A bot of this level decides."""

    level: str


class Order(Struct, frozen=True):
    """A standing order has this answer."""

    word: str


class Asked(Struct, frozen=True):
    """Who decides: about which decision, and the task that waits for it."""

    by: Bot | Order
    at: int
    task: asyncio.Task[None]


class BotSeats:
    """Asks a bot, or a standing order, for every decision that one owes, and for nothing else.

    An answer is held back for a time drawn without a look at the position. One that
    is not ready by then waits for the next such time: how long a bot has thought
    cannot be seen from outside.
    """

    def __init__(
        self,
        table: Table,
        standing: Standing,
        world: World,
        act: Callable[[Question, int, str], Awaitable[None]],
        obey: Callable[[Seat, int, str], Awaitable[None]],
    ) -> None:
        self._table = table
        self._standing = standing
        self._world = world
        self._act = act
        self._obey = obey
        self._asked: dict[Seat, Asked] = {}

    def ask(self, patience: float = 0.0) -> None:
        """Ask for each decision that is due, with ``patience`` before; recall what is not due any more."""
        due = {seat: by for seat in self._table.owing if (by := self._decides(seat))}
        for seat, asked in list(self._asked.items()):
            if due.get(seat) != asked.by or asked.at != self._table.seq:
                self._recall(seat)
        for seat, by in due.items():
            if seat not in self._asked:
                work = self._work(seat, by, patience)
                self._asked[seat] = Asked(by, self._table.seq, asyncio.create_task(work))

    def _decides(self, seat: Seat) -> Bot | Order | None:
        """Who decides for a seat, if not the person there."""
        if level := self._table.bot(seat):
            return Bot(level)
        word = self._standing.answer(seat)
        return None if word is None else Order(word)

    def stop(self) -> None:
        """Recall everything."""
        for seat in list(self._asked):
            self._recall(seat)

    def _work(self, seat: Seat, by: Bot | Order, patience: float) -> Coroutine[Any, Any, None]:
        at, pause = self._table.seq, self._pause()
        if isinstance(by, Order):
            return self._wait(seat, at, by.word, pause, patience)
        question = bot_processes.question(self._table, seat, by.level, self._thinking())
        return self._answer(seat, at, question, pause, patience)

    def _recall(self, seat: Seat) -> None:
        self._asked.pop(seat).task.cancel()

    async def _answer(self, seat: Seat, at: int, question: Question, pause: Pause, patience: float) -> None:
        thinking = asyncio.create_task(self._world.bots.choose(question))
        try:
            await self._hold_back(thinking.done, pause, patience)
            word = await thinking
        except Exception as error:
            logger.error("bots cannot be asked: %s", where(error))
            word = bot_processes.anything(question)
        finally:
            thinking.cancel()
        # What follows is stored, and not to be recalled halfway.
        del self._asked[seat]
        await self._act(question, at, word)

    async def _wait(self, seat: Seat, at: int, word: str, pause: Pause, patience: float) -> None:
        """A standing order has its answer at once, which comes no sooner for that."""
        await self._hold_back(lambda: True, pause, patience)
        del self._asked[seat]
        await self._obey(seat, at, word)

    async def _hold_back(self, is_ready: Callable[[], bool], pause: Pause, patience: float) -> None:
        slot = self._world.clock.now() + patience
        while pause.most or patience:
            slot += self._world.pauses.uniform(pause.least, pause.most)
            await sleep_until(self._world.clock, slot)
            if is_ready() or not pause.most:
                break

    def _pause(self) -> Pause:
        if not self._table.people:
            return AT_ONCE
        return self._world.short if self._table.short_pauses else self._world.long

    def _thinking(self) -> float:
        """How long a bot may think: less than the shortest pause."""
        return self._pause().thinking or limits.THINKING
