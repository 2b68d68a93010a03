"""The notation: how every step is written, and what is refused."""

import pytest

from comptoir import BadNotation
from comptoir.games.polterfass.actions import AnyStep, Assign, Close, First, Order, Roll, Rolled
from comptoir.games.polterfass.components import DESTROY, DOUBLE, LYING
from comptoir.games.polterfass.game import GAME
from tests.games.polterfass.table import box


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (First(0), "first 0"),
        (First(5), "first 5"),
        (
            Rolled("abcdefgxy", (9, LYING, 3, LYING, 7, LYING, 5, DOUBLE, DESTROY)),
            "roll a9 b- c3 d- e7 f- g5 x* y!",
        ),
        (Rolled("y", (LYING,)), "roll y-"),
        (Rolled("x", (DOUBLE,)), "roll x*"),
        (Rolled("a", (2,)), "roll a2"),
        (Order((7,)), "order 7"),
        (Order((0,)), "order 0"),
        (Order((0, 5)), "order 0+5"),
        (Order((3, 12)), "order 3+12"),  # a custom edition
        (Close(), "close"),
        (Roll(), "roll"),
        (Roll("x"), "roll x"),
        (Roll("y"), "roll y"),
        (Roll("xy"), "roll xy"),
        (Assign("c", "a"), "assign !c *a"),
        (Assign("", "ab"), "assign *a *b"),
        (Assign("cd", ""), "assign !c !d"),
        (Assign("g", ""), "assign !g"),
    ],
)
def test_every_step_has_one_notation(step: AnyStep, text: str) -> None:
    """Formal rules, notation."""
    assert GAME.write(step) == text
    assert GAME.read(text) == step


def test_faces_tell_a_throw_from_a_pick() -> None:
    """3.5: `roll x` picks, `roll x*` fell."""
    assert isinstance(GAME.read("roll x"), Roll)
    assert isinstance(GAME.read("roll x*"), Rolled)
    assert isinstance(GAME.read("roll x-"), Rolled)
    assert isinstance(GAME.read("roll"), Roll)


def test_a_secret_order_is_a_question_mark() -> None:
    """2.5, P4: the same for one card and for two."""
    assert GAME.write(Order(None)) == "order ?"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "close ",
        " close",
        "Close",
        "close\n",
        "close the tap",
        "order",
        "order ?",  # a hidden step cannot be played
        "order -1",
        "order 07",
        "order 7+",
        "order +7",
        "order 1+2+3",
        "order 1 2",
        "order  7",
        "order 100",
        "order ٣",
        "order seven",
        "roll z",
        "roll a",
        "roll x y",
        "roll ab",
        "roll a0",
        "roll a09",
        "roll a100",
        "roll a*",
        "roll x9",
        "roll a9b8",
        "roll a9,b8",
        "assign a",
        "assign !x",
        "assign !a*b",
        "assign -a",
        "first",
        "first -1",
        "first 01",
        "first x",
        "tick",
    ],
)
def test_text_that_is_not_notation_is_refused(text: str) -> None:
    """Formal rules, notation."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    assert (refusal.value.code, refusal.value.text) == ("bad-notation", text)


@pytest.mark.parametrize(
    "text",
    [
        "order 5+0",
        "order 3+3",
        "roll yx",
        "roll xx",
        "roll b8 a9",
        "roll a9 a9",
        "roll x* a9",
        "assign *a !c",
        "assign !d !c",
        "assign !c !c",
        "assign *b *a",
    ],
)
def test_cards_and_barrels_ascend_without_repetition(text: str) -> None:
    """Formal rules, notation: ascending, and destroyed before doubled."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    assert (refusal.value.code, refusal.value.text) == ("not-in-order", text)


def test_every_value_that_a_box_allows_can_be_written() -> None:
    """Values and cards of two digits: a custom edition."""
    state = GAME.start(3, edition=box(numbers=((99, 10), (1, 50)), cards=(0, 9, 10, 99)))
    for order in state.setup.orders:
        assert GAME.read(GAME.write(order)) == order
    assert GAME.read("roll a99 b- x* y!") == Rolled("abxy", (99, LYING, DOUBLE, DESTROY))
    assert GAME.read("roll a10 b50 x- y-") == Rolled("abxy", (10, 50, LYING, LYING))
