"""The rules, one module per section; this one says what may happen when."""

from collections.abc import Callable
from typing import Final

from comptoir.core.actors import Actor, Seat
from comptoir.core.turns import by_table
from comptoir.games.tidewater.actions import AnyStep, Drawn, First, Load, Rolled, Sail, Stow
from comptoir.games.tidewater.rules import set_up, turn
from comptoir.games.tidewater.state import Phase, State


def legal(state: State, actor: Actor) -> tuple[AnyStep, ...]:
    """The actor's actions now, in one fixed order."""
    if actor not in state.awaited or not isinstance(actor, Seat):
        return ()
    hand = sorted(state.hands[actor])
    if state.phase == "stow":
        return tuple(map(Stow, hand))
    return (*map(Load, hand), Sail()) if state.barges[actor] else tuple(map(Load, hand))


# Each handler takes only the type of step beside it, which its type cannot say.
HANDLERS: Final[dict[Phase, dict[type[AnyStep], Callable[..., State]]]] = {  # type: ignore[explicit-any]
    "lot": {First: set_up.draw_first},
    "draw": {Drawn: turn.draw},
    "stow": {Stow: turn.stow},
    "load": {Load: turn.load, Sail: turn.sail},
    "tide": {Rolled: turn.ride},
    "over": {},
}

SECTIONS: Final[dict[Phase, str]] = {
    "lot": "0.2", "draw": "0.3", "stow": "1.1", "load": "1.2", "tide": "1.4", "over": "2.1"
}  # fmt: skip

apply = by_table(HANDLERS, SECTIONS)
