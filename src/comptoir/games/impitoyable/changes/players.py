"""What everybody sees of a player."""

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.game import Changes
from comptoir.core.turns import put
from comptoir.games.impitoyable.views import View


def edit_player(view: View, seat: Seat, **numbers: int) -> Changes:
    """The players, after these numbers of one of them have changed."""
    return {"players": put(view.players, seat, replace(view.players[seat], **numbers))}
