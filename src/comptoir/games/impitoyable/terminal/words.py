"""Names of adventurers, IOUs and places of the market in sentences."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from comptoir.core import editions
from comptoir.core.actors import Seat
from comptoir.core.sentences import Item, Sentence
from comptoir.games.impitoyable.actions import Card, Iou, Name, Slot
from comptoir.games.impitoyable.components import COLOURS, Components

PACKAGE: Final = __name__.removesuffix(".terminal.words")

Form: TypeAlias = Literal["", ".the", ".short"]


@lru_cache(maxsize=1)
def shipped() -> frozenset[Name]:
    """The adventurers of the shipped box, who have a name in every language."""
    return frozenset(one.name for one in editions.load(editions.STANDARD, PACKAGE, Components).adventurers)


def name_adventurer(name: Name, form: Form = "") -> Item:
    """``Kid Calloway``, or another form of it; other boxes' adventurers have their name in records."""
    return Sentence(f"adventurer-{name}{form}") if name in shipped() else name.replace("-", " ").title()


def name_if_known(name: Name | None) -> Item:
    """An adventurer in a sentence; empty if the reader does not know who it is."""
    return "" if name is None else name_adventurer(name, ".the")


def owner(iou: Iou) -> Seat:
    """The seat that an IOU belongs to, by its colour."""
    return COLOURS.index(iou[0])


def value(iou: Iou) -> int:
    return int(iou[1:])


def name_iou(iou: Iou | None) -> Item:
    """``Ottilie's 3``; empty if the reader does not know the IOU."""
    return "" if iou is None else Sentence("iou", owner(iou), {"value": value(iou)})


def name_ious(ious: Iterable[Iou]) -> tuple[Item, ...]:
    """``Ottilie's 3, your 2 and your 1``."""
    return tuple(map(name_iou, ious))


def write_slot(slot: Slot) -> str:
    """``2.3``, as it is typed."""
    return f"{slot.row}.{slot.column}"


def write_slots(slots: Iterable[Slot]) -> tuple[Item, ...]:
    """``2.3, 2.4 and 2.5``."""
    return tuple(map(write_slot, slots))


def name_event(card: Card) -> Sentence:
    """``gold rush 6/3``."""
    return Sentence(f"card-{card.kind}", arguments={"large": card.large, "small": card.small})
