"""A table as its log describes it.

It has no clock, no socket and no random numbers. It applies an entry in the same way, whether the entry has
just been stored or is read again after a restart.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from comptoir import catalogue, line_up
from comptoir.catalogue import AnyGame, AnyTurn
from comptoir.core import encoding, records
from comptoir.core.actors import CLOCK, Seat, Viewer
from comptoir.core.game import State
from comptoir.core.records import Record
from comptoir.core.refusals import Refusal
from comptoir.core.steps import Heard
from comptoir.server import protocol
from comptoir.server.protocol import Status
from comptoir.server.tables import log
from comptoir.server.tables.steps import Foresight, Happened, Told, replay


@dataclass(slots=True)
class Occupant:
    """What holds a seat: nobody, a person or a bot."""

    who: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    token: str = ""
    id: str = ""
    """The id of the request for the seat: the same request, sent again, gets the same seat."""
    stood_in: bool = False
    """Whether a bot plays for the person."""
    missed: float | None = None
    """The time at which a bot takes over if the person stays away."""

    @property
    def is_offered(self) -> bool:
        """Whether anyone with the join code may take the person's seat."""
        return self.who == "person" and not self.token


class Table:
    """A table as it stands after all appends so far."""

    def __init__(self, name: str, appends: Iterable[log.Append]) -> None:
        """Read a log from its start.

        Raises:
            Refusal: the game no longer exists, or its rules no longer allow what was played.
        """
        self.name = name
        self.length = 0
        """The number of appends so far, and so the number of the next one."""
        self.rearranged = 0
        """The number of arrangements so far; no other entries change seats and settings."""
        self.occupants: list[Occupant] = []
        self.host: Seat = 0
        self.status: Status = "lobby"
        self.short_pauses = False
        self.turns: list[AnyTurn] = []
        self.told: list[Told] = []
        """The events that followed from each turn."""
        self.sealed: dict[Seat, str] = {}
        """The sealed choices made so far, by seat, in notation; they are not yet part of the state."""
        self.countdown_start: tuple[int, float] | None = None
        """The number of the countdown's first position, and the time at which it begins."""
        self.presses: dict[int, tuple[protocol.Finisher, ...]] = {}
        """The presses that led to a step, by its number."""
        self.moved: log.Moved | None = None
        self.people: tuple[Seat, ...] = ()
        """The seats with a person."""
        self.awaited: tuple[Seat, ...] = ()
        """The seats whose decision is due, including those that have made a sealed choice."""
        self.owing: tuple[Seat, ...] = ()
        """The seats that owe a decision."""
        self.answers: dict[tuple[Seat, str], int | None] = {}
        """The answer to each command, by seat and id: the number of its step, if it led to one."""
        for append in appends:
            self.take(append)

    # --- What the log says ----------------------------------------------------

    def take(self, append: log.Append, foresight: Foresight | None = None) -> None:
        """Apply one append; with ``foresight`` its steps are not worked out again."""
        first = len(self.turns)
        for entry in append.entries:
            if isinstance(entry, log.Played):
                self._play(entry, foresight)
            elif isinstance(entry, log.Sealed):
                self._seal(entry)
            else:
                self._arrange(entry)
                self.rearranged += 1
                self.people = self._seats_of_people()
        self.length += 1
        self._update_awaited()
        if append.seat is not None:
            self.answers[append.seat, append.id] = self._step_of(append.seat, first)

    def _arrange(self, entry: log.Arrangement) -> None:
        """Apply an arrangement."""
        match entry:
            case log.Opened():
                self._open(entry)
            case log.Sat(seat, name, token, id_):
                self.occupants[seat] = Occupant("person", name=name, token=token, id=id_)
            case log.Hosted(seat):
                self.host = seat
            case log.Placed(seat, bot):
                self.occupants[seat] = Occupant("bot", level=bot) if bot else Occupant()
            case log.Locked(join, watch):
                self.join, self.watch = join, watch
            case log.Offered(seat, join):
                self.occupants[seat].token = self.occupants[seat].id = ""
                self.join = join
            case log.Begun():
                self.status = "playing"
            case log.Timed(since):
                self.countdown_start = self.seq, since
            case log.Settled(seq, presses):
                self.presses[seq] = presses
            case log.Paced(short):
                self.short_pauses = short
            case log.Missed(seat, until):
                self.occupants[seat].missed = until
            case log.StoodIn(seat):
                self.occupants[seat].stood_in = True
                self.occupants[seat].missed = None
            case log.Back(seat):
                self.occupants[seat].stood_in = False
                self.occupants[seat].missed = None
            case log.Moved():
                self.moved = entry

    def _seats_of_people(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, occupant in enumerate(self.occupants) if occupant.who == "person"])

    def _step_of(self, seat: Seat, first: int) -> int | None:
        steps = enumerate(self.turns[first:], start=first)
        return next((number for number, turn in steps if turn.actor == seat), None)

    def _update_awaited(self) -> None:
        """Work out whose decision is due, and who still owes one; while the clock acts, nobody does."""
        actors = self.game.to_act(self.state) if self.status == "playing" else ()
        seats = tuple([actor for actor in actors if isinstance(actor, int)])
        self.awaited = () if CLOCK in actors else seats
        self.owing = tuple([seat for seat in self.awaited if seat not in self.sealed])

    def _open(self, entry: log.Opened) -> None:
        self.game: AnyGame = catalogue.load(entry.game)
        self.opened = entry
        self.join, self.watch = entry.join, entry.watch
        self.occupants = [Occupant() for _ in range(entry.seats)]
        components = encoding.convert(entry.components, self.game.Components)
        self.state = self.game.start(entry.seats, self.game.options(entry.options), components)

    def _play(self, entry: log.Played, foresight: Foresight | None) -> None:
        if foresight is not None and foresight.start is self.state:
            happened: Sequence[Happened] = foresight.happened
        else:
            happened = replay(self.game, self.state, entry)
        for turn, told, after in happened:
            self.turns.append(turn)
            self.told.append(told)
            self.state = after
        self.sealed = {}
        if self.countdown_start and any(each.turn.actor is not CLOCK for each in happened):
            self.countdown_start = None
        for occupant in self.occupants:
            occupant.missed = None
        if not self.game.to_act(self.state):
            self.status = "over"

    def _seal(self, entry: log.Sealed) -> None:
        self.sealed = {**self.sealed, entry.seat: entry.word}
        self.occupants[entry.seat].missed = None

    # --- What follows from it -------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the latest step, -1 before the first; also the number of the decision that is due."""
        return len(self.turns) - 1

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the game's bots."""
        return line_up.levels(self.game)

    @property
    def free(self) -> tuple[Seat, ...]:
        return tuple(
            [
                seat
                for seat, occupant in enumerate(self.occupants)
                if occupant.who == "open" or occupant.is_offered
            ]
        )

    def seat_of(self, id_: str) -> Seat | None:
        """The seat that the request with this id was given."""
        return next((seat for seat in self.people if id_ and self.occupants[seat].id == id_), None)

    def bot(self, seat: Seat) -> str | None:
        """The level of the bot that decides for a seat; ``None`` if no bot does."""
        occupant = self.occupants[seat]
        if occupant.stood_in:
            return line_up.usual_level(self.levels)
        return occupant.level or None

    def state_after(self, seq: int) -> State:
        """The state after step number ``seq``."""
        return self.turns[seq + 1].state if seq < self.seq else self.state

    def heard(self, viewer: Viewer) -> Sequence[Heard]:
        """Everything that a viewer has heard since the start."""
        game = self.game
        return [(turn.actor, game.heard(turn.state, turn.actor, turn.step, viewer)) for turn in self.turns]

    def names(self) -> tuple[str, ...]:
        """The names in a record, by seat: a person's name or a bot's level."""
        return tuple(occupant.name or occupant.level for occupant in self.occupants)

    def record(self) -> str:
        date, match = self.opened.date, self.opened.match
        place = (match.number, match.games) if match else None
        return records.write(
            self.game, Record(tuple(self.turns), self.state, self.names(), date, match=place)
        )

    def next_first_seat(self) -> Seat | None:
        """The seat that goes first in a rematch: the seat after this game's first."""
        first = self.first_seat()
        return None if first is None else (first + 1) % len(self.occupants)

    def first_seat(self) -> Seat | None:
        """The seat that went first, set by an option or drawn; ``None`` if the draw cannot be identified."""
        setup = self.state.setup
        if setup.options.first_seat is not None or not self.turns:
            return setup.options.first_seat
        drawn = self.state_after(0)
        # The draw leads to the state in which a game with that first seat would have begun.
        for seat in range(setup.seats):
            options = replace(setup.options, first_seat=seat)
            start = self.game.start(setup.seats, options, setup.components)
            if replace(start, setup=setup) == drawn:
                return seat
        return None


def read(name: str, data: Iterable[bytes]) -> Table:
    """A table from its stored log.

    Raises:
        Refusal: the log is empty, or this version cannot continue the game.
    """
    appends = [log.read(append) for append in data]
    if not appends:
        raise Refusal("no-such-table")
    try:
        return Table(name, appends)
    except Refusal as error:
        raise Refusal("table-of-other-rules", table=name) from error
