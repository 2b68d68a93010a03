"""What glasses, Miams and claims are called in a sentence."""

from typing import Literal, TypeAlias

from comptoir.core.sentences import Item, Sentence, yes_or_no
from comptoir.games.bistro.components import Glass, Miam
from comptoir.games.bistro.state import Claim

Form: TypeAlias = Literal["a", "small", "the", "many"]


def a(glass: Glass | None, form: Form = "a") -> Item:
    """``a coffee``, or another form of it; nothing for what nobody here knows."""
    return Sentence(f"glass-{glass}.{form}") if glass else ""


def some(miam: Miam | None) -> Item:
    """``olives``, as in a sentence; nothing for what nobody here knows."""
    return Sentence(f"miam-{miam}.some") if miam else ""


def claimed(claim: Claim) -> Sentence:
    """What somebody says, such as ``A small coffee, with olives.``."""
    miam: Item = Sentence(f"miam-{claim.miam}.with") if claim.miam else ""
    said = {"glass": a(claim.glass, "small"), "miam": miam, "with": yes_or_no(claim.miam)}
    return Sentence("claim", arguments=said)


def unbroken(words: str) -> str:
    """Words that stay together on a line."""
    return words.replace(" ", "\u00a0")
