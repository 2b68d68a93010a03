"""Section 5: payday."""

import pytest
from msgspec.structs import replace

from comptoir import CHANCE
from comptoir.games.impitoyable.actions import (
    ColumnEmpty,
    HatMoved,
    HoleFilled,
    IouPaid,
    IouTurned,
    PaydayBegun,
    Rolled,
    Slot,
    Unpaid,
    VultureCame,
)
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.rules import go_on
from comptoir.games.impitoyable.state import State
from tests.games.impitoyable.table import (
    assert_refused,
    assert_step_refused,
    chances,
    events_of,
    gold,
    hand,
    hats,
    market,
    of_kind,
    play,
    town,
)

SIX = "r0 r1 b1 g2 y1 y0"
FULL = {3: "0 r0 r0 r1 r1 r1 r2, 1 b0 b0 b1 b1 b1 b2, 2 g0 g0 g1 g1 g1 g2"}
FULL[4] = f"{FULL[3]}, 3 y0 y0 y1 y1 y1 y2"


def due(text: str, seats: int = 4, **rest: object) -> State:
    """The state before the rules check whether it is payday."""
    return replace(town(seats=seats, market=text, **rest), phase="payday")  # type: ignore[arg-type]


def begin(text: str, seats: int = 4, **rest: object) -> State:
    """`due`, after the rules have gone on until somebody or chance has to act."""
    return go_on(due(text, seats, **rest), None)


def rolling(text: str, **rest: object) -> State:
    """A payday with this market, full or not."""
    return replace(due(text, **rest), phase="die", awaited=(CHANCE,))  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [3, 4])
def test_it_is_payday_when_the_market_has_a_full_row_for_each_player(seats: int) -> None:
    """5.1, the example: 24 cards with four players, 18 with three."""
    state = begin(FULL[seats], seats)
    assert (state.phase, len(state.market), state.active) == ("die", 6 * seats, 0)
    assert events_of(due(FULL[seats], seats)) == [PaydayBegun(seats, last=False)]
    fewer = begin(FULL[seats].rsplit(" ", 1)[0], seats)
    assert (fewer.phase, fewer.active) == ("buy", 1)


def test_the_die_names_a_column() -> None:
    """5.2: each of the six."""
    state = begin(FULL[3], 3)
    assert chances(state) == {f"die {column}": "1/6" for column in range(1, 7)}
    assert_refused(state, "chance die 7", "no-such-column")
    for column in (0, True):
        assert_step_refused(state, CHANCE, Rolled(column), "no-such-column")
    assert_refused(state, "0 die 1", "not-yours")


def test_the_outermost_card_of_the_column_is_turned_up() -> None:
    """5.2, the example: three cards in column 4, while others reach to row 4."""
    state = rolling("0 r0 r0 r0 r1 r0 r0, 1 b0 b0 b0 b1 b0 b0, 2 g0 g0 g0 g1 g0 g0, 3 y0 y0 y0")
    events = events_of(state, "chance die 4")
    assert of_kind(events, IouTurned) == [IouTurned(Slot(3, 4), "g1", 2)]
    assert of_kind(events_of(play(state, "chance die 4"), "chance die 4"), IouTurned) == [
        IouTurned(Slot(2, 4), "b1", 1)
    ]
    assert of_kind(events_of(state, "chance die 3"), IouTurned) == [IouTurned(Slot(4, 3), "y0", 3)]


def test_the_owner_of_the_colour_pays_and_takes_the_iou_back() -> None:
    """5.3: no matter who placed it."""
    state = rolling(f"2 {SIX}")
    assert of_kind(events_of(state, "chance die 4"), IouPaid) == [IouPaid(2, "g2", 2, 8)]
    after = play(state, "chance die 4")
    assert (gold(after), market(after), after.phase) == ([10, 10, 8, 10], "r0 r1 b1 - y1 y0", "die")
    assert hand(after, 2).split().count("g2") == 3
    other = play(state, "chance die 3")
    assert (gold(other), hand(other, 1).split().count("b1")) == ([10, 9, 10, 10], 3)


def test_an_iou_of_zero_costs_nothing() -> None:
    """5.3, I23."""
    after = play(rolling(f"2 {SIX}", gold="0 0 0 0"), "chance die 1")
    assert (gold(after), after.phase, after.players[0].vultures) == ([0] * 4, "die", 0)


def test_an_unseen_card_is_decided_when_it_is_turned_up() -> None:
    """5.3, I22: and everybody sees it."""
    state = play(rolling("? r1 b2 b2"), "chance die 2")
    assert (state.phase, chances(state)) == ("turn-up", {"see r1": "1/3", "see b2": "2/3"})
    assert {GAME.heard(state, CHANCE, GAME.read("see b2"), viewer) for viewer in (0, 1, None)} == {"see b2"}
    after = play(state, "chance see b2")
    assert (gold(after), market(after), after.unseen) == ([10, 8, 10, 10], "? - ?", ("r1", "b2"))
    assert after.slot == 0
    assert_refused(state, "chance see r2", "already-seen", "0.8")


def test_payday_goes_on_until_the_die_names_an_empty_column() -> None:
    """5.4."""
    state = play(rolling(f"2 {SIX}"), "chance die 4")
    assert of_kind(events_of(state, "chance die 4"), ColumnEmpty) == [ColumnEmpty(4)]
    after = play(state, "chance die 4")
    assert (market(after), after.active) == ("r0 r1 b1 y0 y1", 1)


def test_a_player_who_cannot_pay_gets_a_vulture_and_moves_back() -> None:
    """5.5: they keep their gold and take the IOU back."""
    state = rolling(f"2 {SIX}", gold="10 10 1 10", hats="6 6 20 6")
    assert of_kind(events_of(state, "chance die 4"), Unpaid, VultureCame, HatMoved) == [
        Unpaid(2, "g2", 2, 1), VultureCame(2, 1), HatMoved(2, 5, 15, "vulture"),
    ]  # fmt: skip
    after = play(state, "chance die 4")
    assert (gold(after)[2], hats(after)[2], after.players[2].vultures) == (1, 15, 1)
    assert (hand(after, 2).split().count("g2"), market(after), after.active) == (3, "r0 r1 b1 y0 y1", 1)


def test_a_vulture_moves_nobody_back_beyond_the_first_field() -> None:
    """5.5."""
    state = rolling(f"2 {SIX}", gold="10 10 1 10", hats="6 6 4 6")
    assert hats(play(state, "chance die 4")) == [6, 6, 1, 6]
    assert HatMoved(2, 3, 1, "vulture") in events_of(state, "chance die 4")


def test_after_payday_holes_are_filled_and_it_may_be_payday_again() -> None:
    """5.6."""
    full = f"{FULL[4]}, 0 r2 r2 r3"
    state = begin(full)
    events = events_of(state, "chance die 3", "chance die 2", "chance die 1", *["chance die 1"] * 5)
    assert PaydayBegun(4, last=False) not in events
    state = play(state, "chance die 3", *["chance die 4"] * 4)
    assert (state.phase, len(state.market)) == ("die", 27)
    events = events_of(state, "chance die 4")
    assert of_kind(events, ColumnEmpty, PaydayBegun) == [ColumnEmpty(4)]
    broke = begin(full, gold="0 10 10 10")
    events = events_of(broke, "chance die 3")
    assert of_kind(events, VultureCame, PaydayBegun) == [VultureCame(0, 1), PaydayBegun(4, last=False)]
    again = play(broke, "chance die 3")
    assert (again.phase, again.active, len(again.market)) == ("die", 0, 26)


def test_the_last_card_moves_into_the_first_hole() -> None:
    """5.7, I12: until no hole has a card after it."""
    state = play(
        rolling(f"2 {SIX}, 1 b0 b2 b3"), "chance die 4", "chance die 1", "chance die 1", "chance die 6"
    )
    assert market(state) == "- r1 b1 - y1 - - b2 b3"
    assert of_kind(events_of(state, "chance die 1"), HoleFilled) == [
        HoleFilled(Slot(1, 1), Slot(2, 3)), HoleFilled(Slot(1, 4), Slot(2, 2)),
    ]  # fmt: skip
    assert market(play(state, "chance die 1")) == "b3 r1 b1 b2 y1"
