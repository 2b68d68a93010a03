"""An auction in turns for tests of standing orders."""

import json
from typing import Any

from msgspec import Raw

from comptoir.core.actors import Viewer
from comptoir.server import limits, protocol
from tests.server.evenings import Evening, ids

MOST = limits.LONG.most


async def market(evening: Evening | None = None, speed: protocol.Speed = "relaxed") -> Evening:
    """Four people at an auction in turns: the first lot is up for sale, and seat 1 is asked."""
    evening = await (evening or Evening()).open(people=4, speed=speed, game="encanteur")
    for seat in range(4):
        await evening.act(seat, "discard hake sardine", named=f"discard {seat}")
    assert (await evening.table()).owing == (1,)
    return evening


async def stand(
    evening: Evening, order: dict[str, Any] | None, seat: int = 1, named: str = ""
) -> dict[str, Any]:
    """Give a standing order for a seat, or withdraw it with ``None``; return the answer."""
    written = Raw(json.dumps(order).encode())
    return await evening.give(seat, protocol.Stand(named or next(ids), written))


def lot(number: int = 1, **prices: int) -> dict[str, Any]:
    """A standing order for a lot of the first day."""
    return {"day": 1, "number": number, **prices}


async def actions(evening: Evening) -> list[str]:
    """The actions of seat 1 since its discard."""
    table = await evening.table()
    words = [table.game.write(turn.step) for turn in table.turns if turn.actor == 1]
    return [word for word in words if not word.startswith("discard")]


async def wait_a_round(evening: Evening) -> None:
    """Let the order of seat 1 answer, then the others wait, so that the price falls."""
    await evening.clock.advance(MOST)
    for seat in (2, 3, 0):
        assert (await evening.act(seat, "wait"))["kind"] == "ok"


def order_frames(evening: Evening, who: Viewer = 1) -> list[dict[str, Any]]:
    """The frames about its standing order that a page was sent."""
    return [frame for frame in evening.pages[who].frames if frame["kind"] == "standing"]
