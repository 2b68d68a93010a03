"""The HTTP interface: list games; open, join or watch a table; fetch a replay, a record or a QR code.

The response to a refused request is ``{code, arguments}``, with a 4xx status, or 503 if a table or a seat
could not be stored.
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
from comptoir.server.rates import Buckets
from comptoir.server.rooms import finished_game, frames, house
from comptoir.server.rooms.house import Admission, House
from comptoir.server.rooms.room import Room
from comptoir.server.storage.store import NotStored
from comptoir.server.tables import new_table, secrets
from comptoir.server.tables.new_table import TableRequest
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
"""The status by the refusal's code, if it is not 400; that of `NotStored` is 503."""


class Choice(Struct, frozen=True):
    """An option of a game: its values and its default; without values, it is a seat or ``null``."""

    name: str
    values: tuple[object, ...]
    default: object


class Seats(Struct, frozen=True):
    """The least and the greatest number of seats."""

    least: int
    most: int


class GameInfo(Struct, frozen=True):
    """A game as the lobby shows it; ``bots`` are levels, weakest first.

    ``guided``: the options for a first, explained game. ``memory``: whether ``memory_aid`` has an effect.
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


class ServerAddress(Struct, frozen=True):
    """Where others find the server: ``address``, if known, begins links.

    ``only_here``: only the server's own computer can reach it.
    """

    address: str | None
    only_here: bool


class JoinRequest(Struct, frozen=True):
    """A request for a seat; repeated with the same ``id``, which is hard to guess, it gets the same seat."""

    name: str
    seat: int | None = None
    id: Annotated[str, Meta(max_length=limits.LONGEST_ID)] = ""


class SeatPreview(Struct, frozen=True):
    """The occupant of a seat, as somebody who might join sees it.

    An open seat with a name is offered: anyone with the join code may take it.
    """

    who: Literal["open", "person", "bot"]
    name: str
    level: str


class Invitation(Struct, frozen=True):
    """A table, as somebody with its join code sees it."""

    table: str
    game: str
    status: protocol.Status
    speed: protocol.Speed
    edition: str
    options: dict[str, object]
    host: int
    seats: tuple[SeatPreview, ...]


class WatchedTable(Struct, frozen=True):
    """The table with this watch secret."""

    table: str


class Refused(Struct, frozen=True):
    """A refusal: its code is the key of a message, and the arguments fill in the message."""

    code: str
    arguments: dict[str, str | int]


class Api:
    """The handlers; see `routes`."""

    def __init__(
        self, house: House, now: Callable[[], float], here: ServerAddress, tables: limits.Rate
    ) -> None:
        self._house = house
        self._here = here
        self._tables = Buckets(tables, now)
        self._wrong = Buckets(limits.WRONG_CODES, now)

    def routes(self) -> list[Route]:
        """All routes of the HTTP interface."""
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
        return json_response(self._here)

    async def games(self, request: Request) -> Response:
        return json_response(Games(tuple(game_info(catalogue.load(name)) for name in catalogue.games())))

    async def open(self, request: Request) -> Response:
        """Open a table; `limits.TABLES` says how many one client may open."""
        wanted = await read_body(request, TableRequest)
        if not self._tables.has(client_address(request)):
            raise Refusal("too-many-tables", most=self._tables.rate.most)
        place = await self._house.open(wanted)
        self._tables.spend(client_address(request))
        return json_response(place, 201)

    async def invitation(self, request: Request) -> Response:
        """Preview a table for somebody with its join code."""
        room = await self._find_by_secret(request, self._house.by_join, request.path_params["code"])
        return json_response(invitation(room.table))

    async def sit(self, request: Request) -> Response:
        asked = await read_body(request, JoinRequest)

        async def sit(code: str) -> Admission:
            return await self._house.sit(code, asked.name, asked.seat, asked.id)

        return json_response(await self._find_by_secret(request, sit, request.path_params["code"]), 201)

    async def watch(self, request: Request) -> Response:
        """Find the table with a watch secret."""
        room = await self._find_by_secret(request, self._house.by_watch, request.path_params["secret"])
        return json_response(WatchedTable(room.table.name))

    async def _find_by_secret(self, request: Request, find: Callable[[str], Awaitable[T]], secret: str) -> T:
        """What ``find`` returns for a secret; a client that has tried too many wrong secrets is refused."""
        if not self._wrong.has(client_address(request)):
            raise Refusal("too-many-attempts", seconds=int(limits.WRONG_CODES.seconds))
        try:
            return await find(secret)
        except Refusal as refusal:
            if refusal.code == "no-such-code":
                self._wrong.spend(client_address(request))
            raise

    async def replay(self, request: Request) -> Response:
        """Send a finished game step by step, as one viewer saw it or with everything revealed."""
        finished = await self._finished_table(request)
        wanted = request.query_params.get("viewer", "all")
        return json_response(finished_game.replay(finished, *perspective(finished, wanted)))

    async def record(self, request: Request) -> Response:
        """Send a finished game as a record."""
        finished = await self._finished_table(request)
        return PlainTextResponse(finished_game.record(finished), headers=NO_STORE)

    async def _finished_table(self, request: Request) -> Table:
        """The table, if the token or watch secret in the ``Authorization`` header is one of its own."""
        room: Room = await self._house.room(request.path_params["table"])
        secret = request.headers.get("authorization", "").removeprefix("Bearer ")
        try:
            house.identify(room.table, secret, None)
        except Refusal:
            house.identify(room.table, None, secret)
        return room.table

    async def qr(self, request: Request) -> Response:
        """Send the link to a table as a QR code, for a phone's camera."""
        from comptoir.server.web.qr import picture  # noqa: PLC0415 - few ask for one

        code = secrets.read_join(request.query_params.get("join", ""))
        base = self._here.address or str(request.base_url).rstrip("/")
        return Response(picture(f"{base}/#/join/{code}"), media_type="image/svg+xml", headers=NO_STORE)


# --- Responses ----------------------------------------------------------------------


NO_STORE: Final = {"cache-control": "no-store"}


def json_response(value: Struct, status: int = 200) -> Response:
    """A response with a value as JSON, not to be cached."""
    return Response(encoding.to_json(value), status, NO_STORE, "application/json")


async def refusal_response(_: Request, error: Exception) -> Response:
    """The response to a request that is refused."""
    assert isinstance(error, Refusal)
    status = 503 if isinstance(error, NotStored) else STATUS.get(error.code, 400)
    return json_response(Refused(error.code, protocol.arguments(error)), status)


async def fault_response(_: Request, __: Exception) -> Response:
    """The response to a request that the server fails to answer."""
    return json_response(Refused("server-fault", {}), 500)


def game_info(game: AnyGame) -> GameInfo:
    seats = Seats(game.seats[0], game.seats[-1])
    guided = new_table.to_plain(game.guided)
    bots, memory = line_up.levels(game), frames.has_memory(game)
    return GameInfo(game.name, seats, tuple(options_of(game)), game.editions, bots, guided, memory)


def options_of(game: AnyGame) -> Iterator[Choice]:
    """The options of a game that have more than one value."""
    default = game.Options()
    for name, hint in get_type_hints(game.Options).items():
        possible = setups.values(hint)
        if possible or hint == int | None:
            yield Choice(name, possible, getattr(default, name))


def invitation(of: Table) -> Invitation:
    seats = tuple(
        SeatPreview("open" if seat in of.free else occupant.who, occupant.name, occupant.level)
        for seat, occupant in enumerate(of.occupants)
    )
    opened = of.opened
    return Invitation(
        of.name, opened.game, of.status, opened.speed, opened.edition, opened.options, of.host, seats
    )


def perspective(of: Table, wanted: str) -> tuple[Viewer, bool]:
    """The viewer of a replay, and whether everything is revealed: ``all``, ``watcher`` or a seat number.

    Raises:
        Refusal: the table has no such seat.
    """
    if wanted in ("all", "watcher"):
        return None, wanted == "all"
    if not wanted.isdecimal() or int(wanted) >= len(of.occupants):
        raise Refusal("no-seat", seat=wanted, last=len(of.occupants) - 1)
    return int(wanted), False


# --- Requests -------------------------------------------------------------------------


def client_address(request: Request) -> str:
    """The IP address that a request comes from."""
    return request.client.host if request.client else ""


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request, decoded.

    Raises:
        Refusal: the body is too long, or not of this kind.
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
