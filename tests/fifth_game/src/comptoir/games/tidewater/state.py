"""The state of a game: its setup, what lies on the table, and who has to act."""

from functools import cached_property
from typing import Literal, TypeAlias

from comptoir.core import game, setups
from comptoir.core.actors import Actor, Seat
from comptoir.games.tidewater.components import Card, Cards, Components, Options

Phase: TypeAlias = Literal["lot", "draw", "stow", "load", "tide", "over"]


class Setup(setups.Setup[Options, Components], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components."""

    @cached_property
    def cards(self) -> Cards:
        """All cards of the box."""
        return frozenset(f"{good}{weight + 1}" for good in "asw" for weight in range(self.components.weights))


class State(game.State, frozen=True):
    """A position, complete: nothing else decides what may happen next. ``spent`` has left the game."""

    setup: Setup
    phase: Phase
    awaited: tuple[Actor, ...]
    turn: Seat
    hold: Cards
    hands: tuple[Cards, ...]
    ballast: tuple[Card | None, ...]
    barges: tuple[Cards, ...]
    spent: Cards
    scores: tuple[int, ...]

    @property
    def drawer(self) -> Seat:
        """The seat that draws next: it has the smallest hand."""
        return min(range(self.setup.seats), key=lambda seat: len(self.hands[seat]))
