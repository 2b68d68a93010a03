"""The store of a single server: an SQLite file, written by one thread, many appends a commit.

Commits wait for the disk (write-ahead log, synchronous FULL). While one waits,
further appends gather and become the next: a hundred tables pay for one.
"""

import asyncio
import logging
import sqlite3
import struct
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeAlias

from comptoir.core.actors import Seat
from comptoir.server.faults import where
from comptoir.server.storage.store import BadStore, Conflict, NotStored

logger = logging.getLogger(__name__)

VERSION: Final = 1
"""Of what the file holds; raised when an older Comptoir could no longer read it."""
MARK: Final = 0x436F6D70
"""By this SQLite's header tells our files from others."""
_HEADER: Final = 100
"""Bytes at the beginning of every SQLite file."""
_MOST_ROWS: Final = 7
"""Rows of one statement, as a power of two; few different statements are soon all prepared."""
_SCHEMA: Final = (
    "CREATE TABLE tables (name TEXT PRIMARY KEY, joins TEXT UNIQUE NOT NULL, watch TEXT UNIQUE NOT NULL)",
    "CREATE TABLE log (name TEXT, number INTEGER, data BLOB, PRIMARY KEY (name, number)) WITHOUT ROWID",
    f"PRAGMA application_id = {MARK}",
    f"PRAGMA user_version = {VERSION}",
)
_BESIDE: Final = (
    "CREATE TABLE IF NOT EXISTS orders (name TEXT, seat INTEGER, data BLOB, PRIMARY KEY (name, seat))"
    " WITHOUT ROWID"
)
"""What files may lack that an earlier Comptoir has made, and what it can do without."""

Rows: TypeAlias = list[tuple[str | int | bytes, ...]]
Row: TypeAlias = tuple[str, int, bytes]
"""A table, the number of an append, the append."""
Statement: TypeAlias = tuple[str, tuple[str | int | bytes, ...]]


class Work(NamedTuple):
    """A row for the log and statements beside it, and who waits for what the last one finds."""

    done: asyncio.Future[Rows]
    appended: Row | None
    statements: tuple[Statement, ...]


Answer: TypeAlias = tuple[asyncio.Future[Rows], Rows | NotStored]


class SqliteStore:
    """See `Store`."""

    def __init__(self, path: Path | str) -> None:
        """Open the file, or make it.

        Raises:
            BadStore: it is none of ours, newer than we are, or cannot be written.
        """
        self._base = open_base(Path(path))
        self._work: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._gathered: list[Work] = []
        self._closed = False
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    # --- What others ask ------------------------------------------------------

    async def create(self, table: str, join: str, watch: str, data: bytes) -> None:
        """Begin the log of a table."""
        opened: Statement = ("INSERT INTO tables VALUES (?, ?, ?)", (table, join, watch))
        await self._do((table, 0, data), opened)

    async def append(
        self, table: str, number: int, data: bytes, secrets: tuple[str, str] | None = None
    ) -> None:
        """Add to a log."""
        locked: list[Statement] = []
        if secrets:
            locked.append(("UPDATE tables SET joins = ?, watch = ? WHERE name = ?", (*secrets, table)))
        await self._do((table, number, data), *locked)

    async def load(self, table: str) -> Sequence[bytes]:
        """The appends of a table."""
        rows = await self._do(None, ("SELECT data FROM log WHERE name = ? ORDER BY number", (table,)))
        return [data for (data,) in rows if isinstance(data, bytes)]

    async def keep_order(self, table: str, seat: Seat, data: bytes) -> None:
        """Keep the standing order of a seat."""
        await self._do(None, ("REPLACE INTO orders VALUES (?, ?, ?)", (table, seat, data)))

    async def orders(self, table: str) -> Mapping[Seat, bytes]:
        """The standing orders of a table."""
        rows = await self._do(None, ("SELECT seat, data FROM orders WHERE name = ?", (table,)))
        return {seat: data for seat, data in rows if isinstance(seat, int) and isinstance(data, bytes)}

    async def by_join(self, code: str) -> str | None:
        """The table that this code opens."""
        return await self._find("SELECT name FROM tables WHERE joins = ?", code)

    async def by_watch(self, secret: str) -> str | None:
        """The table that this secret lets watch."""
        return await self._find("SELECT name FROM tables WHERE watch = ?", secret)

    async def close(self) -> None:
        """Finish what is being written."""
        self._hand_over()
        self._closed = True
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _find(self, question: str, secret: str) -> str | None:
        rows = await self._do(None, (question, (secret,)))
        return str(rows[0][0]) if rows else None

    async def _do(self, appended: Row | None, *statements: Statement) -> Rows:
        """What the last statement finds, once all is durable.

        Raises:
            NotStored: it is not, or nobody is there any more who could write it.
        """
        if self._closed or not self._thread.is_alive():
            raise NotStored("not-stored")
        done: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        if not self._gathered:
            done.get_loop().call_soon(self._hand_over)
        self._gathered.append(Work(done, appended, statements))
        return await done

    def _hand_over(self) -> None:
        """What was asked for in one turn of the event loop goes to the thread in one piece."""
        if self._gathered:
            self._work.put(self._gathered)
            self._gathered = []

    # --- What the thread does -------------------------------------------------

    def _write_all(self) -> None:
        waiting: list[list[Work] | None] = []
        while None not in waiting:
            waiting = [self._work.get()]
            while not self._work.empty():
                waiting.append(self._work.get())
            self._answer([work for works in waiting for work in works or ()])
        self._base.close()

    def _answer(self, group: list[Work]) -> None:
        """Commit a group, and tell everybody in it with one call into the event loop."""
        if group:
            answers = self._commit(group)
            with suppress(RuntimeError):  # the event loop is closed, and nobody waits any more
                group[0].done.get_loop().call_soon_threadsafe(_settle, answers)

    def _commit(self, group: list[Work]) -> list[Answer]:
        """Make a group durable in one commit; if that fails, each of it alone.

        Whatever is raised becomes an answer: it would end the thread, and everybody would wait for ever.
        """
        try:
            with transaction(self._base):
                self._append_all([work.appended for work in group if work.appended])
                return [(work.done, self._run(work.statements)) for work in group]
        except BaseException as error:
            if len(group) == 1:
                return [(group[0].done, _refusal(error))]
            return [answer for work in group for answer in self._commit([work])]

    def _append_all(self, rows: Sequence[Row]) -> None:
        """Many rows in few statements: between any two the other threads may keep this one waiting.

        A row too many undoes the whole transaction. To undo its statement alone, SQLite would have to keep
        a copy of every page beforehand.
        """
        while rows:
            number = 1 << min(len(rows).bit_length() - 1, _MOST_ROWS)
            places = ",".join(["(?, ?, ?)"] * number)
            self._base.execute(f"INSERT OR ROLLBACK INTO log VALUES {places}", [*chain(*rows[:number])])
            rows = rows[number:]

    def _run(self, statements: Iterable[Statement]) -> Rows:
        rows: Rows = []
        for question, values in statements:
            rows = self._base.execute(question, values).fetchall()
        return rows


def _settle(answers: Iterable[Answer]) -> None:
    for done, answer in answers:
        if done.cancelled():
            continue
        if isinstance(answer, NotStored):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def _refusal(error: BaseException) -> NotStored:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict("somebody-else-wrote")
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL:
        return NotStored("disk-full")
    if not isinstance(error, sqlite3.Error):
        logger.error("the store failed: %s", where(error))
    return NotStored("not-stored")


@contextmanager
def transaction(base: sqlite3.Connection) -> Iterator[None]:
    """All that is done within is durable afterwards, or none of it."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
        base.execute("COMMIT")
    except BaseException:
        if base.in_transaction:  # a full disk has already undone it
            base.execute("ROLLBACK")
        raise


# --- Opening ----------------------------------------------------------------------


def open_base(path: Path) -> sqlite3.Connection:
    """The file, ready to be written.

    Raises:
        BadStore: it is none of ours, newer than we are, or cannot be written.
    """
    look_at(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        set_up(base, path)
    except (OSError, sqlite3.Error) as error:
        raise BadStore("data-not-usable", file=str(path), why=str(error)) from None
    return base


def look_at(path: Path) -> None:
    """Refuse a file that is not ours by its header alone, which changes nothing in it."""
    if not path.exists() or path.is_dir() or not path.stat().st_size:
        return
    with path.open("rb") as file:
        header = file.read(_HEADER)
    if not header.startswith(b"SQLite format 3\0") or len(header) < _HEADER:
        raise BadStore("data-not-ours", file=str(path))
    (version,), (mark,) = struct.unpack_from(">I", header, 60), struct.unpack_from(">I", header, 68)
    check(path, version, mark)


def check(path: Path, version: int, mark: int) -> None:
    """Refuse a newer file, and one that another program has made."""
    if (version or mark) and mark != MARK:
        raise BadStore("data-not-ours", file=str(path))
    if version > VERSION:
        raise BadStore("data-newer", file=str(path), version=version, known=VERSION)


def set_up(base: sqlite3.Connection, path: Path) -> None:
    """Make an empty file ours, and have every commit wait for the disk.

    Each append writes the page with the latest ones of its table again, so pages are small; and the later
    they are copied from the write-ahead log into the file, the fewer copies. What tables need that are
    played at stays in memory (64 MB at most), or each append would have to fetch it first.
    """
    (version,), (mark,) = (
        base.execute(f"PRAGMA {name}").fetchone() for name in ("user_version", "application_id")
    )
    check(path, version, mark)
    if not version:
        if base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise BadStore("data-not-ours", file=str(path))
        base.execute("PRAGMA page_size = 1024")
        with transaction(base):
            for statement in _SCHEMA:
                base.execute(statement)
    base.execute(_BESIDE)
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "wal_autocheckpoint = 32000",
        "busy_timeout = 10000",
        "cache_size = -65536",
    ):
        base.execute(f"PRAGMA {setting}")
