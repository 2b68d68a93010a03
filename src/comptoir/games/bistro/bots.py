"""Players of Bistro, by level, weakest first.

Their strength is measured by `comptoir simulate bistro --games 4000 --seed 1 --bots ...` at a table of
four, seats permuted; the 95% interval is in brackets. An even share of the lost games is 25%.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from math import exp
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from comptoir.core.dice import Dice
from comptoir.core.game import Bot
from comptoir.core.play import RandomBot
from comptoir.core.steps import Heard
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Give, Look, Name, Offer, Take
from comptoir.games.bistro.beliefs.costs import Costs, costs
from comptoir.games.bistro.beliefs.truth import count_unseen
from comptoir.games.bistro.components import GLASSES, MIAMS, Glass, Miam
from comptoir.games.bistro.hints import GiftHint, hints
from comptoir.games.bistro.views import View

T = TypeVar("T")

# --- Novice -------------------------------------------------------------------


class Novice(Struct, frozen=True):
    """Offers to anybody, tells the truth two times in three, and believes by feel.

    It tends to doubt a claimant who has not looked, and a claim of a type with many
    glasses on the table. Now and then it passes a glass on, with a look or without,
    adds its Miam, or names a type on a whim.

    Measured (`novice,random,random,random`): one among three random bots loses 9% [8, 10].
    """

    looks: float = 0.9
    honest: float = 0.6
    with_miam: float = 0.25
    takes: float = 0.2
    names: float = 0.07
    trusts: float = 0.65
    """The chance to believe a claim if no such glass is on the table; each such glass takes `wary` off."""
    wary: float = 0.07
    trusts_blind: float = 0.3
    trusts_miam: float = 0.5

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        match view.phase:
            case "claim":
                return self._claim(view, legal, rng)
            case "answer":
                return self._answer(view, legal, rng)
            case "miam-answer":
                return self._judge_miam(view, rng)
            case _:
                return self._give(view, legal, rng)

    def _claim(self, view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        if Look() in legal and rng.random() < self.looks:
            return Look()
        to = rng.choice([step.to for step in legal if isinstance(step, Offer)])
        glass = self._say(view.glass, GLASSES, rng)
        if view.my_miam is None or rng.random() >= self.with_miam:
            return Offer(to, glass)
        return Offer(to, glass, self._say(view.my_miam, MIAMS, rng))

    def _say(self, truth: T | None, possible: Sequence[T], rng: Dice) -> T:
        return truth if truth is not None and rng.random() < self.honest else rng.choice(possible)

    def _answer(self, view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        if Take() in legal and rng.random() < self.takes:
            return Take()
        if rng.random() < self.names:
            return rng.choice([step for step in legal if isinstance(step, Name)])
        return Believe() if rng.random() < self._trust(view) else Doubt()

    def _trust(self, view: View) -> float:
        if view.chain[-2] not in view.lookers:
            return self.trusts_blind
        place = GLASSES.index(view.claims[-1].glass)
        return self.trusts - self.wary * sum(counts[place] for counts in view.glasses)

    def _judge_miam(self, view: View, rng: Dice) -> AnyStep:
        impossible = view.claims[-1].miam in (view.my_miam, *view.discarded)
        return Doubt() if impossible or rng.random() >= self.trusts_miam else Believe()

    def _give(self, view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        hint = hints(view)
        assert isinstance(hint, GiftHint), "all other phases are handled"
        ending = [step for step, ends in zip(legal, hint.ends, strict=True) if ends]
        return rng.choice(ending or legal)


# --- Regular ------------------------------------------------------------------

NOISE: Final = 0.1
"""A share of what is at stake: a choice that costs this much more is made 2.7 times less often."""
HARDER: Final = 0.3
"""A share of what is at stake: passing on costs this much more than it seems, as the others think too."""
FAR_FETCHED: Final = 0.2
"""How often naming one of the five types comes to mind, compared with believing or doubting."""


class Choice(NamedTuple):
    """An action with what speaks for and against it."""

    step: AnyStep
    cost: float
    """The estimated chance to lose the game after it."""
    likes: float = 0
    """How well it suits the temperament, as a share of what is at stake."""
    share: float = 1
    """How often it comes to mind, among choices of the same cost."""


def draw(choices: Sequence[Choice], at_stake: float, rng: Dice) -> Choice:
    """Draw one of the choices; those that cost much more than the cheapest are seldom drawn."""
    least = min(choice.cost for choice in choices)
    likes = [choice.likes + (least - choice.cost) / (at_stake or 1) for choice in choices]
    weights = [choice.share * exp(like / NOISE) for choice, like in zip(choices, likes, strict=True)]
    return rng.choices(choices, weights)[0]


class Regular(Struct, frozen=True):
    """Chooses what makes it least likely to lose, by the odds and by how the others have played so far.

    From everything it has heard it estimates how often each of the others lies,
    believes, names and passes on. It draws among choices that are nearly equally
    good, so that nobody can predict it.

    ``lies``, ``doubts`` and ``hides`` are preferences, each a share of what is at stake:
    to lie rather than tell the truth, to doubt rather than believe, and to pass a glass
    on or add its Miam rather than not.

    Measured (`regular,novice,novice,novice`): one among three novices loses 8% [7, 9].
    """

    lies: float = 0
    doubts: float = 0
    hides: float = 0

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        known = costs(view, heard)
        match view.phase:
            case "claim":
                return self._claim(known, legal, rng)
            case "answer" | "miam-answer":
                choices = [self._answering(known, step) for step in legal]
                return draw(choices, known.at_stake(view.chain[-2:-1]), rng).step
            case _:
                return least_generous(known, legal)

    # --- The offer -----

    def _claim(self, known: Costs, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        at_stake = known.at_stake(known.receivers())
        if Look() not in legal:
            return draw(self._offers(known, rng), at_stake, rng).step
        if not known.view.claims:  # nobody would believe a claim made without a look
            return Look()
        blind = draw(self._blind_offers(known, rng), at_stake, rng)
        # All offers without a look count as one alternative to looking.
        return draw([Choice(Look(), known.looking()), blind._replace(share=1)], at_stake, rng).step

    def _offers(self, known: Costs, rng: Dice) -> list[Choice]:
        truth = known.view.glass
        assert truth is not None, "the glass has been looked at"
        claims = truth, plausible_lie(known.view, rng)
        return [
            Choice(
                Offer(to, glass, miam),
                known.offering(to, truth, glass == truth, is_true_claim(known.view, miam)),
                self.lies * (glass != truth) + self.hides * (miam is not None),
            )
            for to, glass, miam in product(known.receivers(), claims, miams(known.view, rng))
        ]

    def _blind_offers(self, known: Costs, rng: Dice) -> list[Choice]:
        claims = known.belief.items()
        return [
            Choice(
                Offer(to, glass, miam),
                known.offering_unseen(to, glass, is_true_claim(known.view, miam)),
                self.hides * (miam is not None),
                share=chance,
            )
            for to, (glass, chance), miam in product(known.receivers(), claims, miams(known.view, rng))
        ]

    # --- The answer -----

    def _answering(self, known: Costs, step: AnyStep) -> Choice:
        match step:
            case Name(glass):
                return Choice(step, known.naming(glass), share=FAR_FETCHED)
            case Take():
                return Choice(step, known.looking(), self.hides - HARDER)
            case _:
                believed = isinstance(step, Believe)
                return Choice(step, known.judging(believed), 0 if believed else self.doubts)


def least_generous(known: Costs, legal: Sequence[AnyStep]) -> AnyStep:
    """The gift that serves the giver best."""
    gifts = [step for step in legal if isinstance(step, Give)]
    return min(gifts, key=lambda gift: known.giving(gift.glass))


def miams(view: View, rng: Dice) -> tuple[Miam | None, ...]:
    """The Miams to claim: none; for a player who has one also the truth and a lie, if possible plausible."""
    if view.my_miam is None:
        return (None,)
    others = [miam for miam in MIAMS if miam != view.my_miam]
    hidden = [miam for miam in others if miam not in view.discarded]
    return None, view.my_miam, rng.choice(hidden or others)


def is_true_claim(view: View, miam: Miam | None) -> bool | None:
    """Whether the claim about a Miam is true; ``None`` without a claim."""
    return None if miam is None else miam == view.my_miam


def plausible_lie(view: View, rng: Dice) -> Glass:
    """A type that the glass is not; the more glasses of a type are left, the likelier it is chosen."""
    left = count_unseen(view)
    others = [glass for glass in GLASSES if glass != view.glass]
    weights = [left.get(glass, 0) for glass in others]
    return rng.choices(others, weights)[0] if any(weights) else rng.choice(others)


TEMPERAMENTS: Final[Mapping[str, Regular]] = {
    "liar": Regular(lies=0.15),
    "honest": Regular(lies=-0.15),
    "doubter": Regular(doubts=0.15),
    "timid": Regular(hides=0.3),
}
"""The regulars that lean towards one kind of choice, by level."""

BOTS: Final[Mapping[str, Callable[[], Bot[View, AnyStep]]]] = {
    "random": RandomBot,
    "novice": Novice,
    "regular": Regular,
    **{name: partial(replace, bot) for name, bot in TEMPERAMENTS.items()},
}
