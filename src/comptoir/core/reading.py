"""Reading a text file that somebody names."""

import stat
from pathlib import Path
from typing import Final

LARGEST: Final = 4_000_000
"""Characters beyond which a file is neither a record nor an edition."""


def read_text(path: Path) -> str | None:
    """The text of a file; ``None`` if it cannot be read, is no regular file, too large, or no text."""
    try:
        # Check before opening: opening a pipe would wait for its writer.
        if stat.S_ISREG(path.stat().st_mode):
            with path.open(encoding="utf-8") as file:
                text = file.read(LARGEST + 1)
            return text if len(text) <= LARGEST else None
    except (OSError, ValueError):  # a name with a NUL, or bytes that are not UTF-8
        pass
    return None
