"""What pages ask over HTTP: the games there are, a table to put up or to join, a replay.

Refusals are answers too: ``{code, arguments}`` with a status of 4xx.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Annotated, Final, Literal, TypeVar, get_type_hints

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from comptoir import catalogue, line_up
from comptoir.catalogue import AnyGame
from comptoir.core import encoding, setups
from comptoir.core.actors import Viewer
from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.rates import Ledger
from comptoir.server.rooms import frames, house, replay
from comptoir.server.rooms.house import House, Seated
from comptoir.server.rooms.room import Room
from comptoir.server.storage.store import NotStored
from comptoir.server.tables import opening, secrets
from comptoir.server.tables.opening import Wish
from comptoir.server.tables.table import Table

T = TypeVar("T")

STATUS: Final[Mapping[str, int]] = {
    "no-such-table": 404,
    "no-such-code": 404,
    "unknown-seat": 403,
    "not-over": 409,
    "game-begun": 409,
    "seat-taken": 409,
    "table-full": 409,
    "body-too-long": 413,
    "too-many-tables": 429,
    "too-many-attempts": 429,
}
"""Statuses other than 400, by code; what could not be stored is a 503."""


class Choice(Struct, frozen=True):
    """An option of a game: its values (none: a seat, or null), and the one that it has if nobody chooses."""

    name: str
    values: tuple[object, ...]
    default: object


class Seats(Struct, frozen=True):
    """How many can play."""

    least: int
    most: int


class GameInfo(Struct, frozen=True):
    """A game, as the lobby needs to know it; bots are levels, weakest first.

    ``guided``: the options of a table at which it is learnt. ``memory``: whether ``memory_aid`` is of use.
    """

    name: str
    seats: Seats
    options: tuple[Choice, ...]
    editions: tuple[str, ...]
    bots: tuple[str, ...]
    guided: dict[str, object]
    memory: bool


class Games(Struct, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class Here(Struct, frozen=True):
    """Where the server is: ``address`` begins links for others, if known; or only this computer gets here."""

    address: str | None
    only_here: bool


class Sitting(Struct, frozen=True):
    """Somebody wants to sit. Asked again with the same ``id``, hard to guess, they get the same seat."""

    name: str
    seat: int | None = None
    id: Annotated[str, Meta(max_length=limits.LONGEST_ID)] = ""


class Sitter(Struct, frozen=True):
    """Who sits on a seat, for somebody who might sit down beside.

    An open seat with a name may be taken again, by whoever has lost the way to it.
    """

    who: Literal["open", "person", "bot"]
    name: str
    level: str


class Invitation(Struct, frozen=True):
    """A table, for somebody who has its code."""

    table: str
    game: str
    status: protocol.Status
    speed: protocol.Speed
    edition: str
    options: dict[str, object]
    host: int
    seats: tuple[Sitter, ...]


class Watched(Struct, frozen=True):
    """The table that a secret lets watch."""

    table: str


class Refused(Struct, frozen=True):
    """A refusal: its code names the sentence, the arguments fill it."""

    code: str
    arguments: dict[str, str | int]


class Api:
    """The handlers; see `routes`."""

    def __init__(self, house: House, now: Callable[[], float], here: Here, tables: limits.Rate) -> None:
        self._house = house
        self._here = here
        self._tables = Ledger(tables, now)
        self._wrong = Ledger(limits.WRONG_CODES, now)

    def routes(self) -> list[Route]:
        """Every address that is answered here."""
        return [
            Route("/api/here", self.here),
            Route("/api/games", self.games),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/join/{code}", self.invitation),
            Route("/api/join/{code}", self.sit, methods=["POST"]),
            Route("/api/watch/{secret}", self.watch),
            Route("/api/tables/{table}/replay", self.replay),
            Route("/api/tables/{table}/record", self.record),
            Route("/qr.svg", self.qr),
        ]

    async def here(self, request: Request) -> Response:
        """Where others find this server."""
        return answer(self._here)

    async def games(self, request: Request) -> Response:
        """All games, with what can be chosen."""
        return answer(Games(tuple(game_info(catalogue.load(name)) for name in catalogue.games())))

    async def open(self, request: Request) -> Response:
        """Put up a table; so many an hour from one address."""
        wish = await body(request, Wish)
        if not self._tables.has(address(request)):
            raise Refusal("too-many-tables", most=self._tables.rate.most)
        place = await self._house.open(wish)
        self._tables.spend(address(request))
        return answer(place, 201)

    async def invitation(self, request: Request) -> Response:
        """What somebody with a code is shown before sitting down."""
        room = await self._guess(request, self._house.by_join, request.path_params["code"])
        return answer(invitation(room.table))

    async def sit(self, request: Request) -> Response:
        """Take a seat."""
        wish = await body(request, Sitting)

        async def sit(code: str) -> Seated:
            return await self._house.sit(code, wish.name, wish.seat, wish.id)

        return answer(await self._guess(request, sit, request.path_params["code"]), 201)

    async def watch(self, request: Request) -> Response:
        """The table that a secret lets watch."""
        room = await self._guess(request, self._house.by_watch, request.path_params["secret"])
        return answer(Watched(room.table.name))

    async def _guess(self, request: Request, find: Callable[[str], Awaitable[T]], secret: str) -> T:
        """What a secret opens; whoever tries too many is told to wait."""
        if not self._wrong.has(address(request)):
            raise Refusal("too-many-attempts", seconds=int(limits.WRONG_CODES.seconds))
        try:
            return await find(secret)
        except Refusal as refusal:
            if refusal.code == "no-such-code":
                self._wrong.spend(address(request))
            raise

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step, with everything revealed or as one viewer saw it."""
        finished = await self._seen_by(request)
        wanted = request.query_params.get("viewer", "all")
        return answer(replay.replay(finished, *perspective(finished, wanted)))

    async def record(self, request: Request) -> Response:
        """A finished game as a record."""
        finished = await self._seen_by(request)
        return PlainTextResponse(replay.record(finished), headers=NOT_KEPT)

    async def _seen_by(self, request: Request) -> Table:
        """The table, for somebody who sits at it or may watch it; the secret is in a header."""
        room: Room = await self._house.room(request.path_params["table"])
        secret = request.headers.get("authorization", "").removeprefix("Bearer ")
        try:
            house.viewer(room.table, secret, None)
        except Refusal:
            house.viewer(room.table, None, secret)
        return room.table

    async def qr(self, request: Request) -> Response:
        """The link to a table of this server, to be looked at by a phone."""
        from comptoir.server.web.qr import picture  # noqa: PLC0415 - few ask for one

        code = secrets.read_join(request.query_params.get("join", ""))
        base = self._here.address or str(request.base_url).rstrip("/")
        return Response(picture(f"{base}/#/join/{code}"), media_type="image/svg+xml", headers=NOT_KEPT)


# --- Answers ------------------------------------------------------------------------


NOT_KEPT: Final = {"cache-control": "no-store"}


def answer(value: Struct, status: int = 200) -> Response:
    """A value as JSON, kept nowhere."""
    return Response(encoding.to_json(value), status, NOT_KEPT, "application/json")


async def refused(_: Request, error: Exception) -> Response:
    """A refusal as an answer."""
    assert isinstance(error, Refusal)
    status = 503 if isinstance(error, NotStored) else STATUS.get(error.code, 400)
    return answer(Refused(error.code, protocol.arguments(error)), status)


async def failed(_: Request, __: Exception) -> Response:
    """A mistake of ours as an answer."""
    return answer(Refused("server-fault", {}), 500)


def game_info(game: AnyGame) -> GameInfo:
    """A game, as the lobby needs to know it."""
    seats = Seats(game.seats[0], game.seats[-1])
    guided = opening.plain(game.guided)
    bots, memory = line_up.levels(game), frames.has_memory(game)
    return GameInfo(game.name, seats, tuple(choices(game)), game.editions, bots, guided, memory)


def choices(game: AnyGame) -> Iterator[Choice]:
    """The options of a game, as far as there is anything to choose."""
    default = game.Options()
    for name, hint in get_type_hints(game.Options).items():
        possible = setups.values(hint)
        if possible or hint == int | None:
            yield Choice(name, possible, getattr(default, name))


def invitation(of: Table) -> Invitation:
    """A table, for somebody who has its code."""
    seats = tuple(
        Sitter("open" if seat in of.free else chair.who, chair.name, chair.level)
        for seat, chair in enumerate(of.chairs)
    )
    opened = of.opened
    return Invitation(
        of.name, opened.game, of.status, opened.speed, opened.edition, opened.options, of.host, seats
    )


def perspective(of: Table, wanted: str) -> tuple[Viewer, bool]:
    """Whose eyes a replay is seen with; ``all`` reveals everything."""
    if wanted in ("all", "watcher"):
        return None, wanted == "all"
    if not wanted.isdecimal() or int(wanted) >= len(of.chairs):
        raise Refusal("no-seat", seat=wanted, last=len(of.chairs) - 1)
    return int(wanted), False


# --- Questions ------------------------------------------------------------------------


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def body(request: Request, kind: type[T]) -> T:
    """What a request brings along.

    Raises:
        Refusal: it is too long, or not what it should be.
    """
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > limits.LARGEST_BODY:
            raise Refusal("body-too-long", most=limits.LARGEST_BODY)
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise Refusal("broken-body", why=str(error)) from None
