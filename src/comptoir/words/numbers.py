"""Numbers as people read them."""

from fractions import Fraction
from typing import Final

from babel.numbers import format_percent

LARGEST: Final = 10**15
"""Fluent writes smaller numbers with all their digits."""


def percent(chance: Fraction, language: str) -> str:
    """A probability in per cent, with at most one decimal: ``4.3%``."""
    return format_percent(round(float(chance), 3), locale=language, decimal_quantization=False)


def shorten(number: int) -> int | str:
    """A number short enough for a sentence: the order of magnitude replaces a number of `LARGEST` or more."""
    if abs(number) < LARGEST:
        return number
    return f"{'-' if number < 0 else ''}10^{number.bit_length() * 3 // 10}…"
