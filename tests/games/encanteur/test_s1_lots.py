"""Section 1: the lots of the day."""

import pytest
from msgspec.structs import replace

from comptoir import CHANCE
from comptoir.games.encanteur.actions import DayBegun, PriceCried
from comptoir.games.encanteur.components import Components
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.rules import go_on
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import (
    assert_refused,
    auction,
    box,
    chances,
    events_of,
    morning,
    play,
    story,
    street,
)


def cheap() -> Components:
    """A box with all prices at 1: one round settles a lot."""
    card = replace(GAME.components().wine, start=1, floor=1)
    fish = ("hake", "sardine", "sea_bass", "mackerel", "sole", "shrimp", "red_mullet", "cuttlefish")
    return box(**dict.fromkeys(fish, (card, card)), wine=card, platter=card)


def uncover_next(state: State) -> State:
    """The state after the first possible slate has come into view."""
    return GAME.apply(state, CHANCE, GAME.odds(state)[0][0])


def leave_unsold(state: State) -> State:
    """The state after nobody takes the lot at its last price."""
    auctioneer, seats = state.auctioneer, state.setup.seats
    return play(state, *(f"{(auctioneer + way) % seats} wait" for way in range(1, seats + 1)))


@pytest.mark.parametrize(("seats", "lots"), [(3, 5), (4, 7)])
def test_five_or_seven_slates_are_for_sale_a_day(seats: int, lots: int) -> None:
    """1.1, 1.3: one more comes into view after each, as long as there are any left for the day."""
    state = uncover_next(go_on(morning(seats, edition=cheap(), auctioneer=0), None))
    for number in range(1, lots + 1):
        if number < lots:
            assert (state.phase, state.next_lot) == ("lot", None)
            state = uncover_next(state)
            assert state.next_lot is not None
        assert (state.phase, state.day) == ("falling", 1)
        assert len(state.unsold) == number - 1
        state = leave_unsold(state)
    assert state.day == 2


@pytest.mark.parametrize(("seats", "lots"), [(3, 5), (4, 7)])
def test_two_slates_come_into_view_before_the_first_auction(seats: int, lots: int) -> None:
    """1.2: later ones are not settled yet."""
    state = morning(seats)
    assert events_of(state) == [DayBegun(1, seats - 1, lots)]
    state = play(go_on(state, None), "chance lot sole")
    assert (state.phase, state.lot, state.next_lot, state.coming) == ("lot", "sole", None, lots - 1)
    assert story(state, "chance lot wine")[1:] == (PriceCried("sole", 12),)
    state = play(state, "chance lot wine")
    assert (state.phase, state.lot, state.next_lot, state.coming) == ("falling", "sole", "wine", lots - 2)


def test_the_next_slate_is_put_up_when_the_lot_is_settled() -> None:
    """1.3."""
    state = play(auction("sole", money="12 0 0 0", next_lot="wine"), "0 take")
    assert (state.phase, state.lot, state.next_lot) == ("lot", "wine", None)
    state = play(state, "chance lot platter")
    assert (state.phase, state.day, state.unsold) == ("lot", 1, ("wine",))  # nobody has a coin left
    assert (state.lot, state.next_lot) == ("platter", None)


def test_a_slate_is_as_likely_as_it_is_common() -> None:
    """1.1."""
    state = go_on(morning(), None)
    odds = chances(state)
    assert odds["lot hake"] == odds["lot wine"] == "2/19"
    assert odds["lot platter"] == "1/19"
    state = play(state, "chance lot platter")
    assert "lot platter" not in chances(state)
    assert chances(state)["lot hake"] == "1/9"
    assert_refused(state, "chance lot platter", "no-such-lot", "1.1")
    assert_refused(state, "chance lot hake2", "no-such-lot", "1.1")


def test_wine_that_is_kept_is_not_for_sale() -> None:
    """1.1, 5.6."""
    state = go_on(street("> wine | > wine"), None)
    assert (state.phase, state.day) == ("lot", 2)
    assert not any("wine" in lot for lot in chances(state))
    assert sum(state.pool) == 17


def test_wine_that_was_drunk_is_for_sale_again() -> None:
    """1.1, 5.6."""
    state = play(go_on(street("lovers > sole wine"), None), "0 serve 1:sole+wine")
    assert chances(state)["lot wine"] == "2/19"


def test_the_platter_is_for_sale_until_both_cards_are_won() -> None:
    """1.1, E15."""
    after_one = play(go_on(street("lovers > platter"), None), "0 serve 1:platter")
    assert chances(after_one)["lot platter"] == "1/19"
    after_two = play(go_on(street("lovers > platter", platters="0 1 0 0"), None), "0 serve 1:platter")
    assert "lot platter" not in chances(after_two)
    assert sum(after_two.pool) == 18


def test_with_one_slate_a_day_there_is_no_next_one() -> None:
    """1.2: in an own box."""
    state = play(go_on(morning(edition=box(lots=(1, 1))), None), "chance lot sole")
    assert (state.phase, state.lot, state.next_lot) == ("falling", "sole", None)


def test_slates_of_one_fish_that_differ_have_numbers() -> None:
    """E4: each slate has its own price."""
    sole = GAME.components().sole[0]
    state = go_on(morning(edition=box(sole=(sole, replace(sole, start=9)))), None)
    assert {lot: odds for lot, odds in chances(state).items() if "sole" in lot} == {
        "lot sole1": "1/19",
        "lot sole2": "1/19",
    }
    state = play(state, "chance lot sole2", "chance lot sole1")
    assert state.price == 9
    assert_refused(go_on(morning(), None), "chance lot sole1", "no-such-lot", "1.1")


def test_one_of_three_slates_may_differ() -> None:
    """E4: only slates that differ are told apart."""
    sole = GAME.components().sole[0]
    state = go_on(morning(edition=box(sole=(sole, replace(sole, pays=9), sole))), None)
    assert chances(state)["lot sole1"] == "1/10"
    assert chances(state)["lot sole2"] == "1/20"
