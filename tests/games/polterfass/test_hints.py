"""Hints: what is shown beside a decision."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from comptoir.games.polterfass.actions import Roll, Rolled
from comptoir.games.polterfass.components import Options
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.hints import AssignHint, OrderHint, RollHint, ServingHint
from comptoir.games.polterfass.state import State
from tests.games.polterfass.table import (
    SEATS,
    box,
    choices,
    gains,
    mugs_served,
    order_of,
    play,
    table,
)
from tests.play import WATCHER


def order_hint(state: State, seat: int = 1) -> OrderHint:
    hint = GAME.hints(GAME.view(state, seat))
    assert isinstance(hint, OrderHint)
    return hint


def serving_hint(state: State) -> ServingHint:
    hint = GAME.hints(GAME.view(state, state.innkeeper))
    assert isinstance(hint, ServingHint)
    return hint


# --- Who gets one ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (GAME.start(3), ()),
        (table(3), ()),
        (table(3, 1, "a9"), (0, 2)),
        (table(3, 1, "a9", "2:7"), (0,)),
        (table(3, 1, "a9", "0:7 2:7"), (1,)),
        (play(table(3, 1, "a9", "0:7 2:7"), "1 roll"), ()),
        (play(table(3, 1, "a9 b8 x*", "0:7 2:7"), "1 close"), (1,)),
        (play(table(3, 1, "a9", "0:7 2:7", "0 0 75"), "1 close"), ()),
    ],
)
def test_only_a_player_who_has_to_decide_gets_a_hint(state: State, asked: tuple[int, ...]) -> None:
    """Everybody else gets none."""
    hinted = [seat for seat in range(3) if GAME.hints(GAME.view(state, seat)) is not None]
    assert tuple(hinted) == asked
    assert GAME.hints(GAME.view(state, WATCHER)) is None


# --- Beside an order ------------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "least", "most"),
    [
        ("a9", 9, 9),
        ("a9 b8 c3", 20, 20),
        ("a9 b8 x*", 25, 26),
        ("a9 b8 x!", 8, 9),
        ("b3 c3 g5 a9 x! y*", 14, 26),
        ("a9 x! y*", 0, 0),
    ],
)
@pytest.mark.parametrize("seats", SEATS)
def test_a_guests_hint_says_what_closing_at_once_would_serve(
    seats: int, standing: str, least: int, most: int
) -> None:
    """2.6, 4.8."""
    hint = order_hint(table(seats, 0, standing))
    assert (hint.guests, hint.least, hint.most) == (seats - 1, least, most)


def test_specials_alone_would_serve_nothing() -> None:
    """P1."""
    hint = order_hint(table(3, 0, "x* y!", options=Options(first_roll="any_barrel")))
    assert (hint.least, hint.most) == (0, 0)


def test_every_possible_number_of_mugs_has_a_meaning() -> None:
    """2.2."""
    assert [meaning.mugs for meaning in order_hint(table(standing="a9")).meanings] == list(range(14))


def gains_if_too_greedy(own: int, kind: str) -> Iterator[int]:
    """What guest 1 gets for an order of ``own`` mugs, wherever it is the higher, or the lower, of two."""
    for other in range(14):
        if (other < own) if kind == "greediest" else (other > own):
            state = table(3, 0, "a9 x!", f"1:{order_of(own)} 2:{order_of(other)}")
            yield gains(play(state, "0 close"))[1]


@pytest.mark.parametrize("mugs", range(14))
def test_a_meaning_agrees_with_the_bill(mugs: int) -> None:
    """5.2, 5.4, 5.6, 5.7: the highest possible order is never the most modest."""
    meaning = order_hint(table(standing="a9")).meanings[mugs]
    assert meaning.enough == mugs
    assert set(gains_if_too_greedy(mugs, "greediest")) <= {meaning.greediest}
    modest = list(gains_if_too_greedy(mugs, "modest"))
    assert meaning.modest == ((min(modest), max(modest)) if modest else None)


def test_a_meaning_knows_only_orders_that_can_be_laid() -> None:
    """2.2: in a custom edition the next higher order may be much higher."""
    hint = order_hint(table(3, standing="a9", edition=box(cards=(0, 5, 20))))
    assert [(m.mugs, m.modest) for m in hint.meanings][:4] == [
        (0, (5, 25)),
        (5, (20, 25)),
        (20, (25, 25)),
        (25, None),
    ]


# --- Beside close or roll on ----------------------------------------------------


@pytest.mark.parametrize(
    ("orders", "least", "most"),
    [
        ("1:7 2:7 3:7", 0, 21),
        ("1:0+1 2:0+1 3:0+1", 3, 39),
        ("1:7 2:0+1 3:0", 1, 27),
    ],
)
def test_the_innkeepers_hint_says_what_may_have_been_ordered(orders: str, least: int, most: int) -> None:
    """2.2, P4: it depends only on the number of cards."""
    assert serving_hint(table(4, 0, "a9", orders)).ordered == (least, most)


@pytest.mark.parametrize("standing", ["a9", "a9 b8 x*", "b3 c3 g5 a9 x! y*", "a9 b8 c8 d7 e7 f6 g6 x* y!"])
def test_each_way_to_roll_on_comes_with_its_chance_to_fail(standing: str) -> None:
    """3.8, P10."""
    state = table(3, 0, standing, "1:7 2:7")
    ways = [step for step in GAME.legal(state, 0) if isinstance(step, Roll)]
    hints = serving_hint(state).rolls
    assert [hint.specials for hint in hints] == [way.specials for way in ways]
    for way, hint in zip(ways, hints, strict=True):
        rolled = GAME.apply(state, 0, way)
        nothing = [
            chance for step, chance in GAME.odds(rolled) if isinstance(step, Rolled) and not any(step.faces)
        ]
        assert hint == RollHint(way.specials, len(rolled.cup), sum(nothing, Fraction(0)))


@pytest.mark.parametrize("standing", ["a9", "a9 b8 x*", "b3 c3 g5 a9 x! y*", "a9 b8 g5 x! y!"])
def test_the_innkeepers_hint_says_what_closing_would_serve(standing: str) -> None:
    """4.8."""
    state = table(3, 0, standing, "1:7 2:7")
    closed = play(state, "0 close")
    if closed.phase == "calculation":
        mugs = [mugs_served(closed, f"0 {words}") for words in choices(closed)]
    else:
        mugs = [closed.pad[-1].served or 0]
    hint = serving_hint(state)
    assert (hint.least, hint.most) == (min(mugs), max(mugs))


# --- Beside the calculation -----------------------------------------------------


@pytest.mark.parametrize("falls", ["a9 b8", "a9 b8 c8", "a2 b3 g5 f6"])
@pytest.mark.parametrize("marks", ["x*", "x!", "x* y!", "x! y*"])
def test_each_assignment_comes_with_what_it_serves(falls: str, marks: str) -> None:
    """4.8: in the order of the legal actions."""
    state = play(table(3, 0, f"{falls} {marks}", "1:7 2:7"), "0 close")
    expected = tuple(mugs_served(state, f"0 {words}") for words in choices(state))
    assert GAME.hints(GAME.view(state, 0)) == AssignHint(expected)
