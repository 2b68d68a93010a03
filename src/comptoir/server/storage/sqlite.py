"""A store in an SQLite file: one thread writes it, with many appends in each commit.

A commit waits for the disk (write-ahead log, synchronous FULL). Meanwhile, further appends gather for the
next one, so that a hundred tables share the cost of a commit.
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
"""The version of the file format; raised when older versions of Comptoir could no longer read the file."""
MARK: Final = 0x436F6D70
"""SQLite's application id in the file's header, which marks our files."""
_HEADER: Final = 100
"""Bytes of the header of an SQLite file."""
_MOST_ROWS: Final = 7
"""The most rows in one statement, as an exponent of 2: few different statements have to be prepared."""
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
"""The SQL table of standing orders; files of earlier versions lack it, and those versions ignore it."""

Rows: TypeAlias = list[tuple[str | int | bytes, ...]]
Row: TypeAlias = tuple[str, int, bytes]
"""The name of a table, the number of an append, and the append as bytes."""
Statement: TypeAlias = tuple[str, tuple[str | int | bytes, ...]]


class Work(NamedTuple):
    """A row for the log, further statements, and the future that gets the rows of the last statement."""

    done: asyncio.Future[Rows]
    appended: Row | None
    statements: tuple[Statement, ...]


Answer: TypeAlias = tuple[asyncio.Future[Rows], Rows | NotStored]


class SqliteStore:
    """See `Store`."""

    def __init__(self, path: Path | str) -> None:
        """Open the file, or create it.

        Raises:
            BadStore: it is not a Comptoir file, is from a newer version, or cannot be written.
        """
        self._base = open_base(Path(path))
        self._work: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._gathered: list[Work] = []
        self._closed = False
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    # --- The interface --------------------------------------------------------

    async def create(self, table: str, join: str, watch: str, data: bytes) -> None:
        opened: Statement = ("INSERT INTO tables VALUES (?, ?, ?)", (table, join, watch))
        await self._do((table, 0, data), opened)

    async def append(
        self, table: str, number: int, data: bytes, secrets: tuple[str, str] | None = None
    ) -> None:
        locked: list[Statement] = []
        if secrets:
            locked.append(("UPDATE tables SET joins = ?, watch = ? WHERE name = ?", (*secrets, table)))
        await self._do((table, number, data), *locked)

    async def load(self, table: str) -> Sequence[bytes]:
        rows = await self._do(None, ("SELECT data FROM log WHERE name = ? ORDER BY number", (table,)))
        return [data for (data,) in rows if isinstance(data, bytes)]

    async def keep_order(self, table: str, seat: Seat, data: bytes) -> None:
        await self._do(None, ("REPLACE INTO orders VALUES (?, ?, ?)", (table, seat, data)))

    async def orders(self, table: str) -> Mapping[Seat, bytes]:
        rows = await self._do(None, ("SELECT seat, data FROM orders WHERE name = ?", (table,)))
        return {seat: data for seat, data in rows if isinstance(seat, int) and isinstance(data, bytes)}

    async def by_join(self, code: str) -> str | None:
        return await self._find("SELECT name FROM tables WHERE joins = ?", code)

    async def by_watch(self, secret: str) -> str | None:
        return await self._find("SELECT name FROM tables WHERE watch = ?", secret)

    async def close(self) -> None:
        """Finish writing, then close the file."""
        self._hand_over()
        self._closed = True
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _find(self, query: str, secret: str) -> str | None:
        rows = await self._do(None, (query, (secret,)))
        return str(rows[0][0]) if rows else None

    async def _do(self, appended: Row | None, *statements: Statement) -> Rows:
        """Append a row and run statements in one transaction; return the rows of the last statement.

        Raises:
            NotStored: the transaction failed, or the store is closed.
        """
        if self._closed or not self._thread.is_alive():
            raise NotStored("not-stored")
        done: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        if not self._gathered:
            done.get_loop().call_soon(self._hand_over)
        self._gathered.append(Work(done, appended, statements))
        return await done

    def _hand_over(self) -> None:
        """Pass all work from this turn of the event loop to the thread at once."""
        if self._gathered:
            self._work.put(self._gathered)
            self._gathered = []

    # --- The thread -----------------------------------------------------------

    def _write_all(self) -> None:
        waiting: list[list[Work] | None] = []
        while None not in waiting:
            waiting = [self._work.get()]
            while not self._work.empty():
                waiting.append(self._work.get())
            self._answer([work for works in waiting for work in works or ()])
        self._base.close()

    def _answer(self, group: list[Work]) -> None:
        """Commit a group, and resolve its futures with one call into each of their event loops."""
        by_loop: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
        for answer in self._commit(group) if group else ():
            by_loop.setdefault(answer[0].get_loop(), []).append(answer)
        for loop, answers in by_loop.items():
            with suppress(RuntimeError):  # the event loop is closed: nobody waits for an answer
                loop.call_soon_threadsafe(_resolve, answers)

    def _commit(self, group: list[Work]) -> list[Answer]:
        """Store a group in one commit; if that fails, commit each piece of work on its own.

        Every exception becomes an answer: raised here, it would end the thread, and work would wait for ever.
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
        """Append many rows with few statements: between two statements, other threads may hold this one up.

        A conflicting row rolls back the whole transaction. To roll back only its statement, SQLite would
        have to copy every page first.
        """
        while rows:
            number = 1 << min(len(rows).bit_length() - 1, _MOST_ROWS)
            places = ",".join(["(?, ?, ?)"] * number)
            self._base.execute(f"INSERT OR ROLLBACK INTO log VALUES {places}", [*chain(*rows[:number])])
            rows = rows[number:]

    def _run(self, statements: Iterable[Statement]) -> Rows:
        rows: Rows = []
        for statement, values in statements:
            rows = self._base.execute(statement, values).fetchall()
        return rows


def _resolve(answers: Iterable[Answer]) -> None:
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
    """A context in which everything is committed together or not at all."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
        base.execute("COMMIT")
    except BaseException:
        if base.in_transaction:  # SQLite itself rolls back when the disk is full
            base.execute("ROLLBACK")
        raise


# --- Opening ----------------------------------------------------------------------


def open_base(path: Path) -> sqlite3.Connection:
    """Open the file for writing.

    Raises:
        BadStore: it is not a Comptoir file, is from a newer version, or cannot be written.
    """
    check_header(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
        set_up(base, path)
    except (OSError, sqlite3.Error) as error:
        raise BadStore("data-not-usable", file=str(path), why=str(error)) from None
    return base


def check_header(path: Path) -> None:
    """Refuse a file if its header shows that it is not ours; the file is not changed."""
    if not path.exists() or path.is_dir() or not path.stat().st_size:
        return
    with path.open("rb") as file:
        header = file.read(_HEADER)
    if not header.startswith(b"SQLite format 3\0") or len(header) < _HEADER:
        raise BadStore("data-not-ours", file=str(path))
    (version,), (mark,) = struct.unpack_from(">I", header, 60), struct.unpack_from(">I", header, 68)
    check_version(path, version, mark)


def check_version(path: Path, version: int, mark: int) -> None:
    """Refuse a file from another program or from a newer version."""
    if (version or mark) and mark != MARK:
        raise BadStore("data-not-ours", file=str(path))
    if version > VERSION:
        raise BadStore("data-newer", file=str(path), version=version, known=VERSION)


def set_up(base: sqlite3.Connection, path: Path) -> None:
    """Create the schema in an empty file, and make every commit wait for the disk.

    Each append rewrites the database page with the latest appends of its table, so pages are small. A large
    write-ahead log copies fewer of these rewrites into the file. The cache (at most 64 MB) holds the pages of
    the tables in play, so that an append need not read them first.
    """
    (version,), (mark,) = (
        base.execute(f"PRAGMA {name}").fetchone() for name in ("user_version", "application_id")
    )
    check_version(path, version, mark)
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
