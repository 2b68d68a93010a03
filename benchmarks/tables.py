"""Measures a server under load: `python -m benchmarks.tables`, or `--quick`.

There are two hundred tables of five people. Every move is stored before it is acknowledged, and each seat
gets its own view; server and players are two processes. *Paced*: one player at each table decides once a
second, and server and players share one core. *Saturated*: every question is answered at once, and the server
has its own core. A delivery tells one page of a move: its events, or that a sealed choice has been made.
Acknowledgements, questions and other news are frames too.
"""

import asyncio
import os
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import urlopen

from msgspec import Raw, Struct

from benchmarks.measure import copy_points, per_second
from benchmarks.players import SEATS, Players
from comptoir import catalogue
from comptoir.core.actors import CHANCE
from comptoir.core.encoding import to_json
from comptoir.server.limits import Rate
from comptoir.server.protocol import Due
from comptoir.server.serve import ServeOptions, run

TABLES: Final = 200

Line = tuple[str, str, str, str]
"""The name of a measurement, its median, its best value, and how many struct copies take as long."""


class Effort(Struct, frozen=True):
    """How long to measure, and at how many tables.

    Saturated games end within seconds; a ``reserve`` of tables with all seats taken waits to replace them.
    ``games``: the number of random games that are searched for the largest question.
    """

    tables: int
    paced: float
    saturated: float
    runs: int
    reserve: int
    games: int


THOROUGH: Final = Effort(tables=TABLES, paced=5.0, saturated=2.0, runs=5, reserve=40, games=5)
QUICK: Final = Effort(tables=5, paced=1.5, saturated=0.3, runs=1, reserve=40, games=1)


class Load(Struct, frozen=True):
    """What a server has done; ``delays``: milliseconds from each move to its last delivery."""

    seconds: float
    cpu: float
    moves: int
    deliveries: int
    frames: int
    delays: list[float]
    socket_kb: float

    def percentile(self, percent: int) -> float:
        """The delay in milliseconds that this percentage of moves did not exceed."""
        return quantiles(self.delays, n=100)[percent - 1]


def rows(effort: Effort = THOROUGH) -> Iterator[Line]:
    """All lines of the table."""
    copies = per_second(copy_points, 0.3)
    paced = [measure(effort, at_once=False) for _ in range(effort.runs)]
    saturated = [measure(effort, at_once=True) for _ in range(effort.runs)]
    load = f"{effort.tables} tables, one move a second each"
    yield figure(f"{load}: p50 to the last page", [each.percentile(50) for each in paced], "ms")
    yield figure(f"{load}: p99 to the last page", [each.percentile(99) for each in paced], "ms")
    yield figure(f"{load}: memory per socket", [each.socket_kb for each in paced], "kB")
    for what in ("moves", "deliveries", "frames"):
        speeds = [getattr(each, what) / each.seconds for each in saturated]
        yield speed(f"saturated: {what} per second", speeds, 0)
        yield speed(
            f"saturated: {what} per CPU second",
            [getattr(each, what) / each.cpu for each in saturated],
            copies,
        )
    yield figure("server start to first page", [first_page() for _ in range(effort.runs)], "ms")
    for name in catalogue.games():
        plain, wire = largest_question(name, effort.games)
        yield (
            f"{name}: largest question, compressed",
            f"{wire / 1000:.1f} kB",
            f"{plain / 1000:.1f} kB plain",
            "",
        )


def figure(what: str, values: list[float], unit: str) -> Line:
    """A line for a measurement that is better if it is lower."""
    return what, f"{median(values):,.1f} {unit}", f"{min(values):,.1f} {unit}", ""


def speed(what: str, values: list[float], copies: float) -> Line:
    """A line for a measurement that is better if it is higher."""
    middle = median(values)
    return what, f"{middle:,.0f} /s", f"{max(values):,.0f} /s", f"{copies / middle:,.0f}" if copies else ""


# --- A server under load -----------------------------------------------------------


def measure(effort: Effort, at_once: bool) -> Load:
    """Measure a server, on a core of its own if ``at_once``, otherwise on the players' core."""
    import uvloop  # noqa: PLC0415 - only here

    cores = sorted(os.sched_getaffinity(0))
    try:
        with server(cores[0]) as (address, pid):
            os.sched_setaffinity(0, {cores[-1] if at_once else cores[0]})
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(play(address, pid, effort, at_once))
    finally:
        os.sched_setaffinity(0, cores)


async def play(address: str, pid: int, effort: Effort, at_once: bool) -> Load:
    """Play at all tables, for as long as ``effort`` says."""
    players, empty = Players(at_once), memory_kb(pid)
    tables = await players.set_tables(address, effort.tables + (effort.reserve if at_once else 0))
    seconds = effort.saturated if at_once else effort.paced
    full = memory_kb(pid)
    for _ in range(effort.tables):
        players.begin()
    await asyncio.sleep(seconds / 10)
    players.reset()
    begun, cpu = time.perf_counter(), cpu_seconds(pid)
    await (asyncio.sleep(seconds) if at_once else players.pace(tables, seconds))
    seconds, cpu = time.perf_counter() - begun, cpu_seconds(pid) - cpu
    for player in [player for table in tables for player in table.players]:
        player.transport.abort()
    assert not players.refused, players.refused[:3]
    delays, socket_kb = [each * 1000 for each in players.delays], (full - empty) / (len(tables) * SEATS)
    return Load(seconds, cpu, players.moves, players.deliveries, players.frames, delays, socket_kb)


@contextmanager
def server(core: int) -> Iterator[tuple[str, int]]:
    """Start a server on this core, give its address and its process ID, and stop it at the end."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.tables", "serve", f"{folder}/tables.db", str(core)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            try:
                yield process.stdout.readline().strip(), process.pid
            finally:
                process.terminate()


def serve(data: str, core: str) -> None:
    """Run a server on this core, in the process that `server` starts, and print its address."""
    os.sched_setaffinity(0, {int(core)})
    options = ServeOptions(
        host="127.0.0.1", port=0, lan=False, data=Path(data), compress=False, tables=Rate(1_000_000, 1.0)
    )
    run(options, lambda address: print(address, flush=True))


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> float:
    """The resident memory of a process, in kB."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


# --- Other measurements ------------------------------------------------------------


def first_page() -> float:
    """Milliseconds from the start of the command to the first page."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "comptoir.cli", "serve", "--port", "0", "--data", f"{folder}/t.db"]
        begun = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            address = process.stdout.readline().split()[-1]
            with suppress(HTTPError):  # the page has not been built
                urlopen(address).read()
            taken = time.perf_counter() - begun
            process.kill()
    return taken * 1000


def largest_question(name: str, games: int) -> tuple[int, int]:
    """Bytes of the largest question in random games, plain and compressed."""
    game, rng, largest = catalogue.load(name), Random(1), b""
    for _ in range(games):
        state = game.start(game.seats[-1])
        while awaited := game.to_act(state):
            actor = awaited[0]
            if actor is CHANCE:
                step = game.sample(state, rng)
            else:
                largest = max(largest, question(game, state, actor), key=len)
                step = rng.choice(game.legal(state, actor))
            state = game.apply(state, actor, step)
    return len(largest), len(zlib.compress(largest))


def question(game: Any, state: Any, seat: Any) -> bytes:
    """The question to a seat, encoded."""
    legal = tuple(map(game.write, game.legal(state, seat)))
    return to_json(Due(999, legal, Raw(to_json(game.hints(game.view(state, seat))))))


def main() -> None:
    """Measure and print, or run the server to be measured."""
    if sys.argv[1:2] == ["serve"]:
        serve(*sys.argv[2:])
        return
    for line in rows(QUICK if "--quick" in sys.argv else THOROUGH):
        print(f"{line[0]:60} {line[1]:>14} {line[2]:>18} {line[3]:>8}")


if __name__ == "__main__":
    main()
