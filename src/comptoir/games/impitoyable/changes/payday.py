"""Payday, and the last purchases after it."""

from itertools import dropwhile

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.game import Changes
from comptoir.games.impitoyable.actions import HatMoved, Reason
from comptoir.games.impitoyable.changes import ious
from comptoir.games.impitoyable.changes.players import edit_player
from comptoir.games.impitoyable.rules.end import fields_for
from comptoir.games.impitoyable.rules.payday import find_outermost
from comptoir.games.impitoyable.views import View


def roll(view: View, column: int) -> Changes:
    """The outermost card of the column is turned up next, if there is one."""
    place = find_outermost(view.market, column, view.setup.components.columns)
    return {} if place is None else {"slot": place}


def move_hat(view: View, moved: HatMoved) -> Changes:
    """A hat moves; a vulture also ends payday, and holes are filled unless the last one ends the game."""
    hats = edit_player(view, moved.seat, hat=moved.to)
    if moved.why != "vulture":
        return hats
    last = view.players[moved.seat].vultures >= view.setup.components.vultures
    return {**hats, **(begin_last_buys if last else end_payday)(replace(view, **hats))}


def end_payday(view: View) -> Changes:
    """Holes are filled next; at the end of the game, the last purchases follow."""
    return {**ious.change_market(view, ious.drop_last_holes), **begin_last_buys(view)}


def near_end(view: View, reason: Reason) -> Changes:
    """The game is about to end; after too many vultures, no payday comes before the last purchases."""
    after = replace(view, reason=reason)
    return {"reason": reason, **(begin_last_buys(after) if reason == "vulture" else {})}


def begin_last_buys(view: View) -> Changes:
    """The last purchases begin, if the game is about to end."""
    return ask_buyers(view, view.setup.clockwise_from[view.active]) if view.reason else {}


def ask_buyers(view: View, due: tuple[Seat, ...]) -> Changes:
    """The players still to be asked for a last purchase: the first one can buy something."""
    limit = view.setup.components.last_purchase

    def cannot_buy(seat: Seat) -> bool:
        player = view.players[seat]
        return fields_for(view.setup, player.gold, player.hat, limit) < 1

    return {"due": tuple(dropwhile(cannot_buy, due))}
