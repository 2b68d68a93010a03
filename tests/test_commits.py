"""Which commits have their subjects checked; each test uses a small new repository."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from tools import commits

Git: TypeAlias = Callable[..., str]
MAIN = "refs/remotes/origin/main"
LONG = "area: " + "x" * (commits.LONGEST - 5)


@pytest.fixture
def git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Git:
    """Runs git in a new repository, without the git settings of this machine."""
    for name, value in {
        "GIT_CONFIG_GLOBAL": str(tmp_path / "none"),
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "Ann",
        "GIT_AUTHOR_EMAIL": "ann@comptoir.example",
        "GIT_COMMITTER_NAME": "Ann",
        "GIT_COMMITTER_EMAIL": "ann@comptoir.example",
    }.items():
        monkeypatch.setenv(name, value)

    def run(*arguments: str) -> str:
        return subprocess.run(
            ["git", *arguments], cwd=tmp_path, check=True, capture_output=True, text=True
        ).stdout.strip()

    run("init", "--quiet", "--initial-branch=main")
    return run


def commit(git: Git, subject: str) -> str:
    git("commit", "--quiet", "--allow-empty", "--message", subject)
    return git("rev-parse", "HEAD")


def subjects(folder: Path, *bases: str) -> list[str]:
    found = commits.commits(folder, bases)
    assert found is not None
    return [line.partition(" ")[2] for line in found]


def test_commits_since_the_main_branch_are_checked(git: Git, tmp_path: Path) -> None:
    old = commit(git, LONG)
    git("update-ref", MAIN, commit(git, "area: merged"))
    commit(git, "area: one")
    commit(git, "area: two")
    assert subjects(tmp_path, MAIN, old) == ["area: two", "area: one"]


def test_without_a_main_branch_commits_since_the_known_one_are_checked(git: Git, tmp_path: Path) -> None:
    old = commit(git, LONG)
    commit(git, "area: one")
    commit(git, "area: two")
    assert subjects(tmp_path, MAIN, old) == ["area: two", "area: one"]


def test_without_either_the_newest_commit_is_checked(git: Git, tmp_path: Path) -> None:
    commit(git, LONG)
    commit(git, "area: two")
    assert subjects(tmp_path, MAIN, "0123456789" * 4) == ["area: two"]


def test_merges_are_not_checked(git: Git, tmp_path: Path) -> None:
    old = commit(git, "area: one")
    git("switch", "--quiet", "--create", "other")
    commit(git, "area: two")
    git("switch", "--quiet", "main")
    git("merge", "--quiet", "--no-ff", "--message", LONG, "other")
    assert subjects(tmp_path, old) == ["area: two"]


@pytest.mark.usefixtures("git")
def test_an_archive_unpacked_inside_a_repository_is_not_a_repository(tmp_path: Path) -> None:
    (tmp_path / "archive").mkdir()
    assert commits.commits(tmp_path / "archive") is None


def test_a_folder_without_git_passes_with_a_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commits, "ROOT", tmp_path)
    commits.main()
    assert "not checked" in capsys.readouterr().out


def test_a_long_subject_is_named(git: Git, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commits, "ROOT", tmp_path)
    commit(git, LONG[:-1])
    commits.main()
    commit(git, LONG)
    with pytest.raises(SystemExit, match=LONG):
        commits.main()
