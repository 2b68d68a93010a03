"""What glasses, Miams and claims are called in a sentence."""

from typing import Literal, TypeAlias

from comptoir.core.actors import Seat
from comptoir.core.terminal import Chair
from comptoir.games.bistro.components import Glass, Miam
from comptoir.games.bistro.state import Claim

Form: TypeAlias = Literal["a", "small", "the", "many"]


def a(chair: Chair, glass: Glass | None, form: Form = "a") -> str:
    """``a coffee``, or another form of it; nothing for what nobody here knows."""
    return chair.say(f"glass-{glass}.{form}") if glass else ""


def some(chair: Chair, miam: Miam | None) -> str:
    """``olives``, as in a sentence; nothing for what nobody here knows."""
    return chair.say(f"miam-{miam}.some") if miam else ""


def claimed(chair: Chair, claim: Claim) -> str:
    """What somebody says, such as ``A small coffee, with olives.``."""
    miam = chair.say(f"miam-{claim.miam}.with") if claim.miam else ""
    return chair.say("claim", glass=a(chair, claim.glass, "small"), miam=miam, **{"with": yes(claim.miam)})


def towards(chair: Chair, seat: Seat) -> dict[str, str]:
    """Arguments of a message about what goes to ``seat``."""
    return {"to": "you" if seat == chair.seat else "other", "receiver": chair.names[seat]}


def unbroken(words: str) -> str:
    """Words that stay together on a line."""
    return words.replace(" ", "\u00a0")


def yes(holds: object) -> str:
    """The word by which messages tell what is so from what is not."""
    return "yes" if holds else "no"
