"""A server in a process of its own, people at its tables who have no browser, and a bad line to it."""

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
from itertools import count
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from comptoir.server.protocol import PROTOCOL

ROOT: Final = Path(__file__).resolve().parents[2]
ELSEWHERE: Final = "comptoir.test"
"""A name that leads to this computer and is no secure context, as an address in a home network is none."""
PATIENCE: Final = 60.0
"""Seconds after which something that should come does not: far more than it ever takes."""

Frame = dict[str, Any]


def until(what: str, true: Callable[[], object], rest: Callable[[], None] = lambda: time.sleep(0.03)) -> None:
    """Wait for something that is to become true."""
    last = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < last, f"in vain: {what}"
        rest()


HURRIED: Final = (sys.executable, "-c", "from tests.web import serving; serving.main()")
"""The command line with bots that hardly pause; no module, so that their processes do not read it again."""


class Server:
    """`comptoir serve` with a file, killed and started again as often as wanted."""

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
        """Start it, at the same port as before if there was one."""
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
        """As the power does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As Ctrl-C does."""
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
        """The answer to a question that is not refused."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        address = f"http://127.0.0.1:{self.port}"
        # Certificates are read at length, and none is shown here.
        with httpx.Client(base_url=address, timeout=PATIENCE, headers=headers, verify=False) as client:
            answer = client.get(path) if body is None else client.post(path, json=body)
        assert answer.is_success, answer.text
        said: Frame = answer.json()
        return said

    def open(self, **wish: Any) -> Frame:
        """Put up a table of three, whose first innkeeper sits at seat A."""
        asked = {"game": "polterfass", "seats": 3, "name": "Ann", "options": {"first_seat": 0}} | wish
        return self.ask("/api/tables", asked)

    def sit(self, code: str, name: str) -> Frame:
        """Take a seat."""
        return self.ask(f"/api/join/{code}", {"name": name})

    def seated(self, *bots: str, **wish: Any) -> tuple[Frame, Frame]:
        """A table at which Ann and Ben sit and play, and bots."""
        ann = self.open(seats=2 + len(bots), bots=[None, None, *bots], **wish)
        ben = self.sit(ann["join"], "Ben")
        with self.puppet(ann) as first:
            first.give(kind="start")
        return ann, ben

    def finished(self) -> tuple[Frame, Frame]:
        """A game that Ann and Ben have played to the end, against a bot."""
        ann, ben = self.seated("random")
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
        """Somebody at the table who has no browser, and in the end just goes: farewells are not read.

        One who does not read does not hear either that the server is still there, and does not ask.
        """
        address = f"ws://127.0.0.1:{self.port}/ws"
        with connect(address, max_size=None, close_timeout=0.1, ping_interval=None) as wire:
            yield Puppet(wire, place, watch=watch)


class Puppet:
    """Somebody at a table who has no browser."""

    _numbers = count()
    """Of commands: no two of a seat have the same one, whoever plays it."""

    def __init__(self, wire: ClientConnection, place: Frame, *, watch: bool = False) -> None:
        self._socket = wire
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
        """The next frame, whatever it is."""
        frame: Frame = json.loads(self._socket.recv(PATIENCE))
        self.info = frame.get("info", self.info)
        self.heard += [f"{event['actor']} {event['heard']}" for event in frame.get("events", ())]
        if frame["kind"] in ("welcome", "events"):
            self.due = frame.get("due")
        elif frame["kind"] == "due":
            self.due = frame
        return frame

    def give(self, **command: Any) -> Frame:
        """Give a command that is not refused; the answer."""
        name = f"puppet {next(self._numbers)}"
        self._send(id=name, **command)
        while (frame := self.next()).get("id") != name:
            pass
        assert frame["kind"] == "ok", frame
        return frame

    @property
    def owes(self) -> bool:
        """Whether there is a question that has no answer yet."""
        return self.due is not None and self.due["at"] > self._answered

    def asked(self) -> Frame:
        """The question to this seat, as soon as there is one."""
        while not self.owes:
            self.next()
        assert self.due
        return self.due

    def answer(self, word: str = "") -> None:
        """Answer the next question, with the first legal word unless another is wanted."""
        due = self.asked()
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
    """A line to the server that can be cut, that can swallow what the server says, and that can be long."""

    def __init__(self, port: int, delay: float = 0.0) -> None:
        """``delay``: seconds that everything takes more, there as well as back."""
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
        """Nothing gets through any more, and what is open breaks."""
        self._up.clear()
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def mend(self) -> None:
        """Whoever tries again gets through, and so does all that the server says."""
        self._flowing.set()
        self._up.set()

    def hold(self) -> None:
        """The server hears what is said, but its answers are held back."""
        self._flowing.clear()

    def close(self) -> None:
        """No longer needed."""
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
        """Hand over what is under way when its time has come; nothing more comes after nothing."""
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
