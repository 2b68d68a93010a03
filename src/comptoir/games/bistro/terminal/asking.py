"""What the table waits for, what the reader is asked, and what can be chosen."""

from collections.abc import Iterator, Sequence
from typing import Final

from comptoir.core.actors import Seat
from comptoir.core.sentences import yes_or_no
from comptoir.core.terminal import Chair, Question
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Give, Name, Take
from comptoir.games.bistro.terminal.words import a, claimed, unbroken
from comptoir.games.bistro.views import View

ON_THE_WAY: Final = ("claim", "look", "answer", "reveal", "miam-answer")
"""Phases in which this turn's glass stands before nobody yet."""


def waits(chair: Chair, view: View) -> str:
    """Whom the table waits for, and for what; a question if it is the reader."""
    if view.seat is not None and view.seat in view.awaited:
        return asked(chair, view)
    return chair.of(f"waits-{view.phase}", concerned(view))


def concerned(view: View) -> Seat:
    """Whom the sentence is about that says what the table waits for."""
    if view.phase == "blind":
        return view.chain[-2]
    return view.chain[-1] if view.phase in (*ON_THE_WAY, "gift") else view.due


def asked(chair: Chair, view: View) -> str:
    """The question to the reader."""
    if view.phase == "claim":
        known = yes_or_no(view.seat in view.lookers)
        return chair.say("ask-claim", known=known, glass=a(view.glass), example=example(chair, view))
    claimant, claim = chair.names[view.chain[-2]], view.claims[-1]
    match view.phase:
        case "answer":
            return chair.say("ask-answer", name=claimant, claim=claimed(claim))
        case "miam-answer":
            return chair.say("ask-miam-answer", name=claimant, miam=chair.say(f"miam-{claim.miam}.with"))
        case _:
            return chair.say("ask-gift", name=claimant)


def ask(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
    """What to offer and to whom, what to answer, or what to give."""
    return Question(waits(chair, view), typing(chair, view), tuple(choices(chair, view, legal)))


def typing(chair: Chair, view: View) -> str:
    """What can be typed; an offer is shown by an example."""
    if view.phase != "claim":
        return chair.say(f"type-{view.phase}")
    if view.my_miam is None:
        return chair.say("type-claim", example=example(chair, view))
    with_miam = unbroken(f"{example(chair, view)} {chair.say('miam-olives')}")
    return chair.say("type-claim-miam", example=example(chair, view), with_miam=with_miam)


def example(chair: Chair, view: View) -> str:
    """An offer as it could be typed: ``3 coffee``."""
    receiver = max(seat for seat in range(view.setup.seats) if seat not in view.chain)
    return unbroken(f"{receiver} {chair.say('glass-coffee')}")


def choices(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """All answers and gifts; an offer is typed, since there are too many."""
    if view.phase != "claim":
        yield from ((choice(chair, view, step), step) for step in legal)


def choice(chair: Chair, view: View, step: AnyStep) -> str:
    """A choice in a list."""
    match step:
        case Believe() if view.phase == "miam-answer":
            return chair.say("choice-believe-miam", miam=chair.say(f"miam-{view.claims[-1].miam}.with"))
        case Believe():
            return chair.say("choice-believe", glass=a(view.claims[-1].glass))
        case Doubt():
            return chair.say("choice-doubt")
        case Name(glass):
            return chair.say("choice-name", glass=a(glass))
        case Give(glass):
            return chair.say("choice-give", glass=a(glass))
        case Take():
            return chair.say("choice-take")
        case _:
            raise TypeError(f"{step!r} is not chosen from a list")
