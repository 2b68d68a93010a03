"""Set-up (section 0): who starts, and the Miams and glasses that a round begins with."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.setups import intern
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, check_seat, put
from comptoir.games.bistro.actions import Dealt, First, Poured, RoundBegun
from comptoir.games.bistro.components import GLASSES, MIAMS, Components, Glass, Miam, Options, check
from comptoir.games.bistro.rules.drawing import begin_turn, check_glass, clear
from comptoir.games.bistro.state import Setup, State, change, change_at

NO_GLASSES: Final = (0,) * len(GLASSES)


def opening(seats: int, options: Options, components: Components) -> State:
    """The state before the first step; chance draws the first starter unless an option names one (B1).

    Raises:
        BadEdition: with these components a game might never end.
    """
    check(components, seats)
    setup = intern(Setup(seats, options, components))
    state = State(
        setup=setup,
        phase="lot",
        awaited=BY_CHANCE,
        round=0,
        due=0,
        chain=(),
        claims=(),
        lookers=(),
        glass=None,
        shown=False,
        verdict=None,
        named=None,
        glasses=(NO_GLASSES,) * seats,
        unseen=components.glasses,
        miams=(None,) * seats,
        discarded=(),
        additions=((),) * seats,
        voids=0,
    )
    return state if options.first_seat is None else begin_round(state, options.first_seat, None)


def draw_starter(state: State, actor: Actor, step: First, tell: Tell) -> State:
    """Begin the first round with the starter drawn by lot (B1)."""
    check_seat(state, step, step.seat, "0.7")
    return begin_round(state, step.seat, tell)


def begin_round(state: State, starter: Seat, tell: Tell) -> State:
    """Begin a round: collect the glasses; deal the Miams in the first round and after one was lost."""
    dealing = not state.setup.options.short_game and (state.round == 0 or bool(state.discarded))
    if tell:
        tell(RoundBegun(state.round + 1, starter, dealing))
    cleared = replace(
        clear(state, starter, "miam" if dealing else "glass", BY_CHANCE),
        round=state.round + 1,
        glasses=(NO_GLASSES,) * state.setup.seats,
        unseen=state.setup.components.glasses,
    )
    if dealing:
        return replace(cleared, due=0, miams=(None,) * state.setup.seats, discarded=())
    return pour_for(cleared, 0, tell)


def deal(state: State, actor: Actor, step: Dealt, tell: Tell) -> State:
    """Give the next seat its Miam; after the last Miam, glasses follow."""
    if step.seat != state.due or type(step.seat) is not int:
        raise IllegalAction(step, "not-served-now", "0.5", seat=state.due)
    if step.miam not in miams_left(state.miams):
        raise IllegalAction(step, "no-such-miam", "0.5")
    dealt = replace(state, miams=put(state.miams, state.due, step.miam))
    if state.due + 1 < state.setup.seats:
        return replace(dealt, due=state.due + 1)
    return pour_for(dealt, 0, tell)


@lru_cache(maxsize=4096)
def miams_left(dealt: tuple[Miam | None, ...]) -> tuple[Miam, ...]:
    """The Miams not dealt yet."""
    return tuple([miam for miam in MIAMS if miam not in dealt])


def pour_for(state: State, seat: Seat, tell: Tell) -> State:
    """Pour for ``seat`` or the next seat without an Addition; if no such seat is left, begin a turn."""
    while seat < state.setup.seats:
        if not state.additions[seat]:
            return replace(state, phase="glass", due=seat)
        seat += 1
    # A box has more glasses than seats, so one is left to draw.
    return begin_turn(state, state.chain[0], tell)


def pour(state: State, actor: Actor, step: Poured, tell: Tell) -> State:
    """Put the glass of the next seat face up in front of it."""
    if step.seat != state.due or type(step.seat) is not int:
        raise IllegalAction(step, "not-served-now", "0.4", seat=state.due)
    glass = check_glass(state, step, "0.4")
    return pour_for(set_down(state, state.due, glass), state.due + 1, tell)


def set_down(state: State, seat: Seat, glass: Glass) -> State:
    """Put an unseen glass face up in front of ``seat``."""
    return replace(
        state,
        glasses=change_at(state.glasses, seat, glass, 1),
        unseen=change(state.unseen, glass, -1),
    )
