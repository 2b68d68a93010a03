"""Names: kept as typed, or refused with a reason; never a crash."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.core.refusals import Refusal
from comptoir.words.names import clean, cut

FAMILY = "👩‍👩‍👧‍👦"


@pytest.mark.parametrize(
    "name",
    [
        "L'Encanteur d'Ô",
        "Zoë 王 مريم नेहा",
        FAMILY,
        FAMILY * 24,
        "🏴󠁧󠁢󠁷󠁬󠁳󠁿 Cymru",
        "👍🏽❤️",
        "<b>Ann</b>",
        "'; DROP TABLE log; --",
        "x" * 24,
    ],
)
def test_a_name_is_kept_as_it_was_typed(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\t\n Bea", "Ann Bea"),
        ("A\x00n\x1b[31mn\x7f", "An[31mn"),
        ("\u202eAnn\u202c", "Ann"),  # would reverse the line
        ("An\u200bn\ufeff", "Ann"),  # invisible
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_invisible_characters_are_removed(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize("name", ["", " ", "\n\t", "\x00\x01\x02", "\u200b\u202e", "\u200d", "\ud800"])
def test_an_empty_name_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        clean(name)
    assert refusal.value.code == "name-empty"


@pytest.mark.parametrize("name", ["x" * 25, FAMILY * 25, "🎲" * 300, "a" + "\u0301" * 10_000])
def test_a_name_that_is_too_long_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        clean(name)
    assert (refusal.value.code, refusal.value.arguments) == ("name-too-long", {"most": 24})


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (" Ann ", "Ann"),
        ("x" * 25, "x" * 24),
        (FAMILY * 25, FAMILY * 24),
        ("a" + "\u0301" * 10_000, ""),
        ("\u200d", ""),
    ],
)
def test_a_name_can_be_cut_instead(typed: str, shown: str) -> None:
    assert cut(typed) == shown


@given(st.text())
def test_a_cut_name_is_valid_or_empty(typed: str) -> None:
    assert not cut(typed) or clean(cut(typed)) == cut(typed)


@given(st.text())
def test_any_text_is_cleaned_or_refused(typed: str) -> None:
    try:
        shown = clean(typed)
    except Refusal:
        return
    assert shown.strip()
    assert clean(shown) == shown
    assert shown.encode()
