"""A reader: the language they read, the seat they look from, and the names they see."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from comptoir.core.actors import Seat, Viewer
from comptoir.core.refusals import Refusal
from comptoir.core.terminal import folded
from comptoir.words import sentences
from comptoir.words.texts import Texts


@dataclass(frozen=True)
class Reader:
    """Fills messages in for one reader; a `core.terminal.Chair`."""

    texts: Texts
    names: tuple[str, ...]
    seat: Viewer

    def has(self, key: str) -> bool:
        """Whether there is a message ``key``."""
        return self.texts.has(key)

    def say(self, key: str, /, **arguments: object) -> str:
        """The message ``key``."""
        return self.texts.say(key, **arguments)

    def of(self, key: str, seat: Seat, /, **arguments: object) -> str:
        """The message ``key`` about a player: ``$who`` is ``you`` for the reader's seat, else ``other``."""
        who = "you" if seat == self.seat else "other"
        return self.texts.say(key, who=who, name=self.names[seat], **arguments)

    def name(self, seat: Seat) -> str:
        """How a player is called in a list or a heading."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def listed(self, items: Iterable[object]) -> str:
        """``a, b and c``."""
        return self.texts.listed(items)

    def percent(self, chance: Fraction) -> str:
        """A chance, to the tenth of a per cent at most: ``4.3%``."""
        return self.texts.percent(chance)

    def means(self, typed: str, key: str) -> bool:
        """Whether ``typed`` is one of the words of the message ``key``, which separates them by commas."""
        return folded(typed) in map(str.strip, folded(self.say(key)).split(","))

    def refusal(self, refusal: Refusal) -> str:
        """The sentence for a refusal, which may come from another game than the one that is played."""
        return sentences.write_refusal(refusal, self.texts.language)
