"""What the table waits for, what the reader is asked, and what can be chosen."""

from collections.abc import Iterator, Sequence
from typing import Final

from comptoir.core.actors import Seat
from comptoir.core.sentences import yes_or_no
from comptoir.core.terminal import Question, Reader
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Give, Name, Take
from comptoir.games.bistro.sentences import name_glass, quote_claim
from comptoir.games.bistro.views import View

UNDER_WAY: Final = ("claim", "look", "answer", "reveal", "miam-answer")
"""The phases from drawing this turn's glass to drinking it."""


def waits(reader: Reader, view: View) -> str:
    """What the table waits for, and from whom; if it waits for the reader, a question."""
    if view.seat is not None and view.seat in view.awaited:
        return question(reader, view)
    return reader.of(f"waits-{view.phase}", subject(view))


def subject(view: View) -> Seat:
    """The player that the sentence of `waits` is about."""
    if view.phase == "blind":
        return view.chain[-2]
    return view.chain[-1] if view.phase in (*UNDER_WAY, "gift") else view.due


def question(reader: Reader, view: View) -> str:
    if view.phase == "claim":
        known = yes_or_no(view.seat in view.lookers)
        return reader.say(
            "ask-claim", known=known, glass=name_glass(view.glass), example=example(reader, view)
        )
    claimant, claim = reader.names[view.chain[-2]], view.claims[-1]
    match view.phase:
        case "answer":
            return reader.say("ask-answer", name=claimant, claim=quote_claim(claim))
        case "miam-answer":
            return reader.say("ask-miam-answer", name=claimant, miam=reader.say(f"miam-{claim.miam}.with"))
        case _:
            return reader.say("ask-gift", name=claimant)


def ask(reader: Reader, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
    """What to offer and to whom, what to answer, or what to give."""
    return Question(waits(reader, view), typing(reader, view), tuple(choices(reader, view, legal)))


def typing(reader: Reader, view: View) -> str:
    """What the reader can type; for an offer, with an example."""
    if view.phase != "claim":
        return reader.say(f"type-{view.phase}")
    if view.my_miam is None:
        return reader.say("type-claim", example=example(reader, view))
    with_miam = keep_together(f"{example(reader, view)} {reader.say('miam-olives')}")
    return reader.say("type-claim-miam", example=example(reader, view), with_miam=with_miam)


def example(reader: Reader, view: View) -> str:
    """An offer as it could be typed: ``3 coffee``."""
    receiver = max(seat for seat in range(view.setup.seats) if seat not in view.chain)
    return keep_together(f"{receiver} {reader.say('glass-coffee')}")


def choices(reader: Reader, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """All answers and gifts. There are too many offers for a list."""
    if view.phase != "claim":
        yield from ((choice(reader, view, step), step) for step in legal)


def choice(reader: Reader, view: View, step: AnyStep) -> str:
    """A step as a line in the list of choices."""
    match step:
        case Believe() if view.phase == "miam-answer":
            return reader.say("choice-believe-miam", miam=reader.say(f"miam-{view.claims[-1].miam}.with"))
        case Believe():
            return reader.say("choice-believe", glass=name_glass(view.claims[-1].glass))
        case Doubt():
            return reader.say("choice-doubt")
        case Name(glass):
            return reader.say("choice-name", glass=name_glass(glass))
        case Give(glass):
            return reader.say("choice-give", glass=name_glass(glass))
        case Take():
            return reader.say("choice-take")
        case _:
            raise TypeError(f"{step!r} is not chosen from a list")


def keep_together(words: str) -> str:
    """The words with spaces that never break a line."""
    return words.replace(" ", "\u00a0")
