"""The HTTP interface, and the files of the page."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import comptoir
from comptoir.core import records
from comptoir.server import limits
from comptoir.server.limits import Rate
from comptoir.server.web import qr, static
from comptoir.server.web.app import Settings
from tests.server.live import Live, play, running

pytestmark = pytest.mark.anyio


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


# --- The lobby --------------------------------------------------------------------


async def test_the_list_of_games_says_what_can_be_chosen(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        games = (await live.http.get("/api/games")).json()["games"]
    assert [game["name"] for game in games] == list(comptoir.games())
    for info in games:
        game = comptoir.load(info["name"])
        assert range(info["seats"]["least"], info["seats"]["most"] + 1) == game.seats
        assert info["editions"] == list(game.editions)
        assert info["bots"]
        for option in info["options"]:
            assert option["default"] == getattr(game.Options(), option["name"])
            for value in option["values"]:
                game.options({option["name"]: value})


async def test_one_request_starts_a_game(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await live.open(seats=4, bots=[None, "random", "random", "random"], start=True)
        assert place["seat"] == 0
        async with live.page(place) as page:
            assert page.frames[0]["info"]["status"] == "playing"


async def test_an_invitation_shows_the_table_and_no_secret(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await live.open(bots=[None, "random", None])
        text = (await live.http.get(f"/api/join/{place['join'].lower()}")).text
        assert [seat["who"] for seat in json.loads(text)["seats"]] == ["person", "bot", "open"]
        assert not any(place[secret] in text for secret in ("token", "watch", "join"))


async def test_a_person_who_joins_learns_only_their_own_secret(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await live.open()
        ben = await live.sit(place["join"], "Ben")
        assert (ben["seat"], ben["join"], ben["watch"]) == (1, "", "")
        assert ben["token"] != place["token"]


async def test_a_watch_secret_leads_to_its_table(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await live.open()
        assert (await live.http.get(f"/api/watch/{place['watch']}")).json() == {"table": place["table"]}
        for wrong in (place["token"], place["join"]):
            assert (await live.http.get(f"/api/watch/{wrong}")).status_code == 404


# --- Refusals ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "body", "status", "code"),
    [
        ("POST /api/tables", "{", 400, "broken-body"),
        ("POST /api/tables", "[]", 400, "broken-body"),
        ("POST /api/tables", '{"game":"polterfass"}', 400, "broken-body"),
        ("POST /api/tables", '{"game":"polterfass","seats":3,"cheat":1}', 400, "broken-body"),
        ("POST /api/tables", '{"game":"bridge","seats":4,"name":"Ann"}', 400, "unknown-game"),
        ("POST /api/tables", '{"game":"polterfass","seats":9,"name":"Ann"}', 400, "seats"),
        ("POST /api/tables", " " * 100_000, 413, "body-too-long"),
        ("GET /api/join/ABCDEFGH", "", 404, "no-such-code"),
        ("POST /api/join/ABCDEFGH", '{"name":"Ann"}', 404, "no-such-code"),
        ("POST /api/join/ABCDEFGH", '{"name":"' + "🎲" * 300 + '"}', 400, "name-too-long"),
        ("POST /api/join/ABCDEFGH", '{"name":"\\u0000\\u0007"}', 400, "name-empty"),
        ("GET /api/watch/nothing", "", 404, "no-such-code"),
        ("GET /api/tables/nothing/replay", "", 404, "no-such-table"),
        ("GET /qr.svg?join=https://elsewhere.example", "", 404, "no-such-code"),
        ("GET /qr.svg", "", 404, "no-such-code"),
    ],
)
async def test_a_refusal_has_a_code_and_a_status(
    asked: str, body: str, status: int, code: str, tmp_path: Path
) -> None:
    async with running(tmp_path / "t.db") as live:
        answer = await live.http.request(*asked.split(" "), content=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert isinstance(answer.json()["arguments"], dict)


async def test_one_address_can_open_a_limited_number_of_tables(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", settings=Settings(tables=Rate(3, 3600))) as live:
        for _ in range(3):
            await live.open()
        wish = {"game": "polterfass", "seats": 3, "name": "Ann"}
        answer = await live.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()) == (
            429,
            {"code": "too-many-tables", "arguments": {"most": 3}},
        )


async def test_one_address_can_try_a_limited_number_of_wrong_codes(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await live.open()
        for _ in range(limits.WRONG_CODES.most):
            assert (await live.http.get("/api/join/ABCDEFGH")).status_code == 404
        for path in (f"/api/join/{place['join']}", f"/api/watch/{place['watch']}"):
            answer = await live.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-attempts")


# --- After the end ----------------------------------------------------------------


async def play_to_the_end(live: Live) -> dict[str, Any]:
    place = await live.open(bots=[None, "random", "random"], start=True)
    async with live.page(place) as page:
        if due := page.frames[0].get("due"):
            await page.send(kind="act", at=due["at"], word=due["legal"][0])
        await play(page, Random(1).choice)
    return place


async def test_a_finished_game_can_be_replayed_step_by_step(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await play_to_the_end(live)
        path = f"/api/tables/{place['table']}/replay"
        whole = (await live.http.get(path, headers=bearer(place["token"]))).json()
        assert whole["names"] == ["Ann", "random", "random"]
        assert [step["seq"] for step in whole["steps"]] == list(range(len(whole["steps"])))
        assert not any("?" in step["heard"] for step in whole["steps"])
        assert whole["setup"]["seats"] == 3
        assert "setup" not in whole["view"]
        mine = (await live.http.get(f"{path}?viewer=1", headers=bearer(place["watch"]))).json()
        hidden = {step["actor"] for step in mine["steps"] if "?" in step["heard"]}
        assert hidden == {0, 2}
        nobodys = (await live.http.get(f"{path}?viewer=watcher", headers=bearer(place["watch"]))).json()
        assert {step["actor"] for step in nobodys["steps"] if "?" in step["heard"]} == {0, 1, 2}
        wrong = await live.http.get(f"{path}?viewer=7", headers=bearer(place["watch"]))
        assert wrong.json()["code"] == "no-seat"


async def test_a_finished_game_can_be_downloaded_as_a_record(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await play_to_the_end(live)
        answer = await live.http.get(f"/api/tables/{place['table']}/record", headers=bearer(place["token"]))
    record = records.read(comptoir.load("polterfass"), answer.text)
    assert record.names == ("Ann", "random", "random")
    assert comptoir.load("polterfass").result(record.end)


@pytest.mark.parametrize("what", ["replay", "record"])
async def test_a_running_game_has_no_replay_and_no_record(what: str, tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await live.open(bots=[None, "random", "random"], start=True)
        answer = await live.http.get(f"/api/tables/{place['table']}/{what}", headers=bearer(place["token"]))
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


@pytest.mark.parametrize("header", [{}, {"authorization": "Bearer"}, bearer("stranger")])
async def test_a_stranger_gets_no_replay(header: dict[str, str], tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await live.open()
        answer = await live.http.get(f"/api/tables/{place['table']}/replay", headers=header)
        assert (answer.status_code, answer.json()["code"]) == (403, "unknown-seat")


# --- Links --------------------------------------------------------------------------


async def test_a_qr_code_holds_the_link_to_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    links: list[str] = []

    def note(link: str) -> bytes:
        links.append(link)
        return b"<svg/>"

    monkeypatch.setattr(qr, "picture", note)
    for address in (None, "http://192.168.1.20:8000"):
        async with running(tmp_path / f"{bool(address)}.db", settings=Settings(address=address)) as live:
            answer = await live.http.get("/qr.svg?join=abcd-efgh")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert links.pop() == f"{address or live.address}/#/join/ABCDEFGH"


async def test_a_qr_code_is_a_picture(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        assert (await live.http.get("/qr.svg?join=ABCDEFGH")).text.startswith("<?xml")


async def test_the_server_tells_its_address(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", settings=Settings(only_here=True)) as live:
        assert (await live.http.get("/api/here")).json() == {"address": None, "only_here": True}


# --- The page -------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small built page in place of the real one."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Comptoir</title>")
    (folder / "assets" / "index-a1b2c3.js").write_text("console.log(1);" * 200)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "folder", lambda: folder)
    return folder


async def test_browsers_keep_assets_forever_but_always_revalidate_the_page(
    built: Path, tmp_path: Path
) -> None:
    async with running(tmp_path / "t.db") as live:
        index = await live.http.get("/")
        asset = await live.http.get("/assets/index-a1b2c3.js")
        icon = await live.http.get("/icon.svg")
    assert index.text.startswith("<!doctype html>")
    assert [answer.headers["cache-control"] for answer in (index, icon)] == ["no-cache", "no-cache"]
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-encoding"] == "gzip"


async def test_an_asset_is_read_and_compressed_only_once(built: Path, tmp_path: Path) -> None:
    asset = "/assets/index-a1b2c3.js"
    whole = (built / asset[1:]).read_text()
    async with running(tmp_path / "t.db") as live:
        first = await live.http.get(asset)
        (built / asset[1:]).write_text("no longer looked at" + " " * len(whole))
        again = await live.http.get(asset)
        (built / asset[1:]).write_text(whole)
        plain = await live.http.get(asset, headers={"accept-encoding": "identity"})
        head = await live.http.head(asset)
        missing = await live.http.get("/assets/index-of-before.js")
    assert [answer.headers.get("content-encoding") for answer in (first, again, plain)] == [
        "gzip",
        "gzip",
        None,
    ]
    assert {answer.text for answer in (first, again, plain)} == {whole}
    assert {answer.headers["content-type"] for answer in (first, again, plain, head)} == {
        "text/javascript; charset=utf-8"
    }
    assert {answer.headers["vary"].lower() for answer in (first, again)} == {"accept-encoding"}
    assert missing.status_code == 404


async def test_every_answer_has_security_headers(built: Path, tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        for path in ("/", "/assets/index-a1b2c3.js", "/api/games", "/api/join/ABCDEFGH", "/nothing"):
            headers = (await live.http.get(path)).headers
            assert "script-src 'self';" in headers["content-security-policy"]
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
async def test_no_file_outside_the_page_is_served(path: str, built: Path, tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(live.address.rpartition(":")[2]))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
    assert b"404" in answer.splitlines()[0]
    assert b"secret" not in answer


async def test_a_server_without_a_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "folder", lambda: None)
    async with running(tmp_path / "t.db") as live:
        answer = await live.http.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
