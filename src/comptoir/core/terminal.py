"""What a game provides to be shown and played in a terminal, and what it is given for it.

Games make sentences and pictures. When they appear, how fast, and where the typed words come from is
the affair of the command line, which knows no game.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Protocol, TypeAlias, TypeVar

from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.core.sentences import Argument, Item, Sentence, Tone
from comptoir.core.steps import Event, Step

A = TypeVar("A", bound=Step)
V_contra = TypeVar("V_contra", contravariant=True)


Picture: TypeAlias = object
"""What the terminal can print: a text, or something that draws itself."""


class Chair(Protocol):
    """From where the table is seen: the seat, the names by seat, and the words of the reader's language."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        ...

    @property
    def seat(self) -> Viewer:
        """The reader's seat."""
        ...

    def tell(self, item: Item) -> str:
        """A sentence, or part of one, as the reader reads it."""
        ...

    def tone(self, sentence: Sentence) -> Tone:
        """How a sentence sounds to the reader."""
        ...

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message ``key``."""
        ...

    def of(self, key: str, seat: Seat, /, **arguments: Argument) -> str:
        """The message ``key`` about a player: ``$who`` is ``you`` for the reader's seat, else ``other``."""
        ...

    def name(self, seat: Seat) -> str:
        """How a player is called in a list or a heading."""
        ...

    def listed(self, items: Iterable[Item]) -> str:
        """``a, b and c``."""
        ...

    def percent(self, chance: Fraction) -> str:
        """A chance, to the tenth of a per cent at most: ``4.3%``."""
        ...

    def means(self, typed: str, key: str) -> bool:
        """Whether ``typed`` is one of the words of the message ``key``, which separates them by commas."""
        ...


def folded(typed: str) -> str:
    """Typed words without capitals and accents, which not every keyboard has."""
    apart = unicodedata.normalize("NFKD", typed.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Told:
    """Something that is told: a line of sentences, a picture, or a picture and the line below it.

    Of several pictures the last one stays; those before it move towards it where things may move.
    """

    def __init__(self, *sentences: Sentence, pictures: tuple[Picture, ...] = ()) -> None:
        self.sentences = sentences
        self.pictures = pictures


@dataclass(frozen=True)
class Question(Generic[A]):
    """What a seat is asked: a sentence, what can be typed, and numbered choices where they are few."""

    words: str
    typing: str
    choices: tuple[tuple[str, A], ...] = ()


class Terminal(Protocol[V_contra, A]):
    """A game in a terminal. Everything is made from views, stories and hints, as for any other player."""

    def board(self, chair: Chair, view: V_contra) -> Picture:
        """All that lies on the table, as the view knows it."""
        ...

    def waits(self, chair: Chair, view: V_contra) -> str:
        """What the table waits for, and from whom."""
        ...

    def tell(
        self, chair: Chair, actor: Actor, story: Sequence[Step | Event], before: V_contra, after: V_contra
    ) -> Iterable[Told]:
        """What happens because of a step: its story, between the view before and the view after it."""
        ...

    def ask(self, chair: Chair, view: V_contra, legal: Sequence[A]) -> Question[A]:
        """The question that the view's seat owes an answer to."""
        ...

    def read(self, chair: Chair, view: V_contra, typed: str) -> A:
        """The step meant by ``typed``: notation, or what a player may write for short.

        Raises:
            BadNotation: it means no step.
        """
        ...

    def hint(self, chair: Chair, view: V_contra, legal: Sequence[A]) -> Picture:
        """What `Game.hints` knows about the decision that is due."""
        ...
