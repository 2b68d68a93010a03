"""Keeps time at a table where the clock acts: begins countdowns, lets the clock act, settles presses.

It knows no game. A press names the position that was on the screen. The first press stops the clock; presses
that were on their way at that time are settled together with it. The earliest position wins; if two presses
name the same position, the seat that the game lists first wins.

The clock is always in one of five states:

- `Idle`: it does not act in this position, or no countdown has begun because nobody could press.
- `Falling`: a countdown is on, and the clock ends one position after another; a price falls, for example.
- `Settling`: somebody has pressed. When all presses on their way have arrived, the winner's step is taken.
- `Between`: a countdown has ended, by its last tick or by a press; the next one begins at once.
- `Suspended`: nobody could press during a countdown. When somebody comes, a new countdown begins.
"""

from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from comptoir.core.actors import CHANCE, CLOCK, Seat
from comptoir.core.dice import Dice
from comptoir.core.game import Beat
from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.rooms.bot_presses import NEVER, BotPresses
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.surroundings import Connection
from comptoir.server.tables import log
from comptoir.server.tables.log import Append
from comptoir.server.tables.positions import Countdown, countdown_from, tick
from comptoir.server.tables.steps import Foresight, read_step
from comptoir.server.tables.table import Table

JITTER: Final = 0.03
"""Seconds granted to every press in addition to its page's round-trip time."""


class DueAppend(NamedTuple):
    """An append that is due by the clock; ``foresight`` holds its steps, already worked out."""

    append: Append
    foresight: Foresight | None = None


class Pressed(Struct, frozen=True):
    """An accepted press, and the page that waits for its answer; a bot's press has no page."""

    press: protocol.Finisher
    id: str = ""
    connection: Connection | None = None


# --- States -------------------------------------------------------------------------


class Idle(Struct, frozen=True):
    """The clock does not act in this position, or no countdown has begun because nobody could press."""


class Between(Struct, frozen=True):
    """A countdown has ended, and the next one begins at once."""


class Counting(Struct, frozen=True, kw_only=True):
    """A countdown is on.

    ``late``: for how many seconds the server was held up, so that presses may have arrived unread. The
    current position ends this much later, and each press is granted this much more.
    """

    countdown: Countdown
    late: float = 0.0


class Suspended(Counting, frozen=True):
    """Nobody could press during a countdown, so the clock stands still."""


class Falling(Counting, frozen=True, kw_only=True):
    """The clock runs. ``bots``: the time at which each bot presses; `NEVER` if it does not or already has."""

    bots: dict[Seat, float] = {}


class Settling(Counting, frozen=True, kw_only=True):
    """Somebody has pressed, first for position ``at``; other presses are accepted until ``until``."""

    at: int
    until: float
    presses: dict[Seat, Pressed]


ClockState: TypeAlias = Idle | Falling | Settling | Between | Suspended


class Timekeeper:
    """Says which append is due by the clock; the scheduler stores it and sends it to everybody."""

    def __init__(self, table: Table, presence: Presence, bot_presses: BotPresses) -> None:
        self._table = table
        self._presence = presence
        self._bot_presses = bot_presses
        self._last: ClockState = Idle()
        """The state that the latest call led to; its countdown may have ended since, see `state`."""

    @property
    def state(self) -> ClockState:
        """The state of the clock; the table's log decides whether a countdown is still on."""
        state = self._last
        return Between() if isinstance(state, Counting) and not self._is_on(state.countdown) else state

    def _is_on(self, countdown: Countdown) -> bool:
        """Whether a countdown has been stored, and has not been ended by a press or its last tick."""
        table = self._table
        return table.countdown_start == (countdown.at, countdown.since) and countdown.includes(table.seq)

    @property
    def countdown(self) -> Countdown | None:
        """The countdown that is on, if any."""
        state = self.state
        return state.countdown if isinstance(state, Counting) else None

    @property
    def stopped(self) -> int | None:
        """The position of the first press, while presses are being settled."""
        state = self._last
        return state.at if isinstance(state, Settling) else None

    # --- What is due ------------------------------------------------------------------

    def next(self) -> float | None:
        """The time of the next append that is due; ``None``: none before something else changes."""
        match self.state:
            case Falling() as falling:
                return min([self._ends(falling), *falling.bots.values()])
            case Settling(until=until):
                return until
            case Idle() | Between() | Suspended():
                return None

    def due(self, now: float, dice: Dice) -> DueAppend | None:
        """The append that is due now, if any: the beginning of a countdown, a tick or settled presses."""
        state = self.state
        if isinstance(state, Settling):
            return self._settle(state, now, dice)
        if (beat := self._beat()) is None:
            self._stop()
            return None
        if not self._presence.clock_may_run():
            self._suspend(state)
            return None
        match state:
            case Falling():
                return self._fall(state, now, dice)
            case Between():
                return self._begin(beat, now, goes_on=True)
            case Idle() | Suspended():
                return self._begin(beat, now, goes_on=False)

    def _beat(self) -> Beat | None:
        return self._table.game.beat(self._table.state) if self._table.status == "playing" else None

    def _stop(self) -> None:
        """Stop the clock: it does not act in this position."""
        self._last = Idle()
        self._bot_presses.forget_all()

    def _suspend(self, state: Idle | Falling | Between | Suspended) -> None:
        """Let the clock stand still while nobody could press."""
        if isinstance(state, Counting):
            self._last = Suspended(countdown=state.countdown, late=state.late)
        else:
            self._last = Idle()

    def _begin(self, beat: Beat, now: float, *, goes_on: bool) -> DueAppend:
        """Begin a countdown; unless the clock ``goes_on`` after another one, people get time to get ready."""
        table, stretch = self._table, limits.STRETCH[self._table.opened.speed]
        since = now + max(beat.lead * stretch, 0.0 if goes_on else limits.AGAIN)
        if beat.lead or not goes_on:
            self._bot_presses.forget_all()
        self._last = Falling(countdown=countdown_from(table.game, table.seq, table.state, since, stretch))
        return DueAppend(Append((log.Timed(since),)))

    # --- Falling ----------------------------------------------------------------------

    def _fall(self, falling: Falling, now: float, dice: Dice) -> DueAppend | None:
        """Let bots press whose time has come; if none does, let the clock act when the position is over."""
        state = self._last = self._let_bots_press(falling, now)
        match state:
            case Settling():
                return self._settle(state, now, dice)
            case Falling():
                return self._tick(state, now, dice)

    def _tick(self, falling: Falling, now: float, dice: Dice) -> DueAppend | None:
        """The clock's step, when the position is over and every press for it has been read."""
        overslept = now - self._ends(falling)
        if overslept < 0:
            return None
        if overslept > limits.OVERSLEPT and not falling.late:  # presses may have arrived: read them first
            self._last = replace(falling, late=overslept + self._window(falling.countdown))
            return None
        self._last = replace(falling, late=0.0)
        foresight = Foresight(self._table.game, self._table.state)
        foresight.take(CLOCK, tick(self._table.game, self._table.state))
        foresight.draw_chance(dice)
        return DueAppend(Append((foresight.entry(),)), foresight)

    def _ends(self, falling: Falling) -> float:
        """The time at which the clock ends the current position: no press for it can still be on its way."""
        countdown = falling.countdown
        return countdown.begins(self._table.seq + 1) + self._window(countdown) + falling.late

    def _window(self, countdown: Countdown) -> float:
        """The longest time, in seconds, that a press for the current position can be on its way."""
        seats = countdown.pressers(self._table.seq)
        lags = [self._lag(countdown, page) for seat in seats for page in self._presence.of(seat)]
        return max(lags, default=0.0)

    def _lag(self, countdown: Countdown, page: Connection) -> float:
        """How long, in seconds, a press from this page can be on its way."""
        return countdown.grace if page.round_trip is None else min(countdown.grace, page.round_trip + JITTER)

    # --- Bots -------------------------------------------------------------------------

    def consult(self) -> None:
        """Ask bots for their reflexes, and work out when the bots that have answered press."""
        state = self.state
        if isinstance(state, Counting):
            self._bot_presses.ask(state.countdown.seats)
        if isinstance(state, Falling):
            self._last = replace(state, bots=self._bot_presses.times(state.countdown, state.bots))

    def _let_bots_press(self, falling: Falling, now: float) -> Falling | Settling:
        """The state after each bot whose time has come has pressed, for the position shown at that time."""
        countdown = falling.countdown
        ready = {seat: when for seat, when in falling.bots.items() if when <= now}
        state: Falling | Settling = replace(falling, bots={**falling.bots, **dict.fromkeys(ready, NEVER)})
        for seat, when in ready.items():
            at = countdown.position_at(when)
            if at >= self._table.seq and countdown.allows(seat, at):
                state = self._with_press(state, Pressed(finisher(countdown, seat, at, when)), now)
        return state

    # --- Pressing ---------------------------------------------------------------------

    def press(self, seat: Seat, command: protocol.Press, page: Connection, now: float) -> None:
        """Accept a person's press; it is settled later.

        Raises:
            Refusal: it is too early, too late, beaten by another press, or not offered.
        """
        state, at = self.state, command.at
        if not isinstance(state, Counting) or command.run != state.countdown.at or at < self._table.seq:
            if self._was_beaten(command):
                raise Refusal("press-beaten")
            raise Refusal("press-too-late")
        known = state.presses.get(seat) if isinstance(state, Settling) else None
        if known and known.id == command.id:  # sent again, perhaps by another page, which gets the answer
            self._last = self._with_press(state, replace(known, connection=page), now)
            return
        granted = self._lag(state.countdown, page) + state.late
        must_be_timely(state.countdown, at, now, granted)
        self._must_be_offered(state.countdown, seat, command)
        if known:
            raise Refusal("press-beaten")
        press = finisher(state.countdown, seat, at, now, granted)
        self._last = self._with_press(state, Pressed(press, command.id, page), now)

    def _was_beaten(self, press: protocol.Press) -> bool:
        """Whether a press for the same position or an earlier one has ended its countdown."""
        for at, turn in enumerate(self._table.turns[max(0, press.run) + 1 :], start=press.run):
            if turn.actor is not CLOCK:
                return turn.actor is not CHANCE and at <= press.at
        return False

    def _must_be_offered(self, countdown: Countdown, seat: Seat, command: protocol.Press) -> None:
        """Have the game refuse a step that it does not offer the seat in the press's position."""
        game = self._table.game
        game.apply(countdown.state(command.at), seat, read_step(game, command.word))

    def _with_press(self, state: Suspended | Falling | Settling, pressed: Pressed, now: float) -> Settling:
        """The state after a press; the first press stops the clock while others may still be on their way."""
        seat, at, countdown = pressed.press.seat, pressed.press.at, state.countdown
        if isinstance(state, Settling):
            return replace(state, presses={**state.presses, seat: pressed})
        until = now + self._window(countdown)
        return Settling(countdown=countdown, late=state.late, at=at, until=until, presses={seat: pressed})

    # --- Settling ---------------------------------------------------------------------

    def _settle(self, settling: Settling, now: float, dice: Dice) -> DueAppend | None:
        """The ticks up to the winning position, then the winner's step, once all presses have arrived."""
        if now < settling.until:
            return None
        table, countdown = self._table, settling.countdown
        best, *others = in_order(settling)
        seat, at = best.press.seat, best.press.at
        foresight = Foresight(table.game, table.state)
        for earlier in range(table.seq, at):
            foresight.take(CLOCK, tick(table.game, countdown.state(earlier)))
        foresight.take(seat, read_step(table.game, countdown.pressers(at)[seat]))
        foresight.draw_chance(dice)
        settled = log.Settled(at + 1, tuple([pressed.press for pressed in (best, *others)]))
        append = Append((foresight.entry(), settled), *((seat, best.id) if best.id else ()))
        return DueAppend(append, foresight)

    def end_settling(self) -> list[Pressed]:
        """The presses that have just been settled, in the order in which they came; the caller answers."""
        state = self._last
        if not isinstance(state, Settling):
            return []
        self._last = Between()
        return [*state.presses.values()]


def must_be_timely(countdown: Countdown, at: int, now: float, granted: float) -> None:
    """Refuse a press for a position that was not on the screen within the last ``granted`` seconds."""
    if not countdown.includes(at) or now < countdown.begins(at) - granted:
        raise Refusal("press-too-early")
    if now > countdown.begins(at + 1) + granted:
        raise Refusal("press-too-late")


def finisher(
    countdown: Countdown, seat: Seat, at: int, when: float, granted: float = 0.0
) -> protocol.Finisher:
    """A press as it is stored and sent: times in seconds, rounded to milliseconds."""
    return protocol.Finisher(seat, at, round(when - countdown.begins(at), 3), round(granted, 3))


def in_order(settling: Settling) -> list[Pressed]:
    """The presses to settle, the winner first: by position, then in the game's order of seats."""

    def order(pressed: Pressed) -> tuple[int, int]:
        seat, at = pressed.press.seat, pressed.press.at
        return at, list(settling.countdown.pressers(at)).index(seat)

    return sorted(settling.presses.values(), key=order)
