"""The answer (section 3): the receiver judges the claim, or takes the glass over."""

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE
from comptoir.games.bistro.actions import Believe, Doubt, Name, Take
from comptoir.games.bistro.components import GLASSES, Glass
from comptoir.games.bistro.rules.drinking import return_miam, show
from comptoir.games.bistro.state import State, Verdict


def take(state: State, receiver: Seat, step: Take, tell: Tell) -> State:
    """The receiver takes the glass over and has to pass it on; the Miam goes back unseen."""
    if not may_take(state):
        raise IllegalAction(step, "no-one-left", "3.6")
    return_miam(state, tell)
    return replace(state, phase="claim", awaited=(receiver,))


def may_take(state: State) -> bool:
    """Whether there is a seat that has not held the glass."""
    return len(state.chain) < state.setup.seats


def believe(state: State, receiver: Seat, step: Believe, tell: Tell) -> State:
    """The receiver says that the claim is true."""
    return judge(state, "believe", None, tell)


def doubt(state: State, receiver: Seat, step: Doubt, tell: Tell) -> State:
    """The receiver says that the claim is false."""
    return judge(state, "doubt", None, tell)


def name(state: State, receiver: Seat, step: Name, tell: Tell) -> State:
    """The receiver says that the glass is another type, and which."""
    if step.glass not in GLASSES or step.glass == state.claims[-1].glass:
        raise IllegalAction(step, "no-name", "3.4")
    return judge(state, "name", step.glass, tell)


def judge(state: State, verdict: Verdict, named: Glass | None, tell: Tell) -> State:
    """Turn the glass up after the receiver's answer; chance decides its type if nobody has looked."""
    judged = replace(state, phase="reveal", awaited=BY_CHANCE, verdict=verdict, named=named)
    return judged if state.glass is None else show(judged, state.glass, tell)
