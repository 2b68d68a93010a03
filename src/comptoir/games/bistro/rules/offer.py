"""The offer (section 2): the glass goes to somebody, with a claim."""

from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.games.bistro.actions import Offer
from comptoir.games.bistro.components import GLASSES, MIAMS
from comptoir.games.bistro.state import Claim, State


def offer(state: State, holder: Seat, step: Offer, tell: Tell) -> State:
    """The glass goes to somebody who has not held it this turn, with a claim, true or not."""
    if step.miam is not None and state.miams[holder] is None:
        raise IllegalAction(step, "no-miam", "2.3")
    if not may_receive(state, step.to) or step.glass not in GLASSES or step.miam not in CLAIMED_WITH:
        raise IllegalAction(step, "no-offer", "2.1", last=state.setup.seats - 1)
    return replace(
        state,
        phase="answer",
        awaited=(step.to,),
        chain=(*state.chain, step.to),
        claims=(*state.claims, Claim(step.glass, step.miam)),
    )


CLAIMED_WITH: Final = (None, *MIAMS)
"""What an offer can claim of a Miam; ``None`` if it has no Miam."""


def may_receive(state: State, seat: Seat) -> bool:
    """Whether there is such a seat, and it has not held the glass this turn."""
    return type(seat) is int and 0 <= seat < state.setup.seats and seat not in state.chain
