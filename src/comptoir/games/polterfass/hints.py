"""What to show beside a decision, derived from the view alone."""

from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from comptoir.games.polterfass.actions import Roll
from comptoir.games.polterfass.components import Face
from comptoir.games.polterfass.rules.calculation import assignments_with, mugs_served
from comptoir.games.polterfass.rules.serving import cup_of
from comptoir.games.polterfass.state import Setup
from comptoir.games.polterfass.views import View


class OrderMeaning(Struct, frozen=True):
    """What a guest can get for an order of ``mugs`` (section 5).

    ``enough`` is for the case that there is enough for all or the innkeeper fails. The others are for
    guests who were too greedy: ``greediest`` for the highest order; ``modest`` for the lowest, the least
    and the most that it can bring, or ``None`` if no order can be higher.
    """

    mugs: int
    enough: int
    greediest: int
    modest: tuple[int, int] | None


class OrderHint(Struct, frozen=True, tag="order"):
    """Beside an order: closing at once would serve ``least`` to ``most`` mugs to all ``guests`` together."""

    guests: int
    least: int
    most: int
    meanings: tuple[OrderMeaning, ...]


class RollHint(Struct, frozen=True):
    """Rolling on with these specials: how many barrels are thrown, and the chance that none stands."""

    specials: str
    thrown: int
    fails: Fraction


class ServingHint(Struct, frozen=True, tag="serving"):
    """Beside the choice to close or roll on: what closing now would serve, and each way to roll on.

    ``ordered`` is the least and the most that the guests can have ordered in all, given the cards they laid.
    """

    least: int
    most: int
    ordered: tuple[int, int]
    rolls: tuple[RollHint, ...]


class AssignHint(Struct, frozen=True, tag="calculation"):
    """Beside the calculation: the mugs that each assignment serves, in the order of the legal actions."""

    served: tuple[int, ...]


Hint: TypeAlias = OrderHint | ServingHint | AssignHint


def hints(view: View) -> Hint | None:
    """The hint for the viewer's decision; ``None`` if the viewer has nothing to decide."""
    if view.seat not in view.awaited:
        return None
    if view.phase == "order":
        return order_hint(view)
    return serving_hint(view) if view.phase == "serving" else AssignHint(mugs_by_assignment(view))


def order_hint(view: View) -> OrderHint:
    """What each order could bring, and what closing at once would serve."""
    mugs = mugs_by_assignment(view)
    return OrderHint(view.setup.seats - 1, min(mugs), max(mugs), meanings(view.setup))


@lru_cache(maxsize=64)
def meanings(setup: Setup) -> tuple[OrderMeaning, ...]:
    """What each order could bring; the same throughout a game."""
    sums = sorted({sum(order.cards or ()) for order in setup.orders})
    higher = [sums[place + 1 :] for place in range(len(sums))]
    return tuple(
        OrderMeaning(mugs, mugs, -mugs, (above[0], above[-1]) if above else None)
        for mugs, above in zip(sums, higher, strict=True)
    )


def serving_hint(view: View) -> ServingHint:
    """What closing would serve, what may have been ordered, and how risky each roll is."""
    mugs = mugs_by_assignment(view)
    return ServingHint(min(mugs), max(mugs), range_ordered(view), rolls(view))


def mugs_by_assignment(view: View) -> tuple[int, ...]:
    """The mugs that each assignment would serve, in the order of the legal actions."""
    return mugs_of_faces(view.setup, view.faces)


@lru_cache(maxsize=4096)
def mugs_of_faces(setup: Setup, faces: tuple[Face, ...]) -> tuple[int, ...]:
    """`mugs_by_assignment`, cached: all guests ask about the same barrels."""
    return tuple(mugs_served(setup, faces, step) for step in assignments_with(setup, faces))


def range_ordered(view: View) -> tuple[int, int]:
    """The least and the most that all guests together can have ordered, given the cards they laid."""
    sums = ranges_of_orders(view.setup)
    laid = [number for number in view.laid or () if number]
    return sum(sums[number][0] for number in laid), sum(sums[number][1] for number in laid)


@lru_cache(maxsize=64)
def ranges_of_orders(setup: Setup) -> dict[int, tuple[int, int]]:
    """The least and the most that an order can come to, by its number of cards."""
    orders = [order.cards or () for order in setup.orders]
    sums = {number: [sum(cards) for cards in orders if len(cards) == number] for number in (1, 2)}
    return {number: (min(mugs), max(mugs)) for number, mugs in sums.items()}


def rolls(view: View) -> tuple[RollHint, ...]:
    """Each way to roll on, with its chance to fail."""
    choices = view.setup.servings_with(view.faces)
    return tuple(roll_hint(view, choice.specials) for choice in choices if isinstance(choice, Roll))


def roll_hint(view: View, specials: str) -> RollHint:
    """The chance that none of the barrels thrown stands."""
    thrown = len(cup_of(view.setup.barrels, view.faces, specials))
    return RollHint(specials, thrown, chance_to_fail(view.setup, thrown))


@lru_cache(maxsize=1024)
def chance_to_fail(setup: Setup, thrown: int) -> Fraction:
    """The chance that none of ``thrown`` barrels stands."""
    return (1 - setup.components.stands(thrown)) ** thrown
