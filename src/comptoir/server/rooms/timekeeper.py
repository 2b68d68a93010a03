"""Keeps the time at a table where the clock acts: when a price falls, and who pressed first.

It knows no game. A press names the position that was on the screen; of all that were under way together,
the one for the earliest position wins, and then whoever the game lets go first.
"""

from typing import Any, Final, TypeAlias

from msgspec import Struct

from comptoir.core.actors import CHANCE, CLOCK, Seat
from comptoir.core.dice import Dice
from comptoir.core.game import Beat
from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.rooms.bot_presses import Reflexes
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.surroundings import Connection
from comptoir.server.tables import log
from comptoir.server.tables.countdown import Run, run_of, tick
from comptoir.server.tables.log import Append
from comptoir.server.tables.steps import Foresight, read_step
from comptoir.server.tables.table import Table

JITTER: Final = 0.03
"""Seconds that are granted to every press besides its measured way."""


Due: TypeAlias = tuple[Append, Foresight | None]
"""What happens now, and its steps as worked out already."""


class Pressed(Struct, frozen=True):
    """A press that has come: what is told of it, and who waits for an answer; of bots nobody does."""

    press: protocol.Finisher
    id: str = ""
    connection: Connection | None = None


class Timekeeper:
    """See above. ``due`` says what happens at a time, and the room makes it happen."""

    def __init__(self, table: Table, presence: Presence, reflexes: Reflexes, dice: Dice) -> None:
        self.pressed: dict[Seat, Pressed] = {}
        """What is still to be settled."""
        self.stopped: int | None = None
        """The position that was pressed for first."""
        self._table = table
        self._presence = presence
        self._reflexes = reflexes
        self._dice = dice
        self._run: Run | None = None
        self._running = False
        """Whether the clock has not stood still since the run began."""
        self._settles = 0.0
        self._late = 0.0
        """For how long nothing could be heard."""
        self._means: dict[Seat, float] = {}
        """When bots mean to press."""

    # --- What is on --------------------------------------------------------------

    @property
    def run(self) -> Run | None:
        """The run that is on, if one is."""
        run, timed = self._run, self._table.timed
        if run and timed == (run.at, run.since) and self._table.seq - run.at < len(run.states):
            return run
        return None

    def _beat(self) -> Beat | None:
        return self._table.game.beat(self._table.state) if self._table.status == "playing" else None

    def window(self) -> float:
        """How long presses may be under way."""
        run = self.run
        if run is None:
            return 0.0
        seats = run.presses[self._table.seq - run.at]
        lags = [self._lag(run, page) for seat in seats for page in self._presence.of(seat)]
        return max(lags, default=0.0)

    def _lag(self, run: Run, page: Connection) -> float:
        return run.grace if page.lag is None else min(run.grace, page.lag + JITTER)

    # --- Pressing ------------------------------------------------------------------

    def press(self, seat: Seat, command: protocol.Press, page: Connection, now: float) -> None:
        """A person presses.

        Raises:
            Refusal: it is too early or too late, somebody else was earlier, or it is not offered.
        """
        run = self.run
        if run is None or command.run != run.at or command.at < self._table.seq:
            if self._was_taken(command):
                raise Refusal("press-beaten")
            raise Refusal("press-too-late")
        known = self.pressed.get(seat)
        if known and known.id == command.id:
            self.pressed[seat] = Pressed(known.press, command.id, page)
            return
        granted = self._lag(run, page) + self._late
        if now < run.begins(command.at) - granted or command.at >= run.at + len(run.states):
            raise Refusal("press-too-early")
        if now > run.begins(command.at + 1) + granted:
            raise Refusal("press-too-late")
        state, game = run.states[command.at - run.at], self._table.game
        game.apply(state, seat, read_step(game, command.word))  # refuses what is not offered
        if known:
            raise Refusal("press-beaten")
        press = protocol.Finisher(seat, command.at, seconds(now - run.begins(command.at)), seconds(granted))
        self._take(Pressed(press, command.id, page), now)

    def _was_taken(self, press: protocol.Press) -> bool:
        """Whether a press for this position or an earlier one has ended a run."""
        steps = enumerate(self._table.turns[max(0, press.run) + 1 :], start=press.run)
        at, actor = next(((at, turn.actor) for at, turn in steps if turn.actor is not CLOCK), (0, CHANCE))
        return actor is not CHANCE and at <= press.at

    def _take(self, pressed: Pressed, now: float) -> None:
        if not self.pressed:
            self.stopped = pressed.press.at
            self._settles = now + self.window()
        self.pressed[pressed.press.seat] = pressed

    # --- Bots ------------------------------------------------------------------------

    def consult(self) -> None:
        """See when bots mean to press: once it is known what they mean to do, and again in every run."""
        if run := self.run:
            self._reflexes.ask(sorted({seat for presses in run.presses for seat in presses}))
            self._means = {
                seat: self._means[seat] if seat in self._means else self._intent(run, seat, reflex)
                for seat, reflex in self._reflexes.known.items()
            }

    def _intent(self, run: Run, seat: Seat, reflex: Any) -> float:
        for at, state in enumerate(run.states, start=run.at):
            if run.allows(seat, at):
                view = self._table.game.view(state, seat)
                if (after := reflex.presses(view, self._dice)) is not None:
                    return run.begins(at) + float(after)
        return float("inf")

    def _bots_press(self, run: Run, now: float) -> None:
        for seat in [seat for seat, when in self._means.items() if when <= now]:
            when, self._means[seat] = self._means[seat], float("inf")
            at = run.shown(when)
            if at >= self._table.seq and run.allows(seat, at):
                press = protocol.Finisher(seat, at, seconds(when - run.begins(at)), 0.0)
                self._take(Pressed(press), now)

    # --- What the clock does -----------------------------------------------------------

    def next(self) -> float | None:
        """When something is due."""
        run = self.run
        if run is None or not self._running:
            return None
        if self.pressed:
            return self._settles
        return min([self._ticks(run), *self._means.values()])

    def _ticks(self, run: Run) -> float:
        return run.begins(self._table.seq + 1) + self.window() + self._late

    def due(self, now: float, dice: Dice) -> Due | None:
        """What happens now, if anything: the clock begins, it acts, or presses are settled."""
        beat = self._beat()
        if beat is None:
            self._stop()
            return None
        if not self._presence.can_act() and not self.pressed:
            self._running = False
            return None
        run = self.run
        if run is None or not self._running:
            return self._begin(now, beat.lead)
        if not self.pressed:
            self._bots_press(run, now)
        if self.pressed:
            return self._settle(run, dice) if now >= self._settles else None
        return self._tick(run, now, dice)

    def _stop(self) -> None:
        self._running = False
        self._reflexes.forget()

    def _begin(self, now: float, lead: float) -> Due:
        """The clock begins, or goes on; nothing happens while nobody could press."""
        table, tempo = self._table, limits.TEMPO[self._table.opened.speed]
        since = now + (lead * tempo if self._running else max(lead * tempo, limits.AGAIN))
        if lead or not self._running:
            self._reflexes.forget()
        self._running, self._late, self._means = True, 0.0, {}
        self._run = run_of(table.game, table.seq, table.state, since, tempo)
        return Append((log.Timed(since),)), None

    def _tick(self, run: Run, now: float, dice: Dice) -> Due | None:
        late = now - self._ticks(run)
        if late < 0:
            return None
        if late > limits.OVERSLEPT and not self._late:
            self._late = late + self.window()
            return None
        foresight, self._late = Foresight(self._table.game, self._table.state), 0.0
        foresight.take(CLOCK, tick(self._table.game, self._table.state))
        foresight.settle(dice)
        return Append((foresight.played(),)), foresight

    def _settle(self, run: Run, dice: Dice) -> Due:
        """The earliest position wins, then whoever goes first there."""
        table = self._table

        def order(pressed: Pressed) -> tuple[int, int]:
            at = pressed.press.at
            return at, list(run.presses[at - run.at]).index(pressed.press.seat)

        best, *others = sorted(self.pressed.values(), key=order)
        foresight, at, seat = Foresight(table.game, table.state), best.press.at, best.press.seat
        for state in run.states[table.seq - run.at : at - run.at]:
            foresight.take(CLOCK, tick(table.game, state))
        foresight.take(seat, read_step(table.game, run.presses[at - run.at][seat]))
        foresight.settle(dice)
        presses = tuple([pressed.press for pressed in (best, *others)])
        settled = log.Settled(at + 1, presses)
        return Append((foresight.played(), settled), *((seat, best.id) if best.id else ())), foresight

    def settled(self) -> list[Pressed]:
        """What has just been settled, and waits no longer."""
        pressed, self.pressed, self.stopped = [*self.pressed.values()], {}, None
        return pressed


def seconds(time: float) -> float:
    """To the millisecond."""
    return round(time, 3)
