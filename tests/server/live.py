"""A real server on a real port with a real file, and pages that reach it over real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from comptoir.server import serve
from comptoir.server.bot_processes import Bots, LocalBots
from comptoir.server.clock import RealClock
from comptoir.server.limits import Pause
from comptoir.server.protocol import PROTOCOL
from comptoir.server.rooms.house import House
from comptoir.server.rooms.surroundings import Surroundings
from comptoir.server.storage.sqlite import SqliteStore
from comptoir.server.web import app
from tests.clients import CERTIFICATES, command_ids

PATIENCE: Final = 30.0
"""Seconds until a test stops waiting: far more than anything should take."""

Frame = dict[str, Any]


class Page:
    """A page whose frames the test sends and reads one by one."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen = -1
        self.frames: list[Frame] = []
        self._ids = command_ids()

    async def send(self, **frame: Any) -> str:
        """Send a frame; a command gets an id."""
        if frame["kind"] not in ("hello", "ping"):
            frame.setdefault("id", next(self._ids))
        await self.socket.send(json.dumps(frame))
        return str(frame.get("id", ""))

    async def next(self) -> Frame:
        """Wait for the next frame."""
        frame: Frame = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.frames.append(frame)
        if frame["kind"] == "welcome":
            self.seen = frame["seq"]
        elif frame["kind"] == "events":
            self.seen = frame["events"][-1]["seq"]
        return frame

    async def until(self, *kinds: str, **fields: Any) -> Frame:
        """Wait for the next frame of one of these kinds with these fields."""
        while True:
            frame = await self.next()
            if frame["kind"] in kinds and fields.items() <= frame.items():
                return frame

    async def ask(self, **frame: Any) -> Frame:
        """Send a command and wait for its answer."""
        return await self.until("ok", "no", id=await self.send(**frame))

    async def wait_closed(self) -> tuple[int, str]:
        """Wait until the server closes the socket; return the close code and the code of its `Bye`."""
        bye = ""
        try:
            while True:
                frame = await self.next()
                bye = frame["code"] if frame["kind"] == "bye" else bye
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else 1006), bye


class Live:
    """A running server."""

    house: House
    store: SqliteStore

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=CERTIFICATES)

    async def open(self, **wish: Any) -> Frame:
        asked = {"game": "polterfass", "seats": 3, "name": "Ann", "options": {"first_seat": 0}} | wish
        return await answer_to(self.http.post("/api/tables", json=asked))

    async def sit(self, code: str, name: str) -> Frame:
        return await answer_to(self.http.post(f"/api/join/{code}", json={"name": name}))

    @asynccontextmanager
    async def page(self, place: Frame, *, seen: int = -1, watch: bool = False) -> AsyncIterator[Page]:
        """A page with this access to a table, after it has read its welcome."""
        async with self.socket() as page:
            secret = {"watch": place["watch"]} if watch else {"token": place["token"]}
            await page.send(kind="hello", protocol=PROTOCOL, table=place["table"], seen=seen, **secret)
            await page.until("welcome")
            yield page

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Page]:
        """A socket that has sent nothing yet."""
        address = self.address.replace("http", "ws") + "/ws"
        async with connect(address, additional_headers=headers, ping_interval=None, max_size=None) as socket:
            yield Page(socket)


async def answer_to(request: Any) -> Frame:
    """The answer to a request that must not be refused."""
    answer = await request
    assert answer.is_success, answer.text
    body: Frame = answer.json()
    return body


@asynccontextmanager
async def running(
    path: Path, bots: Bots | None = None, settings: app.Settings | None = None
) -> AsyncIterator[Live]:
    """A server in this process, with very short pauses."""
    pause = Pause(0.001, 0.002)
    store = SqliteStore(path)
    surroundings = Surroundings(
        store=store,
        clock=RealClock(),
        bots=bots or LocalBots(),
        dice=Random(1),
        pauses=Random(1),
        long=pause,
        short=pause,
    )
    house = House(surroundings)
    listening = serve.listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    wishes = serve.ServeOptions(host="127.0.0.1", port=0, lan=False, data=path)
    ready = asyncio.Event()
    application = app.make(surroundings, house, settings or app.Settings())
    server = serve.Server(serve.config(application, wishes), house, ready.set)
    serving = asyncio.create_task(server.serve([listening]))
    await ready.wait()
    live = Live(address)
    live.house, live.store = house, store
    try:
        yield live
    finally:
        await live.http.aclose()
        server.should_exit = True
        await serving


async def play(page: Page, choose: Callable[[list[str]], str]) -> None:
    """Answer every question until the game is over."""
    while True:
        frame = await page.next()
        if frame.get("info", {}).get("status") == "over":
            return
        due = frame if frame["kind"] == "due" else frame.get("due")
        if due and not due.get("chosen"):
            await page.send(kind="act", at=due["at"], word=choose(due["legal"]))
