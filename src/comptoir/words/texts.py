"""The messages for people, from Fluent catalogues in four languages.

Each game's package keeps its own messages in ``messages/<language>.ftl``; ``comptoir/messages`` holds the
common ones.
"""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from comptoir.words import lists, numbers

LANGUAGES: Final = ("en", "fr", "de", "it")


class Texts:
    """The messages of ``packages`` in one language."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        # Isolation marks are for text with mixed writing directions; a terminal prints them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages = {
            key: text for package in packages for key, text in catalogue(package, language).items()
        }

    def has(self, key: str) -> bool:
        """Whether a message with this key exists."""
        return self._pattern(key) is not None

    def say(self, key: str, /, **arguments: object) -> str:
        """The message ``key`` in this language; ``key.attribute`` is one of its variants.

        Raises:
            LookupError: the message does not exist, or an argument is missing.
        """
        return self.fill(key, arguments)

    def fill(self, key: str, arguments: Mapping[str, object]) -> str:
        """As `say`, with a mapping of arguments; it may use the catalogue's spelling of names (``a-b``)."""
        if (pattern := self._pattern(key)) is None:
            raise LookupError(f"no message {key!r} in {self.language}")
        plain = {name.replace("_", "-"): argument(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise LookupError(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            if name not in self._messages:
                return None
            self._bundle.add_resource(FluentResource(self._messages[name]))
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def write_list(self, items: Iterable[object]) -> str:
        """A list within a sentence: ``a, b and c``."""
        return lists.write_list(items, self.language)

    def percent(self, chance: Fraction) -> str:
        """A probability in per cent, with at most one decimal: ``4.3%``."""
        return numbers.percent(chance, self.language)


LONGEST: Final = 200
"""The maximum length of an argument, in characters."""


def argument(value: object) -> int | float | str:
    """A value that fits into a sentence: a number that Fluent can write, or a text cut to `LONGEST`."""
    match value:
        case int():
            return numbers.shorten(value)
        case float() if abs(value) < numbers.LARGEST:
            return value
        case _:
            text = str(value)
            return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def source(package: str, language: str) -> str:
    """The text of a package's catalogue."""
    return files(package).joinpath("messages", f"{language}.ftl").read_text("utf-8")


MESSAGE: Final = re.compile(r"^(?=[a-z][a-z\d-]* =)", re.MULTILINE)
"""Matches where a message begins."""


@lru_cache(maxsize=64)
def catalogue(package: str, language: str) -> Mapping[str, str]:
    """A package's messages by key, unparsed.

    No message refers to another, so each can be parsed when it is first used; most are never used.
    """
    return {text.partition(" ")[0]: text for text in MESSAGE.split(source(package, language))[1:]}


@lru_cache(maxsize=64)
def texts(language: str, package: str = "comptoir") -> Texts:
    """The messages of ``package`` together with the common ones."""
    return Texts(language, ("comptoir",) if package == "comptoir" else ("comptoir", package))
