"""Reconnecting: a page gets exactly what it missed, after any gap and any number of times."""

import asyncio
import hashlib
import json
from typing import Any

import pytest

from comptoir import catalogue
from comptoir.core import records
from comptoir.core.actors import Viewer
from comptoir.core.steps import Heading
from comptoir.server import limits
from comptoir.server.rooms import frames
from comptoir.server.rooms.frames import Frames
from comptoir.server.tables import log, new_table
from comptoir.server.tables.log import Append
from comptoir.server.tables.new_table import TableRequest
from comptoir.server.tables.table import Table
from tests.clients import views
from tests.golden import GAMES
from tests.server.evenings import Evening
from tests.server.fakes import run_pending

pytestmark = pytest.mark.anyio

EVERYBODY: tuple[Viewer, ...] = (0, 1, 2, None)


def seqs(frame: dict[str, Any]) -> list[int]:
    return [event["seq"] for event in frame["events"]]


def digest(view: object) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


@pytest.mark.parametrize("who", [0, None])
async def test_a_page_that_comes_back_gets_exactly_what_it_missed(who: Viewer) -> None:
    evening = await Evening().open(people=3)
    seen = (await evening.table()).seq
    await evening.go(who)
    await evening.order("3", "4")
    now = (await evening.table()).seq
    welcome = (await evening.come(who, seen)).last("welcome")
    assert seqs(welcome) == list(range(seen + 1, now + 1))
    assert welcome["complete"] is True
    assert welcome["seq"] == now


@pytest.mark.parametrize("who", EVERYBODY)
async def test_a_page_that_missed_nothing_gets_no_events(who: Viewer) -> None:
    evening = await Evening().open(people=3)
    seen = (await evening.table()).seq
    for _ in range(3):
        await evening.go(who)
        welcome = (await evening.come(who, seen)).last("welcome")
        assert (seqs(welcome), welcome["complete"], welcome["seq"]) == ([], True, seen)


async def test_a_page_that_disconnects_while_it_catches_up_asks_again() -> None:
    """The first catch-up never arrived, so the page names the same last step again."""
    evening = await Evening().open(people=3)
    seen = (await evening.table()).seq
    await evening.go(None)
    await evening.order("3", "4")
    first = (await evening.come(None, seen)).last("welcome")
    await evening.go(None)
    await evening.act(0, "roll")
    second = (await evening.come(None, seen)).last("welcome")
    assert seqs(second)[: len(seqs(first))] == seqs(first)
    assert seqs(second)[-1] == (await evening.table()).seq


async def test_after_a_very_long_gap_a_page_gets_only_the_latest_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_EVENTS", 8)
    monkeypatch.setattr(limits, "LATEST_EVENTS", 3)
    evening = await Evening().open(people=3)
    await evening.play_on()
    now = (await evening.table()).seq
    welcome = (await evening.come(None, now - 9)).last("welcome")
    assert (seqs(welcome), welcome["complete"]) == ([now - 2, now - 1, now], False)
    welcome = (await evening.come(None, now - 8)).last("welcome")
    assert (len(seqs(welcome)), welcome["complete"]) == (8, True)


async def test_a_page_that_is_ahead_of_the_log_gets_the_latest_events() -> None:
    """This happens after a backup has been restored."""
    evening = await Evening().open(people=3)
    welcome = (await evening.come(1, 1000)).last("welcome")
    assert welcome["complete"] is False


@pytest.mark.parametrize("who", EVERYBODY)
async def test_a_newcomer_gets_the_same_view_as_a_page_that_was_there(who: Viewer) -> None:
    evening = await Evening().open(people=3)
    await evening.play_on(12)
    there = evening.pages[who].view
    assert digest((await evening.come(who)).view) == digest(there)


@pytest.mark.parametrize("who", EVERYBODY)
async def test_a_restart_changes_nothing_that_anybody_sees(who: Viewer) -> None:
    evening = await Evening().open(people=3)
    await evening.play_on(7)
    before = (await evening.come(who)).last("welcome")
    await evening.restart()
    after = (await evening.come(who)).last("welcome")
    for part in ("view", "setup", "events", "rest", "seq", "due"):
        assert after.get(part) == before.get(part)


async def test_the_setup_comes_with_the_welcome_and_never_in_a_view() -> None:
    evening = await Evening().open(people=3)
    await evening.play_on()
    for page in evening.pages.values():
        assert page.frames[0]["setup"]["seats"] == 3
        assert len(page.view) > 1
        assert not any("setup" in view for view in views(page.frames))


async def test_a_page_in_the_lobby_gets_the_view_with_which_the_game_will_begin() -> None:
    evening = await Evening().open(people=3, start=False)
    welcome = evening.pages[0].last("welcome")
    assert (welcome["view"]["totals"], welcome["seq"], welcome["setup"]["seats"]) == ([0, 0, 0], -1, 3)


async def test_events_come_without_a_gap() -> None:
    evening = await Evening().open(people=3)
    await evening.play_on()
    for page in evening.pages.values():
        heard = [
            seq for frame in page.frames if frame["kind"] in ("welcome", "events") for seq in seqs(frame)
        ]
        assert heard == list(range(len(heard)))


async def test_the_welcome_is_the_first_frame_even_in_a_busy_moment() -> None:
    evening = await Evening().open(people=3)
    room = await evening.room()
    await asyncio.gather(evening.come(None), evening.act(1, "order 3"), evening.come(2))
    await run_pending()
    assert evening.pages[None].frames[0]["kind"] == "welcome"
    assert evening.pages[2].frames[0]["kind"] == "welcome"
    assert room.table.seq == evening.pages[2].frames[0]["seq"]


async def test_bots_play_on_while_nobody_looks_and_the_next_page_sees_it() -> None:
    evening = await Evening().open(people=1, bots=[None, "random", "random"])
    await evening.go(0)
    await evening.go(None)
    await evening.clock.advance(30)
    table = await evening.table()
    assert table.owing == (0,)
    welcome = (await evening.come(0)).last("welcome")
    assert welcome["seq"] == table.seq
    assert welcome["due"]["at"] == table.seq


# --- With and without the memory aid -------------------------------------


def recorded_table(game: str, *, memory_aid: bool, steps: int | None = None) -> Table:
    """A recorded game of three, up to this many steps."""
    text = (GAMES / game / "records" / "three-seats.txt").read_text("utf-8")
    turns = records.read(catalogue.load(game), text).turns[:steps]
    lines = [(records.write_actor(turn.actor), catalogue.load(game).write(turn.step)) for turn in turns]
    wish = TableRequest(game, 3, "Ann", memory_aid=memory_aid)
    begun = [*new_table.first_entries(wish, "2026-01-01"), log.Begun()]
    return Table("t", [Append(tuple(begun)), Append((log.Played(tuple(lines)),))])


def headings(table: Table) -> list[int]:
    """The numbers of the steps that began a turn or another part of the game."""
    return [seq for seq, told in enumerate(table.told) if any(isinstance(one, Heading) for one in told)]


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("game", ["impitoyable", "encanteur"])
def test_without_the_memory_aid_a_returning_page_gets_only_this_turn(game: str, viewer: Viewer) -> None:
    table = recorded_table(game, memory_aid=False, steps=80)
    begun = headings(table)[-1]
    assert 0 < headings(table)[-2] < begun < table.seq
    for seen in range(-1, table.seq + 1):
        told, complete = Frames(table).tell_since(viewer, seen)
        assert [event.seq for event in told.events] == [*range(max(begun, seen + 1), table.seq + 1)]
        assert complete == (seen + 1 >= begun)


def test_without_the_memory_aid_a_page_ahead_of_the_log_gets_only_this_turn() -> None:
    table = recorded_table("impitoyable", memory_aid=False, steps=80)
    assert Frames(table).tell_since(0, 1000) == (Frames(table).tell(0, headings(table)[-1]), False)


@pytest.mark.parametrize("game", ["impitoyable", "encanteur"])
def test_with_the_memory_aid_a_returning_page_gets_everything(game: str) -> None:
    table = recorded_table(game, memory_aid=True, steps=80)
    assert Frames(table).tell_since(0, -1) == (Frames(table).tell(0, 0), True)


def test_after_the_end_a_returning_page_gets_everything() -> None:
    table = recorded_table("impitoyable", memory_aid=False)
    assert table.status == "over"
    assert headings(table)[-1] > table.seq - 50
    assert Frames(table).tell_since(0, table.seq - 100) == (Frames(table).tell(0, table.seq - 99), True)


def test_every_game_with_something_to_remember_says_where_its_turns_begin() -> None:
    remembering = [game for game in map(catalogue.load, catalogue.games()) if frames.has_memory(game)]
    assert remembering
    assert all(any(issubclass(event, Heading) for event in game.Events) for game in remembering)
