"""Luck that nobody can foresee: the system's own, fetched in portions, as games ask for it very often."""

from os import urandom
from random import SystemRandom
from struct import Struct
from typing import Final

_WORDS: Final = Struct("512Q")
_BITS: Final = 53
"""Of a float's fraction."""


class Luck(SystemRandom):
    """Python's `SystemRandom`, which would ask the system for each number."""

    getrandbits = SystemRandom.getrandbits  # or whole numbers would be made from floats

    def __init__(self) -> None:
        super().__init__()
        self._words: list[int] = []

    def random(self) -> float:
        """A number from 0 up to 1."""
        if not self._words:
            self._words = list(_WORDS.unpack(urandom(_WORDS.size)))
        return (self._words.pop() >> (64 - _BITS)) * 2.0**-_BITS
