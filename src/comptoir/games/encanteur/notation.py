"""The notation of records: writes steps as short phrases, and reads them."""

import re
from collections.abc import Callable
from typing import Final, cast

from comptoir.core.refusals import BadNotation
from comptoir.games.encanteur.actions import (
    AnyStep,
    Dealt,
    Discard,
    Dish,
    Display,
    First,
    Home,
    Meal,
    Pass,
    Removed,
    Serve,
    Take,
    Tick,
    Uncovered,
    Wait,
)
from comptoir.games.encanteur.components import CLIENTS, FISH, PLATTER, WINE, Client, Fish


def write(step: AnyStep) -> str:
    """The step in notation; secrets are written ``?``."""
    match step:
        case Take() | Wait() | Pass() | Tick():
            return type(step).__name__.lower()
        case Uncovered(slate):
            return f"lot {slate}"
        case Serve(meals):
            return " ".join(["serve", *map(write_meal, meals)])
        case Dish(slate):
            return f"dish {slate}"
        case Display(bottles):
            return f"display {bottles}"
        case Home(platter):
            return "platter" if platter else "no platter"
        case Discard(fish):
            return " ".join(["discard", *(fish or "?")])
        case Dealt(seat, client):
            return f"client {seat} {client}"
        case Removed(client):
            return f"remove {client}"
        case First(seat):
            return f"first {seat}"


def write_meal(meal: Meal) -> str:
    """The meal in notation: ``2:sole+wine``."""
    return f"{meal.place}:{meal.dish}{'+wine' * meal.wine}"


def read(text: str) -> AnyStep:
    """The reverse of `write`.

    Raises:
        BadNotation: no step has this notation.
    """
    for form, make in FORMS.items():
        if found := re.fullmatch(form, text, re.ASCII):
            return check_order(make(found), text)
    raise BadNotation(text)


def check_order(step: AnyStep, text: str) -> AnyStep:
    """Return the step; refuse it unless fish (in the order of `FISH`) or places ascend without repeats."""
    match step:
        case Discard(fish) if fish is not None:
            places = [FISH.index(one) for one in fish]
        case Serve(meals):
            places = [meal.place for meal in meals]
        case _:
            return step
    if places != sorted(set(places)):
        raise BadNotation(text, "not-in-order")
    return step


def read_client(name: str) -> Client:
    return cast("Client", name)


def read_fish(names: str) -> tuple[Fish, ...]:
    return tuple(cast("Fish", name) for name in names.split())


def read_meals(text: str) -> tuple[Meal, ...]:
    """Meals from their notation; the reverse of `write_meal`."""
    return tuple(Meal(int(place), dish, bool(wine)) for place, dish, wine in re.findall(MEAL, text))


NUMBER: Final = r"(0|[1-9]\d?)"
CLIENT: Final = f"({'|'.join(CLIENTS)})"
A_FISH: Final = f"(?:{'|'.join(FISH)})"
DISH: Final = f"(?:{A_FISH}[1-9]?|{PLATTER})"
MEAL: Final = rf"([1-9]\d?):({DISH})(\+wine)?"

FORMS: Final[dict[str, Callable[[re.Match[str]], AnyStep]]] = {
    r"take": lambda _: Take(),
    r"wait": lambda _: Wait(),
    r"pass": lambda _: Pass(),
    r"tick": lambda _: Tick(),
    rf"lot ({DISH}|{WINE})": lambda found: Uncovered(found[1]),
    rf"serve((?: {MEAL})*)": lambda found: Serve(read_meals(found[1])),
    rf"dish ({DISH})": lambda found: Dish(found[1]),
    rf"display {NUMBER}": lambda found: Display(int(found[1])),
    r"platter": lambda _: Home(platter=True),
    r"no platter": lambda _: Home(platter=False),
    rf"discard ({A_FISH}(?: {A_FISH})*)": lambda found: Discard(read_fish(found[1])),
    rf"client {NUMBER} {CLIENT}": lambda found: Dealt(int(found[1]), read_client(found[2])),
    rf"remove {CLIENT}": lambda found: Removed(read_client(found[1])),
    rf"first {NUMBER}": lambda found: First(int(found[1])),
}
