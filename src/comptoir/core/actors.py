"""Who acts: the seats, and the two that sit nowhere."""

from enum import Enum
from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 clockwise."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or ``None`` for anyone standing at the table."""


class Nature(Enum):
    """What acts without a will: luck, and time."""

    CHANCE = "chance"
    CLOCK = "clock"

    def __repr__(self) -> str:
        return self.name


CHANCE: Final = Nature.CHANCE
CLOCK: Final = Nature.CLOCK

Actor: TypeAlias = Seat | Nature
