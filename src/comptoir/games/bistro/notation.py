"""Writes steps as short phrases and reads them back: the notation of the records."""

import re
from collections.abc import Callable
from typing import Final, cast

from comptoir.core.refusals import BadNotation
from comptoir.games.bistro.actions import (
    Addition,
    AnyStep,
    Believe,
    Dealt,
    Doubt,
    First,
    Give,
    Look,
    Name,
    Offer,
    Poured,
    See,
    Take,
)
from comptoir.games.bistro.components import GLASSES, MIAMS, Glass, Miam


def write(step: AnyStep) -> str:
    """A step in notation, with ``?`` for what the viewer may not know."""
    match step:
        case First(seat):
            return f"first {seat}"
        case Dealt(seat, miam):
            return f"miam {seat} {miam or '?'}"
        case Poured(seat, glass):
            return f"glass {seat} {glass}"
        case See(seen):
            return f"see {seen or '?'}"
        case Addition(symbols):
            return f"addition {symbols}"
        case Offer(to, glass, None):
            return f"offer {to} {glass}"
        case Offer(to, glass, miam):
            return f"offer {to} {glass} with {miam}"
        case Name(glass):
            return f"name {glass}"
        case Give(glass):
            return f"give {glass}"
        case Look() | Believe() | Doubt() | Take():
            return type(step).__name__.lower()


def read(text: str) -> AnyStep:
    """The step that has this notation: the inverse of `write`.

    Raises:
        BadNotation: no step has this notation.
    """
    for form, make in FORMS.items():
        if found := re.fullmatch(form, text, re.ASCII):
            return make(found)
    raise BadNotation(text)


def glass(name: str) -> Glass:
    """The glass of this name, which a form has matched."""
    return cast("Glass", name)


def miam(name: str) -> Miam:
    """The Miam of this name, which a form has matched."""
    return cast("Miam", name)


NUMBER: Final = r"(0|[1-9]\d?)"
GLASS: Final = f"({'|'.join(GLASSES)})"
MIAM: Final = f"({'|'.join(MIAMS)})"

FORMS: Final[dict[str, Callable[[re.Match[str]], AnyStep]]] = {
    rf"first {NUMBER}": lambda found: First(int(found[1])),
    rf"miam {NUMBER} {MIAM}": lambda found: Dealt(int(found[1]), miam(found[2])),
    rf"glass {NUMBER} {GLASS}": lambda found: Poured(int(found[1]), glass(found[2])),
    rf"see {GLASS}": lambda found: See(glass(found[1])),
    rf"addition {NUMBER}": lambda found: Addition(int(found[1])),
    r"look": lambda _: Look(),
    rf"offer {NUMBER} {GLASS}": lambda found: Offer(int(found[1]), glass(found[2])),
    rf"offer {NUMBER} {GLASS} with {MIAM}": lambda found: Offer(
        int(found[1]), glass(found[2]), miam(found[3])
    ),
    r"believe": lambda _: Believe(),
    r"doubt": lambda _: Doubt(),
    rf"name {GLASS}": lambda found: Name(glass(found[1])),
    r"take": lambda _: Take(),
    rf"give {GLASS}": lambda found: Give(glass(found[1])),
}
