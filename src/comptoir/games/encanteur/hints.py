"""Hints beside a decision, derived from the view alone."""

from typing import TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.components import EATER, EATS, PLATTER, WINE, Client, Fish
from comptoir.games.encanteur.rules.wandering import suitable_dishes
from comptoir.games.encanteur.state import House, Setup, fish_in_play
from comptoir.games.encanteur.views import View


class DishHint(Struct, frozen=True):
    """A dish: what it pays, and whether this seat would reveal a card by selling it."""

    dish: Slate
    pays: int
    in_set: bool


class FishHint(Struct, frozen=True):
    """Beside a fish of the set: the most it pays, and by seat the number of clients who eat it."""

    fish: Fish
    pays: int
    eaters: tuple[int, ...]


class DiscardHint(Struct, frozen=True, tag="discard"):
    """Beside the choice of a set: every fish in the game."""

    fish: tuple[FishHint, ...]


class LotHint(Struct, frozen=True, tag="lot"):
    """Beside a lot: what it costs, how much money that leaves, and who could still eat it today.

    ``lot`` says what the slate means to this seat; wine pays only with a dish. ``eaters`` counts,
    by seat, the clients who eat it and for whom their own house has no fish yet; for wine, the
    house's own meals without a bottle.
    """

    lot: DishHint
    cost: int
    left: int
    eaters: tuple[int, ...]


class DishesHint(Struct, frozen=True, tag="dishes"):
    """Beside serving, and beside the choice of a dish: the dishes of the house, each kind once."""

    dishes: tuple[DishHint, ...]


class WalkerHint(Struct, frozen=True):
    """A client who will walk, and whether this house now has a dish for them."""

    home: Seat
    client: Client
    suits: bool


class DisplayHint(Struct, frozen=True, tag="display"):
    """Beside the choice of bottles: all clients who will walk, in order."""

    walkers: tuple[WalkerHint, ...]


Hint: TypeAlias = DiscardHint | LotHint | DishesHint | DisplayHint


def hints(view: View) -> Hint | None:
    """The hint for the viewer's decision, if there is one."""
    if view.seat is None or view.seat not in view.awaited:
        return None
    match view.phase:
        case "discard":
            return discard_hint(view)
        case "falling" | "rising":
            return lot_hint(view, view.seat)
        case "display":
            return display_hint(view, view.seat)
        case _:
            dishes = dict.fromkeys(view.houses[view.seat].dishes)
            return DishesHint(tuple([dish_hint(view, view.seat, dish) for dish in dishes]))


def discard_hint(view: View) -> DiscardHint:
    return DiscardHint(
        tuple(
            FishHint(
                fish,
                max(card.pays for card in view.setup.components.cards(fish)),
                tuple([eaters(house, EATER[fish]) for house in view.houses]),
            )
            for fish in fish_in_play(view.removed)
        )
    )


def dish_hint(view: View, seat: Seat, slate: Slate) -> DishHint:
    kind = view.setup.kinds[slate]
    wanted = view.my_set is not None and kind.name in view.my_set
    return DishHint(slate, kind.card.pays, wanted and kind.name not in view.revealed[seat])


def lot_hint(view: View, seat: Seat) -> LotHint:
    assert view.lot is not None
    cost = view.price + (view.holder is not None)
    return LotHint(
        dish_hint(view, seat, view.lot),
        cost,
        view.houses[seat].money - cost,
        tuple([demand(view.setup, house, view.lot) for house in view.houses]),
    )


def eaters(house: House, client: Client) -> int:
    return sum(1 for guest in house.guests if guest.client == client)


def demand(setup: Setup, house: House, slate: Slate) -> int:
    """The number of a house's meals that this slate could still complete; see `LotHint`."""
    name = setup.kinds[slate].name
    if name == WINE:
        return max(0, own_meals(setup, house) - house.wine)
    if name == PLATTER:
        return sum(count_hungry(setup, house, client) for client in EATS)
    return count_hungry(setup, house, EATER[name])


def count_hungry(setup: Setup, house: House, client: Client) -> int:
    """The number of these clients left after each fish of the house has fed one of them."""
    number = eaters(house, client)
    stocked = sum(1 for dish in house.dishes if dish in setup.feeds[client] and dish != PLATTER)
    return max(0, number - stocked)


def own_meals(setup: Setup, house: House) -> int:
    """The number of its own clients that a house can serve, counting the platter."""
    left = sum(count_hungry(setup, house, client) for client in EATS)
    return len(house.guests) - max(0, left - (PLATTER in house.dishes))


def display_hint(view: View, seat: Seat) -> DisplayHint:
    order = view.setup.seats_after[view.auctioneer]
    return DisplayHint(
        tuple(
            WalkerHint(
                home,
                guest.client,
                home != seat and bool(suitable_dishes(view.setup, view.houses[seat].dishes, guest.client)),
            )
            for home in order
            for guest in view.houses[home].guests
            if guest.dish is None
        )
    )
