"""Text from files and arguments, made safe to print in a terminal."""

from typing import Final

UNBROKEN: Final = "\u00a0\u202f"
"""The spaces that French puts before punctuation; `str.isprintable` is false for them."""


def printable(text: str) -> str:
    """The text without control characters, which the terminal would obey."""
    return "".join(letter for letter in text if letter.isprintable() or letter in UNBROKEN)
