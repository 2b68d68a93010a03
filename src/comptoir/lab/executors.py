"""Where tasks run: here, or in several processes. The numbers are the same."""

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
    """Runs tasks; all that a further executor, on more machines, has to offer."""

    workers: int

    def map(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results in the order of their tasks. Leaving early stops what still runs."""
        ...


class Here:
    """One task after the other in this process."""

    workers = 1

    def map(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results, each computed when it is asked for."""
        return map(fn, tasks)


class Processes:
    """A pool of processes on this machine.

    They are spawned rather than forked: a fork would copy threads, locks and open
    files of whoever calls. So ``fn`` is a function of a module, and a script that
    uses the pool does so under ``if __name__ == "__main__"``.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results; the processes end with the last one, or as soon as nobody wants more."""
        spawn = get_context("spawn")
        their_end, our_end = spawn.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, spawn, _hang_on, (their_end,))
        with their_end, pool, our_end, _ctrl_c_calls(our_end.close):
            with _children_without_ctrl_c():
                futures = deque(pool.submit(fn, task) for task in tasks)
            while futures:
                yield futures.popleft().result()


def _hang_on(line: Connection) -> None:
    """Let this process end with ``line``: when our end closes, or when whoever held it has been killed."""
    Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(1)


@contextmanager
def _ctrl_c_calls(stop: Callable[[], None]) -> Iterator[None]:
    """Let Ctrl-C break the pool, by ``stop``, and nothing else.

    Left alone it would break into any line, also one that holds a lock of the pool, which
    nobody could then close. The interrupt comes once the pool has noticed.
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
    """Processes started meanwhile never hear Ctrl-C, not even while they start: ending them is for us."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def executor(workers: int) -> Executor:
    """The executor on this machine with so many processes."""
    return Here() if workers == 1 else Processes(workers)
