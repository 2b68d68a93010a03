"""Tasks with an owner, who is told when one of them fails.

asyncio holds only weak references to tasks, and reports the exception of a task that nobody awaits
when the task is garbage-collected, if at all.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Protocol


class AnyFuture(Protocol):
    """A future that is done: of asyncio, which includes tasks, or of `concurrent.futures`."""

    def cancelled(self) -> bool: ...

    def exception(self) -> BaseException | None: ...


class Tasks:
    """The tasks of one owner; ``failed`` gets the exception of a task that fails.

    A task that was itself cancelled has not failed. A task that awaited something cancelled has failed:
    otherwise its end would go unnoticed.
    """

    def __init__(self, failed: Callable[[BaseException], None]) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Start a task; the caller may cancel it."""
        task = asyncio.create_task(self._watch(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        # A task that is cancelled before it begins leaves its coroutine open.
        task.add_done_callback(lambda _: work.close())
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
    """Wait until ``task`` has ended, successfully or not; cancel it if this wait is cancelled.

    Awaiting the task itself would pass a cancellation on to the task, and lose it if the task still
    returned a result.
    """
    try:
        await asyncio.wait([task])
    finally:
        task.cancel()


def retrieve_error(done: AnyFuture) -> None:
    """A callback that marks a future's exception as retrieved, in case nobody awaits the future."""
    if not done.cancelled():
        done.exception()
