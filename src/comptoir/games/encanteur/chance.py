"""What chance brings: the first auctioneer, the client who stays away, clients, and the lots of a day."""

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Final

from comptoir.core.dice import Dice
from comptoir.games.encanteur.actions import Dealt, First, Outcome, Removed, Uncovered
from comptoir.games.encanteur.components import CLIENTS
from comptoir.games.encanteur.state import Counts, Phase, Setup, State, clients_left, seat_of_next_client

Odds = tuple[tuple[Outcome, Fraction], ...]


def odds(state: State) -> Odds:
    """Each outcome of chance with its exact probability."""
    make = MAKERS.get(state.phase)
    return make(state) if make else ()


def odds_of_first(state: State) -> Odds:
    """The first auctioneer: all seats are equally likely."""
    return tuple((First(seat), Fraction(1, state.setup.seats)) for seat in range(state.setup.seats))


def odds_of_removed(state: State) -> Odds:
    """The client who stays away: all are equally likely."""
    return tuple((Removed(client), Fraction(1, len(CLIENTS))) for client in CLIENTS)


def odds_of_dealt(state: State) -> Odds:
    """A client card from the shuffled rest."""
    seat, left = seat_of_next_client(state), clients_left(state)
    total = sum(left.values())
    return tuple((Dealt(seat, client), Fraction(count, total)) for client, count in left.items())


@lru_cache(maxsize=8192)
def odds_of_uncovered(setup: Setup, pool: Counts) -> Odds:
    """A slate from the shuffled rest."""
    total = sum(pool)
    return tuple(
        (Uncovered(slate), Fraction(count, total))
        for slate, count in zip(setup.slates, pool, strict=True)
        if count
    )


MAKERS: Final[dict[Phase, Callable[[State], Odds]]] = {
    "first": odds_of_first,
    "removal": odds_of_removed,
    "client": odds_of_dealt,
    "lot": lambda state: odds_of_uncovered(state.setup, state.pool),
}


def sample(state: State, rng: Dice) -> Outcome:
    """A random outcome, drawn by `odds`."""
    match state.phase:
        case "first":
            return First(rng.randrange(state.setup.seats))
        case "removal":
            return Removed(rng.choice(CLIENTS))
        case "client":
            left = clients_left(state)
            return Dealt(seat_of_next_client(state), rng.choices([*left], [*left.values()])[0])
        case _:
            return draw_lot(state, rng)


def draw_lot(state: State, rng: Dice) -> Uncovered:
    """A random slate; all that can still come into view are equally likely."""
    place = int(rng.random() * sum(state.pool))
    for slate, count in zip(state.setup.slates, state.pool, strict=True):
        place -= count
        if place < 0:
            return Uncovered(slate)
    raise AssertionError("nobody draws from an empty pool")
