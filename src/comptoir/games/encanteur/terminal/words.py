"""What slates, meals and clients are called in a sentence."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from comptoir.core.terminal import Chair
from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.components import EATS, Client
from comptoir.games.encanteur.state import Setup

SlateForm: TypeAlias = Literal["the", "dish"]
ClientForm: TypeAlias = Literal["short", "the", "to"]


def bare(chair: Chair, setup: Setup, slate: Slate) -> str:
    """``sole``; where twins differ, ``sole 2``."""
    return numbered(setup, slate, chair.say(f"slate-{setup.kinds[slate].name}"))


def called(chair: Chair, setup: Setup, slate: Slate, form: SlateForm) -> str:
    """``the sole``, or another form of it."""
    return numbered(setup, slate, chair.say(f"slate-{setup.kinds[slate].name}.{form}"))


def numbered(setup: Setup, slate: Slate, words: str) -> str:
    """The words with the number by which a slate is told from its twin, if it has one."""
    return f"{words} {slate.removeprefix(setup.kinds[slate].name)}".rstrip()


def listed(chair: Chair, setup: Setup, slates: Iterable[Slate]) -> str:
    """``sole, hake and wine``."""
    return chair.listed(bare(chair, setup, slate) for slate in slates)


def meal(chair: Chair, setup: Setup, dish: Slate, wine: bool) -> str:
    """``sole with white wine``."""
    return chair.say("meal", dish=called(chair, setup, dish, "dish"), wine=yes(wine))


def guest(chair: Chair, client: Client, form: ClientForm = "the") -> str:
    """``the food critic``, or another form of it."""
    return chair.say(f"client-{client}.{form}")


def eaten(chair: Chair, client: Client) -> str:
    """What a client eats: ``sole and shrimp``."""
    return chair.listed(chair.say(f"slate-{fish}") for fish in EATS[client])


def yes(holds: object) -> str:
    """The word by which messages tell what is so from what is not."""
    return "yes" if holds else "no"
