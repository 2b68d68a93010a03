"""The files of the built page: browsers check ``index.html`` at every load, and cache ``assets`` for ever."""

import gzip
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PACKAGE: Final = "comptoir_ui"
"""The package, part of the wheel, that holds the built page."""

MISSING: Final = """\
Comptoir is running, but its page has not been built.

In a checkout, `make play` builds it. An installed Comptoir includes it: install Comptoir again.
"""

SECURITY: Final = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
"""With these headers, no text from a player can run as a script, and no address is sent to other sites."""


def folder() -> Path | None:
    """The folder of the built page; ``None`` if it has not been built."""
    spec = find_spec(PACKAGE)
    places = spec.submodule_search_locations if spec else None
    found = [Path(place) for place in places or () if Path(place, "index.html").is_file()]
    return found[0] if found else None


def route() -> BaseRoute:
    """The route of the page and everything that it loads."""
    built = folder()
    return Mount("/", Page(built)) if built else Route("/", missing)


async def missing(_: Request) -> Response:
    """A response that says that the page has not been built, and how to build it."""
    return PlainTextResponse(MISSING, 503, headers={"cache-control": "no-store"})


class Page(StaticFiles):
    """The page's files. A file in ``assets`` has a digest in its name, so it never changes.

    Such a file is compressed only once, because compressing it for every request would hold up all tables.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)
        self._packed: dict[str, Response] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A response with a file, and with how long browsers may cache it."""
        unpacks = scope["method"] == "GET" and "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if unpacks and path in self._packed:
            return self._packed[path]
        response = await super().get_response(path, scope)
        for_ever = Path(path).parts[:1] == ("assets",)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        if for_ever and unpacks and isinstance(response, FileResponse):
            response = self._packed[path] = compress(response)
        return response


def compress(response: FileResponse) -> Response:
    """A response with a compressed copy of a file in memory."""
    kept = {name: response.headers[name] for name in ("content-type", "cache-control")}
    headers = kept | {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(Path(response.path).read_bytes(), mtime=0), headers=headers)


class SecurityHeaders:
    """Middleware that adds the headers `SECURITY` to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)
