"""Section 3: houses serve their own clients."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from comptoir.games.encanteur.actions import Display, Meal, Serve, Served
from comptoir.games.encanteur.components import CLIENTS, EATS, FISH, Client
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.rules.first_service import servings_of
from tests.games.encanteur.table import (
    assert_refused,
    assert_step_refused,
    box,
    choices,
    events_of,
    money,
    noon,
    play,
    street,
)


def servings(house: str) -> list[str]:
    """All servings of the first house of a street, without the verb; the owner has a choice."""
    state = noon(house)
    assert state.phase == "serve"
    return [words.partition(" ")[2] for words in choices(state)]


def only_meals(house: str) -> list[str | None]:
    """The dish of each client of the only house, if there is nothing to choose."""
    meals: list[str | None] = [None] * len(street(house).houses[0].guests)
    clients = [guest.client for guest in street(house).houses[0].guests]
    for event in events_of(street(house)):
        if isinstance(event, Served) and event.service == "first":
            meals[clients.index(event.client)] = event.dish
    return meals


# --- In which order -------------------------------------------------------------


@pytest.mark.parametrize(("auctioneer", "order"), [(3, (0, 1, 2, 3)), (0, (1, 2, 3, 0)), (2, (3, 0, 1, 2))])
def test_houses_serve_from_the_auctioneers_left(auctioneer: int, order: tuple[int, ...]) -> None:
    """3.1."""
    state = noon(" | ".join(["lovers > sole shrimp"] * 4), auctioneer=auctioneer)
    for seat in order:
        assert (state.phase, state.awaited) == ("serve", (seat,))
        state = play(state, f"{seat} serve 1:sole")
    assert state.phase == "lot"


def test_a_client_eats_one_dish_a_day() -> None:
    """3.1."""
    assert_refused(noon("lovers > sole shrimp"), "0 serve 1:sole 2:shrimp", "no-serving", "3.2")
    assert servings("lovers > sole shrimp") == ["1:sole", "1:shrimp"]


# --- Fish -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "meals"),
    [
        ("lovers > sole", ["sole"]),
        ("lovers > shrimp", ["shrimp"]),
        ("lovers > hake", [None]),  # they do not eat hake
        ("lovers >", [None]),
        ("lovers > sole sole", ["sole"]),
        ("critic family > hake red-mullet", ["red-mullet", "hake"]),
        ("critic family > cuttlefish sole", ["cuttlefish", None]),
        (
            "family sailor lovers critic > sardine mackerel shrimp cuttlefish",
            ["sardine", "mackerel", "shrimp", "cuttlefish"],
        ),
    ],
)
def test_a_house_with_only_one_way_to_serve_is_not_asked(house: str, meals: list[str | None]) -> None:
    """3.2: every client who can be served is served."""
    assert only_meals(house) == meals


def test_as_many_clients_as_possible_get_a_fish() -> None:
    """3.2, E8: serving fewer is not allowed."""
    state = noon("family family > hake sardine")
    assert choices(state) == ["serve 1:hake 2:sardine", "serve 1:sardine 2:hake"]
    for less in ("serve", "serve 1:hake", "serve 2:hake", "serve 1:sole"):
        assert_refused(state, f"0 {less}", "no-serving", "3.2")


def test_the_owner_chooses_which_fish_goes_to_whom() -> None:
    """3.2."""
    assert servings("family family > hake") == ["1:hake", "2:hake"]
    assert servings("family > hake sardine") == ["1:hake", "1:sardine"]
    assert servings("family lovers > hake sardine sole") == ["1:hake 2:sole", "1:sardine 2:sole"]
    state = noon("lovers family lovers > hake shrimp", "0 serve 2:hake 3:shrimp")
    assert money(state) == [35, 20, 20, 20]
    assert_refused(noon("family family > hake"), "0 serve 1:hake 2:hake", "no-serving", "3.2")


def test_equal_servings_are_offered_once() -> None:
    """3.2: every way once."""
    assert servings("family family > hake hake sardine") == [
        "1:hake 2:hake",
        "1:hake 2:sardine",
        "1:sardine 2:hake",
    ]


def test_servings_without_a_notation_are_refused() -> None:
    """3.2."""
    state = noon("family family > hake sardine")
    assert_step_refused(state, 0, Serve((Meal(2, "hake"), Meal(1, "sardine"))), "no-serving", "3.2")
    assert_step_refused(state, 0, Serve((Meal(1, "hake"), Meal(3, "sardine"))), "no-serving", "3.2")
    assert_step_refused(state, 0, Display(0), "not-now")


# --- The platter ----------------------------------------------------------------


def test_the_platter_may_go_to_one_client_or_be_kept() -> None:
    """3.3, E8."""
    assert servings("family > platter") == ["", "1:platter"]
    assert servings("family critic > platter") == ["", "1:platter", "2:platter"]


def test_serving_the_platter_leaves_nobody_hungry_who_could_have_fish() -> None:
    """3.3, E8, the example: two families, a hake and the platter."""
    assert servings("family family > hake platter") == [
        "1:hake",
        "2:hake",
        "1:platter 2:hake",
        "1:hake 2:platter",
    ]
    for less in ("serve 1:platter", "serve 2:platter", "serve"):
        assert_refused(noon("family family > hake platter"), f"0 {less}", "no-serving", "3.2")


def test_the_platter_may_take_the_place_of_a_fish() -> None:
    """3.3: the fish is then free for a client who walks in."""
    assert servings("family > hake platter") == ["1:hake", "1:platter"]


# --- Wine -----------------------------------------------------------------------


def test_a_bottle_may_go_with_each_meal() -> None:
    """3.4, E9: one at most."""
    assert servings("lovers > sole wine") == ["1:sole", "1:sole+wine"]
    assert servings("lovers > sole wine wine") == ["1:sole", "1:sole+wine"]
    assert servings("lovers family > sole hake wine") == [
        "1:sole 2:hake",
        "1:sole+wine 2:hake",
        "1:sole 2:hake+wine",
    ]
    assert len(servings("lovers family > sole hake wine wine")) == 4


def test_wine_goes_with_the_platter_too() -> None:
    """3.4, E9."""
    assert servings("lovers > platter wine") == ["", "1:platter", "1:platter+wine"]


def test_wine_goes_only_with_a_meal() -> None:
    """3.4."""
    assert noon("lovers > wine").houses[0].wine == 1
    assert_refused(
        noon("lovers family > sole hake wine"), "0 serve 1:sole+wine 2:hake+wine", "no-serving", "3.2"
    )


# --- Compared with all ways to serve ----------------------------------------------


def every_way(clients: list[Client], dishes: list[str], bottles: int) -> set[str]:
    """All ways to hand out dishes and bottles, except those that the rules forbid."""
    suits = {client: {*EATS[client], "platter"} for client in CLIENTS}
    ways = set()
    for given in product([None, *range(len(dishes))], repeat=len(clients)):
        used = [dish for dish in given if dish is not None]
        left = [dish for place, dish in enumerate(dishes) if place not in used and dish != "platter"]
        pairs = list(zip(clients, given, strict=True))
        eats_it = all(dish is None or dishes[dish] in suits[client] for client, dish in pairs)
        hungry = [client for client, dish in pairs if dish is None]
        if len(set(used)) < len(used) or not eats_it:
            continue
        if any(dish in suits[client] for client in hungry for dish in left):
            continue
        for poured in product([False, True], repeat=len(used)):
            if sum(poured) <= bottles:
                served = [(place, dishes[dish]) for place, dish in enumerate(given, 1) if dish is not None]
                meals = (f"{n}:{d}{'+wine' * w}" for (n, d), w in zip(served, poured, strict=True))
                ways.add(" ".join(["serve", *meals]))
    return ways


@pytest.mark.parametrize("seed", range(60))
def test_all_servings_and_no_others_are_offered(seed: int) -> None:
    """3.2 to 3.4, E8, E9: compared with all ways to serve in random houses."""
    dice = Random(seed)
    clients = dice.sample(CLIENTS * 2, dice.randint(1, 4))
    dishes = dice.sample((*FISH, *FISH, "platter", "platter"), dice.randint(1, 5))
    if dishes.count("platter") > 1:
        dishes.remove("platter")
    bottles = dice.randint(0, 2)
    state = street(f"{' '.join(clients)} > {' '.join([*dishes, *['wine'] * bottles])}")
    offered = [GAME.write(step) for step in servings_of(state, 0)]
    assert len(set(offered)) == len(offered)
    assert set(offered) == every_way(clients, [*dishes], bottles)


# --- Events ---------------------------------------------------------------------


def test_each_meal_is_an_event() -> None:
    """3.2, 3.4: by place."""
    state = noon("lovers family > sole hake wine")
    events = events_of(state, "0 serve 1:sole 2:hake+wine")[:2]
    assert events == [
        Served(0, 1, "lovers", "sole", wine=False, service="first"),
        Served(0, 2, "family", "hake", wine=True, service="first"),
    ]


def test_dishes_and_wine_not_served_are_left() -> None:
    """3.2: for those who walk."""
    state = noon("lovers > sole shrimp wine | family >", "0 serve 1:sole")
    assert state.phase == "display"
    house = state.houses[0]
    assert (house.dishes, house.wine, house.guests[0].dish) == (("shrimp",), 1, "sole")


def test_slates_that_pay_differently_are_told_apart() -> None:
    """E4: in an own box."""
    sole = GAME.components().sole[0]
    twins = box(sole=(sole, replace(sole, pays=7)))
    state = noon("lovers > sole1 sole2", edition=twins)
    assert choices(state) == ["serve 1:sole1", "serve 1:sole2"]
    assert play(state, "0 serve 1:sole2").houses[0].money == 27
