"""The next round and the end (section 6): the cup moves on until somebody has reached the target."""

from msgspec.structs import replace

from comptoir.core.game import Result
from comptoir.core.steps import Tell
from comptoir.core.turns import ranks
from comptoir.games.polterfass.actions import GameEnded
from comptoir.games.polterfass.rules.set_up import begin_round
from comptoir.games.polterfass.state import State


def next_round(state: State, tell: Tell) -> State:
    """The cup moves clockwise, unless somebody has reached the target or it was the last round (P11)."""
    figures = state.setup.components
    if max(state.totals) >= figures.target:
        return end(state, "target", tell)
    if state.round >= figures.last_round:
        return end(state, "last-round", tell)
    return begin_round(state, (state.innkeeper + 1) % state.setup.seats, tell)


def end(state: State, reason: str, tell: Tell) -> State:
    """End the game: the most mugs win."""
    if tell:
        tell(GameEnded(reason, ranks(state.totals)))
    return replace(state, phase="over", awaited=(), orders=state.setup.no_orders, reason=reason)


def scores(state: State) -> tuple[int, ...]:
    """Mugs by seat."""
    return state.totals


def result(state: State) -> Result | None:
    """Ranks, mugs and the reason once the game is over; equal totals share a rank (P9)."""
    if state.phase != "over":
        return None
    return Result(ranks(state.totals), state.totals, state.reason)
