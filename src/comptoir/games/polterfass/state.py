"""The state of a game: its setup, what lies on the table, and who has to act."""

from functools import cache, cached_property
from itertools import combinations, product
from typing import Literal, TypeAlias

from msgspec import Struct

from comptoir.core import game, setups
from comptoir.core.actors import Actor, Seat
from comptoir.games.polterfass.actions import Action, Close, Order, Roll
from comptoir.games.polterfass.components import (
    DESTROY,
    DOUBLE,
    LYING,
    NUMBER_LETTERS,
    SPECIAL_LETTERS,
    Card,
    Components,
    Face,
    Options,
)

Phase: TypeAlias = Literal["lot", "first-roll", "order", "serving", "roll", "calculation", "over"]
Cards: TypeAlias = tuple[Card, ...]


class Setup(setups.Setup[Options, Components], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components, with lookups derived from them."""

    @cached_property
    def numbers(self) -> str:
        """The letters of the number barrels."""
        return NUMBER_LETTERS[: len(self.components.numbers)]

    @cached_property
    def specials(self) -> str:
        """The letters of the special barrels."""
        return SPECIAL_LETTERS[: self.components.specials]

    @cached_property
    def barrels(self) -> str:
        """The letters of all barrels, number barrels first."""
        return self.numbers + self.specials

    @cached_property
    def place(self) -> dict[str, int]:
        """The index of each barrel in `State.faces`."""
        return {barrel: place for place, barrel in enumerate(self.barrels)}

    @cached_property
    def all_lying(self) -> tuple[Face, ...]:
        """The faces before the first roll."""
        return (LYING,) * len(self.barrels)

    @cached_property
    def no_orders(self) -> tuple[None, ...]:
        """The orders before anybody has ordered."""
        return (None,) * self.seats

    @cached_property
    def faces(self) -> dict[str, tuple[Face, Face, Face]]:
        """What each barrel may show: lying, its first end, its second."""
        ends = dict(zip(self.numbers, self.components.numbers, strict=True))
        ends |= dict.fromkeys(self.specials, (DOUBLE, DESTROY))
        return {barrel: (LYING, first, second) for barrel, (first, second) in ends.items()}

    def faces_of(self, cup: str) -> tuple[tuple[Face, Face, Face], ...]:
        """What each barrel in the cup may show."""
        try:
            return self._faces_of[cup]
        except KeyError:
            return self._faces_of.setdefault(cup, tuple(self.faces[barrel] for barrel in cup))

    @cached_property
    def _faces_of(self) -> dict[str, tuple[tuple[Face, Face, Face], ...]]:
        return {}

    def places_of(self, cup: str) -> tuple[int, ...]:
        """The index in `State.faces` of each barrel in the cup."""
        try:
            return self._places_of[cup]
        except KeyError:
            return self._places_of.setdefault(cup, tuple(self.place[barrel] for barrel in cup))

    @cached_property
    def _places_of(self) -> dict[str, tuple[int, ...]]:
        return {}

    @cached_property
    def chances(self) -> tuple[tuple[float, float], ...]:
        """The chances that a barrel shows its first end, and that it stands; by number of barrels thrown."""
        figures = self.components
        stands = [figures.stands(thrown) for thrown in range(len(self.barrels) + 1)]
        return tuple((float(chance * figures.top_end), float(chance)) for chance in stands)

    @cached_property
    def orders(self) -> tuple[Order, ...]:
        """Every legal order: one card, then two."""
        cards = self.components.cards
        return tuple(Order(laid) for number in (1, 2) for laid in combinations(cards, number))

    @cached_property
    def hands(self) -> dict[Cards | None, Cards | None]:
        """The cards of every legal order; also found by cards that only equal them, as ``True`` equals 1."""
        return {order.cards: order.cards for order in self.orders}

    @cached_property
    def guests(self) -> tuple[tuple[Seat, ...], ...]:
        """The guests in ascending order, by innkeeper."""
        return tuple(
            tuple(seat for seat in range(self.seats) if seat != innkeeper) for innkeeper in range(self.seats)
        )

    @cached_property
    def servings(self) -> dict[tuple[bool, tuple[Face, ...]], tuple[Action, ...]]:
        """The innkeeper's actions in serving, by whether any barrel lies and what the specials show."""
        return {
            (lying, faces): (Close(), *self._rolls(lying, faces))
            for lying in (False, True)
            for faces in product((LYING, DOUBLE, DESTROY), repeat=len(self.specials))
        }

    def servings_with(self, faces: tuple[Face, ...]) -> tuple[Action, ...]:
        """The innkeeper's actions in serving: close the tap, or roll on with some standing specials."""
        return self.servings[LYING in faces, faces[len(self.components.numbers) :]]

    def _rolls(self, lying: bool, specials: tuple[Face, ...]) -> list[Roll]:
        standing = [barrel for barrel, face in zip(self.specials, specials, strict=True) if face != LYING]
        picks = ("".join(p) for number in range(len(standing) + 1) for p in combinations(standing, number))
        # Ruling P3: with nothing lying, a special has to go into the cup.
        return [Roll(pick) for pick in picks if pick or lying]


class Line(Struct, frozen=True, gc=False):
    """A round on the pad; ``served`` is ``None`` when the innkeeper failed."""

    innkeeper: Seat
    served: int | None
    ordered: int
    mugs: tuple[int, ...]


class State(game.State, frozen=True):
    """A complete position: nothing else decides what may happen next.

    ``faces`` is what each barrel shows, in the order of the letters; barrels in the
    ``cup`` are about to be thrown and keep their old faces until then. ``orders`` are
    those of this round, ``shown`` those of the last bill; the innkeeper has none.
    """

    setup: Setup
    phase: Phase
    awaited: tuple[Actor, ...]
    round: int
    innkeeper: Seat
    faces: tuple[Face, ...]
    cup: str
    orders: tuple[Cards | None, ...]
    shown: tuple[Cards | None, ...]
    totals: tuple[int, ...]
    pad: tuple[Line, ...]
    reason: str = ""


def put(orders: tuple[Cards | None, ...], seat: Seat, cards: Cards | None) -> tuple[Cards | None, ...]:
    """The orders with ``cards`` laid by ``seat``."""
    laid = list(orders)
    laid[seat] = cards
    return tuple(laid)


@cache
def remove(actors: tuple[Actor, ...], seat: Seat) -> tuple[Actor, ...]:
    """The actors without ``seat``."""
    return tuple(actor for actor in actors if actor != seat)
