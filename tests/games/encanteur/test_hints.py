"""Hints beside a decision: exact, and derived from the view alone."""

import pytest
from msgspec.structs import replace

from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.components import CLIENTS, Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.hints import (
    DiscardHint,
    DishesHint,
    DishHint,
    DisplayHint,
    FishHint,
    LotHint,
    WalkerHint,
    hints,
)
from comptoir.games.encanteur.state import State
from tests.games.encanteur.opening import DRAWN
from tests.games.encanteur.table import LIVE, auction, box, noon, play, street
from tests.play import WATCHER

SET = "hake sea-bass mackerel sole red-mullet cuttlefish"


def hint(state: State, seat: int) -> object:
    return hints(GAME.view(state, seat))


def on_sale(lot: Slate, houses: str, sets: str = "", price: int = 7) -> State:
    """A lot is for sale; the houses hold what the street lists."""
    day = street(houses, sets)
    return replace(day, phase="falling", awaited=(0,), due=(0, 1, 2, 3), lot=lot, price=price)


def lot_hint(lot: Slate, houses: str, sets: str = "", seat: int = 0) -> LotHint:
    found = hint(replace(on_sale(lot, houses, sets), awaited=(seat,)), seat)
    assert isinstance(found, LotHint)
    return found


# --- The set --------------------------------------------------------------------


def test_the_set_hint_says_what_each_fish_pays_and_who_eats_it() -> None:
    """0.7: the family and the sailor are at A and C, the others at B and D."""
    found = hint(play(GAME.start(4), *DRAWN), 2)
    assert isinstance(found, DiscardHint)
    assert found.fish[:3] == (
        FishHint("hake", 10, (1, 0, 1, 0)),
        FishHint("sardine", 5, (1, 0, 1, 0)),
        FishHint("sea-bass", 10, (1, 0, 1, 0)),
    )
    assert len(found.fish) == 8


# --- The auction ----------------------------------------------------------------


def test_the_lot_hint_says_what_it_costs_and_what_is_left() -> None:
    """2.1, 2.3: while the price rises, it costs 1 more."""
    state = auction("sole", money="20 30 40 50")
    found = hint(state, 0)
    assert isinstance(found, LotHint)
    assert (found.cost, found.left) == (12, 8)
    found = hint(play(state, "0 take"), 1)
    assert isinstance(found, LotHint)
    assert (found.cost, found.left) == (13, 17)


@pytest.mark.parametrize(
    ("lot", "pays", "in_set"),
    [("sole", 10, True), ("shrimp", 5, False), ("wine", 10, False), ("platter", 20, False)],
)
def test_the_lot_hint_says_what_it_pays_and_whether_it_is_in_the_set(
    lot: Slate, pays: int, in_set: bool
) -> None:
    """5.2, 5.3."""
    assert lot_hint(lot, "lovers >", SET).lot == DishHint(lot, pays, in_set)


def test_a_revealed_card_is_no_longer_wanted() -> None:
    """5.3."""
    state = replace(on_sale("sole", "lovers >", SET), revealed=(("sole",), (), (), ()))
    found = hint(state, 0)
    assert isinstance(found, LotHint)
    assert not found.lot.in_set


def test_clients_who_could_eat_the_lot_are_counted_by_house() -> None:
    """3.2, 4.4: without those for whom their own house has already bought a fish."""
    houses = "lovers lovers > | lovers lovers > shrimp | family > sole | lovers > sole"
    assert lot_hint("sole", houses).eaters == (2, 1, 0, 0)
    assert lot_hint("shrimp", houses).eaters == (2, 1, 0, 0)
    assert lot_hint("hake", houses).eaters == (0, 0, 1, 0)
    assert lot_hint("platter", houses).eaters == (2, 1, 1, 0)


def test_one_dish_feeds_one_client() -> None:
    """3.2, 3.3: and the platter, which is not a fish, may be kept for another client."""
    assert lot_hint("platter", "lovers lovers > shrimp | lovers critic > sole sole").eaters == (1, 1, 0, 0)
    assert lot_hint("sole", "lovers > platter").eaters == (1, 0, 0, 0)


def test_wine_is_wanted_for_meals_without_a_bottle() -> None:
    """3.4: the meals that a house may serve, less its bottles."""
    houses = "lovers family > sole hake | lovers family > sole wine | > sole hake | lovers >"
    assert lot_hint("wine", houses).eaters == (2, 0, 0, 0)
    houses = "lovers family > sole platter | lovers family > platter | lovers > sole platter | lovers > hake"
    assert lot_hint("wine", houses).eaters == (2, 1, 1, 0)


def test_in_live_tempo_everybody_who_may_press_gets_the_hint() -> None:
    """2.9."""
    live, turns = auction("sole", options=LIVE), auction("sole")
    assert hint(live, 0) == hint(turns, 0)
    assert hint(live, 3) is not None
    assert hint(turns, 3) is None


# --- Noon -----------------------------------------------------------------------


def test_the_serving_hint_lists_the_dishes_of_the_house() -> None:
    """3.2, 5.3: each kind once."""
    state = noon("lovers > sole sole shrimp platter wine", sets=SET)
    assert hint(state, 0) == DishesHint(
        (DishHint("sole", 10, True), DishHint("shrimp", 5, False), DishHint("platter", 20, False))
    )


def test_the_dish_hint_lists_the_dishes_of_the_house() -> None:
    """4.6, 4.9."""
    state = noon("lovers > | > sole shrimp", sets=f"{SET} | {SET}")
    assert hint(state, 1) == DishesHint((DishHint("sole", 10, True), DishHint("shrimp", 5, False)))
    assert hint(noon("lovers > platter", "0 serve"), 0) == DishesHint((DishHint("platter", 20, False),))


def test_the_window_hint_lists_the_clients_who_will_walk() -> None:
    """4.1, 4.2: in order, and whether a dish here suits them; one's own clients do not look in at home."""
    houses = "critic > | sailor lovers > mackerel hake wine | family critic >"
    state = noon(houses, "1 serve 1:mackerel", auctioneer=3)
    assert hint(state, 1) == DisplayHint(
        (
            WalkerHint(0, "critic", suits=False),
            WalkerHint(1, "lovers", suits=False),
            WalkerHint(2, "family", suits=True),
            WalkerHint(2, "critic", suits=False),
        )
    )


# --- Who gets hints -------------------------------------------------------------


def test_only_players_who_decide_get_hints() -> None:
    for state in (auction("sole"), noon("lovers > sole shrimp"), noon("lovers > | > sole wine")):
        for viewer in (0, 1, 2, 3, WATCHER):
            assert (hints(GAME.view(state, viewer)) is not None) == (viewer in GAME.to_act(state))


def test_twins_that_differ_are_one_fish_of_the_set() -> None:
    """Slates `sole1` and `sole2` but one card: the hint gives the higher payment of the two."""
    sole = GAME.components().sole[0]
    opened = GAME.start(4, Options(first_seat=0), box(sole=(sole, replace(sole, pays=20))))
    dealt = play(
        opened,
        *(f"chance client {seat} {client}" for client in CLIENTS for seat in [CLIENTS.index(client)] * 2),
    )
    found = hint(dealt, 0)
    assert isinstance(found, DiscardHint)
    assert [(one.pays, one.eaters) for one in found.fish if one.fish == "sole"] == [(20, (0, 0, 2, 0))]
