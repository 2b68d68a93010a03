"""The facts that bots work out: skills that others may show, and the worth of events, slots and bids."""

import pytest
from msgspec.structs import replace

from comptoir.games.impitoyable.actions import Bid, Card, Slot
from comptoir.games.impitoyable.beliefs.auctions import (
    chance_of_more,
    chances_of_rank,
    cheapest,
    worth_of_bid,
)
from comptoir.games.impitoyable.beliefs.crews import (
    PRIZE,
    chances_of_skills,
    crew_worth,
    worth_of_event,
    worth_of_joining,
)
from comptoir.games.impitoyable.beliefs.debts import cost, debts, possible, worth_of_slot
from comptoir.games.impitoyable.game import GAME
from tests.games.impitoyable.table import begin, event, play, town

RUSH, DUEL, POKER = Card("gold", 6, 3), Card("duel"), Card("poker")


# --- Adventurers --------------------------------------------------------------------


def test_an_adventurer_with_a_skill_that_the_crew_lacks_is_worth_most() -> None:
    setup = GAME.start().setup
    diggers = ("annie-longpan", "zeke-bonanza")
    assert worth_of_joining(setup, diggers, "kid-calloway") > worth_of_joining(
        setup, diggers, "gus-rattlepan"
    )
    assert crew_worth(setup, ()) == 0


def test_a_crew_that_was_seen_can_send_only_its_adventurers() -> None:
    view = GAME.view(event(town("tom-noland jed-sievers | kid-calloway annie-longpan"), "duel"), 0)
    chances = chances_of_skills(view, 1, "duel")
    assert set(chances) == {6, 2}
    assert chances[6] > chances[2]
    assert sum(chances.values()) == pytest.approx(1)
    assert chances_of_skills(view, 2, "duel") == {}


def test_an_unknown_adventurer_may_be_any_unmet_one() -> None:
    state = event(town("tom-noland jed-sievers | kid-calloway annie-longpan"), "duel")
    hidden = replace(state.players[1], secret=state.players[1].crew)
    view = GAME.view(replace(state, players=(state.players[0], hidden, *state.players[2:])), 0)
    assert set(chances_of_skills(view, 1, "duel")) == set(range(1, 7))


@pytest.mark.parametrize(
    ("card", "mine", "others", "worth"),
    [
        (RUSH, 5, [5, 2, 1], 6 - 1.5),  # and the winner is discarded
        (RUSH, 2, [5, 5, 1], 3),
        (RUSH, 1, [5, 5, 2], 0),
        (RUSH, 4, [4, 4], 0),
        (DUEL, 6, [3, 2], 2 * PRIZE - 1.5),
        (DUEL, 6, [6, 2], PRIZE - 1.5),
        (DUEL, 3, [6, 2], 0),
        (DUEL, 2, [6, 2], -1.5),
        (POKER, 6, [3, 2], 4 - 1.5),
        (POKER, 3, [6, 2], 0),
        (POKER, 2, [6, 2], -1),
    ],
)
def test_worth_of_an_event_by_skill(card: Card, mine: int, others: list[int], worth: float) -> None:
    """Section 2, in the first section of the track, with an adventurer worth 1.5."""
    assert worth_of_event(card, (4, 1), 1.5, mine, others) == pytest.approx(worth)


# --- IOUs ---------------------------------------------------------------------------


def test_a_slot_is_worth_the_average_of_its_possible_ious() -> None:
    view = GAME.view(begin(town("", market="0 r4 r0, 1 b4 b0")), 0)
    assert view.memory is not None
    assert possible(view.memory) == [("r4",), ("r0",), ("b0", "b4"), ("b0", "b4")]
    worth = [worth_of_slot(view, 0, slot, 9) for slot in view.setup.slots[:4]]
    assert worth[0] > worth[2] == worth[3] > worth[1] == 0
    assert worth_of_slot(view, 0, Slot(1, 1), 9) == cost(("r4",), 0)


def test_old_lots_are_mixed_up() -> None:
    view = GAME.view(begin(town("", market="0 r4 r0, 1 b1 b1, 2 g3")), 0)
    assert view.memory is not None
    assert possible(view.memory, 1) == [("r4", "r0", "b1", "b1")] * 4 + [("g3",)]


def test_debts_are_the_values_of_ones_own_ious() -> None:
    """Whether or not the viewer knows where they lie."""
    state = begin(town("", market="0 r4 r0, 1 b4 r3 b0"))
    for viewer in (0, 1, 2):
        assert debts(GAME.view(state, viewer), 0) == pytest.approx(7)
        assert debts(GAME.view(state, viewer), 2) == 0


def test_another_players_iou_costs_less_than_ones_own() -> None:
    assert 0 < cost(("b3",), 0) < cost(("r3",), 0)


# --- Bids ---------------------------------------------------------------------------


def test_the_cheapest_of_the_bids_with_the_same_sum_is_kept() -> None:
    bids = [Bid(("r3",)), Bid(("b3",)), Bid(("b2", "b1")), Bid(("r1",))]
    assert {bid.ious for bid in cheapest(bids, 0)} == {("r1",), ("b3",)}


def test_the_chance_to_be_outbid_falls_with_the_sum() -> None:
    assert chance_of_more(0) > chance_of_more(4) > chance_of_more(11) == 0 == chance_of_more(40)
    assert chances_of_rank(0, 0.5) == (1,)
    assert chances_of_rank(2, 0.5) == pytest.approx((0.25, 0.5, 0.25))


def test_the_last_bidder_knows_what_a_bid_brings() -> None:
    """4.7, 4.9: a bid that wins nobody is worth nothing and costs nothing."""
    offers = [f"chance offer {name}" for name in ("mose-the-cook", "marshal-tull", "tom-noland")]
    state = play(begin(town(gold="0 0 0 0", active=1)), *offers, "1 bid b4", "2 bid g2", "3 bid y1")
    view, hopes = GAME.view(state, 0), (3, 2, 1)
    assert worth_of_bid(view, 0, Bid(("r0",)), hopes) == 0
    assert worth_of_bid(view, 0, Bid(("r3",)), hopes) == 2 - cost(("r3",), 0)
    assert worth_of_bid(view, 0, Bid(("r4", "r1")), hopes) == 3 - cost(("r4", "r1"), 0)
