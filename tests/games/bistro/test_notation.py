"""The notation: how every step is written, and what is refused."""

import pytest

from comptoir import BadNotation
from comptoir.games.bistro.actions import (
    Addition,
    AnyStep,
    Believe,
    Dealt,
    Doubt,
    First,
    Give,
    Look,
    Name,
    Offer,
    Poured,
    See,
    Take,
)
from comptoir.games.bistro.components import GLASSES, MIAMS
from comptoir.games.bistro.game import GAME


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (First(0), "first 0"),
        (First(5), "first 5"),
        (Dealt(2, "olives"), "miam 2 olives"),
        (Poured(2, "coffee"), "glass 2 coffee"),
        (Poured(0, "apple-juice"), "glass 0 apple-juice"),
        (See("coffee"), "see coffee"),
        (See("sparkling-water"), "see sparkling-water"),
        (Addition(2), "addition 2"),
        (Addition(9), "addition 9"),  # a custom edition
        (Look(), "look"),
        (Offer(3, "coffee"), "offer 3 coffee"),
        (Offer(3, "coffee", "olives"), "offer 3 coffee with olives"),
        (Offer(0, "sparkling-water", "toast"), "offer 0 sparkling-water with toast"),
        (Believe(), "believe"),
        (Doubt(), "doubt"),
        (Name("syrup"), "name syrup"),
        (Take(), "take"),
        (Give("lemonade"), "give lemonade"),
    ],
)
def test_every_step_has_one_notation(step: AnyStep, text: str) -> None:
    """Formal rules, notation."""
    assert GAME.write(step) == text
    assert GAME.read(text) == step
    assert type(GAME.read(text)) is type(step)


@pytest.mark.parametrize("glass", GLASSES)
@pytest.mark.parametrize("miam", MIAMS)
def test_every_glass_and_every_miam_has_a_notation(glass: str, miam: str) -> None:
    """0.2, 0.3: lower case, spaces as hyphens."""
    for text in (f"offer 1 {glass} with {miam}", f"name {glass}", f"give {glass}", f"miam 0 {miam}"):
        assert GAME.write(GAME.read(text)) == text


def test_a_secret_is_a_question_mark() -> None:
    """0.5, 1.3."""
    assert GAME.write(Dealt(2, None)) == "miam 2 ?"
    assert GAME.write(See(None)) == "see ?"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "look ",
        " look",
        "Look",
        "look\n",
        "look away",
        "first",
        "first -1",
        "first 01",
        "first x",
        "first ٣",
        "miam 2 ?",  # a hidden step cannot be played
        "miam 2",
        "miam 2 beer",
        "miam 2 coffee",
        "miam olives",
        "see ?",
        "see",
        "see olives",
        "see coffee coffee",
        "glass coffee",
        "glass 0 olives",
        "glass 0 Coffee",
        "addition",
        "addition -1",
        "addition 01",
        "addition 100",
        "offer",
        "offer 1",
        "offer coffee",
        "offer 1 beer",
        "offer 1 olives",
        "offer 1  coffee",
        "offer 01 coffee",
        "offer -1 coffee",
        "offer 100 coffee",
        "offer 1 apple juice",
        "offer 1 coffee with",
        "offer 1 coffee with coffee",
        "offer 1 coffee olives",
        "offer 1 coffee with olives ",
        "offer 1 coffee with olives with toast",
        "believe it",
        "doubts",
        "name",
        "name olives",
        "name syrup syrup",
        "give",
        "give 1 syrup",
        "give olives",
        "take over",
        "tick",
        "pass",
    ],
)
def test_text_that_is_not_notation_is_refused(text: str) -> None:
    """Formal rules, notation."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    assert (refusal.value.code, refusal.value.text) == ("bad-notation", text)
