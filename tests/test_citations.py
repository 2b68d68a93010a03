"""Code and tests cite only what is in the rules, and every paragraph of the rules has a test."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from comptoir.catalogue import games
from tests.rules_pages import page, sections

TESTS = Path(__file__).parent / "games"
SOURCE = TESTS.parents[1] / "src/comptoir/games"

NUMBER = r"(?:\d+\.\d+|[A-Z]\d+)"
NUMBERED = re.compile(rf"^\*\*({NUMBER})\*\*", re.MULTILINE)
CITED = re.compile(rf"\b({NUMBER})(?: to ({NUMBER}))?\b")
BEGINS = re.compile(rf"(?:{NUMBER}|\d+)(?:[,:.]| to )")
OF_SECTION = re.compile(r"\(section (\d+)\)")
TESTS_OF_SECTION = re.compile(r"test_s(\d+)_(\w+)")


@cache
def rules(game: str) -> list[str]:
    """The number of each paragraph and ruling, in the order of the page."""
    return NUMBERED.findall(page(game, "en"))


def may_be_cited(game: str, number: str) -> bool:
    """Whether a number can mean a place in the rules: with ten sections, 70.2 cannot."""
    return number[0].isalpha() or number.partition(".")[0] in sections(game, "en")


def citations(game: str, text: str) -> Iterator[str]:
    """Every number in a text that may be a place in the rules, including those between ``2.1 to 2.4``."""
    known = rules(game)
    for first, last in CITED.findall(text):
        if not may_be_cited(game, first):
            continue
        yield from (first, last) if last else (first,)
        if last and {first, last} <= set(known):
            yield from known[known.index(first) : known.index(last)]


@cache
def docstrings(path: Path) -> dict[str, str]:
    """The docstrings of a module, by its file name, and of its classes and functions, by name."""
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    return {getattr(node, "name", path.name): ast.get_docstring(node) or "" for node in nodes}


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
def test_every_test_of_a_rule_cites_the_rules_page(game: str) -> None:
    files = sorted((TESTS / game).glob("test_s[0-9]*_*.py"))
    assert files
    for path in files:
        for name, text in docstrings(path).items():
            is_test = name.startswith("test_") and name != path.name
            assert BEGINS.match(text) or not is_test, f"{path.name}: {name}"


@pytest.mark.parametrize("game", games())
def test_everything_that_is_cited_is_in_the_rules(game: str) -> None:
    known = set(rules(game))
    for path in [*(TESTS / game).glob("*.py"), *(SOURCE / game).rglob("*.py")]:
        for name, text in docstrings(path).items():
            assert set(citations(game, text)) <= known, f"{path.name}: {name}"
        for line, section in refusals(path).items():
            assert set(re.findall(NUMBER, section)) <= known, line


@pytest.mark.parametrize("game", games())
def test_every_paragraph_and_ruling_has_a_test(game: str) -> None:
    tested = {
        number
        for path in (TESTS / game).glob("test_*.py")
        for text in docstrings(path).values()
        for number in citations(game, text)
    }
    assert set(rules(game)) <= tested


@pytest.mark.parametrize("game", games())
def test_each_section_of_the_rules_has_a_module_and_tests_of_the_same_name(game: str) -> None:
    numbered = {number.partition(".")[0] for number in rules(game) if "." in number}
    modules = {
        section: path.stem
        for path in (SOURCE / game / "rules").glob("*.py")
        for section in OF_SECTION.findall(docstrings(path)[path.name])
    }
    tests = [TESTS_OF_SECTION.fullmatch(path.stem) for path in (TESTS / game).glob("test_s*.py")]
    assert modules == {match[1]: match[2] for match in tests if match and match[1] in numbered}
    assert set(modules) == numbered
