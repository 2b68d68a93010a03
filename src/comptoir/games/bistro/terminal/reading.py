"""What a player may type: notation, or shorter, in the reader's language too."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from comptoir.core.actors import Seat
from comptoir.core.terminal import Chair, folded
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Give, Look, Name, Offer, Take
from comptoir.games.bistro.components import GLASSES, MIAMS, Glass, Miam
from comptoir.games.bistro.views import View

T = TypeVar("T")


def read(chair: Chair, view: View, words: str) -> AnyStep | None:
    """The step that is meant in this phase, if any."""
    reader = READERS.get(view.phase)
    return reader(chair, view, words) if reader else None


def read_claim(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``look``, or ``3 coffee olives``: a seat or a name, a glass, and a Miam if one goes along."""
    if chair.means(words, "words-look"):
        return Look()
    parts = without(chair, words, "words-offer").split()
    for seat, rest in splits(seats(chair), parts):
        if (glass := found(glasses(chair), " ".join(rest))) is not None:
            return Offer(seat, glass)
        for glass, left in splits(glasses(chair), rest):
            if (miam := found(miams(chair), without(chair, " ".join(left), "words-with"))) is not None:
                return Offer(seat, glass, miam)
    return None


def read_answer(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``believe``, ``doubt``, ``take``, or the name of a glass."""
    if chair.means(words, "words-take"):
        return Take()
    glass = found(glasses(chair), without(chair, words, "words-name"))
    return read_miam_answer(chair, view, words) or (Name(glass) if glass else None)


def read_miam_answer(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``believe`` or ``doubt``."""
    if chair.means(words, "words-believe"):
        return Believe()
    return Doubt() if chair.means(words, "words-doubt") else None


def read_gift(chair: Chair, view: View, words: str) -> AnyStep | None:
    """The name of a glass."""
    glass = found(glasses(chair), without(chair, words, "words-give"))
    return Give(glass) if glass else None


READERS: Final[Mapping[str, Callable[[Chair, View, str], AnyStep | None]]] = {
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


def found(names: Mapping[str, T], typed: str) -> T | None:
    """What is called so: by its whole name, in notation, or by a beginning that only one name has."""
    wanted = joined(typed)
    if not wanted:
        return None
    known = {joined(name): thing for name, thing in names.items()}
    known |= {joined(str(thing)): thing for thing in names.values() if joined(str(thing)) not in known}
    if wanted in known:
        return known[wanted]
    begun = {joined(name): thing for name, thing in names.items() if joined(name).startswith(wanted)}
    return next(iter(begun.values())) if len(begun) == 1 else None


def joined(name: str) -> str:
    """A name as it is compared: without capitals, accents, spaces, hyphens and apostrophes."""
    return "".join(filter(str.isalnum, folded(name)))


def splits(names: Mapping[str, T], parts: Sequence[str]) -> Iterator[tuple[T, Sequence[str]]]:
    """Each way to read the first words as one of ``names``, with the words left over."""
    for place in range(1, len(parts)):
        if (thing := found(names, " ".join(parts[:place]))) is not None:
            yield thing, parts[place:]


def without(chair: Chair, words: str, key: str) -> str:
    """The words without a first one that only says what is to come."""
    first, _, rest = words.partition(" ")
    return rest.strip() if rest and chair.means(first, key) else words
