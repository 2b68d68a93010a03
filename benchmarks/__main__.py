"""Measures the engine, the bots and start-up, and prints one table: `python -m benchmarks`, or `--quick`."""

import argparse
import os
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Final

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from benchmarks.measure import Effort, Speed, speed
from benchmarks.work import PROGRAMS, bot_games, random_decisions, start_up
from comptoir import catalogue

THOROUGH: Final = Effort(runs=5, seconds=0.5, starts=11)
QUICK: Final = Effort(runs=1, seconds=0.01, warm=False)
SEATS: Final = 4
"""The number of bots in a game, if the game allows it."""

NOTE: Final = """\
Speeds are per CPU second; start-up is wall-clock time. On a shared machine, only the ratio is reliable: the
number of copies of a three-field struct (msgspec.structs.replace in a loop, timed right before) that take as
long as one piece of work. For start-up, it is the time as a multiple of Python's own start-up."""


class Row(Struct, frozen=True):
    """One line of the printed table."""

    what: str
    median: str
    best: str
    ratio: str


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="Measure the speed of Comptoir."
    )
    parser.add_argument(
        "--quick", action="store_true", help="one short run of each: shows only that the benchmarks work"
    )
    quick: bool = parser.parse_args().quick
    with Console(stderr=True).status("measuring"):
        measured = list(rows(QUICK if quick else THOROUGH))
    Console().print(machine(), table(measured), NOTE, sep="\n\n", highlight=False, soft_wrap=True)
    print(f"\nMade by: python -m benchmarks{' --quick' if quick else ''}")


# --- Measurements ------------------------------------------------------------


def rows(effort: Effort) -> Iterator[Row]:
    """All lines of the table."""
    for name in catalogue.games():
        game = catalogue.load(name)
        for seats in game.seats:
            measured = speed(random_decisions(game, seats), effort)
            yield speed_row(f"{name}, {seats} seats: random decisions", measured)
        seats = min(max(SEATS, game.seats[0]), game.seats[-1])
        for level in game.bots:
            measured = speed(bot_games(game, level, seats), effort)
            yield speed_row(f"{name}, {seats} seats: games of {level} bots", measured)
    yield from start_up_rows(effort.starts)


def speed_row(what: str, measured: Speed) -> Row:
    """A speed as a line."""
    return Row(what, f"{measured.median:,.0f} /s", f"{measured.best:,.0f} /s", f"{measured.copies:,.0f}")


def start_up_rows(runs: int) -> Iterator[Row]:
    """How long the programs take to start; they take turns, because all have to run under the same load."""
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for _ in range(runs):
        for name, command in PROGRAMS.items():
            times[name].append(start_up(command))
    bare = median(next(iter(times.values())))
    for name, taken in times.items():
        middle = median(taken)
        yield Row(
            f"start-up: {name}",
            f"{middle * 1000:.0f} ms",
            f"{min(taken) * 1000:.0f} ms",
            f"{middle / bare:.1f}",
        )


# --- Output -----------------------------------------------------------------


def table(rows: list[Row]) -> Table:
    """The table of all lines."""
    grid = Table("what", box=None, pad_edge=False)
    for column in ("median", "best", "ratio"):
        grid.add_column(column, justify="right")
    for row in rows:
        grid.add_row(row.what, row.median, row.best, row.ratio)
    return grid


def machine() -> str:
    """The machine and the time of the measurement."""
    now = datetime.now(UTC)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {os.cpu_count()} cores; {python}; {platform.system()}; {now:%Y-%m-%d %H:%M} UTC"


def processor() -> str:
    """The name of the processor."""
    listing = Path("/proc/cpuinfo")
    lines = listing.read_text("utf-8").splitlines() if listing.exists() else []
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


if __name__ == "__main__":
    main()
