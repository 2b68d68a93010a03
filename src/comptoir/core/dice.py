"""The random generator of a game: always passed in, because the same seed has to give the same game."""

from random import Random
from typing import TypeAlias

Dice: TypeAlias = Random
