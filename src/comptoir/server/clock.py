"""The server's clock: the time now, and callbacks later."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A scheduled callback."""

    def cancel(self) -> None:
        """Cancel the callback."""
        ...


class Clock(Protocol):
    """A clock that never goes back; times are seconds since 1970."""

    def now(self) -> float:
        """The time."""
        ...

    def call_at(self, when: float, callback: Callable[[], object]) -> Alarm:
        """Call ``callback`` at a time, or at once if that time is past."""
        ...


class RealClock:
    """The computer's clock at the start, then its monotonic clock: setting the time makes nobody late."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        return self._start + time.monotonic()

    def call_at(self, when: float, callback: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), callback)


async def sleep_until(clock: Clock, when: float) -> None:
    """Sleep until a time."""
    woken = asyncio.get_running_loop().create_future()
    alarm = clock.call_at(when, lambda: None if woken.done() else woken.set_result(None))
    try:
        await woken
    finally:
        alarm.cancel()
