"""The first service (section 3): each house serves its own clients."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations, product
from typing import TypeAlias

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import put
from comptoir.games.encanteur.actions import Meal, Serve, Served, Slate
from comptoir.games.encanteur.components import EATS, PLATTER, Client
from comptoir.games.encanteur.state import House, Setup, State

Meals: TypeAlias = tuple[Meal, ...]


def serve_next(state: State, tell: Tell) -> State:
    """The next house serves; its owner is asked only if there is a choice."""
    if not state.due:
        return replace(state, phase="windows", due=state.setup.seats_after[state.auctioneer])
    seat = state.due[0]
    choices = servings_of(state, seat)
    if len(choices) > 1:
        return replace(state, phase="serve", awaited=state.setup.alone[seat])
    return serve_meals(state, seat, choices[0].meals, tell)


def servings_of(state: State, seat: Seat) -> tuple[Serve, ...]:
    """All ways for a house to serve its own clients."""
    house = state.houses[seat]
    clients = tuple([guest.client for guest in house.guests])
    return servings(state.setup, clients, house.dishes, house.wine)


@lru_cache(maxsize=16384)
def servings(
    setup: Setup, clients: tuple[Client, ...], dishes: tuple[Slate, ...], wine: int
) -> tuple[Serve, ...]:
    """All servings that feed as many clients as possible, with or without the platter and wine."""
    places = range(len(clients)) if PLATTER in dishes else ()
    return tuple(
        Serve(poured)
        for with_platter in (None, *places)
        for meals in serve_fish(setup, clients, dishes, with_platter)
        for poured in pour_wine(meals, wine)
    )


def serve_fish(
    setup: Setup, clients: tuple[Client, ...], dishes: tuple[Slate, ...], with_platter: int | None
) -> Iterator[Meals]:
    """All ways to give fish to clients who do not get the platter; all meals are in order of place."""
    ways = [[*pairings(setup, clients, dishes, client, with_platter)] for client in EATS if client in clients]
    platter = () if with_platter is None else (Meal(with_platter + 1, PLATTER),)
    for chosen in product(*ways):
        meals = [*platter, *(meal for meals in chosen for meal in meals)]
        yield tuple(sorted(meals, key=lambda meal: meal.place))


def pairings(
    setup: Setup,
    clients: tuple[Client, ...],
    dishes: tuple[Slate, ...],
    client: Client,
    with_platter: int | None,
) -> Iterator[Meals]:
    """All ways to give as many fish as possible to clients of one kind."""
    places = [place for place, other in enumerate(clients) if other == client and place != with_platter]
    fish = [dish for dish in dishes if dish in setup.feeds[client] and dish != PLATTER]
    number = min(len(places), len(fish))
    for eaters in combinations(places, number):
        for eaten in dict.fromkeys(permutations(fish, number)):
            yield tuple(Meal(place + 1, dish) for place, dish in zip(eaters, eaten, strict=True))


def pour_wine(meals: Meals, bottles: int) -> Iterator[Meals]:
    """All ways to pour wine with these meals, at most one bottle each; fewer bottles come first."""
    for number in range(min(bottles, len(meals)) + 1):
        for chosen in combinations(range(len(meals)), number):
            yield tuple(replace(meal, wine=place in chosen) for place, meal in enumerate(meals))


def serve(state: State, seat: Seat, step: Serve, tell: Tell) -> State:
    """Serve as the owner has chosen."""
    choices = servings_of(state, seat)
    if step not in choices:
        raise IllegalAction(step, "no-serving", "3.2")
    return serve_meals(state, seat, choices[choices.index(step)].meals, tell)


def serve_meals(state: State, seat: Seat, meals: Meals, tell: Tell) -> State:
    """Serve these meals, and go on to the next house."""
    house = state.houses[seat]
    for meal in meals:
        house = feed_guest(house, meal.place - 1, meal.dish, meal.wine)
        if tell:
            tell(Served(seat, house.guests[meal.place - 1].client, meal.dish, meal.wine, "first"))
    houses = put(state.houses, seat, house)
    return replace(state, phase="first-service", houses=houses, due=state.due[1:])


def feed_guest(house: House, place: int, dish: Slate, wine: bool) -> House:
    """Return the house after a guest got a dish, and perhaps a bottle."""
    guest = replace(house.guests[place], dish=dish, wine=wine)
    return replace(
        house,
        guests=put(house.guests, place, guest),
        dishes=remove_dish(house.dishes, dish),
        wine=house.wine - wine,
    )


def remove_dish(dishes: tuple[Slate, ...], dish: Slate) -> tuple[Slate, ...]:
    """Return the dishes with one ``dish`` fewer."""
    place = dishes.index(dish)
    return dishes[:place] + dishes[place + 1 :]
