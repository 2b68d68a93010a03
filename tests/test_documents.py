"""The documents are right: their programs run, their links lead somewhere, and their lines are short."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import markdown

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROSE = [*PAGES, ROOT / "CHANGELOG.md", *sorted((ROOT / "changes").glob("*.md"))]


def programs(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def commands(page: Path) -> list[str]:
    return re.findall(r"^(?:\.venv/bin/)?comptoir (\w+)", page.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "program", sorted({program for page in PAGES for program in programs(page)}), ids=len
)
def test_every_program_in_the_documents_runs(program: str) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, cwd=ROOT)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r'(?:\]\(|src=")([^)#"]+)', page.read_text("utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_the_readme_shows_small_pictures_and_describes_them() -> None:
    described = dict(re.findall(r'<img src="(\S+)" .*alt="(.+)"', (ROOT / "README.md").read_text("utf-8")))
    assert {ROOT / path for path in described} == set((ROOT / "docs/pictures").iterdir())
    assert all((ROOT / path).stat().st_size < 60_000 for path in described)


def test_every_command_in_the_documents_exists() -> None:
    shown = {command for page in PAGES for command in commands(page)}
    helped = subprocess.run(
        [sys.executable, "-m", "comptoir.cli", "--help"], capture_output=True, text=True, check=True
    )
    assert shown <= set(re.findall(r"\w+", helped.stdout))


@pytest.mark.parametrize("page", PROSE, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_line_is_one_sentence(page: Path) -> None:
    """A changed sentence is then one changed line, and no other line moves."""
    text = page.read_text("utf-8")
    assert (markdown.crowded_lines(text), markdown.broken_lines(text)) == ([], [])


def test_a_line_of_two_sentences_would_be_found() -> None:
    assert markdown.crowded_lines("# A title\n\nFirst. Second.\n") == [3]
    assert markdown.crowded_lines("- **Bold.** `code` after it.\n1. *Why?* It depends.\n- One.\n") == [1, 2]
    assert markdown.crowded_lines("| One. | Two. |\n|---|---|\n| Here. There | |\n") == [3]
    assert markdown.crowded_lines("1. Once, `a. b. c`, of e.g.\n\n```\nA. B.\n```\n\n    C. D.\n") == []


def test_a_sentence_of_two_lines_would_be_found() -> None:
    assert markdown.broken_lines(
        "First,\nand still first.\nSecond:\n\n- an item\n  and more of it\n- another\n"
    ) == [1, 5]


@pytest.mark.parametrize("page", PROSE, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_cell_is_short(page: Path) -> None:
    """Longer text belongs beside the table, where it can be read."""
    assert [number for number, cell in markdown.cells(page.read_text("utf-8")) if len(cell) > 200] == []


def test_a_long_cell_would_be_found() -> None:
    page = "| a | b |\n|---|---|\n| `c` | longer |\n"
    assert max(markdown.cells(page), key=lambda cell: len(cell[1])) == (3, "longer")
