"""Faults of our own, as they are logged: where it happened, and nothing that was in the hands of a player."""

from pathlib import Path
from traceback import extract_tb


def where(error: BaseException) -> str:
    """The kind of an error and the lines that led to it, innermost first; no message and no value."""
    lines = [
        f"{Path(line.filename).name}:{line.lineno} {line.name}" for line in extract_tb(error.__traceback__)
    ]
    return " < ".join([type(error).__name__, *reversed(lines)])
