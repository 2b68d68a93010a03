"""The rules, one module per section; this one says what may happen when."""

from collections.abc import Callable
from typing import Final

from comptoir.core.actors import CHANCE, Actor
from comptoir.core.turns import by_table
from comptoir.games.polterfass.actions import AnyStep, Assign, Close, First, Order, Roll, Rolled
from comptoir.games.polterfass.rules import calculation, first_roll, order, serving, set_up
from comptoir.games.polterfass.rules.calculation import assignments
from comptoir.games.polterfass.state import Phase, State


def legal(state: State, actor: Actor) -> tuple[AnyStep, ...]:
    """The actions that the actor may take now, in a fixed order."""
    if actor not in state.awaited or actor is CHANCE:
        return ()
    if state.phase == "order":
        return state.setup.orders
    if state.phase == "serving":
        return state.setup.servings_with(state.faces)
    return assignments(state)


# Each handler takes only the type of step that is its key; the annotation cannot say this.
HANDLERS: Final[dict[Phase, dict[type[AnyStep], Callable[..., State]]]] = {  # type: ignore[explicit-any]
    "lot": {First: set_up.draw_innkeeper},
    "first-roll": {Rolled: first_roll.first_roll},
    "order": {Order: order.order},
    "serving": {Close: serving.close, Roll: serving.roll_on},
    "roll": {Rolled: serving.roll},
    "calculation": {Assign: calculation.choose_targets},
    "over": {},
}

SECTIONS: Final[dict[Phase, str]] = {
    "lot": "0.8",
    "first-roll": "1.1",
    "order": "2.1",
    "serving": "3.1",
    "roll": "3.3",
    "calculation": "4.5",
    "over": "6.3",
}
"""The section of the rules page that says what happens in a phase, and who acts."""


apply = by_table(HANDLERS, SECTIONS)
