"""The questions of the quay in a terminal, and the answers that a player may type."""

import pytest

from comptoir.core.refusals import BadNotation
from comptoir.games.encanteur.actions import Serve
from comptoir.games.encanteur.components import Card
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import State
from comptoir.games.encanteur.terminal import asking
from comptoir.words.texts import LANGUAGES
from tests.games.encanteur.onlooker import STREET, choosing, question, read, say, serve, serving, waits
from tests.games.encanteur.table import auction, box, noon, play
from tests.pictures import join_items


def test_the_table_says_for_whom_it_waits() -> None:
    assert waits(auction(), 2) == say("waits-falling", who="other", name="Ottilie")
    assert waits(play(auction(), "0 take"), 2) == say("waits-rising", who="other", name="Gaspard")
    assert waits(noon(STREET), None) == say("waits-serve", name="Ottilie")
    assert waits(play(choosing(), "0 discard hake sole"), 0) == (
        say("waits-discard", number=3, names=join_items("Gaspard", "Nunzia", "Fergus"))
    )
    assert waits(GAME.start(4), 0) == say("waits-first")


def test_a_set_is_chosen_by_names_or_numbers() -> None:
    state = play(choosing(3), "0 discard hake sole", "1 discard hake sole")
    words, typing, choices = question(state)
    assert words.replace("\u00a0", " ").startswith(
        say("ask-discard", number=2, fish="1 hake   2 sardine   3 sea bass")
    )
    assert "red mullet" not in words
    assert typing == say("type-discard", example="hake, sardine", digits="1 2")
    assert choices == []
    for typed in ("sole hake", "hake, sole", "discard sole and hake", "5 1", "SO HA"):
        assert read(state, typed) == "discard hake sole"
    assert read(state, "sea bass shrimp") == "discard sea-bass shrimp"
    assert read(state, "mackerel sea-bass") == "discard sea-bass mackerel"
    assert read(state, "shrimp sea-bass", "fr") == "discard sea-bass shrimp"
    assert read(state, "crevette bar", "fr") == "discard sea-bass shrimp"


def test_a_lot_is_taken_or_left_by_a_letter() -> None:
    falling, rising = auction("sole"), play(auction("sole"), "0 take")
    asked_falling: tuple[str, str, list[str]] = (
        say("ask-falling", price=12, slate=say("slate-sole.the"), money=50),
        say("type-falling"),
        [],
    )
    assert question(falling) == asked_falling
    assert question(rising)[0] == (
        say("ask-rising", name="Ottilie", slate=say("slate-sole.the"), price=13, money=50)
    )
    assert read(falling, "T") == read(rising, "take") == read(rising, "p", "fr") == "take"
    assert read(falling, "w") == read(falling, "p") == read(falling, "a", "fr") == "wait"
    assert read(rising, "p") == read(rising, "w") == read(rising, "l", "it") == "pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_a_question_are_understood(language: str) -> None:
    """Of the letters in brackets, the first takes the lot, the second does not."""
    falling, rising = auction("sole"), play(auction("sole"), "0 take")
    for state, steps in ((falling, ["take", "wait"]), (rising, ["take", "pass"])):
        letters = [part[0] for part in question(state, language)[0].split("(")[1:]]
        assert [read(state, letter, language) for letter in letters] == steps


def test_few_servings_are_listed() -> None:
    state = noon("lovers family lovers > sole hake | | | ")
    words, typing, choices = question(state)
    assert words == say("ask-serve")
    assert typing == say("type-serve", example="2 hake, 3 sole")
    assert choices == [
        serve(serving(say("slate-sole.dish"), "lovers", 1), serving(say("slate-hake.dish"), "family")),
        serve(serving(say("slate-hake.dish"), "family"), serving(say("slate-sole.dish"), "lovers", 3)),
    ]


def test_many_servings_are_typed() -> None:
    state = noon("lovers family lovers > sole hake platter wine wine | | | ")
    assert len(GAME.legal(state, 0)) > asking.MOST_CHOICES
    words, _, choices = question(state)
    assert choices == []
    before, after = say("ask-serve-typed", example="|").split("|")
    example = words.removeprefix(before).removesuffix(after)
    assert GAME.read(read(state, example)) == GAME.legal(state, 0)[-1]
    for typed in ("1 sole wine, 2 hake", "serve 2 hake 1 sole with wine", "1:sole+wine 2:hake"):
        assert read(state, typed) == "serve 1:sole+wine 2:hake"
    assert read(state, "2 merlu, 1 plateau et vin", "fr") == "serve 1:platter+wine 2:hake"


def test_twins_that_differ_are_told_apart() -> None:
    two = box(sole=(Card(start=12, floor=6, pays=10), Card(start=9, floor=4, pays=5)))
    state = noon("lovers > sole1 sole2", edition=two)
    assert question(state)[2] == [
        serve(serving(say("slate-numbered", slate=say("slate-sole.dish"), number=twin), "lovers"))
        for twin in (1, 2)
    ]
    assert read(state, "1 sole2") == "serve 1:sole2"


def test_nobody_is_served_by_the_word_alone() -> None:
    assert read(noon("family > platter | | | "), "serve") == GAME.write(Serve(()))


def test_bottles_are_typed_as_a_number() -> None:
    state = noon("lovers | > sole wine wine | | ")
    words, typing, choices = question(state)
    assert words == say("ask-display", most=2)
    assert (typing, choices) == (say("type-display", most=2), [])
    assert read(state, "2") == "display 2"
    assert read(state, "0") == read(state, "display 0") == "display 0"


def test_a_dish_and_the_platter_are_chosen_from_a_list() -> None:
    dish = noon("lovers | > sole platter | | ")
    assert question(dish) == (
        say("ask-dish", client=say("client-lovers.the")),
        say("type-dish"),
        [
            say("choice-dish", dish=say("slate-sole.dish"), pays=10),
            say("choice-dish", dish=say("slate-platter.dish"), pays=20),
        ],
    )
    assert read(dish, "plat") == read(dish, "dish platter") == "dish platter"
    home = play(noon("family > platter | | | "), "0 serve")
    assert question(home)[2] == [say("choice-home", platter="yes", pays=20), say("choice-home", platter="no")]
    assert read(home, "y") == read(home, "oui", "fr") == "platter"
    assert read(home, "no") == "no platter"


@pytest.mark.parametrize(
    ("state", "typed"),
    [
        (choosing(), "kraken"),
        (choosing(), "s"),
        (auction(), "perhaps"),
        (noon(STREET), "1 wine"),
        (noon(STREET), "1 hake sole"),
        (noon(STREET), "1 hake 2"),
        (noon(STREET), "please 1 hake"),
        (noon(STREET), "1 hake 2 kraken"),
        (choosing(), "hake " * 5000),
        (noon("lovers | > sole wine wine | | "), "many"),
        (noon("lovers | > sole wine wine | | "), "1" * 5000),
        (noon("lovers | > sole platter | | "), "sole platter"),
    ],
)
def test_text_without_a_meaning_is_refused(state: State, typed: str) -> None:
    with pytest.raises(BadNotation):
        read(state, typed, seat=GAME.to_act(state)[0])  # type: ignore[arg-type]
