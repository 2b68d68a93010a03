"""What chance brings: the lot, the cards and the tide."""

from fractions import Fraction

from comptoir.core import turns
from comptoir.core.dice import Dice
from comptoir.games.tidewater.actions import Drawn, First, Outcome, Rolled
from comptoir.games.tidewater.components import TIDE_DIE
from comptoir.games.tidewater.state import State


def odds(state: State) -> tuple[tuple[Outcome, Fraction], ...]:
    """Each outcome of chance with its exact probability."""
    if state.phase == "lot":
        return tuple((First(seat), Fraction(1, state.setup.seats)) for seat in range(state.setup.seats))
    if state.phase == "draw":
        return tuple((Drawn(state.drawer, card), Fraction(1, len(state.hold))) for card in sorted(state.hold))
    tides = TIDE_DIE if state.phase == "tide" else {}
    return tuple((Rolled(tide), Fraction(sides, 6)) for tide, sides in tides.items())


def sample(state: State, rng: Dice) -> Outcome:
    """One outcome, drawn with its odds."""
    return turns.draw(odds(state), rng)
