"""Tasks with an owner, who is told when one of them fails.

asyncio keeps no task alive by itself, and what goes wrong in one that nobody awaits is
mentioned at best when its remains are collected.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Protocol


class Outcome(Protocol):
    """A task or a future that has ended, of asyncio or of a thread."""

    def cancelled(self) -> bool: ...

    def exception(self) -> BaseException | None: ...


class Tasks:
    """The tasks of one owner; ``failed`` gets the error of one that fails.

    A task that is cancelled has not failed, unless nobody has cancelled it: then it has
    awaited something that was cancelled, and would end unnoticed.
    """

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Begin with ``work``; the task may be cancelled."""
        task = asyncio.create_task(self._watch(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began
        return task

    async def _watch(self, work: Coroutine[object, None, None]) -> None:
        """The owner is told at once, before anybody else who waits gets a turn."""
        try:
            await work
        except asyncio.CancelledError as error:
            if is_cancelled():
                raise
            self._failed(error)
        except Exception as error:
            self._failed(error)


def is_cancelled() -> bool:
    """Whether somebody has cancelled the task that is running."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def until_done(task: asyncio.Task[object]) -> None:
    """Wait until ``task`` has ended in whatever way, or cancel it when this is cancelled.

    To await the task itself would leave the cancellation to it; if it answers all the same,
    the cancellation is lost.
    """
    try:
        await asyncio.wait([task])
    finally:
        task.cancel()


def look_at(done: Outcome) -> None:
    """Take note of an error that nobody may wait for any more; a callback for tasks and futures."""
    if not done.cancelled():
        done.exception()
