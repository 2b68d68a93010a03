"""What page and server say to each other: one JSON object a frame, its ``kind`` first.

`docs/protocol.md` tells it in prose; the JSON Schema and the page's TypeScript
types are generated from these structs.

A game's own data (setup, view, story, hints) travels as that game's structs in
JSON; here they are opaque.
"""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from comptoir.core import encoding
from comptoir.core.refusals import Refusal

PROTOCOL: Final = 1
MOST_GAMES: Final = 9
"""Games that a match can have."""

Status: TypeAlias = Literal["lobby", "playing", "over"]
Speed: TypeAlias = Literal["relaxed", "live", "brisk"]
"""How long an absent person is waited for; relaxed: for ever."""
Presence: TypeAlias = Literal["here", "away", "gone", "offered"]
"""A socket is open; none for 30 seconds or less than the table's grace; a bot plays meanwhile; the seat's
secret is dead, and whoever has the new join code may take it."""
Phrase: TypeAlias = Literal[
    "hello", "well-played", "thanks", "sorry", "hurry", "one-moment", "oh-no", "again",
    "in-the-eye", "never-lie", "sure",
    "cheers", "laugh", "think", "applaud", "shrug", "wave", "wink",
]  # fmt: skip
"""Eleven set phrases, then seven gestures."""


class Message(Struct, frozen=True, tag_field="kind", omit_defaults=True, gc=False):
    """A frame."""


# --- From the page ------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first frame of a socket: who speaks, and the last event already seen.

    ``token`` is a seat's secret, ``watch`` the watchers'; exactly one is given.
    """

    protocol: int
    table: str
    token: str | None = None
    watch: str | None = None
    seen: int = -1


class Act(Message, frozen=True, tag="act"):
    """A decision: ``id`` made by the page, ``at`` of the question answered, ``word`` in notation."""

    id: str
    at: int
    word: str


class Press(Message, frozen=True, tag="press"):
    """Where the clock acts: ``word`` for position ``at`` of the countdown whose first position is ``run``."""

    id: str
    run: int
    at: int
    word: str


class Place(Message, frozen=True, tag="place"):
    """The host puts a bot of this level on a seat, or with ``None`` empties it, before the start."""

    id: str
    seat: int
    bot: str | None = None


class Offer(Message, frozen=True, tag="offer"):
    """The host lets somebody take an absent person's seat again, once the game has begun."""

    id: str
    seat: int


class Start(Message, frozen=True, tag="start"):
    """The host starts the game; every seat is taken."""

    id: str


class Rematch(Message, frozen=True, tag="rematch"):
    """Once it is over: the same people again, the next seat first. In a match this is the next game."""

    id: str


class Pace(Message, frozen=True, tag="pace"):
    """The host makes bots pause longer or shorter."""

    id: str
    short: bool


class Say(Message, frozen=True, tag="say"):
    """Table talk."""

    id: str
    phrase: Phrase


class Stand(Message, frozen=True, tag="stand"):
    """A standing order, in place of the one before; ``null`` withdraws it. What it holds is the game's."""

    id: str
    order: Raw


class Leave(Message, frozen=True, tag="leave"):
    """Give up the seat: it is free before the start, and a bot plays it afterwards until a return."""

    id: str


class Ping(Message, frozen=True, tag="ping"):
    """Still there? ``echo`` is the time in the pong that this follows at once; so the way is measured."""

    echo: float | None = None


Command: TypeAlias = Act | Press | Place | Offer | Start | Rematch | Pace | Say | Stand | Leave
FromPage: TypeAlias = Hello | Command | Ping


# --- From the server ----------------------------------------------------------


class SeatInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits on a seat."""

    who: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    presence: Presence = "here"


class Match(Struct, frozen=True):
    """Several games whose points are added: the number of this one, and how the match stands, by seat.

    Its points count once this game is over. ``ranks`` are places from 1, ties sharing.
    """

    number: int
    games: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]


class TableInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """All about a table that is no part of the game.

    ``join`` goes to those who may ask somebody in: the seated before the start, afterwards the host;
    ``watch`` to the seated.
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
    """Seats whose sealed choice is in."""
    until: float | None = None
    """Seconds from now until a bot decides for whoever is absent and owes a decision."""
    watchers: int = 0
    match: Match | None = None
    """What the game belongs to, unless it is a single one."""
    join: str = ""
    watch: str = ""


class Finisher(Struct, frozen=True):
    """A press, as it reached the server: for which position, how long after that had begun, in seconds.

    ``lag`` of these seconds were granted for the way.
    """

    seat: int
    at: int
    after: float
    lag: float


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """A step as this viewer hears of it, and what follows from it.

    ``presses``: all that were made for it, where more than one could be; the first one won.
    """

    seq: int
    actor: int | str
    heard: str
    story: Raw
    presses: tuple[Finisher, ...] = ()


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `Hello`: everything as it stands, and the events since ``seen``.

    ``complete`` says whether those events are all since ``seen``, or only the latest, or only those
    of this turn where people have to remember for themselves.
    ``view`` is null before the start; ``setup`` comes here and never again.
    """

    protocol: int
    seat: int | None
    info: TableInfo
    seq: int
    setup: Raw
    view: Raw
    events: tuple[Event, ...]
    complete: bool
    due: "Due | None" = None
    standing: "Standing | None" = None
    moved: "Moved | None" = None
    """The rematch, if there is one already."""
    clock: "Clock | None" = None
    stopped: int | None = None
    """As in `Stopped`."""


class News(Message, frozen=True, tag="news"):
    """The table itself has changed: seats, presence, until when somebody is waited for."""

    info: TableInfo


class Waiting(Message, frozen=True, tag="waiting"):
    """Of the table only this has changed: who owes a decision, and whose sealed choice is in."""

    waiting: tuple[int, ...]
    chosen: tuple[int, ...]


class Events(Message, frozen=True, tag="events"):
    """What was appended to the log in one piece, and the view after it."""

    events: tuple[Event, ...]
    view: Raw


class Due(Message, frozen=True, tag="due"):
    """A question to this seat: ``at`` names it, ``legal`` answers it, ``chosen`` is the sealed answer.

    ``stands``: the seat's standing order answers it in a moment, unless the seat does so before.
    """

    at: int
    legal: tuple[str, ...]
    hints: Raw
    chosen: str | None = None
    stands: bool = False


class Answered(Message, frozen=True, tag="answered"):
    """Of the question ``at``, which stays open, only this has changed: its answer, as in `Due`."""

    at: int
    chosen: str | None = None
    stands: bool = False


class Standing(Message, frozen=True, tag="standing"):
    """This seat's standing order, ``null`` for none.

    ``gone``: what it was given for has passed, and it is dropped.
    """

    order: Raw
    gone: bool = False


class Presser(Struct, frozen=True):
    """A seat, the index of the first position in which it may press, and the step it would take."""

    seat: int
    since: int
    word: str


class Clock(Message, frozen=True, tag="clock"):
    """A countdown: position ``at`` begins at ``since``, each of ``falls`` more ``wait`` seconds later.

    Times are seconds as in `Pong`. The clock ends the last position too, ``wait`` seconds after it began.
    """

    at: int
    since: float
    wait: float
    falls: int
    pressers: tuple[Presser, ...]
    hints: Raw


class Stopped(Message, frozen=True, tag="stopped"):
    """Somebody has pressed for this position; who wins is settled in a moment."""

    at: int


class Ok(Message, frozen=True, tag="ok"):
    """The command is done and stored; ``seq`` is that of its step, if it has one."""

    id: str
    seq: int | None = None


class No(Message, frozen=True, tag="no"):
    """The command, or the frame if ``id`` is empty, is refused; nothing has changed."""

    id: str
    code: str
    arguments: dict[str, str | int]


class Said(Message, frozen=True, tag="said"):
    """Table talk."""

    seat: int
    phrase: Phrase


class Moved(Message, frozen=True, tag="moved"):
    """The rematch: another table, and this seat's new place and secret there (watchers: the watch secret)."""

    table: str
    seat: int | None = None
    token: str | None = None
    watch: str | None = None


class Pong(Message, frozen=True, tag="pong"):
    """Still there, and the server's time, in seconds since 1970."""

    now: float


class Bye(Message, frozen=True, tag="bye"):
    """The server closes this socket, for a reason with a code."""

    code: str


FromServer: TypeAlias = (
    Welcome | News | Waiting | Events | Due | Answered | Standing | Clock | Stopped | Ok | No | Said
    | Moved | Pong | Bye
)  # fmt: skip

decode = msgspec.json.Decoder(FromPage).decode
"""A frame from the page.

Raises:
    msgspec.DecodeError: it is none.
"""


def encode(message: Message) -> bytes:
    """A frame as it is sent."""
    return encoding.to_json(message)


def refused(refusal: Refusal, command: str = "") -> No:
    """The frame that answers a command, or a frame without an id, with a refusal."""
    return No(command, refusal.code, arguments(refusal))


def arguments(refusal: Refusal) -> dict[str, str | int]:
    """A refusal's arguments as JSON can hold them; ``why`` is the code of the refusal that caused it."""
    plain = {
        name: value if isinstance(value, int) else str(value) for name, value in refusal.arguments.items()
    }
    return plain | ({"why": refusal.__cause__.code} if isinstance(refusal.__cause__, Refusal) else {})
