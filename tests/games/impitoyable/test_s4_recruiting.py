"""Section 4: adventurers are offered, bid for, hired and paid for."""

from msgspec.structs import replace

from comptoir.games.impitoyable.actions import (
    AuctionBegun,
    Bid,
    BidReturned,
    DiscardsShuffled,
    FewerOffered,
    Hired,
    Laid,
    NoRecruiting,
    NotHired,
    Passed,
    Slot,
)
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import Slip, State
from tests.games.impitoyable.table import (
    assert_refused,
    assert_step_refused,
    begin,
    chances,
    choices,
    event,
    events_of,
    hand,
    market,
    of_kind,
    play,
    town,
)

THREE = ("annie-longpan", "tom-noland", "lucky-lou")
OFFERS = [f"chance offer {name}" for name in THREE]


def auction(hands: str | None = None, *, active: int = 0, **rest: object) -> State:
    """Three adventurers are on offer, and the active player is asked for a bid."""
    return play(begin(town(hands=hands, active=active, gold="0 0 0 0", **rest)), *OFFERS)  # type: ignore[arg-type]


def test_there_is_recruiting_only_with_fewer_than_three_adventurers_in_hand() -> None:
    """4.1, I17."""
    state = town("annie-longpan tom-noland lucky-lou", gold="0 0 0 0")
    assert NoRecruiting(0, 3) in events_of(state)
    assert begin(state).active == 1
    assert begin(town("annie-longpan tom-noland", gold="0 0 0 0")).phase == "offer"


def test_adventurers_lost_in_the_event_no_longer_count() -> None:
    """4.1, I17."""
    state = event(
        town("annie-longpan tom-noland lucky-lou | jed-sievers", gold="0 0"),
        "gold 6/3",
        "0 send annie-longpan",
    )
    assert (len(state.players[0].crew), state.phase) == (2, "buy")
    assert play(state, "0 buy 0").phase == "offer"


def test_one_adventurer_fewer_than_players_is_turned_up() -> None:
    """4.2."""
    for seats in (3, 4):
        state = begin(town(seats=seats, gold="0 0 0"))
        assert chances(state)["offer tom-noland"] == "1/29"
        state = play(state, *OFFERS[: seats - 1])
        assert (state.phase, state.offer) == ("bid", THREE[: seats - 1])
        assert GAME.view(state, None).deck == 29 - (seats - 1)
    assert_refused(play(begin(town(gold="0 0 0 0")), OFFERS[0]), OFFERS[0], "no-such-adventurer")


def test_discards_are_shuffled_only_when_the_deck_is_empty() -> None:
    """4.3, I17: also while adventurers are being turned up."""
    state = begin(town(gold="0 0 0 0", deck=("annie-longpan",), discards=("tom-noland", "lucky-lou")))
    assert chances(state) == {"offer annie-longpan": "1"}
    assert of_kind(events_of(state, OFFERS[0]), DiscardsShuffled) == [DiscardsShuffled(2)]
    after = play(state, OFFERS[0])
    assert (after.discards, chances(after)) == ((), {"offer tom-noland": "1/2", "offer lucky-lou": "1/2"})
    memory = GAME.view(after, None).memory
    assert memory is not None
    assert (memory.deck, memory.unmet) == (("tom-noland", "lucky-lou"), ())


def test_too_few_adventurers_make_a_smaller_offer() -> None:
    """4.3."""
    state = begin(town(gold="0 0 0 0", deck=("annie-longpan",)))
    assert of_kind(events_of(state, OFFERS[0]), FewerOffered, AuctionBegun) == [
        FewerOffered(1),
        AuctionBegun(0, 1, 0),
    ]
    after = play(state, OFFERS[0])
    assert (after.phase, after.offer) == ("bid", ("annie-longpan",))


def test_without_adventurers_nobody_bids() -> None:
    """4.3, I17."""
    state = replace(town("| tom-noland | lucky-lou", deck=()), phase="recruiting")
    assert of_kind(events_of(state), FewerOffered, AuctionBegun) == [FewerOffered(0)]
    assert begin(state).active == 1


def test_everybody_bids_clockwise_from_the_active_player() -> None:
    """4.4: 1 to 3 IOUs from the hand, no matter how many adventurers they hold."""
    state = auction("r3 r1 b0 | b2 | g1 | y4", active=1)
    assert (GAME.to_act(state), choices(state)) == ((1,), ["bid b2"])
    state = play(state, "1 bid b2", "2 bid g1", "3 bid y4")
    assert GAME.to_act(state) == (0,)
    assert choices(state) == ["bid b0", "bid r3", "bid r3 b0"]
    assert "bid r1" not in choices(state)
    assert_refused(state, "0 bid r4", "not-in-hand")
    assert_refused(state, "0 bid b1", "not-in-hand")
    assert_refused(state, "0 bid b3", "not-in-hand")
    assert_refused(state, "0 bid r3 r3", "not-in-hand")
    assert_refused(state, "1 bid r3", "not-yours")


def test_a_bid_has_one_to_three_ious() -> None:
    """4.4."""
    state = auction("r3 r2 r1 r0 | b2 | g1 | y4")
    assert len(choices(state)) == 4 + 6 + 4
    assert_refused(state, "0 bid r3 r2 r1 r0", "bid-size")
    assert_step_refused(state, 0, Bid(()), "bid-size")
    assert_step_refused(state, 0, Bid(("r1", "r3")), "bid-size")


def test_a_colour_that_nobody_plays_cannot_be_bid() -> None:
    """4.4: with three players, there are no yellow IOUs."""
    state = play(begin(town(seats=3, gold="0 0 0", active=2)), *OFFERS[:2])
    for bid in ("bid y1", "bid g3 y1", "bid g9 g3"):
        assert_refused(state, f"2 {bid}", "not-in-hand")


def test_bids_with_equal_ious_are_listed_once() -> None:
    """4.4: bids are listed by sum, shorter ones first."""
    assert choices(auction("r1 r1 r0 | b2 | g1 | y4")) == [
        "bid r0", "bid r1", "bid r1 r0", "bid r1 r1", "bid r1 r1 r0",
    ]  # fmt: skip


def test_a_bid_lies_open() -> None:
    """4.4."""
    state = play(auction("r3 r1 | b2 | g1 | y4"), "0 bid r3 r1")
    assert (state.bids[0], hand(state, 0)) == (("r3", "r1"), "")
    assert GAME.view(state, 2).bids[0] == ("r3", "r1")


def test_a_sum_may_not_be_bid_twice() -> None:
    """4.5, the example: 5 and 3 have been bid; the third player may bid 0."""
    state = play(auction("r4 r1 | b3 | g4 g3 g1 g0 | y4"), "0 bid r4 r1", "1 bid b3")
    assert_refused(state, "2 bid g3", "sum-taken", "4.5")
    assert_refused(state, "2 bid g4 g1", "sum-taken", "4.5")
    assert_refused(state, "2 bid g4 g1 g0", "sum-taken", "4.5")
    assert "bid g0" in choices(state)
    assert "bid g3" not in choices(state)
    state = play(state, "2 bid g0")
    assert (state.phase, GAME.to_act(state)) == ("bid", (3,))


def test_zero_is_a_sum_like_any_other() -> None:
    """4.5."""
    state = play(auction("r0 | b0 b1 | g4 | y4 y3"), "0 bid r0")
    assert choices(state) == ["bid b1", "bid b1 b0"]


def test_only_a_player_who_cannot_bid_passes() -> None:
    """4.6, I19: the hand is empty or allows only sums that have been bid; it is shown."""
    state = auction("r1 | b1 | | y1 y0")
    events = events_of(state, "0 bid r1")
    assert of_kind(events, Passed) == [Passed(1, ("b1",)), Passed(2, ())]
    after = play(state, "0 bid r1")
    assert (GAME.to_act(after), after.bids, choices(after)) == ((3,), (("r1",), (), (), None), ["bid y0"])


def test_if_nobody_can_bid_all_adventurers_are_discarded() -> None:
    """4.6, 4.10, I18: and the next player's turn begins."""
    state = begin(town(hands="| | |", gold="0 0 0 0"))
    events = events_of(state, *OFFERS)
    assert of_kind(events, Passed, NotHired) == [
        *(Passed(seat, ()) for seat in range(4)),
        *(NotHired(name) for name in THREE),
    ]
    after = play(state, *OFFERS)
    assert (after.active, after.offer, after.bids, len(after.discards)) == (1, (), (None,) * 4, 3)


def test_a_player_with_only_one_possible_bid_is_asked() -> None:
    """4.4, I20: because others may not know that it is the only one."""
    state = auction("r1 | b1 b0 | g3 | y4")
    assert (GAME.to_act(state), choices(state)) == ((0,), ["bid r1"])


def test_the_highest_bidders_choose_in_order() -> None:
    """4.7: as many as there are adventurers."""
    state = play(auction("r1 | b4 | g3 | y2"), "0 bid r1", "1 bid b4", "2 bid g3", "3 bid y2")
    assert (state.phase, state.due, choices(state)) == ("hire", (1, 2, 3), [f"hire {name}" for name in THREE])
    assert_refused(state, "1 hire jed-sievers", "not-on-offer")
    assert_refused(state, "2 hire tom-noland", "not-yours")
    state = play(state, "1 hire tom-noland")
    assert (GAME.to_act(state), choices(state)) == ((2,), ["hire annie-longpan", "hire lucky-lou"])
    assert state.bids == (("r1",), (), ("g3",), ("y2",))
    assert of_kind(events_of(state, "2 hire lucky-lou"), Hired) == [Hired(3, "annie-longpan")]
    after = play(state, "2 hire lucky-lou")
    assert [player.crew for player in after.players] == [
        (),
        ("tom-noland",),
        ("lucky-lou",),
        ("annie-longpan",),
    ]


def test_the_bid_is_laid_into_the_market_in_any_order() -> None:
    """4.8, I21: the others know the cards, but not which lies where."""
    state = play(
        auction("r1 | b4 b0 b4 | g3 | y2"),
        "0 bid r1",
        "1 bid b4 b4 b0",
        "2 bid g3",
        "3 bid y2",
        "1 hire tom-noland",
    )
    assert choices(state) == ["place b4 b4 b0", "place b4 b0 b4", "place b0 b4 b4"]
    place = GAME.read("place b4 b0 b4")
    assert [GAME.heard(state, 1, place, viewer) for viewer in (1, 0, None)] == [
        "place b4 b0 b4",
        "place ?",
        "place ?",
    ]
    assert_refused(state, "1 place b4 b0 b0", "not-the-bid")
    assert of_kind(events_of(state, "1 place b4 b0 b4"), Laid) == [
        Laid(1, (Slot(1, 1), Slot(1, 2), Slot(1, 3)))
    ]
    after = play(state, "1 place b4 b0 b4")
    assert market(after) == "b4 b0 b4"
    memories = {viewer: GAME.view(after, viewer).memory for viewer in (1, 0, None)}
    assert [m and [slip and slip.iou for slip in m.market] for m in memories.values()] == [
        ["b4", "b0", "b4"],
        [None] * 3,
        [None] * 3,
    ]
    assert [m and [lot.ious for lot in m.lots] for m in memories.values()] == [
        [],
        [("b0", "b4", "b4")],
        [("b0", "b4", "b4")],
    ]


def test_a_player_is_not_asked_for_the_order_of_equal_ious() -> None:
    """4.8, I9: and everybody knows what lies there."""
    state = play(
        auction("r1 | b4 b4 | g3 | y2"),
        "0 bid r1",
        "1 bid b4 b4",
        "2 bid g3",
        "3 bid y2",
        "1 hire tom-noland",
        "2 hire lucky-lou",
    )
    assert market(state) == "b4 b4 g3 y2"
    memory = GAME.view(state, None).memory
    assert memory is not None
    assert memory.market == (Slip("b4", 1, 1), Slip("b4", 1, 1), Slip("g3", 2, 2), Slip("y2", 3, 3))


def test_a_bidder_who_wins_nothing_takes_their_bid_back() -> None:
    """4.9."""
    state = play(
        auction("r1 | b4 | g3 | y2"), "0 bid r1", "1 bid b4", "2 bid g3", "3 bid y2", "1 hire tom-noland"
    )
    assert of_kind(events_of(state, "2 hire lucky-lou"), BidReturned) == [BidReturned(0, ("r1",))]
    after = play(state, "2 hire lucky-lou")
    assert (hand(after, 0), hand(after, 1), after.bids) == ("r1", "", (None,) * 4)


def test_all_bidders_who_win_nothing_take_their_bids_back() -> None:
    """4.3, 4.9: clockwise from the active player, with one adventurer for four players."""
    state = town(
        "kid-calloway | mose-the-cook", hands="r1 | b4 | g3 | y2", active=2, gold="0 0 0 0", deck=THREE[:1]
    )
    events = events_of(
        replace(state, phase="recruiting"), OFFERS[0], "2 bid g3", "3 bid y2", "0 bid r1", "1 bid b4"
    )
    assert of_kind(events, Hired, BidReturned) == [
        Hired(1, THREE[0]), BidReturned(2, ("g3",)), BidReturned(3, ("y2",)), BidReturned(0, ("r1",)),
    ]  # fmt: skip


def test_a_player_who_passed_hires_nobody_and_the_adventurer_left_is_discarded() -> None:
    """4.10, I18."""
    state = auction("r1 | | | y1 y0", deck=THREE, discards=("mose-the-cook",))
    state = play(state, "0 bid r1", "3 bid y0", "0 hire tom-noland")
    assert of_kind(events_of(state, "3 hire lucky-lou"), NotHired) == [NotHired("annie-longpan")]
    after = play(state, "3 hire lucky-lou")
    assert [player.crew for player in after.players] == [("tom-noland",), (), (), ("lucky-lou",)]
    assert (after.discards, after.offer, after.active) == (("annie-longpan", "mose-the-cook"), (), 1)
