"""Measures speed reliably on a shared machine.

Only CPU time of this process counts, and each run is compared with a fixed piece of work done just before
it: load slows both, and the ratio is stable even if the speed is not.
"""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

COPIES: Final = 100_000


class Point(Struct, frozen=True):
    """A small struct to copy."""

    x: int
    y: int
    z: int


class Effort(Struct, frozen=True):
    """How long to measure: ``runs`` of at least ``seconds`` each, and ``starts`` of each program.

    ``warm``: whether to call the work once before, to fill caches.
    """

    runs: int
    seconds: float
    starts: int = 1
    warm: bool = True


class Speed(Struct, frozen=True, kw_only=True):
    """Pieces of work per CPU second, in the median run and in the best run."""

    median: float
    best: float
    copies: float
    """The number of copies of a `Point` that take as long as one piece of work."""


def speed(work: Callable[[], int], effort: Effort) -> Speed:
    """The speed of ``work``; each call returns the number of pieces of work done."""
    if effort.warm:
        work()
    runs = [speed_and_copies(work, effort.seconds) for _ in range(effort.runs)]
    return Speed(
        median=median(ours for ours, _ in runs),
        best=max(ours for ours, _ in runs),
        copies=median(copies / ours for ours, copies in runs),
    )


def speed_and_copies(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Pieces of work per CPU second, and copies per CPU second measured right before."""
    copies = per_second(copy_points, seconds / 4)
    return per_second(work, seconds), copies


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Pieces of work per CPU second, measured over at least ``seconds``."""
    start, done, taken = process_time(), 0, 0.0
    while taken < seconds:
        done += work()
        taken = process_time() - start
    return done / taken


def copy_points() -> int:
    """The work for comparison: copy a struct of three fields in a plain loop; return the number of copies."""
    point = Point(0, 0, 0)
    for number in range(COPIES):
        point = replace(point, x=number)
    return COPIES
