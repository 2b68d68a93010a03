"""The bill (section 5): the orders are turned over, and the mugs are shared out."""

from collections.abc import Callable
from operator import add

from msgspec.structs import replace

from comptoir.core.steps import Event, Tell
from comptoir.games.polterfass.actions import Credited, OrdersShown, Why
from comptoir.games.polterfass.components import Options
from comptoir.games.polterfass.rules.end import next_round
from comptoir.games.polterfass.state import Line, State


def bill(state: State, served: int | None, tell: Tell) -> State:
    """Turn the orders over and share out the mugs; ``served`` is ``None`` if the innkeeper failed."""
    orders, innkeeper = state.orders, state.innkeeper
    guests = state.setup.guests[innkeeper]
    sums = [sum(orders[guest] or ()) for guest in guests]
    mugs = settle(state.setup.options, served, sums)
    mugs.insert(innkeeper, innkeeper_gets(served, sum(sums)))
    totals = tuple(map(add, state.totals, mugs))
    if tell:
        tell_bill(state, served, mugs, totals, tell)
    line = Line(innkeeper, served, sum(sums), tuple(mugs))
    settled = replace(state, shown=orders, totals=totals, pad=(*state.pad, line))
    return next_round(settled, tell)


def settle(options: Options, served: int | None, sums: list[int]) -> list[int]:
    """Each guest's mugs for the ``sums`` ordered: the order itself, unless the guests were too greedy."""
    if served is None or sum(sums) <= served:
        return sums[:]
    highest, lowest = max(sums), min(sums)
    if highest == lowest:
        return [0 if options.all_equal == "net_zero" else -highest] * len(sums)
    # The greediest lose their order; each of the most modest gets it in full, but only once (P7).
    gains = {highest: -highest, lowest: highest}
    return [gains.get(own, 0) for own in sums]


def innkeeper_gets(served: int | None, ordered: int) -> int:
    """The innkeeper's mugs: 0 after a failure, the rest if there was enough for all, else all of them."""
    if served is None:
        return 0
    return served - ordered if ordered <= served else served


def tell_bill(
    state: State,
    served: int | None,
    mugs: list[int],
    totals: tuple[int, ...],
    tell: Callable[[Event], object],
) -> None:
    """Tell the orders, then each guest's line of the bill, and the innkeeper's last."""
    guests = state.setup.guests[state.innkeeper]
    sums = [sum(state.orders[guest] or ()) for guest in guests]
    tell(OrdersShown(state.orders, sum(sums)))
    whys = [reason_for_guest(served, own, sums) for own in sums]
    whys.append(reason_for_innkeeper(served, sum(sums)))
    for seat, why in zip((*guests, state.innkeeper), whys, strict=True):
        tell(Credited(seat, mugs[seat], why, totals[seat]))


def reason_for_guest(served: int | None, own: int, sums: list[int]) -> Why:
    """Why a guest gets or loses mugs, given the ``sums`` of all guests."""
    if served is None or sum(sums) <= served:
        return "order"
    if own == max(sums):
        return "greediest"
    return "modest" if own == min(sums) else "between"


def reason_for_innkeeper(served: int | None, ordered: int) -> Why:
    """Why the innkeeper gets mugs, or none."""
    if served is None:
        return "failed"
    return "rest" if ordered <= served else "served"
