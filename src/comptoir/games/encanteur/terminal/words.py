"""What slates, meals and clients are called in a sentence."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from comptoir.core.sentences import Item, Sentence, yes_or_no
from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.components import EATS, Client
from comptoir.games.encanteur.state import Setup

SlateForm: TypeAlias = Literal["", ".the", ".dish"]
ClientForm: TypeAlias = Literal["short", "the", "to"]


def called(setup: Setup, slate: Slate, form: SlateForm = "") -> Sentence:
    """``sole``, or another form of it; where twins differ, ``sole 2``."""
    name = setup.kinds[slate].name
    words = Sentence(f"slate-{name}{form}")
    if not (number := slate.removeprefix(name)):
        return words
    return Sentence("slate-numbered", arguments={"slate": words, "number": number})


def listed(setup: Setup, slates: Iterable[Slate]) -> tuple[Item, ...]:
    """``sole, hake and wine``."""
    return tuple(called(setup, slate) for slate in slates)


def fish(names: Iterable[Slate]) -> tuple[Item, ...]:
    """``sole and shrimp``, whichever of twins it is."""
    return tuple(Sentence(f"slate-{name}") for name in names)


def meal(setup: Setup, dish: Slate, wine: bool) -> Sentence:
    """``sole with white wine``."""
    return Sentence("meal", arguments={"dish": called(setup, dish, ".dish"), "wine": yes_or_no(wine)})


def guest(client: Client, form: ClientForm = "the") -> Sentence:
    """``the food critic``, or another form of it."""
    return Sentence(f"client-{client}.{form}")


def eaten(client: Client) -> tuple[Item, ...]:
    """What a client eats: ``sole and shrimp``."""
    return fish(EATS[client])
