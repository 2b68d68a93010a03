"""Executors run tasks in this process or in several, with the same results."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Executor(Protocol):
    """Runs tasks. An executor for several machines would implement this."""

    workers: int

    def map(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results in the order of the tasks. Closing the iterator stops the tasks that still run."""
        ...


class Serial:
    """Runs one task after the other in this process."""

    workers = 1

    def map(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results, each computed on demand."""
        return map(fn, tasks)


class Processes:
    """A pool of processes on this machine.

    They are spawned, not forked: a fork would copy the caller's threads, locks and open files. Therefore
    ``fn`` must be a module-level function, and a script must use the pool under
    ``if __name__ == "__main__"``.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results; the processes end after the last one, or when the iterator is closed."""
        spawn = get_context("spawn")
        their_end, our_end = spawn.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, spawn, _end_with_parent, (their_end,))
        with their_end, pool, our_end, _ctrl_c_stops(our_end.close):
            with _children_without_ctrl_c():
                futures = deque(pool.submit(fn, task) for task in tasks)
            while futures:
                yield futures.popleft().result()


def _end_with_parent(line: Connection) -> None:
    """End this process when the other end of ``line`` closes, even if that process is killed."""
    Thread(target=_wait_for_parent, args=(line,), daemon=True).start()


def _wait_for_parent(line: Connection) -> None:
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(1)


@contextmanager
def _ctrl_c_stops(stop: Callable[[], None]) -> Iterator[None]:
    """Make Ctrl-C call ``stop``, which breaks the pool; then raise `KeyboardInterrupt`.

    By default Python could raise the exception at any line, even while a lock of the pool is held, and
    the pool could not be closed.
    """
    if current_thread() is not main_thread():
        yield
        return
    pressed = False

    def hear(*_: object) -> None:
        nonlocal pressed
        pressed = True
        stop()

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield
    except BrokenProcessPool:
        if pressed:
            raise KeyboardInterrupt from None
        raise
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _children_without_ctrl_c() -> Iterator[None]:
    """Make processes started in this context ignore Ctrl-C from the beginning; this process ends them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def executor(workers: int) -> Executor:
    """An executor on this machine with ``workers`` processes."""
    return Serial() if workers == 1 else Processes(workers)
