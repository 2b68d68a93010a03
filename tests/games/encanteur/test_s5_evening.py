"""Section 5: the second service, payment, and revealed cards."""

import pytest
from msgspec.structs import replace

from comptoir.core.steps import Event
from comptoir.games.encanteur.actions import (
    CardRevealed,
    DayBegun,
    DayEnded,
    NotInSet,
    Paid,
    PlatterCard,
    Served,
)
from comptoir.games.encanteur.rules import go_on
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import (
    box,
    choices,
    clients,
    events_of,
    fish,
    money,
    noon,
    play,
    street,
)

SET = "hake sea-bass mackerel sole red-mullet cuttlefish"
"""A set without sardine and shrimp."""


def first_revealed(state: State) -> str:
    return " ".join(state.revealed[0])


def evening(events: list[Event]) -> list[Event]:
    """The events from the second service on."""
    kinds = (Paid, CardRevealed, NotInSet, PlatterCard, DayEnded, DayBegun)
    return [e for e in events if isinstance(e, kinds) or (isinstance(e, Served) and e.service == "second")]


# --- The second service ---------------------------------------------------------


def test_promised_dishes_are_eaten() -> None:
    """5.1."""
    events = evening(events_of(street("lovers > | > sole")))
    assert events[:2] == [
        Served(1, 1, "lovers", "sole", wine=False, service="second"),
        Paid(1, "lovers", "sole", wine=False, amount=10),
    ]


def test_clients_who_walked_in_stay_as_the_last_of_their_new_house() -> None:
    """5.1, E20."""
    state = noon("lovers > | > hake sole | family critic >")
    assert clients(state) == " | lovers family | critic | "
    assert all(guest.dish is None and not guest.new for house in state.houses for guest in house.guests)


def test_a_house_may_have_any_number_of_clients() -> None:
    """5.1, E20: all of them, or none."""
    everybody = "> hake sardine sole shrimp red-mullet platter"
    state = go_on(street(f"{everybody} | family family > | lovers lovers > | critic critic >"), None)
    while state.phase == "dish":
        state = play(state, f"0 {choices(state)[0]}")
    assert clients(state) == "family family lovers lovers critic critic |  |  | "


def test_the_next_day_clients_set_out_from_their_new_house() -> None:
    """5.1, 4.3."""
    state = noon("lovers > | > sole")
    assert state.houses[1].guests[0].client == "lovers"
    again = replace(state, phase="first-service", due=(0, 1, 2, 3))
    assert clients(go_on(again, None)) == " | lovers |  | "


# --- Payment --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "turn", "paid"),
    [
        ("family > hake", "", 10),
        ("family > sardine", "", 5),
        ("sailor > sea-bass", "", 10),
        ("sailor > mackerel", "", 5),
        ("lovers > sole", "", 10),
        ("lovers > shrimp", "", 5),
        ("critic > red-mullet", "", 10),
        ("critic > cuttlefish", "", 5),
        ("critic > platter", "0 serve 1:platter", 20),
        ("critic > cuttlefish wine", "0 serve 1:cuttlefish+wine", 15),
        ("critic > platter wine", "0 serve 1:platter+wine", 30),
        ("family lovers > hake sole wine", "0 serve 1:hake 2:sole+wine", 30),
        ("family > sole", "", 0),
        ("family > wine", "", 0),
    ],
)
def test_the_bank_pays_for_every_meal(house: str, turn: str, paid: int) -> None:
    """5.2."""
    assert money(noon(house, *([turn] if turn else [])))[0] == 20 + paid


def test_a_fish_with_wine_is_paid_20() -> None:
    """5.2, the example: 10 + 10."""
    events = evening(events_of(street("lovers > | > sole | > sole wine"), "2 display 1"))
    assert Paid(2, "lovers", "sole", wine=True, amount=20) in events
    assert DayEnded(1, (0, 0, 20, 0)) in events


@pytest.mark.parametrize(("auctioneer", "order"), [(3, [0, 1, 2, 3]), (1, [2, 3, 0, 1])])
def test_houses_are_paid_from_the_auctioneers_left(auctioneer: int, order: list[int]) -> None:
    """5.2."""
    state = street("family > hake | family > hake | lovers > sole | lovers > sole", auctioneer=auctioneer)
    assert [event.seat for event in events_of(state) if isinstance(event, Paid)] == order


# --- Cards ----------------------------------------------------------------------


def test_a_fish_of_the_set_reveals_its_card_when_sold() -> None:
    """5.3."""
    state = street("lovers > sole", SET)
    assert evening(events_of(state))[1] == CardRevealed(0, "sole")
    assert first_revealed(go_on(state, None)) == "sole"


def test_a_fish_outside_the_set_reveals_nothing() -> None:
    """5.3, E18: and everybody sees that, once."""
    state = street("lovers > shrimp", SET)
    assert evening(events_of(state))[1] == NotInSet(0, "shrimp")
    after = go_on(state, None)
    assert (first_revealed(after), after.sold[0]) == ("", ("shrimp",))


def test_a_client_who_walked_in_reveals_a_card_for_the_new_house() -> None:
    """5.3: the house that served a client who walked in reveals the card; the client's old house does not."""
    state = noon("> sole | lovers > ", sets=SET)
    assert (first_revealed(state), state.revealed[1], state.sold[1]) == ("sole", (), ())


def test_a_fish_bought_but_not_sold_reveals_nothing() -> None:
    """5.3."""
    assert first_revealed(noon("lovers > hake", sets=SET)) == ""


def test_two_equal_fish_reveal_one_card_and_are_both_paid() -> None:
    """5.4, E14."""
    state = street("lovers lovers > sole sole", SET)
    events = evening(events_of(state))
    assert events.count(CardRevealed(0, "sole")) == 1
    after = go_on(state, None)
    assert (first_revealed(after), money(after)[0]) == ("sole", 40)


def test_a_fish_sold_again_reveals_nothing_more() -> None:
    """5.3, E14: but it is paid."""
    for sold, kept in (("sole", SET), ("shrimp", SET)):
        after = go_on(street(f"lovers > {sold}", kept), None)
        day = street(f"lovers > {sold}", kept)
        again = replace(day, revealed=after.revealed, sold=after.sold)
        assert [type(event) for event in evening(events_of(again))] == [Paid, DayEnded, DayBegun]
        twice = go_on(again, None)
        assert (twice.revealed, twice.sold) == (after.revealed, after.sold)


def test_several_fish_reveal_several_cards() -> None:
    """5.3: in the order of the clients."""
    state = noon("lovers family critic > sole hake cuttlefish | ", sets=SET)
    assert first_revealed(state) == "sole hake cuttlefish"


def test_slates_that_differ_are_still_the_same_fish() -> None:
    """5.4, E4: a set card shows a fish and not a slate."""
    sole = street(">").setup.components.sole[0]
    edition = box(sole=(sole, replace(sole, pays=7)))
    state = noon("lovers lovers > sole1 sole2", "0 serve 1:sole2 2:sole1", sets=SET, edition=edition)
    assert (first_revealed(state), money(state)[0]) == ("sole", 37)


# --- The platter card -----------------------------------------------------------


def test_the_seller_of_the_platter_gets_a_platter_card() -> None:
    """5.5, E15."""
    state = noon("lovers > platter")
    assert PlatterCard(0, 1) in events_of(state, "0 serve 1:platter")
    assert play(state, "0 serve 1:platter").platters == (1, 0, 0, 0)


def test_the_platter_counts_for_a_client_who_walked_in_and_for_one_back_home() -> None:
    """5.5."""
    assert noon("lovers > | > platter").platters == (0, 1, 0, 0)
    assert noon("lovers > platter", "0 serve", "0 platter").platters == (1, 0, 0, 0)


def test_a_platter_that_nobody_ate_wins_no_card() -> None:
    """5.5, 5.6: it goes back."""
    state = noon("> platter")
    assert state.platters == (0, 0, 0, 0)
    assert state.pool[state.setup.place["platter"]] == 1


def test_there_are_two_platter_cards() -> None:
    """5.5, E15."""
    assert PlatterCard(0, 0) in events_of(street("lovers > platter", platters="0 1 0 0"), "0 serve 1:platter")
    assert noon("lovers > platter", "0 serve 1:platter", platters="0 1 0 0").platters == (1, 1, 0, 0)


def test_one_player_may_win_both_platter_cards() -> None:
    """5.5, E15."""
    assert noon("lovers > platter", "0 serve 1:platter", platters="1 0 0 0").platters == (2, 0, 0, 0)


# --- The night ------------------------------------------------------------------


def test_all_slates_except_wine_go_back() -> None:
    """5.6: served, not served, and not bought."""
    day = replace(street("lovers > sole hake wine wine"), unsold=("shrimp",))
    state = play(go_on(day, None), "0 serve 1:sole+wine")
    slates = dict(zip(state.setup.slates, state.pool, strict=True))
    assert slates == {**dict.fromkeys(slates, 2), "wine": 1, "platter": 1}
    assert (state.houses[0].dishes, state.houses[0].wine, state.unsold) == ((), 1, ())


def test_bottles_leave_the_window_in_the_evening() -> None:
    """5.6, E11: on another day the owner is asked again."""
    state = noon("family > sole wine", "0 display 1")
    assert (state.houses[0].wine, state.houses[0].displayed) == (1, 0)


@pytest.mark.parametrize(("auctioneer", "after"), [(0, 1), (3, 0)])
def test_the_next_player_clockwise_becomes_auctioneer(auctioneer: int, after: int) -> None:
    """5.7."""
    state = street("", auctioneer=auctioneer)
    assert events_of(state)[-1] == DayBegun(2, after, 7)
    assert (go_on(state, None).auctioneer, go_on(state, None).day) == (after, 2)


def test_at_a_table_of_three_the_auctioneer_goes_round_too() -> None:
    """5.7."""
    assert go_on(street("", seats=3, auctioneer=2), None).auctioneer == 0


def test_sets_stay_as_they_are() -> None:
    """0.7, 5.3."""
    assert noon("lovers > sole", sets=SET).sets[0] == fish(SET)
