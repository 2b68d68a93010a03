"""Section 1: drawing."""

from typing import cast

import pytest

from comptoir import CHANCE
from comptoir.games.bistro.actions import Drawn, See, Seen
from comptoir.games.bistro.components import GLASSES
from comptoir.games.bistro.game import GAME
from tests.games.bistro.table import (
    SEATS,
    assert_refused,
    assert_step_refused,
    chances,
    choices,
    glass,
    names_of,
    play,
    story,
    table,
)
from tests.play import WATCHER


@pytest.mark.parametrize("seats", SEATS)
def test_the_starter_draws_the_top_glass_face_down(seats: int) -> None:
    """1.1: nobody knows its type yet."""
    for starter in range(seats):
        state = table(seats, starter, "coffee | syrup")
        assert GAME.to_act(state) == (starter,)
        assert (state.chain, state.glass, state.lookers) == ((starter,), None, ())
        assert GAME.view(state, starter).pile == 48 - 2 - 1


def test_drawing_is_an_event_and_not_a_step() -> None:
    """1.1: it happens with the last glass of the set-up, and at the end of a turn."""
    state = play(table(3), "0 offer 1 coffee", "1 believe")
    assert story(state, "chance see syrup")[-1] == Drawn(1)


def test_only_the_holder_may_look_at_the_glass_or_offer_it() -> None:
    """1.2."""
    state = table(4, 2)
    for other in (0, 1, 3):
        assert GAME.legal(state, other) == ()
        assert_refused(state, f"{other} look", "not-yours")
        assert_refused(state, f"{other} offer 2 coffee", "not-yours")
    assert_refused(state, "chance look", "not-yours")
    state = play(state, "2 offer 0 coffee", "0 take")
    assert GAME.to_act(state) == (0,)
    assert_refused(state, "2 offer 1 coffee", "not-yours")


def test_the_holder_may_offer_with_or_without_a_look() -> None:
    """1.3, 2.2."""
    state = table(3, miams="- - -")
    assert choices(state)[0] == "look"
    assert choices(state)[1:] == [f"offer {to} {name}" for to in (1, 2) for name in GLASSES]
    looked = play(state, "0 look", "chance see coffee")
    assert choices(looked) == choices(state)[1:]
    assert GAME.to_act(looked) == (0,)


def test_the_holder_looks_once() -> None:
    """1.3, B5."""
    state = play(table(3), "0 look", "chance see coffee")
    assert_refused(state, "0 look", "has-looked", "1.3")
    assert_refused(play(table(3), "0 look"), "0 look", "not-now")


def test_everybody_sees_the_look_but_only_the_looker_sees_the_glass() -> None:
    """1.3, B5."""
    state = play(table(3), "0 look")
    assert (state.phase, GAME.to_act(state)) == ("look", (CHANCE,))
    after = play(state, "chance see coffee")
    for viewer in (0, 1, 2, WATCHER):
        told = GAME.story(state, CHANCE, See("coffee"), viewer)
        knows = glass("coffee") if viewer == 0 else None
        assert told == (See(knows), Seen(0, knows))
        assert GAME.view(after, viewer).glass == knows
        assert GAME.view(after, viewer).lookers == (0,)


def test_a_later_holder_sees_the_same_glass_as_an_earlier_one() -> None:
    """1.3, B8: chance decides nothing any more."""
    state = play(table(4), "0 look", "chance see coffee", "0 offer 1 syrup", "1 take")
    assert choices(state)[0] == "look"
    assert names_of(story(state, "1 look")) == ["Look", "Seen"]
    after = play(state, "1 look")
    assert (after.phase, after.lookers, GAME.to_act(after)) == ("claim", (0, 1), (1,))
    assert [GAME.view(after, seat).glass for seat in range(4)] == ["coffee", "coffee", None, None]
    assert_refused(after, "1 look", "has-looked", "1.3")


def test_a_holder_who_could_work_out_the_glass_may_still_look() -> None:
    """B5: only coffees are left."""
    rest = " | ".join(["chocolate " * 8, "lemonade " * 8 + "syrup " * 8, "apple-juice " * 8])
    state = table(4, 0, rest + " | " + "sparkling-water " * 8)
    assert "look" in choices(state)
    assert chances(play(state, "0 look")) == {"see coffee": "1"}


@pytest.mark.parametrize(
    ("glasses", "expected"),
    [
        ("", dict.fromkeys(GLASSES, "1/6")),
        ("coffee | coffee | syrup", {"coffee": "2/15", "syrup": "7/45", "lemonade": "8/45"}),
        ("coffee coffee | coffee coffee", {"coffee": "1/11", "chocolate": "2/11"}),
    ],
)
def test_the_chance_of_a_type_is_its_share_of_the_glasses_left(
    glasses: str, expected: dict[str, str]
) -> None:
    """1.4, B8: (8 - its glasses face up) / (48 - all glasses face up)."""
    odds = chances(play(table(3, 0, glasses), "0 look"))
    assert {name: odds[f"see {name}"] for name in expected} == expected
    unseen = chances(play(table(3, 0, glasses), "0 offer 1 coffee", "1 doubt"))
    assert unseen == odds


def test_a_type_with_all_glasses_face_up_cannot_be_seen() -> None:
    """1.4."""
    for before in (("0 look",), ("0 offer 1 coffee", "1 believe")):
        state = play(table(3, 0, " | | " + "syrup " * 8), *before)
        assert "see syrup" not in chances(state)
        assert_refused(state, "chance see syrup", "no-such-glass", "1.3" if len(before) == 1 else "4.1")


def test_only_a_glass_can_be_seen() -> None:
    """1.4: a step without a notation is refused as well."""
    state = play(table(3), "0 look")
    for nothing in (None, glass("beer"), cast("None", ["coffee"]), cast("None", 0)):
        assert_step_refused(state, CHANCE, See(nothing), "no-such-glass", "1.3")
    assert_refused(state, "0 see coffee", "not-yours")
