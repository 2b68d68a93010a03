"""A room: a table, the pages that look at it, and what becomes of their commands; it knows no socket.

One thing happens at a time. What a command leads to is stored, then
acknowledged, then sent to everybody; if it cannot be stored, nothing has happened.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from comptoir.core.actors import Seat, Viewer
from comptoir.core.dice import Dice
from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.rates import Ledger
from comptoir.server.rooms.broadcast import Broadcast
from comptoir.server.rooms.journal import Journal
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.scheduler import Scheduler
from comptoir.server.rooms.standing_orders import StandingOrders
from comptoir.server.rooms.surroundings import Connection, Surroundings
from comptoir.server.storage.store import Conflict
from comptoir.server.tables import commands, log
from comptoir.server.tables.commands import Decision
from comptoir.server.tables.log import Append
from comptoir.server.tables.table import Table


class Closed(Exception):
    """The room has left the memory; it has to be loaded again."""


class Request(Struct, frozen=True):
    """A command, the seat and the page it came from, and when it arrived."""

    connection: Connection
    seat: Seat
    command: protocol.Command
    arrived: float

    def answer(self, frame: protocol.Ok | protocol.No) -> None:
        """Send the command's one answer."""
        self.connection.send(protocol.encode(frame))


class Room:
    """See above.

    ``reopen`` puts up the table of a rematch, to begin at once if everybody is there;
    ``forget`` is told when the room leaves the memory.
    """

    def __init__(
        self,
        table: Table,
        orders: StandingOrders,
        surroundings: Surroundings,
        reopen: Callable[[Table, bool], Awaitable[log.Moved]],
        forget: Callable[["Room"], None],
    ) -> None:
        self.table = table
        self.orders = orders
        self.presence = Presence(table, surroundings.clock.now())
        self.broadcast = Broadcast(table, orders, self.presence, surroundings.clock)
        self.closed = False
        self.dice = surroundings.dice
        self._surroundings = surroundings
        self._reopen = reopen
        self._forget = forget
        self._lock = asyncio.Lock()
        self._journal = Journal(table, surroundings.store)
        self._talk = Ledger(limits.TALK, surroundings.clock.now)
        self._said: dict[Seat, str] = {}
        self.scheduler = Scheduler(
            table=table,
            journal=self._journal,
            presence=self.presence,
            broadcast=self.broadcast,
            orders=orders,
            surroundings=surroundings,
            lock=self._lock,
            close=self.close,
        )

    # --- Coming and going -------------------------------------------------------

    async def attach(self, admit: Callable[[Table], Connection], seen: int = -1) -> None:
        """A page comes. A person who comes back decides again, and is not late any more.

        Raises:
            Closed: load the room again.
            Refusal: it is not admitted, or there are too many pages already.
        """
        async with self._lock:
            self._must_be_open()
            connection = admit(self.table)  # only now: the secret may just have been changed
            self._must_have_place(connection.viewer)
            self.presence.add(connection)
            await self.scheduler.see_to_the_absent()
            self._must_be_open()
            timekeeper = self.scheduler.timekeeper
            self.broadcast.welcome(connection, seen, timekeeper.countdown, timekeeper.stopped)
            if self.scheduler.awake:
                await self._after_coming_or_going(connection.viewer)
            else:
                self.scheduler.awake = True
                await self.scheduler.go_on()

    def detach(self, connection: Connection) -> None:
        """A page has gone."""
        if self.presence.remove(connection, self._surroundings.clock.now()) and not self.closed:
            self.scheduler.tasks.start(self._after_going(connection.viewer))

    async def _after_going(self, viewer: Viewer) -> None:
        async with self._lock:
            if not self.closed:
                await self._after_coming_or_going(viewer)

    async def _after_coming_or_going(self, viewer: Viewer) -> None:
        """A person changes what is due; the number of watchers is sent now and then, not for each."""
        if viewer is None:
            self.scheduler.look_around_within(limits.CROWD)
        else:
            await self.scheduler.go_on()

    def _must_be_open(self) -> None:
        if self.closed:
            raise Closed

    def _must_have_place(self, viewer: Viewer) -> None:
        most = limits.MOST_WATCHERS if viewer is None else limits.MOST_SOCKETS
        if len(self.presence.of(viewer)) >= most:
            raise Refusal("too-many-pages", most=most)

    # --- Taking a seat ------------------------------------------------------------

    async def sit(self, name: str, seat: Seat | None, id_: str = "") -> tuple[Seat, str]:
        """A person takes a seat: which one, and its secret; the same ones if asked again with that id.

        Raises:
            Closed: load the room again.
            Refusal: there is no free seat for this person.
        """
        async with self._lock:
            self._must_be_open()
            taken = self.table.seat_of(id_)
            if taken is None:
                taken = commands.free_seat(self.table, seat)
                await self._journal.write(Append(commands.sit(self.table, taken, name, id_).entries))
                self.presence.expect(taken, self._surroundings.clock.now())
                await self.scheduler.go_on()
            return taken, self.table.chairs[taken].token

    # --- Commands ---------------------------------------------------------------

    async def hear(self, connection: Connection, command: protocol.Command) -> None:
        """Do what a page asks for, or refuse it: it gets exactly one answer, if not always at once."""
        arrived = self._surroundings.clock.now()
        async with self._lock:
            try:
                await self._hear(connection, command, arrived)
            except Refusal as refusal:
                connection.send(protocol.encode(protocol.refused(refusal, command.id)))
                if isinstance(refusal, Conflict):
                    self.close("restart")
            except Exception as error:
                connection.send(protocol.encode(protocol.refused(Refusal("server-fault"), command.id)))
                self.scheduler.fail("a command", error)

    async def _hear(self, connection: Connection, command: protocol.Command, arrived: float) -> None:
        seat = connection.viewer
        if seat is None:
            raise Refusal("only-watching")
        if connection not in self.presence.of(seat):
            raise Refusal("not-seated")
        if not 0 < len(command.id) <= limits.LONGEST_ID:
            raise Refusal("command-id", most=limits.LONGEST_ID)
        request = Request(connection, seat, command, arrived)
        if (seat, command.id) in self.table.answers or self.orders.has_heard(seat, command.id):
            request.answer(self._ok(request))  # the answer it had before, and nothing moves
        else:
            await HANDLERS[type(command)](self, request, command)

    def _ok(self, request: Request) -> protocol.Ok:
        id_ = request.command.id
        return protocol.Ok(id_, self.table.answers.get((request.seat, id_)))

    async def play(self, request: Request, decision: Decision) -> None:
        """Store what a command leads to, acknowledge it, then send it to everybody."""
        first = len(self.table.turns)
        append = Append(decision.entries, request.seat, request.command.id)
        await self._journal.write(append, decision.foresight)
        request.answer(self._ok(request))
        if isinstance(request.command, protocol.Start):  # pages lay the table first
            self.broadcast.send_info()
        self.broadcast.send_steps(first)
        self._see_out(append)
        await self.scheduler.go_on()

    def _see_out(self, append: Append) -> None:
        """Close the pages that an append sends away, or lead all to another table."""
        for entry in append.entries:
            match entry:
                case log.Placed(seat):
                    self._close_all(seat, "left" if append.seat == seat else "removed")
                case log.StoodIn(seat):
                    self._close_all(seat, "left")
                case log.Locked():
                    self._close_all(None, "removed")
                case log.Moved():
                    self.broadcast.lead_away(entry)
                case _:
                    pass

    async def offer(self, request: Request, command: protocol.Offer) -> None:
        """Offer a person's seat, if no page of it is open."""
        decision = commands.offer(self.table, request.seat, command, self.dice)
        if self.presence.is_here(command.seat):
            raise Refusal("still-there")
        await self.play(request, decision)

    async def rematch(self, request: Request, command: protocol.Rematch) -> None:
        """The first press puts up the table of the rematch, and all are led there."""
        commands.must_be_over(self.table)
        if self.table.moved:
            raise Refusal("already-moved")
        everybody = all(map(self.presence.is_here, self.table.people))
        await self.play(request, Decision((await self._reopen(self.table, everybody),)))

    async def press(self, request: Request, command: protocol.Press) -> None:
        """Take note of a press; it is answered when it has been settled."""
        self.scheduler.timekeeper.press(request.seat, command, request.connection, request.arrived)
        await self.scheduler.go_on()

    async def stand(self, request: Request, command: protocol.Stand) -> None:
        """Keep a standing order; nothing happens at the table, and nobody else is told."""
        await self.orders.give(request.seat, command)
        request.answer(self._ok(request))
        self.broadcast.send_orders()
        self.broadcast.ask_people()
        self.scheduler.ask_deputies()

    async def say(self, request: Request, command: protocol.Say) -> None:
        """Pass table talk on; it is stored nowhere, and sent once."""
        repeated = self._said.get(request.seat) == command.id
        if not repeated and not self._talk.spend(str(request.seat)):
            raise Refusal("too-much-talk")
        self._said[request.seat] = command.id
        request.answer(self._ok(request))
        if not repeated:
            self.broadcast.send_all(protocol.Said(request.seat, command.phrase))

    # --- Closing --------------------------------------------------------------------

    async def leave(self, code: str) -> None:
        """Finish what is being done, and close."""
        async with self._lock:
            self.close(code)

    def close(self, code: str) -> None:
        """Leave the memory: bots and clocks stop, pages are closed. All that matters is in the log."""
        self.closed = True
        self.scheduler.stop()
        for viewer, _ in self.presence.all():
            self._close_all(viewer, code)
        self._forget(self)

    def _close_all(self, viewer: Viewer, code: str) -> None:
        now = self._surroundings.clock.now()
        for connection in self.presence.of(viewer):
            self.presence.remove(connection, now)
            connection.close(code)


# --- Which command is done by whom ----------------------------------------------------

C = TypeVar("C", bound=protocol.Command)

Handler: TypeAlias = Callable[[Room, Request, Any], Awaitable[None]]  # Any: the command of its key below


def logged(decide: Callable[[Table, Seat, C, Dice], Decision]) -> Handler:
    """The handler of a command that concerns the table's log alone."""

    async def handle(room: Room, request: Request, command: C) -> None:
        await room.play(request, decide(room.table, request.seat, command, room.dice))

    return handle


HANDLERS: Final[dict[type[protocol.Command], Handler]] = {
    protocol.Act: logged(commands.act),
    protocol.Press: Room.press,
    protocol.Stand: Room.stand,
    protocol.Say: Room.say,
    protocol.Place: logged(commands.place),
    protocol.Start: logged(commands.start),
    protocol.Pace: logged(commands.pace),
    protocol.Offer: Room.offer,
    protocol.Leave: logged(commands.leave),
    protocol.Rematch: Room.rematch,
}
