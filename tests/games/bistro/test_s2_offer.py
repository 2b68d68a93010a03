"""Section 2: the offer."""

from typing import cast

import pytest

from comptoir.games.bistro.actions import Offer
from comptoir.games.bistro.components import GLASSES, MIAMS, Miam
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import Claim
from tests.games.bistro.table import (
    SEATS,
    SHORT,
    assert_refused,
    assert_step_refused,
    choices,
    glass,
    play,
    table,
)
from tests.play import WATCHER


@pytest.mark.parametrize("seats", SEATS)
def test_the_holder_offers_to_anybody_else_one_of_the_six_types(seats: int) -> None:
    """2.1."""
    for starter in range(seats):
        offers = [words for words in choices(table(seats, starter, options=SHORT)) if words != "look"]
        others = [seat for seat in range(seats) if seat != starter]
        assert offers == [f"offer {to} {name}" for to in others for name in GLASSES]


def test_the_glass_goes_to_the_receiver() -> None:
    """2.1."""
    state = play(table(4, 1), "1 offer 3 syrup")
    assert (GAME.to_act(state), state.phase, state.chain) == ((3,), "answer", (1, 3))
    assert state.claims == (Claim("syrup", None),)


@pytest.mark.parametrize("turn", ["1 offer 1 coffee", "1 offer 4 coffee", "1 offer 99 coffee"])
def test_nobody_offers_to_themselves_or_to_a_seat_out_of_range(turn: str) -> None:
    """2.1."""
    assert_refused(table(4, 1), turn, "no-offer", "2.1")


def test_nobody_offers_to_a_player_who_has_held_the_glass() -> None:
    """2.1, 3.6."""
    state = play(table(4, 0), "0 offer 1 coffee", "1 take")
    assert {words.split()[1] for words in choices(state)[1:]} == {"2", "3"}
    assert_refused(state, "1 offer 0 coffee", "no-offer", "2.1")
    state = play(state, "1 offer 3 syrup", "3 take")
    assert {words.split()[1] for words in choices(state)[1:]} == {"2"}
    assert_refused(state, "3 offer 0 coffee", "no-offer", "2.1")
    assert_refused(state, "3 offer 1 coffee", "no-offer", "2.1")


@pytest.mark.parametrize(
    "step",
    [
        Offer(True, "coffee"),
        Offer(cast("int", 1.0), "coffee"),
        Offer(cast("int", None), "coffee"),
        Offer(cast("int", "1"), "coffee"),
        Offer(cast("int", [1]), "coffee"),
        Offer(-1, "coffee"),
        Offer(1, glass("beer")),
        Offer(1, glass("olives")),
        Offer(1, None),  # type: ignore[arg-type]
        Offer(1, cast("Miam", ["coffee"])),  # type: ignore[arg-type]
        Offer(1, "coffee", cast("Miam", "coffee")),
        Offer(1, "coffee", cast("Miam", "")),
        Offer(1, "coffee", cast("Miam", {})),
        Offer(1, "coffee", cast("Miam", False)),
    ],
    ids=str,
)
def test_an_offer_that_cannot_be_written_cannot_be_made(step: Offer) -> None:
    """2.1, 2.3."""
    assert_step_refused(table(4, 0), 0, step, "no-offer", "2.1")


@pytest.mark.parametrize("claimed", GLASSES)
def test_a_claim_may_be_true_or_false(claimed: str) -> None:
    """2.2, B6: even if the holder has looked."""
    state = play(table(3), "0 look", "chance see coffee", f"0 offer 1 {claimed}")
    assert (state.claims[-1].glass, state.glass) == (claimed, "coffee")


def test_even_an_impossible_claim_is_allowed() -> None:
    """B6: all coffees stand face up."""
    state = table(3, 0, "| | " + "coffee " * 8)
    assert play(state, "0 offer 1 coffee").claims[-1].glass == "coffee"


def test_a_holder_who_still_has_a_miam_may_add_it() -> None:
    """2.3: to a claim of any type; the offer without a Miam comes first."""
    state = table(3, 0, miams="cheese olives toast")
    expected = [
        f"offer {to} {name}{claimed}"
        for to in (1, 2)
        for name in GLASSES
        for claimed in ("", *(f" with {miam}" for miam in MIAMS))
    ]
    assert choices(state) == ["look", *expected]
    state = play(state, "0 offer 1 coffee with olives")
    assert state.claims[-1] == Claim("coffee", "olives")
    assert state.miams == ("cheese", "olives", "toast")


def test_a_holder_who_has_lost_the_miam_has_none_to_add() -> None:
    """2.3."""
    state = table(3, 0, miams="- olives toast", gone="cheese")
    assert not any("with" in words for words in choices(state))
    assert_refused(state, "0 offer 1 coffee with cheese", "no-miam", "2.3")
    assert_step_refused(state, 0, Offer(1, "coffee", cast("Miam", [])), "no-miam", "2.3")


@pytest.mark.parametrize("claimed", MIAMS)
def test_any_miam_may_be_claimed_even_one_that_is_gone(claimed: str) -> None:
    """2.4, B6: their own, a neighbour's, one in the box, or one that is gone."""
    state = table(3, 0, miams="cheese olives -", gone="toast")
    assert play(state, f"0 offer 1 coffee with {claimed}").claims[-1].miam == claimed


def test_everybody_hears_the_offer_and_it_cannot_be_changed() -> None:
    """2.5."""
    state = table(3, 0)
    offer = GAME.read("offer 1 coffee with toast")
    for viewer in (0, 1, 2, WATCHER):
        assert GAME.heard(state, 0, offer, viewer) == "offer 1 coffee with toast"
        assert GAME.view(GAME.apply(state, 0, offer), viewer).claims == (Claim("coffee", "toast"),)
    state = GAME.apply(state, 0, offer)
    assert_refused(state, "0 offer 1 syrup", "not-now")
    assert_refused(state, "0 look", "not-now")
