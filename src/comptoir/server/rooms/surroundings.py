"""What a room needs of its surroundings; tests put others in their places."""

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
    """One page that looks at a table."""

    viewer: Viewer

    @property
    def lag(self) -> float | None:
        """The way there and back, in seconds, as measured lately; ``None``: not yet."""
        ...

    def send(self, frame: bytes) -> None:
        """Send a frame; this never waits and never fails."""
        ...

    def close(self, code: str) -> None:
        """Say why, and close."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """The store, the time, the bots and the luck of all rooms."""

    store: Store
    clock: Clock
    bots: Bots
    dice: Dice = field(default_factory=Luck)
    """For what chance does in games."""
    pauses: Dice = field(default_factory=Luck)
    """For how long bots pause."""
    long: Pause = limits.LONG
    short: Pause = limits.SHORT
