"""Writes the sentences of core and games, which are values, in a reader's language."""

from collections.abc import Iterator, Sequence

from comptoir.core.actors import Seat, Viewer
from comptoir.core.refusals import Refusal
from comptoir.core.sentences import Argument, Chance, Item, Player, Sentence
from comptoir.words.texts import Texts, texts


def write(sentence: Sentence, texts: Texts, names: Sequence[str] = (), reader: Viewer = None) -> str:
    """The sentence as ``reader`` reads it; ``names`` are those of the players, by seat.

    Raises:
        LookupError: no such message, or an argument that it needs is missing.
    """

    def person(seat: Seat) -> str:
        return "you" if seat == reader else "other"

    def fill_in(name: str, argument: Argument) -> Iterator[tuple[str, object]]:
        match argument:
            case Player(seat):
                yield from ((name, person(seat)), (f"{name}-name", names[seat]))
            case tuple():
                yield name, texts.listed(map(item, argument))
            case _:
                yield name, item(argument)

    def item(argument: Item) -> object:
        match argument:
            case Player(seat):
                return texts.say("you") if seat == reader else names[seat]
            case Chance(chance):
                return texts.percent(chance)
            case Sentence():
                return write(argument, texts, names, reader)
            case _:
                return argument

    filled = dict(part for pair in sentence.arguments.items() for part in fill_in(*pair))
    if sentence.about is not None:
        filled |= {"who": person(sentence.about), "name": names[sentence.about]}
    return texts.fill(sentence.key, filled)


def write_refusal(refusal: Refusal, language: str) -> str:
    """The sentence for a refusal."""
    return write(refusal.sentence, texts(language, refusal.package()))
