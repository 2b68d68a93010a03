"""Faults to plant in Polterfass: mugs get lost, orders are seen before the bill."""

from typing import Any, Final

from msgspec.structs import force_setattr, replace

from comptoir.catalogue import AnyGame
from comptoir.core.actors import CHANCE
from tests.contract import promises
from tests.contract.faults import Fault
from tests.contract.worlds import replant


def forgets_what_it_applied(game: AnyGame) -> AnyGame:
    """Applying the same step twice gives two different states."""
    times = [0]

    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        times[0] += 1
        return replace(game.apply(state, actor, step, tell), round=times[0] % 59 + 1)

    return replant(game, apply=apply)


def changes_the_past(game: AnyGame) -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after = game.apply(state, actor, step, tell)
        force_setattr(state, "reason", "changed")
        return after

    return replant(game, apply=apply)


def loses_mugs(game: AnyGame) -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after: Any = game.apply(state, actor, step, tell)
        return replace(after, totals=(after.totals[0] - 1, *after.totals[1:])) if actor is CHANCE else after

    return replant(game, apply=apply)


def remembers_who_chose_first(game: AnyGame) -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after = game.apply(state, actor, step, tell)
        return replace(after, reason=f"{state.reason}{actor}") if state.phase == "order" else after

    return replant(game, apply=apply)


# --- Leaks that `determinize` would copy, so that only a twin finds them -----------------


def counts_cards_too_early(game: AnyGame) -> AnyGame:
    """The number of cards laid shows while others still choose."""

    def view(state: Any, viewer: Any) -> Any:
        return replace(game.view(state, viewer), laid=tuple(len(cards or ()) for cards in state.orders))

    return replant(game, view=view)


def shows_a_neighbours_order(game: AnyGame) -> AnyGame:
    """One seat, and not the first, sees its neighbour's cards."""

    def view(state: Any, viewer: Any) -> Any:
        seen = game.view(state, viewer)
        return replace(seen, shown=state.orders) if viewer == 2 else seen

    return replant(game, view=view)


FAULTS: Final[tuple[Fault, ...]] = (
    (forgets_what_it_applied, promises.a_record_replays_to_the_same_end),
    (changes_the_past, promises.legal_steps_are_accepted),
    (loses_mugs, promises.nothing_is_lost_or_doubled),
    (remembers_who_chose_first, promises.sealed_choices_have_no_order),
    (counts_cards_too_early, promises.no_view_tells_a_secret),
    (shows_a_neighbours_order, promises.no_view_tells_a_secret),
)
