"""Sentences as values: which message, about whom, with which arguments.

A sentence contains no language, name or reader, so one value serves everybody who hears
the same thing. `comptoir.words` and the page write it for a reader.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat

Tone: TypeAlias = Literal["plain", "quiet", "heading", "good", "bad"]
"""The style of a sentence; the words alone carry the meaning."""


class Player(Struct, frozen=True, tag="player"):
    """A player mentioned in a sentence about somebody or something else.

    As the argument ``to``, it fills in ``$to`` (``you`` for the reader, otherwise ``other``) and
    ``$to-name``. In a list, it becomes the player's name, or the word for the reader.
    """

    seat: Seat


class Chance(Struct, frozen=True, tag="chance"):
    """A probability, to be written as a percentage."""

    of: Fraction


class Sentence(Struct, frozen=True, tag="sentence", omit_defaults=True):
    """The message ``key``, or its variant ``key.attribute``, to be written for any reader.

    ``about`` is the player whom the message calls ``$who`` and ``$name``. ``tone`` is for everybody
    except seat ``glad``, for whom this is good news, and seat ``sad``, for whom it is bad.
    """

    key: str
    about: Seat | None = None
    arguments: "Arguments" = {}
    tone: Tone = "plain"
    glad: Seat | None = None
    sad: Seat | None = None


Item: TypeAlias = int | str | Player | Chance | Sentence
"""A number; a word that every language shares, such as notation; or a part that depends on the reader."""

Argument: TypeAlias = Item | tuple[Item, ...]
"""A value for a message: one item, or several to be written as a list."""

Arguments: TypeAlias = Mapping[str, Argument]


Sentences: TypeAlias = tuple[tuple[Sentence, ...], ...]
"""The sentences of a story, by part; none for a part that others tell."""


def yes_or_no(holds: object) -> str:
    """``yes`` or ``no``: a word that lets a message select a variant."""
    return "yes" if holds else "no"
