"""Faults special to L'Encanteur: a wrong clock, lost slates, visible sets."""

from typing import Any, Final

from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core.game import Beat
from comptoir.games.encanteur.components import FISH
from tests.contract import promises
from tests.contract.faults import Fault
from tests.contract.worlds import replant


def starts_the_clock_too_early(game: AnyGame) -> AnyGame:
    """The clock starts a second before the step that led to it."""

    def beat(state: Any) -> Beat | None:
        found = game.beat(state)
        return found and replace(found, lead=-1.0)

    return replant(game, beat=beat)


def lets_the_holder_press(game: AnyGame) -> AnyGame:
    def beat(state: Any) -> Beat | None:
        found = game.beat(state)
        mine = () if state.holder is None or found is None else ((state.holder, game.read("take")),)
        return found and replace(found, presses=(*found.presses, *mine))

    return replant(game, beat=beat)


def loses_a_slate(game: AnyGame) -> AnyGame:
    """The first unsold slate disappears."""

    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after: Any = game.apply(state, actor, step, tell)
        return replace(after, unsold=after.unsold[1:])

    return replant(game, apply=apply)


def shows_discards_as_sold(game: AnyGame) -> AnyGame:
    """Every view lists the cards that each seat put away, as if it had sold them."""

    def view(state: Any, viewer: Any) -> Any:
        away = tuple(tuple(f for f in FISH if kept and f not in kept) for kept in state.sets)
        return replace(game.view(state, viewer), memory=away)

    return replant(game, view=view)


FAULTS: Final[tuple[Fault, ...]] = (
    (starts_the_clock_too_early, promises.every_beat_fits_its_position),
    (lets_the_holder_press, promises.every_beat_fits_its_position),
    (loses_a_slate, promises.nothing_is_lost_or_doubled),
    (shows_discards_as_sold, promises.no_view_tells_a_secret),
)
