"""Payday (section 5): the die turns IOUs up, and whose they are pay for them."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.games.impitoyable.actions import (
    ColumnEmpty,
    EndNear,
    HatMoved,
    HoleFilled,
    Iou,
    IouPaid,
    IouTurned,
    PaydayBegun,
    Rolled,
    See,
    Unpaid,
    VultureCame,
)
from comptoir.games.impitoyable.rules.ledger import seen_by_all
from comptoir.games.impitoyable.rules.set_up import less_seen, owner, worth
from comptoir.games.impitoyable.state import BY_CHANCE, Player, Slip, State, changed, put

T = TypeVar("T")

# --- When it is payday --------------------------------------------------------


def payday(state: State, tell: Tell) -> State:
    """If the market is full enough, or for the last time, the die is rolled; else the next turn begins."""
    last = state.reason is not None
    if not last and len(state.market) < state.setup.full:
        return replace(state, phase="turn", active=(state.active + 1) % state.setup.seats)
    if tell:
        tell(PaydayBegun(len(state.market) // state.setup.components.columns, last))
    return replace(state, phase="die", awaited=BY_CHANCE)


def payday_over(state: State, tell: Tell) -> State:
    """The holes are filled, and there may be another payday; after the last come the last purchases."""
    filled = fill(state, tell)
    return last_buys_next(filled) if state.reason else replace(filled, phase="payday")


def last_buys_next(state: State) -> State:
    """Everybody may buy, clockwise from the active player."""
    return replace(state, phase="last-buys", due=state.setup.around[state.active])


# --- The die and the card -----------------------------------------------------


def roll(state: State, actor: Actor, step: Rolled, tell: Tell) -> State:
    """The outermost card of the column is turned up; if it has none, payday is over."""
    columns = state.setup.components.columns
    if type(step.column) is not int or not 1 <= step.column <= columns:
        raise IllegalAction(step, "no-such-column", "5.2", last=columns)
    place = outermost(state, step.column)
    if place is None:
        if tell:
            tell(ColumnEmpty(step.column))
        return payday_over(state, tell)
    slip = state.market[place]
    assert slip is not None
    if slip.iou is None:
        return replace(state, phase="turn-up", slot=place)
    return turned(state, place, slip, tell)


def outermost(state: State, column: int) -> int | None:
    """Where the card of this column lies that is farthest out."""
    for place in reversed(range(column - 1, len(state.market), state.setup.components.columns)):
        if state.market[place]:
            return place
    return None


def turn_up(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """All see what nobody has seen."""
    unseen = less_seen(state, step)
    assert step.iou is not None
    seen = replace(state, phase="die", unseen=unseen, slot=0)
    return turned(seen, state.slot, Slip(step.iou, 0, None), tell)


def turned(state: State, place: int, slip: Slip, tell: Tell) -> State:
    """An IOU lies open, and whose it is has to pay."""
    assert slip.iou is not None
    seat = owner(slip.iou)
    if tell:
        tell(IouTurned(state.setup.slots[place], slip.iou, seat))
    after = seen_by_all(replace(state, market=put(state.market, place, None)), slip.lot)
    return pay(after, seat, slip.iou, tell)


def pay(state: State, seat: Seat, iou: Iou, tell: Tell) -> State:
    """A player takes an IOU back in hand, and pays for it or gets a vulture."""
    player, amount = state.players[seat], worth(iou)
    hand = changed(state.setup, player.hand, (iou,), 1)
    if player.gold < amount:
        if tell:
            tell(Unpaid(seat, iou, amount, player.gold))
        return vulture(state, seat, replace(player, hand=hand), tell)
    gold = player.gold - amount
    if tell:
        tell(IouPaid(seat, iou, amount, gold))
    return replace(state, players=put(state.players, seat, replace(player, hand=hand, gold=gold)))


def vulture(state: State, seat: Seat, player: Player, tell: Tell) -> State:
    """A player who could not pay gets a vulture and goes back; with the last one the game ends."""
    figures = state.setup.components
    number, to = player.vultures + 1, max(1, player.hat - figures.vulture_fields)
    if tell:
        tell(VultureCame(seat, number))
        tell(HatMoved(seat, player.hat - to, to, "vulture"))
    struck = replace(state, players=put(state.players, seat, replace(player, vultures=number, hat=to)))
    if number < figures.vultures:
        return payday_over(struck, tell)
    if tell and state.reason is None:
        tell(EndNear("vulture"))
    return last_buys_next(replace(struck, reason=state.reason or "vulture"))


# --- Filling holes ------------------------------------------------------------


def fill(state: State, tell: Tell) -> State:
    """The earliest hole takes the last card, until no hole has a card after it."""
    if all(state.market):
        return state
    market = list(state.market)
    for hole, place in closing(market):
        if tell:
            tell(HoleFilled(state.setup.slots[hole], state.setup.slots[place]))
    return replace(state, market=tuple(market))


def closing(market: list[T | None]) -> Iterator[tuple[int, int]]:
    """Close the holes of a market, each as it is asked for: which it was, and where its card came from."""
    while None in market:
        card = market.pop()
        if card is not None:
            hole = market.index(None)
            market[hole] = card
            yield hole, len(market)
