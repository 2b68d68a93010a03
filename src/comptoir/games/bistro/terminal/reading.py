"""What a player may type: notation, or shorter, in the reader's language too."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

from comptoir.core.actors import Seat
from comptoir.core.terminal import Chair, Shorthand, find, strip_verb
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Give, Look, Name, Offer, Take
from comptoir.games.bistro.components import GLASSES, MIAMS, Glass, Miam
from comptoir.games.bistro.views import View

T = TypeVar("T")


def read_claim(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``look``, or ``3 coffee olives``: a seat or a name, a glass, and a Miam if one goes along."""
    if chair.means(words, "words-look"):
        return Look()
    parts = strip_verb(chair, words, "words-offer").split()
    for seat, rest in splits(seats(chair), parts):
        if (glass := find(glasses(chair), " ".join(rest))) is not None:
            return Offer(seat, glass)
        for glass, left in splits(glasses(chair), rest):
            if (miam := find(miams(chair), strip_verb(chair, " ".join(left), "words-with"))) is not None:
                return Offer(seat, glass, miam)
    return None


def read_answer(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``believe``, ``doubt``, ``take``, or the name of a glass."""
    if chair.means(words, "words-take"):
        return Take()
    glass = find(glasses(chair), strip_verb(chair, words, "words-name"))
    return read_miam_answer(chair, view, words) or (Name(glass) if glass else None)


def read_miam_answer(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``believe`` or ``doubt``."""
    if chair.means(words, "words-believe"):
        return Believe()
    return Doubt() if chair.means(words, "words-doubt") else None


def read_gift(chair: Chair, view: View, words: str) -> AnyStep | None:
    """The name of a glass."""
    glass = find(glasses(chair), strip_verb(chair, words, "words-give"))
    return Give(glass) if glass else None


READERS: Final[Mapping[str, Shorthand[View, AnyStep]]] = {
    "claim": read_claim,
    "answer": read_answer,
    "miam-answer": read_miam_answer,
    "gift": read_gift,
}


# --- Names --------------------------------------------------------------------


def seats(chair: Chair) -> dict[str, Seat]:
    """Each seat by its number and by its player's name."""
    named = {name: seat for seat, name in enumerate(chair.names)}
    return named | {str(seat): seat for seat in named.values()}


def glasses(chair: Chair) -> dict[str, Glass]:
    """Each glass by its name in the reader's language."""
    return {chair.say(f"glass-{glass}"): glass for glass in GLASSES}


def miams(chair: Chair) -> dict[str, Miam]:
    """Each Miam by its name in the reader's language."""
    return {chair.say(f"miam-{miam}"): miam for miam in MIAMS}


def splits(names: Mapping[str, T], parts: Sequence[str]) -> Iterator[tuple[T, Sequence[str]]]:
    """Each way to read the first words as one of ``names``, with the words left over."""
    for place in range(1, len(parts)):
        if (thing := find(names, " ".join(parts[:place]))) is not None:
            yield thing, parts[place:]
