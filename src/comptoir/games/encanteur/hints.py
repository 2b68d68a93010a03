"""What may be shown beside a decision, worked out from the view alone."""

from typing import TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.components import EATER, EATS, PLATTER, WINE, Client, Fish
from comptoir.games.encanteur.rules.wandering import suiting
from comptoir.games.encanteur.state import House, Setup, fish_in_play
from comptoir.games.encanteur.views import View


class DishHint(Struct, frozen=True):
    """What a dish is to this seat today: what it pays, and whether selling it would reveal a card."""

    dish: Slate
    pays: int
    in_set: bool


class FishHint(Struct, frozen=True):
    """Beside a fish of the set: what it pays at most, and by seat how many clients eat it."""

    fish: Fish
    pays: int
    eaters: tuple[int, ...]


class DiscardHint(Struct, frozen=True, tag="discard"):
    """Beside the choice of a set: every fish in it."""

    fish: tuple[FishHint, ...]


class LotHint(Struct, frozen=True, tag="lot"):
    """Beside a lot: what taking it costs and leaves, and who would still eat it today.

    ``lot`` is what it is to this seat, wine paying beside a dish. ``eaters``: by seat the clients
    who eat it and for whom their own house has no fish yet; for wine, own meals without a bottle.
    """

    lot: DishHint
    cost: int
    left: int
    eaters: tuple[int, ...]


class DishesHint(Struct, frozen=True, tag="dishes"):
    """Beside serving and choosing a dish: the dishes of the house, each kind once."""

    dishes: tuple[DishHint, ...]


class WalkerHint(Struct, frozen=True):
    """A client who will walk, and whether this house has a dish for them now."""

    home: Seat
    client: Client
    suits: bool


class DisplayHint(Struct, frozen=True, tag="display"):
    """Beside the window: all who will walk, in order."""

    walkers: tuple[WalkerHint, ...]


Hint: TypeAlias = DiscardHint | LotHint | DishesHint | DisplayHint


def hints(view: View) -> Hint | None:
    """The hint for the decision that the viewer may take, if any."""
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
    """What speaks for each fish: what it pays, and who eats it."""
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
    """What a slate is to a seat."""
    kind = view.setup.kinds[slate]
    wanted = view.my_set is not None and kind.name in view.my_set
    return DishHint(slate, kind.card.pays, wanted and kind.name not in view.revealed[seat])


def lot_hint(view: View, seat: Seat) -> LotHint:
    """What taking the lot would mean."""
    assert view.lot is not None
    cost = view.price + (view.holder is not None)
    return LotHint(
        dish_hint(view, seat, view.lot),
        cost,
        view.houses[seat].money - cost,
        tuple([still_eaten(view.setup, house, view.lot) for house in view.houses]),
    )


def eaters(house: House, client: Client) -> int:
    """How many of these clients a house has."""
    return sum(1 for guest in house.guests if guest.client == client)


def still_eaten(setup: Setup, house: House, slate: Slate) -> int:
    """How many clients of a house have nothing yet for which this would stand."""
    name = setup.kinds[slate].name
    if name == WINE:
        return max(0, own_meals(setup, house) - house.wine)
    if name == PLATTER:
        return sum(hungry(setup, house, client) for client in EATS)
    return hungry(setup, house, EATER[name])


def hungry(setup: Setup, house: House, client: Client) -> int:
    """How many of these clients there are beyond the fish they eat that the house has."""
    number = eaters(house, client)
    stocked = sum(1 for dish in house.dishes if dish in setup.feeds[client] and dish != PLATTER)
    return max(0, number - stocked)


def own_meals(setup: Setup, house: House) -> int:
    """How many of its own clients a house can serve, the platter included."""
    left = sum(hungry(setup, house, client) for client in EATS)
    return len(house.guests) - max(0, left - (PLATTER in house.dishes))


def display_hint(view: View, seat: Seat) -> DisplayHint:
    """Who will walk, house by house."""
    order = view.setup.after[view.auctioneer]
    return DisplayHint(
        tuple(
            WalkerHint(
                home,
                guest.client,
                home != seat and bool(suiting(view.setup, view.houses[seat].dishes, guest.client)),
            )
            for home in order
            for guest in view.houses[home].guests
            if guest.dish is None
        )
    )
