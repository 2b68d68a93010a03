"""The functions with which all games read typed text."""

import pytest

from comptoir.core.terminal import find, read_number

NAMES = {"Pomme": "apple", "Pommeau": "cider", "Thé glacé": "ice-tea", "Eau": "water"}


@pytest.mark.parametrize(
    ("typed", "thing"),
    [
        ("pomme", "apple"),  # a whole name, although another begins with it
        ("POMMEA", "cider"),
        ("thé", "ice-tea"),
        ("the glace", "ice-tea"),
        ("t", "ice-tea"),
        ("Ice-Tea", "ice-tea"),
        ("icetea", "ice-tea"),
        ("pom", None),  # two names begin with it
        ("ice", None),  # notation has to be typed whole
        ("beer", None),
        ("", None),
        ("?", None),
    ],
)
def test_a_thing_is_found_by_its_name_its_notation_or_an_unambiguous_beginning(
    typed: str, thing: str | None
) -> None:
    assert find(NAMES, typed) == thing


def test_two_names_of_one_thing_are_not_ambiguous() -> None:
    assert find({"Eau plate": "water", "Eau gazeuse": "water"}, "eau") == "water"


@pytest.mark.parametrize(
    ("typed", "number"),
    [("0", 0), ("007", 7), ("9" * 9, 999_999_999), ("9" * 10, None), ("-1", None), ("²", None)],
)
def test_a_number_has_at_most_nine_plain_digits(typed: str, number: int | None) -> None:
    assert read_number(typed) == number
