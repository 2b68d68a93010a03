"""How errors in the server are logged: where they happened, and nothing that a player holds or typed."""

from pathlib import Path
from traceback import extract_tb


def where(error: BaseException) -> str:
    """The type of an error and its traceback, innermost line first; without message and values."""
    lines = [
        f"{Path(line.filename).name}:{line.lineno} {line.name}" for line in extract_tb(error.__traceback__)
    ]
    return " < ".join([type(error).__name__, *reversed(lines)])
