"""What a player may type instead of notation, in the reader's language."""

import re
from collections.abc import Mapping
from typing import Final

from comptoir.core.terminal import Reader, Shorthand
from comptoir.games.polterfass.actions import AnyStep, Assign, Close, Order, Roll
from comptoir.games.polterfass.views import View


def read_order(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``3+5``, ``5 3`` or ``35``: cards in any order."""
    found = re.fullmatch(r"(?:order )?(\d{1,9})(?:[ +,]+(\d{1,9}))?", words, re.ASCII)
    if not found:
        return None
    values = [value for value in found.groups() if value]
    hand = set(map(str, view.setup.components.cards))
    if len(values) == 1 and values[0] not in hand and hand.issuperset(values[0]):
        values = list(values[0])
    return Order(tuple(sorted(map(int, values))))


def read_serving(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``close``, ``roll``, ``roll x`` or ``x``, also in the reader's language."""
    if reader.means(words, "words-close"):
        return Close()
    verb, _, specials = words.rpartition(" ")
    if (
        specials
        and set(specials) <= set(view.setup.specials)
        and (not verb or reader.means(verb, "words-roll"))
    ):
        return Roll("".join(sorted(specials)))
    return Roll() if reader.means(words, "words-roll") else None


def read_assign(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``!c *a`` in any order, with or without ``assign``."""
    targets = words.removeprefix("assign").split()
    if not targets or not all(re.fullmatch(r"[!*][a-z]", target) for target in targets):
        return None
    destroyed, doubled = ("".join(sorted(t[1] for t in targets if t[0] == mark)) for mark in "!*")
    return Assign(destroyed, doubled)


READERS: Final[Mapping[str, Shorthand[View, AnyStep]]] = {
    "order": read_order,
    "serving": read_serving,
    "calculation": read_assign,
}
