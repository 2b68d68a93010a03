"""Writes steps as short phrases and reads them back: the notation of the records."""

import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from comptoir.core.refusals import BadNotation
from comptoir.games.polterfass.actions import AnyStep, Assign, Close, First, Order, Roll, Rolled
from comptoir.games.polterfass.components import (
    DESTROY,
    DOUBLE,
    LYING,
    NUMBER_LETTERS,
    SPECIAL_LETTERS,
    Face,
)

SYMBOLS: Final = {LYING: "-", DOUBLE: "*", DESTROY: "!"}
FACES: Final = {symbol: face for face, symbol in SYMBOLS.items()}


def write(step: AnyStep) -> str:
    """A step in notation; an order that the viewer may not know is ``order ?``."""
    match step:
        case First(seat):
            return f"first {seat}"
        case Rolled(cup, faces):
            return " ".join(["roll", *map(write_fall, cup, faces)])
        case Order(cards):
            return "order " + ("?" if cards is None else "+".join(map(str, cards)))
        case Close():
            return "close"
        case Roll(specials):
            return f"roll {specials}".rstrip()
        case Assign(destroyed, doubled):
            return " ".join(["assign", *(f"!{b}" for b in destroyed), *(f"*{b}" for b in doubled)])


def write_fall(barrel: str, face: Face) -> str:
    """A barrel and how it fell: ``a9``, ``b-``, ``x*``, ``y!``."""
    return barrel + SYMBOLS.get(face, str(face))


NUMBER: Final = r"(?:0|[1-9]\d?)"
FALL: Final = rf"(?:[{NUMBER_LETTERS}](?:-|[1-9]\d?)|[{SPECIAL_LETTERS}][-*!])"


def read(text: str) -> AnyStep:
    """The step that has this notation: the inverse of `write`.

    Raises:
        BadNotation: no step has this notation.
    """
    for form, make in FORMS.items():
        if found := re.fullmatch(form, text, re.ASCII):
            step = make(found)
            # A step has only one notation: barrels and cards ascend without repetition.
            if write(step) == text and is_ordered(step):
                return step
            raise BadNotation(text, "not-in-order")
    raise BadNotation(text)


def read_rolled(found: re.Match[str]) -> Rolled:
    """``roll a9 b- x*``."""
    falls = found[0].split()[1:]
    return Rolled(
        "".join(fall[0] for fall in falls),
        tuple(FACES[fall[1:]] if fall[1:] in FACES else int(fall[1:]) for fall in falls),
    )


def read_assign(found: re.Match[str]) -> Assign:
    """``assign !c *a``."""
    targets = found[0].split()[1:]
    destroyed, doubled = ("".join(t[1] for t in targets if t[0] == mark) for mark in "!*")
    return Assign(destroyed, doubled)


FORMS: Final[dict[str, Callable[[re.Match[str]], AnyStep]]] = {
    rf"first ({NUMBER})": lambda found: First(int(found[1])),
    rf"order {NUMBER}(\+{NUMBER})?": lambda found: Order(tuple(map(int, found[0][6:].split("+")))),
    r"close": lambda _: Close(),
    rf"roll(?: ([{SPECIAL_LETTERS}]+))?": lambda found: Roll(found[1] or ""),
    rf"roll( {FALL})+": read_rolled,
    rf"assign( [!*][{NUMBER_LETTERS}])*": read_assign,
}


def is_ordered(step: AnyStep) -> bool:
    """Whether barrels and cards ascend without repetition."""
    match step:
        case Rolled(cup):
            return ascends(cup)
        case Order(cards):
            return ascends(cards or ())
        case Roll(specials):
            return ascends(specials)
        case Assign(destroyed, doubled):
            return ascends(destroyed) and ascends(doubled)
        case First() | Close():
            return True


T = TypeVar("T", str, int)


def ascends(items: Sequence[T]) -> bool:
    """Whether each item comes after the one before it."""
    return list(items) == sorted(set(items))
