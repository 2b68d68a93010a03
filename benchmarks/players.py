"""Minimal pages for `benchmarks.tables` and `benchmarks.live`; they count frames and answer questions."""

import asyncio
import struct
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count, cycle
from random import Random
from typing import Any, Final, cast

import msgspec

from comptoir.server import protocol
from comptoir.server.protocol import PROTOCOL

GAME: Final = "polterfass"
SEATS: Final = 5
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A


class Players:
    """All players, and counts of what they receive; with ``at_once``, they answer questions immediately."""

    def __init__(self, at_once: bool) -> None:
        self.at_once = at_once
        self.rng = Random(1)
        self.waiting: list[Table] = []
        """Tables that start when the games of others are over."""
        self.welcomed = 0
        self.moves = self.deliveries = self.frames = 0
        self.delays: list[float] = []
        """Seconds from each move to its last delivery."""
        self.refused: list[str] = []

    def reset(self) -> None:
        """Set all counts to zero."""
        self.moves = self.deliveries = self.frames = 0
        self.delays = []

    def note_question(self, table: "Table") -> None:
        """Have a table move at once, if players answer immediately."""
        if self.at_once:
            asyncio.get_running_loop().call_soon(table.move)

    def begin(self) -> None:
        """Start the game of the next table."""
        if self.waiting:
            table = self.waiting.pop()
            table.sent = time.perf_counter()
            table.players[0].write(b'{"kind":"start","id":"start"}')

    async def set_tables(self, address: str, number: int) -> "list[Table]":
        """Open ``number`` tables, and wait until all seats are taken and all pages are welcomed."""
        host, _, port = address.removeprefix("http://").partition(":")
        tables = [await set_table(host, int(port), self) for _ in range(number)]
        while self.welcomed < number * SEATS:
            await asyncio.sleep(0.05)
        self.waiting = list(tables)
        return tables

    async def pace(self, tables: "Sequence[Table]", seconds: float) -> None:
        """Make one move a second at each table, evenly spread."""
        begun = time.perf_counter()
        for number, table in enumerate(cycle(tables)):
            due = begun + number / len(tables)
            if due > begun + seconds:
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            table.move()


class Table:
    """A table, its players, and when its latest move was sent."""

    def __init__(self, all_players: Players) -> None:
        self.all = all_players
        self.players: list[Player] = []
        self.owing: dict[int, protocol.Due] = {}
        self.sent = 0.0
        self._copies = 0

    def move(self) -> None:
        """Have one player answer a question, if there is one."""
        if self.owing:
            seat, due = self.owing.popitem()
            self.all.moves += 1
            self.sent = time.perf_counter()
            self.players[seat].answer(due)

    def count_delivery(self) -> None:
        """Count a delivery of the latest move; after the last one, note the delay."""
        self.all.deliveries += 1
        self._copies += 1
        if self._copies == SEATS:
            self._copies = 0
            self.all.delays.append(time.perf_counter() - self.sent)


class Page(asyncio.Protocol):
    """A minimal page: a WebSocket client."""

    def __init__(self, hello: bytes) -> None:
        self._hello = hello
        self._data = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        """Handle every complete frame."""
        self._data += data
        if not self._open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._data, self._open = rest, True
            self.write(self._hello)
        start = 0
        while (frame := frame_at(self._data, start)) is not None:
            kind, payload, start = frame
            if kind == PING:
                self.write(payload, PONG)
            else:
                self.hear(payload)
        self._data = self._data[start:]

    def hear(self, frame: bytes) -> None:
        """Handle a frame."""
        raise NotImplementedError

    def write(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame of less than 64 kB; a mask of zeros leaves it unchanged."""
        short = len(payload) < 126  # noqa: PLR2004 - the protocol's number
        size = struct.pack(">B", 0x80 | len(payload)) if short else struct.pack(">BH", 0xFE, len(payload))
        self.transport.write(bytes([kind]) + size + bytes(4) + payload)


class Player(Page):
    """The page of one seat."""

    def __init__(self, table: Table, seat: int, hello: bytes) -> None:
        super().__init__(hello)
        self.table = table
        self.seat = seat
        self._numbers = count()

    def hear(self, frame: bytes) -> None:
        """Count the frame, and note a question."""
        everybody = self.table.all
        everybody.frames += 1
        if frame.startswith(b'{"kind":"events"') or (b'"chosen":[' in frame and b'"chosen":[]' not in frame):
            self.table.count_delivery()
        elif frame.startswith(b'{"kind":"due"'):
            due = msgspec.json.decode(frame, type=protocol.Due)
            if due.chosen is None:
                self.table.owing[self.seat] = due
                everybody.note_question(self.table)
        elif frame.startswith(b'{"kind":"welcome"'):
            everybody.welcomed += 1
        elif self.seat == 0 and b'"status":"over"' in frame:
            everybody.begin()
        elif frame.startswith((b'{"kind":"no"', b'{"kind":"bye"')):
            everybody.refused.append(frame.decode())

    def answer(self, due: protocol.Due) -> None:
        """Answer with a random legal action."""
        word = self.table.all.rng.choice(due.legal)
        self.write(msgspec.json.encode(protocol.Act(str(next(self._numbers)), due.at, word)))


def frame_at(data: bytes, start: int) -> tuple[int, bytes, int] | None:
    """The frame that begins at ``start``: kind, payload and end; ``None`` if it is not complete."""
    if len(data) < start + 2:
        return None
    size, head = data[start + 1], start + 2
    if size in (126, 127):
        form, length = (">H", 2) if size == 126 else (">Q", 8)  # noqa: PLR2004 - the protocol's numbers
        if len(data) < head + length:
            return None
        (size,) = struct.unpack_from(form, data, head)
        head += length
    if len(data) < head + size:
        return None
    return data[start], data[head : head + size], head + size


async def set_table(host: str, port: int, players: Players) -> Table:
    """Open a table with a person in each seat, and a socket for each."""
    table, loop = Table(players), asyncio.get_running_loop()
    request = {"game": GAME, "seats": SEATS, "name": "Ann"}
    for seat, hello in enumerate(await hellos(host, port, request)):
        player = Player(table, seat, hello)
        table.players.append(player)
        await loop.create_connection(lambda player=player: player, host, port)  # type: ignore[misc]
    return table


async def hellos(host: str, port: int, request: dict[str, Any]) -> list[bytes]:
    """Open a table, take all its seats, and return the hello frame of each seat."""
    place = await ask(host, port, "/api/tables", request)
    tokens = [place["token"]]
    while len(tokens) < request["seats"]:
        tokens.append((await ask(host, port, f"/api/join/{place['join']}", {"name": "Ben"}))["token"])
    return [msgspec.json.encode(protocol.Hello(PROTOCOL, place["table"], token)) for token in tokens]


async def ask(host: str, port: int, path: str, body: object) -> Any:
    """Post a request, and return the decoded answer."""
    reader, writer = await asyncio.open_connection(host, port)
    data = msgspec.json.encode(body)
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
