"""A progress bar for a simulation."""

import sys
from contextlib import closing

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from comptoir.lab.results import Results
from comptoir.lab.simulate import Parts


def gather(parts: Parts, games: int) -> list[Results]:
    """The results of all games; if Ctrl-C is pressed, those of the games played so far."""
    gathered = []
    with bar() as progress, closing(parts):
        task = progress.add_task("games", total=games)
        try:
            for part in parts:
                gathered.append(part)
                progress.advance(task, len(part))
        except KeyboardInterrupt:
            pass
    return gathered


def bar() -> Progress:
    """A bar on standard error that vanishes at the end; no bar if standard error is not a terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
