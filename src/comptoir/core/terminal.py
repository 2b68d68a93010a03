"""What a game provides for the terminal, and helpers that games share.

Games make sentences and pictures, and read what is typed. `comptoir.terminal`, which knows no game, decides
when and how fast they appear, and asks until the answer is legal.
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
"""Anything that rich can print."""


class Reader(Protocol):
    """The person at the terminal: their seat, the names that they see, and their language."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        ...

    @property
    def seat(self) -> Viewer:
        """The reader's seat."""
        ...

    def tell(self, item: Item) -> str:
        """A sentence, or part of one, in the reader's language."""
        ...

    def tone(self, sentence: Sentence) -> Tone:
        """The tone of a sentence for the reader."""
        ...

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message ``key``."""
        ...

    def of(self, key: str, seat: Seat, /, **arguments: Argument) -> str:
        """The message ``key`` about a player: ``$who`` is ``you`` for the reader, otherwise ``other``."""
        ...

    def name(self, seat: Seat) -> str:
        """A player's name in a list or a heading; ``you`` for the reader."""
        ...

    def write_list(self, items: Iterable[Item]) -> str:
        """A list within a sentence: ``a, b and c``."""
        ...

    def percent(self, chance: Fraction) -> str:
        """A probability in per cent, with at most one decimal: ``4.3%``."""
        ...

    def means(self, typed: str, key: str) -> bool:
        """Whether ``typed`` is one of the words, separated by commas, of the message ``key``."""
        ...


class Told:
    """A line of sentences, a picture, or a picture with a line below it.

    Several pictures are an animation. Only the last one stays; without animation, it is the only one shown.
    """

    def __init__(self, *sentences: Sentence, pictures: tuple[Picture, ...] = ()) -> None:
        self.sentences = sentences
        self.pictures = pictures


@dataclass(frozen=True)
class Question(Generic[A]):
    """A question to a seat: its words, what can be typed, and, if they are few, the choices to number."""

    words: str
    typing: str
    choices: tuple[tuple[str, A], ...] = ()


Shorthand: TypeAlias = Callable[[Reader, V, str], A | None]
"""Reads words that are not notation, as `normalize` returns them: the step that they mean, or ``None``."""


@dataclass(frozen=True, kw_only=True)
class Terminal(Generic[V, A]):
    """A game in a terminal, made from views, stories and hints alone."""

    board: Callable[[Reader, V], Picture]
    """The whole table, as far as the view knows it."""
    waits: Callable[[Reader, V], str]
    """What the table waits for, and from whom."""
    tell: Callable[[Reader, Actor, Sequence[Step | Event], V, V], Iterable[Told]]
    """What to tell of a step, given who acted, its story, and the views before and after it."""
    ask: Callable[[Reader, V, Sequence[A]], Question[A]]
    """The question that the view's seat has to answer."""
    hint: Callable[[Reader, V, Sequence[A]], Picture]
    """What `Game.hints` knows about the reader's decision."""
    notation: Callable[[str], A]
    """See `Game.read`."""
    shorthand: Shorthand[V, A] | None = None
    """What may be typed instead of notation."""

    def read(self, reader: Reader, view: V, typed: str) -> A:
        """The step meant by ``typed``.

        Raises:
            BadNotation: it means no step.
        """
        words = normalize(typed)
        step = self.shorthand(reader, view, words) if self.shorthand else None
        return self.notation(words) if step is None else step


# --- Telling ------------------------------------------------------------------


@dataclass(frozen=True)
class Telling(Generic[V]):
    """What a reader is told of one step, between the view before it and the view after it.

    A subclass with an ``__iter__`` that yields each `Told` can be a `Terminal.tell`.
    """

    reader: Reader
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


def say_awaited(reader: Reader, key: str, awaited: Iterable[Actor], about: Seat | None = None) -> str:
    """The message ``key`` about a seat; default: the first one awaited.

    ``$names`` lists all players awaited, ``$number`` counts them.
    """
    seats = [actor for actor in awaited if isinstance(actor, Seat)]
    who = next(iter(seats), None) if about is None else about
    names = reader.write_list(map(reader.name, seats))
    return reader.tell(Sentence(key, who, {"names": names, "number": len(seats)}))


# --- Reading ------------------------------------------------------------------


class HasPhase(Protocol):
    """A view that names the game's phase."""

    @property
    def phase(self) -> str: ...


P = TypeVar("P", bound=HasPhase)
T = TypeVar("T")


def by_phase(readers: Mapping[str, Callable[[Reader, P, str], T]]) -> Callable[[Reader, P, str], T | None]:
    """A `Shorthand` that chooses one of ``readers`` by the name of the phase."""

    def read(reader: Reader, view: P, words: str) -> T | None:
        read_now = readers.get(view.phase)
        return read_now(reader, view, words) if read_now else None

    return read


def normalize(typed: str) -> str:
    """Typed words without capitals and accents; not every keyboard has accents."""
    apart = unicodedata.normalize("NFKD", typed.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def squeeze(name: str) -> str:
    """A name in the form used for comparison: letters and digits only, without capitals and accents."""
    return "".join(filter(str.isalnum, normalize(name)))


def find(names: Mapping[str, T], typed: str) -> T | None:
    """The thing with this name or notation; otherwise the only one with a name that begins with ``typed``."""
    if not (wanted := squeeze(typed)):
        return None
    called = {squeeze(name): thing for name, thing in names.items()}
    in_notation = {squeeze(str(thing)): thing for thing in names.values()}
    if (thing := called.get(wanted, in_notation.get(wanted))) is not None:
        return thing
    begun = {thing for name, thing in called.items() if name.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None


def strip_verb(reader: Reader, words: str, key: str) -> str:
    """The words without the first one, if the message ``key`` lists it and other words follow."""
    first, _, rest = words.partition(" ")
    return rest.strip() if rest and reader.means(first, key) else words


def read_number(typed: str) -> int | None:
    """A number of at most nine digits; ``None`` if the text is not one."""
    return int(typed) if re.fullmatch(r"\d{1,9}", typed, re.ASCII) else None
