"""Where the clients of one kind will eat, if no more is bought (sections 3 and 4).

Clients of different kinds eat no fish in common, so each kind is looked at alone. The
platter, which suits all, is left out.
"""

from functools import lru_cache
from typing import TypeAlias

from comptoir.core.actors import Seat
from comptoir.games.encanteur.components import EATS, Client
from comptoir.games.encanteur.state import House, Setup

BySeat: TypeAlias = tuple[int, ...]
Meals: TypeAlias = tuple[tuple[Seat, Seat], ...]
"""Every client who eats: whose they are, and where they do."""


@lru_cache(maxsize=65536)
def meals(guests: BySeat, fish: BySeat, bottles: BySeat, first: Seat) -> Meals:
    """Who eats where, ``first`` being the house that serves first.

    ``guests`` of this kind and ``fish`` for them by house, ``bottles`` that could stand in its window.
    """
    seats = len(guests)
    at_home = [min(both) for both in zip(guests, fish, strict=True)]
    left, wine = [have - own for have, own in zip(fish, at_home, strict=True)], list(bottles)
    eaten = [(seat, seat) for seat in range(seats) for _ in range(at_home[seat])]
    for home in [(first + way) % seats for way in range(seats)]:
        for _ in range(guests[home] - at_home[home]):
            path = [(home + way) % seats for way in range(1, seats)]
            if (to := attracting(path, left, wine)) is not None:
                left[to] -= 1
                wine[to] -= wine[to] > 0
                eaten.append((home, to))
    return tuple(eaten)


def attracting(path: list[Seat], left: list[int], wine: list[int]) -> Seat | None:
    """The house to which a client goes: the first with a dish and a bottle, else the first with a dish."""
    suitable = [seat for seat in path if left[seat]]
    with_wine = [seat for seat in suitable if wine[seat]]
    return next(iter(with_wine or suitable), None)


def guests_of(houses: tuple[House, ...], client: Client) -> BySeat:
    """How many of these clients each house has."""
    return tuple([[guest.client for guest in house.guests].count(client) for house in houses])


def fish_for(setup: Setup, houses: tuple[House, ...], client: Client) -> BySeat:
    """How many fish each house has that these clients eat."""
    eaten = EATS[client]
    return tuple([sum(setup.kinds[dish].name in eaten for dish in house.dishes) for house in houses])
