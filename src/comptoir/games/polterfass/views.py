"""What each seat knows, and the states that this knowledge leaves open."""

from functools import lru_cache

from comptoir.core import game
from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.core.dice import Dice
from comptoir.core.refusals import UnknownSeat
from comptoir.games.polterfass.actions import AnyStep, Order
from comptoir.games.polterfass.components import Face
from comptoir.games.polterfass.rules.end import ranks
from comptoir.games.polterfass.rules.order import number_laid
from comptoir.games.polterfass.state import Cards, Line, Phase, Setup, State, put


class View(game.View, frozen=True):
    """The table from one chair. No field can hold an order that is still face down, but one's own.

    ``laid`` is the number of cards before each seat, known once all have ordered (P4);
    ``shown`` are the orders of the last bill.
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
        UnknownSeat: nobody sits there.
    """
    if viewer is not None and viewer not in range(state.setup.seats):
        raise UnknownSeat("no-seat", seat=viewer, last=state.setup.seats - 1)
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
        laid=laid(state),
        shown=state.shown,
        totals=state.totals,
        pad=state.pad,
        reason=state.reason,
    )


def laid(state: State) -> tuple[int, ...] | None:
    """How many cards lie before each seat, once all guests have ordered."""
    if state.phase in ("serving", "roll", "calculation"):
        return tuple(map(number_laid, state.orders))
    return None


def hide(state: State, actor: Actor, step: AnyStep, viewer: Viewer) -> AnyStep:
    """The step as ``viewer`` knows it: an order is its owner's secret until the bill."""
    return Order(None) if isinstance(step, Order) and actor != viewer else step


def determinize(view: View, rng: Dice) -> State:
    """A state that ``view`` could be hiding: every order still face down is as likely as any other."""
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
    """Orders for all who have laid some, our own as it is."""
    orders: tuple[Cards | None, ...] = (None,) * view.setup.seats
    for guest in hidden_orders(view):
        number = view.laid[guest] if view.laid else None
        orders = put(orders, guest, rng.choice(fitting(view.setup, number)))
    return orders if view.seat is None else put(orders, view.seat, view.my_order)


@lru_cache(maxsize=64)
def fitting(setup: Setup, number: int | None) -> tuple[Cards | None, ...]:
    """The orders of so many cards, or all if nobody knows how many."""
    return tuple([o.cards for o in setup.orders if number is None or number_laid(o.cards) == number])


def hidden_orders(view: View) -> tuple[Seat, ...]:
    """The other guests whose cards lie face down."""
    if view.phase not in ("order", "serving", "roll", "calculation"):
        return ()
    guests = view.setup.guests[view.innkeeper]
    return tuple(guest for guest in guests if guest != view.seat and guest not in view.awaited)
