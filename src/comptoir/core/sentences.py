"""Sentences as values: which message, about whom, with which arguments.

No language, no name and no reader is in them, so one value serves everybody who hears
the same. `comptoir.words` writes it for a reader, as a page does.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat

Tone: TypeAlias = Literal["plain", "quiet", "heading", "good", "bad"]
"""How something is said; a style for the eye, never the only bearer of a meaning."""


class Player(Struct, frozen=True, tag="player"):
    """A player in a sentence about somebody or something else.

    As the argument ``to`` it fills in ``$to`` (``you`` for the reader, else ``other``) and ``$to-name``;
    in a list it is the word for the reader, or the name.
    """

    seat: Seat


class Chance(Struct, frozen=True, tag="chance"):
    """A probability, written in per cent."""

    of: Fraction


class Sentence(Struct, frozen=True, tag="sentence", omit_defaults=True):
    """The message ``key``, or its variant ``key.attribute``, for whoever reads it.

    ``about`` is the player whom the message calls ``$who`` and ``$name``. ``tone`` is for everybody
    but ``glad``, for whom it is good news, and ``sad``, for whom it is bad.
    """

    key: str
    about: Seat | None = None
    arguments: "Arguments" = {}
    tone: Tone = "plain"
    glad: Seat | None = None
    sad: Seat | None = None


Item: TypeAlias = int | str | Player | Chance | Sentence
"""A number; a word that every language shares, such as notation; or what only the reader can complete."""

Argument: TypeAlias = Item | tuple[Item, ...]
"""What fills in a message: an item, or several that are written as a list."""

Arguments: TypeAlias = Mapping[str, Argument]
