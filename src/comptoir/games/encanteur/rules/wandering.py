"""Wandering (section 4): clients who got nothing walk, and stay at the house where they find a dish."""

from functools import lru_cache

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import put
from comptoir.games.encanteur.actions import (
    Dish,
    Display,
    Found,
    Home,
    Reserved,
    Served,
    Slate,
    Visit,
    Walked,
    Why,
)
from comptoir.games.encanteur.components import PLATTER, Client
from comptoir.games.encanteur.rules.first_service import feed_guest, remove_dish
from comptoir.games.encanteur.state import Guest, Setup, State


def dress_windows(state: State, tell: Tell) -> State:
    """If any client will walk, ask the next owner with a dish and wine to spare for bottles to display."""
    if not any(guest.dish is None for house in state.houses for guest in house.guests):
        return replace(state, phase="evening", due=())
    for place, seat in enumerate(state.due):
        if state.houses[seat].dishes and state.houses[seat].wine:
            return replace(state, phase="display", awaited=state.setup.alone[seat], due=state.due[place:])
    return replace(state, phase="walks", due=state.setup.seats_after[state.auctioneer], place=0)


def display(state: State, seat: Seat, step: Display, tell: Tell) -> State:
    """The owner puts bottles in the window."""
    house = state.houses[seat]
    if type(step.bottles) is not int or not 0 <= step.bottles <= house.wine:
        raise IllegalAction(step, "no-display", "4.2", most=house.wine)
    houses = put(state.houses, seat, replace(house, displayed=step.bottles))
    return replace(state, phase="windows", houses=houses, due=state.due[1:])


def walk_on(state: State, tell: Tell) -> State:
    """The next hungry client walks: house by house, and in each house the one held longest first."""
    if not state.due:
        return replace(state, phase="evening")
    guests = state.houses[state.due[0]].guests
    for place in range(state.place, len(guests)):
        if guests[place].dish is None:
            return walk(replace(state, place=place), tell)
    return replace(state, due=state.due[1:], place=0)


def walk(state: State, tell: Tell) -> State:
    """A client looks into the other houses, clockwise from home, and goes to one of them or back."""
    home = state.due[0]
    client = walker(state).client
    path = state.setup.seats_after[home][:-1]
    to, why = destination(state, path, client)
    if tell:
        tell(Walked(home, client, visits(state, path, client, to, why), to, why))
    if to is None:
        return return_home(state)
    choices = suitable_dishes(state.setup, state.houses[to].dishes, client)
    if len(choices) > 1:
        return replace(state, phase="dish", awaited=state.setup.alone[to])
    return reserve(state, to, choices[0], tell)


def walker(state: State) -> Guest:
    return state.houses[state.due[0]].guests[state.place]


def destination(state: State, path: tuple[Seat, ...], client: Client) -> tuple[Seat | None, Why]:
    """The first suitable house with a bottle in its window, however far; else the first suitable house."""
    suitable = [seat for seat in path if suitable_dishes(state.setup, state.houses[seat].dishes, client)]
    for seat in suitable:
        if state.houses[seat].displayed:
            return seat, "wine"
    return (suitable[0], "dish") if suitable else (None, "nothing")


@lru_cache(maxsize=16384)
def suitable_dishes(setup: Setup, dishes: tuple[Slate, ...], client: Client) -> tuple[Slate, ...]:
    """Which of these dishes a client eats: each kind once, in canonical order."""
    return tuple(dict.fromkeys(dish for dish in dishes if dish in setup.feeds[client]))


def visits(
    state: State, path: tuple[Seat, ...], client: Client, to: Seat | None, why: Why
) -> tuple[Visit, ...]:
    """The houses that the client looks into; only a house with wine ends the search early."""
    looked = path[: path.index(to) + 1] if to is not None and why == "wine" else path
    return tuple(Visit(seat, find_in(state, seat, client)) for seat in looked)


def find_in(state: State, seat: Seat, client: Client) -> Found:
    """What a client finds in a house; a bottle without a dish counts as nothing."""
    house = state.houses[seat]
    if not suitable_dishes(state.setup, house.dishes, client):
        return "nothing"
    return "dish-and-wine" if house.displayed else "dish"


def choose_dish(state: State, seat: Seat, step: Dish, tell: Tell) -> State:
    """The owner of the house chooses what the client will eat."""
    if step.slate not in suitable_dishes(state.setup, state.houses[seat].dishes, walker(state).client):
        raise IllegalAction(step, "no-dish", "4.6")
    return reserve(state, seat, step.slate, tell)


def reserve(state: State, to: Seat, dish: Slate, tell: Tell) -> State:
    """The client stays: a dish is promised to them, with a bottle if one stands in the window."""
    home, guest, house = state.due[0], walker(state), state.houses[to]
    wine = house.displayed > 0
    if tell:
        tell(Reserved(to, guest.client, dish, wine))
    left = state.houses[home].guests
    leaving = replace(state.houses[home], guests=left[: state.place] + left[state.place + 1 :])
    hosting = replace(
        house,
        guests=(*house.guests, Guest(guest.client, dish, wine, new=True)),
        dishes=remove_dish(house.dishes, dish),
        wine=house.wine - wine,
        displayed=house.displayed - wine,
    )
    houses = put(put(state.houses, home, leaving), to, hosting)
    return replace(state, phase="walks", houses=houses)


def return_home(state: State) -> State:
    """The client keeps their place at home; if the platter is still there, the owner may serve it."""
    home = state.due[0]
    if PLATTER in state.houses[home].dishes:
        return replace(state, phase="home", awaited=state.setup.alone[home])
    return replace(state, phase="walks", place=state.place + 1)


def feed_at_home(state: State, seat: Seat, step: Home, tell: Tell) -> State:
    """The owner serves the platter without wine, or leaves the client hungry."""
    stayed = replace(state, phase="walks", place=state.place + 1)
    if not step.platter:
        return stayed
    if tell:
        tell(Served(seat, walker(state).client, PLATTER, wine=False, service="home"))
    house = feed_guest(state.houses[seat], state.place, PLATTER, wine=False)
    return replace(stayed, houses=put(state.houses, seat, house))
