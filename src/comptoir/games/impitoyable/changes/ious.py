"""IOUs, in hands and in the market.

The market in the viewer's memory changes with the market, so that what is known of a card moves with it.
"""

from collections.abc import Callable
from itertools import compress
from typing import TypeAlias

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.game import Changes
from comptoir.core.turns import put
from comptoir.games.impitoyable.actions import Iou, IouTaken, Slot
from comptoir.games.impitoyable.changes.players import edit_player
from comptoir.games.impitoyable.state import Slip, change_counts, count_ious, list_ious
from comptoir.games.impitoyable.views import View

Market: TypeAlias = tuple[object, ...]
"""The slots of the market; a hole is false."""


# --- Hands --------------------------------------------------------------------


def put_in_hand(view: View, seat: Seat, ious: tuple[Iou | None, ...], **numbers: int) -> Changes:
    """A player gets these IOUs, ``None`` where the viewer does not see one; ``numbers`` change as well."""
    more = view.players[seat].ious + len(ious)
    return {**edit_player(view, seat, ious=more, **numbers), **change_hand(view, seat, ious, 1)}


def take_from_hand(view: View, seat: Seat, ious: tuple[Iou, ...]) -> Changes:
    """A player lays down these IOUs."""
    left = view.players[seat].ious - len(ious)
    return {**edit_player(view, seat, ious=left), **change_hand(view, seat, ious, -1)}


def change_hand(view: View, seat: Seat, ious: tuple[Iou | None, ...], by: int) -> Changes:
    """The viewer's hand with ``by`` added for each of these IOUs; nothing if it is another's hand."""
    if seat != view.seat:
        return {}
    hand = count_ious(view.setup, view.my_hand or ())
    return {"my_hand": list_ious(view.setup, change_counts(view.setup, hand, filter(None, ious), by))}


# --- The market ---------------------------------------------------------------


def change_market(view: View, change: Callable[[Market], Market]) -> Changes:
    market = {"market": tuple(map(bool, change(view.market)))}
    if view.memory is None:
        return market
    return {**market, "memory": replace(view.memory, market=change(view.memory.market))}


def lay(view: View, seat: Seat, number: int) -> Changes:
    """A player lays a bid; which IOU lies where is for a memory to know, and is not told here."""
    slip = Slip(None, view.memory.lot if view.memory else 0, seat)
    return change_market(view, lambda market: market + (slip,) * number)


def remove(view: View, slot: Slot) -> Changes:
    """A card leaves a hole."""
    return change_market(view, lambda market: put(market, view.setup.index[slot], None))


def fill(view: View, hole: Slot, card: Slot) -> Changes:
    """The last card moves into the first hole."""
    to, place = view.setup.index[hole], view.setup.index[card]
    return change_market(view, lambda market: drop_last_holes(put(market, to, market[place])[:place]))


def drop_last_holes(market: Market) -> Market:
    """Return the market without the holes after its last card, which need not be filled."""
    while market and not market[-1]:
        market = market[:-1]
    return market


def take(view: View, taken: IouTaken) -> Changes:
    """A winner takes a card; after the last one, holes are filled, and the only card left is taken next."""
    due, place = view.due[1:], view.setup.index[taken.slot]
    left = [other for other in compress(range(len(view.market)), view.market) if other != place]

    def change(market: Market) -> Market:
        after = put(market, place, None)
        return after if due else drop_last_holes(after)

    return {
        **put_in_hand(view, taken.seat, (taken.iou,)),
        **change_market(view, change),
        "due": due,
        "slot": left[0] if due and len(left) == 1 else 0,
    }
