"""Set-up (section 0): who goes first, and a hand for everybody."""

from msgspec.structs import replace

from comptoir.core.actors import Actor
from comptoir.core.setups import intern
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, check_seat
from comptoir.games.tidewater.actions import First
from comptoir.games.tidewater.components import Cards, Components, Options
from comptoir.games.tidewater.state import Setup, State

EMPTY: Cards = frozenset()


def opening(seats: int, options: Options, components: Components) -> State:
    """The state before the first step; chance may still have to draw who goes first."""
    setup, none = intern(Setup(seats, options, components)), (EMPTY,) * seats
    state = State(setup, "lot", BY_CHANCE, 0, setup.cards, none, (None,) * seats, none, EMPTY, (0,) * seats)
    return state if options.first_seat is None else replace(state, phase="draw", turn=options.first_seat)


def draw_first(state: State, actor: Actor, step: First, tell: Tell) -> State:
    """The lot falls on a seat; then everybody draws a hand."""
    check_seat(state, step, step.seat, "0.2")
    return replace(state, phase="draw", turn=step.seat)
