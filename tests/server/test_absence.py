"""Absence: when a person counts as away or gone, how long the table waits, and who decides meanwhile."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from comptoir.server import limits, protocol
from comptoir.server.clock import Alarm
from comptoir.server.protocol import Speed
from comptoir.server.storage.store import NotStored
from tests.server.evenings import Evening, presence
from tests.server.fakes import FakeClock

pytestmark = pytest.mark.anyio

LIVE = 90.0


class Restless(FakeClock):
    """A clock that advances whenever it is read and rings early, as event loops with coarse clocks do."""

    early = 0.0

    def now(self) -> float:
        self.time += 1e-5
        return self.time

    def call_at(self, when: float, callback: Callable[[], object]) -> Alarm:
        return super().call_at(when - self.early, callback)


async def table_of(speed: Speed) -> Evening:
    return await Evening().open(people=3, speed=speed)


# --- Presence -------------------------------------------------------------------


async def test_a_person_whose_page_closes_is_away_after_half_a_minute() -> None:
    evening = await table_of("relaxed")
    await evening.go(1)
    await evening.clock.advance(29)
    assert presence(evening, 1) == "here"
    await evening.clock.advance(2)
    assert presence(evening, 1) == "away"
    await evening.come(1)
    assert presence(evening, 1) == "here"


async def test_a_person_who_becomes_away_while_the_room_looks_around_is_noticed() -> None:
    clock = Restless()
    evening = await Evening(clock).open(people=3)
    for steps in range(20):
        clock.early = steps * 1e-5
        await evening.go(1)
        await clock.advance(limits.AWAY + 1)
        assert presence(evening, 1) == "away", steps
        await evening.come(1)


async def test_nobody_is_told_of_a_short_loss_of_signal() -> None:
    evening = await table_of("live")
    evening.pages[None].new_frames()
    await evening.go(0)  # seat 0 owes no decision
    await evening.clock.advance(20)
    await evening.come(0)
    assert evening.pages[None].new_frames() == []


async def test_a_person_is_here_as_long_as_one_of_their_pages_is_open() -> None:
    evening = await table_of("relaxed")
    first = evening.pages[1]
    await evening.come(1)
    (await evening.room()).detach(first)
    await evening.clock.advance(60)
    assert presence(evening, 1) == "here"
    await evening.go(1)
    await evening.clock.advance(60)
    assert presence(evening, 1) == "away"


async def test_a_new_page_may_connect_before_the_loss_of_the_old_one_is_noticed() -> None:
    evening = await table_of("live")
    old = evening.pages[1]
    await evening.come(1)
    (await evening.room()).detach(old)
    (await evening.room()).detach(old)  # even twice
    await evening.clock.advance(LIVE + 1)
    assert presence(evening, 1) == "here"


async def test_the_number_of_watchers_is_sent_after_a_moment() -> None:
    evening = await table_of("relaxed")
    evening.pages[0].new_frames()
    pages = [await evening.come(None) for _ in range(5)]
    assert evening.pages[0].new_frames() == []
    await evening.clock.advance(1)
    (news,) = evening.pages[0].new_frames()
    assert news["info"]["watchers"] == len(pages) + 1


async def test_watchers_who_keep_coming_and_going_delay_nothing() -> None:
    evening = await table_of("relaxed")
    await evening.go(1)
    for _ in range(62):
        await evening.come(None)
        await evening.clock.advance(0.25)
        await evening.go(None)
        await evening.clock.advance(0.25)
    assert presence(evening, 1, seen_by=0) == "away"


# --- Lateness -------------------------------------------------------------------


async def test_after_the_grace_period_a_bot_decides_for_an_absent_person() -> None:
    evening = await table_of("live")
    await evening.go(1)
    await evening.clock.advance(LIVE - 1)
    assert (await evening.table()).sealed == {}
    await evening.clock.advance(1 + limits.LONG.most)
    assert list((await evening.table()).sealed) == [1]
    assert presence(evening, 1) == "gone"


async def test_a_disk_that_fails_slowly_is_still_retried_only_after_a_pause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = await table_of("live")
    await evening.go(1)
    tried: list[float] = []

    async def fail() -> None:
        tried.append(evening.clock.time)
        evening.clock.time += 2 * limits.RETRY
        raise NotStored("disk-full")

    monkeypatch.setattr(evening.store, "_write", fail)
    await evening.clock.advance(LIVE + 10 * limits.RETRY)
    assert len(tried) > 2
    assert all(later - earlier >= 3 * limits.RETRY for earlier, later in pairwise(tried))


async def test_a_bot_takes_over_even_if_the_grace_period_ends_while_the_room_looks_around() -> None:
    for steps in range(20):
        clock = Restless()
        evening = await Evening(clock).open(people=3, speed="live")
        await evening.go(1)
        clock.early = steps * 1e-5
        await clock.advance(LIVE + 1 + limits.LONG.most)
        assert list((await evening.table()).sealed) == [1], steps


@pytest.mark.parametrize(("speed", "grace"), [("live", 90.0), ("brisk", 30.0)])
async def test_everybody_sees_how_long_the_table_waits(speed: Speed, grace: float) -> None:
    evening = await table_of(speed)
    await evening.go(1)
    assert evening.pages[0].last("news")["info"]["until"] == grace
    await evening.clock.advance(10)
    assert (await evening.come(0)).last("welcome")["info"]["until"] == grace - 10


async def test_a_relaxed_table_waits_forever() -> None:
    evening = await table_of("relaxed")
    await evening.go(1)
    assert "until" not in evening.pages[0].last("news")["info"]
    await evening.clock.advance(1_000_000)
    assert (await evening.table()).sealed == {}


async def test_a_person_who_owes_no_decision_is_not_late() -> None:
    """However long they have been away, they get the full grace period when they owe a decision."""
    evening = await table_of("live")
    await evening.go(0)
    await evening.clock.advance(1000)
    assert presence(evening, 0) == "away"
    await evening.order("3", "4")
    assert evening.pages[1].last("news")["info"]["until"] == LIVE
    await evening.clock.advance(LIVE - 1)
    assert presence(evening, 0) == "away"
    await evening.clock.advance(2)
    assert presence(evening, 0) == "gone"


async def test_a_person_who_is_here_is_never_late() -> None:
    evening = await table_of("brisk")
    await evening.clock.advance(10_000)
    assert (await evening.table()).sealed == {}


async def test_a_person_who_returns_in_time_gets_the_full_grace_period_next_time() -> None:
    evening = await table_of("live")
    await evening.go(1)
    await evening.clock.advance(LIVE - 1)
    await evening.come(1)
    assert "until" not in evening.pages[0].last("news")["info"]
    await evening.go(1)
    await evening.clock.advance(LIVE - 1)
    assert (await evening.table()).sealed == {}


async def test_a_bot_plays_on_until_the_person_returns() -> None:
    evening = await table_of("live")
    await evening.go(1)
    await evening.clock.advance(LIVE + 5)
    await evening.act(2, "order 3")
    for _ in range(6):
        if (await evening.table()).owing == (0,):
            await evening.act(0, "close")
        await evening.clock.advance(5)
    assert (await evening.state()).round > 1
    seen = 0
    page = await evening.come(1, seen)
    assert presence(evening, 1) == "here"
    digest = page.last("welcome")["events"]
    assert digest[0]["seq"] == seen + 1
    assert any(event["actor"] == 1 for event in digest)


async def test_a_seat_is_handed_back_even_while_its_bot_decides() -> None:
    """The bot was about to answer; its answer no longer counts."""
    evening = await table_of("live")
    await evening.order("3", "4")
    await evening.go(0)
    await evening.clock.advance(LIVE + limits.LONG.least / 2)
    assert presence(evening, 0) == "gone"
    page = await evening.come(0)
    due = page.last("welcome")["due"]
    length = len(evening.store.logs[evening.name])
    await evening.clock.advance(60)
    assert len(evening.store.logs[evening.name]) == length
    assert (await evening.act(0, "close", at=due["at"]))["kind"] == "ok"


async def test_a_returning_person_can_replace_the_sealed_choice_of_the_stand_in() -> None:
    evening = await table_of("live")
    await evening.go(1)
    await evening.clock.advance(LIVE + 5)
    page = await evening.come(1)
    due = page.last("welcome")["due"]
    other = next(word for word in due["legal"] if word != due["chosen"])
    await evening.act(1, other)
    assert evening.pages[1].last("answered")["chosen"] == other


async def test_a_bot_takes_over_only_once_when_a_grace_period_ends() -> None:
    evening = await table_of("brisk")
    await evening.go(1)
    await evening.clock.advance(29.9)
    await evening.come(2)
    await evening.clock.advance(100)
    entries = b"".join(evening.store.logs[evening.name])
    assert entries.count(b'"stood-in"') == 1
    assert (await evening.table()).owing == (2,)


# --- After a restart ---------------------------------------------------------------


async def test_a_restart_keeps_the_rest_of_a_grace_period() -> None:
    evening = await table_of("live")
    await evening.go(1)
    await evening.clock.advance(40)
    await evening.restart()
    await evening.come(0)
    await evening.come(2)
    assert evening.pages[0].last("welcome")["info"]["until"] == 50
    await evening.clock.advance(49)
    assert presence(evening, 1, 0) != "gone"
    await evening.clock.advance(2)
    assert presence(evening, 1, 0) == "gone"


async def test_after_a_restart_everybody_has_a_moment_to_come_back() -> None:
    evening = await table_of("live")
    await evening.go(1)
    await evening.clock.advance(80)
    evening.clock.time += 600  # the server was down
    await evening.restart()
    await evening.come(0)
    assert evening.pages[0].last("welcome")["info"]["until"] == limits.RETURN
    await evening.clock.advance(limits.RETURN - 1)
    assert presence(evening, 1, 0) != "gone"
    await evening.clock.advance(2)
    assert presence(evening, 1, 0) == "gone"


async def test_a_stand_in_plays_on_after_a_restart() -> None:
    evening = await table_of("live")
    await evening.go(1)
    await evening.clock.advance(LIVE + 0.5)
    await evening.restart()
    await evening.come(0)
    await evening.clock.advance(5)
    assert list((await evening.table()).sealed) == [1]


# --- Leaving ------------------------------------------------------------------------


async def test_a_person_who_leaves_is_replaced_at_once_and_may_return() -> None:
    evening = await table_of("relaxed")
    page = evening.pages[1]
    assert (await evening.give(1, protocol.Leave("leave")))["kind"] == "ok"
    assert page.closed == "left"
    assert presence(evening, 1) == "gone"
    await evening.clock.advance(5)
    assert list((await evening.table()).sealed) == [1]
    assert (await evening.come(1)).last("welcome")["seat"] == 1
    assert presence(evening, 1) == "here"


async def test_when_the_host_leaves_the_next_person_is_host() -> None:
    evening = await Evening().open(people=2, bots=[None, "random", None])
    await evening.give(0, protocol.Leave("leave"))
    assert (await evening.table()).host == 2
    await evening.come(0)
    assert (await evening.table()).host == 2


async def test_a_host_who_stays_away_before_the_start_is_replaced() -> None:
    evening = await Evening().open(people=3, start=False)
    await evening.go(0)
    await evening.clock.advance(limits.HOST - 1)
    assert (await evening.table()).host == 0
    await evening.clock.advance(2)
    assert (await evening.table()).host == 1
    await evening.give(1, protocol.Start("go"))
    assert (await evening.table()).status == "playing"


async def test_an_absent_person_keeps_their_seat_in_the_lobby() -> None:
    evening = await Evening().open(people=3, start=False)
    await evening.go(2)
    await evening.clock.advance(limits.HOST * 10)
    assert (await evening.table()).occupants[2].name == "Cleo"
    assert (await evening.come(2)).last("welcome")["seat"] == 2


# --- An empty table -------------------------------------------------------------------


async def test_an_empty_table_rests_until_somebody_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "IDLE", limits.LONG.least / 2)
    evening = await Evening().open(people=1, bots=[None, "random", "random"])
    await evening.go(0)
    await evening.go(None)
    length = len(evening.store.logs[evening.name])
    await evening.clock.advance(1000)
    assert len(evening.store.logs[evening.name]) == length
    await evening.come(0)
    await evening.clock.advance(10)
    assert (await evening.table()).owing == (0,)


async def test_nothing_happens_at_a_table_before_the_first_page_connects() -> None:
    """A table without a page costs nothing, and its first visitor misses nothing."""
    evening = Evening()
    await evening.open(people=1, bots=[None, "random", "random"], start=False)
    await evening.restart()
    await evening.room()
    await evening.clock.advance(100)
    assert evening.bots.asked == []
