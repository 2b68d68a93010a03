"""Deputies: bots and standing orders that decide for a seat, and when their answers are played."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.server import bot_processes, limits
from comptoir.server.clock import sleep_until
from comptoir.server.faults import where
from comptoir.server.limits import Pause
from comptoir.server.rooms.standing_orders import StandingOrders
from comptoir.server.rooms.surroundings import Surroundings
from comptoir.server.tables.table import Table
from comptoir.server.tasks import Tasks, look_at, until_done

logger = logging.getLogger(__name__)

AT_ONCE: Final = Pause(0.0, 0.0)


class Bot(Struct, frozen=True):
    """A bot of this level decides."""

    level: str


class Order(Struct, frozen=True):
    """A standing order has this answer."""

    word: str


Deputy: TypeAlias = Bot | Order


class Asked(Struct, frozen=True):
    """A deputy at work: about which decision, and in which task."""

    deputy: Deputy
    at: int
    task: asyncio.Task[None]


class Deputies:
    """Asks a bot or a standing order for every decision that it owes, and for nothing else.

    ``play`` plays an answer: of which seat, by which deputy, to which decision, in notation.
    An answer is held back for a time drawn without a look at the position. One that
    is not ready by then waits for the next such time: how long a bot has thought
    cannot be seen from outside.
    """

    def __init__(
        self,
        table: Table,
        orders: StandingOrders,
        surroundings: Surroundings,
        tasks: Tasks,
        play: Callable[[Seat, Deputy, int, str], Awaitable[None]],
    ) -> None:
        self._table = table
        self._orders = orders
        self._surroundings = surroundings
        self._tasks = tasks
        self._play = play
        self._asked: dict[Seat, Asked] = {}

    def ask(self, delay: float = 0.0) -> None:
        """Ask for each decision that is due, ``delay`` seconds later; recall what is not due any more."""
        due = {seat: deputy for seat in self._table.owing if (deputy := self.deputy(seat))}
        for seat, asked in list(self._asked.items()):
            if due.get(seat) != asked.deputy or asked.at != self._table.seq:
                self._recall(seat)
        for seat, deputy in due.items():
            if seat not in self._asked:
                work = self._answer(seat, deputy, self._table.seq, delay)
                self._asked[seat] = Asked(deputy, self._table.seq, self._tasks.start(work))

    def deputy(self, seat: Seat) -> Deputy | None:
        """Who owes the decision of a seat, if not the person there."""
        if seat not in self._table.owing:
            return None
        if level := self._table.bot(seat):
            return Bot(level)
        word = self._orders.answer(seat)
        return None if word is None else Order(word)

    def stop(self) -> None:
        """Recall everything."""
        for seat in list(self._asked):
            self._recall(seat)

    def _recall(self, seat: Seat) -> None:
        self._asked.pop(seat).task.cancel()

    async def _answer(self, seat: Seat, deputy: Deputy, at: int, delay: float) -> None:
        word = await (
            self._obey(deputy, delay) if isinstance(deputy, Order) else self._think(seat, deputy, delay)
        )
        # What follows is stored, and not to be recalled halfway.
        del self._asked[seat]
        await self._play(seat, deputy, at, word)

    async def _obey(self, order: Order, delay: float) -> str:
        """A standing order has its answer at once, and plays it no sooner for that."""
        await self._hold_back(lambda: True, delay)
        return order.word

    async def _think(self, seat: Seat, bot: Bot, delay: float) -> str:
        question = bot_processes.question(self._table, seat, bot.level, self._thinking())
        thinking = asyncio.create_task(self._surroundings.bots.choose(question))
        thinking.add_done_callback(look_at)
        try:
            await self._hold_back(thinking.done, delay)
            await until_done(thinking)
        finally:
            thinking.cancel()
        return answer(thinking, question)

    async def _hold_back(self, is_ready: Callable[[], bool], delay: float) -> None:
        pause, slot = self._pause(), self._surroundings.clock.now() + delay
        while pause.most or delay:
            slot += self._surroundings.pauses.uniform(pause.least, pause.most)
            await sleep_until(self._surroundings.clock, slot)
            if is_ready() or not pause.most:
                break

    def _pause(self) -> Pause:
        if not self._table.people:
            return AT_ONCE
        return self._surroundings.short if self._table.short_pauses else self._surroundings.long

    def _thinking(self) -> float:
        """How long a bot may think: less than the shortest pause."""
        return self._pause().thinking or limits.THINKING


def answer(thinking: asyncio.Task[str], question: bot_processes.Question) -> str:
    """What a bot has answered, or any legal action if it could not be asked."""
    try:
        return thinking.result()
    except (asyncio.CancelledError, Exception) as error:
        logger.error("bots cannot be asked: %s", where(error))
        return bot_processes.anything(question)
