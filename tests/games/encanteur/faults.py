"""Faults special to L'Encanteur: a wrong clock, lost slates, visible sets, wrong changes."""

from typing import Any, Final

from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core.game import Beat
from comptoir.games.encanteur.actions import Served, Sold
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


def writes_down_what_is_not_in_a_set(game: AnyGame) -> AnyGame:
    """The page remembers for people who have to remember for themselves."""

    def changes(view: Any, actor: Any, part: Any) -> Any:
        memory = view.memory or ((),) * len(view.houses)
        return game.changes(replace(view, memory=memory), actor, part)

    return replant(game, changes=changes)


def serves_the_wrong_one_of_two_alike(game: AnyGame) -> AnyGame:
    """Of two clients of a kind, the one held longest is always served first."""

    def changes(view: Any, actor: Any, part: Any) -> Any:
        if isinstance(part, Served) and part.service != "second":
            guests = view.houses[part.seat].guests
            hungry = (guest.client if guest.dish is None else None for guest in guests)
            part = replace(part, place=[*hungry].index(part.client) + 1)
        return game.changes(view, actor, part)

    return replant(game, changes=changes)


def forgets_the_sale(game: AnyGame) -> AnyGame:
    """A lot that is sold stays up for sale."""
    return replant(
        game,
        changes=lambda view, actor, part: {} if isinstance(part, Sold) else game.changes(view, actor, part),
    )


FAULTS: Final[tuple[Fault, ...]] = (
    (starts_the_clock_too_early, promises.every_beat_fits_its_position),
    (lets_the_holder_press, promises.every_beat_fits_its_position),
    (loses_a_slate, promises.nothing_is_lost_or_doubled),
    (shows_discards_as_sold, promises.no_view_tells_a_secret),
    (writes_down_what_is_not_in_a_set, promises.a_story_leaves_no_memory),
    (serves_the_wrong_one_of_two_alike, promises.a_story_tells_what_changes),
    (forgets_the_sale, promises.a_story_tells_what_changes),
)
