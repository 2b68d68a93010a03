"""What a player may type instead of notation, in the reader's language."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from comptoir.core.terminal import Reader, Shorthand, find, read_number
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
from comptoir.games.encanteur.sentences import name_slate
from comptoir.games.encanteur.state import fish_in_play
from comptoir.games.encanteur.views import View

T = TypeVar("T")


def read_discard(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``hake, sole`` in any order, or their numbers."""
    fish = fish_in_play(view.removed)
    names: dict[str, Fish] = {reader.say(f"slate-{one}"): one for one in fish}
    names |= {str(number): one for number, one in enumerate(fish, start=1)}
    meant = find_all(names, split_words(reader, words, "words-discard"))
    return Discard(tuple(sorted(meant, key=FISH.index))) if meant else None


def read_lot(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``take``, or ``wait`` or ``pass``, which both mean not to take it."""
    if reader.means(words, "words-take"):
        return Take()
    if reader.means(words, "words-wait") or reader.means(words, "words-pass"):
        return Wait() if view.holder is None else Pass()
    return None


MEAL: Final = r"([1-9])((?: (?!\d)\S+)+)"
"""A guest's number, then words."""


def read_serve(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``1 hake, 2 sole wine``: each guest's number, dish, and perhaps wine."""
    text = " ".join(split_words(reader, words, "words-serve"))
    if not re.fullmatch(f"{MEAL}(?: {MEAL})*", text, re.ASCII):
        return None
    meals = [read_meal(reader, view, int(place), rest) for place, rest in re.findall(MEAL, text)]
    known = [meal for meal in meals if meal]
    return Serve(tuple(sorted(known, key=lambda meal: meal.place))) if len(known) == len(meals) else None


def read_meal(reader: Reader, view: View, place: int, words: str) -> Meal | None:
    """A dish for a guest, and perhaps wine."""
    match find_all(slates(reader, view), words.split()):
        case [dish] if dish != WINE:
            return Meal(place, dish)
        case [dish, wine] if dish != WINE and wine == WINE:
            return Meal(place, dish, wine=True)
        case _:
            return None


def read_display(reader: Reader, view: View, words: str) -> AnyStep | None:
    bottles = read_number(words)
    return None if bottles is None else Display(bottles)


def read_dish(reader: Reader, view: View, words: str) -> AnyStep | None:
    meant = find_all(slates(reader, view), split_words(reader, words, "words-dish"))
    return Dish(meant[0]) if meant and len(meant) == 1 else None


def read_home(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``yes`` or ``no``."""
    if reader.means(words, "words-yes"):
        return Home(platter=True)
    return Home(platter=False) if reader.means(words, "words-no") else None


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
"""A longer text is not a list of names."""


def slates(reader: Reader, view: View) -> dict[str, Slate]:
    """Each slate by its name in the reader's language."""
    return {reader.tell(name_slate(view.setup, slate)): slate for slate in view.setup.slates}


def split_words(reader: Reader, words: str, verb: str) -> list[str]:
    """The words without punctuation, a verb in front, and words such as ``and``."""
    first, *rest = re.sub(r"[,;:+]", " ", words).split() or [""]
    every = rest if reader.means(first, verb) else [first, *rest]
    return [part for part in every if not reader.means(part, "words-and")]


def find_all(names: Mapping[str, T], words: Sequence[str]) -> list[T] | None:
    """The things that the words name in turn, each name taking as many words as it can."""
    if not words:
        return []
    if len(words) > MOST_WORDS:
        return None
    for place in range(len(words), 0, -1):
        thing = find(names, "".join(words[:place]))
        if thing is not None and (rest := find_all(names, words[place:])) is not None:
            return [thing, *rest]
    return None
