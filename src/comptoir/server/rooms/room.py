"""A room: a table in memory, the pages connected to it, and their commands; it knows no socket.

It does one thing at a time. The entries to which a command leads are stored, then acknowledged, then sent to
everybody; if they cannot be stored, nothing has happened.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from comptoir.core.actors import Seat, Viewer
from comptoir.core.dice import Dice
from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.rates import Buckets
from comptoir.server.rooms.absence import Absence
from comptoir.server.rooms.broadcast import Broadcast
from comptoir.server.rooms.journal import Journal
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.scheduler import Scheduler
from comptoir.server.rooms.standing_orders import StandingOrders
from comptoir.server.rooms.surroundings import Connection, Surroundings
from comptoir.server.storage.store import Conflict
from comptoir.server.tables import commands, log
from comptoir.server.tables.commands import Effect
from comptoir.server.tables.log import Append
from comptoir.server.tables.table import Table


class Closed(Exception):
    """The room has left memory; its table has to be loaded again."""


class Request(Struct, frozen=True):
    """A command, the seat and the page that it came from, and when it arrived."""

    connection: Connection
    seat: Seat
    command: protocol.Command
    arrived: float

    def answer(self, frame: protocol.Ok | protocol.No) -> None:
        """Send the one answer to the command."""
        self.connection.send(protocol.encode(frame))


class Room:
    """Takes commands, one at a time.

    ``open_rematch`` opens the table of a rematch; if its second argument is true, the game starts at once.
    ``forget`` is called when the room leaves memory.
    """

    def __init__(
        self,
        table: Table,
        orders: StandingOrders,
        surroundings: Surroundings,
        open_rematch: Callable[[Table, bool], Awaitable[log.Moved]],
        forget: Callable[["Room"], None],
    ) -> None:
        self.table = table
        self.orders = orders
        self.presence = Presence(table, surroundings.clock.now())
        absence = Absence(table, self.presence)
        self.broadcast = Broadcast(table, orders, self.presence, absence, surroundings.clock)
        self.closed = False
        self.dice = surroundings.dice
        self._surroundings = surroundings
        self._open_rematch = open_rematch
        self._forget = forget
        self._lock = asyncio.Lock()
        self._journal = Journal(table, surroundings.store)
        self._talk = Buckets(limits.TALK, surroundings.clock.now)
        self._said: dict[Seat, str] = {}
        self.scheduler = Scheduler(
            table=table,
            journal=self._journal,
            presence=self.presence,
            absence=absence,
            broadcast=self.broadcast,
            orders=orders,
            surroundings=surroundings,
            lock=self._lock,
            close=self.close,
        )

    # --- Coming and going -------------------------------------------------------

    async def attach(self, admit: Callable[[Table], Connection], seen: int = -1) -> None:
        """Connect a page. A person who returns decides again.

        Raises:
            Closed: load the room again.
            Refusal: the page is not admitted, or its viewer has too many pages open.
        """
        async with self._lock:
            self._must_be_open()
            connection = admit(self.table)  # under the lock, because the secret may have changed meanwhile
            self._must_have_place(connection.viewer)
            self.presence.add(connection)
            await self.scheduler.handle_absence()
            self._must_be_open()
            timekeeper = self.scheduler.timekeeper
            self.broadcast.welcome(connection, seen, timekeeper.countdown, timekeeper.stopped)
            if self.scheduler.awake:
                await self._after_coming_or_going(connection.viewer)
            else:
                self.scheduler.awake = True
                await self.scheduler.go_on()

    def detach(self, connection: Connection) -> None:
        """Disconnect a page."""
        if self.presence.remove(connection, self._surroundings.clock.now()) and not self.closed:
            self.scheduler.audience.forget(connection)
            self.scheduler.tasks.start(self._after_going(connection.viewer))

    def note_told(self, connection: Connection, seq: int) -> None:
        """Note how far a page has told the story."""
        self.scheduler.audience.note_told(connection, seq)

    async def _after_going(self, viewer: Viewer) -> None:
        async with self._lock:
            if not self.closed:
                await self._after_coming_or_going(viewer)

    async def _after_coming_or_going(self, viewer: Viewer) -> None:
        """Go on: at once after a person, a little later after a watcher, so that a crowd is one change."""
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
        """Give a person a seat and its token; a repeated request with the same id gets the same ones.

        Raises:
            Closed: load the room again.
            Refusal: the wanted seat is taken, or no seat is free.
        """
        async with self._lock:
            self._must_be_open()
            taken = self.table.seat_of(id_)
            if taken is None:
                taken = commands.free_seat(self.table, seat)
                await self._journal.write(Append(commands.sit(self.table, taken, name, id_).entries))
                self.presence.expect(taken, self._surroundings.clock.now())
                await self.scheduler.go_on()
            return taken, self.table.occupants[taken].token

    # --- Commands ---------------------------------------------------------------

    async def handle(self, connection: Connection, command: protocol.Command) -> None:
        """Carry out a command or refuse it; the page gets exactly one answer, but not always at once."""
        arrived = self._surroundings.clock.now()
        async with self._lock:
            try:
                await self._handle(connection, command, arrived)
            except Refusal as refusal:
                connection.send(protocol.encode(protocol.refusal_frame(refusal, command.id)))
                if isinstance(refusal, Conflict):
                    self.close("restart")
            except Exception as error:
                connection.send(protocol.encode(protocol.refusal_frame(Refusal("server-fault"), command.id)))
                self.scheduler.fail("a command", error)

    async def _handle(self, connection: Connection, command: protocol.Command, arrived: float) -> None:
        seat = connection.viewer
        if seat is None:
            raise Refusal("only-watching")
        if connection not in self.presence.of(seat):
            raise Refusal("not-seated")
        if not 0 < len(command.id) <= limits.LONGEST_ID:
            raise Refusal("command-id", most=limits.LONGEST_ID)
        request = Request(connection, seat, command, arrived)
        if (seat, command.id) in self.table.answers or self.orders.has_carried_out(seat, command.id):
            request.answer(self._ok(request))  # a repeated command gets the same answer and changes nothing
        else:
            await HANDLERS[type(command)](self, request, command)

    def _ok(self, request: Request) -> protocol.Ok:
        id_ = request.command.id
        return protocol.Ok(id_, self.table.answers.get((request.seat, id_)))

    async def play(self, request: Request, effect: Effect) -> None:
        """Store the entries to which a command leads, acknowledge it, then send what is new to everybody."""
        first = len(self.table.turns)
        append = Append(effect.entries, request.seat, request.command.id)
        await self._journal.write(append, effect.foresight)
        request.answer(self._ok(request))
        if isinstance(request.command, protocol.Start):  # pages lay out the table before they show a step
            self.broadcast.send_info()
        self.scheduler.send_steps(first)
        self._see_out(append)
        await self.scheduler.go_on()

    def _see_out(self, append: Append) -> None:
        """Close the pages of people who leave or are removed; send everybody to a rematch."""
        for entry in append.entries:
            match entry:
                case log.Placed(seat):
                    self._close_all(seat, "left" if append.seat == seat else "removed")
                case log.StoodIn(seat):
                    self._close_all(seat, "left")
                case log.Locked():
                    self._close_all(None, "removed")
                case log.Moved():
                    self.broadcast.send_to_rematch(entry)
                case _:
                    pass

    async def offer(self, request: Request, command: protocol.Offer) -> None:
        """Offer the seat of an absent person."""
        effect = commands.offer(self.table, request.seat, command, self.dice)
        if self.presence.is_present(command.seat):
            raise Refusal("still-there")
        await self.play(request, effect)

    async def rematch(self, request: Request, command: protocol.Rematch) -> None:
        """Open the table of the rematch and send everybody there."""
        commands.must_be_over(self.table)
        if self.table.moved:
            raise Refusal("already-moved")
        everybody = all(map(self.presence.is_present, self.table.people))
        await self.play(request, Effect((await self._open_rematch(self.table, everybody),)))

    async def press(self, request: Request, command: protocol.Press) -> None:
        """Accept a press; the answer follows when presses are settled."""
        self.scheduler.timekeeper.press(request.seat, command, request.connection, request.arrived)
        await self.scheduler.go_on()

    async def stand(self, request: Request, command: protocol.Stand) -> None:
        """Store a standing order; it is not in the log, and nobody else is told."""
        await self.orders.give(request.seat, command)
        request.answer(self._ok(request))
        self.broadcast.send_orders()
        self.broadcast.ask_people()
        self.scheduler.ask_deputies()

    async def say(self, request: Request, command: protocol.Say) -> None:
        """Send table talk to everybody, once even if the command is repeated; it is not stored."""
        repeated = self._said.get(request.seat) == command.id
        if not repeated and not self._talk.spend(str(request.seat)):
            raise Refusal("too-much-talk")
        self._said[request.seat] = command.id
        request.answer(self._ok(request))
        if not repeated:
            self.broadcast.send_all(protocol.Said(request.seat, command.phrase))

    # --- Closing --------------------------------------------------------------------

    async def finish(self, code: str) -> None:
        """Finish what is being done, then close."""
        async with self._lock:
            self.close(code)

    def close(self, code: str) -> None:
        """Leave memory: stop bots and clock, and close all pages; the store has everything that must last."""
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


# --- Command handlers -----------------------------------------------------------------

C = TypeVar("C", bound=protocol.Command)

Handler: TypeAlias = Callable[[Room, Request, Any], Awaitable[None]]  # Any: the type of command below


def effect_handler(decide: Callable[[Table, Seat, C, Dice], Effect]) -> Handler:
    """The handler of a command whose only effect is log entries."""

    async def handle(room: Room, request: Request, command: C) -> None:
        await room.play(request, decide(room.table, request.seat, command, room.dice))

    return handle


HANDLERS: Final[dict[type[protocol.Command], Handler]] = {
    protocol.Act: effect_handler(commands.act),
    protocol.Press: Room.press,
    protocol.Stand: Room.stand,
    protocol.Say: Room.say,
    protocol.Place: effect_handler(commands.place),
    protocol.Start: effect_handler(commands.start),
    protocol.Pace: effect_handler(commands.pace),
    protocol.Offer: Room.offer,
    protocol.Leave: effect_handler(commands.leave),
    protocol.Rematch: Room.rematch,
}
