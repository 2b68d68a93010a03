"""Measures delays in live auctions on one server: `python -m benchmarks.live`, or `--quick`.

A hundred tables of four hold auctions at once; server and players share one core. In each lot, one player
presses at a random price. *The price stands*: milliseconds from the press until the last of the four pages
knows that the price has stopped. *The result*: milliseconds from the end of the settling window, which always
lasts 300 ms here, until the last page knows the winner.
"""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import median, quantiles
from typing import Final

import msgspec
from msgspec import Raw, Struct

from benchmarks.players import Page, hellos
from benchmarks.tables import server
from comptoir.server import protocol

REQUEST: Final = {
    "game": "encanteur",
    "seats": 4,
    "name": "Ann",
    "speed": "live",
    "options": {"tempo": "live"},
}
WINDOW: Final = 0.3
"""Seconds that the server waits for presses of pages with an unknown round trip; all pages here are such."""
LATE: Final = b'"code":"press-too-late"'
"""The answer to a press that a busy machine delayed for longer; such a press is not counted."""


class Effort(Struct, frozen=True):
    """The length of the measurement and the number of tables."""

    seconds: float
    tables: int


THOROUGH: Final = Effort(seconds=60.0, tables=100)
QUICK: Final = Effort(seconds=6.0, tables=3)
FEWEST: Final = 2
"""The smallest number of presses that gives percentiles; the benchmark runs until it has them."""


class Auction:
    """A table, and the number of its pages that know of the latest press."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.bidders: list[Bidder] = []
        self.pressed = 0.0
        self._told: dict[str, int] = {}

    def plan_press(self, clock: protocol.Clock, now: float) -> None:
        """For a lot that begins, choose a player to press, at a price before the last."""
        rng, loop = self.hall.rng, asyncio.get_running_loop()
        presser = rng.choice([one for one in clock.pressers if not one.since])
        place = rng.randrange(max(1, clock.falls))
        when = clock.since - now + (place + rng.uniform(0.1, 0.9)) * clock.wait
        press = protocol.Press(f"{next(self.hall.numbers)}", clock.at, clock.at + place, presser.word)
        loop.call_later(when, self._press, presser.seat, press)

    def _press(self, seat: int, press: protocol.Press) -> None:
        self.pressed, self._told = time.perf_counter(), {}
        self.bidders[seat].write(msgspec.json.encode(press))

    def count_page(self, what: str) -> None:
        """Count a page that has been told ``what``; after the last page, note the delay."""
        self._told[what] = self._told.get(what, 0) + 1
        if self._told[what] == len(self.bidders) and self.pressed:
            self.hall.delays[what].append((time.perf_counter() - self.pressed) * 1000)


class Hall:
    """All auctions, and the delays from a press until the last page is told, in milliseconds."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.numbers = count()
        self.delays: dict[str, list[float]] = {"stop": [], "result": []}
        self.faults: list[str] = []

    async def open(self, host: str, port: int) -> Auction:
        """Open a table with people in all seats, and start its game."""
        auction, loop = Auction(self), asyncio.get_running_loop()
        for seat, hello in enumerate(await hellos(host, port, REQUEST)):
            bidder = Bidder(auction, seat, hello)
            auction.bidders.append(bidder)
            await loop.create_connection(lambda bidder=bidder: bidder, host, port)  # type: ignore[misc]
        await asyncio.gather(*[bidder.welcomed.wait() for bidder in auction.bidders])
        auction.bidders[0].write(b'{"kind":"start","id":"start"}')
        return auction


class SeenEvent(Struct):
    """The fields of an event that this benchmark reads."""

    actor: int | str
    presses: Raw = Raw(b"")


class Frame(Struct, tag_field="kind", tag="events"):
    """The fields of a frame that this benchmark reads."""

    events: tuple[SeenEvent, ...]


class Bidder(Page):
    """A page at an auction."""

    def __init__(self, auction: Auction, seat: int, hello: bytes) -> None:
        super().__init__(hello)
        self.auction = auction
        self.seat = seat
        self.welcomed = asyncio.Event()

    def hear(self, frame: bytes) -> None:
        """Answer questions, plan presses, and count what the page is told."""
        if frame.startswith(b'{"kind":"events"'):
            if any(event.presses for event in msgspec.json.decode(frame, type=Frame).events):
                self.auction.count_page("result")
        elif frame.startswith(b'{"kind":"stopped"'):
            self.auction.count_page("stop")
        elif frame.startswith(b'{"kind":"clock"'):
            clock = msgspec.json.decode(frame, type=protocol.Clock)
            if self.seat == 0 and clock.falls:
                self.auction.plan_press(clock, time.time())
        elif frame.startswith(b'{"kind":"due"'):
            due = msgspec.json.decode(frame, type=protocol.Due)
            if due.chosen is None:
                word = self.auction.hall.rng.choice(due.legal)
                self.write(
                    msgspec.json.encode(protocol.Act(f"{next(self.auction.hall.numbers)}", due.at, word))
                )
        elif frame.startswith(b'{"kind":"welcome"'):
            self.welcomed.set()
        elif frame.startswith((b'{"kind":"no"', b'{"kind":"bye"')) and LATE not in frame:
            self.auction.hall.faults.append(frame.decode())


async def play(address: str, effort: Effort) -> Hall:
    """Hold auctions at all tables, for as long as ``effort`` says."""
    host, _, port = address.removeprefix("http://").partition(":")
    hall = Hall()
    auctions = [await hall.open(host, int(port)) for _ in range(effort.tables)]
    hall.delays = {"stop": [], "result": []}
    await asyncio.sleep(effort.seconds)
    while min(map(len, hall.delays.values())) < FEWEST and not hall.faults:
        await asyncio.sleep(0.1)
    for bidder in [bidder for auction in auctions for bidder in auction.bidders]:
        bidder.transport.abort()
    assert not hall.faults, hall.faults[:3]
    return hall


def measure(effort: Effort) -> Hall:
    """Measure a server on one core, which it shares with the players."""
    cores = sorted(os.sched_getaffinity(0))
    try:
        with server(cores[0]) as (address, _):
            os.sched_setaffinity(0, {cores[0]})
            return asyncio.run(play(address, effort))
    finally:
        os.sched_setaffinity(0, cores)


def rows(effort: Effort) -> Iterator[tuple[str, float, float]]:
    """Each measurement: its name, the median and the 99th percentile, in milliseconds."""
    delays = measure(effort).delays
    measured = {
        "the price stands on the last page": delays["stop"],
        "the result is on the last page": [each - WINDOW * 1000 for each in delays["result"]],
    }
    for what, times in measured.items():
        yield (
            f"{effort.tables} live auctions, {len(times)} presses: {what}",
            median(times),
            quantiles(times, n=100)[98],
        )


def main() -> None:
    """Measure and print."""
    for what, middle, most in rows(QUICK if "--quick" in sys.argv else THOROUGH):
        print(f"{what:80} p50 {middle:7.1f} ms   p99 {most:7.1f} ms")


if __name__ == "__main__":
    main()
