"""What chance brings: the lot, Miams, unseen glasses, and Additions (sections 0, 1, 4 and 5)."""

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from typing import Final, TypeVar

from comptoir.core.dice import Dice
from comptoir.core.steps import Step
from comptoir.games.bistro.actions import Addition, Dealt, First, Outcome, Poured, See
from comptoir.games.bistro.components import GLASSES, Glass
from comptoir.games.bistro.rules.addition import additions_left
from comptoir.games.bistro.rules.set_up import miams_left
from comptoir.games.bistro.state import Counts, Phase, State

OutcomeT = TypeVar("OutcomeT", bound=Step)


def odds(state: State) -> tuple[tuple[Outcome, Fraction], ...]:
    """Each outcome of chance with its exact probability."""
    make = MAKERS.get(state.phase)
    return make(state) if make else ()


def odds_of_each(outcomes: Iterable[OutcomeT]) -> tuple[tuple[OutcomeT, Fraction], ...]:
    """Each outcome with its share of ``outcomes``."""
    counted = Counter(outcomes)
    total = counted.total()
    return tuple((outcome, Fraction(times, total)) for outcome, times in counted.items())


@lru_cache(maxsize=4096)
def odds_of_glass(left: Counts) -> tuple[tuple[Glass, Fraction], ...]:
    """The odds of each type for a face-down glass, given the counts that do not stand face up."""
    total = sum(left)
    return tuple((glass, Fraction(count, total)) for glass, count in zip(GLASSES, left, strict=True) if count)


def odds_of_poured(state: State) -> tuple[tuple[Poured, Fraction], ...]:
    """The odds of the glass that the seat due takes."""
    return tuple((Poured(state.due, glass), chance) for glass, chance in odds_of_glass(state.unseen))


def odds_of_seen(state: State) -> tuple[tuple[See, Fraction], ...]:
    """The odds of the glass that is looked at, turned up or drunk off the pile."""
    return tuple((SEEN[glass], chance) for glass, chance in odds_of_glass(state.unseen))


SEEN: Final = {glass: See(glass) for glass in GLASSES}

MAKERS: Final[dict[Phase, Callable[[State], tuple[tuple[Outcome, Fraction], ...]]]] = {
    "lot": lambda state: odds_of_each(map(First, range(state.setup.seats))),
    "miam": lambda state: odds_of_each(Dealt(state.due, miam) for miam in miams_left(state.miams)),
    "glass": odds_of_poured,
    "look": odds_of_seen,
    "reveal": odds_of_seen,
    "blind": odds_of_seen,
    "addition": lambda state: odds_of_each(map(Addition, additions_left(state))),
}


def sample(state: State, rng: Dice) -> Outcome:
    """An outcome drawn by its odds."""
    match state.phase:
        case "lot":
            return First(rng.randrange(state.setup.seats))
        case "miam":
            return Dealt(state.due, rng.choice(miams_left(state.miams)))
        case "addition":
            return Addition(rng.choice(additions_left(state)))
        case "glass":
            return Poured(state.due, draw_glass(state.unseen, rng))
        case _:
            return SEEN[draw_glass(state.unseen, rng)]


def draw_glass(left: Counts, rng: Dice) -> Glass:
    """The type of a glass drawn from the ``left`` ones, all equally likely."""
    up_to = tuple(accumulate(left))
    return GLASSES[bisect(up_to, int(rng.random() * up_to[-1]))]
