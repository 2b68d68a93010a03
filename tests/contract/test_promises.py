"""Every promise, for every game, every number of seats and every valid set of options."""

import pytest

from tests.contract.promises import PROMISES, Promise
from tests.contract.worlds import CASES, worlds


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_game_keeps_its_promises(name: str, seats: int, promise: Promise) -> None:
    for world in worlds(name, seats):
        promise(world)
