"""What each seat knows, and the states that a view could be hiding."""

from functools import lru_cache

from comptoir.core import game
from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.core.dice import Dice
from comptoir.core.turns import ranks
from comptoir.games.polterfass.actions import AnyStep, Order
from comptoir.games.polterfass.components import Face
from comptoir.games.polterfass.rules.order import number_laid
from comptoir.games.polterfass.state import Cards, Line, Phase, Setup, State, put


class View(game.View, frozen=True):
    """The table as one seat sees it. No field can hold another seat's face-down order.

    ``laid`` is the number of cards before each seat, known once all have ordered (P4);
    ``shown`` holds the orders of the last bill.
    """

    setup: Setup
    seat: Viewer
    phase: Phase
    awaited: tuple[Actor, ...]
    round: int
    innkeeper: Seat
    faces: tuple[Face, ...]
    cup: str
    my_order: Cards | None
    laid: tuple[int, ...] | None
    shown: tuple[Cards | None, ...]
    totals: tuple[int, ...]
    pad: tuple[Line, ...]
    reason: str


def view(state: State, viewer: Viewer) -> View:
    """What ``viewer`` knows of ``state``.

    Raises:
        UnknownSeat: there is no such seat.
    """
    game.check_viewer(state, viewer)
    return View(
        setup=state.setup,
        seat=viewer,
        ranks=ranks(state.totals) if state.phase == "over" else None,
        phase=state.phase,
        awaited=state.awaited,
        round=state.round,
        innkeeper=state.innkeeper,
        faces=state.faces,
        cup=state.cup,
        my_order=None if viewer is None else state.orders[viewer],
        laid=numbers_laid(state),
        shown=state.shown,
        totals=state.totals,
        pad=state.pad,
        reason=state.reason,
    )


def numbers_laid(state: State) -> tuple[int, ...] | None:
    """How many cards lie before each seat, once all guests have ordered."""
    if state.phase in ("serving", "roll", "calculation"):
        return tuple(map(number_laid, state.orders))
    return None


def hide(state: State, actor: Actor, step: AnyStep, viewer: Viewer) -> AnyStep:
    """The step as ``viewer`` knows it: an order is its owner's secret until the bill."""
    return Order(None) if isinstance(step, Order) and actor != viewer else step


def determinize(view: View, rng: Dice) -> State:
    """A state that ``view`` could be hiding: every possible face-down order is equally likely."""
    return State(
        setup=view.setup,
        phase=view.phase,
        awaited=view.awaited,
        round=view.round,
        innkeeper=view.innkeeper,
        faces=view.faces,
        cup=view.cup,
        orders=imagined_orders(view, rng),
        shown=view.shown,
        totals=view.totals,
        pad=view.pad,
        reason=view.reason,
    )


def imagined_orders(view: View, rng: Dice) -> tuple[Cards | None, ...]:
    """An order for every guest who has laid one; the viewer's own is the real one."""
    orders: tuple[Cards | None, ...] = (None,) * view.setup.seats
    for guest in hidden_guests(view):
        number = view.laid[guest] if view.laid else None
        orders = put(orders, guest, rng.choice(orders_with(view.setup, number)))
    return orders if view.seat is None else put(orders, view.seat, view.my_order)


@lru_cache(maxsize=64)
def orders_with(setup: Setup, number: int | None) -> tuple[Cards | None, ...]:
    """The orders with ``number`` cards; with ``None``, all of them."""
    return tuple([o.cards for o in setup.orders if number is None or number_laid(o.cards) == number])


def hidden_guests(view: View) -> tuple[Seat, ...]:
    """The other guests with cards face down."""
    if view.phase not in ("order", "serving", "roll", "calculation"):
        return ()
    guests = view.setup.guests[view.innkeeper]
    return tuple(guest for guest in guests if guest != view.seat and guest not in view.awaited)
