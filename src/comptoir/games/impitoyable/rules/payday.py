"""Payday (section 5): a die picks the IOUs to turn up, and their owners pay for them."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, put
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
from comptoir.games.impitoyable.rules.ledger import reveal_to_all
from comptoir.games.impitoyable.rules.set_up import owner, remove_seen, worth
from comptoir.games.impitoyable.state import Player, Slip, State, change_counts

T = TypeVar("T")

# --- When it is payday --------------------------------------------------------


def payday(state: State, tell: Tell) -> State:
    """Begin a payday, if the market is full or the game is ending; else begin the next turn."""
    last = state.reason is not None
    if not last and len(state.market) < state.setup.full:
        return replace(state, phase="turn", active=(state.active + 1) % state.setup.seats)
    if tell:
        tell(PaydayBegun(len(state.market) // state.setup.components.columns, last))
    return replace(state, phase="die", awaited=BY_CHANCE)


def end_payday(state: State, tell: Tell) -> State:
    """Fill the holes; another payday may follow or, at the end of the game, the last purchases."""
    filled = fill(state, tell)
    return begin_last_buys(filled) if state.reason else replace(filled, phase="payday")


def begin_last_buys(state: State) -> State:
    """Begin the last purchases, clockwise from the active player."""
    return replace(state, phase="last-buys", due=state.setup.clockwise_from[state.active])


# --- The die and the card -----------------------------------------------------


def roll(state: State, actor: Actor, step: Rolled, tell: Tell) -> State:
    """Turn up the outermost card of the column; if the column is empty, payday is over."""
    columns = state.setup.components.columns
    if type(step.column) is not int or not 1 <= step.column <= columns:
        raise IllegalAction(step, "no-such-column", "5.2", last=columns)
    place = find_outermost(state, step.column)
    if place is None:
        if tell:
            tell(ColumnEmpty(step.column))
        return end_payday(state, tell)
    slip = state.market[place]
    assert slip is not None
    if slip.iou is None:
        return replace(state, phase="turn-up", slot=place)
    return turn_over(state, place, slip, tell)


def find_outermost(state: State, column: int) -> int | None:
    """The index of the outermost card of this column, or ``None`` if the column is empty."""
    for place in reversed(range(column - 1, len(state.market), state.setup.components.columns)):
        if state.market[place]:
            return place
    return None


def turn_up(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """Everybody sees a card that nobody had seen before."""
    unseen = remove_seen(state, step)
    assert step.iou is not None
    seen = replace(state, phase="die", unseen=unseen, slot=0)
    return turn_over(seen, state.slot, Slip(step.iou, 0, None), tell)


def turn_over(state: State, place: int, slip: Slip, tell: Tell) -> State:
    """Turn up an IOU; its owner has to pay."""
    assert slip.iou is not None
    seat = owner(slip.iou)
    if tell:
        tell(IouTurned(state.setup.slots[place], slip.iou, seat))
    after = reveal_to_all(replace(state, market=put(state.market, place, None)), slip.lot)
    return pay(after, seat, slip.iou, tell)


def pay(state: State, seat: Seat, iou: Iou, tell: Tell) -> State:
    """A player takes an IOU back in hand and pays for it, or gets a vulture."""
    player, amount = state.players[seat], worth(iou)
    hand = change_counts(state.setup, player.hand, (iou,), 1)
    if player.gold < amount:
        if tell:
            tell(Unpaid(seat, iou, amount, player.gold))
        return give_vulture(state, seat, replace(player, hand=hand), tell)
    gold = player.gold - amount
    if tell:
        tell(IouPaid(seat, iou, amount, gold))
    return replace(state, players=put(state.players, seat, replace(player, hand=hand, gold=gold)))


def give_vulture(state: State, seat: Seat, player: Player, tell: Tell) -> State:
    """A player who cannot pay gets a vulture and moves back; too many vultures end the game."""
    figures = state.setup.components
    number, to = player.vultures + 1, max(1, player.hat - figures.vulture_fields)
    if tell:
        tell(VultureCame(seat, number))
        tell(HatMoved(seat, player.hat - to, to, "vulture"))
    struck = replace(state, players=put(state.players, seat, replace(player, vultures=number, hat=to)))
    if number < figures.vultures:
        return end_payday(struck, tell)
    if tell and state.reason is None:
        tell(EndNear("vulture"))
    return begin_last_buys(replace(struck, reason=state.reason or "vulture"))


# --- Filling holes ------------------------------------------------------------


def fill(state: State, tell: Tell) -> State:
    """Move the last card into the first hole, until there are no holes."""
    if all(state.market):
        return state
    market = list(state.market)
    for hole, place in close_holes(market):
        if tell:
            tell(HoleFilled(state.setup.slots[hole], state.setup.slots[place]))
    return replace(state, market=tuple(market))


def close_holes(market: list[T | None]) -> Iterator[tuple[int, int]]:
    """Close the holes of a market in place; yield the index of each hole, and of the card that fills it."""
    while None in market:
        card = market.pop()
        if card is not None:
            hole = market.index(None)
            market[hole] = card
            yield hole, len(market)
