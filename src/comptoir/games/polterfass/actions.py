"""What players do, what chance brings, and what follows from it."""

from typing import Literal, TypeAlias

from comptoir.core.actors import Seat
from comptoir.core.steps import Event, Reveal, Step
from comptoir.games.polterfass.components import Card, Face

# --- Actions ------------------------------------------------------------------


class Order(Step, frozen=True, tag="order"):
    """Lay one or two cards face down (section 2). Written ``order 3+5``."""

    cards: tuple[Card, ...] | None


class Close(Step, frozen=True, tag="close"):
    """Close the tap (section 3). Written ``close``."""


class Roll(Step, frozen=True, tag="roll"):
    """Roll on, and throw these standing specials again (section 3). Written ``roll xy``."""

    specials: str = ""


class Assign(Step, frozen=True, tag="assign"):
    """Choose the number barrels to destroy and to double (section 4). Written ``assign !c *a``."""

    destroyed: str
    doubled: str


# --- Outcomes of chance -------------------------------------------------------


class First(Step, frozen=True, tag="first"):
    """The first innkeeper, drawn by lot (ruling P2). Written ``first 2``."""

    seat: Seat


class Rolled(Step, frozen=True, tag="rolled"):
    """How the barrels in the cup fell (sections 1 and 3). Written ``roll a9 b- x*``."""

    cup: str
    faces: tuple[Face, ...]


Action: TypeAlias = Order | Close | Roll | Assign
Outcome: TypeAlias = First | Rolled
AnyStep: TypeAlias = Action | Outcome


# --- What follows without a choice --------------------------------------------

Why: TypeAlias = Literal["order", "rest", "served", "failed", "greediest", "modest", "between"]
"""Why a player gets or loses mugs."""

Effect: TypeAlias = Literal["destroyed", "doubled", "plain"]


class RoundBegun(Event, frozen=True, tag="round"):
    """The barrels go to the next innkeeper."""

    number: int
    innkeeper: Seat


class RolledInVain(Event, frozen=True, tag="in-vain"):
    """None of the barrels that count for the first roll stands: it is repeated (section 1)."""


class AllOrdered(Reveal, frozen=True, tag="all-ordered"):
    """Every guest has ordered; ``laid`` is the number of cards by seat, 0 for the innkeeper."""

    laid: tuple[int, ...]


class Failed(Event, frozen=True, tag="failed"):
    """None of the barrels just thrown stands: the innkeeper has failed (section 3)."""


class Counted(Event, frozen=True, tag="counted"):
    """The mugs that a standing number barrel is worth after all effects (section 4)."""

    barrel: str
    face: Face
    effect: Effect
    mugs: int


class Served(Event, frozen=True, tag="served"):
    """The total that the innkeeper serves (section 4)."""

    mugs: int


class OrdersShown(Reveal, frozen=True, tag="orders-shown"):
    """The guests turn their cards over; together they ordered ``ordered`` mugs (section 5)."""

    orders: tuple[tuple[Card, ...] | None, ...]
    ordered: int


class Credited(Event, frozen=True, tag="credited"):
    """A line of the bill: the mugs that a player gets or, below 0, loses; why; and the new total."""

    seat: Seat
    mugs: int
    why: Why
    total: int


class GameEnded(Event, frozen=True, tag="ended"):
    """The game is over (section 6); ranks by seat."""

    reason: str
    ranks: tuple[int, ...]


EVENTS = (
    RoundBegun, RolledInVain, AllOrdered, Failed, Counted, Served, OrdersShown, Credited, GameEnded
)  # fmt: skip
