"""The games: the only module that names them all."""

from importlib import import_module
from typing import Final, TypeAlias

from comptoir.core.game import Game, State, View
from comptoir.core.records import Record, Turn
from comptoir.core.refusals import UnknownGame
from comptoir.core.setups import Components, Options
from comptoir.core.steps import Step

NAMES: Final = (
    "polterfass",
    "bistro",
    "encanteur",
    "impitoyable",
)

AnyGame: TypeAlias = Game[State, View, Step, Options, Components]
"""A game known by its contract alone."""
AnyTurn: TypeAlias = Turn[State, Step]
AnyRecord: TypeAlias = Record[State, Step]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return NAMES


def load(name: str) -> AnyGame:
    """The game called ``name``; its modules are imported only now.

    Raises:
        UnknownGame: no game has this name.
    """
    if name not in NAMES:
        raise UnknownGame("unknown-game", name=name, known=", ".join(NAMES))
    game: AnyGame = import_module(f"comptoir.games.{name}.game").GAME
    return game
