"""Bots at tables. They think in processes of their own, so that the server keeps answering meanwhile.

A bot that fails does not stop a game. If it crashes or hangs, it is asked again, up to `TRIES` times in all;
then, or if it raises an error, a random legal action is taken for it.
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
from comptoir.server.tasks import retrieve_error

TRIES: Final = 3
PATIENCE: Final = 10.0
"""Seconds after which a bot that has not answered counts as hanging."""
START: Final = 60.0
"""Seconds that a process may take to start; on a busy machine it takes long."""

logger = logging.getLogger(__name__)


P = ParamSpec("P")
T = TypeVar("T")


class Question(Struct, frozen=True):
    """A question to a bot: what its seat sees, may do and has heard, and how many seconds it may think."""

    game: str
    level: str
    view: View
    legal: tuple[Step, ...]
    heard: Sequence[Heard]
    seconds: float
    seed: int


class Bots(Protocol):
    """Answers the questions that tables ask bots."""

    async def choose(self, question: Question) -> str:
        """One of the legal actions, in notation; this never fails."""
        ...

    async def reflex(self, question: Question) -> Reflex[View] | None:
        """The bot's reflex while the clock acts; ``None`` if the bot could not answer."""
        ...

    def warm_up(self, game: str) -> None:
        """Prepare for questions about this game."""
        ...

    async def close(self) -> None:
        """Release all resources; no more questions follow."""
        ...


def question(table: Table, seat: Seat, level: str, seconds: float) -> Question:
    """The question to the bot that decides for ``seat`` now."""
    game, state = table.game, table.state
    view, legal = game.view(state, seat), game.legal(state, seat)
    return Question(game.name, level, view, legal, table.heard(seat), seconds, secrets.randbits(64))


def choose(question: Question) -> str:
    """The bot's action, in notation."""
    game, dice = catalogue.load(question.game), Random(question.seed)
    bot = line_up.bot(game, question.level)
    return game.write(
        bot.choose(restore_view(question), question.legal, question.heard, dice, question.seconds)
    )


def choose_reflex(question: Question) -> Reflex[View]:
    """The bot's reflex while the clock acts."""
    bot = cast("Presser[View]", catalogue.load(question.game).bots[question.level]())
    return bot.limits(restore_view(question), Random(question.seed))


def restore_view(question: Question) -> View:
    """The view with its setup interned, so that views share the lookups derived from it."""
    return replace(question.view, setup=intern(question.view.setup))


def choose_at_random(question: Question) -> str:
    """A random legal action, in notation; all are equally likely."""
    return catalogue.load(question.game).write(Random(question.seed).choice(question.legal))


class Processes:
    """Bots in other processes of this machine; see `Bots`.

    If one process dies, all of them end, and new processes answer the open questions.
    """

    def __init__(
        self, workers: int = 1, think: Callable[[Question], str] = choose, patience: float = PATIENCE
    ) -> None:
        self._workers = workers
        self._think = think
        self._patience = patience
        self._executor: ProcessPoolExecutor | None = None
        # Further questions wait here: waiting in the executor would count as hanging.
        self._slots = asyncio.Semaphore(2 * workers)

    async def choose(self, question: Question) -> str:
        answer = await self._try(self._think, question)
        return choose_at_random(question) if answer is None else answer

    async def reflex(self, question: Question) -> Reflex[View] | None:
        return await self._try(choose_reflex, question)

    async def _try(self, work: Callable[[Question], T], question: Question) -> T | None:
        """The answer; ``None`` if the bot raised an error, or crashed or hung in every attempt."""
        for _ in range(TRIES):
            async with self._slots:
                executor = self._running()
                try:
                    return await self._ask(executor, work, question)
                except (BrokenExecutor, TimeoutError):
                    logger.warning("a bot of level %s crashed or hung", question.level)
                    self._end(executor)
                except Exception as error:
                    logger.error("a bot of level %s failed: %s", question.level, where(error))
                    break
        return None

    async def _ask(
        self, executor: ProcessPoolExecutor, work: Callable[[Question], T], question: Question
    ) -> T:
        await self._result(executor, START, os.getpid)  # the process may still be starting
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
        answer.add_done_callback(retrieve_error)
        # A broken executor does not expect cancelled futures, hence the shield.
        async with asyncio.timeout(patience):
            return await asyncio.shield(answer)

    def warm_up(self, game: str) -> None:
        """Start the processes and make them load the game."""
        executor = self._running()
        try:
            for _ in range(self._workers):
                executor.submit(catalogue.load, game).add_done_callback(retrieve_error)
        except BrokenExecutor:
            logger.warning("a bot process has ended; the next question starts new ones")
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
        """End these processes, unless another question has already done so."""
        if executor is not self._executor:
            return
        self._executor = None
        for process in list((executor._processes or {}).values()):
            process.kill()
        executor.shutdown(wait=False)


class LocalBots:
    """Bots in this process, for tests and benchmarks: the server is blocked while they think."""

    def __init__(self, think: Callable[[Question], str] = choose) -> None:
        self._think = think

    async def choose(self, question: Question) -> str:
        return self._think(question)

    async def reflex(self, question: Question) -> Reflex[View] | None:
        return choose_reflex(question)

    def warm_up(self, game: str) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""


def workers() -> int:
    """How many bot processes to run: at most four, and if possible one core is left for the tables."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


def _end_with_the_parent() -> None:
    """Ignore Ctrl-C, which is for the server, and end when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    if parent := parent_process():
        try:
            parent.join()
        finally:
            os._exit(1)
