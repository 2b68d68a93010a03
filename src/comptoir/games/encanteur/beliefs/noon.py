"""The value of a decision at noon, found by playing the rest of the day."""

from collections.abc import Sequence

from comptoir.core.actors import Seat
from comptoir.core.dice import Dice
from comptoir.games.encanteur import rules
from comptoir.games.encanteur.actions import AnyStep, Dish, Display, Home, Serve
from comptoir.games.encanteur.beliefs.worth import Worth
from comptoir.games.encanteur.rules.end import points
from comptoir.games.encanteur.state import State
from comptoir.games.encanteur.views import View, determinize


def best_action(view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
    """The action that leaves the viewer best off in the evening."""
    seat = view.seat
    assert seat is not None, "only players decide"
    state, worth = determinize(view, rng), Worth(view)
    return max(legal, key=lambda step: value_in_the_evening(rules.apply(state, seat, step), seat, worth))


def value_in_the_evening(state: State, seat: Seat, worth: Worth) -> float:
    """The value in coins of what a seat has in the evening, if everybody takes the `greedy_action`."""
    while state.phase in ("serve", "display", "dish", "home"):
        actor = state.awaited[0]
        assert isinstance(actor, Seat), "chance does nothing at noon"
        state = rules.apply(state, actor, greedy_action(state, actor, worth))
    house = state.houses[seat]
    clients = sum(worth.client(seat, guest.client) for guest in house.guests)
    return house.money * worth.coin + points(state, seat) * worth.points[seat] + clients


def greedy_action(state: State, seat: Seat, worth: Worth) -> AnyStep:
    """The action of an owner who considers only their own house."""
    return max(rules.legal(state, seat), key=lambda step: attraction(step, seat, worth))


def attraction(step: AnyStep, seat: Seat, worth: Worth) -> float:
    """The value of an action to an owner who considers only their own house."""
    match step:
        case Serve(meals):
            wine = worth.setup.components.wine.pays * sum(meal.wine for meal in meals)
            return wine + sum(worth.sales(seat, [meal.dish], 1) for meal in meals)
        case Dish(slate):
            return worth.sales(seat, [slate], 1)
        case Display(bottles):
            return bottles
        case _:
            return step == Home(platter=True)
