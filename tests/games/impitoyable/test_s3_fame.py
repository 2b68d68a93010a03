"""Section 3: the active player may buy fields."""

from comptoir.games.impitoyable.actions import Bought, Buy, HatMoved
from comptoir.games.impitoyable.game import GAME
from tests.games.impitoyable.table import (
    assert_refused,
    assert_step_refused,
    begin,
    box,
    choices,
    events_of,
    gold,
    hats,
    of_kind,
    play,
    town,
)

CREW = "tom-noland lucky-lou jed-sievers"
"""Enough adventurers to skip recruiting."""


def test_the_active_player_may_buy_up_to_five_fields() -> None:
    """3.1: 1 nugget each."""
    state = begin(town(CREW))
    assert (GAME.to_act(state), choices(state)) == ((0,), [f"buy {n}" for n in range(6)])
    after = play(state, "0 buy 5")
    assert (gold(after), hats(after)) == ([5, 10, 10, 10], [11, 6, 6, 6])
    assert of_kind(events_of(state, "0 buy 2"), Bought, HatMoved) == [
        Bought(0, 2, 8),
        HatMoved(0, 2, 8, "bought"),
    ]
    assert_refused(state, "0 buy 6", "no-purchase")
    assert_refused(state, "1 buy 1", "not-yours")
    for fields in (-1, True, None):
        assert_step_refused(state, 0, Buy(fields), "no-purchase")  # type: ignore[arg-type]


def test_buying_nothing_is_a_choice() -> None:
    """3.1."""
    after = play(begin(town(CREW)), "0 buy 0")
    assert (gold(after), hats(after), after.active) == ([10] * 4, [6] * 4, 1)
    assert of_kind(events_of(begin(town(CREW)), "0 buy 0"), Bought, HatMoved) == []


def test_nobody_buys_more_than_they_can_pay() -> None:
    """3.1, I9: a player without gold is not asked."""
    assert choices(begin(town(CREW, gold="2"))) == ["buy 0", "buy 1", "buy 2"]
    assert choices(begin(town(CREW, gold="1"))) == ["buy 0", "buy 1"]
    assert begin(town(CREW, gold="0")).active == 1


def test_nothing_can_be_bought_beyond_the_last_field() -> None:
    """3.2, I15, I9."""
    long = box(finish=35)
    assert choices(begin(town(CREW, hats="33", edition=long))) == ["buy 0", "buy 1", "buy 2"]
