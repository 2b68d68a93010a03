"""Checks that the subjects of commits not yet on the main branch are short: `python -m tools.commits`."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST: Final = 60
"""The maximum length of a subject, in characters; many tools cut off longer ones."""
BASES: Final = ("refs/remotes/origin/main", "0cc133abcb17ea45d24807443f6862a21d3b1767")
"""Candidates for the base, in order of preference; the commits after the base are checked."""


def commits(folder: Path, bases: Sequence[str] = BASES) -> list[str] | None:
    """The commits to check, each as short hash and subject, newest first; ``None`` outside a git repository.

    Without a base, only the newest commit is checked. Merges are left out: git writes their subjects.
    """
    top = git(folder, "rev-parse", "--show-toplevel")
    # An archive may be unpacked inside another repository.
    if top is None or Path(top.strip()) != folder.resolve():
        return None
    known = [base for base in bases if git(folder, "rev-parse", "--verify", f"{base}^{{commit}}")]
    chosen = [f"{known[0]}..HEAD"] if known else ["--max-count=1"]
    return (git(folder, "log", "--no-merges", "--format=%h %s", *chosen) or "").splitlines()


def git(folder: Path, *arguments: str) -> str | None:
    """The output of a git command; ``None`` if it fails, or if git is not installed."""
    command = ["git", *arguments]
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, check=True, encoding="utf-8").stdout
    except (OSError, subprocess.CalledProcessError):
        return None


def long_subjects(commits: Sequence[str]) -> list[str]:
    """The commits with subjects that are too long."""
    return [commit for commit in commits if len(commit.partition(" ")[2]) > LONGEST]


def main() -> None:
    """Fail if a subject is too long, and name its commit."""
    found = commits(ROOT)
    if found is None:
        sys.stdout.write("Commit subjects were not checked: this is not a git repository.\n")
    elif long := long_subjects(found):
        sys.exit("\n  ".join([f"Commit subjects with more than {LONGEST} characters:", *long]))


if __name__ == "__main__":
    main()
