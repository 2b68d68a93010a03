"""What players do, what chance brings, and what follows from it."""

from typing import TypeAlias

from comptoir.core.actors import Seat
from comptoir.core.steps import Event, Reveal, Step
from comptoir.games.tidewater.components import Card, Tide


class Stow(Step, frozen=True, tag="stow"):
    card: Card | None


class Load(Step, frozen=True, tag="load"):
    card: Card


class Sail(Step, frozen=True, tag="sail"):
    """Cast off. Written ``sail``."""


class First(Step, frozen=True, tag="first"):
    seat: Seat


class Drawn(Step, frozen=True, tag="drawn"):
    seat: Seat
    card: Card | None


class Rolled(Step, frozen=True, tag="rolled"):
    tide: Tide


Action: TypeAlias = Stow | Load | Sail
Outcome: TypeAlias = First | Drawn | Rolled
AnyStep: TypeAlias = Action | Outcome


class AllStowed(Reveal, frozen=True, tag="all-stowed"):
    ballast: tuple[Card | None, ...]


class Delivered(Event, frozen=True, tag="delivered"):
    seat: Seat
    cards: tuple[Card, ...]
    points: int


class GameEnded(Event, frozen=True, tag="ended"):
    ranks: tuple[int, ...]


EVENTS = (AllStowed, Delivered, GameEnded)
