"""The rules, one module a section. This module says which steps are legal, and applies them."""

from collections.abc import Callable
from typing import Final, NoReturn

from comptoir.core.actors import CHANCE, CLOCK, Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import passing_on
from comptoir.games.encanteur.actions import (
    AnyStep,
    Dealt,
    Discard,
    Dish,
    Display,
    First,
    Home,
    Pass,
    Removed,
    Serve,
    Take,
    Tick,
    Uncovered,
    Wait,
)
from comptoir.games.encanteur.rules import auction, evening, first_service, lots, set_up, wandering
from comptoir.games.encanteur.rules.auction import TAKE
from comptoir.games.encanteur.rules.first_service import servings_of
from comptoir.games.encanteur.rules.set_up import discards
from comptoir.games.encanteur.rules.wandering import suitable_dishes, walker
from comptoir.games.encanteur.state import Phase, State


def legal(state: State, actor: Actor) -> tuple[AnyStep, ...]:
    """The actions that the actor may take now, in a fixed order."""
    if actor not in state.awaited or actor is CHANCE:
        return ()
    match state.phase:
        case "falling":
            return live_actions(actor) if state.setup.is_live else TAKE_OR_WAIT
        case "rising":
            return live_actions(actor) if state.setup.is_live else TAKE_OR_PASS
        case "serve":
            return servings_of(state, state.due[0])
        case "display":
            return DISPLAYS[: state.houses[state.due[0]].wine + 1]
        case "dish":
            return dish_choices(state)
        case "home":
            return AT_HOME
        case _:
            return discards(state.removed, state.setup.components.discards)


def live_actions(actor: Actor) -> tuple[AnyStep, ...]:
    """The actor's actions in an auction in live tempo."""
    return TICK if actor is CLOCK else JUST_TAKE


def dish_choices(state: State) -> tuple[AnyStep, ...]:
    """The choices of a dish for the client who has walked in."""
    (host,) = state.awaited
    assert isinstance(host, Seat)
    found = suitable_dishes(state.setup, state.houses[host].dishes, walker(state).client)
    return tuple([Dish(slate) for slate in found])


TAKE_OR_WAIT: Final = (TAKE, Wait())
TAKE_OR_PASS: Final = (TAKE, Pass())
JUST_TAKE: Final = (TAKE,)
TICK: Final = (Tick(),)
DISPLAYS: Final = tuple(map(Display, range(5)))
AT_HOME: Final = (Home(platter=True), Home(platter=False))

# Each handler takes only the kind of step that is its key, which its type cannot express.
HANDLERS: Final[dict[Phase, dict[type[AnyStep], Callable[..., State]]]] = {  # type: ignore[explicit-any]
    "first": {First: set_up.draw_auctioneer},
    "removal": {Removed: set_up.remove},
    "client": {Dealt: set_up.deal},
    "discard": {Discard: set_up.discard},
    "lot": {Uncovered: lots.uncover},
    "falling": {Take: auction.take, Wait: auction.wait, Tick: auction.tick},
    "rising": {Take: auction.take, Pass: auction.give_up, Tick: auction.tick},
    "serve": {Serve: first_service.serve},
    "display": {Display: wandering.display},
    "dish": {Dish: wandering.choose_dish},
    "home": {Home: wandering.feed_at_home},
    "over": {},
}

PASSING: Final[dict[Phase, Callable[[State, Tell], State]]] = {
    "morning": lots.morning,
    "auction": auction.open_lot,
    "first-service": first_service.serve_next,
    "windows": wandering.dress_windows,
    "walks": wandering.walk_on,
    "evening": evening.end_of_day,
}
"""By phase that needs no step: the rule that carries it out."""

SECTIONS: Final[dict[Phase, str]] = {
    "first": "0.8",
    "removal": "0.4",
    "client": "0.5",
    "discard": "0.7",
    "lot": "1.3",
    "falling": "2.1",
    "rising": "2.3",
    "serve": "3.1",
    "display": "4.2",
    "dish": "4.6",
    "home": "4.9",
    "over": "6.1",
}
"""By phase: the paragraph of the rules that says who acts and how."""


go_on = passing_on(PASSING)


def apply(state: State, actor: Actor, step: AnyStep, tell: Tell = None) -> State:
    """The state after a step. ``tell`` receives the events that follow, in order.

    Raises:
        IllegalAction: this actor may not take this step now.
    """
    handler = HANDLERS[state.phase].get(type(step))
    if handler is None:
        raise IllegalAction(step, "not-now", SECTIONS[state.phase], phase=state.phase)
    if actor not in state.awaited:
        refuse(state, actor, step)
    if (actor is CLOCK) is not (type(step) is Tick):
        raise IllegalAction(step, "not-yours", SECTIONS[state.phase], phase=state.phase)
    after = handler(state, actor, step, tell)
    return go_on(after, tell)


def refuse(state: State, actor: Actor, step: AnyStep) -> NoReturn:
    """Refuse a step by an actor who is not awaited, with the reason.

    Raises:
        IllegalAction: always.
    """
    if isinstance(step, Take) and isinstance(actor, Seat) and actor in range(state.setup.seats):
        if actor == state.holder:
            raise IllegalAction(step, "already-yours", "2.4")
        price, money = state.price + (state.holder is not None), state.houses[actor].money
        if money < price:
            raise IllegalAction(step, "too-dear", "2.4", price=price, money=money)
    raise IllegalAction(step, "not-yours", SECTIONS[state.phase], phase=state.phase)
