"""The frames that the page and the server send each other: JSON objects, ``kind`` first.

`docs/protocol.md` explains them; the JSON Schema and the page's TypeScript types are generated from
these structs. A game's own data (setup, view, story, hints) is that game's structs as JSON, opaque here.
"""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from comptoir.core import encoding
from comptoir.core.refusals import Refusal

PROTOCOL: Final = 2
MOST_GAMES: Final = 9
"""The most games in a match."""

Status: TypeAlias = Literal["lobby", "playing", "over"]
Speed: TypeAlias = Literal["relaxed", "live", "brisk"]
"""How long the table waits for an absent person; relaxed: for ever."""
Presence: TypeAlias = Literal["here", "away", "gone", "offered"]
"""``here``: a socket is open, or was less than 30 seconds ago. ``away``: no socket has been open since then.
``gone``: a bot plays for the person. ``offered``: anyone with the new join code may take the seat."""
Phrase: TypeAlias = Literal[
    "hello", "well-played", "thanks", "sorry", "hurry", "one-moment", "oh-no", "again",
    "in-the-eye", "never-lie", "sure",
    "cheers", "laugh", "think", "applaud", "shrug", "wave", "wink",
]  # fmt: skip
"""Eleven set phrases, then seven gestures."""


class Frame(Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """A JSON object that the page and the server send each other."""


# --- From the page ------------------------------------------------------------


class Hello(Frame, frozen=True, tag="hello"):
    """The first frame on a socket: who is connecting, and the number of the last event already seen.

    Exactly one of ``token``, a seat's secret, and ``watch``, the watch secret, is given.
    """

    protocol: int
    table: str
    token: str | None = None
    watch: str | None = None
    seen: int = -1


class Act(Frame, frozen=True, tag="act"):
    """The answer ``word``, in notation, to question number ``at``; the page makes the ``id``."""

    id: str
    at: int
    word: str


class Press(Frame, frozen=True, tag="press"):
    """A press in a countdown: ``word``, in notation, for position ``at``; ``run`` is the first position."""

    id: str
    run: int
    at: int
    word: str


class Place(Frame, frozen=True, tag="place"):
    """Before the start, the host puts a bot of this level in a seat, or empties the seat with ``None``."""

    id: str
    seat: int
    bot: str | None = None


class Offer(Frame, frozen=True, tag="offer"):
    """Once the game has begun, the host offers the seat of an absent person."""

    id: str
    seat: int


class Start(Frame, frozen=True, tag="start"):
    """The host starts the game; every seat must be taken."""

    id: str


class Rematch(Frame, frozen=True, tag="rematch"):
    """Once the game is over, play again with the same people; in a match, play the next game."""

    id: str


class Pace(Frame, frozen=True, tag="pace"):
    """The host sets how long bots pause."""

    id: str
    short: bool


class Say(Frame, frozen=True, tag="say"):
    """Table talk."""

    id: str
    phrase: Phrase


class Stand(Frame, frozen=True, tag="stand"):
    """A standing order of the game, in place of the previous one; ``null`` withdraws it."""

    id: str
    order: Raw


class Leave(Frame, frozen=True, tag="leave"):
    """Give up the seat. Before the start it becomes free; later a bot plays it until the person returns."""

    id: str


class Ping(Frame, frozen=True, tag="ping"):
    """Asks for a pong. If sent at once after a pong, with its time as ``echo``, it measures a round trip."""

    echo: float | None = None


class Told(Frame, frozen=True, tag="told"):
    """The page has told its reader step number ``seq`` and all before it, or the reader has skipped them."""

    seq: int


Command: TypeAlias = Act | Press | Place | Offer | Start | Rematch | Pace | Say | Stand | Leave
FromPage: TypeAlias = Hello | Command | Ping | Told


# --- From the server ----------------------------------------------------------


class SeatInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """The occupant of a seat, as pages show it."""

    who: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    presence: Presence = "here"


class Match(Struct, frozen=True):
    """A series of games with a running score: the number of this one, and points and ranks so far, by seat.

    The points of this game count once it is over. Equal points share a rank, from 1.
    """

    number: int
    games: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]


class TableInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything about a table that is not part of its game.

    ``join`` goes to those who may invite others: every seat before the start, afterwards the host.
    ``watch`` goes to every seat.
    """

    table: str
    game: str
    status: Status
    seats: tuple[SeatInfo, ...]
    host: int
    speed: Speed
    edition: str
    options: Raw
    short_pauses: bool = False
    waiting: tuple[int, ...] = ()
    """Seats that owe a decision."""
    chosen: tuple[int, ...] = ()
    """Seats that have made a sealed choice."""
    until: float | None = None
    """Seconds from now until the next bot takes over from an absent person who owes a decision."""
    watchers: int = 0
    match: Match | None = None
    """``None`` for a single game."""
    join: str = ""
    watch: str = ""


class Finisher(Struct, frozen=True):
    """A press for position ``at``, which reached the server ``after`` seconds into that position.

    ``lag``: how many seconds the server granted for its way.
    """

    seat: int
    at: int
    after: float
    lag: float


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """A step as this viewer hears it, and what follows from it.

    ``sentences``: for each part of the story, what to say of it (`core.sentences`).
    ``changes``: for each part of the story, the fields of the view that it changes, with their new values.
    ``presses``: the presses that competed for it, the winner first; empty unless it was a press.
    """

    seq: int
    actor: int | str
    heard: str
    story: Raw
    sentences: Raw
    changes: Raw
    presses: tuple[Finisher, ...] = ()


class Welcome(Frame, frozen=True, tag="welcome"):
    """The answer to `Hello`: the whole table, and the events since ``seen``.

    ``complete``: whether these are all events since ``seen``. Otherwise they are the latest, or those of the
    current turn where people have to remember for themselves.
    ``view`` is the one before these events; their changes and ``rest`` lead from it to the newest view.
    A view and ``setup`` are sent only here.
    """

    protocol: int
    seat: int | None
    info: TableInfo
    seq: int
    setup: Raw
    view: Raw
    events: tuple[Event, ...]
    rest: Raw
    complete: bool
    due: "Due | None" = None
    standing: "Standing | None" = None
    moved: "Moved | None" = None
    """The rematch, if there is one already."""
    clock: "Clock | None" = None
    stopped: int | None = None
    """As in `Stopped`."""


class News(Frame, frozen=True, tag="news"):
    """The table has changed: seats, presence, or the time until a bot takes over."""

    info: TableInfo


class Waiting(Frame, frozen=True, tag="waiting"):
    """Only two things about the table have changed: who owes a decision, and who has made a sealed choice."""

    waiting: tuple[int, ...]
    chosen: tuple[int, ...]


class Events(Frame, frozen=True, tag="events"):
    """The events of one append.

    ``rest``: the fields of the view that have changed without an event that tells it, such as who is awaited.
    """

    events: tuple[Event, ...]
    rest: Raw


class Due(Frame, frozen=True, tag="due"):
    """A question to this seat: its number ``at``, its ``legal`` answers, and the sealed answer ``chosen``.

    ``stands``: the seat's standing order answers it in a moment, unless the seat answers first.
    """

    at: int
    legal: tuple[str, ...]
    hints: Raw
    chosen: str | None = None
    stands: bool = False


class Answered(Frame, frozen=True, tag="answered"):
    """Question number ``at`` stays open; only its answer has changed, see `Due`."""

    at: int
    chosen: str | None = None
    stands: bool = False


class Standing(Frame, frozen=True, tag="standing"):
    """This seat's standing order; ``null`` if there is none.

    ``gone``: it has expired and is dropped.
    """

    order: Raw
    gone: bool = False


class Presser(Struct, frozen=True):
    """A seat, the index of the first position in which it may press, and its step in notation."""

    seat: int
    since: int
    word: str


class Clock(Frame, frozen=True, tag="clock"):
    """A countdown: position ``at`` begins at time ``since``; ``falls`` more follow, every ``wait`` seconds.

    Times are as in `Pong`. The last position also ends ``wait`` seconds after it began.
    """

    at: int
    since: float
    wait: float
    falls: int
    pressers: tuple[Presser, ...]
    hints: Raw


class Stopped(Frame, frozen=True, tag="stopped"):
    """Somebody has pressed for this position; the winner is settled in a moment."""

    at: int


class Ok(Frame, frozen=True, tag="ok"):
    """The command has been carried out and stored; ``seq`` is the number of its step, if it led to one."""

    id: str
    seq: int | None = None


class No(Frame, frozen=True, tag="no"):
    """The command, or the frame if ``id`` is empty, is refused; nothing has changed."""

    id: str
    code: str
    arguments: dict[str, str | int]


class Said(Frame, frozen=True, tag="said"):
    """Table talk."""

    seat: int
    phrase: Phrase


class Moved(Frame, frozen=True, tag="moved"):
    """The rematch is at another table: this viewer's seat and token there, or the watch secret."""

    table: str
    seat: int | None = None
    token: str | None = None
    watch: str | None = None


class Pong(Frame, frozen=True, tag="pong"):
    """The answer to a ping: the server's time, in seconds since 1970."""

    now: float


class Bye(Frame, frozen=True, tag="bye"):
    """The server closes this socket; ``code`` says why."""

    code: str


FromServer: TypeAlias = (
    Welcome | News | Waiting | Events | Due | Answered | Standing | Clock | Stopped | Ok | No | Said
    | Moved | Pong | Bye
)  # fmt: skip

decode = msgspec.json.Decoder(FromPage).decode
"""A frame from the page.

Raises:
    msgspec.DecodeError: it is not a frame from the page.
"""


def encode(frame: Frame) -> bytes:
    """A frame as bytes."""
    return encoding.to_json(frame)


def refusal_frame(refusal: Refusal, command: str = "") -> No:
    """The frame that refuses the command with this id; without an id, it refuses a frame."""
    return No(command, refusal.code, arguments(refusal))


def arguments(refusal: Refusal) -> dict[str, str | int]:
    """A refusal's arguments as JSON values; ``why`` is the code of the refusal that caused it."""
    plain = {
        name: value if isinstance(value, int) else str(value) for name, value in refusal.arguments.items()
    }
    return plain | ({"why": refusal.__cause__.code} if isinstance(refusal.__cause__, Refusal) else {})
