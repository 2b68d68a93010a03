"""Writes the sentences of core and games in a reader's language."""

from collections.abc import Iterable, Iterator, Sequence

from comptoir.core.actors import Seat, Viewer
from comptoir.core.refusals import Refusal
from comptoir.core.sentences import Argument, Chance, Item, Player, Sentence
from comptoir.words.texts import Texts, texts


def write(sentence: Sentence, texts: Texts, names: Sequence[str] = (), reader: Viewer = None) -> str:
    """The sentence as ``reader`` reads it; ``names`` are the players' names, by seat.

    Raises:
        LookupError: the message does not exist, or an argument is missing.
    """
    filled = {
        name: value
        for key, argument in sentence.arguments.items()
        for name, value in _fill_in(key, argument, texts, names, reader)
    }
    if sentence.about is not None:
        filled |= {"who": _person(sentence.about, reader), "name": names[sentence.about]}
    return texts.fill(sentence.key, filled)


def write_item(item: Item, texts: Texts, names: Sequence[str] = (), reader: Viewer = None) -> int | str:
    """Part of a sentence as ``reader`` reads it."""
    match item:
        case Player(seat):
            return texts.say("you") if seat == reader else names[seat]
        case Chance(chance):
            return texts.percent(chance)
        case Sentence():
            return write(item, texts, names, reader)
        case _:
            return item


def write_list(items: Iterable[Item], texts: Texts, names: Sequence[str] = (), reader: Viewer = None) -> str:
    """Several items as a list, as ``reader`` reads it: ``Ann, you and Cleo``."""
    return texts.write_list(write_item(item, texts, names, reader) for item in items)


def write_refusal(refusal: Refusal, language: str) -> str:
    return write(refusal.sentence, texts(language, refusal.package()))


def _fill_in(
    key: str, argument: Argument, texts: Texts, names: Sequence[str], reader: Viewer
) -> Iterator[tuple[str, object]]:
    match argument:
        case Player(seat):
            yield key, _person(seat, reader)
            yield f"{key}-name", names[seat]
        case tuple():
            yield key, write_list(argument, texts, names, reader)
        case _:
            yield key, write_item(argument, texts, names, reader)


def _person(seat: Seat, reader: Viewer) -> str:
    return "you" if seat == reader else "other"
