"""The rules pages of Bistro say the same, under the same numbers, in four languages."""

import re
from itertools import groupby
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[3] / "src/comptoir/games/bistro/rules"
LANGUAGES = ("en", "de", "fr", "it")
FIGURES, RULINGS, WORDS = "7", "8", "9"

HEADING = re.compile(r"^## (\d+)\. (.+)$")
NUMBERED = re.compile(r"^\*\*(\d+\.\d+|B\d+)\*\* (.+)$")
WORD = re.compile(r"^- \*\*(.+?)\*\*\s?: (.+)$")
CITED = re.compile(r"\(((?:B\d+|\d+\.\d+)(?:, (?:B\d+|\d+\.\d+))*)\)")
CODE = re.compile(r"`[^`]*`")
SOURCES = {
    "en": {"rulebook": "rulebook", "ours": "ours"},
    "de": {"Spielregel": "rulebook", "von uns": "ours"},
    "fr": {"règle du jeu": "rulebook", "de nous": "ours"},
    "it": {"regolamento": "rulebook", "nostro": "ours"},
}


def page(language: str) -> str:
    return (PAGES / f"{language}.md").read_text(encoding="utf-8")


def sections(language: str) -> dict[str, list[str]]:
    """The lines under each numbered heading that are not blank."""
    found: dict[str, list[str]] = {}
    for line in filter(None, page(language).splitlines()):
        if heading := HEADING.match(line):
            assert heading[1] not in found
            found[heading[1]] = []
        elif found:
            found[list(found)[-1]].append(line)
    return found


def numbers(language: str) -> list[tuple[str, str]]:
    """Section and number of each paragraph and ruling, in the order of the page."""
    return [
        (section, match[1])
        for section, lines in sections(language).items()
        for line in lines
        if (match := NUMBERED.match(line))
    ]


def paragraphs(language: str) -> dict[str, str]:
    """The text under each number, with the examples that follow it."""
    found: dict[str, str] = {}
    for section, lines in sections(language).items():
        if section in {FIGURES, WORDS}:
            continue
        for line in lines:
            if match := NUMBERED.match(line):
                found[match[1]] = match[2]
            else:
                assert found, f"{language}: a line before the first number: {line}"
                found[list(found)[-1]] += "\n" + line
    return found


def figures(language: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """What, value and source of each row of the table, the sources by their English names."""
    rows = [line.strip("| ").split(" | ") for line in sections(language)[FIGURES] if line.startswith("|")]
    assert set("".join(rows[1])) == {"-"}
    return [
        (what, value, tuple(SOURCES[language][name] for name in source.split(", ")))
        for what, value, source in rows[2:]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_run_from_0_to_9(language: str) -> None:
    assert page(language).startswith("# Bistro\n\n")
    assert list(sections(language)) == [str(number) for number in range(10)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_numbered_one_by_one_within_their_section(language: str) -> None:
    told = {section: [n for _, n in group] for section, group in groupby(numbers(language), lambda n: n[0])}
    assert list(told) == ["0", "1", "2", "3", "4", "5", "6", RULINGS]
    for section, found in told.items():
        prefix = "B" if section == RULINGS else f"{section}."
        assert found == [f"{prefix}{number}" for number in range(1, len(found) + 1)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_numbers_of_the_english_page(language: str) -> None:
    assert numbers(language) == numbers("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_alone(language: str) -> None:
    """A number that is begun (``**3.2**``) is followed by a sentence on its line."""
    begun = re.findall(r"^\*\*.*?\*\*", page(language), flags=re.MULTILINE)
    assert len(begun) == len(paragraphs(language))
    for number, text in paragraphs(language).items():
        assert len(text.split()) >= 4, number
        assert text.rstrip()[-1] in ".!?", number


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_cited_exists(language: str) -> None:
    told = paragraphs(language)
    cited = {name for group in CITED.findall(page(language)) for name in group.split(", ")}
    assert cited
    assert cited <= set(told)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_figure_and_option_is_the_same_as_in_english(language: str) -> None:
    """Whatever a sentence counts, cites or names as an option, its translations do too."""
    english = paragraphs("en")
    for number, text in paragraphs(language).items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english[number])), number
        assert sorted(CODE.findall(text)) == sorted(CODE.findall(english[number])), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_the_same_in_every_language(language: str) -> None:
    assert all(what for what, _, _ in figures(language))
    assert [row[1:] for row in figures(language)] == [row[1:] for row in figures("en")]


def test_the_figures_are_those_of_the_rulebook_and_ours() -> None:
    assert [(value, " ".join(sources)) for _, value, sources in figures("en")] == [
        ("3–6", "rulebook"),
        ("48", "rulebook"),
        ("6", "rulebook"),
        ("8", "ours"),
        ("3", "rulebook"),
        ("6", "rulebook"),
        ("4", "rulebook"),
        ("3", "rulebook"),
        ("1, 1, 2", "ours"),
        ("3", "rulebook"),
        ("3", "ours"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_as_many_words_in_every_language(language: str) -> None:
    words = [WORD.match(line) for line in sections(language)[WORDS]]
    assert all(words)
    assert len({word[1] for word in words if word}) == 23


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_is_that_of_print(language: str) -> None:
    text = CODE.sub("code", page(language))
    assert '"' not in text
    assert "'" not in text
    assert not re.search(r" [;:!?]", text)
    if language == "fr":
        assert not re.search(r"\w[;!?]", text)
        assert not re.search(r"\w\*{0,2}:", text)
