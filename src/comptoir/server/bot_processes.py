"""Bots at tables: they think in processes of their own, so that no table waits for another's bots.

A bot that crashes, hangs or answers nonsense does not stop a game: it is asked
again, and in the end any legal action is taken for it.
"""

import asyncio
import logging
import os
import secrets
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Final, ParamSpec, Protocol, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from comptoir import catalogue, line_up
from comptoir.core.actors import Seat
from comptoir.core.game import Presser, Reflex, View
from comptoir.core.setups import intern
from comptoir.core.steps import Heard, Step
from comptoir.server.faults import where
from comptoir.server.tables.table import Table
from comptoir.server.tasks import look_at

TRIES: Final = 3
PATIENCE: Final = 10.0
"""Seconds after which a bot that has not answered hangs."""
START: Final = 60.0
"""Seconds after which a process that has not started never will; it may take a while on a busy machine."""

logger = logging.getLogger(__name__)


P = ParamSpec("P")
T = TypeVar("T")


class Question(Struct, frozen=True):
    """All that a bot is told: what its seat sees, may do and has heard, and how long it may think."""

    game: str
    level: str
    view: View
    legal: tuple[Step, ...]
    heard: Sequence[Heard]
    seconds: float
    seed: int


class Bots(Protocol):
    """Whoever answers questions."""

    async def choose(self, question: Question) -> str:
        """One of the legal actions, in notation; always."""
        ...

    async def limits(self, question: Question) -> Reflex[View] | None:
        """What the bot means to do while the clock acts, a `Reflex`; ``None`` if it cannot be asked."""
        ...

    def warm_up(self, game: str) -> None:
        """There will be questions about this game."""
        ...

    async def close(self) -> None:
        """There will be no more."""
        ...


def question(table: Table, seat: Seat, level: str, seconds: float) -> Question:
    """What a bot that plays for ``seat`` is asked now."""
    game, state = table.game, table.state
    view, legal = game.view(state, seat), game.legal(state, seat)
    return Question(game.name, level, view, legal, table.heard(seat), seconds, secrets.randbits(64))


def think(question: Question) -> str:
    """A bot's answer."""
    game, dice = catalogue.load(question.game), Random(question.seed)
    bot = line_up.bot(game, question.level)
    return game.write(bot.choose(seen(question), question.legal, question.heard, dice, question.seconds))


def feel(question: Question) -> Reflex[View]:
    """What a bot means to do while the clock acts."""
    bot = cast("Presser[View]", catalogue.load(question.game).bots[question.level]())
    return bot.limits(seen(question), Random(question.seed))


def seen(question: Question) -> View:
    """The view with its interned setup, which keeps the tables derived from it."""
    return replace(question.view, setup=intern(question.view.setup))


def anything(question: Question) -> str:
    """Any legal action, each as likely as another."""
    return catalogue.load(question.game).write(Random(question.seed).choice(question.legal))


class Processes:
    """Bots in processes of this machine; see `Bots`.

    A process that dies takes the questions of the others with it: all are asked again of new ones.
    """

    def __init__(
        self, workers: int = 1, think: Callable[[Question], str] = think, patience: float = PATIENCE
    ) -> None:
        self._workers = workers
        self._think = think
        self._patience = patience
        self._executor: ProcessPoolExecutor | None = None
        # Further questions wait here, and not where waiting would look like hanging.
        self._room = asyncio.Semaphore(2 * workers)

    async def choose(self, question: Question) -> str:
        """One of the legal actions, in notation; always."""
        answer = await self._try(self._think, question)
        return anything(question) if answer is None else answer

    async def limits(self, question: Question) -> Reflex[View] | None:
        """What the bot means to do while the clock acts."""
        return await self._try(feel, question)

    async def _try(self, work: Callable[[Question], T], question: Question) -> T | None:
        """The answer, or ``None`` if there is none."""
        for _ in range(TRIES):
            async with self._room:
                executor = self._running()
                try:
                    return await self._ask(executor, work, question)
                except (BrokenExecutor, TimeoutError):
                    logger.warning("a bot of level %s crashed or hung, and is asked again", question.level)
                    self._end(executor)
                except Exception as error:
                    logger.error("a bot of level %s failed: %s", question.level, where(error))
                    break
        return None

    async def _ask(
        self, executor: ProcessPoolExecutor, work: Callable[[Question], T], question: Question
    ) -> T:
        await self._result(executor, START, os.getpid)  # a sign of life, before we become impatient
        return await self._result(executor, self._patience, work, question)

    async def _result(
        self,
        executor: ProcessPoolExecutor,
        patience: float,
        work: Callable[P, T],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> T:
        answer = asyncio.get_running_loop().run_in_executor(executor, partial(work, *arguments, **named))
        answer.add_done_callback(look_at)
        # An executor that breaks does not expect its futures to have been cancelled, hence the shield.
        async with asyncio.timeout(patience):
            return await asyncio.shield(answer)

    def warm_up(self, game: str) -> None:
        """Start the processes and let them load the game."""
        executor = self._running()
        try:
            for _ in range(self._workers):
                executor.submit(catalogue.load, game).add_done_callback(look_at)
        except BrokenExecutor:
            logger.warning("a bots' process has ended; the next question starts new ones")
            self._end(executor)

    async def close(self) -> None:
        """End the processes."""
        if self._executor:
            self._end(self._executor)

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(self._workers, get_context("spawn"), _end_with_the_parent)
        return self._executor

    def _end(self, executor: ProcessPoolExecutor) -> None:
        """End these processes, unless another question has already seen to it."""
        if executor is not self._executor:
            return
        self._executor = None
        for process in list((executor._processes or {}).values()):
            process.kill()
        executor.shutdown(wait=False)


class Here:
    """Bots in this process, for tests and measurements: everything waits while they think."""

    def __init__(self, think: Callable[[Question], str] = think) -> None:
        self._think = think

    async def choose(self, question: Question) -> str:
        """The bot's answer."""
        return self._think(question)

    async def limits(self, question: Question) -> Reflex[View] | None:
        """What the bot means to do."""
        return feel(question)

    def warm_up(self, game: str) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""


def workers() -> int:
    """How many processes leave this machine room for the tables."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


def _end_with_the_parent() -> None:
    """Leave Ctrl-C to the server, and end when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    if parent := parent_process():
        try:
            parent.join()
        finally:
            os._exit(1)
