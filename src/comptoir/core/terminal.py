"""What a game provides to be shown and played in a terminal, and what it is given for it.

Games make sentences and pictures. When they appear, how fast, and where the typed words come from is
the affair of the command line, which knows no game.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Protocol, TypeAlias, TypeVar

from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.core.sentences import Argument, Item, Sentence, Tone
from comptoir.core.steps import Event, Step

A = TypeVar("A", bound=Step)
V = TypeVar("V")


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


Shorthand: TypeAlias = Callable[[Chair, V, str], A | None]
"""Reads what a player may write for short, folded: the step, or ``None`` if it means none."""


@dataclass(frozen=True, kw_only=True)
class Terminal(Generic[V, A]):
    """A game in a terminal. Everything is made from views, stories and hints, as for any other player."""

    board: Callable[[Chair, V], Picture]
    """All that lies on the table, as the view knows it."""
    waits: Callable[[Chair, V], str]
    """What the table waits for, and from whom."""
    tell: Callable[[Chair, Actor, Sequence[Step | Event], V, V], Iterable[Told]]
    """What happens because of a step: its story, between the view before and the view after it."""
    ask: Callable[[Chair, V, Sequence[A]], Question[A]]
    """The question that the view's seat owes an answer to."""
    hint: Callable[[Chair, V, Sequence[A]], Picture]
    """What `Game.hints` knows about the decision that is due."""
    notation: Callable[[str], A]
    """See `Game.read`."""
    shorthand: Shorthand[V, A] | None = None
    """What may be typed besides notation."""

    def read(self, chair: Chair, view: V, typed: str) -> A:
        """The step meant by ``typed``.

        Raises:
            BadNotation: it means no step.
        """
        words = folded(typed)
        step = self.shorthand(chair, view, words) if self.shorthand else None
        return self.notation(words) if step is None else step


# --- Telling ------------------------------------------------------------------


@dataclass(frozen=True)
class Telling(Generic[V]):
    """One step as heard from a chair, between the view before it and the view after it.

    A game that defines ``__iter__`` here, through what is told, has its `Terminal.tell`.
    """

    chair: Chair
    actor: Actor
    story: Sequence[Step | Event]
    before: V
    after: V

    @property
    def player(self) -> Seat:
        """The seat that has taken the step."""
        assert isinstance(self.actor, Seat)
        return self.actor


# --- Asking -------------------------------------------------------------------


def name_awaited(chair: Chair, key: str, awaited: Iterable[Actor], about: Seat | None = None) -> str:
    """The message ``key`` about ``about``, by default the first seat awaited.

    It can list all seats awaited by their ``$names`` and count them by their ``$number``.
    """
    seats = [actor for actor in awaited if isinstance(actor, Seat)]
    who = next(iter(seats), None) if about is None else about
    names = chair.listed(map(chair.name, seats))
    return chair.tell(Sentence(key, who, {"names": names, "number": len(seats)}))


# --- Reading ------------------------------------------------------------------


class HasPhase(Protocol):
    """A view that says in which phase the game is."""

    @property
    def phase(self) -> str:
        """The name of the phase."""
        ...


P = TypeVar("P", bound=HasPhase)
T = TypeVar("T")


def by_phase(readers: Mapping[str, Callable[[Chair, P, str], T]]) -> Callable[[Chair, P, str], T | None]:
    """A `Terminal.shorthand` with a reader for each phase in which something may be typed for short."""

    def read(chair: Chair, view: P, words: str) -> T | None:
        reader = readers.get(view.phase)
        return reader(chair, view, words) if reader else None

    return read


def folded(typed: str) -> str:
    """Typed words without capitals and accents, which not every keyboard has."""
    apart = unicodedata.normalize("NFKD", typed.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def squeeze(name: str) -> str:
    """A name as it is compared: without capitals, accents, spaces, hyphens and apostrophes."""
    return "".join(filter(str.isalnum, folded(name)))


def find(names: Mapping[str, T], typed: str) -> T | None:
    """What is called so: by its whole name, in notation, or by a beginning that only one thing has."""
    if not (wanted := squeeze(typed)):
        return None
    called = {squeeze(name): thing for name, thing in names.items()}
    in_notation = {squeeze(str(thing)): thing for thing in names.values()}
    if (thing := called.get(wanted, in_notation.get(wanted))) is not None:
        return thing
    begun = {thing for name, thing in called.items() if name.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None


def strip_verb(chair: Chair, words: str, key: str) -> str:
    """The words after the first, if that is one of the message ``key`` and not all there is."""
    first, _, rest = words.partition(" ")
    return rest.strip() if rest and chair.means(first, key) else words


def read_number(typed: str) -> int | None:
    """A number of at most nine digits."""
    return int(typed) if re.fullmatch(r"\d{1,9}", typed, re.ASCII) else None
