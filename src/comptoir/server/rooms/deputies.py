"""Deputies: bots and standing orders that decide for a seat; their answers are played after a pause."""

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
from comptoir.server.tasks import Tasks, retrieve_error, until_done

logger = logging.getLogger(__name__)

AT_ONCE: Final = Pause(0.0, 0.0)


class Bot(Struct, frozen=True):
    """A bot of this level."""

    level: str


class Order(Struct, frozen=True):
    """A standing order that answers with this step, in notation."""

    word: str


Deputy: TypeAlias = Bot | Order


class Work(Struct, frozen=True):
    """A task in which a deputy works on decision number ``at``."""

    deputy: Deputy
    at: int
    task: asyncio.Task[None]


class Deputies:
    """Asks bots and standing orders for the decisions that they owe.

    ``play`` plays an answer; its arguments are the seat, the deputy, the number of the decision, and the step
    in notation. ``ready`` returns once the pages have told the story. From then on an answer is held back
    for a random pause that does not depend on the position. If the answer is not ready when the pause ends,
    another pause follows: nobody can see how long a bot has thought.
    """

    def __init__(
        self,
        table: Table,
        orders: StandingOrders,
        surroundings: Surroundings,
        tasks: Tasks,
        *,
        ready: Callable[[], Awaitable[None]],
        play: Callable[[Seat, Deputy, int, str], Awaitable[None]],
    ) -> None:
        self._table = table
        self._orders = orders
        self._surroundings = surroundings
        self._tasks = tasks
        self._ready = ready
        self._play = play
        self._asked: dict[Seat, Work] = {}

    def ask(self, delay: float = 0.0) -> None:
        """Ask for each decision that a deputy owes, after ``delay`` seconds; cancel work on any other."""
        due = {seat: deputy for seat in self._table.owing if (deputy := self.deputy(seat))}
        for seat, asked in list(self._asked.items()):
            if due.get(seat) != asked.deputy or asked.at != self._table.seq:
                self._cancel(seat)
        for seat, deputy in due.items():
            if seat not in self._asked:
                work = self._answer(seat, deputy, self._table.seq, delay)
                self._asked[seat] = Work(deputy, self._table.seq, self._tasks.start(work))

    def deputy(self, seat: Seat) -> Deputy | None:
        """The deputy that decides for a seat; ``None`` if its person decides, or if it owes no decision."""
        if seat not in self._table.owing:
            return None
        if level := self._table.bot(seat):
            return Bot(level)
        word = self._orders.answer(seat)
        return None if word is None else Order(word)

    def stop(self) -> None:
        """Cancel all work."""
        for seat in list(self._asked):
            self._cancel(seat)

    def _cancel(self, seat: Seat) -> None:
        self._asked.pop(seat).task.cancel()

    async def _answer(self, seat: Seat, deputy: Deputy, at: int, delay: float) -> None:
        word = await (
            self._obey(deputy, delay) if isinstance(deputy, Order) else self._think(seat, deputy, delay)
        )
        # From here on the task must not be cancelled: the answer is being stored.
        del self._asked[seat]
        await self._play(seat, deputy, at, word)

    async def _obey(self, order: Order, delay: float) -> str:
        """The answer of a standing order: known at once, but held back like a bot's."""
        await self._hold_back(lambda: True, delay)
        return order.word

    async def _think(self, seat: Seat, bot: Bot, delay: float) -> str:
        question = bot_processes.question(self._table, seat, bot.level, self._thinking())
        thinking = asyncio.create_task(self._surroundings.bots.choose(question))
        thinking.add_done_callback(retrieve_error)
        try:
            await self._hold_back(thinking.done, delay)
            await until_done(thinking)
        finally:
            thinking.cancel()
        return bot_answer(thinking, question)

    async def _hold_back(self, is_ready: Callable[[], bool], delay: float) -> None:
        await self._ready()
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
        """How many seconds a bot may think: less than the shortest pause."""
        return self._pause().thinking or limits.THINKING


def bot_answer(thinking: asyncio.Task[str], question: bot_processes.Question) -> str:
    """A bot's answer, or a random legal action if the bot could not be asked."""
    try:
        return thinking.result()
    except (asyncio.CancelledError, Exception) as error:
        logger.error("a bot could not be asked: %s", where(error))
        return bot_processes.choose_at_random(question)
