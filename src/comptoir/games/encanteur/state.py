"""The position: who holds what, what is for sale, who walks, and what the table waits for."""

from collections import Counter
from functools import cached_property, lru_cache
from typing import Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

from comptoir.core import game, setups
from comptoir.core.actors import CHANCE, Actor, Seat
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

T = TypeVar("T")

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
"""What the table can wait for."""
Passing: TypeAlias = Literal["morning", "auction", "first-service", "windows", "walks", "evening"]
"""What nobody is awaited for: it goes on by itself."""
Phase: TypeAlias = Awaiting | Passing

BY_CHANCE: Final = (CHANCE,)
"""Chance alone, as what is awaited."""

Counts: TypeAlias = tuple[int, ...]
"""How many slates of each kind, in the order of `Setup.slates`."""


class Kind(Struct, frozen=True):
    """Slates that are alike: their name, their figures, and how many there are."""

    name: SlateName
    card: Card
    count: int


class Setup(setups.Setup[Options, Components], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components, with the tables that follow from them."""

    @cached_property
    def only(self) -> tuple[tuple[Seat], ...]:
        """Each seat alone, as the one that is awaited."""
        return tuple((seat,) for seat in range(self.seats))

    @cached_property
    def after(self) -> tuple[tuple[Seat, ...], ...]:
        """By seat: all seats clockwise from its left, itself last."""
        return tuple(
            tuple((seat + way) % self.seats for way in range(1, self.seats + 1)) for seat in range(self.seats)
        )

    @cached_property
    def is_live(self) -> bool:
        """Whether a clock ticks."""
        return self.options.tempo == "live"

    @cached_property
    def lots(self) -> int:
        """How many slates are for sale a day."""
        return self.components.lots[self.seats - FEWEST_SEATS]

    @cached_property
    def kinds(self) -> dict[Slate, Kind]:
        """What lies in the box, by what it is called, in the order of the table."""
        found: dict[Slate, Kind] = {}
        for fish in FISH:
            found |= kinds_of(fish, self.components.cards(fish))
        found[WINE] = Kind("wine", self.components.wine, self.components.bottles)
        found[PLATTER] = Kind("platter", self.components.platter, 1)
        return found

    @cached_property
    def slates(self) -> tuple[Slate, ...]:
        """The kinds of slates, in the order of the table."""
        return tuple(self.kinds)

    @cached_property
    def place(self) -> dict[Slate, int]:
        """Where a kind of slate stands in `Counts`."""
        return {slate: place for place, slate in enumerate(self.slates)}

    @cached_property
    def feeds(self) -> dict[Client, frozenset[Slate]]:
        """By client, the dishes that suit them: their two fish, and the platter."""
        return {
            client: frozenset(s for s, kind in self.kinds.items() if kind.name in (*fish, PLATTER))
            for client, fish in EATS.items()
        }


def kinds_of(fish: Fish, cards: tuple[Card, ...]) -> dict[Slate, Kind]:
    """The slates of a fish; only those that differ are told apart by a number."""
    figures = list(dict.fromkeys(cards))
    numbers = [""] if len(figures) == 1 else map(str, range(1, len(figures) + 1))
    return {
        fish + number: Kind(fish, card, cards.count(card))
        for number, card in zip(numbers, figures, strict=True)
    }


@lru_cache(maxsize=16)
def fish_in_play(removed: Client | None) -> tuple[Fish, ...]:
    """All fish but those of the client who stays away."""
    return tuple(fish for fish in FISH if removed is None or fish not in EATS[removed])


class Guest(Struct, frozen=True, gc=False):
    """A client of a house; ``dish`` and ``wine`` are what is eaten and drunk there today.

    ``new``: has walked in today, so that the meal is promised for the second service.
    """

    client: Client
    dish: Slate | None = None
    wine: bool = False
    new: bool = False


HUNGRY: Final[dict[Client, Guest]] = {client: Guest(client) for client in EATS}


class House(Struct, frozen=True, gc=False):
    """A restaurant: all of it lies open.

    ``guests`` in the order in which they came, the longest held first. ``dishes`` were bought
    today and are promised to nobody, in the order of the table; so are the bottles of ``wine``,
    of which so many stand ``displayed``.
    """

    money: int
    guests: tuple[Guest, ...] = ()
    dishes: tuple[Slate, ...] = ()
    wine: int = 0
    displayed: int = 0


class State(game.State, frozen=True):
    """A position, complete: nothing else decides what may happen next.

    ``pool`` are the slates that can still come into view today, ``coming`` says how many will;
    ``unsold`` lie open until the evening. ``idle`` counts the days in a row on which nothing
    has been bought, today included. ``due`` are the seats whose turn is still to come, in order:
    at this price of the auction, or in this part of the day. While clients walk they are the
    houses whose clients do, and ``place`` (counted from 0) is that of the one who walks.
    ``sets`` are kept secret; ``sold`` are fish that were sold and are not in the seller's set.
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
    """How many cards of each client are still to be dealt."""
    dealt = Counter(guest.client for house in state.houses for guest in house.guests)
    return {
        client: ALIKE - dealt[client]
        for client in CLIENTS
        if client != state.removed and dealt[client] < ALIKE
    }


def served_next(state: State) -> Seat:
    """The seat that gets the next client: each in turn gets all of its own."""
    return sum(len(house.guests) for house in state.houses) // DEALT


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with ``item`` in one place."""
    return (*row[:place], item, *row[place + 1 :])
