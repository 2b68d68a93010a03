"""How Comptoir says no: a code with arguments, and an English sentence.

The wire carries code and arguments; the message catalogues hold a sentence for
each code in each language. ``str()`` gives the English one, or code and arguments
until `in_english` is set.
"""

from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from comptoir.core.sentences import Argument, Sentence
from comptoir.core.steps import Step


class Refusal(Exception):
    """A request that Comptoir refuses; nothing has changed."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def package(self) -> str:
        """The Python package with the catalogue of the sentence; the common catalogue is used beside it."""
        return self.__cause__.package() if isinstance(self.__cause__, Refusal) else "comptoir"

    @property
    def sentence(self) -> Sentence:
        """The sentence for this refusal; ``why`` is the sentence for the refusal that caused it, if any."""
        arguments: dict[str, Argument] = {
            name: value if isinstance(value, int) else str(value) for name, value in self.arguments.items()
        }
        if isinstance(self.__cause__, Refusal):
            arguments["why"] = self.__cause__.sentence
        return Sentence(f"refusal-{self.code}", arguments=arguments)

    def __str__(self) -> str:
        if in_english is not None:
            # A step that belongs to no game has no catalogue.
            with suppress(LookupError, OSError):
                return in_english(self)
        return f"{self.code}: {self.arguments}"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.__dict__)


in_english: Callable[[Refusal], str] | None = None
"""Writes the sentence for ``str()``. Core does not know the message catalogues, so `comptoir` sets this."""


def _rebuild(kind: type[Refusal], parts: dict[str, object]) -> Refusal:
    """A refusal that another process has pickled."""
    refusal = kind.__new__(kind)
    refusal.__dict__.update(parts)
    refusal.args = refusal.code, refusal.arguments
    return refusal


class UnknownSeat(Refusal):
    """The seat number is out of range."""


class UnknownGame(Refusal):
    """No game has this name."""


class IllegalAction(Refusal):
    """The rules do not allow this step now; ``section`` of the rules page says so."""

    def __init__(self, step: object, code: str, section: str | None = None, **arguments: object) -> None:
        super().__init__(code, section=section or "", **arguments)
        self.step = step
        self.section = section

    def package(self) -> str:
        """The package of the step's game: each game has its own sentences."""
        package = type(self.step).__module__.rpartition(".")[0]
        return package if isinstance(self.step, Step) and package else "comptoir"


class BadNotation(Refusal):
    """No step has this notation."""

    def __init__(self, text: str, code: str = "bad-notation", **arguments: object) -> None:
        super().__init__(code, text=text, **arguments)
        self.text = text


class BadOrder(Refusal):
    """This standing order cannot be given now."""

    def __init__(self, order: Struct, code: str, **arguments: object) -> None:
        super().__init__(code, **arguments)
        self.order = order

    def package(self) -> str:
        """The package of the order's game: each game has its own sentences."""
        return type(self.order).__module__.rpartition(".")[0]


class BadOptions(Refusal):
    """The game does not allow these options or this number of seats."""


class BadEdition(Refusal):
    """A value of an edition is not what its key requires."""

    def __init__(self, key: str, expected: str) -> None:
        super().__init__("bad-edition", key=key, expected=expected)
        self.key = key
        self.expected = expected


class BadRecord(Refusal):
    """A record is wrong at ``line`` (counted from 1)."""

    def __init__(self, line: int, code: str, **arguments: object) -> None:
        super().__init__(code, line=line, **arguments)
        self.line = line
