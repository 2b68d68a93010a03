"""What a player may type instead of notation, in the reader's language."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from comptoir.core.terminal import Reader, Shorthand, by_phase, read_number, squeeze, strip_verb
from comptoir.games.impitoyable.actions import AnyStep, Bid, Buy, Hire, Iou, Name, Place, Send, Slot, Take
from comptoir.games.impitoyable.components import COLOURS
from comptoir.games.impitoyable.notation import by_colour
from comptoir.games.impitoyable.sentences.names import name_adventurer
from comptoir.games.impitoyable.views import View

LONGEST: Final = 60
"""A longer text is not an answer to any question."""


def read_send(reader: Reader, view: View, words: str) -> AnyStep | None:
    """The name of an adventurer in hand."""
    name = find_adventurer(reader, view, view.my_crew or (), strip_verb(reader, words, "words-send"))
    return Send(name) if name else None


def read_hire(reader: Reader, view: View, words: str) -> AnyStep | None:
    """The name of an adventurer on offer."""
    name = find_adventurer(reader, view, view.offer, strip_verb(reader, words, "words-hire"))
    return Hire(name) if name else None


def read_take(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``2.3``, or the two numbers with spaces or another punctuation mark between them."""
    found = re.fullmatch(
        r"([1-9]\d{0,2})[ .,:/-]+([1-9]\d?)", strip_verb(reader, words, "words-take"), re.ASCII
    )
    return Take(Slot(int(found[1]), int(found[2]))) if found else None


def read_buy(reader: Reader, view: View, words: str) -> AnyStep | None:
    """A number of fields, or a word for none."""
    text = strip_verb(reader, words, "words-buy")
    if reader.means(text, "words-nothing"):
        return Buy(0)
    fields = read_number(text)
    return None if fields is None else Buy(fields)


def read_bid(reader: Reader, view: View, words: str) -> AnyStep | None:
    """IOUs in any order; the reader's own need no colour: ``3 1 b0``."""
    ious = read_ious(reader, view, strip_verb(reader, words, "words-bid"))
    return Bid(tuple(sorted(ious, key=by_colour))) if ious else None


def read_place(reader: Reader, view: View, words: str) -> AnyStep | None:
    """IOUs in the order in which they are laid down."""
    ious = read_ious(reader, view, strip_verb(reader, words, "words-place"))
    return Place(ious) if ious else None


READERS: Final[Mapping[str, Shorthand[View, AnyStep]]] = {
    "send": read_send,
    "take": read_take,
    "buy": read_buy,
    "bid": read_bid,
    "hire": read_hire,
    "place": read_place,
    "last-buy": read_buy,
}
read_in_phase: Final = by_phase(READERS)


def read(reader: Reader, view: View, words: str) -> AnyStep | None:
    return read_in_phase(reader, view, words) if len(words) <= LONGEST else None


# --- Words --------------------------------------------------------------------


PAPER: Final = re.compile(f"([{''.join(COLOURS)}]?)([0-9])", re.ASCII)


def read_ious(reader: Reader, view: View, words: str) -> tuple[Iou, ...]:
    """IOUs written in a row; a value without a colour is one of the reader's own."""
    text = "".join(part for part in re.split(r"[\s,;]+", words) if not reader.means(part, "words-and"))
    if view.seat is None or not re.fullmatch(f"(?:{PAPER.pattern})+", text, re.ASCII):
        return ()
    own = COLOURS[view.seat]
    return tuple(f"{colour or own}{value}" for colour, value in PAPER.findall(text))


def find_adventurer(reader: Reader, view: View, near: Iterable[Name], typed: str) -> Name | None:
    """The adventurer of this name among those ``near`` or, for the rules to refuse, in the whole box."""
    return find_among(reader, near, typed) or find_among(reader, view.setup.names, typed)


def find_among(reader: Reader, names: Iterable[Name], typed: str) -> Name | None:
    """The adventurer with this whole name, or the only one with a name that begins like this."""
    wanted = squeeze(typed)
    ways = {name: tuple(names_of(reader, name)) for name in names}
    whole = [name for name, known in ways.items() if wanted in known]
    begun = [name for name, known in ways.items() if any(way.startswith(wanted) for way in known)]
    found = whole or begun
    return found[0] if wanted and len(found) == 1 else None


def names_of(reader: Reader, name: Name) -> Iterator[str]:
    """The names that can be typed, in the reader's language and in notation: from any word on, or a word."""
    for whole in (reader.tell(name_adventurer(name)).split(), name.split("-")):
        for first in range(len(whole)):
            yield squeeze("".join(whole[first:]))
            yield squeeze(whole[first])
