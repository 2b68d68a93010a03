"""The rules pages of a game, taken apart: sections, numbered paragraphs and rulings, the table of figures."""

import re
from pathlib import Path
from typing import Final

PAGES: Final = Path(__file__).parents[1] / "src/comptoir/games"
LANGUAGES: Final = ("en", "de", "fr", "it")

HEADING: Final = re.compile(r"^## (\d+)\. (.+)$")
NUMBERED: Final = re.compile(r"^\*\*(\d+\.\d+|[A-Z]\d+)\*\* (.+)$")
SOURCES: Final = {
    "en": {"rulebook": "rulebook", "reported": "reported", "ours": "ours"},
    "de": {"Spielregel": "rulebook", "berichtet": "reported", "von uns": "ours"},
    "fr": {"règle du jeu": "rulebook", "rapporté": "reported", "de nous": "ours"},
    "it": {"regolamento": "rulebook", "riferito": "reported", "nostro": "ours"},
}


def page(game: str, language: str) -> str:
    """The Markdown of the page."""
    return (PAGES / game / f"rules_text/{language}.md").read_text(encoding="utf-8")


def title(game: str, language: str) -> str:
    """The title of the game in its messages."""
    messages = (PAGES / game / f"messages/{language}.ftl").read_text(encoding="utf-8")
    (found,) = re.findall(r"^title = (.+)$", messages, re.MULTILINE)
    return str(found)


def sections(game: str, language: str) -> dict[str, list[str]]:
    """The lines under each numbered heading, without blank ones."""
    found: dict[str, list[str]] = {}
    for line in filter(None, page(game, language).splitlines()):
        if heading := HEADING.match(line):
            assert heading[1] not in found
            found[heading[1]] = []
        elif found:
            found[list(found)[-1]].append(line)
    return found


def kind(lines: list[str]) -> str:
    """What a section holds, judging by how its lines begin: rules, figures, rulings or words."""
    found = [match[1] for line in lines if (match := NUMBERED.match(line))]
    if found:
        return "rulings" if found[0][0].isalpha() else "rules"
    return "figures" if any(line.startswith("|") for line in lines) else "words"


def only_section(wanted: str, game: str, language: str) -> list[str]:
    """The lines of the only section of this kind."""
    (found,) = [lines for lines in sections(game, language).values() if kind(lines) == wanted]
    return found


def numbers(game: str, language: str) -> list[tuple[str, str]]:
    """Section and number of each paragraph and ruling, in the order of the page."""
    return [
        (section, match[1])
        for section, lines in sections(game, language).items()
        for line in lines
        if (match := NUMBERED.match(line))
    ]


def paragraphs(game: str, language: str) -> dict[str, str]:
    """The text under each number, with the examples that follow it."""
    found: dict[str, str] = {}
    for lines in sections(game, language).values():
        if kind(lines) not in {"rules", "rulings"}:
            continue
        for line in lines:
            if match := NUMBERED.match(line):
                found[match[1]] = match[2]
            else:
                assert found, f"{language}: a line before the first number: {line}"
                found[list(found)[-1]] += "\n" + line
    return found


def figures(game: str, language: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Each row of the table of figures: name, value, and sources by their English names."""
    table = only_section("figures", game, language)
    rows = [line.strip("| ").split(" | ") for line in table if line.startswith("|")]
    assert set("".join(rows[1])) == {"-"}
    return [
        (what, value, tuple(SOURCES[language][name] for name in source.split(", ")))
        for what, value, source in rows[2:]
    ]
