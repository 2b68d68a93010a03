"""A reader: the language they read, the seat they look from, and the names they see."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from comptoir.core.actors import Seat, Viewer
from comptoir.core.refusals import Refusal
from comptoir.core.sentences import Argument, Item, Sentence, Tone
from comptoir.core.terminal import normalize
from comptoir.words import sentences
from comptoir.words.texts import Texts


@dataclass(frozen=True)
class Reader:
    """Writes messages for one reader; implements `core.terminal.Reader`."""

    texts: Texts
    names: tuple[str, ...]
    seat: Viewer

    def has(self, key: str) -> bool:
        """Whether a message with this key exists."""
        return self.texts.has(key)

    def tell(self, item: Item) -> str:
        """A sentence, or part of one, as the reader reads it."""
        return str(sentences.write_item(item, self.texts, self.names, self.seat))

    def tone(self, sentence: Sentence) -> Tone:
        """The tone of a sentence for this reader."""
        if self.seat is None or self.seat not in (sentence.glad, sentence.sad):
            return sentence.tone
        return "good" if self.seat == sentence.glad else "bad"

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message ``key``."""
        return self.tell(Sentence(key, arguments=arguments))

    def of(self, key: str, seat: Seat, /, **arguments: Argument) -> str:
        """The message ``key`` about a player: ``$who`` is ``you`` for the reader, otherwise ``other``."""
        return self.tell(Sentence(key, seat, arguments))

    def name(self, seat: Seat) -> str:
        """A player's name in a list or a heading; ``you`` for the reader."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def write_list(self, items: Iterable[Item]) -> str:
        """A list within a sentence: ``a, b and c``."""
        return sentences.write_list(items, self.texts, self.names, self.seat)

    def percent(self, chance: Fraction) -> str:
        """A probability in per cent, with at most one decimal: ``4.3%``."""
        return self.texts.percent(chance)

    def means(self, typed: str, key: str) -> bool:
        """Whether ``typed`` is one of the words, separated by commas, of the message ``key``."""
        return normalize(typed) in map(str.strip, normalize(self.say(key)).split(","))

    def refusal(self, refusal: Refusal) -> str:
        """The sentence for a refusal; the refusal may belong to a game other than the reader's."""
        return sentences.write_refusal(refusal, self.texts.language)
