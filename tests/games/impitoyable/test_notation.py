"""The notation of every step, and text that is refused."""

import pytest

from comptoir import BadNotation
from comptoir.games.impitoyable.actions import (
    AnyStep,
    Bid,
    Buy,
    Card,
    Dealt,
    First,
    Hire,
    Offered,
    Place,
    Rolled,
    See,
    Send,
    Slot,
    Take,
    Turned,
)
from comptoir.games.impitoyable.game import GAME


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (First(1), "first 1"),
        (Dealt(2, "kid-calloway"), "adventurer 2 kid-calloway"),
        (Turned(Card("gold", 6, 3)), "event gold 6/3"),
        (Turned(Card("gold", 0, 0)), "event gold 0/0"),
        (Turned(Card("duel")), "event duel"),
        (Turned(Card("poker")), "event poker"),
        (Send("the-pike-sisters"), "send the-pike-sisters"),
        (Take(Slot(2, 3)), "take 2.3"),
        (Take(Slot(144, 1)), "take 144.1"),
        (See("r2"), "see r2"),
        (Buy(0), "buy 0"),
        (Buy(5), "buy 5"),
        (Offered("annie-longpan"), "offer annie-longpan"),
        (Bid(("r3", "r1", "b0")), "bid r3 r1 b0"),
        (Bid(("r1", "r1", "y4")), "bid r1 r1 y4"),
        (Hire("annie-longpan"), "hire annie-longpan"),
        (Place(("b0", "r3", "r1")), "place b0 r3 r1"),
        (Rolled(4), "die 4"),
    ],
)
def test_every_step_has_one_notation(step: AnyStep, text: str) -> None:
    """Formal rules, notation."""
    assert GAME.write(step) == text
    assert GAME.read(text) == step


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Dealt(2, None), "adventurer 2 ?"),
        (Send(None), "send ?"),
        (See(None), "see ?"),
        (Place(None), "place ?"),
    ],
)
def test_others_hear_a_secret_as_a_question_mark(step: AnyStep, text: str) -> None:
    """0.7, 1.4, 2.4, 4.8: one for any number of cards; it cannot be read back."""
    assert GAME.write(step) == text
    with pytest.raises(BadNotation):
        GAME.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Buy 1",
        "buy",
        "buy -1",
        "buy 01",
        "buy 1 ",
        "buy 1\n",
        "buy ٣",
        "first",
        "first 01",
        "adventurer tom-noland",
        "adventurer 1",
        "event",
        "event gold",
        "event gold 6",
        "event gold 6/03",
        "event duel 6/3",
        "event war",
        "send",
        "send Tom Noland",
        "send tom noland",
        "send -tom",
        "send tom-",
        "take",
        "take 1",
        "take 0.1",
        "take 1.0",
        "take 1,2",
        "see",
        "see r",
        "see x1",
        "see r10",
        "see r1 r2",
        "bid",
        "bid r3,r1",
        "bid r3  r1",
        "bid 3r",
        "bid w3",
        "hire",
        "place",
        "die",
        "die 0",
        "die six",
        "pass",
    ],
)
def test_text_that_is_no_step_is_refused(text: str) -> None:
    """Formal rules, notation."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    assert (refusal.value.code, refusal.value.text) == ("bad-notation", text)


@pytest.mark.parametrize("text", ["bid r1 r3", "bid b4 r1", "bid r3 b0 r1", "bid y1 g1"])
def test_a_bid_not_sorted_by_colour_and_from_high_to_low_is_refused(text: str) -> None:
    """Formal rules, canonical text."""
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text)
    assert (refusal.value.code, refusal.value.text) == ("not-in-order", text)
    assert GAME.write(GAME.read(text.replace("bid", "place"))) == text.replace("bid", "place")
