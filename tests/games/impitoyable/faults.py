"""Faults special to Impitoyable: lost adventurers, memories of things never seen, cards that stay behind."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core.game import Changes
from comptoir.core.steps import Event
from comptoir.games.impitoyable.actions import AdventurerShown, HatMoved, IouTurned
from comptoir.games.impitoyable.views import Memory
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


def changes_otherwise(game: AnyGame, kind: type[Event], change: Callable[[Any, Any], Changes]) -> AnyGame:
    """The game in which events of one kind also make another change."""

    def changes(view: Any, actor: Any, part: Any) -> Changes:
        more = change(view, part) if isinstance(part, kind) else {}
        return {**game.changes(view, actor, part), **more}

    return replant(game, changes=changes)


def reminds_everybody_of_what_was_shown(game: AnyGame) -> AnyGame:
    """Somebody without a memory aid is told that a player has shown an adventurer."""

    def remember(view: Any, shown: AdventurerShown) -> Changes:
        crews = tuple((shown.adventurer,) if seat == shown.seat else () for seat in range(view.setup.seats))
        return {"memory": view.memory or Memory((), (), 1, (), crews, (), ())}

    return changes_otherwise(game, AdventurerShown, remember)


def leaves_a_turned_iou_in_the_market(game: AnyGame) -> AnyGame:
    """The owner has the IOU back in hand, yet it still lies in the market."""
    return changes_otherwise(game, IouTurned, lambda view, turned: {"market": view.market})


def fills_no_holes_after_a_vulture(game: AnyGame) -> AnyGame:
    """The holes at the end of the market stay, although payday is over."""
    return changes_otherwise(game, HatMoved, lambda view, moved: {"market": view.market})


FAULTS: Final[tuple[Fault, ...]] = (
    (loses_an_adventurer, promises.nothing_is_lost_or_doubled),
    (shows_the_order_of_a_bid, promises.no_view_tells_a_secret),
    (shows_ious_taken_in_a_duel, promises.no_view_tells_a_secret),
    (remembers_dealt_adventurers, promises.no_view_tells_a_secret),
    (reminds_everybody_of_what_was_shown, promises.a_story_leaves_no_memory),
    (leaves_a_turned_iou_in_the_market, promises.a_story_tells_what_changes),
    (fills_no_holes_after_a_vulture, promises.a_story_tells_what_changes),
)
