"""Faults special to Impitoyable: lost adventurers, and memories of things never seen."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from tests.contract import promises
from tests.contract.faults import Fault
from tests.contract.worlds import replant


def loses_an_adventurer(game: AnyGame) -> AnyGame:
    """The last of the discarded adventurers disappears."""

    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after: Any = game.apply(state, actor, step, tell)
        return replace(after, discards=after.discards[:-1])

    return replant(game, apply=apply)


def fill_memory(game: AnyGame, viewer: int | None, **memory: Callable[[Any], object]) -> AnyGame:
    """The game with fields of one viewer's memory filled from the state."""

    def view(state: Any, who: int | None) -> Any:
        seen: Any = game.view(state, who)
        if who != viewer:
            return seen
        return replace(
            seen, memory=replace(seen.memory, **{key: find(state) for key, find in memory.items()})
        )

    return replant(game, view=view)


def shows_the_order_of_a_bid(game: AnyGame) -> AnyGame:
    """One seat sees where each IOU of a bid lies."""
    return fill_memory(game, 2, market=lambda state: state.market)


def shows_ious_taken_in_a_duel(game: AnyGame) -> AnyGame:
    """A watcher sees the IOUs that were taken unseen."""
    return fill_memory(game, None, hands=lambda state: tuple(one.taken for one in state.players))


def remembers_dealt_adventurers(game: AnyGame) -> AnyGame:
    """One seat knows which adventurers every seat was dealt."""
    return fill_memory(game, 1, crews=lambda state: tuple(one.crew for one in state.players))


FAULTS: Final[tuple[Fault, ...]] = (
    (loses_an_adventurer, promises.nothing_is_lost_or_doubled),
    (shows_the_order_of_a_bid, promises.no_view_tells_a_secret),
    (shows_ious_taken_in_a_duel, promises.no_view_tells_a_secret),
    (remembers_dealt_adventurers, promises.no_view_tells_a_secret),
)
