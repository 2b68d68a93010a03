"""The position: houses and slates, the auction, the walks, and what the table waits for."""

from collections import Counter
from functools import cached_property, lru_cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from comptoir.core import game, setups
from comptoir.core.actors import Actor, Seat
from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.components import (
    ALIKE,
    CLIENTS,
    DEALT,
    EATS,
    FEWEST_SEATS,
    FISH,
    PLATTER,
    WINE,
    Card,
    Client,
    Components,
    Fish,
    Options,
    SlateName,
)

Awaiting: TypeAlias = Literal[
    "first",
    "removal",
    "client",
    "discard",
    "lot",
    "falling",
    "rising",
    "serve",
    "display",
    "dish",
    "home",
    "over",
]
"""Phases that wait for a step: from a player, chance or the clock."""
Passing: TypeAlias = Literal["morning", "auction", "first-service", "windows", "walks", "evening"]
"""Phases that need no step: the rules carry them out at once."""
Phase: TypeAlias = Awaiting | Passing

Counts: TypeAlias = tuple[int, ...]
"""The number of slates of each kind, in the order of `Setup.slates`."""


class Kind(Struct, frozen=True):
    """Identical slates: their name, their figures, and how many the box has."""

    name: SlateName
    card: Card
    count: int


class Setup(setups.Setup[Options, Components], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components, and values derived from them."""

    @cached_property
    def alone(self) -> tuple[tuple[Seat], ...]:
        """By seat: ``(seat,)``, for a position that waits for this seat alone."""
        return tuple((seat,) for seat in range(self.seats))

    @cached_property
    def seats_after(self) -> tuple[tuple[Seat, ...], ...]:
        """By seat: all seats clockwise, beginning on its left; the seat itself comes last."""
        return tuple(
            tuple((seat + way) % self.seats for way in range(1, self.seats + 1)) for seat in range(self.seats)
        )

    @cached_property
    def is_live(self) -> bool:
        """Whether a clock lowers the price."""
        return self.options.tempo == "live"

    @cached_property
    def lots(self) -> int:
        """Slates for sale each day."""
        return self.components.lots[self.seats - FEWEST_SEATS]

    @cached_property
    def kinds(self) -> dict[Slate, Kind]:
        """The kinds of slates in the box by name, in canonical order."""
        found: dict[Slate, Kind] = {}
        for fish in FISH:
            found |= kinds_of(fish, self.components.cards(fish))
        found[WINE] = Kind("wine", self.components.wine, self.components.bottles)
        found[PLATTER] = Kind("platter", self.components.platter, 1)
        return found

    @cached_property
    def slates(self) -> tuple[Slate, ...]:
        """The names of the kinds, in canonical order: by fish, then wine, then the platter."""
        return tuple(self.kinds)

    @cached_property
    def place(self) -> dict[Slate, int]:
        """The index of each kind in `Counts`."""
        return {slate: place for place, slate in enumerate(self.slates)}

    @cached_property
    def feeds(self) -> dict[Client, frozenset[Slate]]:
        """By client: the dishes that they eat, which are their two fish and the platter."""
        return {
            client: frozenset(s for s, kind in self.kinds.items() if kind.name in (*fish, PLATTER))
            for client, fish in EATS.items()
        }


def kinds_of(fish: Fish, cards: tuple[Card, ...]) -> dict[Slate, Kind]:
    """The kinds of slates of a fish; a number is added to the name only if their figures differ."""
    figures = list(dict.fromkeys(cards))
    numbers = [""] if len(figures) == 1 else map(str, range(1, len(figures) + 1))
    return {
        fish + number: Kind(fish, card, cards.count(card))
        for number, card in zip(numbers, figures, strict=True)
    }


@lru_cache(maxsize=16)
def fish_in_play(removed: Client | None) -> tuple[Fish, ...]:
    """All fish except those of the client who stays away."""
    return tuple(fish for fish in FISH if removed is None or fish not in EATS[removed])


class Guest(Struct, frozen=True, gc=False):
    """A client of a house. ``dish`` and ``wine`` are what they eat and drink there today.

    ``new``: the client walked in today, and eats in the second service.
    """

    client: Client
    dish: Slate | None = None
    wine: bool = False
    new: bool = False


HUNGRY: Final[dict[Client, Guest]] = {client: Guest(client) for client in EATS}


class House(Struct, frozen=True, gc=False):
    """A restaurant; everything in it lies open.

    ``guests`` are in order of arrival, the one held longest first. ``dishes``, in canonical
    order, were bought today and are not promised. The bottles of ``wine`` are not promised either;
    ``displayed`` is the number of them in the window.
    """

    money: int
    guests: tuple[Guest, ...] = ()
    dishes: tuple[Slate, ...] = ()
    wine: int = 0
    displayed: int = 0


class State(game.State, frozen=True):
    """A complete position: nothing else decides what may happen next.

    ``pool`` holds the slates that can still come into view today, and ``coming`` is the number
    that will. ``unsold`` slates lie open until the evening. ``idle`` counts the days in a row on
    which nothing has been bought, including today. ``due`` lists the seats still to act, in order:
    at this price of the auction, or in this part of the day. While clients walk, ``due`` lists the
    houses they leave from, and ``place`` is the index of the walking client in the first of these.
    ``sets`` are secret. ``sold`` holds fish that were sold and are not in the seller's set.
    """

    setup: Setup
    phase: Phase
    awaited: tuple[Actor, ...]
    day: int
    auctioneer: Seat
    removed: Client | None
    houses: tuple[House, ...]
    pool: Counts
    coming: int
    lot: Slate | None
    next_lot: Slate | None
    unsold: tuple[Slate, ...]
    price: int
    holder: Seat | None
    due: tuple[Seat, ...]
    place: int
    idle: int
    sets: tuple[tuple[Fish, ...] | None, ...]
    revealed: tuple[tuple[Fish, ...], ...]
    sold: tuple[tuple[Fish, ...], ...]
    platters: tuple[int, ...]
    reason: str = ""


def clients_left(state: State) -> dict[Client, int]:
    """The client cards still to be dealt, by kind."""
    dealt = Counter(guest.client for house in state.houses for guest in house.guests)
    return {
        client: ALIKE - dealt[client]
        for client in CLIENTS
        if client != state.removed and dealt[client] < ALIKE
    }


def seat_of_next_client(state: State) -> Seat:
    """The seat that gets the next client: one seat gets all of its clients, then the next."""
    return sum(len(house.guests) for house in state.houses) // DEALT
