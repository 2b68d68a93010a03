"""Faults of Bistro's own kind: glasses that vanish, and leaks that `determinize` copies as well."""

from typing import Any, Final

from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core.actors import CHANCE
from tests.contract import promises
from tests.contract.faults import Fault, of_kind
from tests.contract.worlds import replant


def drinks_off_the_pile(game: AnyGame) -> AnyGame:
    """Whenever chance has done something, a glass that nobody has seen is gone."""

    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after: Any = game.apply(state, actor, step, tell)
        if actor is not CHANCE:
            return after
        fullest = after.unseen.index(max(after.unseen))
        unseen = tuple(count - (place == fullest) for place, count in enumerate(after.unseen))
        return replace(after, unseen=unseen)

    return replant(game, apply=apply)


def shows_a_look_to_the_next_seat(game: AnyGame) -> AnyGame:
    """What the drawer has seen reaches one other seat, in its view and in all that it imagines."""

    def view(state: Any, viewer: Any) -> Any:
        seen = game.view(state, viewer)
        beside = bool(state.lookers) and viewer == (state.lookers[0] + 1) % state.setup.seats
        return replace(seen, glass=state.glass) if beside else seen

    return replant(game, view=view)


def lets_others_hear_a_miam(game: AnyGame) -> AnyGame:
    """Who is told that a Miam is dealt is told which."""

    class Gossip(type(game)):  # type: ignore[misc]
        __slots__ = ()

        def story(self, state: Any, actor: Any, step: Any, viewer: Any) -> Any:
            told = super().story(state, actor, step, viewer)
            return (step, *told[1:]) if state.phase == "miam" else told

    return of_kind(Gossip, game)


def shows_a_miam_on_its_way(game: AnyGame) -> AnyGame:
    """A watcher sees a Miam that is offered and may yet go back unseen."""

    def view(state: Any, viewer: Any) -> Any:
        seen = game.view(state, viewer)
        attached = viewer is None and state.phase == "answer" and state.claims[-1].miam
        return replace(seen, my_miam=state.miams[state.chain[-2]]) if attached else seen

    return replant(game, view=view)


FAULTS: Final[tuple[Fault, ...]] = (
    (drinks_off_the_pile, promises.nothing_is_lost_or_doubled),
    (shows_a_look_to_the_next_seat, promises.no_view_tells_a_secret),
    (lets_others_hear_a_miam, promises.no_view_tells_a_secret),
    (shows_a_miam_on_its_way, promises.no_view_tells_a_secret),
)
