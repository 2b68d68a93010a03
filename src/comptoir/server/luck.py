"""Unpredictable random numbers from the operating system, fetched in blocks because games need many."""

from os import urandom
from random import SystemRandom
from struct import Struct
from typing import Final

_WORDS: Final = Struct("512Q")
_BITS: Final = 53
"""The bits of a float's fraction."""


class Luck(SystemRandom):
    """A `SystemRandom` that does not ask the system for each number."""

    getrandbits = SystemRandom.getrandbits  # otherwise `Random` would make integers from floats

    def __init__(self) -> None:
        super().__init__()
        self._words: list[int] = []

    def random(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        if not self._words:
            self._words = list(_WORDS.unpack(urandom(_WORDS.size)))
        return (self._words.pop() >> (64 - _BITS)) * 2.0**-_BITS
