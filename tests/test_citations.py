"""What code and tests cite stands in the rules, and every paragraph of the rules has a test."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from comptoir.catalogue import games

TESTS = Path(__file__).parent / "games"
SOURCE = TESTS.parents[1] / "src/comptoir/games"

NUMBER = r"(?:\d\.\d+|[A-Z]\d+)"
NUMBERED = re.compile(rf"^\*\*({NUMBER})\*\*", re.MULTILINE)
CITED = re.compile(rf"\b({NUMBER})(?: to ({NUMBER}))?\b")
BEGINS = re.compile(rf"(?:{NUMBER}|\d)(?:[,:.]| to )|Formal rules")

NOTHING_TO_TEST: dict[str, set[str]] = {
    "polterfass": {"0.5"},  # coasters, a pad and a clear head
    "bistro": set(),
    "encanteur": set(),
    "impitoyable": set(),
}


@cache
def rules(game: str) -> list[str]:
    """The number of each paragraph and ruling, in the order of the page."""
    return NUMBERED.findall((SOURCE / game / "rules_text/en.md").read_text("utf-8"))


def cited(game: str, text: str) -> Iterator[str]:
    """Every number in a text, those between two as well."""
    known = rules(game)
    for first, last in CITED.findall(text):
        yield from (first, last) if last else (first,)
        if last and {first, last} <= set(known):
            yield from known[known.index(first) : known.index(last)]


@cache
def docstrings(path: Path) -> dict[str, str]:
    """The docstring of a module, and of every class and function in it, by name."""
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    return {getattr(node, "name", path.stem): ast.get_docstring(node) or "" for node in nodes}


def refusals(path: Path) -> dict[str, str]:
    """The paragraph that each `IllegalAction` in a file cites, by its line."""
    found: dict[str, str] = {}
    if "IllegalAction" not in path.read_text("utf-8"):
        return found
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
            for argument in node.args[2:3]:
                found[f"{path.name}:{node.lineno}"] = ast.unparse(argument)
    return found


@pytest.mark.parametrize("game", games())
def test_every_test_of_the_rules_says_where_they_stand(game: str) -> None:
    sections = sorted((TESTS / game).glob("test_s[0-9]_*.py"))
    assert sections
    for path in sections:
        for name, text in docstrings(path).items():
            assert not name.startswith("test_") or name == path.stem or BEGINS.match(text), (
                f"{path.name}: {name}"
            )


@pytest.mark.parametrize("game", games())
def test_what_is_cited_stands_in_the_rules(game: str) -> None:
    known = set(rules(game))
    for path in [*(TESTS / game).glob("*.py"), *(SOURCE / game).rglob("*.py")]:
        for name, text in docstrings(path).items():
            assert set(cited(game, text)) <= known, f"{path.name}: {name}"
        for line, section in refusals(path).items():
            assert set(re.findall(NUMBER, section)) <= known, line


@pytest.mark.parametrize("game", games())
def test_every_paragraph_and_ruling_has_a_test(game: str) -> None:
    tested = {
        number
        for path in (TESTS / game).glob("test_*.py")
        for text in docstrings(path).values()
        for number in cited(game, text)
    }
    assert set(rules(game)) - tested == NOTHING_TO_TEST[game]
