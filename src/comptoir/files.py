"""Reads, creates and replaces files that a user names; every failure is a refusal."""

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from comptoir.core.reading import read_text
from comptoir.core.refusals import Refusal

# A path with a character that no path can have, such as NUL, raises ValueError.
UNUSABLE: Final = (OSError, ValueError)


def read(path: Path) -> str:
    """The text of a file.

    Raises:
        Refusal: it cannot be read, is not a regular file, is too large, or is not text.
    """
    if (text := read_text(path)) is None:
        raise Refusal("no-file", file=path)
    return text


def create(path: Path, text: str) -> None:
    """Create a file that must not exist yet.

    Raises:
        Refusal: it exists, or cannot be written.
    """
    try:
        with path.open("x", encoding="utf-8") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                path.unlink()
                raise
    except FileExistsError:
        raise Refusal("file-exists", file=path) from None
    except UNUSABLE:
        raise Refusal("cannot-write", file=path) from None


def replace(path: Path, text: str) -> None:
    """Replace the text of a file completely or not at all; symbolic links and the file's mode stay.

    Raises:
        Refusal: the file does not exist, is not a regular file, or cannot be written.
    """
    try:
        mode, real = path.stat().st_mode, path.resolve(strict=True)
        if not stat.S_ISREG(mode):
            raise Refusal("cannot-write", file=path)
        handle, name = tempfile.mkstemp(prefix=f".{real.name[:40]}.", dir=real.parent)
        fresh = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            fresh.chmod(stat.S_IMODE(mode))
            fresh.replace(real)
        except BaseException:
            with suppress(OSError):
                fresh.unlink()
            raise
    except UNUSABLE:
        raise Refusal("cannot-write", file=path) from None


def append(path: Path, text: str) -> None:
    """Add text to the end of an existing file.

    Raises:
        Refusal: it cannot be written.
    """
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_APPEND), "a", encoding="utf-8") as file:
            file.write(text)
    except UNUSABLE:
        raise Refusal("cannot-write", file=path) from None
