"""The notation of records: writes steps as short phrases, and reads them."""

import re
from collections.abc import Callable
from typing import Final

from comptoir.core.refusals import BadNotation
from comptoir.games.impitoyable.actions import (
    AnyStep,
    Bid,
    Buy,
    Card,
    Dealt,
    First,
    Hire,
    Iou,
    Offered,
    Place,
    Rolled,
    See,
    Send,
    Slot,
    Take,
    Turned,
)
from comptoir.games.impitoyable.components import COLOURS


def write(step: AnyStep) -> str:
    """The step in notation; secrets are written ``?``."""
    match step:
        case Send(adventurer):
            return f"send {adventurer or '?'}"
        case Take(slot):
            return f"take {slot.row}.{slot.column}"
        case Buy(fields):
            return f"buy {fields}"
        case Bid(ious):
            return " ".join(["bid", *ious])
        case Hire(adventurer):
            return f"hire {adventurer}"
        case Place(ious):
            return " ".join(["place", *(ious or "?")])
        case First(seat):
            return f"first {seat}"
        case Dealt(seat, adventurer):
            return f"adventurer {seat} {adventurer or '?'}"
        case Turned(card):
            return f"event {write_card(card)}"
        case Offered(adventurer):
            return f"offer {adventurer}"
        case See(iou):
            return f"see {iou or '?'}"
        case Rolled(column):
            return f"die {column}"


def write_card(card: Card) -> str:
    """The event card in notation: ``duel``, ``gold 6/3``."""
    return f"gold {card.large}/{card.small}" if card.kind == "gold" else card.kind


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
    """Return the step; refuse a bid that is not sorted by colour and then from high to low."""
    if isinstance(step, Bid) and list(step.ious) != sorted(step.ious, key=by_colour):
        raise BadNotation(text, "not-in-order")
    return step


def by_colour(iou: Iou) -> tuple[int, int]:
    """The key that sorts the IOUs of a bid: by colour, then from high to low."""
    return "".join(COLOURS).index(iou[0]), -int(iou[1:])


def read_card(text: str) -> Card:
    """The reverse of `write_card`."""
    if text == "duel":
        return Card("duel")
    if text == "poker":
        return Card("poker")
    large, small = map(int, text.removeprefix("gold ").split("/"))
    return Card("gold", large, small)


NUMBER: Final = r"(0|[1-9]\d?)"
COUNTED: Final = r"([1-9]\d{0,2})"
"""A number that counts from 1, of up to three digits: a long draft can fill more than 99 narrow rows."""
NAME: Final = r"([a-z0-9]+(?:-[a-z0-9]+)*)"
IOU: Final = f"[{''.join(COLOURS)}][0-9]"
IOUS: Final = f"({IOU}(?: {IOU})*)"

FORMS: Final[dict[str, Callable[[re.Match[str]], AnyStep]]] = {
    rf"send {NAME}": lambda found: Send(found[1]),
    rf"take {COUNTED}\.{COUNTED}": lambda found: Take(Slot(int(found[1]), int(found[2]))),
    rf"buy {NUMBER}": lambda found: Buy(int(found[1])),
    rf"bid {IOUS}": lambda found: Bid(tuple(found[1].split())),
    rf"hire {NAME}": lambda found: Hire(found[1]),
    rf"place {IOUS}": lambda found: Place(tuple(found[1].split())),
    rf"first {NUMBER}": lambda found: First(int(found[1])),
    rf"adventurer {NUMBER} {NAME}": lambda found: Dealt(int(found[1]), found[2]),
    rf"event (duel|poker|gold {NUMBER}/{NUMBER})": lambda found: Turned(read_card(found[1])),
    rf"offer {NAME}": lambda found: Offered(found[1]),
    rf"see ({IOU})": lambda found: See(found[1]),
    rf"die {COUNTED}": lambda found: Rolled(int(found[1])),
}
