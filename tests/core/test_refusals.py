"""Refusals: each has a sentence, and is the same in another process."""

import pickle
import subprocess
import sys
from typing import Any

import pytest

import comptoir
from comptoir.core import refusals
from comptoir.core.refusals import (
    BadEdition,
    BadNotation,
    BadOptions,
    BadRecord,
    IllegalAction,
    Refusal,
    UnknownGame,
    UnknownSeat,
)
from comptoir.core.steps import Step

GAME: Any = comptoir.load("polterfass")

REFUSALS = [
    BadEdition("target", "a number"),
    BadNotation("orbit"),
    BadOptions("seats", seats=9, least=3, most=6),
    BadRecord(3, "no-record"),
    IllegalAction(GAME.read("close"), "not-now", "3.1", phase="order"),
    UnknownGame("unknown-game", name="chess", known="polterfass"),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
def test_a_refusal_is_the_same_in_another_process(refusal: Refusal) -> None:
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is type(refusal)
    assert (again.code, again.arguments, str(again)) == (refusal.code, refusal.arguments, str(refusal))


def test_without_catalogues_a_refusal_gives_its_code_and_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(refusals, "in_english", None)
    assert str(BadOptions("seats", seats=9, least=3)) == "seats: {'seats': 9, 'least': 3}"


def test_catalogues_are_loaded_only_when_a_refusal_is_read() -> None:
    """Not when Comptoir is imported, nor when something is refused; ``str()`` loads them."""
    script = """
import sys
import comptoir

def heavy():
    return {"babel", "fluent", "rich", "numpy", "regex"} & set(sys.modules)

try:
    comptoir.load("chess")
except comptoir.Refusal as refusal:
    assert not heavy(), heavy()
    print(refusal)
    assert "fluent" in heavy()
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "chess" in run.stdout
    assert "unknown-game" not in run.stdout


@pytest.mark.parametrize("number", [10**35, -(10**35), 10**5000], ids=["large", "small", "huge"])
def test_a_refused_number_of_any_size_fits_a_sentence(number: int) -> None:
    assert str(BadOptions("seats", seats=number, least=3, most=6))


def test_a_refused_text_of_any_length_fits_a_sentence() -> None:
    assert len(str(BadNotation("x" * 100_000))) < 400


@pytest.mark.parametrize("step", [None, "close", 7], ids=str)
def test_refusing_something_that_is_not_a_step_gives_a_sentence(step: object) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(GAME.start(4), comptoir.CHANCE, step)
    assert str(refused.value) == "You cannot do that now."


def test_refusing_a_step_of_no_game_gives_the_code() -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(GAME.start(4), comptoir.CHANCE, Step())
    assert str(refused.value).startswith("not-now: ")


@pytest.mark.parametrize("seats", [4.0, True, "4", None])
def test_a_number_of_seats_that_is_not_an_integer_is_refused(seats: Any) -> None:
    with pytest.raises(BadOptions):
        GAME.start(seats)
    assert type(GAME.start(4).setup.seats) is int


@pytest.mark.parametrize("viewer", [-1, 4, 99])
def test_a_seat_out_of_range_has_no_view(viewer: int) -> None:
    with pytest.raises(UnknownSeat):
        GAME.view(GAME.start(4), viewer)
