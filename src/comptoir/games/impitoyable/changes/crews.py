"""Adventurers: dealt, hired, sent, and put away."""

from comptoir.core.actors import Seat
from comptoir.core.game import Changes
from comptoir.core.turns import put
from comptoir.games.impitoyable.actions import Name
from comptoir.games.impitoyable.changes.players import edit_player
from comptoir.games.impitoyable.rules.set_up import add_adventurers
from comptoir.games.impitoyable.state import remove_item
from comptoir.games.impitoyable.views import View


def join(view: View, seat: Seat, name: Name | None) -> Changes:
    """An adventurer comes into a player's hand; the name is ``None`` if only that player knows it."""
    seen = edit_player(view, seat, adventurers=view.players[seat].adventurers + 1)
    if seat != view.seat or name is None:
        return seen
    return {**seen, "my_crew": add_adventurers(view.setup, view.my_crew or (), name)}


def summon(view: View) -> Changes:
    """Players with only one adventurer send that one without being asked."""
    if view.seat is None or view.my_crew is None or len(view.my_crew) != 1:
        return {}
    return {"sent": put(view.sent, view.seat, view.my_crew[0])}


def discard(view: View, seat: Seat, name: Name) -> Changes:
    """An adventurer who was sent is discarded."""
    own = {"my_crew": remove_item(view.my_crew or (), name)} if seat == view.seat else {}
    return {
        **edit_player(view, seat, adventurers=view.players[seat].adventurers - 1),
        **put_away(view, seat),
        "discards": add_adventurers(view.setup, view.discards, name),
        **own,
    }


def put_away(view: View, seat: Seat) -> Changes:
    """An adventurer no longer lies there as sent; with the last one, the event is over."""
    sent = put(view.sent, seat, None)
    return {"sent": sent, "card": view.card if any(sent) else None}
