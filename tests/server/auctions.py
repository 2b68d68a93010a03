"""A live auction for tests: a table of L'Encanteur whose clock the test moves."""

from typing import Any

from comptoir.server.protocol import Press
from tests.server.evenings import Evening, ids
from tests.server.fakes import Page, run_pending

WAIT, SOLD, LEAD, GRACE = 1.2, 3.0, 1.0, 0.3
"""Seconds: at each price, until a held lot is sold, before the first price, until a press is settled."""


class Auction(Evening):
    """A table of L'Encanteur in live tempo, up to the first lot."""

    async def begin(self, people: int = 3, **wishes: Any) -> "Auction":
        """Open the table and let everybody discard, so that the first lot is up for sale."""
        wishes = {"speed": "live", "game": "encanteur", "tempo": "live", **wishes}
        await self.open(people, **wishes)
        for seat in self.tokens:
            table = await self.table()
            if seat in table.awaited:
                word = table.game.write(table.game.legal(table.state, seat)[0])
                assert (await self.act(seat, word))["kind"] == "ok"
        return self

    async def press(self, seat: int, at: int | None = None, named: str = "", run: int | None = None) -> Page:
        """Send a press, and return the page that will get the answer."""
        page, countdown = self.pages[seat], self.countdown() if run is None else {"at": run}
        press = Press(
            named or next(ids), countdown["at"], self.current_position() if at is None else at, "take"
        )
        await (await self.room()).handle(page, press)
        await run_pending()
        return page

    def countdown(self, seat: int | None = 0) -> dict[str, Any]:
        return self.pages[seat].last("clock")

    def current_position(self) -> int:
        """The number of the position that every screen shows now."""
        countdown = self.countdown()
        return int(
            countdown["at"] + max(0, (self.clock.now() - countdown["since"] + 1e-6) // countdown["wait"])
        )

    async def price(self) -> int:
        return int((await self.state()).price)

    async def holder(self) -> int | None:
        holder: int | None = (await self.state()).holder
        return holder


def answer(page: Page) -> tuple[str, str]:
    """The latest answer to a press: its kind, and the code of a refusal."""
    frame = next(frame for frame in reversed(page.frames) if frame["kind"] in ("ok", "no"))
    return frame["kind"], frame.get("code", "")
