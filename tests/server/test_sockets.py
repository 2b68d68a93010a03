"""Real sockets: a whole game, and everything that a page can get wrong."""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.types import Message
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from comptoir.server import limits
from comptoir.server.protocol import PROTOCOL
from comptoir.server.web.app import Settings
from comptoir.server.web.sockets import SendQueue, Socket
from comptoir.server.web.wire import encode_texts
from tests.server.fakes import run_pending
from tests.server.live import Live, Page, play, running

pytestmark = pytest.mark.anyio

HELLO: dict[str, Any] = {"kind": "hello", "protocol": PROTOCOL, "table": "none", "token": "none"}


# --- Playing ----------------------------------------------------------------------


@pytest.mark.slow
async def test_two_people_and_two_bots_play_a_whole_game_while_somebody_watches(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        ann = await live.open(seats=4, bots=[None, "random", None, "random"])
        ben = await live.sit(ann["join"], "Ben")
        async with live.page(ann) as first, live.page(ben) as second, live.page(ann, watch=True) as watcher:
            await first.ask(kind="start")
            rng = Random(1)
            await asyncio.gather(play(first, rng.choice), play(second, rng.choice), play(watcher, rng.choice))
            assert first.seen == second.seen == watcher.seen
            for page in (first, second, watcher):
                heard = [event["seq"] for frame in page.frames for event in frame.get("events", ())]
                assert heard == list(range(first.seen + 1))
            assert "order ?" in json.dumps(watcher.frames)
            assert not any(frame["kind"] == "no" for frame in first.frames + second.frames)


async def test_two_seats_in_one_browser_stay_apart(tmp_path: Path) -> None:
    """With the same address and cookies, only the token tells one seat's socket from the other's."""
    async with running(tmp_path / "t.db") as live:
        ann = await live.open()
        ben = await live.sit(ann["join"], "Ben")
        async with live.page(ann) as first, live.page(ben) as second:
            assert first.frames[0]["seat"] == 0
            assert second.frames[0]["seat"] == 1


async def test_a_page_whose_socket_keeps_dropping_gets_what_it_missed(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        ann = await live.open(bots=[None, "random", "random"], start=True)
        seen = -1
        for _ in range(3):
            async with live.page(ann, seen=seen) as page:
                events = page.frames[0]["events"]
                assert [event["seq"] for event in events][:1] in ([], [seen + 1])
                due = page.frames[0].get("due") or await page.until("due")
                seen = page.seen
                await page.send(kind="act", at=due["at"], word=due["legal"][0])
                page.socket.transport.abort()  # the answer is never read
        async with live.page(ann, seen=seen) as page:
            assert [event["seq"] for event in page.frames[0]["events"]] == list(
                range(seen + 1, page.seen + 1)
            )


async def test_a_command_that_is_sent_again_after_a_lost_answer_counts_once(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        ann = await live.open(bots=[None, "random", "random"], start=True)
        async with live.page(ann) as page:
            due = page.frames[0].get("due") or await page.until("due")
            await page.send(kind="act", id="once", at=due["at"], word="close")
            page.socket.transport.abort()
        async with live.page(ann) as page:
            answer = await page.ask(kind="act", id="once", at=due["at"], word="close")
        assert (answer["kind"], answer["seq"]) == ("ok", due["at"] + 1)


async def test_pings_are_answered(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live, live.page(await live.open()) as page:
        await page.send(kind="ping")
        await page.until("pong")


# --- The greeting -----------------------------------------------------------------


async def greet_in_vain(live: Live, frame: str) -> tuple[str, int, str]:
    """Send a greeting that is refused; return the refusal's code, the close code and the `Bye`'s code."""
    async with live.socket() as page:
        await page.socket.send(frame)
        no = await page.next()
        assert no["kind"] == "no"
        return (no["code"], *await page.wait_closed())


@pytest.mark.parametrize(
    ("frame", "code", "close"),
    [
        (HELLO, "no-such-table", 1002),
        (HELLO | {"protocol": PROTOCOL + 1}, "update-needed", 4009),
        ({"kind": "ping"}, "no-hello", 1008),
        ({"kind": "act", "id": "x", "at": 0, "word": "close"}, "no-hello", 1008),
        ({"kind": "hello"}, "broken-frame", 1002),
    ],
)
async def test_a_wrong_greeting_is_refused(
    frame: dict[str, Any], code: str, close: int, tmp_path: Path
) -> None:
    async with running(tmp_path / "t.db") as live:
        assert await greet_in_vain(live, json.dumps(frame)) == (code, close, code)


@pytest.mark.parametrize("secret", [{"token": "stranger"}, {"watch": "stranger"}, {}, {"token": ""}])
async def test_a_stranger_is_refused(secret: dict[str, str], tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        ann = await live.open()
        frame = {"kind": "hello", "protocol": PROTOCOL, "table": ann["table"]} | secret
        assert await greet_in_vain(live, json.dumps(frame)) == ("unknown-seat", 4003, "unknown-seat")


async def test_a_connection_without_a_greeting_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HELLO", 0.05)
    async with running(tmp_path / "t.db") as live, live.socket() as page:
        assert await page.wait_closed() == (1008, "no-hello")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_page_of_another_server_gets_no_socket(origin: str, tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        with pytest.raises(InvalidStatus) as refusal:
            async with live.socket(Origin=origin):
                raise AssertionError
        assert refusal.value.response.status_code == 403


async def test_our_own_page_and_an_allowed_one_get_a_socket(tmp_path: Path) -> None:
    settings = Settings(origins=frozenset({"http://localhost:5173"}))
    async with running(tmp_path / "t.db", settings=settings) as live:
        for origin in (live.address, "http://localhost:5173"):
            async with live.socket(Origin=origin) as page:
                await page.send(**HELLO)
                assert (await page.next())["code"] == "no-such-table"


# --- Broken frames -----------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "broken-frame"),
        ("{", "broken-frame"),
        ("[]", "broken-frame"),
        ('{"kind":"pour"}', "broken-frame"),
        ('{"kind":"act","id":"x","at":"now","word":"close"}', "broken-frame"),
        ('{"kind":"say","id":"x","phrase":"a free text"}', "broken-frame"),
        ('{"kind":"say","id":"\\ud800","phrase":"hello"}', "broken-frame"),
        ("\x00", "broken-frame"),
        (b"\x00\xff", "broken-frame"),
        ('{"kind":"ping","x":"' + "x" * 5000 + '"}', "frame-too-long"),
        (json.dumps(HELLO), "hello-twice"),
    ],
)
async def test_a_broken_frame_is_refused_and_the_next_one_is_answered(
    frame: str | bytes, code: str, tmp_path: Path
) -> None:
    async with running(tmp_path / "t.db") as live, live.page(await live.open()) as page:
        await page.socket.send(frame)
        no = await page.until("no", "ok", "pong")
        assert (no["kind"], no["code"], no["id"]) == ("no", code, "")
        await page.send(kind="ping")
        await page.until("pong")


async def test_a_frame_of_a_megabyte_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live, live.page(await live.open()) as page:
        await page.socket.send("x" * 1_000_000)
        no = await page.until("no")
        assert (no["code"], no["arguments"]) == ("frame-too-long", {"most": limits.LONGEST_FRAME})
        await page.send(kind="ping")
        await page.until("pong")


async def test_a_frame_above_the_largest_message_closes_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        ann = await live.open()
        async with live.page(ann) as page:
            await page.socket.send("x" * (limits.LARGEST_MESSAGE + 1))
            assert (await page.wait_closed())[0] == 1009
        async with live.page(ann) as page:
            assert page.frames[0]["seat"] == 0


async def flood(page: Page, frame: str, most: int) -> int:
    """Send a frame again and again until the socket is closed; return the number of answers."""
    for _ in range(most):
        await page.socket.send(frame)
    assert await page.wait_closed() == (1008, "flood")
    assert page.frames[-2]["code"] == "flood"
    return len(page.frames)


async def test_a_flood_is_cut_off_and_its_sender_may_come_back(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        ann = await live.open()
        async with live.page(ann) as page:
            await flood(page, '{"kind":"ping"}', limits.FRAMES.most * 2)
            assert limits.FRAMES.most <= sum(frame["kind"] == "pong" for frame in page.frames)
        async with live.page(ann) as page:
            await page.send(kind="ping")
            await page.until("pong")


async def test_broken_frames_are_cut_off_sooner(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live, live.page(await live.open()) as page:
        await flood(page, "{", limits.FRAMES.most)
        assert len(page.frames) < limits.FRAMES.most / 5


async def test_one_seat_has_a_limited_number_of_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_SOCKETS", 2)
    async with running(tmp_path / "t.db") as live:
        ann = await live.open()
        async with live.page(ann), live.page(ann):
            hello = json.dumps(HELLO | {"table": ann["table"], "token": ann["token"]})
            assert (await greet_in_vain(live, hello))[0] == "too-many-pages"


async def test_a_page_that_reads_nothing_is_cut_off_and_nobody_waits_for_it() -> None:
    taking, sent = asyncio.Event(), []

    async def send(message: Message) -> None:
        await taking.wait()
        sent.append(message)

    socket = Socket(SendQueue(), send)
    sending = asyncio.create_task(socket.send_all())
    for number in range(limits.MOST_UNSENT * 3):
        socket.send(b"%d" % number)
        await asyncio.sleep(0)
    taking.set()
    await sending
    assert len(sent) < 5
    assert "slow" in sent[-2]["text"]
    assert sent[-1] == {"type": "websocket.close", "code": 1013, "reason": "slow"}


async def test_no_frame_overtakes_one_that_had_to_wait() -> None:
    taking, sent, slow = asyncio.Event(), list[str](), True

    async def send(message: Message) -> None:
        await taking.wait()
        sent.append(message["text"])

    def write(frames: Iterable[bytes]) -> bool:
        if not slow:
            sent.extend(frame.decode() for frame in frames)
        return not slow

    socket = Socket(SendQueue(), send, write)
    sending = asyncio.create_task(socket.send_all())
    socket.send(b"1")
    await run_pending()  # it is on its way, and nothing else is queued
    slow = False
    socket.send(b"2")
    await run_pending()
    taking.set()
    await run_pending()
    socket.send(b"3")
    await run_pending()
    sending.cancel()
    assert sent == ["1", "2", "3"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_encoded_as_the_websockets_library_does(size: int) -> None:
    theirs = Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    assert encode_texts([b"x" * size]) == theirs


@pytest.mark.parametrize("compression", ["deflate", None])
async def test_a_page_may_have_its_frames_compressed(compression: str | None, tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        place = await live.open(bots=[None, "random", "random"], start=True)
        address = live.address.replace("http", "ws") + "/ws"
        async with connect(address, compression=compression) as socket:
            await socket.send(json.dumps(HELLO | {"table": place["table"], "token": place["token"]}))
            assert json.loads(await socket.recv())["kind"] == "welcome"
            assert bool(socket.protocol.extensions) == bool(compression)


async def test_on_a_full_disk_a_command_is_refused_and_others_hear_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        ann = await live.open()
        ben, cleo = await live.sit(ann["join"], "Ben"), await live.sit(ann["join"], "Cleo")
        async with live.page(ann) as first, live.page(ben) as second, live.page(cleo) as third:
            await first.ask(kind="start")
            due = await second.until("due")
            await third.until("due")
            disk = live.store._base
            pages = disk.execute("PRAGMA page_count").fetchone()[0]
            disk.execute(f"PRAGMA max_page_count = {pages}")
            refused: list[str] = []
            while not refused:  # what fits into the last page is still stored
                no = await second.ask(kind="act", at=due["at"], word="order 6+7")
                refused += [no["code"]] if no["kind"] == "no" else []
            assert refused == ["disk-full"]
            third.frames.clear()
            await third.send(kind="ping")
            await third.until("pong")
            assert all(frame["kind"] in ("news", "waiting", "pong") for frame in third.frames)
            disk.execute("PRAGMA max_page_count = 100000")
            for page in (second, third):
                assert (await page.ask(kind="act", at=due["at"], word="order 3"))["kind"] == "ok"
            while first.seen <= due["at"]:
                await first.next()
            events = first.frames[-1]["events"]
            assert [event["heard"] for event in events] == ["order ?", "order ?"]


# --- The end ------------------------------------------------------------------------


async def test_a_server_that_stops_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as live:
        ann = await live.open(bots=[None, "random", "random"], start=True)
        async with live.page(ann) as page:
            waiting = asyncio.create_task(page.wait_closed())
            await asyncio.sleep(0)
            stopping = asyncio.create_task(live.house.say_goodbye())
            assert await waiting == (1012, "restart")
            await stopping
    async with running(tmp_path / "t.db") as live, live.page(ann) as page:
        assert page.frames[0]["info"]["status"] == "playing"
