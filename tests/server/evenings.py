"""A game at a table for tests: people and bots in a house with fake surroundings."""

import json
from collections.abc import Sequence
from typing import Any

from comptoir.core.actors import Viewer
from comptoir.server import protocol
from comptoir.server.protocol import Act, Command, Speed
from comptoir.server.rooms.house import House, identify
from comptoir.server.rooms.room import Room
from comptoir.server.tables.new_table import TableRequest
from comptoir.server.tables.table import Table
from tests.clients import command_ids
from tests.server.fakes import FakeBots, FakeClock, FakeStore, Page, run_pending, surroundings

GAME = "polterfass"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
ids = command_ids()


class Evening:
    """A table, the people at it and their pages."""

    def __init__(
        self,
        clock: FakeClock | None = None,
        store: FakeStore | None = None,
        bots: FakeBots | None = None,
        seed: int = 1,
    ) -> None:
        self.clock = clock or FakeClock()
        self.store = store or FakeStore()
        self.bots = bots or FakeBots()
        self.surroundings = surroundings(self.clock, self.store, self.bots, seed)
        self.house = House(self.surroundings)
        self.name = ""
        self.join = ""
        self.tokens: dict[int, str] = {}
        self.watch_secret = ""
        self.pages: dict[Viewer, Page] = {}

    # --- Setting up ----------------------------------------------------------

    async def open(
        self,
        people: int = 3,
        bots: Sequence[str | None] = (),
        speed: Speed = "relaxed",
        start: bool = True,
        game: str = GAME,
        *,
        games: int = 1,
        **options: Any,
    ) -> "Evening":
        """Seat people and bots; each person has a page, and so has one watcher."""
        seats = max(len(bots), people + sum(bot is not None for bot in bots))
        wish = TableRequest(
            game,
            seats,
            NAMES[0],
            {"first_seat": 0, **options},
            speed=speed,
            bots=tuple(bots),
            start=not people,
            games=games,
        )
        place = await self.house.open(wish)
        self.name, self.join, self.watch_secret = place.table, place.join, place.watch
        if place.seat is not None and place.token:
            self.tokens[place.seat] = place.token
        for name in NAMES[1:people]:
            sat = await self.house.sit(self.join, name, None)
            assert sat.seat is not None
            assert sat.token
            self.tokens[sat.seat] = sat.token
        for seat in [*self.tokens, None]:
            await self.come(seat)
        if start and people:
            await self.give(0, protocol.Start("start"))
        return self

    async def come(self, who: Viewer, seen: int = -1) -> Page:
        """Connect a new page for this viewer, and remember it."""

        def admit(table: Table) -> Page:
            secret = None if who is None else self.tokens[who]
            page = Page(identify(table, secret, self.watch_secret if who is None else None))
            self.pages[who] = page
            return page

        await self.house.attach(self.name, admit, seen)
        await run_pending()
        return self.pages[who]

    async def go(self, who: Viewer) -> None:
        """Disconnect the page of this viewer."""
        (await self.room()).detach(self.pages[who])
        await run_pending()

    async def restart(self) -> "Evening":
        """Kill the server and start it again; only what it has stored is left."""
        self.house = House(self.surroundings)
        self.pages = {}
        return self

    # --- Playing ----------------------------------------------------------------

    async def give(self, seat: int, command: Command) -> dict[str, Any]:
        """Send a command from a seat's page, and return the answer."""
        page = self.pages[seat]
        before = len(page.sent)
        await (await self.room()).handle(page, command)
        await run_pending()
        fresh = map(json.loads, page.sent[before:])
        (answer,) = [frame for frame in fresh if frame["kind"] in ("ok", "no")]
        assert answer["id"] == command.id
        answered: dict[str, Any] = answer
        return answered

    async def act(self, seat: int, word: str, at: int | None = None, named: str = "") -> dict[str, Any]:
        """Send a seat's decision, and return the answer."""
        now = (await self.table()).seq
        return await self.give(seat, Act(named or next(ids), now if at is None else at, word))

    async def order(self, *words: str) -> None:
        """Send the orders of all guests in the first round, beginning with seat 1."""
        for seat, word in enumerate(words, start=1):
            assert (await self.act(seat, f"order {word}"))["kind"] == "ok"

    async def play_on(self, most: int = 1000) -> None:
        """Take the first legal action for everybody, until the game is over or ``most`` were taken."""
        for _ in range(most):
            table = await self.table()
            if not (owing := [seat for seat in table.owing if not table.bot(seat)]):
                return
            word = table.game.write(table.game.legal(table.state, owing[0])[0])
            assert (await self.act(owing[0], word))["kind"] == "ok"

    # --- Looking ----------------------------------------------------------------

    async def room(self) -> Room:
        return await self.house.room(self.name)

    async def table(self) -> Table:
        return (await self.room()).table

    async def state(self) -> Any:
        """The state, untyped: its fields depend on the game."""
        return (await self.table()).state


def presence(evening: Evening, seat: int, seen_by: Viewer = None) -> str:
    """The presence of the person in a seat, as a page was last told: here, away, gone or offered."""
    last = next(frame for frame in reversed(evening.pages[seen_by].frames) if "info" in frame)
    found: str = last["info"]["seats"][seat].get("presence", "here")
    return found
