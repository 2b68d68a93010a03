"""Names of slates, meals and clients in sentences."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from comptoir.core.sentences import Item, Sentence, yes_or_no
from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.components import EATS, Client
from comptoir.games.encanteur.state import Setup

SlateForm: TypeAlias = Literal["", ".the", ".dish"]
ClientForm: TypeAlias = Literal["short", "the", "to"]


def name_slate(setup: Setup, slate: Slate, form: SlateForm = "") -> Sentence:
    """``sole``, or another form of it; ``sole 2`` if the two soles of the box differ."""
    name = setup.kinds[slate].name
    words = Sentence(f"slate-{name}{form}")
    if not (number := slate.removeprefix(name)):
        return words
    return Sentence("slate-numbered", arguments={"slate": words, "number": number})


def name_slates(setup: Setup, slates: Iterable[Slate]) -> tuple[Item, ...]:
    """``sole, hake and wine``."""
    return tuple(name_slate(setup, slate) for slate in slates)


def name_fish(names: Iterable[Slate]) -> tuple[Item, ...]:
    """``sole and shrimp``, without the numbers of twins."""
    return tuple(Sentence(f"slate-{name}") for name in names)


def name_meal(setup: Setup, dish: Slate, wine: bool) -> Sentence:
    """``sole with white wine``."""
    return Sentence("meal", arguments={"dish": name_slate(setup, dish, ".dish"), "wine": yes_or_no(wine)})


def name_client(client: Client, form: ClientForm = "the") -> Sentence:
    """``the food critic``, or another form of it."""
    return Sentence(f"client-{client}.{form}")


def name_eaten(client: Client) -> tuple[Item, ...]:
    """The fish that a client eats: ``sole and shrimp``."""
    return name_fish(EATS[client])
