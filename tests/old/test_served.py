"""What an earlier version has kept, behind a real server with a copy of the file: replays, and old pages."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from comptoir.server import protocol
from tests.old.kept import HERE, PAGE, TABLES, Fields, again, copy, everybody, steps, those, tokens
from tests.server.auctions import Auction, answer
from tests.server.fakes import rest
from tests.server.live import Live, Page, running

pytestmark = pytest.mark.anyio

SAID = {line["at"]: line for line in PAGE["said"]}


@pytest.fixture
async def live(tmp_path: Path) -> AsyncIterator[Live]:
    """A server with a copy of the data file."""
    async with running(copy(tmp_path)) as server:
        yield server


async def asked(live: Live, key: str, what: str, secret: str) -> str:
    """What is told of a finished game to who has this secret."""
    headers = {"authorization": f"Bearer {secret}"}
    told = await live.http.get(f"/api/tables/{TABLES[key]['table']}/{what}", headers=headers)
    assert told.is_success, told.text
    return told.text


# --- Finished games -----------------------------------------------------------------


async def test_finished_games_are_recorded_as_they_were_played(live: Live) -> None:
    for key in those("over"):
        record = await asked(live, key, "record", TABLES[key]["watch"])
        kept = (HERE / "records" / f"{key}.txt").read_text("utf-8")
        assert steps(record) == steps(kept), key


@pytest.mark.parametrize("key", those("over"))
async def test_a_finished_game_is_replayed_for_everybody(live: Live, key: str) -> None:
    table, words = TABLES[key], []
    secrets = {"all": table["watch"], "watcher": table["watch"]}
    secrets |= {str(seat): token for seat, token in tokens(table).items()}
    for viewer, secret in secrets.items():
        replay = json.loads(await asked(live, key, f"replay?viewer={viewer}", secret))
        assert replay["names"] == [sitter.get("name") or sitter["level"] for sitter in table["seats"]]
        assert [step["seq"] for step in replay["steps"]] == list(range(table["seq"] + 1))
        assert "ranks" in replay["steps"][-1]["view"]
        words.append([f"{step['actor']} {step['heard']}" for step in replay["steps"]])
    assert words[0] == steps((HERE / "records" / f"{key}.txt").read_text("utf-8"))


# --- Pages --------------------------------------------------------------------------


async def say(page: Page, frames: list[Fields]) -> list[str]:
    """What a page has sent, sent again; how each command is answered."""
    answers = []
    for frame in frames:
        await page.socket.send(json.dumps(frame))
        if frame["kind"] in ("hello", "ping"):
            await page.until("welcome" if frame["kind"] == "hello" else "pong")
        else:
            told = await page.until("ok", "no", id=frame["id"])
            answers.append(told.get("code", "ok"))
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
async def test_what_old_pages_say_is_still_understood(live: Live, key: str, answers: list[str]) -> None:
    if key == "polterfass-lobby":  # where Ben had come before
        await live.sit(TABLES[key]["join"], "Ben")
    async with live.socket() as page:
        assert await say(page, SAID[key]["frames"]) == answers


async def test_an_old_page_presses_for_a_price() -> None:
    """Where time matters, it is moved by hand."""
    line = SAID["encanteur-live-falling"]
    auction = await everybody(again(line["at"], Auction))
    (press,) = [frame for frame in line["frames"] if frame["kind"] == "press"]
    assert auction.clock_told()["at"] == press["run"]
    while auction.shown() < press["at"]:
        await auction.clock.advance(0.1)
    page = auction.pages[line["seat"]]
    await (await auction.room()).hear(page, protocol.decode(json.dumps(press)))
    await rest()
    await auction.clock.advance(1)
    assert answer(page) == ("ok", "")
    assert await auction.holder() == line["seat"]


def test_old_pages_have_said_everything_that_a_page_can_say() -> None:
    kinds = {frame["kind"] for line in PAGE["said"] for frame in line["frames"]}
    assert kinds == {
        "hello", "ping", "act", "press", "place", "offer",
        "start", "rematch", "pace", "say", "stand", "leave",
    }  # fmt: skip


async def test_the_seats_that_old_pages_remember_are_theirs(live: Live) -> None:
    known = {table["table"]: table for table in TABLES.values()}
    came = 0
    for local in PAGE["local"]:
        for kept in json.loads(local["comptoir:tables"]):
            token = local[f"comptoir:seat:{kept['table']}:{kept['seat']}"]
            table = known.get(kept["table"], {"tokens": {}})
            if table["tokens"].get(str(kept["seat"])) != token:
                continue  # of a table, or a seat, that was taken later
            seen = int(local.get(f"comptoir:seen:{kept['table']}:{kept['seat']}", -1))
            async with live.page({"table": kept["table"], "token": token}, seen=seen) as page:
                assert page.frames[0]["seat"] == kept["seat"]
                assert page.frames[0]["info"]["game"] == kept["game"]
            came += 1
    assert came == 4
