"""What glasses, Miams and claims are called in a sentence."""

from typing import Literal, TypeAlias

from comptoir.core.sentences import Item, Sentence, yes_or_no
from comptoir.games.bistro.components import Glass, Miam
from comptoir.games.bistro.state import Claim

Form: TypeAlias = Literal["a", "small", "the", "many"]


def name_glass(glass: Glass | None, form: Form = "a") -> Item:
    """``a coffee``, or another form of it; empty for a glass that the reader does not know."""
    return Sentence(f"glass-{glass}.{form}") if glass else ""


def name_miam(miam: Miam | None) -> Item:
    """``olives``, as in a sentence; empty for a Miam that the reader does not know."""
    return Sentence(f"miam-{miam}.some") if miam else ""


def quote_claim(claim: Claim) -> Sentence:
    """``A small coffee, with olives``, as a sentence."""
    miam: Item = Sentence(f"miam-{claim.miam}.with") if claim.miam else ""
    said = {"glass": name_glass(claim.glass, "small"), "miam": miam, "with": yes_or_no(claim.miam)}
    return Sentence("claim", arguments=said)


def keep_together(words: str) -> str:
    """The words with spaces that never break a line."""
    return words.replace(" ", "\u00a0")
