"""Set-up (section 0): who is the first innkeeper, and how a round begins."""

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.setups import intern
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, check_seat
from comptoir.games.polterfass.actions import First, RoundBegun
from comptoir.games.polterfass.components import Components, Options, check
from comptoir.games.polterfass.state import Setup, State


def opening(seats: int, options: Options, components: Components) -> State:
    """The state before the first step; chance draws the first innkeeper unless an option names one (P2).

    Raises:
        BadEdition: with these components a game might never end.
    """
    check(components)
    setup = intern(Setup(seats, options, components))
    state = State(
        setup=setup,
        phase="lot",
        awaited=BY_CHANCE,
        round=0,
        innkeeper=0,
        faces=setup.all_lying,
        cup="",
        orders=setup.no_orders,
        shown=setup.no_orders,
        totals=(0,) * seats,
        pad=(),
    )
    return state if options.first_seat is None else begin_round(state, options.first_seat, None)


def draw_innkeeper(state: State, actor: Actor, step: First, tell: Tell) -> State:
    """Begin the first round with the innkeeper drawn by lot (P2)."""
    check_seat(state, step, step.seat, "0.8")
    return begin_round(state, step.seat, tell)


def begin_round(state: State, innkeeper: Seat, tell: Tell) -> State:
    """Begin a round: the innkeeper puts all barrels into the cup."""
    if tell:
        tell(RoundBegun(state.round + 1, innkeeper))
    setup = state.setup
    return replace(
        state,
        phase="first-roll",
        awaited=BY_CHANCE,
        round=state.round + 1,
        innkeeper=innkeeper,
        faces=setup.all_lying,
        cup=setup.barrels,
        orders=setup.no_orders,
    )
