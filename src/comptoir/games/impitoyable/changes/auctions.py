"""The auction: bids, until all have been paid or returned."""

from comptoir.core.actors import Seat
from comptoir.core.game import Changes
from comptoir.core.turns import put
from comptoir.games.impitoyable.actions import Iou, Name
from comptoir.games.impitoyable.changes import crews
from comptoir.games.impitoyable.rules.recruiting import winners
from comptoir.games.impitoyable.state import Bids, remove_item
from comptoir.games.impitoyable.views import View


def bid(view: View, seat: Seat, ious: tuple[Iou, ...]) -> Changes:
    """A player bids or passes; after the last one, the winners hire."""
    bids = put(view.bids, seat, ious)
    due = view.due[1:] or winners(view.setup, view.active, bids, len(view.offer), view.draft)
    return close_if_over(bids, due)


def hire(view: View, seat: Seat, name: Name) -> Changes:
    """A player hires an adventurer, and pays next or, after a pass in a draft, pays nothing."""
    paid = {} if view.bids[seat] else settle(view, seat, view.due[1:])
    return {**crews.join(view, seat, name), "offer": remove_item(view.offer, name), **paid}


def settle(view: View, seat: Seat, due: tuple[Seat, ...]) -> Changes:
    """A bid has been paid or returned, and the players in ``due`` still have to hire."""
    return close_if_over(put(view.bids, seat, ()), due)


def close_if_over(bids: Bids, due: tuple[Seat, ...]) -> Changes:
    """The bids and the players still to act; there are no bids if all have been settled."""
    return {"bids": bids if due or any(bids) else (None,) * len(bids), "due": due}
