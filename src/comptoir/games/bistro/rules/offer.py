"""The offer (section 2): the holder passes the glass to another player, with a claim."""

from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.games.bistro.actions import Offer
from comptoir.games.bistro.components import GLASSES, MIAMS
from comptoir.games.bistro.state import Claim, State


def offer(state: State, holder: Seat, step: Offer, tell: Tell) -> State:
    """Pass the glass to a player who has not held it this turn, with a claim, true or not."""
    if step.miam is not None and state.miams[holder] is None:
        raise IllegalAction(step, "no-miam", "2.3")
    if not may_receive(state, step.to) or step.glass not in GLASSES or step.miam not in CLAIMED_MIAMS:
        raise IllegalAction(step, "no-offer", "2.1", last=state.setup.seats - 1)
    return replace(
        state,
        phase="answer",
        awaited=(step.to,),
        chain=(*state.chain, step.to),
        claims=(*state.claims, Claim(step.glass, step.miam)),
    )


CLAIMED_MIAMS: Final = (None, *MIAMS)
"""The Miams that an offer can claim; ``None`` for an offer without a Miam."""


def may_receive(state: State, seat: Seat) -> bool:
    """Whether the seat exists and has not held the glass this turn."""
    return type(seat) is int and 0 <= seat < state.setup.seats and seat not in state.chain
