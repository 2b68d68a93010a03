"""What to show beside a decision, derived from the view alone."""

from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from comptoir.games.bistro.actions import Name
from comptoir.games.bistro.components import GLASSES, MIAMS, Glass, Miam
from comptoir.games.bistro.rules.addition import ends_round
from comptoir.games.bistro.rules.drinking import is_right, types_in
from comptoir.games.bistro.state import ANSWERS, PLACE, Counts, Verdict
from comptoir.games.bistro.views import View, count_face_down

Odds: TypeAlias = tuple[Fraction, ...]
"""The chance of each type, in the order of `GLASSES`."""


class ClaimHint(Struct, frozen=True, tag="claim"):
    """Beside an offer: the odds of the glass, and by seat the chance that drinking it would end the round."""

    odds: Odds
    ends: Odds


class AnswerMeaning(Struct, frozen=True):
    """What an answer risks, counted from the glasses alone, without trust in any claim.

    ``right`` is the chance to be right about the glass; ``i_pay`` the chance to be wrong, drink it and
    end the round; ``they_pay`` the chance to be right and see the claimant drink it and end the round.
    A Miam that has yet to be judged, a gift and a blind drink are left out.
    """

    answer: Verdict
    named: Glass | None
    right: Fraction
    i_pay: Fraction
    they_pay: Fraction


class AnswerHint(Struct, frozen=True, tag="answer"):
    """Beside an answer: the odds of the glass, and what each answer except taking over risks."""

    odds: Odds
    answers: tuple[AnswerMeaning, ...]


class MiamHint(Struct, frozen=True, tag="miam-answer"):
    """Beside the answer about a Miam: the chance that the claim is true, and who would pay for the glass."""

    true: Fraction
    i_pay: bool
    they_pay: bool


class GiftHint(Struct, frozen=True, tag="gift"):
    """Beside a gift: whether each possible gift ends the round, in the order of the legal actions."""

    ends: tuple[bool, ...]


Hint: TypeAlias = ClaimHint | AnswerHint | MiamHint | GiftHint


def hints(view: View) -> Hint | None:
    """The hint for the viewer's decision; ``None`` if the viewer has nothing to decide."""
    if view.seat not in view.awaited or view.seat is None:
        return None
    match view.phase:
        case "claim":
            return claim_hint(view)
        case "answer":
            return AnswerHint(odds_of_glass(view), meanings(view))
        case "miam-answer":
            return miam_hint(view)
        case _:
            return gift_hint(view)


def odds_of_glass(view: View) -> Odds:
    """The odds of this turn's glass, given all that the viewer sees."""
    if view.glass is not None:
        return tuple(Fraction(glass == view.glass) for glass in GLASSES)
    return shares(count_face_down(view.setup.components, view.glasses))


@lru_cache(maxsize=4096)
def shares(left: Counts) -> Odds:
    """The chance of each type for a glass drawn from these."""
    total = sum(left)
    return tuple(Fraction(count, total) for count in left)


def chance_of(odds: Odds, glasses: tuple[Glass, ...]) -> Fraction:
    """The chance that the glass is one of these."""
    return sum((odds[PLACE[glass]] for glass in glasses), Fraction(0))


def claim_hint(view: View) -> ClaimHint:
    """The odds of the glass, and how dangerous it is for each player."""
    odds = odds_of_glass(view)
    return ClaimHint(odds, tuple(chance_of(odds, danger) for danger in view.danger))


def meanings(view: View) -> tuple[AnswerMeaning, ...]:
    """What it risks to believe, to doubt, and to name each of the other types."""
    answers = ANSWERS[view.claims[-1].glass, False]
    named = [answer.glass for answer in answers if isinstance(answer, Name)]
    return (
        meaning(view, "believe", None),
        meaning(view, "doubt", None),
        *(meaning(view, "name", glass) for glass in named),
    )


def meaning(view: View, answer: Verdict, named: Glass | None) -> AnswerMeaning:
    """What one answer risks."""
    odds, (claimant, receiver) = odds_of_glass(view), view.chain[-2:]
    right = tuple(glass for glass in GLASSES if is_right(answer, view.claims[-1].glass, named, glass))
    mine = tuple(glass for glass in view.danger[receiver] if glass not in right)
    theirs = tuple(glass for glass in view.danger[claimant] if glass in right)
    return AnswerMeaning(answer, named, *(chance_of(odds, glasses) for glasses in (right, mine, theirs)))


def miam_hint(view: View) -> MiamHint:
    """The chance that the claim about the Miam is true, and who would pay for the glass."""
    claimant, receiver = view.chain[-2:]
    claimed = view.claims[-1].miam
    assert claimed is not None, "a Miam is judged only if one was claimed"
    i_pay, they_pay = (view.glass in view.danger[seat] for seat in (receiver, claimant))
    return MiamHint(chance_of_miam(view, claimed), i_pay, they_pay)


def chance_of_miam(view: View, claimed: Miam) -> Fraction:
    """The chance that another player's Miam is ``claimed``; all Miams not seen are equally likely."""
    hidden = [miam for miam in MIAMS if miam != view.my_miam and miam not in view.discarded]
    return Fraction(claimed in hidden, len(hidden))


def gift_hint(view: View) -> GiftHint:
    """Which gifts end the round for the claimant."""
    claimant, receiver = view.chain[-2:]
    gifts = types_in(view.glasses[receiver])
    pays_already = ends_round(view.glasses[claimant], view.setup.components)
    return GiftHint(tuple(pays_already or glass in view.danger[claimant] for glass in gifts))
