"""What each seat sees and knows, step by step."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from comptoir import CHANCE
from comptoir.core.actors import Viewer
from comptoir.core.refusals import UnknownSeat
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.rules import go_on
from comptoir.games.impitoyable.state import Proof, Slip, State, list_ious
from comptoir.games.impitoyable.views import Hand, Lot, Memory
from tests.games.impitoyable.table import SEATS, event, play, read_turn, town
from tests.play import WATCHER

DUEL = "kid-calloway | tom-noland | silas-spade"
"""The first seat wins a duel alone."""
OFFERS = ("0 buy 0", "chance offer annie-longpan", "chance offer ace-marlowe", "chance offer lucky-lou")


def memory(state: State, viewer: Viewer = WATCHER) -> Memory:
    """The memory of a viewer."""
    found = GAME.view(state, viewer).memory
    assert found is not None
    return found


def after_duel(hands: str, market: str, *slots: str) -> State:
    """The state after the first seat has taken the cards from these slots in a duel."""
    state = event(town(DUEL, hands=hands, market=market, gold="0 0 0 0"), "duel")
    return play(state, *(f"0 take {slot}" for slot in slots))


def bidding(hands: str, market: str, *slots: str) -> State:
    """The state after a duel, when the first seat is asked for a bid."""
    return play(after_duel(hands, market, *slots), *OFFERS[1:])


def with_taken(state: State, taken: tuple[Slip, ...], *proofs: Proof) -> State:
    """The state with these IOUs taken and these proofs shown by the first seat."""
    taker = replace(state.players[0], taken=taken, proofs=proofs)
    return replace(state, players=(taker, *state.players[1:]))


# --- What lies open -----------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_the_same_of_what_lies_open(seats: int) -> None:
    """0.6, 4.8."""
    state = town(seats=seats, market="0 r3 r1", hats="7 8 9", gold="1 2 3", vultures="1 0 2")
    for viewer in (*range(seats), WATCHER):
        view = GAME.view(state, viewer)
        assert view.market == (True, True)
        assert [(p.gold, p.hat, p.vultures, p.ious) for p in view.players[:3]] == [
            (1, 7, 1, 11), (2, 8, 0, 13), (3, 9, 2, 13),
        ]  # fmt: skip


def test_a_seat_out_of_range_has_no_view() -> None:
    with pytest.raises(UnknownSeat):
        GAME.view(town(seats=3), 3)


def test_a_watcher_has_no_hand() -> None:
    """I28."""
    view = GAME.view(town("tom-noland"), WATCHER)
    assert (view.my_crew, view.my_hand) == (None, None)
    assert GAME.view(town("tom-noland"), 0).my_crew == ("tom-noland",)


def test_hands_are_known_until_an_iou_is_taken_unseen() -> None:
    """0.8, I28."""
    state = GAME.start(3)
    hands = memory(state).hands
    assert [(len(hand.certain), hand.others) for hand in hands] == [(11, 0)] * 3
    assert hands[1].certain == GAME.view(state, 1).my_hand


# --- The market ---------------------------------------------------------------


def test_only_the_player_who_placed_a_lot_knows_which_card_is_where() -> None:
    """4.8, I21: for the others, a card may be any of the lot."""
    state = town(market="0 r3 r1 r1, 2 b0")
    assert memory(state, 0).market == (Slip("r3", 1, 0), Slip("r1", 1, 0), Slip("r1", 1, 0), Slip("b0", 2, 2))
    assert memory(state, 0).lots == ()
    for viewer in (1, 2, WATCHER):
        assert memory(state, viewer).market == (*[Slip(None, 1, 0)] * 3, Slip("b0", 2, 2))
        assert memory(state, viewer).lots == (Lot(1, ("r1", "r1", "r3")),)


def test_a_card_turned_up_identifies_the_rest_of_its_lot() -> None:
    """5.2, I28."""
    state = replace(town(market="0 r3 r1 r1"), phase="die", awaited=(CHANCE,))
    state = play(state, "chance die 1")
    assert memory(state, 1).market == (None, Slip("r1", 1, 0), Slip("r1", 1, 0))
    assert memory(state, 1).lots == ()


def test_nobody_knows_which_set_up_card_is_where() -> None:
    """0.8, I22."""
    state = GAME.start(3)
    assert memory(state, 0).lots == (Lot(0, ("b1", "b2", "g1", "g2", "r1", "r2")),)
    assert set(memory(state, 0).market) == {Slip(None, 0, None)}


def test_the_last_set_up_card_is_known() -> None:
    """I22: although chance still reveals it."""
    state = town(market="? r2")
    assert memory(state).market == (Slip("r2", 0, None),)
    assert GAME.determinize(GAME.view(state, 1), Random(1)).market == (Slip(None, 0, None),)


def test_what_is_known_of_a_card_moves_with_it_while_a_story_is_told() -> None:
    """5.7, I28: the last card, which its player knows, moves into the first hole."""
    state = after_duel("| g1 |", "1 b4 b0, 2 g3 g0", "1.1")
    turn = read_turn(state, "0 take 1.3")
    _, told = GAME.follow(GAME.view(state, 2), turn[0], GAME.story(state, *turn, 2))
    assert told.memory is not None
    assert told.memory.market == memory(play(state, "0 take 1.3"), 2).market
    assert told.memory.market == (Slip("g0", 2, 2), Slip(None, 1, 1))


# --- What was taken -----------------------------------------------------------


def test_the_taker_of_a_card_knows_the_rest_of_its_lot() -> None:
    """2.4, I28."""
    state = after_duel("| g1 |", "1 b4 b0, 2 g3 g0", "1.1", "1.3")
    assert GAME.view(state, 0).my_hand == ("b4", "g3")
    assert memory(state, 0).market == (Slip("g0", 2, 2), Slip("b0", 1, 1))
    assert memory(state, 2).market == (Slip("g0", 2, 2), Slip(None, 1, 1))
    assert memory(state).lots == (Lot(1, ("b0", "b4")), Lot(2, ("g0", "g3")))
    assert memory(state).hands[0] == Hand((), 2, (Slip(None, 1, 1), Slip(None, 2, 2)))
    assert memory(state, 1).hands[0] == Hand(("b4",), 1, (Slip("b4", 1, 1), Slip(None, 2, 2)))


def test_only_its_taker_knows_a_set_up_card() -> None:
    """2.4, I22, I28: for the others, it may be any IOU that they have not seen."""
    state = event(town(DUEL, hands="| g1 |", market="? b1 g1, 2 g3"), "duel")
    state = play(state, "0 take 1.1", "chance see b1", "0 take 1.3")
    for viewer in (1, 2, WATCHER):
        assert memory(state, viewer).hands[0] == Hand(("g3",), 1, (Slip(None, 0, None),))
        assert memory(state, viewer).lots == (Lot(0, ("b1", "g1")),)
        assert memory(state, viewer).market == (Slip(None, 0, None),)
    assert memory(state, 0).hands[0].certain == ("b1", "g3")
    assert memory(state, 0).market == (Slip("g1", 0, None),)


def test_a_bid_proves_what_was_taken() -> None:
    """4.4, I28: a bid of an IOU that was not known to be in hand also tells the rest of the lot."""
    state = play(bidding("| b1 |", "1 b4 b0, 2 g3 g0", "1.1", "1.3"), "0 bid b4")
    assert memory(state).lots == (Lot(2, ("g0", "g3")),)
    assert memory(state).market == (Slip(None, 2, 2), Slip("b0", 1, 1))
    assert memory(state).hands[0] == Hand((), 1, (Slip(None, 2, 2),))
    assert state.players[0].proofs == ()


def test_a_bid_of_known_ious_proves_nothing() -> None:
    """4.4, I28."""
    state = play(bidding("b4 | b1 |", "1 b4 b0, 2 g3 g0", "1.1", "1.3"), "0 bid b4")
    assert memory(state).hands[0] == Hand((), 2, (Slip(None, 1, 1), Slip(None, 2, 2)))
    twice = play(bidding("b4 | b1 |", "1 b4 b0, 2 g3 g0", "1.1", "1.3"), "0 bid b4 b4")
    assert memory(twice).hands[0] == Hand((), 1, (Slip(None, 2, 2),))


def test_a_bid_proves_one_of_two_ious_that_were_taken() -> None:
    """4.4, I28: it does not say which of them."""
    state = play(bidding("| b1 |", "1 b4 b0, 1 b4 b2", "1.1", "1.4"), "0 bid b4")
    known = memory(state)
    assert known.lots == (Lot(1, ("b0", "b4")), Lot(2, ("b2", "b4")))
    assert known.hands[0] == Hand((), 1, (Slip(None, 1, 1), Slip(None, 2, 1)), (Proof(2, "b4", 1),))
    assert memory(state, 0).hands[0].certain == ("b2",)


def test_a_pass_shows_the_whole_hand() -> None:
    """4.6, I19, I28: b4 and b2; only one of the lots had a b2."""
    taken = after_duel("| g4 | y2 | y4 y2", "1 b4 b0, 2 g3 g0, 1 b4 b2", "1.1", "1.6")
    state = play(
        go_on(replace(taken, active=1, phase="recruiting"), None), *OFFERS[1:], "1 bid g4", "2 bid y2"
    )
    assert memory(state).hands[0] == Hand((), 2, (Slip(None, 1, 1), Slip(None, 3, 1)))
    state = play(state, "3 bid y4 y2")
    assert (state.bids[0], state.phase) == ((), "hire")
    assert memory(state).hands[0] == Hand(("b4", "b2"), 0)
    assert memory(state).lots == (Lot(2, ("g0", "g3")),)


def test_a_pass_may_leave_open_which_iou_was_which() -> None:
    """4.6, I28: both lots had a b4."""
    taken = after_duel("| g4 | y2 | y4 y2", "1 b4 b2, 2 g3 g0, 1 b4 b2", "1.1", "1.6")
    state = play(go_on(replace(taken, active=1, phase="recruiting"), None), *OFFERS[1:])
    state = play(state, "1 bid g4", "2 bid y2", "3 bid y4 y2")
    known = memory(state)
    assert known.hands[0].certain == ("b4", "b2")
    assert known.hands[0].taken == (Slip(None, 1, 1), Slip(None, 3, 1))
    assert set(known.hands[0].proofs) == {Proof(2, "b4", 1), Proof(2, "b2", 1)}
    assert [lot.ious for lot in known.lots] == [("b2", "b4"), ("g0", "g3"), ("b2", "b4")]


@pytest.mark.parametrize(
    ("proof", "left", "kept"),
    [
        # The second is a b2, which makes the first the b4; the third came later.
        (Proof(2, "b4", 1), (Slip("b3", 3, 1),), ()),
        # The b4 may be the first or the third: both of those left.
        (Proof(3, "b4", 1), (Slip("b4", 1, 1), Slip("b3", 3, 1)), (Proof(2, "b4", 1),)),
    ],
)
def test_a_proof_is_about_ious_taken_before_it(
    proof: Proof, left: tuple[Slip, ...], kept: tuple[Proof, ...]
) -> None:
    """4.4, I28: a card turned up identifies the second of three."""
    taken = (Slip("b4", 1, 1), Slip("b2", 2, 1), Slip("b3", 3, 1))
    state = with_taken(town(hands="b4 b3 b2", market="1 b0, 1 b4, 1 b4"), taken, proof)
    after = play(replace(state, phase="die", awaited=(CHANCE,)), "chance die 2").players[0]
    assert (after.taken, after.proofs) == (left, kept)


def test_two_proofs_of_an_iou_count_once() -> None:
    """4.4, I28: both bids may have shown the same b4."""
    taken = (Slip("b4", 1, 1), Slip("b2", 2, 1), Slip("b4", 3, 1))
    state = town(hands="b4 b4 b2", market="1 b0, 1 b4, 1 b3")
    for proofs in ((Proof(2, "b4", 1),), (Proof(2, "b4", 1), Proof(3, "b4", 1))):
        assert memory(with_taken(state, taken, *proofs)).hands[0].certain == ("b4",)


@pytest.mark.parametrize(
    ("taken", "proof", "certain"),
    [
        # The b4 that was shown may be from the lot taken completely, before the proof or after it.
        ((Slip("b4", 3, 1), Slip("b0", 3, 1), Slip("b2", 1, 1)), Proof(3, "b4", 1), ("b4", "b0")),
        ((Slip("b4", 3, 1), Slip("b2", 1, 1), Slip("b0", 3, 1)), Proof(2, "b4", 1), ("b4", "b0")),
        # It was shown before that lot was taken, and the lot has another b4.
        (
            (Slip("b4", 1, 1), Slip("b2", 2, 1), Slip("b4", 3, 1), Slip("b0", 3, 1)),
            Proof(2, "b4", 1),
            ("b4", "b4", "b0"),
        ),
    ],
)
def test_a_proven_iou_may_be_of_a_lot_that_was_taken_completely(
    taken: tuple[Slip, ...], proof: Proof, certain: tuple[str, ...]
) -> None:
    """4.4, I28: one card each of the other lots is still in the market."""
    hands = " ".join(slip.iou or "" for slip in taken)
    state = with_taken(town(hands=hands, market="1 b4, 1 b4"), taken, proof)
    hand = memory(state, 3).hands[0]
    assert (hand.certain, hand.others) == (certain, len(taken) - len(certain))
    assert GAME.view(GAME.determinize(GAME.view(state, 3), Random(1)), 3) == GAME.view(state, 3)


def test_a_proven_iou_is_not_one_that_the_viewer_knows() -> None:
    """4.4, I28: the player who placed the third IOU knows that it is another one."""
    taken = (Slip("b4", 1, 1), Slip("b2", 2, 1), Slip("b4", 3, 2))
    state = with_taken(town(hands="b4 b4 b2", market="1 b0, 1 b4, 2 b3"), taken, Proof(2, "b4", 1))
    known = [memory(state, viewer).hands[0] for viewer in (2, 3)]
    assert [(hand.certain, hand.others) for hand in known] == [(("b4", "b4"), 1), (("b4",), 2)]


def test_the_player_who_placed_a_lot_knows_in_what_order_it_was_taken() -> None:
    """4.8, I28: the others know only that all of it was taken."""
    state = after_duel("| g1 |", "1 b4 b0, 2 g3", "1.1", "1.2")
    whole = [[slip.iou for slip in memory(state, viewer).hands[0].taken] for viewer in (0, 1, 2, WATCHER)]
    assert whole == [["b4", "b0"], ["b4", "b0"], [None, None], [None, None]]
    for viewer in (0, 1, 2, WATCHER):
        hand = memory(state, viewer).hands[0]
        assert (hand.certain, hand.others) == (("b4", "b0"), 0)


def test_the_taker_of_all_but_one_of_a_lot_has_an_iou_that_was_in_it_twice() -> None:
    """2.4, I28: two of b4 b4 b0 are b4 b4 or b4 b0."""
    state = after_duel("| g1 |", "1 b4 b4 b0, 2 g3", "1.1", "1.3")
    assert [memory(state, viewer).hands[0].certain for viewer in (1, 2)] == [("b4", "b0"), ("b4",)]
    assert memory(state, 2).hands[0].others == 1


def test_the_taker_of_one_of_a_lot_knows_what_the_taker_of_the_rest_has() -> None:
    """2.4, I28: two players have taken all of it, and the others know neither hand."""
    state = town(hands="b4 b0 | | b2", market="1 g3")
    whole = {0: (Slip("b4", 2, 1), Slip("b0", 2, 1)), 2: (Slip("b2", 2, 1),)}
    players = [replace(one, taken=whole.get(seat, ())) for seat, one in enumerate(state.players)]
    state = replace(state, players=tuple(players))
    certain = [memory(state, viewer).hands[0].certain for viewer in (1, 2, 3, WATCHER)]
    assert certain == [("b4", "b0"), ("b4", "b0"), (), ()]


def test_drawn_states_agree_with_every_proof() -> None:
    """4.4, I28: one of the first two is the b4, and the third may be any of its lot."""
    taken = (Slip("b4", 1, 1), Slip("b2", 2, 1), Slip("b3", 3, 1))
    state = with_taken(town(hands="b4 b3 b2", market="1 b0, 1 b4, 1 b4"), taken, Proof(2, "b4", 1))
    view, dice = GAME.view(state, 3), Random(1)
    found = {tuple(slip.iou for slip in GAME.determinize(view, dice).players[0].taken) for _ in range(200)}
    assert found == {
        (first, second, third)
        for first, second, third in product(("b4", "b0"), ("b4", "b2"), ("b4", "b3"))
        if "b4" in (first, second)
    }


def test_a_card_turned_up_identifies_an_iou_that_was_taken() -> None:
    """5.2, I28."""
    state = after_duel("| g1 |", "1 b4 b0, 2 g3 g3 g0", "1.1", "1.3")
    assert memory(state).hands[0] == Hand((), 2, (Slip(None, 1, 1), Slip(None, 2, 2)))
    turned = play(replace(state, phase="die", awaited=(CHANCE,)), "chance die 2")
    assert memory(turned).lots == (Lot(2, ("g0", "g3", "g3")),)
    assert memory(turned).hands[0] == Hand(("b4",), 1, (Slip(None, 2, 2),))


def test_a_player_who_is_asked_for_a_bid_has_one() -> None:
    """4.6, I20: a hand that allows no bid would have been shown."""
    state = bidding("| b1 | g4 |", "2 r3 r1, 2 g3 g0", "1.1", "1.3")
    bid = replace(state, bids=(None, None, ("r3",), ("r4", "r2")), due=(0,))
    hands = Counter(GAME.determinize(GAME.view(bid, 3), Random(seed)).players[0].hand for seed in range(200))
    found = {list_ious(state.setup, hand): times for hand, times in hands.items()}
    assert set(found) == {("r3", "g0"), ("r1", "g3"), ("r1", "g0")}
    assert max(found.values()) < 100


# --- Adventurers --------------------------------------------------------------


def test_adventurers_who_were_hired_are_known_and_those_dealt_are_not() -> None:
    """0.7, 4.7, I28."""
    state = GAME.start(3)
    assert len(memory(state).unmet) == 29
    state = play(state, "chance first 0", "chance adventurer 0 tom-noland")
    assert "tom-noland" not in memory(state, 0).unmet
    assert "tom-noland" in memory(state, 1).unmet
    assert memory(state, 0).crews == ((), (), ())
    hired = town("tom-noland")
    assert memory(hired, 1).crews[0] == ("tom-noland",)
