"""The auction (section 2): the price of a lot is cried down, then up."""

from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import CLOCK, Actor, Seat
from comptoir.core.game import Beat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import put
from comptoir.games.encanteur.actions import Held, Pass, PriceCried, Slate, Sold, Take, Tick, Unsold, Wait
from comptoir.games.encanteur.components import WINE
from comptoir.games.encanteur.rules.lots import put_up_next_lot
from comptoir.games.encanteur.state import House, State


def open_lot(state: State, tell: Tell) -> State:
    """Cry the first price of the lot."""
    assert state.lot is not None
    return cry(state, state.setup.kinds[state.lot].card.start, tell)


def cry(state: State, price: int, tell: Tell) -> State:
    """Cry a falling price. In turns, it falls further at once if nobody can pay it."""
    assert state.lot is not None
    if price < state.setup.kinds[state.lot].card.floor:
        return leave_unsold(state, state.lot, tell)
    if tell:
        tell(PriceCried(state.lot, price))
    houses = state.houses
    able = tuple([seat for seat in state.setup.seats_after[state.auctioneer] if houses[seat].money >= price])
    if state.setup.is_live:
        return replace(state, phase="falling", awaited=(*sorted(able), CLOCK), price=price)
    if not able:
        return cry(state, price - 1, tell)
    return replace(state, phase="falling", awaited=state.setup.alone[able[0]], price=price, due=able)


def leave_unsold(state: State, lot: Slate, tell: Tell) -> State:
    """Lay an unsold lot open until the evening, and go on to the next."""
    if tell:
        tell(Unsold(lot, state.setup.kinds[lot].card.floor))
    return put_up_next_lot(replace(state, unsold=(*state.unsold, lot)))


def wait(state: State, seat: Seat, step: Wait, tell: Tell) -> State:
    """Ask the next seat; when all have waited, the price falls."""
    refuse_in_live_tempo(state, step)
    due = state.due[1:]
    if due:
        return replace(state, awaited=state.setup.alone[due[0]], due=due)
    return cry(state, state.price - 1, tell)


def refuse_in_live_tempo(state: State, step: Wait | Pass) -> None:
    """Refuse an answer that exists only in turns: in live tempo, players decline by not pressing."""
    if state.setup.is_live:
        raise IllegalAction(step, "live", "2.9")


def take(state: State, seat: Seat, step: Take, tell: Tell) -> State:
    """A player takes the lot at the price cried, or takes it over for 1 more."""
    price = state.price if state.holder is None else state.price + 1
    if tell:
        assert state.lot is not None
        tell(Held(state.lot, seat, price, state.holder))
    houses = state.houses
    able = tuple([s for s in state.setup.seats_after[seat][:-1] if houses[s].money > price])
    if state.setup.is_live:
        awaited: tuple[Actor, ...] = (*sorted(able), CLOCK)
        return replace(state, phase="rising", awaited=awaited, price=price, holder=seat)
    taken = replace(state, phase="rising", price=price, holder=seat, due=able)
    return replace(taken, awaited=state.setup.alone[able[0]]) if able else sell(taken, tell)


def give_up(state: State, seat: Seat, step: Pass, tell: Tell) -> State:
    """Ask the next seat; when all others have passed, the lot is sold."""
    refuse_in_live_tempo(state, step)
    due = state.due[1:]
    if due:
        return replace(state, awaited=state.setup.alone[due[0]], due=due)
    return sell(state, tell)


def sell(state: State, tell: Tell) -> State:
    """The holder pays the bank, and the slate goes to their house."""
    lot, seat, price = state.lot, state.holder, state.price
    assert lot is not None
    assert seat is not None
    house = add_slate(state, state.houses[seat], lot)
    paid = replace(house, money=house.money - price)
    if tell:
        tell(Sold(lot, seat, price, paid.money))
    return put_up_next_lot(replace(state, houses=put(state.houses, seat, paid), idle=0))


def add_slate(state: State, house: House, slate: Slate) -> House:
    """Return the house with one more slate."""
    if slate == WINE:
        return replace(house, wine=house.wine + 1)
    dishes = sorted((*house.dishes, slate), key=state.setup.place.__getitem__)
    return replace(house, dishes=tuple(dishes))


def tick(state: State, actor: Actor, step: Tick, tell: Tell) -> State:
    """The clock ticks: the lot is sold to its holder; if there is none, the price falls."""
    if state.holder is not None:
        return sell(state, tell)
    return cry(state, state.price - 1, tell)


# --- The clock ----------------------------------------------------------------

FALLING_WAIT: Final = 1.2
"""Seconds between two falling prices."""
RISING_WAIT: Final = 3.0
"""Seconds without a press until a lot is sold to its holder."""
GRACE: Final = 0.3
"""The longest time in seconds to wait for presses on their way."""
LEAD: Final = 1.0
"""Seconds before the first price of a lot."""


def beat(state: State) -> Beat | None:
    """How long the clock waits, and who may press to take the lot, in order from the auctioneer's left."""
    if CLOCK not in state.awaited:
        return None
    presses = tuple(
        (seat, TAKE) for seat in state.setup.seats_after[state.auctioneer] if seat in state.awaited
    )
    if state.holder is not None:
        return Beat(RISING_WAIT, GRACE, presses)
    assert state.lot is not None
    opens = state.price == state.setup.kinds[state.lot].card.start
    return Beat(FALLING_WAIT, GRACE, presses, LEAD if opens else 0.0)


TAKE: Final = Take()
