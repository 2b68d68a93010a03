"""The lock on a data file: one server at a time, whatever was left behind."""

import errno
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from comptoir.server.storage import lock
from comptoir.server.storage.store import BadStore

FIRST = "http://127.0.0.1:8000"


def refused(data: Path) -> BadStore:
    """How a second server is refused."""
    with pytest.raises(BadStore) as refusal, lock.hold(data, "http://127.0.0.1:8001"):
        raise AssertionError
    return refusal.value


def test_who_has_the_file_is_named(tmp_path: Path) -> None:
    data = tmp_path / "below" / "tables.db"
    with lock.hold(data, FIRST):
        refusal = refused(data)
    assert refusal.code == "data-in-use"
    assert refusal.arguments == {"file": str(data), "address": FIRST, "process": str(os.getpid())}


def test_it_can_be_had_again_afterwards_and_the_next_one_is_named(tmp_path: Path) -> None:
    data, later = tmp_path / "tables.db", "http://[::1]:80"
    with lock.hold(data, FIRST):
        pass
    with lock.hold(data, later):
        assert refused(data).arguments["address"] == later


def by_symbolic_link(data: Path) -> Path:
    link = data.with_name("elsewhere.db")
    link.symlink_to(data)
    return link


def by_linked_folder(data: Path) -> Path:
    link = data.parent.with_name("linked")
    link.symlink_to(data.parent)
    return link / data.name


def by_detour(data: Path) -> Path:
    return data.parent / "nowhere" / ".." / data.name


def from_here(data: Path) -> Path:
    return Path(os.path.relpath(data))


@pytest.mark.parametrize("other", [by_symbolic_link, by_linked_folder, by_detour, from_here])
@pytest.mark.parametrize("exists", [True, False])
def test_every_path_to_the_file_meets_the_same_lock(
    other: Callable[[Path], Path], exists: bool, tmp_path: Path
) -> None:
    data = tmp_path / "data" / "tables.db"
    data.parent.mkdir()
    if exists:
        data.touch()
    named = other(data)
    with lock.hold(named, FIRST):
        assert refused(data).code == "data-in-use"
    with lock.hold(data, FIRST):
        assert refused(named).code == "data-in-use"


def test_another_file_in_the_folder_is_free(tmp_path: Path) -> None:
    with lock.hold(tmp_path / "a.db", FIRST), lock.hold(tmp_path / "b.db", FIRST):
        pass


def test_the_data_can_be_written_and_read_meanwhile(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with lock.hold(data, FIRST), sqlite3.connect(data) as base:
        base.execute("CREATE TABLE log (name TEXT)")
    base.close()


@pytest.mark.parametrize("left", ["", "http://127.0.0.1:8000\n1\n" * 50, "\n"])
def test_what_a_killed_server_has_left_bars_nobody(left: str, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    lock.lock_file(data).write_text(left)
    with lock.hold(data, FIRST):
        assert refused(data).arguments["address"] == FIRST


def test_a_lock_whose_holder_has_not_signed_yet_is_a_lock(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with lock.hold(data, FIRST):
        lock.lock_file(data).write_text("")
        assert refused(data).code == "data-in-use"


def a_folder_in_its_place(data: Path, _: pytest.MonkeyPatch) -> None:
    lock.lock_file(data).mkdir(parents=True)


def a_file_for_a_folder(data: Path, _: pytest.MonkeyPatch) -> None:
    data.parent.write_text("x")


def somebody_elses(data: Path, patch: pytest.MonkeyPatch) -> None:
    def denied(path: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    patch.setattr(Path, "touch", denied)


def a_folder_that_is_read_only(data: Path, patch: pytest.MonkeyPatch) -> None:
    def read_only(path: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    patch.setattr(Path, "touch", read_only)


def a_system_without_locks(data: Path, patch: pytest.MonkeyPatch) -> None:
    def none(file: IO[str]) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    patch.setattr(lock, "grab", none)


@pytest.mark.parametrize(
    "obstacle",
    [
        a_folder_in_its_place,
        a_file_for_a_folder,
        somebody_elses,
        a_folder_that_is_read_only,
        a_system_without_locks,
    ],
)
def test_what_cannot_be_locked_is_refused_with_the_reason_and_not_taken_for_a_server(
    obstacle: Callable[[Path, pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "below" / "tables.db"
    obstacle(data, monkeypatch)
    refusal = refused(data)
    assert refusal.code == "data-not-usable"
    assert refusal.arguments["file"] == str(data)
    assert refusal.arguments["why"]
