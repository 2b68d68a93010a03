"""Fakes of a room's surroundings: a clock that tests move, a store in memory, pages without sockets."""

import asyncio
import heapq
import json
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any

from comptoir.core.actors import Seat, Viewer
from comptoir.server import bot_processes
from comptoir.server.bot_processes import Question
from comptoir.server.clock import Alarm, sleep_until
from comptoir.server.rooms.surroundings import Surroundings
from comptoir.server.storage.store import Conflict, NotStored
from tests.clients import views

JUMPS = 60
"""Turns of the event loop: more than any work here needs to finish."""


async def run_pending() -> None:
    """Run everything that can run without time passing."""
    for _ in range(JUMPS):
        await asyncio.sleep(0)


class FakeAlarm:
    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        self.callback = None


class FakeClock:
    """A clock that stands still until a test moves it."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self.start = self.time = start
        self._order = count()
        self._alarms: list[tuple[float, int, FakeAlarm]] = []

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, callback: Callable[[], object]) -> Alarm:
        alarm = FakeAlarm(callback)
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        return alarm

    async def advance(self, seconds: float) -> None:
        """Let time pass, and run everything that is due meanwhile."""
        end = self.time + seconds
        await run_pending()
        while self._alarms and self._alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self._alarms)
            self.time = max(self.time, when)
            if alarm.callback:
                alarm.callback()
            await run_pending()
        self.time = end
        await run_pending()


class FakeStore:
    """A store in memory that can behave as if its disk were full or slow."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.kept: dict[tuple[str, Seat], bytes] = {}
        self.joins: dict[str, str] = {}
        self.watches: dict[str, str] = {}
        self.full = False
        self.stuck: asyncio.Event | None = None
        """If there is an event, every write waits until it is set."""
        self.also: Callable[[str], object] = str
        """Called after each append that is stored."""

    async def create(self, table: str, join: str, watch: str, data: bytes) -> None:
        await self._write()
        self.logs[table] = [data]
        self.joins[join] = self.watches[watch] = table

    async def append(
        self, table: str, number: int, data: bytes, secrets: tuple[str, str] | None = None
    ) -> None:
        await self._write()
        if number != len(self.logs[table]):
            raise Conflict("somebody-else-wrote")
        self.logs[table].append(data)
        self.also("stored")
        if secrets:
            self.joins = {code: name for code, name in self.joins.items() if name != table}
            self.watches = {code: name for code, name in self.watches.items() if name != table}
            self.joins[secrets[0]] = self.watches[secrets[1]] = table

    async def load(self, table: str) -> Sequence[bytes]:
        return tuple(self.logs.get(table, ()))

    async def keep_order(self, table: str, seat: Seat, data: bytes) -> None:
        await self._write()
        self.kept[table, seat] = data

    async def orders(self, table: str) -> Mapping[Seat, bytes]:
        return {seat: data for (name, seat), data in self.kept.items() if name == table}

    async def by_join(self, code: str) -> str | None:
        return self.joins.get(code)

    async def by_watch(self, secret: str) -> str | None:
        return self.watches.get(secret)

    async def close(self) -> None:
        pass

    async def _write(self) -> None:
        await asyncio.sleep(0)
        if self.stuck:
            await self.stuck.wait()
        if self.full:
            raise NotStored("disk-full")


class Page:
    """A page that keeps every frame it was sent."""

    def __init__(self, viewer: Viewer = None) -> None:
        self.viewer = viewer
        self.sent: list[bytes] = []
        self.also: Callable[[bytes], object] = bytes
        """Called with each frame."""
        self.closed: str | None = None
        self.round_trip: float | None = 0.0
        self._read = 0

    def send(self, frame: bytes) -> None:
        self.sent.append(frame)
        self.also(frame)

    def close(self, code: str) -> None:
        self.closed = code

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.sent]

    @property
    def view(self) -> dict[str, Any]:
        """The view that the page has now."""
        return views(self.frames)[-1]

    def new_frames(self) -> list[dict[str, Any]]:
        """The frames since the last call."""
        fresh = self.frames[self._read :]
        self._read = len(self.sent)
        return fresh

    def last(self, kind: str) -> dict[str, Any]:
        """The latest frame of a kind."""
        return next(frame for frame in reversed(self.frames) if frame["kind"] == kind)

    def count(self, kind: str) -> int:
        return sum(frame["kind"] == kind for frame in self.frames)


class FakeBots:
    """Bots that answer at once, or after thinking for ``seconds(question)``."""

    def __init__(
        self,
        think: Callable[[Question], str] = bot_processes.choose,
        clock: FakeClock | None = None,
        seconds: Callable[[Question], float] | None = None,
        reflex: Callable[[Question], Any] = bot_processes.choose_reflex,
    ) -> None:
        self.asked: list[Question] = []
        self._think = think
        self._reflex = reflex
        self._clock = clock
        self._seconds = seconds

    async def choose(self, question: Question) -> str:
        self.asked.append(question)
        if self._clock and self._seconds:
            await sleep_until(self._clock, self._clock.now() + self._seconds(question))
        return self._think(question)

    async def reflex(self, question: Question) -> Any:
        return self._reflex(question)

    def warm_up(self, game: str) -> None:
        pass

    async def close(self) -> None:
        pass


def surroundings(
    clock: FakeClock | None = None,
    store: FakeStore | None = None,
    bots: FakeBots | None = None,
    seed: int = 1,
) -> Surroundings:
    """Surroundings with seeded dice and fakes of everything else."""
    return Surroundings(
        store=store or FakeStore(),
        clock=clock or FakeClock(),
        bots=bots or FakeBots(),
        dice=Random(f"{seed} dice"),
        pauses=Random(f"{seed} pauses"),
    )
