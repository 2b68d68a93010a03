"""What chance brings: the first player, adventurers, events, IOUs that nobody has seen, and the die."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeVar

from comptoir.core.dice import Dice
from comptoir.games.impitoyable.actions import (
    Card,
    Dealt,
    First,
    Iou,
    Name,
    Offered,
    Outcome,
    Rolled,
    See,
    Turned,
)
from comptoir.games.impitoyable.rules.set_up import seat_of_next_adventurer
from comptoir.games.impitoyable.state import Phase, State

T = TypeVar("T")
Odds = tuple[tuple[Outcome, Fraction], ...]


def odds(state: State) -> Odds:
    """Each outcome of chance with its exact probability."""
    make = MAKERS.get(state.phase)
    return make(state) if make else ()


@lru_cache(maxsize=16)
def odds_of_first(seats: int) -> Odds:
    """The first player: all seats are equally likely."""
    return tuple((First(seat), Fraction(1, seats)) for seat in range(seats))


def odds_of_dealt(state: State) -> Odds:
    """An adventurer from the shuffled deck."""
    seat, chance = seat_of_next_adventurer(state), Fraction(1, len(state.deck))
    return tuple((Dealt(seat, name), chance) for name in state.deck)


@lru_cache(maxsize=1024)
def odds_of_event(cards: tuple[Card, ...]) -> Odds:
    """An event from the shuffled rest."""
    return tuple((Turned(card), Fraction(count, len(cards))) for card, count in Counter(cards).items())


@lru_cache(maxsize=4096)
def odds_of_offered(deck: tuple[Name, ...]) -> Odds:
    """An adventurer from the shuffled deck."""
    return tuple((Offered(name), Fraction(1, len(deck))) for name in deck)


@lru_cache(maxsize=4096)
def odds_of_seen(unseen: tuple[Iou, ...]) -> Odds:
    """An IOU given at the set-up that nobody has seen."""
    return tuple((See(iou), Fraction(count, len(unseen))) for iou, count in Counter(unseen).items())


@lru_cache(maxsize=16)
def odds_of_rolled(rolls: tuple[Rolled, ...]) -> Odds:
    """The die: all faces are equally likely."""
    return tuple((rolled, Fraction(1, len(rolls))) for rolled in rolls)


MAKERS: Final[dict[Phase, Callable[[State], Odds]]] = {
    "first": lambda state: odds_of_first(state.setup.seats),
    "adventurer": odds_of_dealt,
    "event": lambda state: odds_of_event(state.events),
    "look": lambda state: odds_of_seen(state.unseen),
    "offer": lambda state: odds_of_offered(state.deck),
    "die": lambda state: odds_of_rolled(state.setup.rolls),
    "turn-up": lambda state: odds_of_seen(state.unseen),
}


def sample(state: State, rng: Dice) -> Outcome:
    """A random outcome, drawn by `odds`."""
    return SAMPLERS[state.phase](state, rng.random())


def pick(row: tuple[T, ...], chance: float) -> T:
    """The item of the row at a random number between 0 and 1; all items are equally likely."""
    return row[int(chance * len(row))]


SAMPLERS: Final[dict[Phase, Callable[[State, float], Outcome]]] = {
    "first": lambda state, chance: pick(odds_of_first(state.setup.seats), chance)[0],
    "adventurer": lambda state, chance: Dealt(seat_of_next_adventurer(state), pick(state.deck, chance)),
    "event": lambda state, chance: Turned(pick(state.events, chance)),
    "look": lambda state, chance: See(pick(state.unseen, chance)),
    "offer": lambda state, chance: Offered(pick(state.deck, chance)),
    "die": lambda state, chance: pick(state.setup.rolls, chance),
    "turn-up": lambda state, chance: See(pick(state.unseen, chance)),
}
