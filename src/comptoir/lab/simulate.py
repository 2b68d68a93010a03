"""Many games: who plays, who sits where, and what came of it.

A plan says everything that decides the numbers. Each game takes its luck and
its seats from the plan's seed and its own number, and from nothing else, so the
numbers are the same however the games are shared out among processes.
"""

from collections.abc import Generator, Sequence
from functools import lru_cache, partial
from itertools import permutations
from math import ceil, factorial
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct

from comptoir import catalogue, files, line_up
from comptoir.catalogue import AnyGame, AnyRecord
from comptoir.core import records
from comptoir.core.dice import Dice
from comptoir.core.editions import STANDARD, Edition
from comptoir.core.play import play
from comptoir.core.records import Record
from comptoir.core.refusals import BadOptions, Refusal
from comptoir.core.setups import Components, Options
from comptoir.lab.executors import Executor
from comptoir.lab.results import Results, Row

MOST_GAMES_A_TASK: Final = 100
TASKS_A_WORKER: Final = 20
"""So that no process waits long for the last one, and progress is seen."""

SEATS: Final = 4
"""How many play where one level is for all, and nobody says for how many."""

Parts: TypeAlias = Generator[Results, None, None]
"""Results as they come; to close it is to stop."""


class Plan(Struct, frozen=True, kw_only=True):
    """All that decides the numbers of a simulation."""

    game: str
    bots: tuple[str, ...]
    """The line-up: a level for each seat."""
    games: int
    seed: int
    permuted: bool
    """Whether the line-up changes seats from game to game."""
    options: Options
    components: Components


def plan(
    game: AnyGame,
    bots: Sequence[str],
    *,
    games: int = 1000,
    seed: int = 1,
    seats: int | None = None,
    permute: bool = True,
    options: Options | None = None,
    edition: Edition[Components] = STANDARD,
) -> Plan:
    """The plan of a simulation, each part checked.

    Raises:
        Refusal: no such bot, not one for each seat, no game to play, or none that can be started so.
    """
    if games < 1:
        raise Refusal("no-games", games=games)
    usual = len(bots) if len(bots) > 1 else SEATS
    chairs = usual if seats is None else seats
    if chairs not in game.seats:  # before a line-up of that length is made
        raise BadOptions("seats", seats=chairs, least=game.seats[0], most=game.seats[-1])
    lined_up = line_up.level_for_each(game, bots, chairs)
    setup = game.start_untimed(len(lined_up), options, edition).setup
    return Plan(
        game=game.name,
        bots=lined_up,
        games=games,
        seed=seed,
        permuted=permute,
        options=setup.options,
        components=setup.components,
    )


# --- All games ----------------------------------------------------------------


def simulate(plan: Plan, executor: Executor, record_dir: Path | None = None) -> Parts:
    """The results of all games, in order, some at a time; with ``record_dir`` each leaves a record there."""
    yield from executor.map(partial(play_some, plan, record_dir), tasks(plan.games, executor.workers))


def tasks(games: int, workers: int) -> list[range]:
    """The numbers of all games, in as many ranges as keep the workers busy."""
    size = min(MOST_GAMES_A_TASK, ceil(games / (workers * TASKS_A_WORKER)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_some(plan: Plan, record_dir: Path | None, numbers: range) -> Results:
    """The results of the games with these numbers."""
    return Results.of([play_one(plan, record_dir, number) for number in numbers])


# --- One game -----------------------------------------------------------------


def play_one(plan: Plan, record_dir: Path | None, number: int) -> Row:
    """The result of one game.

    Raises:
        Refusal: its record is there already, or cannot be written.
    """
    game, seated = catalogue.load(plan.game), seating(plan, number)
    record = record_of(game, plan, [plan.bots[bot] for bot in seated], dice(plan, number))
    if record_dir:
        files.make(record_file(record_dir, number), records.write(game, record))
    result = game.result(record.end)
    assert result, "a game is played to its end"
    return Row(
        seated=seated,
        ranks=result.ranks,
        scores=result.scores,
        decisions=sum(isinstance(turn.actor, int) for turn in record.turns),
        rounds=getattr(record.end, "round", None),  # what games with rounds call their number
        reason=result.reason,
    )


def record_file(record_dir: Path, number: int) -> Path:
    """Where the record of one game is kept."""
    return record_dir / f"{number}.txt"


def record_of(game: AnyGame, plan: Plan, levels: Sequence[str], luck: Dice) -> AnyRecord:
    """A game between bots of these levels, by seat."""
    start = game.start(len(levels), plan.options, plan.components)
    turns = tuple(play(game, start, [line_up.bot(game, level) for level in levels], luck))
    last = turns[-1]
    return Record(turns, game.apply(last.state, last.actor, last.step), tuple(levels))


def dice(plan: Plan, number: int) -> Dice:
    """The luck of one game.

    A text as seed goes through SHA-512: games next to each other have nothing
    in common, and Python's own hash, which changes from process to process, has no part in it.
    """
    return Random(f"{plan.seed} game {number}")


def seating(plan: Plan, number: int) -> tuple[int, ...]:
    """Which bot of the line-up sits in each seat in game ``number``.

    Permuted, the bots sit in a circle that turns by a seat from game to game, so
    that in as many games as there are seats each bot has had each seat. Then
    another circle is formed, until every order of the bots has been seen.
    """
    seats = len(plan.bots)
    if not plan.permuted:
        return tuple(range(seats))
    circle = circles(seats, plan.seed)[number // seats % factorial(seats - 1)]
    turn = number % seats
    return circle[turn:] + circle[:turn]


@lru_cache(maxsize=16)
def circles(seats: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """Every order of the bots around the table, shuffled: the first few are then no special ones."""
    orders = [(0, *others) for others in permutations(range(1, seats))]
    Random(f"{seed} circles").shuffle(orders)
    return tuple(orders)
