"""The benchmarks run; these tests do not check speed."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.measure import Effort, speed
from benchmarks.work import random_decisions
from comptoir import catalogue

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("name", catalogue.games())
def test_random_decisions_are_counted_for_each_game(name: str) -> None:
    game = catalogue.load(name)
    play = random_decisions(game, game.seats[-1])
    assert play() >= game.seats[-1]
    assert play() > 0


def test_a_speed_is_a_number_per_second() -> None:
    measured = speed(lambda: 1000, Effort(runs=3, seconds=0.001))
    assert 0 < measured.median <= measured.best
    assert measured.copies > 0


@pytest.mark.slow
def test_the_table_of_benchmarks_has_a_line_for_everything() -> None:
    command = [sys.executable, "-m", "benchmarks", "--quick"]
    table = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in catalogue.games():
        for seats in catalogue.load(name).seats:
            assert f"{name}, {seats} seats: random decisions" in table
        for level in catalogue.load(name).bots:
            assert f"games of {level} bots" in table
    assert "start-up: comptoir --help" in table
    assert "Made by: python -m benchmarks --quick" in table
