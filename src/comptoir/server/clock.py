"""Time, as the server knows it: what it is now, and something to be called later."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """Let it not be called."""
        ...


class Clock(Protocol):
    """Seconds since 1970, never going back."""

    def now(self) -> float:
        """The time."""
        ...

    def call_at(self, when: float, callback: Callable[[], object]) -> Alarm:
        """Have something called at that time, or at once when it is past."""
        ...


class RealClock:
    """The computer's clock as it was at the start, going on evenly: nobody is late because it was set."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        """The time."""
        return self._start + time.monotonic()

    def call_at(self, when: float, callback: Callable[[], object]) -> Alarm:
        """Have something called on the running event loop."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), callback)


async def sleep_until(clock: Clock, when: float) -> None:
    """Wait for a time."""
    woken = asyncio.get_running_loop().create_future()
    alarm = clock.call_at(when, lambda: None if woken.done() else woken.set_result(None))
    try:
        await woken
    finally:
        alarm.cancel()
