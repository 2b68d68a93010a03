"""Tasks with an owner, who is told when one of them fails.

asyncio holds only weak references to tasks, and reports the exception of a task that nobody awaits
when the task is garbage-collected, if at all.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Protocol


class Outcome(Protocol):
    """A task or a future that has ended, of asyncio or of a thread."""

    def cancelled(self) -> bool: ...

    def exception(self) -> BaseException | None: ...


class Tasks:
    """The tasks of one owner; ``failed`` gets the exception of a task that fails.

    A cancelled task has not failed, unless nobody cancelled the task itself: then it awaited something
    that was cancelled, and would end unnoticed.
    """

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Start a task; it may be cancelled."""
        task = asyncio.create_task(self._watch(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        task.add_done_callback(
            lambda _: work.close()
        )  # a task cancelled before it began leaves its coroutine open
        return task

    async def _watch(self, work: Coroutine[object, None, None]) -> None:
        """Await the work; tell the owner of a failure before any other waiting task runs."""
        try:
            await work
        except asyncio.CancelledError as error:
            if is_cancelled():
                raise
            self._failed(error)
        except Exception as error:
            self._failed(error)


def is_cancelled() -> bool:
    """Whether the running task has been cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def until_done(task: asyncio.Task[object]) -> None:
    """Wait until ``task`` has ended, successfully or not; cancel it when this is cancelled.

    If we awaited the task itself, a cancellation would go to the task only, and would be lost if the
    task still returned a result.
    """
    try:
        await asyncio.wait([task])
    finally:
        task.cancel()


def retrieve_error(done: Outcome) -> None:
    """Mark the exception of a task or future as seen, in case nobody waits for it; a callback."""
    if not done.cancelled():
        done.exception()
