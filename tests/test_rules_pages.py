"""The rules pages of a game say the same under the same numbers in four languages."""

import re
from itertools import groupby
from typing import Final

import pytest

import comptoir
from tests.rules_pages import (
    LANGUAGES,
    figures,
    kind,
    numbers,
    only_section,
    page,
    paragraphs,
    sections,
    title,
)

WORD: Final = re.compile(r"^- \*\*(.+?)\*\*\s?: (.+)$")
CITED: Final = re.compile(r"\(((?:[A-Z]\d+|\d+\.\d+)(?:, (?:[A-Z]\d+|\d+\.\d+))*)\)")
CODE: Final = re.compile(r"`[^`]*`")

each_game = pytest.mark.parametrize("game", comptoir.games())
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


@each_game
@each_language
def test_the_page_begins_with_the_title_of_the_game(game: str, language: str) -> None:
    assert page(game, language).startswith(f"# {title(game, language)}\n\n")


@each_game
@each_language
def test_sections_of_rules_are_followed_by_figures_rulings_and_words(game: str, language: str) -> None:
    found = sections(game, language)
    assert list(found) == [str(number) for number in range(len(found))]
    kinds = [kind(lines) for lines in found.values()]
    assert kinds == ["rules"] * (len(kinds) - 3) + ["figures", "rulings", "words"]


@each_game
@each_language
def test_paragraphs_are_numbered_consecutively_within_their_section(game: str, language: str) -> None:
    letter = only_section("rulings", game, language)[0].strip("*")[0]
    for section, group in groupby(numbers(game, language), lambda number: number[0]):
        found = [number for _, number in group]
        prefix = letter if kind(sections(game, language)[section]) == "rulings" else f"{section}."
        assert found == [f"{prefix}{number}" for number in range(1, len(found) + 1)]


@each_game
@each_translation
def test_every_language_has_the_numbers_of_the_english_page(game: str, language: str) -> None:
    assert numbers(game, language) == numbers(game, "en")


@each_game
@each_language
def test_a_sentence_follows_every_number(game: str, language: str) -> None:
    """A sentence follows ``**3.2**`` on the same line."""
    begun = re.findall(r"^\*\*.*?\*\*", page(game, language), flags=re.MULTILINE)
    assert len(begun) == len(paragraphs(game, language))
    for number, text in paragraphs(game, language).items():
        assert len(text.split()) >= 4, number
        assert text.rstrip()[-1] in ".!?", number


@each_game
@each_language
def test_every_number_that_is_cited_exists(game: str, language: str) -> None:
    told = paragraphs(game, language)
    cited = {name for group in CITED.findall(page(game, language)) for name in group.split(", ")}
    assert cited
    assert cited <= set(told)


@each_game
@each_translation
def test_every_figure_and_option_is_the_same_as_in_english(game: str, language: str) -> None:
    """The translations of a sentence have the same numbers, citations and options."""
    english = paragraphs(game, "en")
    for number, text in paragraphs(game, language).items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english[number])), number
        assert sorted(CODE.findall(text)) == sorted(CODE.findall(english[number])), number


@each_game
@each_language
def test_the_figures_are_the_same_in_every_language(game: str, language: str) -> None:
    assert all(what for what, _, _ in figures(game, language))
    assert [row[1:] for row in figures(game, language)] == [row[1:] for row in figures(game, "en")]


@each_game
@each_language
def test_the_glossary_has_the_same_number_of_words_in_every_language(game: str, language: str) -> None:
    words = [WORD.match(line) for line in only_section("words", game, language)]
    assert all(words)
    assert len({word[1] for word in words if word}) == len(only_section("words", game, "en"))


@each_game
@each_language
def test_the_pages_use_the_typography_of_print(game: str, language: str) -> None:
    text = CODE.sub("code", page(game, language))
    assert '"' not in text
    assert "'" not in text
    assert not re.search(r" [;:!?]", text)
    if language == "fr":
        assert not re.search(r"\w[;!?]", text)
        assert not re.search(r"\w\*{0,2}:", text)
