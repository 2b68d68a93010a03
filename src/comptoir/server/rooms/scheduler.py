"""What happens at a table without a command: absence, the clock, bots and standing orders."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from math import inf

from comptoir.core.actors import Seat
from comptoir.core.refusals import Refusal
from comptoir.server import bot_processes, limits, protocol
from comptoir.server.clock import Alarm
from comptoir.server.faults import where
from comptoir.server.rooms.absence import Absence
from comptoir.server.rooms.audience import Audience
from comptoir.server.rooms.bot_presses import BotPresses
from comptoir.server.rooms.broadcast import Broadcast
from comptoir.server.rooms.deputies import Bot, Deputies, Deputy
from comptoir.server.rooms.journal import Journal
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.standing_orders import StandingOrders
from comptoir.server.rooms.surroundings import Surroundings
from comptoir.server.rooms.timekeeper import Pressed, Timekeeper
from comptoir.server.storage.store import Conflict, NotStored
from comptoir.server.tables import commands, log
from comptoir.server.tables.commands import Effect
from comptoir.server.tables.log import Append
from comptoir.server.tables.steps import Foresight
from comptoir.server.tables.table import Table
from comptoir.server.tasks import Tasks

logger = logging.getLogger(__name__)


class Scheduler:
    """Looks around after every change and at every alarm, and does what is due.

    It is not ``awake`` until the first page connects. ``lock`` is the room's, which does one thing at a time.
    ``close`` closes the room; its argument is the code of the reason.
    """

    def __init__(
        self,
        *,
        table: Table,
        journal: Journal,
        presence: Presence,
        absence: Absence,
        broadcast: Broadcast,
        orders: StandingOrders,
        surroundings: Surroundings,
        lock: asyncio.Lock,
        close: Callable[[str], None],
    ) -> None:
        self._table = table
        self._journal = journal
        self._presence = presence
        self._absence = absence
        self._broadcast = broadcast
        self._surroundings = surroundings
        self._lock = lock
        self._close = close
        self.tasks = Tasks(partial(self.fail, "a task"))
        self.audience = Audience(table, presence, surroundings.clock, self._note_ready)
        self._deputies = Deputies(
            table, orders, surroundings, self.tasks, ready=self.audience.ready, play=self._play_for
        )
        self._bot_presses = BotPresses(table, surroundings, self.tasks, self._look_around_soon)
        self.timekeeper = Timekeeper(table, presence, self.audience, self._bot_presses)
        self.awake = False
        self._stopped = False
        self._retry_after = 0.0
        """Seconds to wait before retrying what could not be stored."""
        self._alarm: Alarm | None = None
        self._rings = inf
        """The time of the alarm; infinite once it has rung."""
        self._set_alarm(surroundings.clock.now())

    # --- Looking around -----------------------------------------------------------

    async def go_on(self) -> None:
        """Go on after a change: handle absence, keep time, send what is new, ask for decisions."""
        begun = self._surroundings.clock.now()
        if self.awake:
            await self.handle_absence()
            await self._keep_time()
        if self._stopped:
            return
        self._broadcast.send_orders()
        self._broadcast.ask_people()
        self._broadcast.send_info()
        if self.awake:
            self.ask_deputies()
            self.timekeeper.consult()
        self._set_alarm(begun)
        if self._presence.is_deserted(self._surroundings.clock.now()):
            self._close("resting")

    def _note_ready(self) -> None:
        """Begin a countdown that has waited for pages; deputies wait by themselves."""
        if self.timekeeper.is_pausing:
            self._look_around_soon()

    def _look_around_soon(self) -> None:
        self.tasks.start(self._look_around())

    async def _look_around(self) -> None:
        async with self._lock:
            self._retry_after, self._rings = 0.0, inf
            if not self._stopped:
                await self.go_on()

    def ask_deputies(self) -> None:
        """Ask bots and standing orders for the decisions that they owe."""
        self._deputies.ask(self._retry_after)

    def send_steps(self, first: int) -> None:
        """Send the steps from ``first`` on to everybody; the table then waits until pages have told them."""
        if first < len(self._table.turns):
            self._broadcast.send_steps(first)
            self.audience.note_sent()

    async def handle_absence(self) -> None:
        """Store who is back, for whom the table waits, whose seat a bot takes over, and who becomes host."""
        now = self._surroundings.clock.now()
        entries = self._absence.entries(now)
        if (host := self._presence.next_host(now)) is not None:
            entries.append(log.Hosted(host))
        if entries:
            await self._write(Append(tuple(entries)))

    # --- The clock ----------------------------------------------------------------

    async def _keep_time(self) -> None:
        """Do everything that is due by the clock."""
        clock, dice = self._surroundings.clock, self._surroundings.dice
        while not self._retry_after and not self._stopped and (due := self.timekeeper.due(clock.now(), dice)):
            first = len(self._table.turns)
            if await self._write(*due):
                self._answer_presses(due.append)
                self.send_steps(first)
                self._broadcast.send_clock(self.timekeeper.countdown)
        self._broadcast.send_stop(self.timekeeper.stopped)

    def _answer_presses(self, append: Append) -> None:
        """Once presses are settled, answer everybody who pressed: one press has won, the others lost."""
        for pressed in self.timekeeper.end_settling() if append.settles else ():
            if pressed.connection:
                pressed.connection.send(protocol.encode(self._verdict(pressed, append)))

    def _verdict(self, pressed: Pressed, append: Append) -> protocol.Ok | protocol.No:
        seat, id_ = pressed.press.seat, pressed.id
        if (append.seat, append.id) == (seat, id_):
            return protocol.Ok(id_, self._table.answers.get((seat, id_)))
        return protocol.refusal_frame(Refusal("press-beaten"), id_)

    # --- Deputies -----------------------------------------------------------------

    async def _play_for(self, seat: Seat, deputy: Deputy, at: int, word: str) -> None:
        """Play a deputy's answer like a person's, unless the deputy no longer owes the decision."""
        async with self._lock:
            if self._stopped or at != self._table.seq or self._deputies.deputy(seat) != deputy:
                return
            try:
                first = len(self._table.turns)
                effect = self._effect(seat, deputy, word)
                await self._write(Append(effect.entries), effect.foresight)
                self.send_steps(first)
                await self.go_on()
            except Exception as error:
                self.fail("a deputy's decision", error)

    def _effect(self, seat: Seat, deputy: Deputy, word: str) -> Effect:
        """What a deputy's answer leads to; a random legal action replaces a bot's answer that is refused."""
        table, dice = self._table, self._surroundings.dice
        try:
            return commands.act(table, seat, protocol.Act("", table.seq, word), dice)
        except Refusal as refusal:
            if not isinstance(deputy, Bot):
                raise
            logger.warning("a bot of level %s was refused: %s", deputy.level, refusal.code)
            word = bot_processes.choose_at_random(bot_processes.question(table, seat, deputy.level, 0.0))
            return commands.act(table, seat, protocol.Act("", table.seq, word), dice)

    # --- Storing and waking -------------------------------------------------------

    async def _write(self, append: Append, foresight: Foresight | None = None) -> bool:
        """Store an append and return whether that succeeded; if not, the scheduler tries again later."""
        try:
            await self._journal.write(append, foresight)
            return True
        except Conflict:
            self._close("restart")
        except NotStored:
            logger.warning("table %s: an append could not be stored", self._table.name)
            self._retry_after = limits.RETRY
        return False

    def _set_alarm(self, begun: float) -> None:
        """Set the alarm for the next change after ``begun``, when the scheduler began to look around."""
        retry = self._surroundings.clock.now() + self._retry_after if self._retry_after else None
        times = [
            self._presence.next_change(begun),
            self._absence.next_change(begun),
            retry or self.timekeeper.next(),
        ]
        if change := min(filter(None, times), default=None):
            self._call_at(change)

    def look_around_within(self, seconds: float) -> None:
        """Look around in ``seconds``, or sooner if the alarm is set for an earlier time."""
        self._call_at(min(self._rings, self._surroundings.clock.now() + seconds))

    def _call_at(self, when: float) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = self._surroundings.clock.call_at(when, self._look_around_soon)
        self._rings = when

    def fail(self, what: str, error: BaseException) -> None:
        """Close the room after an error in the server: the table in memory may be wrong, the log is right."""
        logger.error("table %s: %s failed: %s", self._table.name, what, where(error))
        self._close("restart")

    def stop(self) -> None:
        """Stop deputies, bots' presses and the alarm."""
        self._stopped = True
        self._deputies.stop()
        self._bot_presses.forget_all()
        if self._alarm:
            self._alarm.cancel()
