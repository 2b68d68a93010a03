"""Hints beside a decision: exact, and derived from the view alone."""

from fractions import Fraction

from msgspec.structs import replace

from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.hints import BidHint, BuyHint, FieldHint, SendHint, SkillHint
from comptoir.games.impitoyable.state import State
from tests.games.impitoyable.table import begin, box, event, play, town

OFFERS = [f"chance offer {name}" for name in ("annie-longpan", "ace-marlowe", "lucky-lou")]


def test_the_send_hint_gives_the_skill_of_each_adventurer() -> None:
    """1.4."""
    state = event(town("tom-noland kid-calloway | jed-sievers"), "duel")
    hint = GAME.hints(GAME.view(state, 0))
    assert isinstance(hint, SendHint)
    assert hint.crew == (SkillHint("kid-calloway", 6), SkillHint("tom-noland", 3))
    assert GAME.hints(GAME.view(state, 1)) is None


def test_the_buy_hint_gives_the_cost_and_poker_moves_of_each_field() -> None:
    """3.1, 2.7."""
    hint = GAME.hints(GAME.view(begin(town("", hats="8", gold="3")), 0))
    assert isinstance(hint, BuyHint)
    never = Fraction(0)
    assert hint.fields == (
        FieldHint(9, 1, 4, 1, never),
        FieldHint(10, 2, 3, 2, never),
        FieldHint(11, 3, 3, 2, never),
    )


def test_the_buy_hint_ends_where_the_player_can_buy_no_more() -> None:
    """3.2, 6.5."""
    hint = GAME.hints(GAME.view(begin(town("", hats="33", edition=box(finish=35))), 0))
    assert isinstance(hint, BuyHint)
    assert [field.to for field in hint.fields] == [34, 35]
    last = begin(replace(town(reason="finish", due=(0, 1, 2, 3)), phase="last-buys"))
    hint = GAME.hints(GAME.view(last, 0))
    assert isinstance(hint, BuyHint)
    assert [field.cost for field in hint.fields] == [1, 2, 3]


def test_the_bid_hint_lists_the_sums_that_have_been_bid() -> None:
    """4.5."""
    state = play(begin(town(gold="0 0 0 0")), *OFFERS)
    assert sums_and_after(state, 0) == ((), 3)
    state = play(state, "0 bid r4 r1", "1 bid b3")
    assert sums_and_after(state, 2) == ((3, 5), 1)
    assert GAME.hints(GAME.view(state, None)) is None


def sums_and_after(state: State, seat: int) -> tuple[tuple[int, ...], int]:
    """The sums that have been bid and the number of players who bid later, as in the hint."""
    hint = GAME.hints(GAME.view(state, seat))
    assert isinstance(hint, BidHint)
    return hint.sums, hint.after


def test_other_decisions_have_no_hint() -> None:
    """4.7, 4.8."""
    state = play(begin(town(gold="0 0 0 0")), *OFFERS, "0 bid r4 r1", "1 bid b3", "2 bid g2", "3 bid y1")
    assert GAME.hints(GAME.view(state, 0)) is None
    assert GAME.hints(GAME.view(play(state, "0 hire lucky-lou"), 0)) is None
