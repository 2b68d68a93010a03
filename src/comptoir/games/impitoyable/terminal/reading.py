"""What a player may type: notation, or shorter, in the reader's language too."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from comptoir.core.terminal import Chair, Shorthand, by_phase, read_number, squeeze, strip_verb
from comptoir.games.impitoyable.actions import AnyStep, Bid, Buy, Hire, Iou, Name, Place, Send, Slot, Take
from comptoir.games.impitoyable.components import COLOURS
from comptoir.games.impitoyable.notation import by_colour
from comptoir.games.impitoyable.terminal.words import called
from comptoir.games.impitoyable.views import View

LONGEST: Final = 60
"""More letters are no answer to anything that is asked here."""


def read_send(chair: Chair, view: View, words: str) -> AnyStep | None:
    """The name of an adventurer in hand."""
    name = meant(chair, view, view.my_crew or (), strip_verb(chair, words, "words-send"))
    return Send(name) if name else None


def read_hire(chair: Chair, view: View, words: str) -> AnyStep | None:
    """The name of an adventurer on offer."""
    name = meant(chair, view, view.offer, strip_verb(chair, words, "words-hire"))
    return Hire(name) if name else None


def read_take(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``2.3``, or the two numbers with anything small between them."""
    found = re.fullmatch(
        r"([1-9]\d{0,2})[ .,:/-]+([1-9]\d?)", strip_verb(chair, words, "words-take"), re.ASCII
    )
    return Take(Slot(int(found[1]), int(found[2]))) if found else None


def read_buy(chair: Chair, view: View, words: str) -> AnyStep | None:
    """A number of fields, or that it is nothing."""
    text = strip_verb(chair, words, "words-buy")
    if chair.means(text, "words-nothing"):
        return Buy(0)
    fields = read_number(text)
    return None if fields is None else Buy(fields)


def read_bid(chair: Chair, view: View, words: str) -> AnyStep | None:
    """IOUs in any order, one's own by their values: ``3 1 b0``."""
    ious = papers(chair, view, strip_verb(chair, words, "words-bid"))
    return Bid(tuple(sorted(ious, key=by_colour))) if ious else None


def read_place(chair: Chair, view: View, words: str) -> AnyStep | None:
    """IOUs in the order in which they are laid down."""
    ious = papers(chair, view, strip_verb(chair, words, "words-place"))
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


def read(chair: Chair, view: View, words: str) -> AnyStep | None:
    """The step that is meant in this phase, if any."""
    return read_in_phase(chair, view, words) if len(words) <= LONGEST else None


# --- Words --------------------------------------------------------------------


PAPER: Final = re.compile(f"([{''.join(COLOURS)}]?)([0-9])", re.ASCII)


def papers(chair: Chair, view: View, words: str) -> tuple[Iou, ...]:
    """The IOUs that are written one after the other; a value without a colour is the reader's own."""
    text = "".join(part for part in re.split(r"[\s,;]+", words) if not chair.means(part, "words-and"))
    if view.seat is None or not re.fullmatch(f"(?:{PAPER.pattern})+", text, re.ASCII):
        return ()
    own = COLOURS[view.seat]
    return tuple(f"{colour or own}{value}" for colour, value in PAPER.findall(text))


def meant(chair: Chair, view: View, near: Iterable[Name], typed: str) -> Name | None:
    """The adventurer who is called so: one of those near, or one of the box that is not to be had."""
    return named(chair, near, typed) or named(chair, view.setup.names, typed)


def named(chair: Chair, names: Iterable[Name], typed: str) -> Name | None:
    """Who is called so, by a whole name, or by a beginning that only one has."""
    wanted = squeeze(typed)
    ways = {name: tuple(ways_to_call(chair, name)) for name in names}
    whole = [name for name, known in ways.items() if wanted in known]
    begun = [name for name, known in ways.items() if any(way.startswith(wanted) for way in known)]
    found = whole or begun
    return found[0] if wanted and len(found) == 1 else None


def ways_to_call(chair: Chair, name: Name) -> Iterator[str]:
    """The whole name, in the reader's language and in notation, and from each word of it on."""
    for whole in (chair.tell(called(name)).split(), name.split("-")):
        for first in range(len(whole)):
            yield squeeze("".join(whole[first:]))
            yield squeeze(whole[first])
