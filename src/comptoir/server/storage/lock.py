"""Only one server may use a data file at a time: if two wrote to it, each would miss what the other wrote.

The operating system locks a file beside the data file, and unlocks it when the process ends in any way.
The data file itself is not locked, so that it can be copied at any time. The lock file is never deleted:
another process might be opening it just then, and would lock a file that no other process can find.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from comptoir.server.storage.store import BadStore

if sys.platform == "win32":
    import msvcrt

    def grab(file: IO[str]) -> None:
        """Lock a byte far beyond the text, or fail at once; on Windows locked bytes cannot be read."""
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def grab(file: IO[str]) -> None:
        """Lock the file, or fail at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN: Final = (errno.EAGAIN, errno.EACCES)
"""The errors that Unix and Windows report if another process holds the lock."""


@contextmanager
def hold(data: Path, address: str) -> Iterator[None]:
    """Reserve a data file for the server at ``address``, even if another server has a different path to it.

    Raises:
        BadStore: another server uses the data file, or it cannot be locked.
    """
    beside = lock_file(data)
    try:
        file = open_or_create(beside)
    except OSError as error:
        raise BadStore("data-not-usable", file=str(data), why=str(error)) from None
    with file:
        claim(file, data)
        file.truncate()
        file.write(f"{address}\n{os.getpid()}\n")
        file.flush()
        yield


def lock_file(data: Path) -> Path:
    """The file to lock, beside the data file; symbolic links are followed."""
    path = data.resolve()
    return path.with_name(f"{path.name}.lock")


def open_or_create(path: Path) -> IO[str]:
    """A file open for reading and writing, created if it does not exist."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    return path.open("r+", encoding="utf-8")


def claim(file: IO[str], data: Path) -> None:
    """Lock the file; it names the server that holds the lock.

    Raises:
        BadStore: another server holds the lock, or the file cannot be locked.
    """
    try:
        grab(file)
    except OSError as error:
        if error.errno not in TAKEN:
            raise BadStore("data-not-usable", file=str(data), why=str(error)) from None
        address, process, *_ = [*file.read().split(), "?", "?"]
        raise BadStore("data-in-use", file=str(data), address=address, process=process) from None
