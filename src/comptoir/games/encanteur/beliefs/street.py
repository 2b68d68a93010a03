"""Where the clients of one kind will eat, if no more is bought (sections 3 and 4).

Each kind is considered alone, because no fish is eaten by two kinds of clients. The platter, which
all clients eat, is left out.
"""

from functools import lru_cache
from typing import TypeAlias

from comptoir.core.actors import Seat
from comptoir.games.encanteur.components import EATS, Client
from comptoir.games.encanteur.state import House, Setup

BySeat: TypeAlias = tuple[int, ...]
Meals: TypeAlias = tuple[tuple[Seat, Seat], ...]
"""For every client who eats: the house they belong to, and the house where they eat."""


@lru_cache(maxsize=65536)
def meals(guests: BySeat, fish: BySeat, bottles: BySeat, first: Seat) -> Meals:
    """Who eats where; ``first`` is the house that serves first.

    By house: ``guests`` of this kind, ``fish`` that they eat, and ``bottles`` for the window.
    """
    seats = len(guests)
    at_home = [min(both) for both in zip(guests, fish, strict=True)]
    left, wine = [have - own for have, own in zip(fish, at_home, strict=True)], list(bottles)
    eaten = [(seat, seat) for seat in range(seats) for _ in range(at_home[seat])]
    for home in [(first + way) % seats for way in range(seats)]:
        for _ in range(guests[home] - at_home[home]):
            path = [(home + way) % seats for way in range(1, seats)]
            if (to := destination(path, left, wine)) is not None:
                left[to] -= 1
                wine[to] -= wine[to] > 0
                eaten.append((home, to))
    return tuple(eaten)


def destination(path: list[Seat], left: list[int], wine: list[int]) -> Seat | None:
    """The house that a client goes to: the first with a dish and a bottle, else the first with a dish."""
    suitable = [seat for seat in path if left[seat]]
    with_wine = [seat for seat in suitable if wine[seat]]
    return next(iter(with_wine or suitable), None)


def guests_of(houses: tuple[House, ...], client: Client) -> BySeat:
    """By house: the number of clients of this kind."""
    return tuple([[guest.client for guest in house.guests].count(client) for house in houses])


def fish_for(setup: Setup, houses: tuple[House, ...], client: Client) -> BySeat:
    """By house: the number of fish that these clients eat."""
    eaten = EATS[client]
    return tuple([sum(setup.kinds[dish].name in eaten for dish in house.dishes) for house in houses])
