"""The notation of every step, and text that is refused."""

import pytest

from comptoir import BadNotation
from comptoir.games.encanteur.actions import (
    AnyStep,
    Dealt,
    Discard,
    Dish,
    Display,
    First,
    Home,
    Meal,
    Pass,
    Removed,
    Serve,
    Take,
    Tick,
    Uncovered,
    Wait,
)
from comptoir.games.encanteur.components import CLIENTS, FISH
from comptoir.games.encanteur.game import GAME


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (First(2), "first 2"),
        (Removed("critic"), "remove critic"),
        (Dealt(2, "family"), "client 2 family"),
        (Discard(("hake", "sole")), "discard hake sole"),
        (Discard(("sea-bass", "red-mullet")), "discard sea-bass red-mullet"),
        (Uncovered("sole"), "lot sole"),
        (Uncovered("sole2"), "lot sole2"),
        (Uncovered("wine"), "lot wine"),
        (Uncovered("platter"), "lot platter"),
        (Take(), "take"),
        (Wait(), "wait"),
        (Pass(), "pass"),
        (Tick(), "tick"),
        (Serve(()), "serve"),
        (Serve((Meal(1, "sole"), Meal(2, "platter", wine=True))), "serve 1:sole 2:platter+wine"),
        (Serve((Meal(2, "sea-bass1"), Meal(10, "hake"))), "serve 2:sea-bass1 10:hake"),
        (Display(0), "display 0"),
        (Display(1), "display 1"),
        (Dish("sole"), "dish sole"),
        (Dish("platter"), "dish platter"),
        (Home(platter=True), "platter"),
        (Home(platter=False), "no platter"),
    ],
)
def test_every_step_has_one_notation(step: AnyStep, text: str) -> None:
    """Formal rules, notation."""
    assert GAME.write(step) == text
    assert GAME.read(text) == step


@pytest.mark.parametrize("fish", FISH)
def test_every_fish_has_a_notation(fish: str) -> None:
    """Formal rules, tokens."""
    for text in (f"lot {fish}", f"dish {fish}2", f"discard {fish}", f"serve 1:{fish}+wine"):
        assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize("client", CLIENTS)
def test_every_client_has_a_notation(client: str) -> None:
    """Formal rules, tokens."""
    for text in (f"remove {client}", f"client 0 {client}"):
        assert GAME.write(GAME.read(text)) == text


def test_others_hear_a_discard_as_one_question_mark() -> None:
    """0.7: one for any number of cards."""
    assert GAME.write(Discard(None)) == "discard ?"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "take ",
        " take",
        "Take",
        "take\n",
        "take over",
        "tick tick",
        "discard",
        "discard ?",  # nobody chooses what nobody knows
        "discard cod",
        "discard hake,sole",
        "discard hake  sole",
        "discard platter",
        "discard wine",
        "discard sole1",
        "lot",
        "lot cod",
        "lot sole0",
        "lot sole10",
        "lot wine1",
        "lot platter1",
        "lot sole wine",
        "serve 0:sole",
        "serve 01:sole",
        "serve 1:wine",
        "serve 1:sole+platter",
        "serve 1:sole+wine+wine",
        "serve sole",
        "serve 1:sole,2:hake",
        "serve 1:sole  2:hake",
        "serve 1: sole",
        "serve ٣:sole",
        "display",
        "display -1",
        "display 01",
        "display one",
        "dish",
        "dish wine",
        "dish cod",
        "no",
        "no  platter",
        "platter yes",
        "first",
        "first -1",
        "first 01",
        "remove",
        "remove cat",
        "client family",
        "client 1",
        "client 1 cat",
        "roll",
    ],
)
def test_text_that_is_no_step_is_refused(text: str) -> None:
    """Formal rules, notation."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    assert (refusal.value.code, refusal.value.text) == ("bad-notation", text)


@pytest.mark.parametrize(
    "text",
    [
        "discard sole hake",
        "discard sole sole",
        "serve 2:sole 1:hake",
        "serve 1:sole 1:hake",
    ],
)
def test_fish_and_clients_out_of_order_or_repeated_are_refused(text: str) -> None:
    """Formal rules, canonical text."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    assert (refusal.value.code, refusal.value.text) == ("not-in-order", text)
