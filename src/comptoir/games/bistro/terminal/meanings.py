"""Hints as tables and sentences: what `hints` knows about a decision that is due."""

from collections.abc import Sequence
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.table import Table

from comptoir.core.terminal import Chair
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Give, Name
from comptoir.games.bistro.components import GLASSES
from comptoir.games.bistro.hints import (
    AnswerHint,
    AnswerMeaning,
    ClaimHint,
    GiftHint,
    MiamHint,
    Odds,
    hints,
)
from comptoir.games.bistro.terminal import asking
from comptoir.games.bistro.terminal.words import a
from comptoir.games.bistro.views import View


def hint(chair: Chair, view: View, legal: Sequence[AnyStep]) -> RenderableType:
    """What is known about the decision that the reader owes."""
    match hints(view):
        case ClaimHint() as known:
            return claim_hint(chair, known)
        case AnswerHint() as known:
            return answer_hint(chair, view, known)
        case MiamHint() as known:
            return miam_hint(chair, view, known)
        case GiftHint() as known:
            return gift_hint(chair, view, legal, known)
        case None:
            return ""


def claim_hint(chair: Chair, hint: ClaimHint) -> RenderableType:
    """What the glass may be, beside whom it would make pay."""
    if not any(hint.ends):
        return Group(chair.say("hint-claim"), glasses(chair, hint.odds), chair.say("hint-nobody-pays"))
    drinkers = table(chair.say("hint-drinker"), chair.say("hint-ends"))
    for seat, chance in enumerate(hint.ends):
        drinkers.add_row(chair.name(seat), percent(chair, chance))
    return Group(chair.say("hint-claim"), beside(glasses(chair, hint.odds), drinkers))


def answer_hint(chair: Chair, view: View, hint: AnswerHint) -> RenderableType:
    """How often each answer would be right, and what it risks."""
    claimant, receiver = view.chain[-2:]
    pay = [chair.of("hint-pays", seat) for seat in (receiver, claimant)]
    risks = table(chair.say("hint-answer"), chair.say("hint-right"), *pay)
    for meaning in hint.answers:
        chances = (meaning.right, meaning.i_pay, meaning.they_pay)
        words = asking.choice(chair, view, step_of(meaning))
        risks.add_row(words, *(percent(chair, chance) for chance in chances))
    return Group(chair.say("hint-answers"), risks)


def step_of(meaning: AnswerMeaning) -> AnyStep:
    """The answer that a meaning is about."""
    if meaning.named:
        return Name(meaning.named)
    return Believe() if meaning.answer == "believe" else Doubt()


def miam_hint(chair: Chair, view: View, hint: MiamHint) -> RenderableType:
    """How likely the Miam is the one named, and whom the glass would make pay."""
    claimant, receiver = view.chain[-2:]
    miam = chair.say(f"miam-{view.claims[-1].miam}")
    lines = [chair.say("hint-miam-answer", miam=miam, chance=percent(chair, hint.true))]
    pays = ((receiver, hint.i_pay), (claimant, hint.they_pay))
    lines += [chair.of("hint-drinking", seat) for seat, would_pay in pays if would_pay]
    return "\n".join(lines if len(lines) > 1 else [*lines, chair.say("hint-nobody-pays")])


def gift_hint(chair: Chair, view: View, legal: Sequence[AnyStep], hint: GiftHint) -> RenderableType:
    """Which gifts make the claimant pay."""
    gifts = [step.glass for step in legal if isinstance(step, Give)]
    ending = [a(glass) for glass, ends in zip(gifts, hint.ends, strict=True) if ends]
    claimant = chair.names[view.chain[-2]]
    return chair.say("hint-gift", number=len(ending), glasses=chair.listed(ending), name=claimant)


# --- Tables -------------------------------------------------------------------


def glasses(chair: Chair, odds: Odds) -> Table:
    """What a glass may be, and how likely that is."""
    chances = table(chair.say("hint-glass"), chair.say("hint-chance"))
    for glass, chance in zip(GLASSES, odds, strict=True):
        if chance:
            chances.add_row(chair.say(f"glass-{glass}"), percent(chair, chance))
    return chances


def table(first: str, *others: str) -> Table:
    """A small table with these headings, words in the first column, figures in the others."""
    small = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0))
    small.add_column(first)
    for heading in others:
        small.add_column(heading, justify="right")
    return small


def beside(left: Table, right: Table) -> Table:
    """Two tables side by side."""
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_row(left, right)
    return both


def percent(chair: Chair, chance: Fraction) -> str:
    """A chance as it stands in a table; nothing where there is none."""
    return chair.percent(chance) if chance else "–"
