"""What rooms depend on: store, clock, bots and dice. Tests replace them."""

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
        """The round-trip time, in seconds, as measured lately; ``None`` if it has not been measured."""
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
    """For outcomes of chance in games."""
    pauses: Dice = field(default_factory=Luck)
    """For the length of bots' pauses."""
    long: Pause = limits.LONG
    short: Pause = limits.SHORT
