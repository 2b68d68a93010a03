"""What the documents show is true: their programs run, and their links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def programs(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def commands(page: Path) -> list[str]:
    return re.findall(r"^(?:\.venv/bin/)?comptoir (\w+)", page.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "program", sorted({program for page in PAGES for program in programs(page)}), ids=len
)
def test_a_program_runs(program: str) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, cwd=ROOT)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_every_command_shown_exists() -> None:
    shown = {command for page in PAGES for command in commands(page)}
    helped = subprocess.run(
        [sys.executable, "-m", "comptoir.cli", "--help"], capture_output=True, text=True, check=True
    )
    assert shown <= set(re.findall(r"\w+", helped.stdout))
