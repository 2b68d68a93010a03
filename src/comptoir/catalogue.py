"""The games of the house: the only module that names them all."""

from importlib import import_module
from typing import Any, Final, TypeAlias

from comptoir.core.game import Game
from comptoir.core.refusals import UnknownGame

NAMES: Final = ("polterfass", "bistro", "encanteur", "impitoyable")

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""A game of which nothing but the contract is known."""


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
