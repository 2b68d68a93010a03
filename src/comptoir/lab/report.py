"""Tables that show the summary of a simulation in a terminal."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from comptoir.lab.estimates import Estimate
from comptoir.lab.summary import Length, Performance, Summary

NOTE = """\
A win share is the number of wins per chair; a shared win counts in equal parts,
and {even:.1%} is an even share. Brackets hold 95% intervals, with each game as
one observation: Wilson's for win shares, Student's for means."""
FIXED = "Seats were not permuted: a bot's figures are also the figures of its seat."


def report(summary: Summary) -> Group:
    """The whole summary, with everything needed to repeat the simulation."""
    return Group(
        *heading(summary),
        "",
        performance_table("bot", summary.by_bot),
        "",
        performance_table("seat", summary.by_seat),
        "",
        last_places(summary),
        *lengths(summary),
        "",
        *notes(summary),
    )


def heading(summary: Summary) -> Iterator[Text]:
    """The game, the seats, the edition and the options."""
    seats = "permuted" if summary.permuted else "not permuted"
    options = [f"{name}={value}" for name, value in summary.options.items() if value is not None]
    yield Text(f"{summary.game}: {summary.games:,} games, seed {summary.seed}", style="bold")
    yield Text(f"{summary.seats} seats, {seats}; edition {summary.edition} {summary.digest}")
    if options:
        yield Text(f"options: {', '.join(options)}")


def performance_table(what: str, lines: Sequence[Performance]) -> Table:
    """A table with one line for each bot or seat."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(what)
    for column in ("chairs", "wins", "win share", "", "score", "", "rank"):
        table.add_column(column, justify="right", no_wrap=True)
    for line in lines:
        table.add_row(*cells(line))
    return table


def cells(line: Performance) -> Iterator[str]:
    """The figures of a bot or a seat."""
    yield str(line.name)
    yield f"{line.chairs:,}"
    yield f"{line.wins:,.1f}"
    yield f"{line.win_share.value:.1%}"
    yield interval(line.win_share, "{:.1%}")
    yield f"{line.score.value:.1f}"
    yield interval(line.score, "{:.1f}")
    yield f"{line.rank:.2f}"


def interval(estimate: Estimate, form: str) -> str:
    """The interval in brackets; empty if there is none."""
    if estimate.low is None or estimate.high is None:
        return ""
    return f"[{form.format(estimate.low)}, {form.format(estimate.high)}]"


def last_places(summary: Summary) -> str:
    """How often a bot of each level was last."""
    shares = [
        f"{line.name} {line.last_share.value:.1%} {interval(line.last_share, '{:.1%}')}"
        for line in summary.by_bot
    ]
    return "last: " + "; ".join(shares)


def lengths(summary: Summary) -> Iterator[str]:
    """How long games were and how they ended."""
    yield f"decisions per game: {describe_length(summary.decisions)}"
    if summary.rounds:
        yield f"rounds per game: {describe_length(summary.rounds)}"
    yield "ended by: " + ", ".join(f"{reason} {count:,}" for reason, count in summary.reasons.items())


def describe_length(length: Length) -> str:
    """The mean with its interval, the least and the most."""
    return (
        f"{length.mean.value:.1f} {interval(length.mean, '{:.1f}')}, from {length.least:,} to {length.most:,}"
    )


def notes(summary: Summary) -> Iterator[Text]:
    """How to read the tables."""
    yield Text(NOTE.format(even=1 / summary.seats), style="dim")
    if not summary.permuted:
        yield Text(FIXED, style="dim")
