"""Hints as tables and sentences: what `hints` knows about a decision."""

from collections.abc import Sequence
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.table import Table

from comptoir.core.terminal import Reader
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
from comptoir.games.bistro.sentences import name_glass
from comptoir.games.bistro.terminal import asking
from comptoir.games.bistro.views import View


def hint(reader: Reader, view: View, legal: Sequence[AnyStep]) -> RenderableType:
    """What `hints` knows about the reader's decision."""
    match hints(view):
        case ClaimHint() as known:
            return claim_hint(reader, known)
        case AnswerHint() as known:
            return answer_hint(reader, view, known)
        case MiamHint() as known:
            return miam_hint(reader, view, known)
        case GiftHint() as known:
            return gift_hint(reader, view, legal, known)
        case None:
            return ""


def claim_hint(reader: Reader, hint: ClaimHint) -> RenderableType:
    """What the glass may be, and the chance that each player would pay for drinking it."""
    if not any(hint.ends):
        return Group(reader.say("hint-claim"), glass_table(reader, hint.odds), reader.say("hint-nobody-pays"))
    drinkers = table(reader.say("hint-drinker"), reader.say("hint-ends"))
    for seat, chance in enumerate(hint.ends):
        drinkers.add_row(reader.name(seat), percent_cell(reader, chance))
    return Group(reader.say("hint-claim"), side_by_side(glass_table(reader, hint.odds), drinkers))


def answer_hint(reader: Reader, view: View, hint: AnswerHint) -> RenderableType:
    """How often each answer would be right, and what it risks."""
    claimant, receiver = view.chain[-2:]
    pay = [reader.of("hint-pays", seat) for seat in (receiver, claimant)]
    risks = table(reader.say("hint-answer"), reader.say("hint-right"), *pay)
    for meaning in hint.answers:
        chances = (meaning.right, meaning.i_pay, meaning.they_pay)
        words = asking.choice(reader, view, step_of(meaning))
        risks.add_row(words, *(percent_cell(reader, chance) for chance in chances))
    return Group(reader.say("hint-answers"), risks)


def step_of(meaning: AnswerMeaning) -> AnyStep:
    """The answer that a meaning is about."""
    if meaning.named:
        return Name(meaning.named)
    return Believe() if meaning.answer == "believe" else Doubt()


def miam_hint(reader: Reader, view: View, hint: MiamHint) -> RenderableType:
    """The chance that the claim about the Miam is true, and who would pay for drinking the glass."""
    claimant, receiver = view.chain[-2:]
    miam = reader.say(f"miam-{view.claims[-1].miam}")
    lines = [reader.say("hint-miam-answer", miam=miam, chance=percent_cell(reader, hint.true))]
    pays = ((receiver, hint.i_pay), (claimant, hint.they_pay))
    lines += [reader.of("hint-drinking", seat) for seat, would_pay in pays if would_pay]
    return "\n".join(lines if len(lines) > 1 else [*lines, reader.say("hint-nobody-pays")])


def gift_hint(reader: Reader, view: View, legal: Sequence[AnyStep], hint: GiftHint) -> RenderableType:
    """The gifts that would make the claimant pay."""
    gifts = [step.glass for step in legal if isinstance(step, Give)]
    ending = [name_glass(glass) for glass, ends in zip(gifts, hint.ends, strict=True) if ends]
    claimant = reader.names[view.chain[-2]]
    return reader.say("hint-gift", number=len(ending), glasses=reader.write_list(ending), name=claimant)


# --- Tables -------------------------------------------------------------------


def glass_table(reader: Reader, odds: Odds) -> Table:
    """The possible types of a glass, each with its chance."""
    chances = table(reader.say("hint-glass"), reader.say("hint-chance"))
    for glass, chance in zip(GLASSES, odds, strict=True):
        if chance:
            chances.add_row(reader.say(f"glass-{glass}"), percent_cell(reader, chance))
    return chances


def table(first: str, *others: str) -> Table:
    """A small table: words in the first column, figures in the others."""
    small = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0))
    small.add_column(first)
    for heading in others:
        small.add_column(heading, justify="right")
    return small


def side_by_side(left: Table, right: Table) -> Table:
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_row(left, right)
    return both


def percent_cell(reader: Reader, chance: Fraction) -> str:
    """A chance in a table; a dash for none."""
    return reader.percent(chance) if chance else "–"
