"""Which cards a seat may still have to reveal, and how long the game may last."""

from typing import Final

from comptoir.core.actors import Seat
from comptoir.games.encanteur.components import FISH
from comptoir.games.encanteur.state import fish_in_play
from comptoir.games.encanteur.views import View

CARDS_A_DAY: Final = 1.3
"""About how many cards the leading seat reveals in a day."""


def cards_left(view: View, seat: Seat) -> int:
    kept = len(fish_in_play(view.removed)) - view.setup.components.discards
    return kept - len(view.revealed[seat])


def chance_of_card(view: View, seat: Seat, name: str) -> float:
    """The chance that a seat reveals a card by selling this fish.

    Fish that it sold without revealing a card are not in its set; all others are equally likely.
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
    """An estimate of the days left, including today."""
    ahead = min(cards_left(view, seat) for seat in range(view.setup.seats))
    return max(1, min(ahead / CARDS_A_DAY, view.setup.components.last_day - view.day + 1))
