"""A real server with a copy of an earlier version's data file: replays, and pages of that version."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from comptoir.server import protocol
from tests.clients import replayed
from tests.old.kept import (
    HERE,
    PAGES,
    TABLES,
    Fields,
    copy,
    join_everybody,
    reopen,
    steps,
    tables_with,
    tokens,
)
from tests.server.auctions import Auction, answer
from tests.server.fakes import run_pending
from tests.server.live import Live, Page, running

pytestmark = pytest.mark.anyio

SAID = {line["at"]: line for line in PAGES["said"]}


@pytest.fixture
async def live(tmp_path: Path) -> AsyncIterator[Live]:
    """A server with a copy of the data file."""
    async with running(copy(tmp_path)) as server:
        yield server


async def fetch(live: Live, key: str, what: str, secret: str) -> str:
    """What the server answers about a finished game to a request with this secret."""
    headers = {"authorization": f"Bearer {secret}"}
    response = await live.http.get(f"/api/tables/{TABLES[key]['table']}/{what}", headers=headers)
    assert response.is_success, response.text
    return response.text


# --- Finished games -----------------------------------------------------------------


async def test_the_server_writes_the_same_records_of_finished_games(live: Live) -> None:
    for key in tables_with("over"):
        record = await fetch(live, key, "record", TABLES[key]["watch"])
        kept = (HERE / "records" / f"{key}.txt").read_text("utf-8")
        assert steps(record) == steps(kept), key


@pytest.mark.parametrize("key", tables_with("over"))
async def test_everybody_can_replay_a_finished_game(live: Live, key: str) -> None:
    table, words = TABLES[key], []
    secrets = {"all": table["watch"], "watcher": table["watch"]}
    secrets |= {str(seat): token for seat, token in tokens(table).items()}
    for viewer, secret in secrets.items():
        replay = json.loads(await fetch(live, key, f"replay?viewer={viewer}", secret))
        assert replay["names"] == [sitter.get("name") or sitter["level"] for sitter in table["seats"]]
        assert [step["seq"] for step in replay["steps"]] == list(range(table["seq"] + 1))
        assert replayed(replay)[-1]["ranks"]
        words.append([f"{step['actor']} {step['heard']}" for step in replay["steps"]])
    assert words[0] == steps((HERE / "records" / f"{key}.txt").read_text("utf-8"))


# --- Pages --------------------------------------------------------------------------


async def send_again(page: Page, frames: list[Fields]) -> list[str]:
    """Send frames that an old page sent, as a page of this version; return the answer to each command."""
    answers = []
    for frame in frames:
        now = {"protocol": protocol.PROTOCOL} if frame["kind"] == "hello" else {}
        await page.socket.send(json.dumps(frame | now))
        if frame["kind"] in ("hello", "ping"):
            await page.until("welcome" if frame["kind"] == "hello" else "pong")
        else:
            answer = await page.until("ok", "no", id=frame["id"])
            answers.append(answer.get("code", "ok"))
    return answers


@pytest.mark.parametrize(
    ("key", "answers"),
    [
        ("polterfass-sealed", ["ok", "ok"]),
        ("polterfass-lobby", ["ok", "ok"]),
        ("encanteur-order", ["ok", "ok"]),
        ("bistro-missed", ["ok", "ok", "ok"]),
        ("bistro-match-2", ["already-moved"]),
    ],
)
async def test_commands_of_old_pages_are_still_carried_out_or_refused(
    live: Live, key: str, answers: list[str]
) -> None:
    if key == "polterfass-lobby":  # Ben was there when the page sent its frames
        await live.sit(TABLES[key]["join"], "Ben")
    async with live.socket() as page:
        assert await send_again(page, SAID[key]["frames"]) == answers


async def test_a_press_of_an_old_page_takes_the_lot() -> None:
    """The clock is a fake, because the press has to hit its price."""
    line = SAID["encanteur-live-falling"]
    auction = await join_everybody(reopen(line["at"], Auction))
    (press,) = [frame for frame in line["frames"] if frame["kind"] == "press"]
    assert auction.countdown()["at"] == press["run"]
    while auction.current_position() < press["at"]:
        await auction.clock.advance(0.1)
    page = auction.pages[line["seat"]]
    await (await auction.room()).handle(page, protocol.decode(json.dumps(press)))
    await run_pending()
    await auction.clock.advance(1)
    assert answer(page) == ("ok", "")
    assert await auction.holder() == line["seat"]


@pytest.mark.parametrize("said", PAGES["said"], ids=lambda said: said["at"])
async def test_an_old_page_is_told_to_reload(live: Live, said: Fields) -> None:
    """It expects a whole view with each step, which this version no longer sends."""
    (hello,) = [frame for frame in said["frames"] if frame["kind"] == "hello"]
    async with live.socket() as page:
        await page.socket.send(json.dumps(hello))
        assert (await page.until("bye"))["code"] == "update-needed"


def test_old_pages_have_sent_every_kind_of_frame() -> None:
    kinds = {frame["kind"] for line in PAGES["said"] for frame in line["frames"]}
    assert kinds == {
        "hello", "ping", "act", "press", "place", "offer",
        "start", "rematch", "pace", "say", "stand", "leave",
    }  # fmt: skip


async def test_old_pages_still_have_the_seats_that_they_remember(live: Live) -> None:
    known = {table["table"]: table for table in TABLES.values()}
    came = 0
    for local in PAGES["local"]:
        for kept in json.loads(local["comptoir:tables"]):
            token = local[f"comptoir:seat:{kept['table']}:{kept['seat']}"]
            table = known.get(kept["table"], {"tokens": {}})
            if table["tokens"].get(str(kept["seat"])) != token:
                continue  # the table was opened, or the seat taken, after the data file was copied
            seen = int(local.get(f"comptoir:seen:{kept['table']}:{kept['seat']}", -1))
            async with live.page({"table": kept["table"], "token": token}, seen=seen) as page:
                assert page.frames[0]["seat"] == kept["seat"]
                assert page.frames[0]["info"]["game"] == kept["game"]
            came += 1
    assert came == 4
