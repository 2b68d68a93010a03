"""The server as one ASGI application: page, questions over HTTP, sockets."""

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
from comptoir.server.web.api import Api, Here, failed, refused
from comptoir.server.web.sockets import Sockets


class Settings(Struct, frozen=True, kw_only=True):
    """What a server can be told."""

    address: str | None = None
    """Where others find it; ``None`` where that is for their browsers to know."""
    only_here: bool = False
    """Whether nobody but this computer can get here."""
    origins: frozenset[str] = frozenset()
    """Pages from elsewhere that may open sockets here, such as one in development."""
    tables: limits.Rate = limits.TABLES


class Front:
    """Sockets and everything else, each on its own way: through Starlette every frame would cost more."""

    def __init__(self, sockets: ASGIApp, others: ASGIApp) -> None:
        self._sockets = sockets
        self._others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve."""
        ours = scope["type"] == "websocket" and scope["path"] == "/ws"
        await (self._sockets if ours else self._others)(scope, receive, send)


def make(surroundings: Surroundings, house: House, settings: Settings) -> ASGIApp:
    """The application; when it ends, what is being written is finished."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await house.close()

    others = Starlette(
        routes=routes(surroundings, house, settings),
        middleware=[Middleware(static.Safe), Middleware(GZipMiddleware, minimum_size=800, compresslevel=5)],
        exception_handlers={Refusal: refused, Exception: failed},
        lifespan=lifespan,
    )
    return Front(Sockets(house, surroundings.clock, settings.origins), others)


def routes(surroundings: Surroundings, house: House, settings: Settings) -> list[BaseRoute]:
    """Every address of the server but that of the sockets; those of the page are fragments of ``/``."""
    here = Here(settings.address, settings.only_here)
    return [
        *Api(house, surroundings.clock.now, here, settings.tables).routes(),
        static.route(),
    ]
