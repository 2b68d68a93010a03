"""The server as one ASGI application: the page, the HTTP interface and the sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from comptoir.core.refusals import Refusal
from comptoir.server import limits
from comptoir.server.rooms.house import House
from comptoir.server.rooms.surroundings import Surroundings
from comptoir.server.web import static
from comptoir.server.web.api import Api, ServerAddress, fault_response, refusal_response
from comptoir.server.web.sockets import Sockets


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of the application."""

    address: str | None = None
    """The address that begins links; ``None``: the address that the browser uses."""
    only_here: bool = False
    """Whether only this computer can reach the server."""
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may open sockets, such as a development server."""
    tables: limits.Rate = limits.TABLES


class Router:
    """Routes sockets around Starlette, which would make every frame cost more, and everything else to it."""

    def __init__(self, sockets: ASGIApp, others: ASGIApp) -> None:
        self._sockets = sockets
        self._others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket" and scope["path"] == "/ws"
        await (self._sockets if is_socket else self._others)(scope, receive, send)


def make(surroundings: Surroundings, house: House, settings: Settings) -> ASGIApp:
    """The application; at shutdown it closes the house."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await house.close()

    others = Starlette(
        routes=routes(surroundings, house, settings),
        middleware=[
            Middleware(static.SecurityHeaders),
            Middleware(GZipMiddleware, minimum_size=800, compresslevel=5),
        ],
        exception_handlers={Refusal: refusal_response, Exception: fault_response},
        lifespan=lifespan,
    )
    return Router(Sockets(house, surroundings.clock, settings.origins), others)


def routes(surroundings: Surroundings, house: House, settings: Settings) -> list[BaseRoute]:
    """All routes except the sockets'. One route serves the page, because its own addresses are fragments."""
    here = ServerAddress(settings.address, settings.only_here)
    return [
        *Api(house, surroundings.clock.now, here, settings.tables).routes(),
        static.route(),
    ]
