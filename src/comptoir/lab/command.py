"""The command `comptoir simulate`: plays the games of a plan and prints the summary."""

import sys
from pathlib import Path

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


def run(plan: Plan, executor: Executor, *, json: bool = False, record_dir: Path | None = None) -> None:
    """Play all games and print the summary.

    Raises:
        Refusal: a record cannot be written.
        KeyboardInterrupt: Ctrl-C was pressed; the summary of the finished games has been printed.
    """
    if record_dir:
        make_record_dir(record_dir, plan.games)
    parts = gather(simulate(plan, executor, record_dir), plan.games)
    played = sum(map(len, parts))
    if parts:
        print_summary(summary(plan, Results.join(parts)), json)
    if played < plan.games:
        sys.stderr.write(f"Stopped after {played:,} of {plan.games:,} games.\n")
        raise KeyboardInterrupt


def make_record_dir(record_dir: Path, games: int) -> None:
    """Create the folder for the records.

    Raises:
        Refusal: it cannot be created, or it already holds a file with the name of one of the records.
    """
    try:
        record_dir.mkdir(parents=True, exist_ok=True)
        there = set(record_dir.iterdir())
    except (OSError, ValueError):
        raise Refusal("cannot-write", file=str(record_dir)) from None
    for number in range(games) if there else ():
        if (path := record_file(record_dir, number)) in there:
            raise Refusal("file-exists", file=path)


def print_summary(found: Summary, json: bool) -> None:
    """Print the summary, as JSON or as tables."""
    if json:
        sys.stdout.write(msgspec.json.format(encoding.to_json(found)).decode() + "\n")
    else:
        Console(highlight=False).print(report(found))
