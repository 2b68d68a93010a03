"""Section 0: material and set-up, with adventurers dealt or drafted."""

from collections import Counter

import pytest
from msgspec.structs import replace

from comptoir import CHANCE
from comptoir.games.impitoyable.actions import AuctionBegun, Dealt, First, Hired, Passed, TurnBegun
from comptoir.games.impitoyable.components import Options
from comptoir.games.impitoyable.game import GAME
from tests.games.impitoyable.table import (
    SEATS,
    assert_refused,
    assert_step_refused,
    box,
    chances,
    choices,
    events_of,
    gold,
    hand,
    hats,
    market,
    of_kind,
    play,
    random_game,
)

DEAL = [
    *("adventurer 0 annie-longpan", "adventurer 0 zeke-bonanza", "adventurer 1 gus-rattlepan"),
    *("adventurer 1 mabel-brightwater", "adventurer 2 jed-sievers", "adventurer 2 juno-castillo"),
]
DEALT = [f"chance {turn}" for turn in DEAL]
OFFERED = [f"chance offer {turn.split()[-1]}" for turn in DEAL]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_the_same_hat_and_gold(seats: int) -> None:
    """0.1, 0.5, 0.6, I14: a hat on field 6, and 10 nuggets."""
    state = GAME.start(seats)
    assert gold(state) == [10] * seats
    assert hats(state) == [6] * seats == list(GAME.scores(state))


def test_the_box_holds_29_adventurers_with_skills_from_1_to_6() -> None:
    """0.2, I2."""
    adventurers = GAME.components().adventurers
    assert len(adventurers) == 29
    assert {figure for card in adventurers for figure in (card.gold, card.duel, card.poker)} == {*range(1, 7)}


def test_there_are_thirteen_ious_of_each_colour() -> None:
    """0.3, I3: worth 0 to 4."""
    state = GAME.start(4, Options(draft=True))
    assert hand(state, 1) == "b4 b4 b3 b3 b3 b2 b2 b2 b1 b1 b1 b0 b0"
    assert [sum(player.hand) for player in state.players] == [13] * 4


def test_there_are_seven_events() -> None:
    """0.4, I4: three gold rushes with two amounts, two duels, two games of poker."""
    cards = GAME.start().setup.cards
    assert Counter(card.kind for card in cards) == {"gold": 3, "duel": 2, "poker": 2}
    assert [(card.large, card.small) for card in cards if card.kind == "gold"] == [(6, 3), (7, 3), (8, 4)]


def test_the_track_has_five_sections() -> None:
    """0.5, I5: farther along, poker wins less and costs more."""
    moves = GAME.start().setup.moves
    assert [moves[field] for field in (1, 9, 10, 16, 17, 23, 24, 30, 31, 35)] == [
        (4, 1), (4, 1), (3, 2), (3, 2), (2, 3), (2, 3), (1, 4), (1, 4), (0, 0), (0, 0),
    ]  # fmt: skip
    assert len(moves) == 36


def test_each_seat_in_turn_gets_two_adventurers() -> None:
    """0.7: from a shuffled deck; all are equally likely."""
    state = GAME.start(3, Options(first_seat=2))
    assert chances(state)["adventurer 0 tom-noland"] == "1/29"
    assert chances(play(state, DEALT[0]))["adventurer 0 tom-noland"] == "1/28"
    dealt = play(state, *DEALT)
    assert [player.crew for player in dealt.players] == [
        ("annie-longpan", "zeke-bonanza"),
        ("gus-rattlepan", "mabel-brightwater"),
        ("jed-sievers", "juno-castillo"),
    ]
    assert [player.secret for player in dealt.players] == [player.crew for player in dealt.players]
    assert (len(dealt.deck), dealt.phase, dealt.active) == (23, "event", 2)


def test_a_dealt_adventurer_is_the_owners_secret() -> None:
    """0.7: the others hear only that one is dealt."""
    state = GAME.start(3, Options(first_seat=2))
    step = Dealt(0, "tom-noland")
    assert [GAME.heard(state, CHANCE, step, viewer) for viewer in (0, 1, None)] == [
        "adventurer 0 tom-noland", "adventurer 0 ?", "adventurer 0 ?",
    ]  # fmt: skip
    after = GAME.apply(state, CHANCE, step)
    assert [GAME.view(after, viewer).my_crew for viewer in (0, 1, None)] == [("tom-noland",), (), None]


def test_adventurers_are_not_dealt_out_of_turn_or_twice() -> None:
    """0.7."""
    state = play(GAME.start(3, Options(first_seat=2)), DEALT[0])
    assert_refused(state, "chance adventurer 1 tom-noland", "not-dealt-to-now")
    assert_refused(state, "chance adventurer 3 tom-noland", "not-at-the-table")
    assert_refused(state, "chance adventurer 0 annie-longpan", "no-such-adventurer")
    assert_refused(state, "0 adventurer 0 tom-noland", "not-yours")
    assert_refused(state, "chance die 1", "not-now")


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_gives_a_1_and_a_2(seats: int) -> None:
    """0.8, I22: nobody knows which card lies where, and the state does not fix it."""
    state = GAME.start(seats)
    assert market(state) == " ".join("?" * 2 * seats)
    assert state.unseen == tuple(f"{colour}{value}" for colour in "rbgy"[:seats] for value in (2, 1))
    assert hand(state, 0) == "r4 r4 r3 r3 r3 r2 r2 r1 r1 r0 r0"
    assert state.players[0].hand[:5] == (2, 3, 2, 2, 2)


def test_players_may_give_two_equal_ious() -> None:
    """0.8, 7: in an own box."""
    state = GAME.start(3, edition=box(given=(1, 1)))
    assert state.unseen == ("r1", "r1", "b1", "b1", "g1", "g1")
    assert hand(state, 0).split().count("r1") == 1


def test_the_market_is_filled_row_by_row() -> None:
    """0.9: six places in a row."""
    slots = GAME.start().setup.slots
    assert [(slot.row, slot.column) for slot in slots[4:8]] == [(1, 5), (1, 6), (2, 1), (2, 2)]


def test_the_first_player_is_drawn_by_lot() -> None:
    """0.10, I1."""
    assert chances(GAME.start(3)) == {"first 0": "1/3", "first 1": "1/3", "first 2": "1/3"}
    assert play(GAME.start(3), "chance first 1").active == 1
    assert GAME.start(3, Options(first_seat=1)).active == 1
    assert_refused(GAME.start(3), "chance first 3", "not-at-the-table")
    for seat in (None, True):
        assert_step_refused(GAME.start(3), CHANCE, First(seat), "not-at-the-table")  # type: ignore[arg-type]


def test_turns_go_clockwise() -> None:
    """0.12."""
    told_: list[int] = []
    for turn in random_game(GAME.start(3, Options(first_seat=1)), 3):
        story = GAME.story(turn.state, turn.actor, turn.step, None)
        told_ += [event.seat for event in story if isinstance(event, TurnBegun)]
    assert told_[:5] == [1, 2, 0, 1, 2]


# --- The draft ----------------------------------------------------------------


def test_a_draft_begins_with_adventurers_on_offer_and_an_empty_market() -> None:
    """0.11, I27: two for each player."""
    state = GAME.start(3, Options(draft=True, first_seat=1))
    assert (market(state), state.unseen) == ("", ())
    assert chances(state)["offer tom-noland"] == "1/29"
    state = play(state, *OFFERED)
    assert (state.phase, state.offer, GAME.to_act(state)) == ("bid", tuple(t.split()[-1] for t in DEAL), (1,))


def test_in_a_draft_everybody_hires_an_adventurer_and_pays() -> None:
    """0.11, I27: in the second round, all sums are free again."""
    state = play(GAME.start(3, Options(draft=True, first_seat=1)), *OFFERED, "1 bid b4")
    assert "bid g4" not in choices(state)
    state = play(state, "2 bid g4 g1", "0 bid r0")
    assert (state.phase, GAME.to_act(state)) == ("hire", (2,))
    state = play(state, "2 hire juno-castillo", "2 place g1 g4", "1 hire gus-rattlepan", "0 hire jed-sievers")
    assert market(state) == "g1 g4 b4 r0"
    assert (state.phase, GAME.to_act(state), state.draft, len(state.offer)) == ("bid", (1,), 2, 3)
    assert "bid b4" in choices(state)
    events = events_of(
        state, "1 bid b4", "2 bid g3", "0 bid r2", "1 hire annie-longpan", "2 hire zeke-bonanza"
    )
    assert of_kind(events, Hired) == [Hired(0, "mabel-brightwater")]
    state = play(state, "1 bid b4", "2 bid g3", "0 bid r2", "1 hire annie-longpan", "2 hire zeke-bonanza")
    assert [len(player.crew) for player in state.players] == [2, 2, 2]
    assert [player.secret for player in state.players] == [(), (), ()]
    assert (state.phase, state.active, state.draft, state.offer) == ("event", 1, 0, ())
    assert market(state) == "g1 g4 b4 r0 b4 g3 r2"


def test_a_player_who_cannot_bid_in_a_draft_chooses_last_and_pays_nothing() -> None:
    """0.11, I27: several such players in the order of bidding."""
    state = play(GAME.start(3, Options(draft=True, first_seat=1)), *OFFERED[:-1])
    empty = (0,) * len(state.setup.ious)
    players = tuple(
        player if seat == 1 else replace(player, hand=empty) for seat, player in enumerate(state.players)
    )
    poor = replace(state, players=players)
    events = events_of(poor, OFFERED[-1], "1 bid b1")
    assert of_kind(events, AuctionBegun, Passed) == [AuctionBegun(1, 6, 1), Passed(2, ()), Passed(0, ())]
    state = play(poor, OFFERED[-1], "1 bid b1", "1 hire jed-sievers")
    assert GAME.to_act(state) == (2,)
    state = play(state, "2 hire annie-longpan")
    assert GAME.to_act(state) == (0,)
    state = play(state, "0 hire zeke-bonanza")
    assert (state.draft, market(state), state.lots) == (2, "b1", 2)
    assert [hand(state, seat) for seat in (0, 2)] == ["", ""]


def test_a_draft_has_a_round_for_each_adventurer_of_a_player() -> None:
    """0.11, 7: one in a box that deals one."""
    state = play(GAME.start(3, Options(draft=True, first_seat=0), box(dealt=1)), *OFFERED[:3])
    state = play(state, "0 bid r4", "1 bid b3", "2 bid g2", "0 hire annie-longpan", "1 hire gus-rattlepan")
    assert [len(player.crew) for player in state.players] == [1, 1, 1]
    assert (state.phase, state.draft) == ("event", 0)
