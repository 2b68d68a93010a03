"""The SQLite store: durable before it answers, many appends per commit, careful with other files."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import cast

import pytest

from comptoir.server.storage import sqlite
from comptoir.server.storage.sqlite import SqliteStore
from comptoir.server.storage.store import BadStore, Conflict, NotStored
from tests.server.live import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "below" / "tables.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(path)
    yield opened
    await opened.close()


def rows(path: Path) -> list[tuple[str, int, bytes]]:
    """The log as another connection finds it: committed rows only."""
    with sqlite3.connect(path) as base:
        found = base.execute("SELECT name, number, data FROM log ORDER BY name, number").fetchall()
    base.close()
    return found


async def test_an_append_is_visible_to_other_connections(store: SqliteStore, path: Path) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    await store.append("a", 1, b"1")
    assert rows(path) == [("a", 0, b"0"), ("a", 1, b"1")]
    assert list(await store.load("a")) == [b"0", b"1"]
    assert list(await store.load("b")) == []


async def test_secrets_open_their_table(store: SqliteStore) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    assert await store.by_join("JOIN") == "a"
    assert await store.by_watch("watch") == "a"
    assert await store.by_join("watch") is None
    assert await store.by_watch("JOIN") is None
    await store.append("a", 1, b"1", ("NEW", "other"))
    assert await store.by_join("JOIN") is None
    assert await store.by_join("NEW") == await store.by_watch("other") == "a"


async def test_standing_orders_are_kept_by_seat_and_the_latest_counts(path: Path) -> None:
    store = SqliteStore(path)
    await store.keep_order("a", 0, b"first")
    await store.keep_order("a", 2, b"other")
    await store.keep_order("a", 0, b"second")
    await store.keep_order("b", 0, b"elsewhere")
    await store.close()
    again = SqliteStore(path)
    assert await again.orders("a") == {0: b"second", 2: b"other"}
    assert await again.orders("c") == {}
    await again.close()


async def test_a_file_older_than_standing_orders_gets_a_table_for_them(path: Path) -> None:
    store = SqliteStore(path)
    await store.create("a", "JOIN", "watch", b"0")
    store._base.execute("DROP TABLE orders")
    await store.close()
    again = SqliteStore(path)
    await again.keep_order("a", 0, b"first")
    assert await again.orders("a") == {0: b"first"}
    assert list(await again.load("a")) == [b"0"]
    await again.close()


async def test_the_second_of_two_appends_with_the_same_number_is_refused(
    store: SqliteStore, path: Path
) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    answers = await asyncio.gather(
        store.append("a", 1, b"first"), store.append("a", 1, b"second"), return_exceptions=True
    )
    assert answers[0] is None
    assert isinstance(answers[1], Conflict)
    assert rows(path)[1] == ("a", 1, b"first")


async def test_a_refused_append_does_not_affect_others_in_the_same_commit(store: SqliteStore) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    work = [store.append("a", number, b"x") for number in (1, 2, 2, 3, 0, 4)]
    answers = await asyncio.gather(*work, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * 2 + [
        Conflict,
        type(None),
        Conflict,
        type(None),
    ]
    assert len(await store.load("a")) == 5


async def test_appends_that_wait_at_the_same_time_share_a_commit(store: SqliteStore) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    store._base.set_trace_callback(count)
    await asyncio.gather(*(store.append("a", number, b"x") for number in range(1, 201)))
    assert commits < 100


async def test_closing_the_store_finishes_the_writes_in_progress(path: Path) -> None:
    store = SqliteStore(path)
    work = [asyncio.ensure_future(store.create("a", "JOIN", "watch", b"0"))]
    work += [asyncio.ensure_future(store.append("a", number, b"x")) for number in range(1, 50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*work)
    assert len(rows(path)) == 50


async def test_commits_wait_for_the_disk(store: SqliteStore) -> None:
    assert store._base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._base.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


async def test_on_a_full_disk_an_append_is_refused_and_nothing_else_is_lost(
    store: SqliteStore, path: Path
) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    pages = store._base.execute("PRAGMA page_count").fetchone()[0]
    store._base.execute(f"PRAGMA max_page_count = {pages + 2}")
    work = [store.append("a", number, b"x" * 1000) for number in range(1, 100)]
    refused = [answer for answer in await asyncio.gather(*work, return_exceptions=True) if answer]
    assert {answer.code for answer in refused if isinstance(answer, NotStored)} == {"disk-full"}
    kept = len(rows(path))
    assert kept == 100 - len(refused)
    assert 1 < kept < 100
    store._base.execute("PRAGMA max_page_count = 100000")
    await store.append("a", kept, b"again")
    assert list(await store.load("a"))[-1] == b"again"


async def test_an_append_too_large_for_the_disk_leaves_room_for_a_smaller_one(store: SqliteStore) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    pages = store._base.execute("PRAGMA page_count").fetchone()[0]
    store._base.execute(f"PRAGMA max_page_count = {pages + 1}")
    answers = await asyncio.gather(
        store.append("a", 1, b"x" * 100_000), store.append("a", 1, b"y"), return_exceptions=True
    )
    assert isinstance(answers[0], NotStored)
    assert answers[1] is None


async def test_a_backup_can_be_made_during_appends(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    work = asyncio.gather(*(store.append("a", number, b"x") for number in range(1, 300)))
    with sqlite3.connect(path) as base, sqlite3.connect(tmp_path / "copy.db") as copy:
        base.backup(copy)
    base.close()
    copy.close()
    await work
    assert len(rows(path)) == 300


async def test_a_second_process_may_write_too(path: Path) -> None:
    """The store locks nothing: the server does that before it opens a store, and numbers protect each log."""
    one, two = SqliteStore(path), SqliteStore(path)
    await one.create("a", "JOIN", "watch", b"0")
    mine = [one.append("a", number, b"one") for number in range(1, 50)]
    await two.create("b", "OTHER", "other", b"0")
    theirs = [two.append("b", number, b"two") for number in range(1, 50)]
    await asyncio.gather(*mine, *theirs)
    with pytest.raises(Conflict):
        await two.append("a", 7, b"two")
    await one.close()
    await two.close()
    assert len(rows(path)) == 100


# --- Unexpected faults ------------------------------------------------------------


class Faulty:
    """A connection on which every statement with a certain value fails."""

    def __init__(self, base: sqlite3.Connection, fault: BaseException, value: object) -> None:
        self.base = base
        self.fault = fault
        self.value = value

    @property
    def in_transaction(self) -> bool:
        return self.base.in_transaction

    def execute(self, statement: str, values: Sequence[object] = ()) -> object:
        if self.value in values:
            raise self.fault
        return self.base.execute(statement, values)

    def close(self) -> None:
        self.base.close()


def plant(store: SqliteStore, fault: BaseException, value: object) -> None:
    """Make every statement with this value fail."""
    store._base = cast("sqlite3.Connection", Faulty(store._base, fault, value))


@pytest.mark.parametrize("fault", [OverflowError("secret"), MemoryError(), SystemExit(1)])
async def test_an_append_that_fails_unexpectedly_is_refused_and_others_are_written(
    fault: BaseException, store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await store.create("a", "JOIN", "watch", b"0")
    plant(store, fault, b"2")
    work = [store.append("a", 1, b"1"), store.append("b", 0, b"2"), store.append("c", 0, b"3")]
    async with asyncio.timeout(PATIENCE):
        answers = await asyncio.gather(*work, return_exceptions=True)
    refused = answers.pop(1)
    assert isinstance(refused, NotStored)
    assert refused.code == "not-stored"
    assert answers == [None, None]
    assert type(fault).__name__ in caplog.text
    assert "secret" not in caplog.text
    await store.append("a", 2, b"later")
    assert [data for _, _, data in rows(path)] == [b"0", b"1", b"later", b"3"]


async def test_text_that_cannot_be_encoded_is_refused_and_the_store_goes_on(store: SqliteStore) -> None:
    """SQLite cannot store half of a surrogate pair; Python raises no `sqlite3.Error` for it."""
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(NotStored):
            await store.by_join("\ud800")
        assert await store.by_join("JOIN") is None


async def test_a_closed_store_refuses_everything(path: Path) -> None:
    store = SqliteStore(path)
    await store.close()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(NotStored):
            await store.append("a", 0, b"0")


async def test_a_store_whose_thread_has_ended_refuses_everything(store: SqliteStore) -> None:
    store._work.put(None)
    await asyncio.to_thread(store._thread.join)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(NotStored):
            await store.load("a")


async def test_a_closed_event_loop_does_not_end_the_thread_of_the_store(path: Path) -> None:
    store = SqliteStore(path)

    def ask_and_leave() -> None:
        loop = asyncio.new_event_loop()
        loop.create_task(store.create("a", "JOIN", "watch", b"0")).add_done_callback(lambda _: None)
        loop.run_until_complete(asyncio.sleep(0))
        loop.run_until_complete(asyncio.sleep(0))
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()

    held = threading.Event()
    store._base.set_trace_callback(lambda _: held.wait(PATIENCE) and None)
    await asyncio.to_thread(ask_and_leave)
    held.set()
    async with asyncio.timeout(PATIENCE):
        assert await store.by_join("JOIN") == "a"
    await store.close()


async def test_work_of_a_closed_event_loop_does_not_hold_up_other_work(path: Path) -> None:
    """Both are committed in one group, the work of the closed loop first."""
    store, closed = SqliteStore(path), asyncio.new_event_loop()
    stale, waiting = closed.create_future(), asyncio.get_running_loop().create_future()
    closed.close()
    store._work.put([sqlite.Work(stale, None, ()), sqlite.Work(waiting, None, (("SELECT 1", ()),))])
    async with asyncio.timeout(PATIENCE):
        assert await waiting == [(1,)]
    await store.close()


# --- Files that cannot be used --------------------------------------------------------


def newer(path: Path) -> None:
    base = sqlite.open_base(path)
    base.execute(f"PRAGMA user_version = {sqlite.VERSION + 1}")
    base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    base.close()


def of_another_program(path: Path) -> None:
    with sqlite3.connect(path) as base:
        base.execute("CREATE TABLE recipes (name TEXT)")
    base.close()


def with_a_version_of_another_program(path: Path) -> None:
    of_another_program(path)
    with sqlite3.connect(path) as base:
        base.execute("PRAGMA user_version = 1")
    base.close()


def no_database(path: Path) -> None:
    path.write_text("Dear diary, " * 100)


def a_short_text(path: Path) -> None:
    path.write_text("Dear diary")


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (newer, "data-newer"),
        (of_another_program, "data-not-ours"),
        (with_a_version_of_another_program, "data-not-ours"),
        (no_database, "data-not-ours"),
        (a_short_text, "data-not-ours"),
        (Path.mkdir, "data-not-usable"),
    ],
)
async def test_a_file_that_cannot_be_used_is_refused_and_left_alone(
    make: object, code: str, tmp_path: Path
) -> None:
    path = tmp_path / "file.db"
    assert callable(make)
    make(path)
    before = {entry: entry.read_bytes() for entry in tmp_path.iterdir() if entry.is_file()}
    times = {entry: entry.stat().st_mtime_ns for entry in tmp_path.iterdir()}
    with pytest.raises(BadStore) as refusal:
        SqliteStore(path)
    assert refusal.value.code == code
    assert {entry: entry.read_bytes() for entry in tmp_path.iterdir() if entry.is_file()} == before
    assert {entry: entry.stat().st_mtime_ns for entry in tmp_path.iterdir()} == times


async def test_a_newer_file_is_refused_even_if_only_its_write_ahead_log_shows_it(path: Path) -> None:
    """A crash of the newer version leaves such a file."""
    store = sqlite.open_base(path)
    store.execute("PRAGMA user_version = 99")
    with pytest.raises(BadStore) as refusal:
        SqliteStore(path)
    assert refusal.value.code == "data-newer"
    store.close()


async def test_a_folder_that_cannot_be_created_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadStore) as refusal:
        SqliteStore(tmp_path / "file" / "tables.db")
    assert refusal.value.code == "data-not-usable"


async def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    await SqliteStore(path).close()
    assert rows(path) == []


async def test_a_closed_file_can_be_opened_again(path: Path) -> None:
    store = SqliteStore(path)
    await store.create("a", "JOIN", "watch", b"0")
    await store.close()
    again = SqliteStore(path)
    assert list(await again.load("a")) == [b"0"]
    await again.close()
