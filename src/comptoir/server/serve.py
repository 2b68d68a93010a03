"""Starts and stops the server: opens its port, locks its data file, and prints its address."""

import errno
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from msgspec import Struct

from comptoir.core.refusals import Refusal
from comptoir.server import bot_processes, limits
from comptoir.server.clock import RealClock
from comptoir.server.faults import where
from comptoir.server.limits import Rate
from comptoir.server.rooms.house import House
from comptoir.server.rooms.surroundings import Surroundings
from comptoir.server.storage import lock
from comptoir.server.storage.sqlite import SqliteStore, check_header
from comptoir.server.web import app
from comptoir.server.web.app import Settings
from comptoir.server.web.wire import Wire
from comptoir.words.texts import Texts, texts

logger = logging.getLogger(__name__)

ANYWHERE: Final = "0.0.0.0"
ONLY_HERE: Final = ("127.0.0.1", "::1", "localhost")
"""Hosts that no other computer can reach."""


class ServeOptions(Struct, frozen=True, kw_only=True):
    """The options of ``comptoir serve``."""

    host: str
    port: int
    lan: bool
    data: Path
    compress: bool = True
    """Whether frames are compressed, to a thirtieth of their size, for 1.5 times the work."""
    origins: frozenset[str] = frozenset()
    tables: Rate = limits.TABLES


class Server(uvicorn.Server):
    """Calls ``ready`` once it answers, and closes the house before the sockets."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close every room once it has finished what it is doing, then shut down."""
        await self._house.say_goodbye()
        await super().shutdown(sockets)


def serve(options: ServeOptions, language: str, open_page: bool) -> None:
    """Serve until told to stop, and print where the page is.

    Raises:
        Refusal: the port is taken, or the file cannot be used.
    """
    words = texts(language)

    def announce(address: str) -> None:
        for line in announcement(words, options, address):
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        if open_page:
            Thread(target=open_browser, args=(address,), daemon=True).start()

    run(options, announce)


def open_browser(address: str) -> None:
    """Open the page in a browser, if possible."""
    try:
        webbrowser.open(address)
    except Exception as error:
        logger.warning("no browser could be opened: %s", where(error))


def announcement(words: Texts, options: ServeOptions, address: str) -> Iterator[str]:
    """Lines that say where the page is, who can open it, and where the tables are stored."""
    yield words.say("serve-ready", address=address)
    if options.lan:
        from comptoir.server.web import qr  # noqa: PLC0415 - the server starts sooner without

        yield words.say("serve-for-others")
        yield qr.text(address)
    elif options.host in ONLY_HERE:
        yield words.say("serve-only-here", command="comptoir serve --lan")
    yield words.say("serve-stop", file=options.data)


def run(options: ServeOptions, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; ``ready`` gets the address once the server answers.

    Raises:
        Refusal: the port is taken, the file cannot be used, or another server has it.
    """
    listening = listen(ANYWHERE if options.lan else options.host, options.port)
    host, port = listening.getsockname()[:2]
    address = f"http://{url_host(host)}:{port}"
    check_header(options.data)
    with lock.hold(options.data, address):
        serve_tables(options, listening, address, lambda: ready(address))


def serve_tables(
    options: ServeOptions, listening: socket.socket, address: str, ready: Callable[[], None]
) -> None:
    """Serve the tables of a data file that this server has locked.

    Raises:
        Refusal: the file cannot be used.
    """
    store = SqliteStore(options.data)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    others = address if options.lan else None
    settings = Settings(
        address=others,
        only_here=listening.getsockname()[0] in ONLY_HERE,
        origins=options.origins,
        tables=options.tables,
    )
    surroundings = Surroundings(
        store=store, clock=RealClock(), bots=bot_processes.Processes(bot_processes.workers())
    )
    house = House(surroundings)
    server = Server(config(app.make(surroundings, house, settings), options), house, ready)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn restores it at the end
    gc.freeze()  # imported modules are never freed
    gc.set_threshold(100_000, 20, 20)  # tables hold many objects, but no reference cycles
    with suppress(KeyboardInterrupt):
        server.run([listening])


def config(application: object, options: ServeOptions) -> uvicorn.Config:
    """Uvicorn's configuration; no request is logged, because some addresses hold join codes."""
    return uvicorn.Config(
        application,  # type: ignore[arg-type]
        loop="auto",
        ws=Wire,
        ws_max_size=limits.LARGEST_MESSAGE,
        ws_ping_interval=limits.PING,
        ws_ping_timeout=limits.PONG,
        ws_per_message_deflate=options.compress,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket.

    Raises:
        Refusal: the address cannot be used, or another program listens there.
    """
    try:
        return socket.create_server((host, port), family=family(host), backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refusal("port-busy", port=str(port)) from None
        raise Refusal("address-unusable", host=host, port=str(port), why=str(error)) from None


def family(host: str) -> socket.AddressFamily:
    """IPv6 if the host is an address with colons, else IPv4."""
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def url_host(host: str) -> str:
    """The host for a URL; for `ANYWHERE`, this computer's address in its network."""
    if host == ANYWHERE:
        return own_host()
    return f"[{host}]" if ":" in host else host


def own_host() -> str:
    """This computer's address in its network, found without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: no computer has it
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
