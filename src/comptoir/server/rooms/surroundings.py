"""What rooms depend on: store, clock, bots, dice and pages' connections; tests replace them."""

from dataclasses import dataclass, field
from typing import Protocol

from comptoir.core.actors import Viewer
from comptoir.core.dice import Dice
from comptoir.server import limits
from comptoir.server.bot_processes import Bots
from comptoir.server.clock import Clock
from comptoir.server.limits import Pause
from comptoir.server.luck import Luck
from comptoir.server.storage.store import Store


class Connection(Protocol):
    """One open page at a table, to which a room sends frames."""

    viewer: Viewer

    @property
    def round_trip(self) -> float | None:
        """The longest round-trip time measured recently, in seconds; ``None`` if none has been measured."""
        ...

    def send(self, frame: bytes) -> None:
        """Send a frame; this never waits and never fails."""
        ...

    def close(self, code: str) -> None:
        """Close the connection; ``code`` says why."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """The store, clock, bots and dice that all rooms share."""

    store: Store
    clock: Clock
    bots: Bots
    dice: Dice = field(default_factory=Luck)
    """Dice for the outcomes of chance in games."""
    pauses: Dice = field(default_factory=Luck)
    """Dice for the lengths of pauses and for bots' reaction times."""
    long: Pause = limits.LONG
    short: Pause = limits.SHORT
