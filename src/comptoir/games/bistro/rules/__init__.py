"""The rules, one module per section; this one says what may happen when."""

from collections.abc import Callable
from typing import Final

from comptoir.core.actors import Actor
from comptoir.core.turns import by_table
from comptoir.games.bistro.actions import (
    Addition,
    AnyStep,
    Believe,
    Dealt,
    Doubt,
    First,
    Give,
    Look,
    Name,
    Offer,
    Poured,
    See,
    Take,
)
from comptoir.games.bistro.components import GLASSES
from comptoir.games.bistro.rules import addition, answer, drawing, drinking, offer, set_up
from comptoir.games.bistro.rules.answer import may_take
from comptoir.games.bistro.rules.drinking import types_in
from comptoir.games.bistro.state import ANSWERS, Phase, State, claims


def legal(state: State, actor: Actor) -> tuple[AnyStep, ...]:
    """The actions that the actor may take now, in a fixed order."""
    if actor not in state.awaited:
        return ()
    match state.phase:
        case "claim":
            has_miam = state.miams[state.chain[-1]] is not None
            return claims(state.setup.seats, frozenset(state.chain), has_miam, actor in state.lookers)
        case "answer":
            return ANSWERS[state.claims[-1].glass, may_take(state)]
        case "miam-answer":
            return MIAM_ANSWERS
        case "gift":
            return tuple([GIFTS[glass] for glass in types_in(state.glasses[state.chain[-1]])])
        case _:
            return ()


GIFTS: Final = {glass: Give(glass) for glass in GLASSES}
MIAM_ANSWERS: Final = (Believe(), Doubt())

# Each handler takes only the type of step that is its key; the annotation cannot say this.
HANDLERS: Final[dict[Phase, dict[type[AnyStep], Callable[..., State]]]] = {  # type: ignore[explicit-any]
    "lot": {First: set_up.draw_starter},
    "miam": {Dealt: set_up.deal},
    "glass": {Poured: set_up.pour},
    "claim": {Look: drawing.look, Offer: offer.offer},
    "look": {See: drawing.see},
    "answer": {Believe: answer.believe, Doubt: answer.doubt, Name: answer.name, Take: answer.take},
    "reveal": {See: drinking.reveal},
    "miam-answer": {Believe: drinking.believe_miam, Doubt: drinking.doubt_miam},
    "gift": {Give: drinking.give},
    "blind": {See: drinking.drink_off_the_pile},
    "addition": {Addition: addition.pay},
    "over": {},
}

SECTIONS: Final[dict[Phase, str]] = {
    "lot": "0.7",
    "miam": "0.5",
    "glass": "0.4",
    "claim": "2.1",
    "look": "1.3",
    "answer": "3.1",
    "reveal": "4.1",
    "miam-answer": "4.4",
    "gift": "4.6",
    "blind": "4.7",
    "addition": "5.3",
    "over": "6.1",
}
"""The section of the rules page that says what happens in a phase, and who acts."""


apply = by_table(HANDLERS, SECTIONS)
