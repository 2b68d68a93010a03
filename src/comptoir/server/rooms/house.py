"""The house: the rooms of all tables; a table is loaded from the store when it is first asked for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TypeVar

from msgspec import Struct

from comptoir.core.actors import Seat, Viewer
from comptoir.core.refusals import Refusal
from comptoir.server.faults import where
from comptoir.server.rooms.room import Closed, Room
from comptoir.server.rooms.standing_orders import StandingOrders
from comptoir.server.rooms.surroundings import Connection, Surroundings
from comptoir.server.tables import commands, log, new_table, secrets, table
from comptoir.server.tables.log import Append
from comptoir.server.tables.new_table import TableRequest
from comptoir.server.tables.table import Table
from comptoir.words import names

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Admission(Struct, frozen=True):
    """Access to a table: a seat and its token, and the secrets that let others join or watch."""

    table: str
    seat: Seat | None = None
    token: str | None = None
    join: str = ""
    watch: str = ""


class House:
    """Finds, loads, opens and closes tables."""

    def __init__(self, surroundings: Surroundings) -> None:
        self._surroundings = surroundings
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    # --- Finding a table ----------------------------------------------------------

    async def room(self, name: str) -> Room:
        """The room of a table, loaded if necessary.

        Raises:
            Refusal: there is no such table, or this version cannot continue it.
        """
        loading = self._rooms.get(name)
        if loading is None:
            loading = self._rooms[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(partial(self._forget_failed, name))
        return await asyncio.shield(loading)

    async def by_join(self, code: str) -> Room:
        """The room of the table with this join code.

        Raises:
            Refusal: no table has it.
        """
        name = await self._surroundings.store.by_join(secrets.read_join(code))
        if name is None:
            raise Refusal("no-such-code")
        return await self.room(name)

    async def by_watch(self, secret: str) -> Room:
        """The room of the table with this watch secret.

        Raises:
            Refusal: no table has it.
        """
        name = await self._surroundings.store.by_watch(secret)
        if name is None:
            raise Refusal("no-such-code")
        return await self.room(name)

    async def _load(self, name: str) -> Room:
        data = await self._surroundings.store.load(name)
        loaded = table.read(name, data)
        return self._room(
            loaded,
            StandingOrders(loaded, self._surroundings.store, await self._surroundings.store.orders(name)),
        )

    def _forget_failed(self, name: str, loading: asyncio.Task[Room]) -> None:
        """Forget a room that could not be loaded, so that the next request tries again."""
        if loading.cancelled() or loading.exception():
            del self._rooms[name]

    def _room(self, loaded: Table, orders: StandingOrders) -> Room:
        if any(occupant.who == "bot" for occupant in loaded.occupants):
            self._surroundings.bots.warm_up(loaded.game.name)
        return Room(loaded, orders, self._surroundings, self._open_rematch, self._forget)

    def _forget(self, room: Room) -> None:
        loading = self._rooms.get(room.table.name)
        if loading and loading.done() and not loading.exception() and loading.result() is room:
            del self._rooms[room.table.name]

    # --- Joining a table --------------------------------------------------------------

    async def open(self, request: TableRequest) -> Admission:
        """Open a table; the person who asks for it gets the first seat without a bot, and is host.

        Raises:
            Refusal: the table cannot be opened.
            NotStored: the table could not be stored.
        """
        entries = new_table.first_entries(request, self._today())
        new = await self._create(secrets.new_name(), entries, request.start)
        seat = new.host if new.people else None
        token = None if seat is None else new.occupants[seat].token
        return Admission(new.name, seat, token, new.join, new.watch)

    async def sit(self, code: str, name: str, seat: Seat | None, id_: str = "") -> Admission:
        """Take a free seat at the table with this join code.

        Raises:
            Refusal: the code is unknown, no seat is free, or the name is not acceptable.
            NotStored: the seat could not be stored.
        """
        clean_name = names.clean(name)

        async def sit(room: Room) -> Admission:
            return Admission(room.table.name, *await room.sit(clean_name, seat, id_))

        return await self._in(lambda: self.by_join(code), sit)

    async def attach(self, name: str, admit: Callable[[Table], Connection], seen: int) -> Room:
        """Attach a page to the room of a table; ``admit`` checks its secret and returns its connection.

        Raises:
            Refusal: there is no such table, the secret is wrong, or the viewer has too many pages open.
        """

        async def attach(room: Room) -> Room:
            await room.attach(admit, seen)
            return room

        return await self._in(lambda: self.room(name), attach)

    async def _in(self, find: Callable[[], Awaitable[Room]], do: Callable[[Room], Awaitable[T]]) -> T:
        """Do something in a room; if it closes meanwhile, load it and try again."""
        while True:
            room = await find()
            try:
                return await do(room)
            except Closed:
                self._forget(room)

    async def _open_rematch(self, over: Table, start: bool) -> log.Moved:
        """Open the table of a rematch."""
        entries = new_table.rematch_entries(over, self._today())
        new = await self._create(secrets.new_name(), entries, start)
        tokens = tuple(occupant.token or None for occupant in new.occupants)
        return log.Moved(new.name, tokens, new.watch)

    async def _create(self, name: str, entries: Sequence[log.AnyEntry], start: bool) -> Table:
        """Store the log of a new table: one append, which also begins the game if ``start`` is true."""
        append = Append(tuple(entries))
        new = Table(name, [append])
        if start:
            append = Append((*entries, *commands.begin(new, self._surroundings.dice).entries))
            new = Table(name, [append])
        await self._surroundings.store.create(name, new.join, new.watch, log.write(append))
        return new

    def _today(self) -> str:
        return datetime.fromtimestamp(self._surroundings.clock.now(), UTC).date().isoformat()

    # --- Closing ------------------------------------------------------------------------

    async def say_goodbye(self) -> None:
        """Close all rooms with the code ``restart``, each once it has finished what it is doing."""
        rooms = await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        leaving = [room.finish("restart") for room in rooms if isinstance(room, Room)]
        for failed in await asyncio.gather(*leaving, return_exceptions=True):
            if failed:
                logger.error("a room failed to close: %s", where(failed))

    async def close(self) -> None:
        """Close all rooms, end the bots and close the store."""
        try:
            await self.say_goodbye()
            await self._surroundings.bots.close()
        finally:
            await self._surroundings.store.close()


def identify(of: Table, token: str | None, watch: str | None) -> Viewer:
    """The viewer to whom a token or watch secret belongs.

    Raises:
        Refusal: the secret is not one of this table's.
    """
    if token:
        for seat, occupant in enumerate(of.occupants):
            if occupant.token and secrets.are_equal(occupant.token, token):
                return seat
    elif watch and secrets.are_equal(of.watch, watch):
        return None
    raise Refusal("unknown-seat")
