"""The lock on a data file: one server at a time, and no lock after a crash."""

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


def second_refusal(data: Path) -> BadStore:
    """The refusal that a second server gets."""
    with pytest.raises(BadStore) as refusal, lock.hold(data, "http://127.0.0.1:8001"):
        raise AssertionError
    return refusal.value


def test_the_refusal_names_the_server_that_holds_the_file(tmp_path: Path) -> None:
    data = tmp_path / "below" / "tables.db"
    with lock.hold(data, FIRST):
        refusal = second_refusal(data)
    assert refusal.code == "data-in-use"
    assert refusal.arguments == {"file": str(data), "address": FIRST, "process": str(os.getpid())}


def test_a_released_file_can_be_locked_again_and_names_its_new_holder(tmp_path: Path) -> None:
    data, later = tmp_path / "tables.db", "http://[::1]:80"
    with lock.hold(data, FIRST):
        pass
    with lock.hold(data, later):
        assert second_refusal(data).arguments["address"] == later


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


def by_relative_path(data: Path) -> Path:
    return Path(os.path.relpath(data))


@pytest.mark.parametrize("other", [by_symbolic_link, by_linked_folder, by_detour, by_relative_path])
@pytest.mark.parametrize("exists", [True, False])
def test_every_path_to_a_file_leads_to_the_same_lock(
    other: Callable[[Path], Path], exists: bool, tmp_path: Path
) -> None:
    data = tmp_path / "data" / "tables.db"
    data.parent.mkdir()
    if exists:
        data.touch()
    named = other(data)
    with lock.hold(named, FIRST):
        assert second_refusal(data).code == "data-in-use"
    with lock.hold(data, FIRST):
        assert second_refusal(named).code == "data-in-use"


def test_another_file_in_the_folder_can_be_locked_too(tmp_path: Path) -> None:
    with lock.hold(tmp_path / "a.db", FIRST), lock.hold(tmp_path / "b.db", FIRST):
        pass


def test_a_locked_file_can_still_be_written_and_read(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with lock.hold(data, FIRST), sqlite3.connect(data) as base:
        base.execute("CREATE TABLE log (name TEXT)")
    base.close()


@pytest.mark.parametrize("left", ["", "http://127.0.0.1:8000\n1\n" * 50, "\n"])
def test_the_lock_file_of_a_killed_server_stops_nobody(left: str, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    lock.lock_file(data).write_text(left)
    with lock.hold(data, FIRST):
        assert second_refusal(data).arguments["address"] == FIRST


def test_a_lock_counts_before_its_holder_has_written_its_address(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with lock.hold(data, FIRST):
        lock.lock_file(data).write_text("")
        assert second_refusal(data).code == "data-in-use"


def a_folder_in_its_place(data: Path, _: pytest.MonkeyPatch) -> None:
    lock.lock_file(data).mkdir(parents=True)


def a_file_in_place_of_the_folder(data: Path, _: pytest.MonkeyPatch) -> None:
    data.parent.write_text("x")


def a_folder_of_another_user(data: Path, patch: pytest.MonkeyPatch) -> None:
    def denied(path: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    patch.setattr(Path, "touch", denied)


def a_read_only_folder(data: Path, patch: pytest.MonkeyPatch) -> None:
    def read_only(path: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    patch.setattr(Path, "touch", read_only)


def a_system_without_locks(data: Path, patch: pytest.MonkeyPatch) -> None:
    def refuse(file: IO[str]) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    patch.setattr(lock, "grab", refuse)


@pytest.mark.parametrize(
    "obstacle",
    [
        a_folder_in_its_place,
        a_file_in_place_of_the_folder,
        a_folder_of_another_user,
        a_read_only_folder,
        a_system_without_locks,
    ],
)
def test_a_file_that_cannot_be_locked_is_refused_with_the_reason(
    obstacle: Callable[[Path, pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "below" / "tables.db"
    obstacle(data, monkeypatch)
    refusal = second_refusal(data)
    assert refusal.code == "data-not-usable"
    assert refusal.arguments["file"] == str(data)
    assert refusal.arguments["why"]
