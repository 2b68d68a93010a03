"""What a player may type: notation, or shorter, in the reader's language too."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from comptoir.core.terminal import Chair, Shorthand, find, read_number
from comptoir.games.encanteur.actions import (
    AnyStep,
    Discard,
    Dish,
    Display,
    Home,
    Meal,
    Pass,
    Serve,
    Slate,
    Take,
    Wait,
)
from comptoir.games.encanteur.components import FISH, WINE, Fish
from comptoir.games.encanteur.state import fish_in_play
from comptoir.games.encanteur.terminal.words import called
from comptoir.games.encanteur.views import View

T = TypeVar("T")


def read_discard(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``hake, sole`` in any order, or their numbers."""
    fish = fish_in_play(view.removed)
    names: dict[str, Fish] = {chair.say(f"slate-{one}"): one for one in fish}
    names |= {str(number): one for number, one in enumerate(fish, start=1)}
    meant = all_named(names, parts(chair, words, "words-discard"))
    return Discard(tuple(sorted(meant, key=FISH.index))) if meant else None


def read_lot(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``take``; or ``wait`` or ``pass``, which are the same to who does not take it."""
    if chair.means(words, "words-take"):
        return Take()
    if chair.means(words, "words-wait") or chair.means(words, "words-pass"):
        return Wait() if view.holder is None else Pass()
    return None


MEAL: Final = r"([1-9])((?: (?!\d)\S+)+)"
"""A guest's number, and words."""


def read_serve(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``1 hake, 2 sole wine``: each guest's number, dish, and perhaps wine."""
    text = " ".join(parts(chair, words, "words-serve"))
    if not re.fullmatch(f"{MEAL}(?: {MEAL})*", text, re.ASCII):
        return None
    meals = [read_meal(chair, view, int(place), rest) for place, rest in re.findall(MEAL, text)]
    known = [meal for meal in meals if meal]
    return Serve(tuple(sorted(known, key=lambda meal: meal.place))) if len(known) == len(meals) else None


def read_meal(chair: Chair, view: View, place: int, words: str) -> Meal | None:
    """A dish for a guest, and perhaps wine."""
    match all_named(slates(chair, view), words.split()):
        case [dish] if dish != WINE:
            return Meal(place, dish)
        case [dish, wine] if dish != WINE and wine == WINE:
            return Meal(place, dish, wine=True)
        case _:
            return None


def read_display(chair: Chair, view: View, words: str) -> AnyStep | None:
    """A number of bottles."""
    bottles = read_number(words)
    return None if bottles is None else Display(bottles)


def read_dish(chair: Chair, view: View, words: str) -> AnyStep | None:
    """The name of a dish."""
    meant = all_named(slates(chair, view), parts(chair, words, "words-dish"))
    return Dish(meant[0]) if meant and len(meant) == 1 else None


def read_home(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``yes`` or ``no``."""
    if chair.means(words, "words-yes"):
        return Home(platter=True)
    return Home(platter=False) if chair.means(words, "words-no") else None


READERS: Final[Mapping[str, Shorthand[View, AnyStep]]] = {
    "discard": read_discard,
    "falling": read_lot,
    "rising": read_lot,
    "serve": read_serve,
    "display": read_display,
    "dish": read_dish,
    "home": read_home,
}


# --- Names --------------------------------------------------------------------

MOST_WORDS: Final = 24
"""More are no list of names."""


def slates(chair: Chair, view: View) -> dict[str, Slate]:
    """Each slate by its name in the reader's language."""
    return {chair.tell(called(view.setup, slate)): slate for slate in view.setup.slates}


def parts(chair: Chair, words: str, verb: str) -> list[str]:
    """The words that count: no signs, nothing that only joins them, and not the verb in front."""
    first, *rest = re.sub(r"[,;:+]", " ", words).split() or [""]
    every = rest if chair.means(first, verb) else [first, *rest]
    return [part for part in every if not chair.means(part, "words-and")]


def all_named(names: Mapping[str, T], words: Sequence[str]) -> list[T] | None:
    """The things that are called so one after the other, a name taking as many words as it can."""
    if not words:
        return []
    if len(words) > MOST_WORDS:
        return None
    for place in range(len(words), 0, -1):
        thing = find(names, "".join(words[:place]))
        if thing is not None and (rest := all_named(names, words[place:])) is not None:
            return [thing, *rest]
    return None
