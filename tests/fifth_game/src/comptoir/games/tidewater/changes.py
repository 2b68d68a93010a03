"""What each part of a story changes in a view, so that a page shows the table as far as it has been told."""

from comptoir.core.actors import Actor, Seat
from comptoir.core.game import Changes
from comptoir.core.steps import Event, Step
from comptoir.core.turns import put
from comptoir.games.tidewater.actions import AllStowed, Delivered, Drawn, GameEnded, Load, Stow
from comptoir.games.tidewater.components import Card
from comptoir.games.tidewater.views import View


def changes(view: View, actor: Actor, part: Step | Event) -> Changes:
    """The fields that a part of a story changes, with their new values."""
    match part, actor:
        case Drawn(seat, card), _:
            sizes = put(view.hand_sizes, seat, view.hand_sizes[seat] + 1)
            return {"hold": view.hold - 1, "hand_sizes": sizes, "hand": view.hand | ({card} - {None})}
        case Stow(card), Seat() as seat:
            return {"ballast": put(view.ballast, seat, card), **lay(view, seat, card)}
        case Load(card), Seat() as seat:
            return {"barges": put(view.barges, seat, view.barges[seat] | {card}), **lay(view, seat, card)}
        case AllStowed(ballast), _:
            return {"ballast": ballast}
        case Delivered(seat, _, points), _:
            return {
                "spent": view.spent | view.barges[seat],
                "barges": put(view.barges, seat, frozenset()),
                "scores": put(view.scores, seat, view.scores[seat] + points),
            }
        case GameEnded(ranks), _:
            return {"ranks": ranks}
        case _:
            return {}


def lay(view: View, seat: Seat, card: Card | None) -> Changes:
    """A card leaves a hand; ``None``: one that the viewer does not know."""
    sizes = put(view.hand_sizes, seat, view.hand_sizes[seat] - 1)
    return {"hand_sizes": sizes, "hand": view.hand - {card}}
