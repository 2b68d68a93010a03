"""The work to measure: games played through the contract, and programs that start."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from comptoir.catalogue import AnyGame
from comptoir.core.actors import CHANCE
from comptoir.core.play import play

SEED: Final = 1

PROGRAMS: Final[dict[str, Sequence[str]]] = {
    "python": [sys.executable, "-c", "pass"],
    "import comptoir": [sys.executable, "-c", "import comptoir"],
    "comptoir --help": [str(Path(sys.executable).with_name("comptoir")), "--help"],
}
"""Programs to start; each of the others includes the start of the first."""


def random_decisions(game: AnyGame, seats: int) -> Callable[[], int]:
    """Work: play a game of random decisions through the contract, and return the number of decisions.

    Steps of chance take time too, but are not counted.
    """
    start, rng = game.start(seats), Random(SEED)

    def work() -> int:
        state, decisions, draw = start, 0, rng.random
        while awaited := game.to_act(state):
            actor = awaited[0]
            if actor is CHANCE:
                step = game.sample(state, rng)
            else:
                legal = game.legal(state, actor)
                step = legal[int(draw() * len(legal))]
                decisions += 1
            state = game.apply(state, actor, step)
        return decisions

    return work


def bot_games(game: AnyGame, level: str, seats: int) -> Callable[[], int]:
    """Work: play a game with bots of one level in all seats, and return 1."""
    start, rng, bots = game.start(seats), Random(SEED), [game.bots[level]() for _ in range(seats)]

    def work() -> int:
        for _ in play(game, start, bots, rng):
            pass
        return 1

    return work


def start_up(command: Sequence[str]) -> float:
    """How long a program runs, in seconds of wall-clock time."""
    start = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - start
