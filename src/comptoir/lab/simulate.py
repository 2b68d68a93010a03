"""Simulations: many games between bots, and their results.

A plan holds everything that determines the results. The dice and the seating of a game depend only on the
plan's seed and the number of the game, so the results are the same for any number of processes.
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
"""Tasks are small: no process waits long for the last task, and progress is visible."""

SEATS: Final = 4
"""The number of seats if a single level is given."""

Parts: TypeAlias = Generator[Results, None, None]
"""Results as they become known; closing the generator stops the simulation."""


class Plan(Struct, frozen=True, kw_only=True):
    """Everything that determines the results of a simulation."""

    game: str
    bots: tuple[str, ...]
    """The line-up: a level for each seat."""
    games: int
    seed: int
    permuted: bool
    """Whether the bots change seats from game to game."""
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
    """A checked plan; a single level in ``bots`` is for all seats.

    Raises:
        Refusal: a level is unknown, the number of levels is wrong, or the game cannot start like this.
    """
    if games < 1:
        raise Refusal("no-games", games=games)
    usual = len(bots) if len(bots) > 1 else SEATS
    count = usual if seats is None else seats
    if count not in game.seats:  # a huge number would make a huge line-up
        raise BadOptions("seats", seats=count, least=game.seats[0], most=game.seats[-1])
    lined_up = line_up.level_for_each(game, bots, count)
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
    """Play all games; yield their results in parts, in order. With ``record_dir``, save the records there."""
    yield from executor.map(partial(play_games, plan, record_dir), tasks(plan.games, executor.workers))


def tasks(games: int, workers: int) -> list[range]:
    """The numbers of all games, in ranges small enough to keep all workers busy."""
    size = min(MOST_GAMES_A_TASK, ceil(games / (workers * TASKS_A_WORKER)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_games(plan: Plan, record_dir: Path | None, numbers: range) -> Results:
    return Results.from_rows([play_game(plan, record_dir, number) for number in numbers])


# --- One game -----------------------------------------------------------------


def play_game(plan: Plan, record_dir: Path | None, number: int) -> Row:
    """Play one game.

    Raises:
        Refusal: the file for its record exists, or cannot be written.
    """
    game, seated = catalogue.load(plan.game), seating(plan, number)
    record = record_of(game, plan, [plan.bots[bot] for bot in seated], dice(plan, number))
    if record_dir:
        files.create(record_file(record_dir, number), records.write(game, record))
    result = game.result(record.end)
    assert result, "a game is played to its end"
    return Row(
        seated=seated,
        ranks=result.ranks,
        scores=result.scores,
        decisions=sum(isinstance(turn.actor, int) for turn in record.turns),
        rounds=getattr(record.end, "round", None),  # games with rounds have this field
        reason=result.reason,
    )


def record_file(record_dir: Path, number: int) -> Path:
    """The file for the record of one game."""
    return record_dir / f"{number}.txt"


def record_of(game: AnyGame, plan: Plan, levels: Sequence[str], luck: Dice) -> AnyRecord:
    """The record of a game between bots of ``levels``, by seat."""
    start = game.start(len(levels), plan.options, plan.components)
    turns = tuple(play(game, start, [line_up.bot(game, level) for level in levels], luck))
    last = turns[-1]
    return Record(turns, game.apply(last.state, last.actor, last.step), tuple(levels))


def dice(plan: Plan, number: int) -> Dice:
    """The dice of one game.

    Python hashes a text seed with SHA-512: the dice of successive games are unrelated, and are the same
    in every process.
    """
    return Random(f"{plan.seed} game {number}")


def seating(plan: Plan, number: int) -> tuple[int, ...]:
    """The bot in each seat in game ``number``, as an index into the line-up.

    If the plan is permuted, the bots form a circle that turns by one seat from game to game until each bot
    has had each seat. Then they form another circle, until every circular order has been used.
    """
    seats = len(plan.bots)
    if not plan.permuted:
        return tuple(range(seats))
    circle = circles(seats, plan.seed)[number // seats % factorial(seats - 1)]
    turn = number % seats
    return circle[turn:] + circle[:turn]


@lru_cache(maxsize=16)
def circles(seats: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """Every circular order of the bots, shuffled: the first few are a random choice."""
    orders = [(0, *others) for others in permutations(range(1, seats))]
    Random(f"{seed} circles").shuffle(orders)
    return tuple(orders)
