"""Drawing (section 1): the starter draws a glass, and its holder may look."""

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE
from comptoir.games.bistro.actions import Drawn, Look, Poured, See, Seen
from comptoir.games.bistro.components import GLASSES, Glass
from comptoir.games.bistro.state import PLACE, Phase, State


def begin_turn(state: State, starter: Seat, tell: Tell) -> State:
    """The starter draws a glass face down."""
    if tell:
        tell(Drawn(starter))
    return clear(state, starter, "claim", (starter,))


def clear(state: State, starter: Seat, phase: Phase, awaited: tuple[Actor, ...]) -> State:
    """Forget the last glass: only ``starter`` has held the new one, and nobody has seen it or made claims."""
    return replace(
        state,
        phase=phase,
        awaited=awaited,
        chain=(starter,),
        claims=(),
        lookers=(),
        glass=None,
        shown=False,
        verdict=None,
        named=None,
    )


def look(state: State, holder: Seat, step: Look, tell: Tell) -> State:
    """The holder looks, once; chance decides the type unless an earlier holder has looked."""
    if holder in state.lookers:
        raise IllegalAction(step, "has-looked", "1.3")
    if state.glass is None:
        return replace(state, phase="look", awaited=BY_CHANCE)
    return show_holder(state, state.glass, tell)


def see(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """Chance decides the type that the holder sees, and with it the type of the glass."""
    glass = check_glass(state, step, "1.3")
    return show_holder(replace(state, glass=glass), glass, tell)


def check_glass(state: State, step: Poured | See, section: str) -> Glass:
    """The glass that chance brings; refuse one that is no glass, and a type with all glasses face up."""
    glass = step.glass
    if glass not in GLASSES or not state.unseen[PLACE[glass]]:
        raise IllegalAction(step, "no-such-glass", section)
    return glass


def show_holder(state: State, glass: Glass, tell: Tell) -> State:
    """The holder sees the glass, and has to offer it next."""
    holder = state.chain[-1]
    if tell:
        tell(Seen(holder, glass))
    return replace(state, phase="claim", awaited=(holder,), lookers=(*state.lookers, holder))
