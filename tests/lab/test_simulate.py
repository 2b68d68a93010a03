"""The same plan gives the same numbers, no matter which processes do the work."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest

from comptoir import catalogue
from comptoir.catalogue import AnyGame
from comptoir.core import records
from comptoir.core.refusals import BadEdition, BadOptions, Refusal
from comptoir.lab.executors import Executor, Processes, Serial, executor
from comptoir.lab.progress import gather
from comptoir.lab.results import Results
from comptoir.lab.simulate import Plan, plan, simulate, tasks

T = TypeVar("T")
R = TypeVar("R")

NAMES = catalogue.games()


def two_levels(game: AnyGame, seats: int) -> list[str]:
    """A line-up of the two weakest levels."""
    weak, *others = list(game.bots)[:2]
    return [*(others or [weak]), *[weak] * (seats - 1)]


def small(name: str = NAMES[0], games: int = 50, seed: int = 1) -> Plan:
    game = catalogue.load(name)
    return plan(game, two_levels(game, game.seats[0]), games=games, seed=seed)


def run_plan(plan: Plan, executor: Executor) -> Results:
    return Results.join(list(simulate(plan, executor)))


def are_equal(one: Results, other: Results) -> bool:
    columns = [field.name for field in fields(Results)]
    return all(np.array_equal(getattr(one, column), getattr(other, column)) for column in columns)


class Divided(Serial):
    """Divides the work as for several workers, but does it in this process."""

    def __init__(self, workers: int) -> None:
        self.workers = workers


class Interrupted(Serial):
    """Raises `KeyboardInterrupt` after two tasks, as Ctrl-C does."""

    def map(self, fn: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        for number, task in enumerate(tasks):
            if number == 2:
                raise KeyboardInterrupt
            yield fn(task)


# --- The same numbers -----------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_dividing_games_among_workers_changes_no_number(name: str) -> None:
    alone = run_plan(small(name), Serial())
    assert len(alone) == 50
    assert are_equal(alone, run_plan(small(name), Divided(3)))


@pytest.mark.slow
@pytest.mark.parametrize("workers", [2, 3])
def test_several_processes_give_the_same_numbers(workers: int) -> None:
    assert are_equal(run_plan(small(), Serial()), run_plan(small(), Processes(workers)))


@pytest.mark.slow
def test_another_hash_seed_of_python_gives_the_same_numbers() -> None:
    game = catalogue.load(NAMES[0])
    asked = ["simulate", game.name, "--bots", ",".join(two_levels(game, 3)), "--games", "20", "--json"]
    outputs = {run(asked, hash_seed).stdout for hash_seed in ("0", "1")}
    assert len(outputs) == 1


def run(arguments: list[str], hash_seed: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "comptoir.cli", *arguments, "--workers", "1"]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True)


def test_a_longer_simulation_begins_with_the_same_games() -> None:
    few, many = run_plan(small(games=10), Serial()), run_plan(small(games=30), Serial())
    assert np.array_equal(few.scores, many.scores[:10])


def test_another_seed_gives_other_games() -> None:
    assert not are_equal(run_plan(small(seed=1), Serial()), run_plan(small(seed=2), Serial()))


@pytest.mark.parametrize("workers", [1, 2, 7])
@pytest.mark.parametrize("games", [1, 2, 99, 100, 101, 4000, 100_000])
def test_every_game_is_in_exactly_one_task(games: int, workers: int) -> None:
    shared_out = tasks(games, workers)
    assert [number for task in shared_out for number in task] == list(range(games))
    assert len(shared_out) >= min(games, workers)
    assert max(map(len, shared_out)) <= 100


# --- The games ------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_game_leaves_a_record(name: str, tmp_path: Path) -> None:
    game, asked = catalogue.load(name), small(name, games=6)
    results = Results.join(list(simulate(asked, Serial(), tmp_path)))
    assert {path.name for path in tmp_path.iterdir()} == {f"{number}.txt" for number in range(6)}
    for number in range(6):
        record = records.read(game, (tmp_path / f"{number}.txt").read_text("utf-8"))
        result = game.result(record.end)
        assert result
        assert result.scores == tuple(results.scores[number])
        assert result.ranks == tuple(results.ranks[number])
        assert record.names == tuple(asked.bots[bot] for bot in results.seated[number])
        assert results.decisions[number] == sum(isinstance(turn.actor, int) for turn in record.turns)


# --- Refusals -------------------------------------------------------------------


def test_an_unknown_bot_is_refused() -> None:
    game = catalogue.load(NAMES[0])
    with pytest.raises(Refusal) as refused:
        plan(game, ["nobody"])
    assert refused.value.code == "no-bot"
    assert refused.value.arguments == {"level": "nobody", "known": ", ".join(game.bots)}


def test_too_few_bots_for_the_seats_are_refused() -> None:
    game = catalogue.load(NAMES[0])
    with pytest.raises(Refusal) as refused:
        plan(game, two_levels(game, 3), seats=4)
    assert refused.value.code == "bot-count"
    assert refused.value.arguments == {"bots": 3, "chairs": 4}


def test_a_single_bot_plays_all_seats() -> None:
    game = catalogue.load(NAMES[0])
    level = next(iter(game.bots))
    assert plan(game, [level], seats=3).bots == (level,) * 3
    assert plan(game, [level]).bots == (level,) * 4


@pytest.mark.parametrize("games", [0, -1])
def test_a_number_of_games_below_1_is_refused(games: int) -> None:
    game = catalogue.load(NAMES[0])
    with pytest.raises(Refusal) as refused:
        plan(game, two_levels(game, 4), games=games)
    assert refused.value.code == "no-games"


def test_seats_and_editions_are_checked_before_anything_is_played() -> None:
    game = catalogue.load(NAMES[0])
    with pytest.raises(BadOptions):
        plan(game, two_levels(game, game.seats[-1] + 1))
    with pytest.raises(BadEdition):
        plan(game, two_levels(game, 4), edition="no-such-box")


# --- Stopping -------------------------------------------------------------------


def test_ctrl_c_keeps_the_results_so_far() -> None:
    asked = small(games=40)
    gathered = gather(simulate(asked, Interrupted()), 40)
    assert [len(part) for part in gathered] == [2, 2]
    assert are_equal(Results.join(gathered), run_plan(small(games=4), Serial()))


def slow_half(number: int) -> float:
    """Half the number; takes ten minutes, unless the number is 0."""
    time.sleep(600 if number else 0)
    return number / 2


@pytest.mark.slow
def test_processes_end_when_no_more_results_are_needed() -> None:
    """The other tasks would take ten minutes each."""
    halves = Processes(2).map(slow_half, [0, 1, 2])
    assert next(halves) == 0
    halves.close()  # type: ignore[attr-defined]  # an iterator that is a generator
    assert list(halves) == []


def test_one_worker_needs_no_processes() -> None:
    assert isinstance(executor(1), Serial)
    assert isinstance(executor(2), Processes)


def fail(number: int) -> int:
    raise ValueError(number)


@pytest.mark.slow
def test_an_error_in_a_process_is_raised_in_the_parent() -> None:
    with pytest.raises(ValueError, match="1"):
        list(Processes(2).map(fail, [1, 2]))


@pytest.mark.slow
def test_ctrl_c_at_the_keyboard_ends_all_processes_cleanly(tmp_path: Path) -> None:
    """The keyboard interrupts every process of the command; all end, without any traceback."""
    game = catalogue.load(NAMES[0])
    asked = ["simulate", game.name, "--bots", ",".join(two_levels(game, 3)), "--games", "1000000"]
    command = [sys.executable, "-m", "comptoir.cli", *asked, "--workers", "2", "--record-dir", str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        while not any(tmp_path.iterdir()):
            time.sleep(0.1)
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        output, complaints = process.communicate()
    assert process.returncode == 130
    assert complaints.startswith("Stopped after ")
    assert ("win share" in output) == (not complaints.startswith("Stopped after 0 "))
    assert len(complaints.splitlines()) == 1
