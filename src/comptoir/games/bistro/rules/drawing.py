"""Drawing (section 1): the starter draws a glass, and whoever holds it may look."""

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.games.bistro.actions import Drawn, Look, Poured, See, Seen
from comptoir.games.bistro.components import GLASSES, Glass
from comptoir.games.bistro.state import BY_CHANCE, PLACE, Phase, State


def begin_turn(state: State, starter: Seat, tell: Tell) -> State:
    """The starter draws a glass face down."""
    if tell:
        tell(Drawn(starter))
    return clear(state, starter, "claim", (starter,))


def clear(state: State, starter: Seat, phase: Phase, awaited: tuple[Actor, ...]) -> State:
    """Of this turn's glass nothing is known or said, and nobody but ``starter`` has to do with it."""
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
    """The holder looks, once; what the glass is may have been seen before."""
    if holder in state.lookers:
        raise IllegalAction(step, "has-looked", "1.3")
    if state.glass is None:
        return replace(state, phase="look", awaited=BY_CHANCE)
    return seen(state, state.glass, tell)


def see(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """What the glass is that the holder looks at: from now on it is that."""
    glass = brought(state, step, "1.3")
    return seen(replace(state, glass=glass), glass, tell)


def brought(state: State, step: Poured | See, section: str) -> Glass:
    """The glass that chance brings, unless it is none, or of a type of which all stand face up."""
    glass = step.glass
    if glass not in GLASSES or not state.unseen[PLACE[glass]]:
        raise IllegalAction(step, "no-such-glass", section)
    return glass


def seen(state: State, glass: Glass, tell: Tell) -> State:
    """The holder knows the glass, and has yet to offer it."""
    holder = state.chain[-1]
    if tell:
        tell(Seen(holder, glass))
    return replace(state, phase="claim", awaited=(holder,), lookers=(*state.lookers, holder))
