"""Text from files and arguments, made safe to print in a terminal."""

from typing import Final

UNBROKEN: Final = "\u00a0\u202f"
"""The spaces that French sets before its signs; to Python they are not printable."""


def printable(text: str) -> str:
    """The text without control characters, which could give orders to the terminal."""
    return "".join(letter for letter in text if letter.isprintable() or letter in UNBROKEN)
