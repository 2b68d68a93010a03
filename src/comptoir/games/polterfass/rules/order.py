"""The guests' order (section 2): each lays one or two cards face down."""

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.games.polterfass.actions import AllOrdered, Order
from comptoir.games.polterfass.rules.serving import serve
from comptoir.games.polterfass.state import Cards, State, put, remove


def order(state: State, guest: Seat, step: Order, tell: Tell) -> State:
    """A guest lays one or two cards face down; all guests order at the same time (P4)."""
    try:
        cards = state.setup.hands[step.cards]
    except (KeyError, TypeError):  # not hashable, such as a list
        known = " ".join(map(str, state.setup.components.cards))
        raise IllegalAction(step, "no-order", "2.1", cards=known) from None
    orders = put(state.orders, guest, cards)
    if undecided := remove(state.awaited, guest):
        return replace(state, awaited=undecided, orders=orders)
    if tell:
        tell(AllOrdered(tuple(map(number_laid, orders))))
    return serve(replace(state, orders=orders), tell)


def number_laid(cards: Cards | None) -> int:
    """How many cards lie before a player."""
    return len(cards) if cards else 0
