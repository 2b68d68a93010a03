"""`comptoir serve`: its address, its refusals, one server per file, an orderly end, and a kill."""

import asyncio
import hashlib
import json
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from comptoir.server.storage import sqlite
from comptoir.server.tables import log
from comptoir.words.texts import texts
from tests.clients import follow
from tests.server.live import PATIENCE, Frame, Live

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

COMMAND = [sys.executable, "-m", "comptoir.cli", "serve"]


async def start(*arguments: str) -> asyncio.subprocess.Process:
    """Start the command in a process of its own."""
    pipe = asyncio.subprocess.PIPE
    environment = os.environ | {"LANG": "en", "PYTHONUNBUFFERED": "1"}
    return await asyncio.create_subprocess_exec(
        *COMMAND, *arguments, stdout=pipe, stderr=pipe, env=environment
    )


@asynccontextmanager
async def server(path: Path, *arguments: str) -> AsyncIterator[tuple[Live, asyncio.subprocess.Process]]:
    """A running server, killed afterwards if it still runs."""
    process = await start("--port", "0", "--data", str(path), *arguments)
    assert process.stdout
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    assert line, (await process.communicate())[1].decode()
    live = Live(line.split()[-1])
    try:
        yield live, process
    finally:
        await live.http.aclose()
        if process.returncode is None:
            process.kill()
        await process.communicate()  # this closes the pipes


async def wait_for_end(process: asyncio.subprocess.Process) -> tuple[int, str, str]:
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


# --- What it prints -------------------------------------------------------------------


async def test_it_prints_its_address_and_that_only_this_computer_can_reach_it(tmp_path: Path) -> None:
    async with server(tmp_path / "t.db") as (live, process):
        assert (await live.http.get("/api/here")).json()["only_here"] is True
        process.send_signal(signal.SIGINT)
        code, out, err = await wait_for_end(process)
    assert (code, err) == (0, "")
    assert texts("en").say("serve-only-here", command="comptoir serve --lan") in out
    assert str(tmp_path / "t.db") in out


async def test_on_the_network_it_prints_its_address_as_a_qr_code(tmp_path: Path) -> None:
    async with server(tmp_path / "t.db", "--lan") as (live, process):
        here = (await live.http.get("/api/here")).json()
        assert here == {"address": live.address, "only_here": False}
        process.send_signal(signal.SIGINT)
        _, out, _ = await wait_for_end(process)
    assert "█▀▀" in out or "█ ▄▄▄▄▄ █" in out


async def test_a_busy_port_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, _, err = await wait_for_end(await start("--port", port, "--data", str(tmp_path / "t.db")))
    assert code == 1
    assert len(err.splitlines()) == 1
    assert port in err
    assert not (tmp_path / "t.db").exists()


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid"])
async def test_an_address_of_another_computer_is_refused_in_one_sentence(host: str, tmp_path: Path) -> None:
    code, _, err = await wait_for_end(
        await start("--host", host, "--port", "0", "--data", str(tmp_path / "t.db"))
    )
    assert (code, len(err.splitlines())) == (1, 1)
    assert host in err


async def test_a_file_of_a_newer_version_is_refused_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    base = sqlite.open_base(path)
    base.execute(f"PRAGMA user_version = {sqlite.VERSION + 1}")
    base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    base.close()
    before = path.read_bytes()
    code, _, err = await wait_for_end(await start("--port", "0", "--data", str(path)))
    assert (code, len(err.splitlines())) == (1, 1)
    assert str(path) in err
    assert path.read_bytes() == before


# --- One server per file ---------------------------------------------------------------


async def test_a_second_server_on_the_file_is_refused_and_told_of_the_first(tmp_path: Path) -> None:
    path, other = tmp_path / "t.db", tmp_path / "elsewhere.db"
    other.symlink_to(path)
    async with server(path) as (live, process):
        place = await live.open()
        for named in (path, tmp_path / "below" / ".." / "t.db", other):
            code, out, err = await wait_for_end(await start("--port", "0", "--data", str(named)))
            assert (code, out, len(err.splitlines())) == (1, "", 1)
            assert str(named) in err
            assert live.address in err
            assert str(process.pid) in err
        assert (await live.sit(place["join"], "Ben"))["seat"] == 1


async def test_two_servers_with_different_files_do_not_disturb_each_other(tmp_path: Path) -> None:
    async with server(tmp_path / "a.db") as (one, _), server(tmp_path / "b.db") as (two, _):
        assert (await one.open())["table"] != (await two.open())["table"]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_a_server_that_has_ended_no_longer_holds_its_file(how: signal.Signals, tmp_path: Path) -> None:
    """The processes of its bots, which may outlive it for a moment, do not hold the file either."""
    path = tmp_path / "t.db"
    async with server(path) as (live, process):
        place = await live.open(bots=[None, "random", "random"], start=True)
        process.send_signal(how)
        await process.wait()
        async with server(path) as (again, _), again.page(place) as page:
            assert page.frames[0]["info"]["status"] == "playing"


async def test_the_file_can_be_read_and_copied_while_the_server_runs(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with server(path) as (live, _):
        await live.open()
        with sqlite3.connect(path) as base, sqlite3.connect(tmp_path / "copy.db") as copy:
            base.backup(copy)
            assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        base.close()
        copy.close()


async def test_a_file_of_another_program_is_refused_and_nothing_is_put_beside_it(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    code, _, err = await wait_for_end(await start("--port", "0", "--data", str(tmp_path / "diary.txt")))
    assert (code, len(err.splitlines())) == (1, 1)
    assert [entry.name for entry in tmp_path.iterdir()] == ["diary.txt"]


# --- The end ------------------------------------------------------------------------


async def test_a_server_that_is_stopped_tells_everybody_and_finishes_writing(tmp_path: Path) -> None:
    async with server(tmp_path / "t.db") as (live, process):
        place = await live.open(bots=[None, "random", "random"], start=True)
        async with live.page(place) as page:
            process.terminate()
            assert await page.wait_closed() == (1012, "restart")
        assert (await wait_for_end(process))[2] == ""
    async with server(tmp_path / "t.db") as (live, _), live.page(place) as page:
        assert page.frames[0]["info"]["status"] == "playing"


# --- Killed -----------------------------------------------------------------------------


class Player:
    """A player or watcher who reconnects after each kill and remembers what was acknowledged."""

    def __init__(self, place: Frame, rng: Random, watch: bool = False) -> None:
        self.place = place
        self.watch = watch
        self.acknowledged: set[str] = set()
        self.views: dict[int, str] = {}
        """A digest of the view after each step."""
        self.heard: dict[int, str] = {}
        self._view: Frame = {}
        self._rng = rng

    async def play(self, live: Live) -> None:
        """Play until the server is gone or the game is over."""
        try:
            async with live.page(self.place, seen=max(self.heard, default=-1), watch=self.watch) as page:
                frame = page.frames[0]
                while not self.take(frame):
                    due = frame if frame["kind"] == "due" else frame.get("due")
                    if due and not due.get("chosen"):
                        await page.send(kind="act", at=due["at"], word=self._rng.choice(due["legal"]))
                    frame = await page.next()
        except (WebSocketException, OSError):
            pass

    def take(self, frame: Frame) -> bool:
        """Remember what a frame says; return whether the game is over."""
        if frame["kind"] == "ok":
            self.acknowledged.add(frame["id"])
        for event in frame.get("events", ()):
            said = json.dumps([event["actor"], event["heard"], event["story"]])
            assert self.heard.setdefault(event["seq"], said) == said
        self._view = follow(self._view, frame)
        if frame["kind"] in ("welcome", "events"):
            digest = hashlib.sha256(json.dumps(self._view).encode()).hexdigest()
            assert self.views.setdefault(max(self.heard), digest) == digest
        return bool(frame.get("info", {}).get("status") == "over")


async def table_of_three(live: Live, number: int) -> list[Player]:
    """Two people at a table with a bot, and a watcher."""
    ann = await live.open(bots=[None, None, "random"], name="Ann")
    ben = await live.sit(ann["join"], "Ben")
    async with live.page(ann) as page:
        await page.ask(kind="pace", short=True)
        await page.ask(kind="start")
    players = [Player(place, Random(number)) for place in (ann, ben)]
    return [*players, Player(ann, Random(0), watch=True)]


def steps_heard(tables: list[list[Player]]) -> int:
    return sum(len(player.heard) for table in tables for player in table)


def stored_ids(path: Path) -> set[str]:
    """The ids of all commands in the file."""
    with sqlite3.connect(path) as base:
        rows = base.execute("SELECT data FROM log").fetchall()
    base.close()
    return {append.id for (data,) in rows if (append := log.read(data)).id}


@pytest.mark.long
async def test_a_kill_at_any_moment_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """Eight tables under load: all seats and watchers find exactly what they had seen, and go on."""
    path, rng = tmp_path / "t.db", Random(7)
    tables: list[list[Player]] = []
    for _ in range(6):
        async with server(path) as (live, process):
            if not tables:
                tables = [await table_of_three(live, number) for number in range(8)]
            playing = [asyncio.create_task(player.play(live)) for table in tables for player in table]
            enough = steps_heard(tables) + rng.randrange(20, 120)
            async with asyncio.timeout(PATIENCE):
                while steps_heard(tables) < enough:
                    await asyncio.sleep(rng.uniform(0, 0.02))
            process.kill()
            await asyncio.gather(*playing)
        assert {id_ for table in tables for player in table for id_ in player.acknowledged} <= stored_ids(
            path
        )
