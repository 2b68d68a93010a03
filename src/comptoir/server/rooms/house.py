"""The house: all tables, loaded from the store when somebody asks for one."""

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
from comptoir.server.tables import commands, log, opening, secrets, table
from comptoir.server.tables.log import Append
from comptoir.server.tables.opening import Wish
from comptoir.server.tables.table import Table
from comptoir.words import names

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Seated(Struct, frozen=True):
    """A place at a table, with its secret; only those who sit get to know the table's own."""

    table: str
    seat: Seat | None = None
    token: str | None = None
    join: str = ""
    watch: str = ""


class House:
    """See above."""

    def __init__(self, surroundings: Surroundings) -> None:
        self._surroundings = surroundings
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    # --- Finding a table ----------------------------------------------------------

    async def room(self, name: str) -> Room:
        """The room of a table, loaded if need be.

        Raises:
            Refusal: there is no such table, or we cannot go on with it.
        """
        loading = self._rooms.get(name)
        if loading is None:
            loading = self._rooms[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(partial(self._loaded, name))
        return await asyncio.shield(loading)

    async def by_join(self, code: str) -> Room:
        """The room that a code opens.

        Raises:
            Refusal: it opens none.
        """
        name = await self._surroundings.store.by_join(secrets.read_join(code))
        if name is None:
            raise Refusal("no-such-code")
        return await self.room(name)

    async def by_watch(self, secret: str) -> Room:
        """The room that a secret lets watch.

        Raises:
            Refusal: none.
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

    def _loaded(self, name: str, loading: asyncio.Task[Room]) -> None:
        """Forget a room that could not be loaded, so that the next who asks has it loaded again."""
        if loading.cancelled() or loading.exception():
            del self._rooms[name]

    def _room(self, loaded: Table, orders: StandingOrders) -> Room:
        if any(chair.who == "bot" for chair in loaded.chairs):
            self._surroundings.bots.warm_up(loaded.game.name)
        return Room(loaded, orders, self._surroundings, self._reopen, self._forget)

    def _forget(self, room: Room) -> None:
        loading = self._rooms.get(room.table.name)
        if loading and loading.done() and not loading.exception() and loading.result() is room:
            del self._rooms[room.table.name]

    # --- A place at a table -----------------------------------------------------------

    async def open(self, wish: Wish) -> Seated:
        """Put up a table; whoever wishes for it sits on the first seat without a bot, and is host.

        Raises:
            Refusal: there can be no such table.
            NotStored: it could not be made durable.
        """
        entries = opening.entries(wish, self._today())
        new = await self._create(secrets.new_table(), entries, wish.start)
        seat = new.host if new.people else None
        token = None if seat is None else new.chairs[seat].token
        return Seated(new.name, seat, token, new.join, new.watch)

    async def sit(self, code: str, name: str, seat: Seat | None, id_: str = "") -> Seated:
        """Take a free seat at the table that ``code`` opens.

        Raises:
            Refusal: there is none, or the name will not do.
            NotStored: it could not be made durable.
        """
        shown = names.clean(name)

        async def sit(room: Room) -> Seated:
            return Seated(room.table.name, *await room.sit(shown, seat, id_))

        return await self._in(lambda: self.by_join(code), sit)

    async def attach(self, name: str, admit: Callable[[Table], Connection], seen: int) -> Room:
        """Bring a page into a room; ``admit`` makes the connection, if its secret is right.

        Raises:
            Refusal: there is no such table, the secret is wrong, or there are too many.
        """

        async def attach(room: Room) -> Room:
            await room.attach(admit, seen)
            return room

        return await self._in(lambda: self.room(name), attach)

    async def _in(self, find: Callable[[], Awaitable[Room]], do: Callable[[Room], Awaitable[T]]) -> T:
        """Do something in a room, which may just be leaving the memory."""
        while True:
            room = await find()
            try:
                return await do(room)
            except Closed:
                self._forget(room)

    async def _reopen(self, over: Table, start: bool) -> log.Moved:
        """The rematch: the same people with new secrets, bots again, the next seat first."""
        entries = opening.rematch(over, self._today())
        new = await self._create(secrets.new_table(), entries, start)
        tokens = tuple(chair.token or None for chair in new.chairs)
        return log.Moved(new.name, tokens, new.watch)

    async def _create(self, name: str, entries: Sequence[log.AnyEntry], start: bool) -> Table:
        """Begin a log, with the game itself if it is to start at once: all of it, or nothing."""
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
        """Tell everybody that the server restarts, each room after what it is just doing."""
        rooms = await asyncio.gather(*self._rooms.values(), return_exceptions=True)
        leaving = [room.leave("restart") for room in rooms if isinstance(room, Room)]
        for failed in await asyncio.gather(*leaving, return_exceptions=True):
            if failed:
                logger.error("a room failed to close: %s", where(failed))

    async def close(self) -> None:
        """Finish what is being written."""
        try:
            await self.say_goodbye()
            await self._surroundings.bots.close()
        finally:
            await self._surroundings.store.close()


def viewer(of: Table, token: str | None, watch: str | None) -> Viewer:
    """Who somebody is at a table, by their secret.

    Raises:
        Refusal: it opens nothing here.
    """
    if token:
        for seat, chair in enumerate(of.chairs):
            if chair.token and secrets.same(chair.token, token):
                return seat
    elif watch and secrets.same(of.watch, watch):
        return None
    raise Refusal("unknown-seat")
