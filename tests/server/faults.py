"""Faults to plant in the tasks of the server."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any, cast

from comptoir.server.bot_processes import Question
from tests.server.fakes import FakeBots, run_pending


async def collect_tasks() -> None:
    """Make asyncio report failures that nobody has noticed; anyio turns each report into an error."""
    await run_pending()
    gc.collect()
    await run_pending()


async def fails(_: object = None) -> Any:
    """Work that fails."""
    raise ZeroDivisionError("secret")


async def is_cancelled_elsewhere(_: object = None) -> Any:
    """Work that awaits something that somebody else cancels."""
    future = asyncio.get_running_loop().create_future()
    future.cancel()
    await future


async def ignores_cancellation(answer: Any, _: object = None) -> Any:
    """Work that ignores its cancellation and answers."""
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        return answer


class PlantedBots(FakeBots):
    """Bots that answer with a function of the test."""

    def __init__(self, choose: Callable[[Question], Awaitable[Any]]) -> None:
        super().__init__()
        self.planted = choose

    async def choose(self, question: Question) -> str:
        self.asked.append(question)
        return cast("str", await self.planted(question))

    async def reflex(self, question: Question) -> Any:
        self.asked.append(question)
        return await self.planted(question)
