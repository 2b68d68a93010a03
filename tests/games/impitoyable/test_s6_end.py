"""Section 6: when the game ends, and who wins."""

import pytest
from msgspec.structs import replace

from comptoir import CHANCE
from comptoir.core.game import Result
from comptoir.games.impitoyable.actions import (
    Card,
    EndNear,
    GameEnded,
    HoleFilled,
    PaydayBegun,
    TurnBegun,
    VultureCame,
)
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import State
from tests.games.impitoyable.table import (
    assert_refused,
    begin,
    box,
    choices,
    event,
    event_and,
    events_of,
    gold,
    hats,
    of_kind,
    play,
    town,
)

SIX = "r0 r1 b1 g2 y1 y0"
CREW = "tom-noland lucky-lou jed-sievers"


def rolling(**rest: object) -> State:
    """A payday in the turn of the second seat."""
    return replace(town(market=f"2 {SIX}", active=1, **rest), phase="die", awaited=(CHANCE,))  # type: ignore[arg-type]


def result_of(hats_: str, gold_: str, vultures: str = "0 0 0 0") -> State:
    """The end of a game without last purchases."""
    state = town(hats=hats_, gold=gold_, vultures=vultures, reason="undertaker", due=(0, 1, 2, 3))
    state = begin(replace(state, phase="last-buys"))
    while GAME.to_act(state):
        state = play(state, f"{GAME.to_act(state)[0]} buy 0")
    return state


def test_the_third_vulture_ends_the_game() -> None:
    """6.1, I23: no more rolls, no holes filled, only the last purchases."""
    state = rolling(vultures="0 0 2 0", gold="1 2 1 0")
    events = events_of(state, "chance die 4")
    assert of_kind(events, VultureCame, EndNear, HoleFilled, PaydayBegun) == [
        VultureCame(2, 3),
        EndNear("vulture"),
    ]
    after = play(state, "chance die 4")
    assert (after.phase, after.reason, GAME.to_act(after)) == ("last-buy", "vulture", (1,))
    after = play(after, "1 buy 2", "2 buy 0", "0 buy 1")
    assert GAME.result(after) == Result((2, 1, 4, 3), (7, 8, 1, 6), "vulture")


def test_the_second_vulture_does_not_end_the_game() -> None:
    """6.1: payday is over, holes are filled, and the next player's turn begins."""
    after = play(rolling(vultures="0 0 1 0", gold="1 2 1 0"), "chance die 4")
    assert (after.reason, after.active, after.players[2].vultures) == (None, 2, 2)


def test_the_undertaker_ends_the_game() -> None:
    """6.2, 6.4: the duel is not resolved, and payday follows at once."""
    state = town("kid-calloway | tom-noland", undertaker=6, market=f"2 {SIX}")
    events = events_of(*event_and(state, "duel"))
    assert of_kind(events, EndNear, PaydayBegun) == [EndNear("undertaker"), PaydayBegun(1, last=True)]
    after = event(state, "duel")
    assert (after.phase, after.card) == ("die", Card("duel"))


def test_the_duel_before_the_last_is_resolved() -> None:
    """6.2: the sixth."""
    after = event(town("kid-calloway | tom-noland", undertaker=5), "duel")
    assert (after.undertaker, after.reason) == (6, None)
    assert after.discards == ("kid-calloway", "tom-noland")


def test_the_finish_ends_the_game_after_an_event() -> None:
    """6.3, I16: without purchases or recruiting."""
    state = town("ace-marlowe | gus-rattlepan", hats="30 6")
    after = event(state, "poker")
    assert (hats(after)[0], after.reason, after.phase, after.sent) == (31, "finish", "die", (None,) * 4)
    assert after.discards == ("ace-marlowe",)


def test_the_finish_ends_the_game_after_a_purchase() -> None:
    """6.3, I16: without recruiting."""
    state = begin(town("", hats="28"))
    assert play(state, "0 buy 2").reason is None
    after = play(state, "0 buy 5")
    assert (hats(after)[0], after.reason, after.phase) == (33, "finish", "die")
    assert of_kind(events_of(state, "0 buy 3"), EndNear, PaydayBegun) == [
        EndNear("finish"),
        PaydayBegun(0, last=True),
    ]


def test_there_is_one_more_payday() -> None:
    """6.4, I24: the die is rolled even if the market is empty."""
    state = play(begin(town("", hats="28")), "0 buy 5")
    assert (state.market, state.phase) == ((), "die")
    after = play(state, "chance die 3")
    assert (after.phase, GAME.to_act(after)) == ("last-buy", (0,))


def test_there_is_only_one_more_payday_even_if_the_market_is_still_full() -> None:
    """6.4, I24."""
    full = ", ".join(f"{seat} {c}0 {c}0 {c}1 {c}1 {c}1 {c}2 {c}2" for seat, c in enumerate("rbgy"))
    state = play(begin(town("", hats="28", gold="5 9 9 0", market=full)), "0 buy 3")
    after = play(state, "chance die 1")  # y1, which the last seat cannot pay
    assert (len(after.market), after.phase, after.players[3].vultures) == (27, "last-buy", 1)


def test_a_third_vulture_at_the_last_payday_does_not_change_the_reason() -> None:
    """6.4, I24, I26."""
    state = replace(rolling(vultures="0 0 2 0", gold="0 0 1 0"), reason="finish")
    events = events_of(state, "chance die 4")
    assert of_kind(events, EndNear) == []
    after = play(state, "chance die 4", "2 buy 1")
    result = GAME.result(after)
    assert result is not None
    assert (result.reason, result.ranks) == ("finish", (1, 1, 4, 1))


def test_at_the_end_everybody_may_buy_three_fields() -> None:
    """6.5, I25: clockwise from the active player; players who cannot buy are not asked."""
    state = replace(rolling(gold="10 0 2 5"), reason="finish", market=())
    state = play(state, "chance die 1")
    assert (GAME.to_act(state), choices(state)) == ((2,), ["buy 0", "buy 1", "buy 2"])
    state = play(state, "2 buy 2")
    assert (GAME.to_act(state), choices(state)) == ((3,), ["buy 0", "buy 1", "buy 2", "buy 3"])
    assert_refused(state, "3 buy 4", "no-purchase", "6.5")
    state = play(state, "3 buy 3", "0 buy 0")
    assert (GAME.to_act(state), gold(state), hats(state)) == ((), [10, 0, 0, 2], [6, 6, 8, 9])


def test_the_limit_of_a_turn_does_not_apply_at_the_end() -> None:
    """6.5, 7: in a box that allows more at the end."""
    state = replace(rolling(edition=box(purchase=1)), reason="finish", market=())
    assert choices(play(state, "chance die 1"))[-1] == "buy 3"


def test_nothing_happens_after_the_end() -> None:
    """6.5."""
    state = result_of("10 10 10 10", "1 1 1 0")
    assert (GAME.to_act(state), state.due) == ((), ())
    for turn in ("0 buy 0", "chance die 1", "0 send tom-noland"):
        assert_refused(state, turn, "not-now", "6.6")
    assert all(GAME.legal(state, seat) == () for seat in range(4))


@pytest.mark.parametrize(
    ("where", "rich", "vultures", "ranks"),
    [
        ("31 30 29 28", "0 9 9 9", "0 0 0 0", (1, 2, 3, 4)),
        ("30 30 29 28", "1 2 9 9", "0 0 0 0", (2, 1, 3, 4)),
        ("30 30 29 28", "2 2 9 9", "0 0 0 0", (1, 1, 3, 4)),
        ("30 20 29 28", "2 2 9 9", "3 0 0 3", (3, 2, 1, 4)),
        ("30 30 30 30", "1 1 1 1", "3 2 3 2", (3, 1, 3, 1)),
        ("31 30 29 28", "0 9 9 9", "2 1 0 0", (1, 2, 3, 4)),
    ],
)  # fmt: skip
def test_hats_then_gold_rank_the_players_and_three_vultures_lose(
    where: str, rich: str, vultures: str, ranks: tuple[int, ...]
) -> None:
    """6.6, 6.7, I26: equal players share a rank."""
    state = result_of(where, rich, vultures)
    scores = tuple(map(int, where.split()))
    assert GAME.result(state) == Result(ranks, scores, "undertaker")


def test_the_end_of_the_game_is_an_event() -> None:
    """6.6."""
    state = replace(
        town(gold="0 0 0 0", hats="9 8 7 6", reason="finish", due=(0, 1, 2, 3)), phase="last-buys"
    )
    assert events_of(state) == [GameEnded("finish", (1, 2, 3, 4))]


def test_the_next_player_has_the_next_turn() -> None:
    """6.3: as long as nothing ends the game."""
    assert TurnBegun(1) in events_of(begin(town(CREW, edition=box(finish=32), hats="26")), "0 buy 5")
