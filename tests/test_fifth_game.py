"""A fifth game edits nothing central but the catalogue.

`tools.new_game` writes its skeleton into a copy of the repository. The sources in ``tests/fifth_game`` make
it Tidewater, a small game with everything that a game needs.
"""

import os
import re
import shutil
import subprocess
import sys
from difflib import ndiff
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from tests.repository import ROOT, repository_files, text, walk
from tools import new_game

NAME: Final = "tidewater"
GAME: Final = f"src/comptoir/games/{NAME}"
SOURCES: Final = ROOT / "tests/fifth_game"
CATALOGUE: Final = "src/comptoir/catalogue.py"
MOST_LINES: Final = 300
NO_CODE: Final = re.compile(r'\s*("""|#|//|/\*\*|<!--|$)')
"""A blank line, a comment, or a docstring of one line."""

CODE: Final = (
    ("ruff", "format", "--check", CATALOGUE, GAME, f"tests/games/{NAME}"),
    ("ruff", "check", CATALOGUE, GAME, f"tests/games/{NAME}"),
    ("mypy", CATALOGUE, GAME, f"tests/games/{NAME}"),
    ("lint-imports",),
    ("python", "-m", "tools.typescript", "--check"),
    ("python", "-m", "tools.npm", "exec", "--", "prettier", "--check", f"{GAME}/ui"),
    ("python", "-m", "tools.npm", "exec", "--", "eslint", "--max-warnings", "0", f"{GAME}/ui"),
    ("python", "-m", "tools.npm", "run", "types"),
    ("python", "-m", "tools.npm", "run", "layers"),
)
"""What `make static` checks, for this game alone where a check can be told so."""
TESTS: Final = (
    "contract", f"games/{NAME}", "test_messages.py", "test_rules_pages.py", "test_citations.py",
    "test_guide.py", "test_typescript.py", "test_catalogue.py", "test_documents.py",
)  # fmt: skip
PAGE: Final = ("web/test_games.py", "web/test_access.py")
BUILT: Final = "build/page/comptoir_ui"


class Copy:
    """A copy of the repository with a new game, and the tools of this environment to check it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for path in repository_files():
            target = folder / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        (folder / "node_modules").symlink_to(ROOT / "node_modules")
        self.passes("python", "-m", "tools.new_game", NAME, "--title", NAME.capitalize())

    def lay_over(self, sources: Path) -> None:
        """Put the sources of a game over its skeleton."""
        shutil.copytree(sources, self.folder, dirs_exist_ok=True)
        self.passes("python", "-m", "tools.typescript")

    def passes(self, command: str, *arguments: str) -> None:
        """Run a program of this environment, which succeeds."""
        done = self.run(command, *arguments)
        assert done.returncode == 0, done.stdout

    def run(self, command: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of this environment; what it writes is in ``stdout``."""
        paths = [self.folder / "src", self.folder / Path(BUILT).parent]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
        return subprocess.run(
            [Path(sys.executable).parent / command, *arguments],
            cwd=self.folder, env=environment, check=False, text=True, input=typed,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def failures(self, *tests: str) -> list[str]:
        """How those tests fail that concern the game; some do not."""
        report = self.folder / "build" / "report.xml"
        paths = [f"tests/{test}" for test in tests]
        done = self.run("python", "-m", "pytest", "-q", "-k", NAME, f"--junitxml={report}", *paths)
        cases = list(ElementTree.parse(report).getroot().iter("testcase"))
        failed = [how.get("message", "") for case in cases for how in case if how.tag in {"failure", "error"}]
        assert len(failed) < len(cases), done.stdout
        return failed


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


# --- The tool ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["bistro", "Tidewater", "tide-water", "t", "tidewaterandmuchmore", "7wonders"]
)
def test_a_name_that_no_game_can_have_is_refused(name: str) -> None:
    assert name in new_game.why_not(name)


def test_the_catalogue_gets_one_more_line() -> None:
    before = text(ROOT / CATALOGUE)
    after = new_game.listed(before, NAME)
    assert [line for line in ndiff(before.splitlines(), after.splitlines()) if line[0] != " "] == [
        f'+     "{NAME}",'
    ]


@pytest.mark.slow
@pytest.mark.long
def test_a_skeleton_is_wired_and_fails_only_where_rules_are_missing(copy: Copy) -> None:
    kept = {path.relative_to(ROOT) for path in repository_files()}
    changed = {path for path in kept if (ROOT / path).read_bytes() != (copy.folder / path).read_bytes()}
    assert changed == {Path(CATALOGUE)}
    added = {path.relative_to(copy.folder) for path in walk(copy.folder)} - kept
    assert [path for path in added if NAME not in str(path)] == []
    for check in CODE:
        copy.passes(*check)
    failures = copy.failures(*TESTS)
    assert failures
    assert [how for how in failures if not how.startswith(f"NotImplementedError: the rules of {NAME}")] == []


# --- The game ---------------------------------------------------------------------


def test_the_sources_of_the_game_are_short() -> None:
    found = [path for path in SOURCES.rglob("*") if path.suffix in {".py", ".ts", ".svelte"}]
    assert found
    lines = [line for path in found for line in text(path).splitlines() if not NO_CODE.match(line)]
    assert len(lines) <= MOST_LINES


@pytest.mark.slow
@pytest.mark.long
def test_a_fifth_game_keeps_every_promise(copy: Copy) -> None:
    copy.lay_over(SOURCES)
    for check in CODE:
        copy.passes(*check)
    assert copy.failures(*TESTS) == []


@pytest.mark.slow
def test_a_fifth_game_is_played_in_the_terminal(copy: Copy) -> None:
    copy.lay_over(SOURCES)
    said = copy.run("comptoir", "play", NAME, "--bots", "novice", "--seed", "1", typed="1\n" * 40).stdout
    assert "Which card do you lay as ballast?" in said
    assert "The hold is empty" in said


@pytest.mark.slow
@pytest.mark.long
def test_a_fifth_game_is_played_on_its_page(copy: Copy) -> None:
    copy.lay_over(SOURCES)
    copy.passes("python", "-m", "tools.npm", "run", "build", "--", "--outDir", str(copy.folder / BUILT))
    assert copy.failures(*PAGE) == []
