"""Bots in processes of their own: a table gets an answer even if they crash, hang or fail."""

import os
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import comptoir
from comptoir.server import bot_processes, protocol
from comptoir.server.bot_processes import Processes, Question
from tests.server.evenings import Evening
from tests.server.fakes import FakeBots

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # processes start slowly

GAME = comptoir.load("polterfass")


def question(level: str = "random") -> Question:
    """A question that asks a guest for an order."""
    state = GAME.start(3, GAME.Options(first_seat=0))
    state = GAME.apply(state, comptoir.CHANCE, GAME.read("roll a9 b8 c- d- e- f- g- x- y-"))
    return Question("polterfass", level, GAME.view(state, 1), GAME.legal(state, 1), (), 0.1, 1)


def dies(asked: Question) -> str:
    """A bot that ends its process."""
    os._exit(3)


def dies_once(asked: Question) -> str:
    """A bot that ends its process the first time."""
    mark = Path(asked.level)
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return "order 7"


def hangs(asked: Question) -> str:
    """A bot that never answers."""
    time.sleep(600)
    return "order 7"


def fails(asked: Question) -> str:
    """A bot with a bug."""
    view: Any = asked.view
    raise ZeroDivisionError(view.my_order)


def orders_seven(asked: Question) -> str:
    """A bot that always gives the same order."""
    return "order 7"


def starts_slowly() -> None:
    """A busy machine."""
    time.sleep(3)


@pytest.fixture
async def started() -> AsyncIterator[list[Processes]]:
    """Bot processes that the test adds; they are closed afterwards."""
    all_of_them: list[Processes] = []
    yield all_of_them
    for processes in all_of_them:
        await processes.close()


def legal() -> set[str]:
    return {GAME.write(step) for step in question().legal}


async def test_a_bot_answers_from_another_process(started: list[Processes]) -> None:
    started.append(processes := Processes())
    processes.warm_up("polterfass")
    assert await processes.choose(question()) in legal()


async def test_a_level_that_no_longer_exists_plays_at_random(started: list[Processes]) -> None:
    started.append(processes := Processes())
    assert await processes.choose(question("retired")) in legal()


async def test_a_bot_that_crashes_is_asked_again(started: list[Processes], tmp_path: Path) -> None:
    started.append(processes := Processes(think=dies_once))
    assert await processes.choose(question(str(tmp_path / "mark"))) == "order 7"


@pytest.mark.parametrize("think", [dies, hangs, fails])
async def test_a_legal_action_is_taken_for_a_bot_that_keeps_failing(
    think: object, started: list[Processes]
) -> None:
    assert callable(think)
    started.append(processes := Processes(think=think, patience=1.0))
    assert await processes.choose(question()) in legal()


async def test_a_slow_start_of_a_process_is_not_mistaken_for_a_hang(
    started: list[Processes], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_processes, "_end_with_the_parent", starts_slowly)
    started.append(processes := Processes(think=orders_seven, patience=2.0))
    assert await processes.choose(question()) == "order 7"
    assert caplog.text == ""


async def test_the_log_output_shows_nothing_that_a_failing_bot_knew(
    started: list[Processes], caplog: pytest.LogCaptureFixture
) -> None:
    started.append(processes := Processes(think=fails))
    await processes.choose(question())
    assert "ZeroDivisionError" in caplog.text
    assert "None" not in caplog.text  # my_order


# --- At a table -------------------------------------------------------------------


async def test_a_bot_that_answers_nonsense_does_not_stop_the_game() -> None:
    evening = Evening(bots=FakeBots(lambda _: "order ?"))
    await evening.open(people=1, bots=[None, "random", "random"])
    await evening.clock.advance(10)
    assert (await evening.table()).owing == (0,)


async def test_a_bot_is_asked_again_if_its_decision_could_not_be_stored() -> None:
    evening = Evening()
    await evening.open(people=1, bots=[None, "random", "random"])
    evening.store.full = True
    await evening.clock.advance(20)
    assert (await evening.table()).owing == (1, 2)
    evening.store.full = False
    await evening.clock.advance(20)
    assert (await evening.table()).owing == (0,)


async def test_a_failure_to_start_bots_does_not_stop_the_game() -> None:
    def broken(asked: Question) -> str:
        raise OSError("no more processes")

    evening = Evening(bots=FakeBots(broken))
    await evening.open(people=1, bots=[None, "random", "random"])
    await evening.clock.advance(10)
    assert (await evening.table()).owing == (0,)


async def test_a_bot_is_asked_again_after_a_restart() -> None:
    evening = Evening()
    await evening.open(people=1, bots=[None, "random", "random"])
    await evening.restart()
    await evening.come(0)
    await evening.clock.advance(10)
    assert (await evening.table()).owing == (0,)


async def test_a_bot_has_less_time_to_think_than_the_shortest_pause() -> None:
    for short in (False, True):
        evening = await Evening().open(people=1, bots=[None, "random", "random"], start=False)
        await evening.give(0, protocol.Pace("pace", short))
        await evening.give(0, protocol.Start("start"))
        pause = evening.surroundings.short if short else evening.surroundings.long
        assert all(0 < asked.seconds < pause.least for asked in evening.bots.asked)
    assert bot_processes.workers() >= 1
