"""A table: what its log says, and nothing else.

There is no clock here, no socket and no luck. Every entry is taken in the same
way whether it has just been stored or is read again years later.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast

from msgspec.structs import replace

from comptoir import catalogue
from comptoir.catalogue import AnyGame
from comptoir.core import encoding, records
from comptoir.core.actors import CLOCK, Actor, Seat, Viewer
from comptoir.core.records import Record, Turn
from comptoir.core.refusals import Refusal
from comptoir.core.steps import Event, Heard
from comptoir.server import protocol
from comptoir.server.protocol import Status
from comptoir.server.tables import log

AnyTurn: TypeAlias = Turn[Any, Any]

Told: TypeAlias = tuple[Event, ...]
"""All that followed from a step without a choice, nothing hidden."""

STAND_IN: Final = "regular"
"""The level of the bot that plays for somebody absent, where the game has it."""


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


class Happened(NamedTuple):
    """A step, what followed from it, and the state that it led to."""

    turn: AnyTurn
    told: Told
    after: Any


@lru_cache(maxsize=4096)
def read_step(game: AnyGame, word: str) -> Any:
    """The step that a word means; the same ones come again and again.

    Raises:
        BadNotation: it means none.
    """
    return game.read(word)


@lru_cache(maxsize=4096)
def write_step(game: AnyGame, step: Any) -> str:
    """A step as a word; each is written several times, for the log and for those who hear of it."""
    return game.write(step)


def happen(game: AnyGame, state: Any, actor: Actor, step: Any) -> Happened:
    """What happens when somebody takes a step.

    Raises:
        IllegalAction: nothing; it is not offered.
    """
    told: list[Event] = []
    after = game.apply(state, actor, step, told.append)
    return Happened(Turn(state, actor, step), tuple(told), after)


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
        self.foreseen: dict[tuple[int, str, str], Happened] = {}
        """What has been worked out for the next append, by the state's identity, actor and notation."""
        self.written: dict[tuple[int, Any, Told], protocol.Event] = {}
        """Steps since the latest append as they are sent, by number and by all that is told of them."""
        self.views: dict[Viewer, Any] = {}
        """What is seen of the state since the latest append, by viewer."""
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

    def take(self, append: log.Append) -> None:
        """All that one append says."""
        first = len(self.turns)
        self.written = {}
        self.views = {}
        for entry in append.entries:
            _TAKE[type(entry)](self, entry)
            if type(entry) not in _MOVES:
                self._rearrange()
        self.length += 1
        self._sum_up()
        if append.seat is not None:
            self.answers[append.seat, append.id] = self._step_of(append.seat, first)

    def _step_of(self, seat: Seat, first: int) -> int | None:
        steps = enumerate(self.turns[first:], start=first)
        return next((number for number, turn in steps if turn.actor == seat), None)

    def _rearrange(self) -> None:
        self.rearranged += 1
        self.people = tuple([seat for seat, chair in enumerate(self.chairs) if chair.who == "person"])

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

    def _sat(self, entry: log.Sat) -> None:
        self.chairs[entry.seat] = Chair("person", name=entry.name, token=entry.token, id=entry.id)

    def _hosted(self, entry: log.Hosted) -> None:
        self.host = entry.seat

    def _placed(self, entry: log.Placed) -> None:
        self.chairs[entry.seat] = Chair("bot", level=entry.bot) if entry.bot else Chair()

    def _locked(self, entry: log.Locked) -> None:
        self.join, self.watch = entry.join, entry.watch

    def _offered(self, entry: log.Offered) -> None:
        self.chairs[entry.seat].token = self.chairs[entry.seat].id = ""
        self.join = entry.join

    def _begun(self, entry: log.Begun) -> None:
        self.status = "playing"

    def _played(self, entry: log.Played) -> None:
        for who, text in entry.steps:
            happened = self.foreseen.get((id(self.state), who, text)) or self._happened(who, text)
            self.turns.append(happened.turn)
            self.told.append(happened.told)
            self.state = happened.after
        self.foreseen = {}
        self.sealed = {}
        if self.timed and any(turn.actor is not CLOCK for turn in self.turns[-len(entry.steps) :]):
            self.timed = None
        for chair in self.chairs:
            chair.missed = None
        if not self.game.to_act(self.state):
            self.status = "over"

    def _happened(self, who: str, text: str) -> Happened:
        actor = cast("Actor", records.read_actor(who))
        return happen(self.game, self.state, actor, read_step(self.game, text))

    def _sealed(self, entry: log.Sealed) -> None:
        self.sealed = {**self.sealed, entry.seat: entry.word}
        self.chairs[entry.seat].missed = None

    def _timed(self, entry: log.Timed) -> None:
        self.timed = self.seq, entry.since

    def _settled(self, entry: log.Settled) -> None:
        self.presses[entry.seq] = entry.presses

    def _paced(self, entry: log.Paced) -> None:
        self.short_pauses = entry.short

    def _missed(self, entry: log.Missed) -> None:
        self.chairs[entry.seat].missed = entry.until

    def _stood_in(self, entry: log.StoodIn) -> None:
        self.chairs[entry.seat].stood_in = True
        self.chairs[entry.seat].missed = None

    def _back(self, entry: log.Back) -> None:
        self.chairs[entry.seat].stood_in = False
        self.chairs[entry.seat].missed = None

    def _moved(self, entry: log.Moved) -> None:
        self.moved = entry

    # --- What follows from it -------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the latest step; -1 before the first. It names the decision that is due."""
        return len(self.turns) - 1

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots there are for this game."""
        return levels(self.game)

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
            return STAND_IN if STAND_IN in self.levels else self.levels[-1]
        return chair.level or None

    def state_after(self, seq: int) -> Any:
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
            return cast("Seat | None", setup.options.first_seat)
        drawn = self.state_after(0)
        # The lot leads to the very state in which a game with that seat first would have begun.
        for seat in range(setup.seats):
            options = replace(setup.options, first_seat=seat)
            start = self.game.start(setup.seats, options, setup.components)
            if replace(start, setup=setup) == drawn:
                return seat
        return None


_MOVES: Final = frozenset({log.Played, log.Sealed})

_TAKE: Final[dict[type[log.Entry], Callable[[Table, Any], None]]] = {
    log.Opened: Table._opened,
    log.Sat: Table._sat,
    log.Hosted: Table._hosted,
    log.Placed: Table._placed,
    log.Locked: Table._locked,
    log.Offered: Table._offered,
    log.Begun: Table._begun,
    log.Played: Table._played,
    log.Sealed: Table._sealed,
    log.Timed: Table._timed,
    log.Settled: Table._settled,
    log.Paced: Table._paced,
    log.Missed: Table._missed,
    log.StoodIn: Table._stood_in,
    log.Back: Table._back,
    log.Moved: Table._moved,
}


def levels(game: AnyGame) -> tuple[str, ...]:
    """The bots there are for a game, weakest first; a bot that takes anything there always is."""
    return tuple(game.bots) or ("random",)


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
