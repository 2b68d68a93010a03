"""What a new table begins with."""

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


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants: ``bots`` by seat are levels, ``None`` for a person."""

    game: str
    seats: int
    name: str = ""
    options: dict[str, object] = {}
    edition: str = STANDARD
    speed: Speed = "relaxed"
    memory_aid: bool = False
    """People are shown what only a perfect memory would still know."""
    bots: tuple[str | None, ...] = ()
    start: bool = False
    games: int = 1
    """With more than one it is a match."""


def entries(wish: Wish, date: str) -> list[log.AnyEntry]:
    """The table that is wished for, its bots, and whoever wishes for it on the first seat without one.

    Raises:
        Refusal: there can be no such table.
    """
    game = catalogue.load(wish.game)
    opened = new(game, wish, date)
    bots = by_seat(wish.bots, wish.seats, line_up.levels(game))
    placed: list[log.AnyEntry] = [log.Placed(seat, bot) for seat, bot in enumerate(bots) if bot]
    if None not in bots:
        if not wish.start:
            raise Refusal("nobody-to-start")
        return [opened, *placed]
    seat = bots.index(None)
    return [opened, *placed, log.Sat(seat, names.clean(wish.name), secrets.new_token()), log.Hosted(seat)]


def new(game: AnyGame, wish: Wish, date: str) -> log.Opened:
    """A table with its figures in full, and two secrets of its own.

    Raises:
        BadOptions, BadEdition: the game cannot be started so.
        Refusal: there is no such match.
    """
    if wish.edition not in game.editions:  # in particular no file of this machine
        raise BadEdition("edition", ", ".join(game.editions))
    setup = game.start(wish.seats, game.options(wish.options), wish.edition).setup
    return log.Opened(
        game=game.name,
        rules=game.rules_version,
        seats=wish.seats,
        options=plain(setup.options),
        edition=wish.edition,
        components=plain(setup.components),
        speed=wish.speed,
        join=secrets.new_join(),
        watch=secrets.new_token(),
        date=date,
        memory_aid=wish.memory_aid,
        match=matches.first(wish.games, wish.seats),
    )


def rematch(over: Table, date: str) -> list[log.AnyEntry]:
    """The same table again: the same people, with secrets of their own, bots again, the next seat first."""
    opened = msgspec.structs.replace(
        over.opened,
        rules=over.game.rules_version,
        options=over.opened.options | {"first_seat": over.next_first_seat()},
        join=secrets.new_join(),
        watch=secrets.new_token(),
        date=date,
        match=matches.after(over),
    )
    again: list[log.AnyEntry] = [opened]
    for seat, chair in enumerate(over.chairs):
        if chair.who == "person":
            again.append(log.Sat(seat, chair.name, secrets.new_token()))
        else:
            again.append(log.Placed(seat, chair.level))
    return [*again, log.Hosted(over.host), log.Paced(over.short_pauses)]


def by_seat(bots: Sequence[str | None], seats: int, levels: Sequence[str]) -> list[str | None]:
    """The bot of each seat, ``None`` for a person.

    Raises:
        Refusal: there is no such bot, or there are more bots than seats.
    """
    if len(bots) > seats:
        raise Refusal("more-bots-than-seats", bots=len(bots), seats=seats)
    for bot in filter(None, bots):
        line_up.check_level(levels, bot)
    return [*bots, *[None] * (seats - len(bots))]


def plain(value: Struct) -> dict[str, object]:
    """A struct as plain values by name."""
    values: dict[str, object] = msgspec.to_builtins(value, enc_hook=encoding.to_plain)
    return values
