"""Numbers as people read them."""

from fractions import Fraction
from typing import Final

from babel.numbers import format_percent

LARGEST: Final = 10**15
"""Fluent writes numbers below this one digit by digit."""


def percent(chance: Fraction, language: str) -> str:
    """A chance, to the tenth of a per cent at most: ``4.3%``."""
    return format_percent(round(float(chance), 3), locale=language, decimal_quantization=False)


def bounded(number: int) -> int | str:
    """A number that fits into a sentence: beyond `LARGEST` only its order of magnitude."""
    if abs(number) < LARGEST:
        return number
    return f"{'-' if number < 0 else ''}10^{number.bit_length() * 3 // 10}…"
