"""Section 3: the answer."""

from typing import cast

import pytest

from comptoir import CHANCE
from comptoir.games.bistro.actions import Drunk, MiamBack, Name
from comptoir.games.bistro.components import GLASSES
from comptoir.games.bistro.game import GAME
from tests.games.bistro.table import (
    SEATS,
    assert_refused,
    assert_step_refused,
    choices,
    glass,
    glasses_of,
    names_of,
    play,
    story,
    table,
)


@pytest.mark.parametrize("claimed", GLASSES)
def test_the_receiver_believes_doubts_names_or_takes_over(claimed: str) -> None:
    """3.1: with or without a Miam."""
    others = [f"name {name}" for name in GLASSES if name != claimed]
    for words in (f"0 offer 2 {claimed}", f"0 offer 2 {claimed} with toast"):
        state = play(table(4), words)
        assert choices(state) == ["believe", "doubt", *others, "take"]
        for other in ("0", "1", "3", "chance"):
            assert_refused(state, f"{other} believe", "not-yours")
            assert_refused(state, f"{other} take", "not-yours")


def test_the_receiver_may_not_look_before_answering() -> None:
    """3.1, B5."""
    state = play(table(4), "0 look", "chance see coffee", "0 offer 2 coffee")
    assert_refused(state, "2 look", "not-now")
    assert GAME.view(state, 2).glass is None


@pytest.mark.parametrize(
    ("answer", "seen", "drinker"),
    [
        ("believe", "coffee", 0),  # 3.2
        ("believe", "syrup", 1),
        ("doubt", "coffee", 1),  # 3.3
        ("doubt", "syrup", 0),
        ("name syrup", "coffee", 1),  # 3.4
        ("name syrup", "lemonade", 1),
        ("name syrup", "syrup", 0),
    ],
)
def test_an_answer_is_right_or_wrong(answer: str, seen: str, drinker: int) -> None:
    """3.2, 3.3, 3.4: no matter whether anybody has looked."""
    state = play(table(3, 0, "| lemonade"), "0 offer 1 coffee", f"1 {answer}")
    assert Drunk(drinker, glass(seen), off_the_pile=False) in story(state, f"chance see {seen}")
    looked = play(table(3, 0, "| lemonade"), "0 look", f"chance see {seen}", "0 offer 1 coffee")
    assert Drunk(drinker, glass(seen), off_the_pile=False) in story(looked, f"1 {answer}")


def test_the_claimed_type_cannot_be_named() -> None:
    """3.4: one of the five others."""
    state = play(table(3), "0 offer 1 coffee")
    assert_refused(state, "1 name coffee", "no-name", "3.4")
    for nothing in (glass("beer"), glass("olives"), None, cast("None", ["syrup"])):
        assert_step_refused(state, 1, Name(nothing), "no-name", "3.4")  # type: ignore[arg-type]


def test_a_player_who_takes_the_glass_over_has_to_pass_it_on() -> None:
    """3.5, B7: they can no longer judge the claim."""
    state = play(table(4), "0 offer 1 coffee", "1 take")
    assert (state.phase, GAME.to_act(state), state.chain) == ("claim", (1,), (0, 1))
    for words in ("believe", "doubt", "name syrup", "take"):
        assert_refused(state, f"1 {words}", "not-now")


def test_the_miam_goes_back_unseen() -> None:
    """3.5: everybody is told, nobody sees it, and its owner still has it."""
    state = play(table(4), "0 offer 1 coffee with toast")
    assert story(state, "1 take")[1:] == (MiamBack(0),)
    after = play(state, "1 take")
    assert (after.miams, after.discarded) == (state.miams, ())
    assert names_of(story(play(table(4), "0 offer 1 coffee"), "1 take")) == ["Take"]


@pytest.mark.parametrize("words", ["2 coffee", "3 syrup", "2 coffee with toast", "3 lemonade with olives"])
def test_the_new_holder_makes_an_offer_of_their_own(words: str) -> None:
    """3.5: with the same claim or another, and with their own Miam or without."""
    state = play(table(4, miams="- olives - -"), "0 offer 1 coffee", "1 take")
    assert f"offer {words}" in choices(state)
    assert play(state, f"1 offer {words}").chain == (0, 1, int(words[0]))
    assert_refused(play(state, "1 offer 2 coffee", "2 take"), "2 offer 3 coffee with toast", "no-miam", "2.3")


def test_the_new_holder_may_look() -> None:
    """3.5, 1.3."""
    state = play(table(4), "0 offer 1 coffee", "1 take", "1 look")
    assert GAME.to_act(state) == (CHANCE,)
    assert GAME.view(play(state, "chance see syrup"), 1).glass == "syrup"
    assert GAME.view(play(state, "chance see syrup"), 0).glass is None


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_player_to_receive_the_glass_cannot_take_it_over(seats: int) -> None:
    """3.6, B7."""
    state = table(seats)
    for holder in range(seats - 2):
        state = play(state, f"{holder} offer {holder + 1} coffee")
        assert "take" in choices(state)
        state = play(state, f"{holder + 1} take")
    last = seats - 1
    state = play(state, f"{last - 1} offer {last} coffee")
    assert "take" not in choices(state)
    assert_refused(state, f"{last} take", "no-one-left", "3.6")


def test_with_three_players_the_third_must_judge() -> None:
    """3.6, the example."""
    state = play(table(3), "0 offer 1 coffee", "1 take", "1 offer 2 coffee")
    assert choices(state) == ["believe", "doubt", *(f"name {name}" for name in GLASSES[1:])]
    assert_refused(state, "2 take", "no-one-left", "3.6")


def test_the_player_who_drew_the_glass_has_held_it_even_without_a_look() -> None:
    """3.6, B7."""
    for turns in ((), ("0 look", "chance see syrup")):
        state = play(table(3), *turns, "0 offer 1 coffee", "1 take")
        assert_refused(state, "1 offer 0 coffee", "no-offer", "2.1")


@pytest.mark.parametrize(("answer", "drinker"), [("believe", 2), ("doubt", 1)])
def test_only_the_last_offer_counts(answer: str, drinker: int) -> None:
    """3.7: the first claim was true, the second is false; the first claimant is not concerned."""
    state = play(table(4), "0 offer 1 coffee with toast", "1 take", "1 offer 2 syrup", f"2 {answer}")
    state = play(state, "chance see coffee")
    assert [glasses_of(state, seat) for seat in range(4)] == ["coffee" * (s == drinker) for s in range(4)]
    assert state.miams == table(4).miams
    assert state.chain == (drinker,)
