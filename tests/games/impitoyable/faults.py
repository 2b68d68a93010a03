"""Faults of Impitoyable's own kind: adventurers who vanish, and memories of what nobody has seen."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from tests.contract import promises
from tests.contract.faults import Fault
from tests.contract.worlds import replant


def loses_an_adventurer(game: AnyGame) -> AnyGame:
    """The adventurer discarded last is gone."""

    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after: Any = game.apply(state, actor, step, tell)
        return replace(after, discards=after.discards[:-1])

    return replant(game, apply=apply)


def remembers_for_another(game: AnyGame, viewer: int | None, **memory: Callable[[Any], object]) -> AnyGame:
    """The game in which one viewer's memory holds what the state knows."""

    def view(state: Any, who: int | None) -> Any:
        seen: Any = game.view(state, who)
        if who != viewer:
            return seen
        return replace(
            seen, memory=replace(seen.memory, **{key: find(state) for key, find in memory.items()})
        )

    return replant(game, view=view)


def shows_in_what_order_was_paid(game: AnyGame) -> AnyGame:
    """One seat sees where each IOU of a bid lies."""
    return remembers_for_another(game, 2, market=lambda state: state.market)


def shows_what_a_duel_has_won(game: AnyGame) -> AnyGame:
    """A watcher sees what was taken unseen."""
    return remembers_for_another(game, None, hands=lambda state: tuple(one.taken for one in state.players))


def remembers_a_deal(game: AnyGame) -> AnyGame:
    """One seat knows who was dealt to whom."""
    return remembers_for_another(game, 1, crews=lambda state: tuple(one.crew for one in state.players))


FAULTS: Final[tuple[Fault, ...]] = (
    (loses_an_adventurer, promises.nothing_is_lost_or_doubled),
    (shows_in_what_order_was_paid, promises.no_view_tells_a_secret),
    (shows_what_a_duel_has_won, promises.no_view_tells_a_secret),
    (remembers_a_deal, promises.no_view_tells_a_secret),
)
