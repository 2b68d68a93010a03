"""What adventurers, IOUs and places of the market are called in a sentence."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from comptoir.core.actors import Seat
from comptoir.core.terminal import Chair
from comptoir.games.impitoyable.actions import Card, Iou, Name, Slot
from comptoir.games.impitoyable.components import COLOURS

Form: TypeAlias = Literal["", ".the", ".short"]


def called(chair: Chair, name: Name, form: Form = "") -> str:
    """``Kid Calloway``, or another form of it; an adventurer of another box as records have it."""
    key = f"adventurer-{name}"
    return chair.say(f"{key}{form}") if chair.has(key) else name.replace("-", " ").title()


def the(chair: Chair, name: Name | None) -> str:
    """An adventurer in a sentence; nothing where the reader does not know."""
    return "" if name is None else called(chair, name, ".the")


def owner(iou: Iou) -> Seat:
    """Whose colour an IOU shows."""
    return COLOURS.index(iou[0])


def value(iou: Iou) -> int:
    """What an IOU is worth."""
    return int(iou[1:])


def signed(chair: Chair, iou: Iou | None) -> str:
    """``Ottilie's 3``; nothing where the reader does not know."""
    return "" if iou is None else chair.of("iou", owner(iou), value=value(iou))


def papers(chair: Chair, ious: Iterable[Iou]) -> str:
    """``Ottilie's 3, your 2 and your 1``."""
    return chair.listed(signed(chair, iou) for iou in ious)


def place(slot: Slot) -> str:
    """``2.3``, as it is typed."""
    return f"{slot.row}.{slot.column}"


def places(chair: Chair, slots: Iterable[Slot]) -> str:
    """``2.3, 2.4 and 2.5``."""
    return chair.listed(map(place, slots))


def event(chair: Chair, card: Card) -> str:
    """``gold rush 6/3``."""
    return chair.say(f"card-{card.kind}", large=card.large, small=card.small)


def yes(holds: object) -> str:
    """The word by which messages tell what is so from what is not."""
    return "yes" if holds else "no"
