"""Fame (section 3): the active player may buy fields."""

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.steps import Tell
from comptoir.games.impitoyable.actions import Buy
from comptoir.games.impitoyable.rules.end import buy_fields, end_at_finish, most_fields
from comptoir.games.impitoyable.state import State


def offer_fame(state: State, tell: Tell) -> State:
    """Ask the active player how many fields to buy, if they can buy any."""
    if most_fields(state, state.active) < 1:
        return replace(state, phase="recruiting")
    return replace(state, phase="buy", awaited=state.setup.alone[state.active])


def buy(state: State, seat: Seat, step: Buy, tell: Tell) -> State:
    """The active player buys fields, which may end the game."""
    return end_at_finish(replace(buy_fields(state, seat, step, tell), phase="recruiting"), tell)
