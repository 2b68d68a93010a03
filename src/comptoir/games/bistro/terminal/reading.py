"""What a player may type instead of notation, in the reader's language."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from comptoir.core.actors import Seat
from comptoir.core.terminal import Reader, Shorthand, find, strip_verb
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Give, Look, Name, Offer, Take
from comptoir.games.bistro.components import GLASSES, MIAMS, Glass, Miam
from comptoir.games.bistro.views import View

T = TypeVar("T")


def read_claim(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``look``, or ``3 coffee olives``: a seat or a player's name, a glass, and perhaps a Miam."""
    if reader.means(words, "words-look"):
        return Look()
    parts = strip_verb(reader, words, "words-offer").split()
    for seat, rest in splits(seats(reader), parts):
        if (glass := find(glasses(reader), " ".join(rest))) is not None:
            return Offer(seat, glass)
        for glass, left in splits(glasses(reader), rest):
            if (miam := find(miams(reader), strip_verb(reader, " ".join(left), "words-with"))) is not None:
                return Offer(seat, glass, miam)
    return None


def read_answer(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``believe``, ``doubt``, ``take``, or the name of a glass."""
    if reader.means(words, "words-take"):
        return Take()
    glass = find(glasses(reader), strip_verb(reader, words, "words-name"))
    return read_miam_answer(reader, view, words) or (Name(glass) if glass else None)


def read_miam_answer(reader: Reader, view: View, words: str) -> AnyStep | None:
    """``believe`` or ``doubt``."""
    if reader.means(words, "words-believe"):
        return Believe()
    return Doubt() if reader.means(words, "words-doubt") else None


def read_gift(reader: Reader, view: View, words: str) -> AnyStep | None:
    glass = find(glasses(reader), strip_verb(reader, words, "words-give"))
    return Give(glass) if glass else None


READERS: Final[Mapping[str, Shorthand[View, AnyStep]]] = {
    "claim": read_claim,
    "answer": read_answer,
    "miam-answer": read_miam_answer,
    "gift": read_gift,
}


# --- Names --------------------------------------------------------------------


def seats(reader: Reader) -> dict[str, Seat]:
    """Each seat by its number and by its player's name."""
    named = {name: seat for seat, name in enumerate(reader.names)}
    return named | {str(seat): seat for seat in named.values()}


def glasses(reader: Reader) -> dict[str, Glass]:
    """Each glass by its name in the reader's language."""
    return {reader.say(f"glass-{glass}"): glass for glass in GLASSES}


def miams(reader: Reader) -> dict[str, Miam]:
    """Each Miam by its name in the reader's language."""
    return {reader.say(f"miam-{miam}"): miam for miam in MIAMS}


def splits(names: Mapping[str, T], parts: Sequence[str]) -> Iterator[tuple[T, Sequence[str]]]:
    """Each way to read the first words as a name: the thing that it names, and the remaining words."""
    for place in range(1, len(parts)):
        if (thing := find(names, " ".join(parts[:place]))) is not None:
            yield thing, parts[place:]
