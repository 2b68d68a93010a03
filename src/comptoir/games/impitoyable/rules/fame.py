"""Fame (section 3): the active player may buy fields."""

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.steps import Tell
from comptoir.games.impitoyable.actions import Buy
from comptoir.games.impitoyable.rules.end import bought, ends_at_finish, most_bought
from comptoir.games.impitoyable.state import State


def offer_fame(state: State, tell: Tell) -> State:
    """The active player is asked, if there is anything to buy and gold to buy it with."""
    if most_bought(state, state.active) < 1:
        return replace(state, phase="recruiting")
    return replace(state, phase="buy", awaited=state.setup.only[state.active])


def buy(state: State, seat: Seat, step: Buy, tell: Tell) -> State:
    """So many fields are bought, which may end the game."""
    return ends_at_finish(replace(bought(state, seat, step, tell), phase="recruiting"), tell)
