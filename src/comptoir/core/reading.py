"""Reads a text file that a user names."""

import stat
from pathlib import Path
from typing import Final

LARGEST: Final = 4_000_000
"""The maximum length of a record or an edition, in characters."""


def read_text(path: Path) -> str | None:
    """The text of a file; ``None`` if it is unreadable, not a regular file, too large or not text."""
    try:
        # Check before opening: opening a pipe would wait for its writer.
        if stat.S_ISREG(path.stat().st_mode):
            with path.open(encoding="utf-8") as file:
                text = file.read(LARGEST + 1)
            return text if len(text) <= LARGEST else None
    except (OSError, ValueError):  # a name with a NUL, or bytes that are not UTF-8
        pass
    return None
