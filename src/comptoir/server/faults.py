"""What the server logs of an error: its type and where it happened, but no values: they may be secret."""

from pathlib import Path
from traceback import extract_tb


def where(error: BaseException) -> str:
    """The type of an error and its traceback, innermost line first, without its message or any values."""
    lines = [
        f"{Path(line.filename).name}:{line.lineno} {line.name}" for line in extract_tb(error.__traceback__)
    ]
    return " < ".join([type(error).__name__, *reversed(lines)])
