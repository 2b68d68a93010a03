"""Every promise can fail: it finds a fault that is planted in a sound game."""

import pytest

import comptoir
from tests.contract.faults import FAULTS, Plant, finds, own_faults
from tests.contract.promises import PROMISES, Promise

OWN = [(name, *fault) for name in comptoir.games() for fault in own_faults(name)]


@pytest.mark.parametrize(("plant", "promise"), FAULTS, ids=lambda part: part.__name__)
@pytest.mark.parametrize("name", comptoir.games())
def test_a_planted_fault_is_found(name: str, plant: Plant, promise: Promise) -> None:
    assert finds(promise, plant(comptoir.load(name)))


@pytest.mark.parametrize(("name", "plant", "promise"), OWN, ids=lambda part: getattr(part, "__name__", part))
def test_a_games_own_fault_is_found(name: str, plant: Plant, promise: Promise) -> None:
    assert finds(promise, plant(comptoir.load(name)))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_a_sound_game_keeps_the_promise(promise: Promise) -> None:
    assert not finds(promise, comptoir.load(comptoir.games()[0]))


def test_every_promise_can_fail() -> None:
    assert {promise for _, promise in FAULTS} | {promise for *_, promise in OWN} == set(PROMISES)


@pytest.mark.parametrize("name", comptoir.games())
def test_each_game_has_a_fault_that_loses_something_and_one_that_leaks(name: str) -> None:
    """Only the game knows what it counts and what it hides."""
    wanted = {"nothing_is_lost_or_doubled", "no_view_tells_a_secret"}
    assert wanted <= {promise.__name__ for _, promise in own_faults(name)}
