"""Faults to plant in Bistro: glasses get lost, and secrets leak in ways that `determinize` copies."""

from typing import Any, Final

from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core.actors import CHANCE
from tests.contract import promises
from tests.contract.faults import Fault, of_kind
from tests.contract.worlds import replant


def drinks_off_the_pile(game: AnyGame) -> AnyGame:
    """After every outcome of chance, an unseen glass is gone."""

    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after: Any = game.apply(state, actor, step, tell)
        if actor is not CHANCE:
            return after
        fullest = after.unseen.index(max(after.unseen))
        unseen = tuple(count - (place == fullest) for place, count in enumerate(after.unseen))
        return replace(after, unseen=unseen)

    return replant(game, apply=apply)


def shows_a_look_to_the_next_seat(game: AnyGame) -> AnyGame:
    """One other seat sees the glass that the drawer has looked at, in its view and in imagined states."""

    def view(state: Any, viewer: Any) -> Any:
        seen = game.view(state, viewer)
        beside = bool(state.lookers) and viewer == (state.lookers[0] + 1) % state.setup.seats
        return replace(seen, glass=state.glass) if beside else seen

    return replant(game, view=view)


def lets_others_hear_a_miam(game: AnyGame) -> AnyGame:
    """Everybody hears which Miam is dealt."""

    class Gossip(type(game)):  # type: ignore[misc]
        __slots__ = ()

        def story(self, state: Any, actor: Any, step: Any, viewer: Any) -> Any:
            told = super().story(state, actor, step, viewer)
            return (step, *told[1:]) if state.phase == "miam" else told

    return of_kind(Gossip, game)


def shows_an_offered_miam(game: AnyGame) -> AnyGame:
    """A watcher sees a Miam that is offered and might go back unseen."""

    def view(state: Any, viewer: Any) -> Any:
        seen = game.view(state, viewer)
        attached = viewer is None and state.phase == "answer" and state.claims[-1].miam
        return replace(seen, my_miam=state.miams[state.chain[-2]]) if attached else seen

    return replant(game, view=view)


FAULTS: Final[tuple[Fault, ...]] = (
    (drinks_off_the_pile, promises.nothing_is_lost_or_doubled),
    (shows_a_look_to_the_next_seat, promises.no_view_tells_a_secret),
    (lets_others_hear_a_miam, promises.no_view_tells_a_secret),
    (shows_an_offered_miam, promises.no_view_tells_a_secret),
)
