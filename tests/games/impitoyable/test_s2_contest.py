"""Section 2: gold rush, duel and poker."""

import pytest

from comptoir import CHANCE
from comptoir.games.impitoyable.actions import (
    DuelWon,
    GoldWon,
    HatMoved,
    HoleFilled,
    IouTaken,
    JobDone,
    Killed,
    NobodyTakes,
    See,
    Slot,
)
from comptoir.games.impitoyable.components import Section
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import Slip
from tests.games.impitoyable.table import (
    assert_refused,
    box,
    chances,
    choices,
    event,
    event_and,
    events_of,
    gold,
    hand,
    hats,
    market,
    of_kind,
    play,
    town,
)

# Skills: at gold 5, 5, 2 and 1; at duels 6, 6, 3 and no adventurer; at poker 6, 5, 5 and 1.
RUSH = "jed-sievers | otis-ferrous | kid-calloway | slim-cutter"
DUEL = "kid-calloway | rosa-quickdraw | tom-noland"
LONER = "kid-calloway | tom-noland | silas-spade"
POKER = "ace-marlowe | slim-cutter | count-orloff | gus-rattlepan"


def test_the_highest_skill_gets_the_large_amount_and_the_second_highest_the_small_one() -> None:
    """2.1, the example: skills 5, 5, 2 and 1 at 6/3."""
    after = event(town(RUSH), "gold 6/3")
    assert gold(after) == [16, 16, 13, 10]
    assert after.discards == ("jed-sievers", "otis-ferrous")
    assert of_kind(events_of(*event_and(town(RUSH), "gold 6/3")), GoldWon) == [
        GoldWon(0, 6, 16, "highest"), GoldWon(1, 6, 16, "highest"), GoldWon(2, 3, 13, "second"),
    ]  # fmt: skip


def test_players_who_share_second_place_each_get_the_whole_small_amount() -> None:
    """2.1."""
    assert gold(event(town("jed-sievers | lucky-lou | hank-twomule | nellie-farhorizon"), "gold 8/4")) == [
        18,
        14,
        18,
        14,
    ]


def test_a_single_winner_of_a_duel_takes_two_ious() -> None:
    """2.2, I10: one after the other; holes are not filled in between."""
    state = event(town(LONER, market="1 b3 b1, 2 g4"), "duel")
    assert (state.phase, GAME.to_act(state), state.due) == ("take", (0,), (0, 0))
    assert choices(state) == ["take 1.1", "take 1.2", "take 1.3"]
    one = play(state, "0 take 1.1")
    assert (market(one), choices(one)) == ("- b1 g4", ["take 1.2", "take 1.3"])
    assert GAME.view(one, None).market == (False, True, True)
    assert "b3" in hand(one, 0)
    assert_refused(one, "0 take 1.1", "no-card-there")
    assert_refused(one, "0 take 2.1", "no-card-there")
    assert_refused(one, "1 take 1.2", "not-yours")
    two = play(one, "0 take 1.2")
    assert (market(two), two.phase) == ("g4", "buy")


def test_the_taker_sees_the_first_before_the_second_is_chosen() -> None:
    """2.2, I10."""
    state = play(event(town(LONER, market="1 b3 b1, 2 g4"), "duel"), "0 take 1.1")
    assert "b3" in (GAME.view(state, 0).my_hand or ())


@pytest.mark.parametrize(("cards", "left", "taken"), [("", "", 0), ("1 b3", "", 1), ("1 b3 b1", "", 2)])
def test_a_single_winner_takes_no_more_than_there_are(cards: str, left: str, taken: int) -> None:
    """2.2, I9, I10: and takes the only card without being asked."""
    state = event(town(LONER, market=cards), "duel")
    assert of_kind(events_of(*event_and(town(LONER, market=cards), "duel")), DuelWon) == [DuelWon(0, taken)]
    if taken == 2:
        state = play(state, "0 take 1.2")
    assert (state.phase, market(state)) == ("buy", left)
    assert len(hand(state, 0).split()) == 13 + taken


def test_several_winners_take_one_iou_each_clockwise_from_the_active_player() -> None:
    """2.3, I11."""
    state = event(town(DUEL, active=1, market="3 y3 y1 y0"), "duel")
    assert (GAME.to_act(state), state.due) == ((1,), (1, 0))
    after = play(state, "1 take 1.2")
    assert (GAME.to_act(after), market(after)) == ((0,), "y3 - y0")
    assert market(play(after, "0 take 1.1")) == "y0"


def test_nobody_takes_if_there_are_fewer_cards_than_winners() -> None:
    """2.3, the example: skills 6, 6 and 3, one card; both sixes are discarded, and the 3 is killed."""
    state = town(DUEL, market="3 y3")
    events = events_of(*event_and(state, "duel"))
    assert of_kind(events, NobodyTakes, Killed, JobDone) == [
        NobodyTakes(2, 1), JobDone(0, "kid-calloway"), JobDone(1, "rosa-quickdraw"), Killed(2, "tom-noland"),
    ]  # fmt: skip
    after = event(state, "duel")
    assert (market(after), after.phase) == ("y3", "buy")
    assert after.discards == ("kid-calloway", "rosa-quickdraw", "tom-noland")


def test_only_the_taker_sees_the_iou() -> None:
    """2.4: but everybody sees the slot."""
    state = event(town(LONER, market="1 b3 b1, 2 g4"), "duel")
    take = GAME.read("take 1.1")
    assert {GAME.heard(state, 0, take, viewer) for viewer in (0, 1, 2, None)} == {"take 1.1"}
    seen = {viewer: GAME.story(state, 0, take, viewer)[1] for viewer in (0, 1, None)}
    assert seen[0] == IouTaken(0, Slot(1, 1), "b3")
    assert seen[1] == seen[None] == IouTaken(0, Slot(1, 1), None)


def test_the_player_who_placed_a_card_knows_who_has_it() -> None:
    """2.4, I28: and so does everybody if the lot has only one kind of IOU."""
    state = play(event(town(LONER, market="1 b3 b1, 2 g4 g4"), "duel"), "0 take 1.1", "0 take 1.3")
    hands = {viewer: GAME.view(state, viewer).memory.hands[0] for viewer in (0, 1, 2, None)}  # type: ignore[union-attr]
    assert "b3" in hands[1].certain
    assert [hands[viewer].taken[0].iou for viewer in (0, 1, 2, None)] == ["b3", "b3", None, None]
    assert [hands[viewer].others for viewer in (0, 1, 2, None)] == [0, 0, 1, 1]
    assert all("g4" in known.certain for known in hands.values())
    assert len(hands[None].taken) == 1  # everybody knows the g4


def test_an_unseen_card_is_decided_when_it_is_taken() -> None:
    """2.4, I22: by chance, and only the taker sees it."""
    state = play(event(town(LONER, market="? r2 b1 b1", active=1), "duel"), "0 take 1.2")
    assert (state.phase, GAME.to_act(state), market(state)) == ("look", (CHANCE,), "? ? ?")
    assert chances(state) == {"see r2": "1/3", "see b1": "2/3"}
    assert [GAME.heard(state, CHANCE, See("b1"), viewer) for viewer in (0, 1, None)] == [
        "see b1",
        "see ?",
        "see ?",
    ]
    after = play(state, "chance see b1")
    assert (market(after), after.unseen, after.phase) == ("? - ?", ("r2", "b1"), "take")
    assert (after.slot, after.players[0].taken) == (0, (Slip("b1", 0, None),))
    assert_refused(play(after, "0 take 1.1"), "chance see g1", "already-seen", "0.8")


def test_an_iou_that_was_taken_can_be_bid() -> None:
    """2.4."""
    state = event(
        town("kid-calloway | tom-noland | silas-spade", hands="r1 | | g1", market="1 b4 b4"), "duel"
    )
    state = play(
        state,
        "0 take 1.1",
        "0 buy 0",
        *(f"chance offer {name}" for name in ("lucky-lou", "ace-marlowe", "doc-hathaway")),
    )
    assert "bid r1 b4 b4" in choices(state)


def test_holes_are_filled_after_all_winners_have_taken() -> None:
    """2.5, 5.7."""
    state = event(town(DUEL, active=1, market="3 y3 y1 y0 y2"), "duel")
    events = events_of(state, "1 take 1.2", "0 take 1.1")
    assert of_kind(events, IouTaken, HoleFilled) == [
        IouTaken(1, Slot(1, 2), "y1"), IouTaken(0, Slot(1, 1), "y3"),
        HoleFilled(Slot(1, 1), Slot(1, 4)), HoleFilled(Slot(1, 2), Slot(1, 3)),
    ]  # fmt: skip
    assert market(play(state, "1 take 1.2", "0 take 1.1")) == "y2 y0"


def test_all_adventurers_with_the_lowest_skill_are_killed() -> None:
    """2.6."""
    after = event(town("kid-calloway | zeke-bonanza | jed-sievers | tom-noland"), "duel")
    assert [player.crew for player in after.players] == [(), (), (), ("tom-noland",)]
    assert after.discards == ("zeke-bonanza", "jed-sievers", "kid-calloway")


def test_at_poker_the_best_move_forwards_and_the_worst_backwards() -> None:
    """2.7, I13: each by the section of their own hat."""
    state = town(POKER, hats="9 10 20 24")
    assert hats(event(state, "poker")) == [13, 10, 20, 20]
    assert of_kind(events_of(*event_and(state, "poker")), HatMoved) == [
        HatMoved(0, 4, 13, "won"), HatMoved(3, 4, 20, "lost"),
    ]  # fmt: skip
    assert event(state, "poker").discards == ("ace-marlowe",)  # sorted as in the box
    shared = town("ace-marlowe | doc-hathaway | gus-rattlepan | kid-calloway", hats="16 17 2 10")
    assert hats(event(shared, "poker")) == [19, 19, 1, 8]


def test_nobody_moves_back_beyond_the_first_field() -> None:
    """2.8."""
    assert hats(event(town(POKER, hats="6 6 6 1"), "poker")) == [10, 6, 6, 1]


def test_nobody_moves_forwards_beyond_the_last_field() -> None:
    """2.7, I15: in a box with a large gain for poker."""
    long = box(finish=33, sections=(Section(first=1, gain=9, loss=1),))
    state = town(POKER, hats="28 6 6 6", edition=long)
    assert hats(event(state, "poker")) == [35, 6, 6, 5]
    assert HatMoved(0, 7, 35, "won") in events_of(*event_and(state, "poker"))


def test_players_still_know_a_card_after_it_has_moved() -> None:
    """2.5, I12."""
    state = play(event(town(DUEL, active=1, market="3 y3 y1, 2 g0"), "duel"), "1 take 1.1", "0 take 1.2")
    assert state.market == (Slip("g0", 2, 2),)
