"""A server in a process of its own, people without a browser at its tables, and a line that can be cut."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from comptoir.server.protocol import PROTOCOL
from tests.clients import CERTIFICATES, command_ids

ROOT: Final = Path(__file__).resolve().parents[2]
ELSEWHERE: Final = "comptoir.test"
"""A name of this computer that gives no secure context, like an address in a home network."""
PATIENCE: Final = 60.0
"""Seconds until a test stops waiting: far more than anything should take."""

Frame = dict[str, Any]


def until(what: str, true: Callable[[], object], wait: Callable[[], None] = lambda: time.sleep(0.03)) -> None:
    """Wait until ``true()`` holds; ``wait`` takes the time between two checks."""
    last = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < last, f"waited in vain for: {what}"
        wait()


HURRIED: Final = (sys.executable, "-c", "from tests.web import serving; serving.main()")
"""The command line with very short pauses; not run as a module, which bot processes would import again."""


class Server:
    """`comptoir serve` with a data file; it can be killed and started again."""

    def __init__(
        self, data: Path, *arguments: str, command: Sequence[str] = HURRIED, **environment: str
    ) -> None:
        self.data = data
        self._command = command
        self._environment = environment
        self.port = 0
        self.address = ""
        self._arguments = arguments
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "Server":
        """Start the server, on the same port as before if it had one."""
        command = [*self._command, "serve", "--data", str(self.data), "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, *self._arguments],
            cwd=ROOT,
            env=os.environ | {"LANG": "en", "PYTHONUNBUFFERED": "1"} | self._environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        assert select.select([self._process.stdout], [], [], PATIENCE)[0], "the server does not start"
        self.address = self._process.stdout.readline().split()[-1]
        self.port = int(self.address.rpartition(":")[2])
        return self

    def kill(self) -> None:
        """Kill the server, as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server, as Ctrl-C does."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        assert self._process
        assert self._process.stdout
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._process.wait()
            self._process.stdout.close()

    # --- Asking it ----------------------------------------------------------------

    def ask(self, path: str, body: Frame | None = None, secret: str = "") -> Frame:
        """Send a request that must not be refused, and return the answer."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        address = f"http://127.0.0.1:{self.port}"
        with httpx.Client(base_url=address, timeout=PATIENCE, headers=headers, verify=CERTIFICATES) as client:
            answer = client.get(path) if body is None else client.post(path, json=body)
        assert answer.is_success, answer.text
        said: Frame = answer.json()
        return said

    def open(self, **wish: Any) -> Frame:
        """Open a table for three at which seat A is the first innkeeper."""
        asked = {"game": "polterfass", "seats": 3, "name": "Ann", "options": {"first_seat": 0}} | wish
        return self.ask("/api/tables", asked)

    def sit(self, code: str, name: str) -> Frame:
        return self.ask(f"/api/join/{code}", {"name": name})

    def start_game(self, *bots: str, **wish: Any) -> tuple[Frame, Frame]:
        """Start a game of Ann, Ben and these bots, and return the places of Ann and Ben."""
        ann = self.open(seats=2 + len(bots), bots=[None, None, *bots], **wish)
        ben = self.sit(ann["join"], "Ben")
        with self.puppet(ann) as first:
            first.give(kind="start")
        return ann, ben

    def finished_game(self) -> tuple[Frame, Frame]:
        """Let Ann and Ben play a game to its end against a bot, and return their places."""
        ann, ben = self.start_game("random")
        self.play_out(ann, ben)
        return ann, ben

    def play_out(self, ann: Frame, ben: Frame) -> None:
        """Let Ann and Ben play their game to the end, without a browser."""
        with self.puppet(ann) as first, self.puppet(ben) as second:
            playing = Thread(target=second.finish)
            playing.start()
            first.finish()
            playing.join()

    def replay(self, place: Frame, viewer: str = "all") -> Frame:
        """A finished game, step by step."""
        return self.ask(f"/api/tables/{place['table']}/replay?viewer={viewer}", secret=place["token"])

    @contextmanager
    def puppet(self, place: Frame, *, watch: bool = False) -> Iterator["Puppet"]:
        """A person without a browser, who at the end disconnects without waiting for the server.

        The connection sends no pings: while nobody reads from it, nobody would see the answers.
        """
        address = f"ws://127.0.0.1:{self.port}/ws"
        with connect(address, max_size=None, close_timeout=0.1, ping_interval=None) as wire:
            yield Puppet(wire, place, watch=watch)


class Puppet:
    """A person at a table without a browser."""

    def __init__(self, wire: ClientConnection, place: Frame, *, watch: bool = False) -> None:
        self._socket = wire
        self._ids = command_ids()
        self.heard: list[str] = []
        self.info: Frame = {}
        self.due: Frame | None = None
        self._answered = -1
        secret = {"watch": place["watch"]} if watch else {"token": place["token"]}
        self._send(kind="hello", protocol=PROTOCOL, table=place["table"], seen=-1, **secret)
        self.next()

    def _send(self, **frame: Any) -> None:
        self._socket.send(json.dumps(frame))

    def next(self) -> Frame:
        """Wait for the next frame."""
        frame: Frame = json.loads(self._socket.recv(PATIENCE))
        self.info = frame.get("info", self.info)
        self.heard += [f"{event['actor']} {event['heard']}" for event in frame.get("events", ())]
        if frame["kind"] in ("welcome", "events"):
            self.due = frame.get("due")
        elif frame["kind"] == "due":
            self.due = frame
        return frame

    def give(self, **command: Any) -> Frame:
        """Send a command that must not be refused, and return the answer."""
        name = next(self._ids)
        self._send(id=name, **command)
        while (frame := self.next()).get("id") != name:
            pass
        assert frame["kind"] == "ok", frame
        return frame

    @property
    def owes(self) -> bool:
        """Whether a question has not been answered yet."""
        return self.due is not None and self.due["at"] > self._answered

    def question(self) -> Frame:
        """Wait for a question to this seat."""
        while not self.owes:
            self.next()
        assert self.due
        return self.due

    def answer(self, word: str = "") -> None:
        """Answer the next question with ``word``, or with the first legal action."""
        due = self.question()
        self._answered = due["at"]
        self.give(kind="act", at=due["at"], word=word or due["legal"][0])

    def finish(self) -> None:
        """Play until the game is over."""
        while self.info["status"] != "over":
            if self.owes:
                self.answer()
            else:
                self.next()


class Line:
    """A line to the server that can be cut, can hold back the server's answers, and can be slow."""

    def __init__(self, port: int, delay: float = 0.0) -> None:
        """``delay``: extra seconds in each direction."""
        self._to = port
        self._delay = delay
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._up = Event()
        self._up.set()
        self._flowing = Event()
        self._flowing.set()
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        self._up.clear()
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def mend(self) -> None:
        """Accept new connections again, and pass on the answers of the server."""
        self._flowing.set()
        self._up.set()

    def hold(self) -> None:
        """Hold back the answers of the server; it still receives what it is sent."""
        self._flowing.clear()

    def close(self) -> None:
        """Break every connection for good."""
        self.cut()
        self._flowing.set()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if not self._up.is_set():
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            self._ends += [near, far]
            Thread(target=self._pass_on, args=(near, far, None), daemon=True).start()
            Thread(target=self._pass_on, args=(far, near, self._flowing), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, gate: Event | None) -> None:
        under_way: Queue[tuple[float, bytes]] = Queue()
        Thread(target=self._deliver, args=(under_way, source, target, gate), daemon=True).start()
        data = b"..."
        while data:
            try:
                data = source.recv(65536)
            except OSError:
                data = b""
            under_way.put((time.monotonic() + self._delay, data))

    def _deliver(
        self,
        under_way: "Queue[tuple[float, bytes]]",
        source: socket.socket,
        target: socket.socket,
        gate: Event | None,
    ) -> None:
        """Pass on data after the delay; empty data ends the connection."""
        with suppress(OSError):
            while (come := under_way.get())[1]:
                time.sleep(max(0.0, come[0] - time.monotonic()))
                if gate:
                    gate.wait()
                target.sendall(come[1])
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
