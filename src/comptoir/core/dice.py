"""The source of luck: a generator that is always passed in, so that the same seed gives the same game."""

from random import Random
from typing import TypeAlias

Dice: TypeAlias = Random
