"""Names of adventurers, IOUs, events and places of the market in sentences."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from comptoir.core import editions
from comptoir.core.sentences import Item, Sentence
from comptoir.games.impitoyable.actions import Card, Iou, Name, Slot
from comptoir.games.impitoyable.components import Components
from comptoir.games.impitoyable.rules.set_up import owner, worth

PACKAGE: Final = __name__.removesuffix(".sentences.names")

Form: TypeAlias = Literal["", ".the", ".short"]


@lru_cache(maxsize=1)
def shipped() -> frozenset[Name]:
    """The adventurers of the shipped box, who have a name in every language."""
    return frozenset(one.name for one in editions.load(editions.STANDARD, PACKAGE, Components).adventurers)


def name_adventurer(name: Name, form: Form = "") -> Item:
    """``Kid Calloway``, or another form of it; other boxes' adventurers have their name in records."""
    return Sentence(f"adventurer-{name}{form}") if name in shipped() else name.replace("-", " ").title()


def name_iou(iou: Iou) -> Sentence:
    """``Ottilie's 3``."""
    return Sentence("iou", owner(iou), {"value": worth(iou)})


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
