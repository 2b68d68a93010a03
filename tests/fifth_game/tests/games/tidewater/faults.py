"""Faults of the kinds that only Tidewater can have."""

from typing import Final

from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from tests.contract import promises
from tests.contract.faults import Fault
from tests.contract.worlds import replant


def keeps_a_card_twice(game: AnyGame) -> AnyGame:
    return replant(game, apply=lambda *turn: replace(game.apply(*turn), spent=frozenset({"a1"})))


def shows_ballast_too_early(game: AnyGame) -> AnyGame:
    return replant(game, view=lambda state, seat: replace(game.view(state, seat), ballast=state.ballast))


FAULTS: Final[tuple[Fault, ...]] = (
    (keeps_a_card_twice, promises.nothing_is_lost_or_doubled),
    (shows_ballast_too_early, promises.no_view_tells_a_secret),
)
