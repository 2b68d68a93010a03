"""What `comptoir simulate` does."""

import sys
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from comptoir.core import encoding
from comptoir.core.refusals import Refusal
from comptoir.lab.executors import Executor
from comptoir.lab.progress import gather
from comptoir.lab.report import report
from comptoir.lab.results import Results
from comptoir.lab.simulate import Plan, record_file, simulate
from comptoir.lab.summary import Summary, summary

INTERRUPTED: Final = 130
"""The exit code of a command that was stopped by Ctrl-C."""


def run(plan: Plan, executor: Executor, *, json: bool = False, record_dir: Path | None = None) -> int:
    """Play all games and print what was found; the exit code."""
    if record_dir:
        make(record_dir, plan.games)
    parts = gather(simulate(plan, executor, record_dir), plan.games)
    played = sum(map(len, parts))
    if parts:
        show(summary(plan, Results.joined(parts)), json)
    if played == plan.games:
        return 0
    sys.stderr.write(f"Stopped after {played:,} of {plan.games:,} games.\n")
    return INTERRUPTED


def make(record_dir: Path, games: int) -> None:
    """A folder for the records of so many games.

    Raises:
        Refusal: it cannot be made, or holds one of them already.
    """
    try:
        record_dir.mkdir(parents=True, exist_ok=True)
        there = set(record_dir.iterdir())
    except (OSError, ValueError):
        raise Refusal("cannot-write", file=str(record_dir)) from None
    for number in range(games) if there else ():
        if (path := record_file(record_dir, number)) in there:
            raise Refusal("file-exists", file=path)


def show(found: Summary, json: bool) -> None:
    """Print it, for machines or for people."""
    if json:
        sys.stdout.write(msgspec.json.format(encoding.to_json(found)).decode() + "\n")
    else:
        Console(highlight=False).print(report(found))
