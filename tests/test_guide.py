"""The guide explains each kind of moment that a first game can bring, and nothing else."""

from random import Random
from typing import Any, get_args, get_type_hints

import pytest

import comptoir
from comptoir.catalogue import AnyGame
from comptoir.core.actors import CHANCE
from comptoir.words.texts import source

GAMES = 40
START, END = "start", "end"

each_game = pytest.mark.parametrize("name", comptoir.games())


def explained_moments(game: AnyGame) -> set[str]:
    """The moments of a game that are explained."""
    lines = source(game.package, "en").splitlines()
    return {line.partition(" ")[0].removeprefix("guide-") for line in lines if line.startswith("guide-")}


def asked_phases(game: AnyGame, dice: Random) -> set[str]:
    """The phases in which somebody was asked in a first game."""
    state: Any = game.start(4 if 4 in game.seats else game.seats[0], game.guided)
    found = set()
    while awaited := game.to_act(state):
        actor = awaited[0]
        if actor is CHANCE:
            step = game.sample(state, dice)
        else:
            found.add(state.phase)
            step = dice.choice(game.legal(state, actor))
        state = game.apply(state, actor, step)
    return found


@each_game
def test_the_guide_explains_every_phase_in_which_a_first_game_asks(name: str) -> None:
    game, dice = comptoir.load(name), Random(1)
    moments = set().union(*(asked_phases(game, dice) for _ in range(GAMES)))
    assert moments
    assert explained_moments(game) == moments | {START, END}


@each_game
def test_every_view_names_the_phases_that_the_guide_explains(name: str) -> None:
    phases = get_args(get_type_hints(comptoir.load(name).View)["phase"])
    assert explained_moments(comptoir.load(name)) - {START, END} <= set(phases)
    assert not {START, END} & set(phases)
