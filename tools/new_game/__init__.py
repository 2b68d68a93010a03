"""Writes the skeleton of a new game: `python -m tools.new_game NAME --title "A Title"`.

The skeleton knows no game. It is wired into the catalogue, passes every check of the code, and fails wherever
it would need a rule. ``docs/adding-a-game.md`` says in which order to fill it in.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from comptoir import catalogue

ROOT: Final = Path(__file__).resolve().parents[2]
SKELETON: Final = Path(__file__).parent / "skeleton"
CATALOGUE: Final = ROOT / "src/comptoir/catalogue.py"
LONGEST: Final = 16
"""The most letters of a name: the lines of the skeleton then keep their length."""


def main(name: Annotated[str, typer.Argument(help="A lowercase word.")], title: str = "") -> None:
    """Write a new game, and add it to the catalogue."""
    if reason := why_not(name):
        raise SystemExit(reason)
    for path, text in files(name, title or name.capitalize()):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    CATALOGUE.write_text(listed(CATALOGUE.read_text("utf-8"), name), "utf-8")
    subprocess.run([sys.executable, "-m", "tools.typescript"], cwd=ROOT, check=True)


def why_not(name: str) -> str:
    """Why a game cannot have this name; nothing if it can."""
    if not re.fullmatch(f"[a-z]{{2,{LONGEST}}}", name):
        return f"Invalid name: {name}. Expected: a word of 2 to {LONGEST} lowercase letters."
    if name in catalogue.games() or any(path.exists() for path, _ in files(name, name)):
        return f"There is already a game called {name}."
    return ""


def files(name: str, title: str) -> Iterator[tuple[Path, str]]:
    """Every file of the skeleton, under its path in the repository."""
    for source in sorted(SKELETON.rglob("*.txt")):
        path = filled(str(source.relative_to(SKELETON).with_suffix("")), name, title)
        yield ROOT / path, filled(source.read_text("utf-8"), name, title)


def filled(text: str, name: str, title: str) -> str:
    """The text with the name and the title of the game; rulings begin with the first letter of the name."""
    return text.replace("NAME", name).replace("TITLE", title).replace("RULING", name[0].upper())


def listed(text: str, name: str) -> str:
    """The text of the catalogue with one more name."""
    return re.sub(r"^(NAMES: Final = \(\n(?:    .*\n)*)", rf'\1    "{name}",\n', text, flags=re.MULTILINE)
