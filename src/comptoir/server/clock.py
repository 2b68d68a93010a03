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
    """A clock that never runs backwards; times are in seconds since 1970."""

    def now(self) -> float:
        """The current time."""
        ...

    def call_at(self, when: float, callback: Callable[[], object]) -> Alarm:
        """Call ``callback`` at the time ``when``, or at once if that time has passed."""
        ...


class RealClock:
    """The system time at the start plus monotonic time, so a change of the system time makes nobody late."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        return self._start + time.monotonic()

    def call_at(self, when: float, callback: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), callback)


async def sleep_until(clock: Clock, when: float) -> None:
    woken = asyncio.get_running_loop().create_future()
    alarm = clock.call_at(when, lambda: None if woken.done() else woken.set_result(None))
    try:
        await woken
    finally:
        alarm.cancel()
