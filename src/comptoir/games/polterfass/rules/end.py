"""The next round and the end (section 6): the cup moves on until somebody has reached the target."""

from collections.abc import Sequence

from msgspec.structs import replace

from comptoir.core.game import Result
from comptoir.core.steps import Tell
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


def ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Ranks by seat from 1; equal totals share one (P9)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def scores(state: State) -> tuple[int, ...]:
    """Mugs by seat."""
    return state.totals


def result(state: State) -> Result | None:
    """Ranks, mugs and the reason once the game is over."""
    if state.phase != "over":
        return None
    return Result(ranks(state.totals), state.totals, state.reason)
