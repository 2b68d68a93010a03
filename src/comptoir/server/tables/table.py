"""A table as its log describes it.

There is no clock here, no socket and no luck. Every entry is applied in the same
way whether it has just been stored or is read again years later.
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
from comptoir.server.tables.steps import Foresight, Happened, Told, replayed


@dataclass(slots=True)
class Chair:
    """Who sits on a seat."""

    who: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    token: str = ""
    id: str = ""
    """By which a person who asks for the seat again gets it again."""
    stood_in: bool = False
    """A bot plays for the person."""
    missed: float | None = None
    """When a bot will, if the person stays away."""

    @property
    def is_offered(self) -> bool:
        """Whether the seat of a person may be taken by whoever has the join code."""
        return self.who == "person" and not self.token


class Table:
    """A table as it stands after all appends so far."""

    def __init__(self, name: str, appends: Iterable[log.Append]) -> None:
        """Read a log from its start.

        Raises:
            Refusal: the game is gone, or its rules no longer allow what was played.
        """
        self.name = name
        self.length = 0
        """How many appends there are: the number of the next one."""
        self.rearranged = 0
        """How many entries were no moves: only these change who sits there and what is agreed."""
        self.chairs: list[Chair] = []
        self.host: Seat = 0
        self.status: Status = "lobby"
        self.short_pauses = False
        self.turns: list[AnyTurn] = []
        self.told: list[Told] = []
        """What followed from each."""
        self.sealed: dict[Seat, str] = {}
        """The sealed choices that are in, by seat, in notation; the state does not know them yet."""
        self.timed: tuple[int, float] | None = None
        """The position from which the clock counts, and since when."""
        self.presses: dict[int, tuple[protocol.Finisher, ...]] = {}
        """By the number of a step, the presses that led to it."""
        self.moved: log.Moved | None = None
        self.people: tuple[Seat, ...] = ()
        """The seats with a person."""
        self.awaited: tuple[Seat, ...] = ()
        """The seats whose decision is due, those included whose sealed choice is in."""
        self.owing: tuple[Seat, ...] = ()
        """The seats that owe a decision."""
        self.answers: dict[tuple[Seat, str], int | None] = {}
        """What was answered to each command: the number of its step, if it has one."""
        for append in appends:
            self.take(append)

    # --- What the log says ----------------------------------------------------

    def take(self, append: log.Append, foresight: Foresight | None = None) -> None:
        """Apply one append; ``foresight`` saves working its steps out again."""
        first = len(self.turns)
        for entry in append.entries:
            if isinstance(entry, log.Played):
                self._played(entry, foresight)
            elif isinstance(entry, log.Sealed):
                self._sealed(entry)
            else:
                self._arrange(entry)
                self.rearranged += 1
                self.people = self._seats_of_people()
        self.length += 1
        self._sum_up()
        if append.seat is not None:
            self.answers[append.seat, append.id] = self._step_of(append.seat, first)

    def _arrange(self, entry: log.Arrangement) -> None:
        """Apply an entry that is no move."""
        match entry:
            case log.Opened():
                self._opened(entry)
            case log.Sat(seat, name, token, id_):
                self.chairs[seat] = Chair("person", name=name, token=token, id=id_)
            case log.Hosted(seat):
                self.host = seat
            case log.Placed(seat, bot):
                self.chairs[seat] = Chair("bot", level=bot) if bot else Chair()
            case log.Locked(join, watch):
                self.join, self.watch = join, watch
            case log.Offered(seat, join):
                self.chairs[seat].token = self.chairs[seat].id = ""
                self.join = join
            case log.Begun():
                self.status = "playing"
            case log.Timed(since):
                self.timed = self.seq, since
            case log.Settled(seq, presses):
                self.presses[seq] = presses
            case log.Paced(short):
                self.short_pauses = short
            case log.Missed(seat, until):
                self.chairs[seat].missed = until
            case log.StoodIn(seat):
                self.chairs[seat].stood_in = True
                self.chairs[seat].missed = None
            case log.Back(seat):
                self.chairs[seat].stood_in = False
                self.chairs[seat].missed = None
            case log.Moved():
                self.moved = entry

    def _seats_of_people(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.who == "person"])

    def _step_of(self, seat: Seat, first: int) -> int | None:
        steps = enumerate(self.turns[first:], start=first)
        return next((number for number, turn in steps if turn.actor == seat), None)

    def _sum_up(self) -> None:
        """Work out who has to decide. Beside the clock nobody has to."""
        actors = self.game.to_act(self.state) if self.status == "playing" else ()
        seats = tuple([actor for actor in actors if isinstance(actor, int)])
        self.awaited = () if CLOCK in actors else seats
        self.owing = tuple([seat for seat in self.awaited if seat not in self.sealed])

    def _opened(self, entry: log.Opened) -> None:
        self.game: AnyGame = catalogue.load(entry.game)
        self.opened = entry
        self.join, self.watch = entry.join, entry.watch
        self.chairs = [Chair() for _ in range(entry.seats)]
        components = encoding.convert(entry.components, self.game.Components)
        self.state = self.game.start(entry.seats, self.game.options(entry.options), components)

    def _played(self, entry: log.Played, foresight: Foresight | None) -> None:
        if foresight is not None and foresight.start is self.state:
            happened: Sequence[Happened] = foresight.happened
        else:
            happened = replayed(self.game, self.state, entry)
        for turn, told, after in happened:
            self.turns.append(turn)
            self.told.append(told)
            self.state = after
        self.sealed = {}
        if self.timed and any(each.turn.actor is not CLOCK for each in happened):
            self.timed = None
        for chair in self.chairs:
            chair.missed = None
        if not self.game.to_act(self.state):
            self.status = "over"

    def _sealed(self, entry: log.Sealed) -> None:
        self.sealed = {**self.sealed, entry.seat: entry.word}
        self.chairs[entry.seat].missed = None

    # --- What follows from it -------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the latest step; -1 before the first. It names the decision that is due."""
        return len(self.turns) - 1

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots there are for this game."""
        return line_up.levels(self.game)

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats that somebody may take."""
        return tuple(
            [seat for seat, chair in enumerate(self.chairs) if chair.who == "open" or chair.is_offered]
        )

    def seat_of(self, id_: str) -> Seat | None:
        """The seat that was taken with this id."""
        return next((seat for seat in self.people if id_ and self.chairs[seat].id == id_), None)

    def bot(self, seat: Seat) -> str | None:
        """The level of the bot that decides for a seat, if one does."""
        chair = self.chairs[seat]
        if chair.stood_in:
            return line_up.usual_level(self.levels)
        return chair.level or None

    def state_after(self, seq: int) -> State:
        """The state that a step led to."""
        return self.turns[seq + 1].state if seq < self.seq else self.state

    def heard(self, viewer: Viewer) -> Sequence[Heard]:
        """All that a viewer has heard from the start."""
        game = self.game
        return [(turn.actor, game.heard(turn.state, turn.actor, turn.step, viewer)) for turn in self.turns]

    def names(self) -> tuple[str, ...]:
        """What the players are called in a record: people by name, bots by level."""
        return tuple(chair.name or chair.level for chair in self.chairs)

    def record(self) -> str:
        """The game as a record."""
        date, match = self.opened.date, self.opened.match
        place = (match.number, match.games) if match else None
        return records.write(
            self.game, Record(tuple(self.turns), self.state, self.names(), date, match=place)
        )

    def next_first_seat(self) -> Seat | None:
        """Who is first in a rematch: the seat after this game's first."""
        first = self.first_seat()
        return None if first is None else (first + 1) % len(self.chairs)

    def first_seat(self) -> Seat | None:
        """Who was first, by option or by lot; ``None`` where the lot cannot be told."""
        setup = self.state.setup
        if setup.options.first_seat is not None or not self.turns:
            return setup.options.first_seat
        drawn = self.state_after(0)
        # The lot leads to the very state in which a game with that seat first would have begun.
        for seat in range(setup.seats):
            options = replace(setup.options, first_seat=seat)
            start = self.game.start(setup.seats, options, setup.components)
            if replace(start, setup=setup) == drawn:
                return seat
        return None


def read(name: str, data: Iterable[bytes]) -> Table:
    """A table from its stored log.

    Raises:
        Refusal: there is none, or this version cannot go on with it.
    """
    appends = [log.read(append) for append in data]
    if not appends:
        raise Refusal("no-such-table")
    try:
        return Table(name, appends)
    except Refusal as error:
        raise Refusal("table-of-other-rules", table=name) from error
