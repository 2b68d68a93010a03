"""Who acts: the seats, chance and the clock."""

from enum import Enum
from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 clockwise."""

Viewer: TypeAlias = Seat | None
"""Whose knowledge is meant: a seat, or ``None`` for a watcher, who sees what is public."""


class Nature(Enum):
    """The actors without a seat."""

    CHANCE = "chance"
    CLOCK = "clock"

    def __repr__(self) -> str:
        return self.name


CHANCE: Final = Nature.CHANCE
CLOCK: Final = Nature.CLOCK

Actor: TypeAlias = Seat | Nature
