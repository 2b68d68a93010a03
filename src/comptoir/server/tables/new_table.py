"""The log entries with which a new table begins."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from comptoir import catalogue, line_up
from comptoir.catalogue import AnyGame
from comptoir.core import encoding
from comptoir.core.editions import STANDARD
from comptoir.core.refusals import BadEdition, Refusal
from comptoir.server.protocol import Speed
from comptoir.server.tables import log, matches, secrets
from comptoir.server.tables.table import Table
from comptoir.words import names


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table. ``bots``: the level of the bot in each seat, ``None`` for a person."""

    game: str
    seats: int
    name: str = ""
    options: dict[str, object] = {}
    edition: str = STANDARD
    speed: Speed = "relaxed"
    memory_aid: bool = False
    """Whether people see what only a perfect memory would still know."""
    bots: tuple[str | None, ...] = ()
    start: bool = False
    games: int = 1
    """The number of games; more than one makes a match."""


def first_entries(request: TableRequest, date: str) -> list[log.AnyEntry]:
    """The first entries of the requested table; the person who asks for it gets the first seat without a bot.

    Raises:
        Refusal: the table cannot be opened.
    """
    game = catalogue.load(request.game)
    opened = opened_entry(game, request, date)
    bots = bots_by_seat(request.bots, request.seats, line_up.levels(game))
    placed: list[log.AnyEntry] = [log.Placed(seat, bot) for seat, bot in enumerate(bots) if bot]
    if None not in bots:
        if not request.start:
            raise Refusal("nobody-to-start")
        return [opened, *placed]
    seat = bots.index(None)
    return [opened, *placed, log.Sat(seat, names.clean(request.name), secrets.new_token()), log.Hosted(seat)]


def opened_entry(game: AnyGame, request: TableRequest, date: str) -> log.Opened:
    """The entry that opens a table, with its components in full and two new secrets.

    Raises:
        BadOptions, BadEdition: the game cannot start with these options or this edition.
        Refusal: the number of games is out of range.
    """
    if request.edition not in game.editions:  # a path would read a file on this machine
        raise BadEdition("edition", ", ".join(game.editions))
    setup = game.start(request.seats, game.options(request.options), request.edition).setup
    return log.Opened(
        game=game.name,
        rules=game.rules_version,
        seats=request.seats,
        options=to_plain(setup.options),
        edition=request.edition,
        components=to_plain(setup.components),
        speed=request.speed,
        join=secrets.new_join(),
        watch=secrets.new_token(),
        date=date,
        memory_aid=request.memory_aid,
        match=matches.first_game(request.games, request.seats),
    )


def rematch_entries(over: Table, date: str) -> list[log.AnyEntry]:
    """The first entries of a rematch: the same people and bots, new secrets, the next first seat."""
    opened = msgspec.structs.replace(
        over.opened,
        rules=over.game.rules_version,
        options=over.opened.options | {"first_seat": over.next_first_seat()},
        join=secrets.new_join(),
        watch=secrets.new_token(),
        date=date,
        match=matches.next_game(over),
    )
    entries: list[log.AnyEntry] = [opened]
    for seat, occupant in enumerate(over.occupants):
        if occupant.who == "person":
            entries.append(log.Sat(seat, occupant.name, secrets.new_token()))
        else:
            entries.append(log.Placed(seat, occupant.level))
    return [*entries, log.Hosted(over.host), log.Paced(over.short_pauses)]


def bots_by_seat(bots: Sequence[str | None], seats: int, levels: Sequence[str]) -> list[str | None]:
    """The level of the bot in each seat, ``None`` for a person.

    Raises:
        Refusal: a level is unknown, or there are more bots than seats.
    """
    if len(bots) > seats:
        raise Refusal("more-bots-than-seats", bots=len(bots), seats=seats)
    for bot in filter(None, bots):
        line_up.check_level(levels, bot)
    return [*bots, *[None] * (seats - len(bots))]


def to_plain(value: Struct) -> dict[str, object]:
    """The fields of a struct as plain values, by name."""
    values: dict[str, object] = msgspec.to_builtins(value, enc_hook=encoding.to_plain)
    return values
