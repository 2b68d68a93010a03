"""What chance brings: the lot, and how barrels fall (section 0, ruling P10)."""

from fractions import Fraction
from functools import lru_cache
from itertools import product

from comptoir.core.dice import Dice
from comptoir.games.polterfass.actions import First, Outcome, Rolled
from comptoir.games.polterfass.components import Components, Face
from comptoir.games.polterfass.state import State


def odds(state: State) -> tuple[tuple[Outcome, Fraction], ...]:
    """Each outcome of chance with its exact probability."""
    if state.phase == "lot":
        return tuple((First(seat), Fraction(1, state.setup.seats)) for seat in range(state.setup.seats))
    return odds_of(state.setup.components, state.cup, state.setup.faces_of(state.cup)) if state.cup else ()


@lru_cache(maxsize=128)
def odds_of(
    figures: Components, cup: str, faces: tuple[tuple[Face, Face, Face], ...]
) -> tuple[tuple[Rolled, Fraction], ...]:
    """Each way the barrels in the cup can fall, with its chance; they fall independently (P10)."""
    falls: dict[tuple[Face, ...], Fraction] = {}
    for fallen, chance in zip(product(*faces), chances_of_ends(figures, len(cup)), strict=True):
        # A barrel of the same value on both ends falls in two ways that look alike.
        falls[fallen] = falls[fallen] + chance if fallen in falls else chance
    return tuple([(Rolled(cup, fallen), chance) for fallen, chance in falls.items()])


@lru_cache(maxsize=16)
def chances_of_ends(figures: Components, thrown: int) -> tuple[Fraction, ...]:
    """The chance of each combination of lying, first end and second end, in the order of ``product``."""
    stands, top = figures.stands(thrown), figures.top_end
    chances = {
        (first, second): (stands * top) ** first
        * (stands * (1 - top)) ** second
        * (1 - stands) ** (thrown - first - second)
        for first, second in product(range(thrown + 1), repeat=2)
        if first + second <= thrown
    }
    return tuple([chances[ends.count(1), ends.count(2)] for ends in product(range(3), repeat=thrown)])


def sample(state: State, rng: Dice) -> Outcome:
    """An outcome drawn by its odds, barrel by barrel."""
    setup, cup, draw = state.setup, state.cup, rng.random
    if not cup:
        return First(rng.randrange(setup.seats))
    top, stands = setup.chances[len(cup)]
    faces = [
        lying if (fall := draw()) >= stands else first if fall < top else second
        for lying, first, second in setup.faces_of(cup)
    ]
    return Rolled(cup, tuple(faces))
