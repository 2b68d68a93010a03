"""What players do, what chance and the clock bring, and the events that follow."""

from typing import Literal, TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.core.steps import Event, Heading, Reveal, Step
from comptoir.games.encanteur.components import Client, Fish

Slate: TypeAlias = str
"""The name of a kind of slate; if slates of one fish have different figures, with a number: ``sole2``."""

# --- Actions ------------------------------------------------------------------


class Discard(Step, frozen=True, tag="discard"):
    """Put cards of one's own set away, in secret (section 0). Written ``discard hake sole``."""

    fish: tuple[Fish, ...] | None


class Take(Step, frozen=True, tag="take"):
    """Take the lot at the price cried, or take it over for 1 more (section 2). Written ``take``."""


class Wait(Step, frozen=True, tag="wait"):
    """Let the price fall (section 2). Written ``wait``."""


class Pass(Step, frozen=True, tag="pass"):
    """Leave the lot to its holder at this price (section 2). Written ``pass``."""


class Meal(Struct, frozen=True, gc=False):
    """A dish for a client. ``place`` is the client's: 1 for the one held longest."""

    place: int
    dish: Slate
    wine: bool = False


class Serve(Step, frozen=True, tag="serve"):
    """Serve one's own clients (section 3). Written ``serve 1:sole 2:platter+wine``, by place."""

    meals: tuple[Meal, ...]


class Display(Step, frozen=True, tag="display"):
    """Put bottles in the window (section 4). Written ``display 1``."""

    bottles: int


class Dish(Step, frozen=True, tag="dish"):
    """Choose what a client who walked in will eat (section 4). Written ``dish sole``."""

    slate: Slate


class Home(Step, frozen=True, tag="home"):
    """Serve the platter to a client back home, or not (section 4). Written ``platter``, ``no platter``."""

    platter: bool


# --- Outcomes of chance, and the clock ----------------------------------------


class First(Step, frozen=True, tag="first"):
    """The first auctioneer, drawn by lot (section 0). Written ``first 2``."""

    seat: Seat


class Removed(Step, frozen=True, tag="remove"):
    """The client who stays away from a table of three (section 0). Written ``remove critic``."""

    client: Client


class Dealt(Step, frozen=True, tag="client"):
    """A client dealt to a seat (section 0). Written ``client 2 family``."""

    seat: Seat
    client: Client


class Uncovered(Step, frozen=True, tag="lot"):
    """A slate comes into view (section 1). Written ``lot sole``."""

    slate: Slate


class Tick(Step, frozen=True, tag="tick"):
    """The clock: the price falls, or the lot is sold (section 2). Written ``tick``."""


Action: TypeAlias = Discard | Take | Wait | Pass | Serve | Display | Dish | Home
Outcome: TypeAlias = First | Removed | Dealt | Uncovered
AnyStep: TypeAlias = Action | Outcome | Tick


# --- What follows without a choice --------------------------------------------

Service: TypeAlias = Literal["first", "home", "second"]
"""Who is served: the house's own clients, a client back home, clients who walked in."""
Found: TypeAlias = Literal["nothing", "dish", "dish-and-wine"]
"""What a client finds in a house: nothing to eat; a dish; a dish, and a bottle in the window."""
Why: TypeAlias = Literal["wine", "dish", "nothing"]
"""Why a walk ends where it does: at the first house with wine, at the first with a dish, or back home."""


class DayBegun(Heading, frozen=True, tag="day"):
    """A day begins: who is auctioneer, and the number of slates for sale (section 1)."""

    day: int
    auctioneer: Seat
    lots: int


class PriceCried(Event, frozen=True, tag="price"):
    """The auctioneer cries a price (section 2)."""

    slate: Slate
    price: int


class Held(Event, frozen=True, tag="held"):
    """A player takes the lot at this price; ``over`` is the holder they took it from (section 2)."""

    slate: Slate
    seat: Seat
    price: int
    over: Seat | None


class Sold(Event, frozen=True, tag="sold"):
    """The holder pays the bank; ``money`` is what they have left (section 2)."""

    slate: Slate
    seat: Seat
    price: int
    money: int


class Unsold(Event, frozen=True, tag="unsold"):
    """Nobody took the lot, not even at its floor (section 2)."""

    slate: Slate
    floor: int


class Served(Event, frozen=True, tag="served"):
    """A client gets a meal (sections 3 to 5). ``place`` is the client's, as in `Meal`."""

    seat: Seat
    place: int
    client: Client
    dish: Slate
    wine: bool
    service: Service


class Visit(Struct, frozen=True, gc=False):
    """A house that a client looks into."""

    seat: Seat
    found: Found


class Walked(Event, frozen=True, tag="walked"):
    """A client's walk (section 4): the houses they looked into, in order, where the walk ended, and why.

    ``place`` is the client's at home, as in `Meal`. ``to`` is ``None`` for a client who goes back home.
    """

    home: Seat
    place: int
    client: Client
    visits: tuple[Visit, ...]
    to: Seat | None
    why: Why


class Reserved(Event, frozen=True, tag="reserved"):
    """A dish, and perhaps a bottle, is promised to a client who walked in (section 4)."""

    seat: Seat
    client: Client
    dish: Slate
    wine: bool


class Paid(Event, frozen=True, tag="paid"):
    """A client pays for a meal (section 5)."""

    seat: Seat
    client: Client
    dish: Slate
    wine: bool
    amount: int


class CardRevealed(Reveal, frozen=True, tag="revealed"):
    """A fish sold today was in the seller's set (section 5)."""

    seat: Seat
    fish: Fish


class NotInSet(Reveal, frozen=True, tag="not-in-set"):
    """A fish sold for the first time is not in the seller's set (section 5)."""

    seat: Seat
    fish: Fish


class PlatterCard(Event, frozen=True, tag="platter-card"):
    """The seller of the platter gets a platter card; ``left`` are still in the bank (section 5)."""

    seat: Seat
    left: int


class DayEnded(Event, frozen=True, tag="day-ended"):
    """A day ends; ``income`` is what each house has earned today, by seat (section 5)."""

    day: int
    income: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="ended"):
    """The game is over (section 6). ``ranks`` are by seat."""

    reason: str
    ranks: tuple[int, ...]


EVENTS = (
    DayBegun, PriceCried, Held, Sold, Unsold, Served, Walked, Reserved, Paid,
    CardRevealed, NotInSet, PlatterCard, DayEnded, GameEnded,
)  # fmt: skip
