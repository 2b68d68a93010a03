"""A room: a table and everybody who looks at it, without a socket in sight.

One thing happens at a time. What a command leads to is stored, then
acknowledged, then told to everybody; if it cannot be stored, nothing has happened.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from math import inf
from typing import Any

from msgspec.structs import replace

from comptoir.core.actors import Seat, Viewer
from comptoir.core.refusals import Refusal
from comptoir.server import bot_processes, limits, protocol
from comptoir.server.clock import Alarm
from comptoir.server.faults import where
from comptoir.server.rates import Ledger
from comptoir.server.rooms import frames
from comptoir.server.rooms.bot_presses import Reflexes
from comptoir.server.rooms.broadcast import Telling
from comptoir.server.rooms.deputies import BotSeats
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.standing_orders import Standing
from comptoir.server.rooms.surroundings import Connection, World
from comptoir.server.rooms.timekeeper import Timekeeper
from comptoir.server.storage.store import Conflict, NotStored
from comptoir.server.tables import commands, log
from comptoir.server.tables.log import Append
from comptoir.server.tables.table import Table

logger = logging.getLogger(__name__)


class Closed(Exception):
    """The room has left the memory; a new one has to be loaded."""


class Room:
    """See above.

    ``reopen`` puts up the table of a rematch, to begin at once if everybody is there;
    ``forget`` is told when the room leaves the memory.
    """

    def __init__(
        self,
        table: Table,
        standing: Standing,
        world: World,
        reopen: Callable[[Table, bool], Awaitable[log.Moved]],
        forget: Callable[["Room"], None],
    ) -> None:
        self.table = table
        self.standing = standing
        self.presence = Presence(table, world.clock.now())
        self.telling = Telling(table, standing, self.presence, world.clock)
        self.closed = False
        self._world = world
        self._reopen = reopen
        self._forget = forget
        self._one_at_a_time = asyncio.Lock()
        self._bots = BotSeats(table, standing, world, self._bot_acts, self._order_acts)
        self._reflexes = Reflexes(table, world, lambda: self._soon(self._look_around()))
        self._time = Timekeeper(table, self.presence, self._reflexes, world.pauses)
        self._awake = False
        """Nothing happens by itself before somebody has come."""
        self._patience = 0.0
        """How long to wait before something is tried again that could not be stored."""
        self._talk = Ledger(limits.TALK, world.clock.now)
        self._said: dict[Seat, str] = {}
        self._alarm: Alarm | None = None
        self._rings = inf
        """When the alarm does; never, once it has."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._set_alarm(world.clock.now())

    # --- Coming and going -------------------------------------------------------

    async def attach(self, admit: Callable[[Table], Connection], seen: int = -1) -> None:
        """A page comes; whoever comes back decides again, and is not late any more.

        Raises:
            Closed: load the room anew.
            Refusal: it is not admitted, or there are too many pages already.
        """
        async with self._one_at_a_time:
            self._must_be_open()
            connection = admit(self.table)  # only now: the secret may just have been changed
            self._must_have_room(connection.viewer)
            self.presence.add(connection)
            await self._see_to_the_absent()
            self._must_be_open()
            self.telling.welcome(connection, seen, self._time.run, self._time.stopped)
            if self._awake:
                await self._after_coming_or_going(connection.viewer)
            else:
                self._awake = True
                await self._go_on()

    def detach(self, connection: Connection) -> None:
        """A page has gone."""
        if self.presence.remove(connection, self._world.clock.now()) and not self.closed:
            self._soon(self._gone(connection.viewer))

    async def _gone(self, viewer: Viewer) -> None:
        async with self._one_at_a_time:
            if not self.closed:
                await self._after_coming_or_going(viewer)

    async def _after_coming_or_going(self, viewer: Viewer) -> None:
        """Of watchers everybody is told now and then, not of each."""
        if viewer is None:
            self._call_at(min(self._rings, self._world.clock.now() + limits.CROWD))
        else:
            await self._go_on()

    def _must_be_open(self) -> None:
        if self.closed:
            raise Closed

    def _must_have_room(self, viewer: Viewer) -> None:
        most = limits.MOST_WATCHERS if viewer is None else limits.MOST_SOCKETS
        if len(self.presence.of(viewer)) >= most:
            raise Refusal("too-many-pages", most=most)

    # --- Commands ---------------------------------------------------------------

    async def hear(self, connection: Connection, command: protocol.Command) -> None:
        """Do what a page asks for, or refuse it: it gets exactly one answer, if not always at once."""
        arrived = self._world.clock.now()
        async with self._one_at_a_time:
            try:
                await self._hear(connection, command, arrived)
            except Refusal as refusal:
                connection.send(protocol.encode(protocol.refused(refusal, command.id)))
                if isinstance(refusal, Conflict):
                    self.close("restart")
            except Exception as error:
                connection.send(protocol.encode(protocol.refused(Refusal("server-fault"), command.id)))
                self._fail("a command", error)

    async def _hear(self, connection: Connection, command: protocol.Command, arrived: float) -> None:
        seat = connection.viewer
        if seat is None:
            raise Refusal("only-watching")
        if connection not in self.presence.of(seat):
            raise Refusal("not-seated")
        if not 0 < len(command.id) <= limits.LONGEST_ID:
            raise Refusal("command-id", most=limits.LONGEST_ID)
        if (seat, command.id) in self.table.answers or self.standing.has_heard(seat, command.id):
            # Answered before: the same is answered again, and nothing moves.
            connection.send(protocol.encode(self._ok(seat, command.id)))
        elif isinstance(command, protocol.Press):
            await self._press(connection, seat, command, arrived)
        else:
            await self._do(connection, seat, command)

    def _ok(self, seat: Seat, id_: str) -> protocol.Ok:
        return protocol.Ok(id_, self.table.answers.get((seat, id_)))

    async def _do(self, connection: Connection, seat: Seat, command: protocol.Command) -> None:
        first = len(self.table.turns)
        match command:
            case protocol.Say():
                self._say(connection, seat, command)
                return
            case protocol.Stand():
                await self._stand(connection, seat, command)
                return
            case protocol.Rematch():
                append = await self._rematch(seat, command)
            case protocol.Offer():
                append = self._offer(seat, command)
            case _:
                append = commands.decide(self.table, seat, command, self._world.dice)
        await self._store(append)
        connection.send(protocol.encode(self._ok(seat, command.id)))
        if isinstance(command, protocol.Start):  # pages lay the table first
            self.telling.tell_news()
        self.telling.tell(first)
        self._see_out(append)
        await self._go_on()

    async def _press(
        self, connection: Connection, seat: Seat, command: protocol.Press, arrived: float
    ) -> None:
        """Take note of a press; it is answered when it has been settled."""
        self._time.press(seat, command, connection, arrived)
        await self._go_on()

    def _say(self, connection: Connection, seat: Seat, command: protocol.Say) -> None:
        """Table talk is stored nowhere, and told once."""
        repeated = self._said.get(seat) == command.id
        if not repeated and not self._talk.spend(str(seat)):
            raise Refusal("too-much-talk")
        self._said[seat] = command.id
        connection.send(protocol.encode(self._ok(seat, command.id)))
        if not repeated:
            self.telling.send_all(protocol.Said(seat, command.phrase))

    async def _stand(self, connection: Connection, seat: Seat, command: protocol.Stand) -> None:
        """A standing order; nothing happens at the table, and nobody else is told anything."""
        await self.standing.give(seat, command)
        connection.send(protocol.encode(self._ok(seat, command.id)))
        self.telling.tell_orders()
        self.telling.ask_people()
        self._bots.ask(self._patience)

    async def _rematch(self, seat: Seat, command: protocol.Rematch) -> Append:
        """The first press puts up the table, and all are led there."""
        frames.must_be_over(self.table)
        if self.table.moved:
            raise Refusal("already-moved")
        everybody = all(map(self.presence.is_here, self.table.people))
        return Append((await self._reopen(self.table, everybody),), seat, command.id)

    def _offer(self, seat: Seat, command: protocol.Offer) -> Append:
        """Only a seat at which nobody is can be offered."""
        append = commands.decide(self.table, seat, command, self._world.dice)
        if self.presence.is_here(command.seat):
            raise Refusal("still-there")
        return append

    def _see_out(self, append: Append) -> None:
        """What a command means for pages: some have to go, or all are led to another table."""
        for entry in append.entries:
            match entry:
                case log.Placed(seat=seat):
                    self._close_all(seat, "left" if append.seat == seat else "removed")
                case log.StoodIn(seat=seat):
                    self._close_all(seat, "left")
                case log.Locked():
                    self._close_all(None, "removed")
                case log.Moved():
                    self.telling.lead_away(entry)
                case _:
                    pass

    async def sit(self, name: str, seat: Seat | None, id_: str = "") -> tuple[Seat, str]:
        """A person takes a seat: which one, and its secret; the same one if this is asked again.

        Raises:
            Closed: load the room anew.
            Refusal: there is no free seat for this person.
        """
        async with self._one_at_a_time:
            self._must_be_open()
            if (taken := self.table.seat_of(id_)) is None:
                taken = await self._seat(commands.sit(self.table, name, seat, id_))
            return taken, self.table.chairs[taken].token

    async def _seat(self, append: Append) -> Seat:
        await self._store(append)
        sat = append.entries[0]
        assert isinstance(sat, log.Sat)
        self.presence.expect(sat.seat, self._world.clock.now())
        await self._go_on()
        return sat.seat

    # --- Storing ------------------------------------------------------------------

    async def _store(self, append: Append) -> None:
        """Make an append durable; only then it is true.

        Raises:
            NotStored: it is not, and nothing has happened.
        """
        await self._world.store.append(
            self.table.name, self.table.length, log.write(append), self._secrets(append)
        )
        self.table.take(append)

    def _secrets(self, append: Append) -> tuple[str, str] | None:
        """The new join code and watchers' secret, if an append changes one."""
        for entry in append.entries:
            match entry:
                case log.Locked(join=join, watch=watch):
                    return join, watch
                case log.Offered(join=join):
                    return join, self.table.watch
                case _:
                    pass
        return None

    async def _try(self, append: Append) -> bool:
        """Make an append durable, or try again in a while; whether it is."""
        try:
            await self._store(append)
            return True
        except Conflict:
            self.close("restart")
        except NotStored:
            logger.warning("table %s: something could not be stored", self.table.name)
            self._patience = limits.RETRY
        return False

    # --- What happens by itself ---------------------------------------------------

    async def _look_around(self) -> None:
        async with self._one_at_a_time:
            self._patience, self._rings = 0.0, inf
            if not self.closed:
                await self._go_on()

    async def _go_on(self) -> None:
        """After anything has changed: see to the absent, say what is new, ask whoever owes a decision."""
        begun = self._world.clock.now()
        if self._awake:
            await self._see_to_the_absent()
            await self._keep_time()
        if self.closed:
            return
        self.telling.tell_orders()
        self.telling.ask_people()
        self.telling.tell_news()
        if self._awake:
            self._bots.ask(self._patience)
            self._time.consult()
        self._set_alarm(begun)
        if self.presence.is_deserted(self._world.clock.now()):
            self.close("resting")

    async def _keep_time(self) -> None:
        """All that is due by the clock now."""
        clock, dice = self._world.clock, self._world.dice
        while not self._patience and not self.closed and (append := self._time.due(clock.now(), dice)):
            first = len(self.table.turns)
            if await self._try(append):
                self._answer_presses(append)
                self.telling.tell(first)
                self.telling.tell_time(self._time.run)
        self.telling.tell_stop(self._time.stopped)

    def _answer_presses(self, append: Append) -> None:
        """Whoever pressed gets an answer once that is settled: the first has won, the others are beaten."""
        for pressed in self._time.settled() if append.settles else ():
            if pressed.connection and (append.seat, append.id) == (pressed.press.seat, pressed.id):
                pressed.connection.send(protocol.encode(self._ok(pressed.press.seat, pressed.id)))
            elif pressed.connection:
                pressed.connection.send(
                    protocol.encode(protocol.refused(Refusal("press-beaten"), pressed.id))
                )

    async def _see_to_the_absent(self) -> None:
        now = self._world.clock.now()
        entries = self.presence.about_the_absent(now)
        if (host := self.presence.next_host(now)) is not None:
            entries.append(log.Hosted(host))
        if entries:
            await self._try(Append(tuple(entries)))

    async def _bot_acts(self, question: bot_processes.Question, at: int, word: str) -> None:
        """A bot's decision takes the way of everybody's, unless it has become somebody else's."""
        async with self._one_at_a_time:
            seat = question.view.seat
            if (
                self.closed
                or at != self.table.seq
                or seat not in self.table.owing
                or not self.table.bot(seat)
            ):
                return
            try:
                await self._play_for(seat, question, word)
            except Exception as error:
                self._fail("a bot's decision", error)

    async def _play_for(self, seat: Seat, question: bot_processes.Question, word: str) -> None:
        act = protocol.Act("", self.table.seq, word)
        try:
            entries = commands.act(self.table, seat, act, self._world.dice)
        except Refusal as refusal:
            logger.warning("a bot of level %s was refused: %s", question.level, refusal.code)
            act = replace(act, word=bot_processes.anything(question))
            entries = commands.act(self.table, seat, act, self._world.dice)
        await self._happen(entries)

    async def _order_acts(self, seat: Seat, at: int, word: str) -> None:
        """So does the answer of a standing order, unless it would be another by now."""
        async with self._one_at_a_time:
            if self.closed or at != self.table.seq or self.standing.answer(seat) != word:
                return
            try:
                await self._happen(
                    commands.act(self.table, seat, protocol.Act("", at, word), self._world.dice)
                )
            except Exception as error:
                self._fail("what happens by itself", error)

    async def _happen(self, entries: Sequence[log.AnyEntry]) -> None:
        first = len(self.table.turns)
        await self._try(Append(tuple(entries)))
        self.telling.tell(first)
        await self._go_on()

    def _set_alarm(self, begun: float) -> None:
        """For the next change after the room has ``begun`` to look around: what came since may be missed."""
        patience = self._world.clock.now() + self._patience if self._patience else None
        times = [self.presence.next_change(begun), patience or self._time.next()]
        if change := min(filter(None, times), default=None):
            self._call_at(change)

    def _call_at(self, when: float) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = self._world.clock.call_at(when, lambda: self._soon(self._look_around()))
        self._rings = when

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._carefully(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carefully(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._fail("what happens by itself", error)

    # --- Closing --------------------------------------------------------------------

    def _close_all(self, viewer: Viewer, code: str) -> None:
        now = self._world.clock.now()
        for connection in self.presence.of(viewer):
            self.presence.remove(connection, now)
            connection.close(code)

    def _fail(self, what: str, error: Exception) -> None:
        """What we believe may be wrong: begin again from what is stored."""
        logger.error("table %s: %s failed: %s", self.table.name, what, where(error))
        self.close("restart")

    async def leave(self, code: str) -> None:
        """Finish what is being done, and close."""
        async with self._one_at_a_time:
            self.close(code)

    def close(self, code: str) -> None:
        """Leave the memory: bots and clocks stop, pages are closed. All that matters is in the log."""
        self.closed = True
        self._bots.stop()
        self._reflexes.forget()
        if self._alarm:
            self._alarm.cancel()
        for viewer, _ in self.presence.all():
            self._close_all(viewer, code)
        self._forget(self)
