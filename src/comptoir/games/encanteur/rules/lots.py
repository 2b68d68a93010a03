"""The lots of the day (section 1): two are in view, the current one and the next."""

from msgspec.structs import replace

from comptoir.core.actors import Actor
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, put
from comptoir.games.encanteur.actions import DayBegun, Uncovered
from comptoir.games.encanteur.state import State


def morning(state: State, tell: Tell) -> State:
    """Begin a day. Only two lots come into view; the others are drawn later."""
    if tell:
        tell(DayBegun(state.day + 1, state.auctioneer, state.setup.lots))
    return replace(
        state,
        phase="lot",
        awaited=BY_CHANCE,
        day=state.day + 1,
        coming=state.setup.lots,
        idle=state.idle + 1,
    )


def uncover(state: State, actor: Actor, step: Uncovered, tell: Tell) -> State:
    """Bring a slate into view, as the lot or, if there is a lot already, as the next one."""
    place = state.setup.place.get(step.slate)
    if place is None or not state.pool[place]:
        raise IllegalAction(step, "no-such-lot", "1.1")
    pool = put(state.pool, place, state.pool[place] - 1)
    seen = replace(state, pool=pool, coming=state.coming - 1)
    if state.lot is None:
        return replace(seen, phase="lot" if seen.coming else "auction", lot=step.slate)
    return replace(seen, phase="auction", next_lot=step.slate)


def put_up_next_lot(state: State) -> State:
    """Put the next lot up for sale; after the last one, go on to the first service."""
    after = replace(state, lot=state.next_lot, next_lot=None, holder=None, price=0, due=())
    if after.coming:
        return replace(after, phase="lot", awaited=BY_CHANCE)
    if after.lot:
        return replace(after, phase="auction")
    return replace(after, phase="first-service", due=after.setup.seats_after[after.auctioneer])
