"""Gold and hats change only as events say, and IOUs are never lost."""

import pytest

from comptoir.games.impitoyable.actions import Bought, GoldWon, HatMoved, IouPaid
from comptoir.games.impitoyable.components import Options
from comptoir.games.impitoyable.game import GAME
from tests.games.impitoyable.inventory import inventory
from tests.games.impitoyable.table import SEATS, gold, hats, random_game
from tests.play import WATCHER


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("draft", [False, True])
def test_events_tell_every_move_of_gold_and_hats(seats: int, draft: bool) -> None:
    """2.1, 2.7, 3.1, 5.3, 5.5, 6.5, I14: to and from the bank, step by step."""
    state = GAME.start(seats, Options(draft=draft))
    purses, fields = gold(state), hats(state)
    for turn in random_game(state, seats):
        for event in GAME.story(turn.state, turn.actor, turn.step, WATCHER):
            match event:
                case GoldWon(seat, amount, after):
                    purses[seat] += amount
                    assert purses[seat] == after
                case Bought(seat, amount, after):
                    purses[seat] -= amount
                    assert purses[seat] == after
                case IouPaid(seat, _, amount, after):
                    purses[seat] -= amount
                    assert purses[seat] == after
                case HatMoved(seat, moved, to, why):
                    fields[seat] += moved if why in ("won", "bought") else -moved
                    assert fields[seat] == to
                case _:
                    pass
        state = GAME.apply(turn.state, turn.actor, turn.step)
        assert (gold(state), hats(state)) == (purses, fields)
        assert inventory(state) == inventory(turn.state)


def test_there_are_52_ious() -> None:
    """0.3."""
    assert sum(number for _, number in inventory(GAME.start(4))[0]) == 52  # type: ignore[index]
