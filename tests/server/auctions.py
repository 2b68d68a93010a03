"""Live auctions for tests: a table of L'Encanteur, with a clock moved by hand."""

from typing import Any

from comptoir.server.protocol import Press
from tests.server.evenings import Evening, ids
from tests.server.fakes import Page, rest

WAIT, SOLD, LEAD, GRACE = 1.2, 3.0, 1.0, 0.3
"""Seconds: at a price, until sold, before the first price, until a press is settled."""


class Auction(Evening):
    """A table of L'Encanteur in live tempo, up to the first lot."""

    async def begin(self, people: int = 3, **wishes: Any) -> "Auction":
        """Everybody discards, and the first lot is on the slate; nobody is far away."""
        wishes = {"speed": "live", "game": "encanteur", "tempo": "live", **wishes}
        await self.open(people, **wishes)
        for seat in self.tokens:
            table = await self.table()
            if seat in table.awaited:
                word = table.game.write(table.game.legal(table.state, seat)[0])
                assert (await self.act(seat, word))["kind"] == "ok"
        return self

    async def press(self, seat: int, at: int | None = None, named: str = "", run: int | None = None) -> Page:
        """A press, not answered yet."""
        page, told = self.pages[seat], self.clock_told() if run is None else {"at": run}
        press = Press(named or next(ids), told["at"], self.shown() if at is None else at, "take")
        await (await self.room()).hear(page, press)
        await rest()
        return page

    def clock_told(self, seat: int | None = 0) -> dict[str, Any]:
        return self.pages[seat].last("clock")

    def shown(self) -> int:
        """The position that is on everybody's screen."""
        told = self.clock_told()
        return int(told["at"] + max(0, (self.clock.now() - told["since"] + 1e-6) // told["wait"]))

    async def price(self) -> int:
        return int((await self.state()).price)

    async def holder(self) -> int | None:
        holder: int | None = (await self.state()).holder
        return holder


def answer(page: Page) -> tuple[str, str]:
    """The latest answer to a press."""
    frame = next(frame for frame in reversed(page.frames) if frame["kind"] in ("ok", "no"))
    return frame["kind"], frame.get("code", "")
