"""Which cards somebody may still have to reveal, and how long the game may go on."""

from typing import Final

from comptoir.core.actors import Seat
from comptoir.games.encanteur.components import FISH
from comptoir.games.encanteur.state import fish_in_play
from comptoir.games.encanteur.views import View

CARDS_A_DAY: Final = 1.3
"""How many cards whoever is ahead reveals in a day, about."""


def cards_left(view: View, seat: Seat) -> int:
    """How many cards a seat has still to reveal."""
    kept = len(fish_in_play(view.removed)) - view.setup.components.discards
    return kept - len(view.revealed[seat])


def chance_of_card(view: View, seat: Seat, name: str) -> float:
    """How likely a seat is to reveal a card by selling this fish.

    What it has bought and sold without one is not in its set; all else is as likely.
    """
    if name not in FISH or name in view.revealed[seat]:
        return 0
    if seat == view.seat and view.my_set is not None:
        return float(name in view.my_set)
    sold = view.memory[seat] if view.memory else ()
    if name in sold:
        return 0
    unknown = len(fish_in_play(view.removed)) - len(view.revealed[seat]) - len(sold)
    return cards_left(view, seat) / unknown


def days_left(view: View) -> float:
    """How many days may be left, today included."""
    ahead = min(cards_left(view, seat) for seat in range(view.setup.seats))
    return max(1, min(ahead / CARDS_A_DAY, view.setup.components.last_day - view.day + 1))
