"""Sitting down to a game as wished on the command line, and getting up again."""

import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.text import Text

from comptoir.catalogue import AnyGame, load
from comptoir.core.actors import Seat
from comptoir.core.records import Record
from comptoir.core.refusals import Refusal
from comptoir.core.terminal import folded
from comptoir.core.texts import Texts, texts
from comptoir.terminal import pages
from comptoir.terminal.keeping import Keeper
from comptoir.terminal.reader import Left
from comptoir.terminal.replay import chair_of, check_seat, open_record
from comptoir.terminal.screen import Screen, printable
from comptoir.terminal.table import Table

INTERRUPTED: Final = 130
"""What a shell expects of a program that Ctrl-C has ended."""


class Wishes(NamedTuple):
    """What was asked for on the command line, see there."""

    seats: int
    seat: Seat | None
    name: str
    bots: str
    seed: int | None
    edition: str
    options: tuple[str, ...]
    record: Path | None
    resume: Path | None
    plain: bool


def sit_down(name: str, wishes: Wishes, language: str) -> int:
    """Play as wished, and end with what the shell is told.

    Raises:
        Refusal: something wished for cannot be had.
    """
    game, seat, earlier = resumed(wishes) if wishes.resume else begun(name, wishes, texts(language))
    chair = chair_of(texts(language, game.package), earlier, seat)
    levels = chosen_levels(game, wishes.bots, len(chair.names) - 1)
    keeper = Keeper(game, wishes.resume, earlier)
    if wishes.record:
        keeper.keep(wishes.record)
    with Screen(plain=wishes.plain) as screen:
        table = Table(game, chair, screen, levels, keeper)
        try:
            table.play(Random(wishes.seed))
            offer_record(table)
        except (Left, KeyboardInterrupt) as end:
            return get_up(table, end.__cause__ or end, wishes)
    return 0


# --- Sitting down ---------------------------------------------------------------


def begun(name: str, wishes: Wishes, words: Texts) -> tuple[AnyGame, Seat, Record[Any, Any]]:
    """A new game, the reader's seat in it, and its record without a step."""
    game, seat = load(name), wishes.seat or 0
    start = game.start_untimed(wishes.seats, pages.read_options(game, wishes.options), wishes.edition)
    check_seat(seat, wishes.seats)
    own = cleaned(wishes.name) or words.say("default-name")
    return game, seat, Record((), start, seated_names(own, seat, wishes.seats), date=today())


def resumed(wishes: Wishes) -> tuple[AnyGame, Seat, Record[Any, Any]]:
    """A game that was left before its end, and the reader's seat in it."""
    assert wishes.resume is not None
    game, record = open_record(wishes.resume, wishes.seat)
    if not game.to_act(record.end):
        raise Refusal("game-over")
    return game, own_seat(record.names) if wishes.seat is None else wishes.seat, record


def own_seat(names: Sequence[str]) -> Seat:
    """Where the reader sat: at the first name that is not one of the house."""
    return next((seat for seat, name in enumerate(names) if name not in REGULARS), 0)


def today() -> str:
    """The date where the player is."""
    return datetime.now().astimezone().date().isoformat()


# --- Who sits where -------------------------------------------------------------

REGULARS: Final = ("Ottilie", "Gaspard", "Nunzia", "Fergus", "Leopold", "Philine", "Bertram")
"""Who sits in the other chairs, in this order."""

LONGEST_NAME: Final = 24
DEFAULT_LEVEL: Final = "regular"


def cleaned(name: str) -> str:
    """A name without what would disturb the table."""
    return "".join(filter(str.isprintable, name)).strip()[:LONGEST_NAME]


def seated_names(own: str, seat: Seat, seats: int) -> tuple[str, ...]:
    """Names by seat: the reader's own, and regulars in the other chairs."""
    others = [name for name in REGULARS if folded(name) != folded(own)]
    return (*others[:seat], own, *others[seat : seats - 1])


def chosen_levels(game: AnyGame, wanted: str, chairs: int) -> tuple[str, ...]:
    """A level for each of the bots, from one for all or a list with commas.

    Raises:
        Refusal: there is no such level, or the list is too short or too long.
    """
    known = tuple(game.bots) or ("random",)
    given = [level.strip() for level in wanted.split(",")] if wanted else [default_level(known)]
    for level in given:
        if level not in known:
            raise Refusal("no-bot", level=level, known=", ".join(known))
    if len(given) not in (1, chairs):
        raise Refusal("bot-count", bots=len(given), chairs=chairs)
    return tuple(given if len(given) == chairs else given * chairs)


def default_level(known: Sequence[str]) -> str:
    """The level for a first game."""
    return DEFAULT_LEVEL if DEFAULT_LEVEL in known else known[-1]


# --- Getting up -----------------------------------------------------------------


def get_up(table: Table, why: BaseException, wishes: Wishes) -> int:
    """Part with a player in the middle of a game; what the shell is told.

    Who asks to leave may still keep the game; who leaves in a hurry is not held up.
    """
    if isinstance(why, Left):
        offer_record(table)
    farewell(table, wishes)
    return INTERRUPTED if isinstance(why, KeyboardInterrupt) else 0


def farewell(table: Table, wishes: Wishes) -> None:
    """What a player who leaves should know."""
    screen, chair, path = table.screen, table.chair, table.keeper.path
    screen.show(Text(f"\n{chair.say('table-left')}"))
    if path is None:
        screen.show(Text(chair.say("table-not-recorded"), "quiet"))
        return
    command = ["comptoir", "play", "--resume", str(path)]
    command += ["--seat", str(chair.seat)] if chair.seat != own_seat(chair.names) else []
    command += ["--bots", wishes.bots] if wishes.bots else []
    screen.show(Text(chair.say("table-continue", command=shlex.join(command))))


def offer_record(table: Table) -> None:
    """Keep the record in a file, if it is in none and the player wants it."""
    screen, chair, keeper = table.screen, table.chair, table.keeper
    while keeper.path is None:
        screen.show(Text(f"\n{chair.say('table-offer-record')}"))
        try:
            if not (typed := screen.ask()):
                return
            keeper.keep(at_home(typed))
        except (EOFError, KeyboardInterrupt):
            return
        except Refusal as refusal:
            screen.show(Text(printable(chair.texts.refusal(refusal)), "bad"))
    screen.show(Text(chair.say("table-recorded", file=keeper.path)))


def at_home(typed: str) -> Path:
    """A path as a shell understands it.

    Raises:
        Refusal: it begins with the home of nobody.
    """
    try:
        return Path(typed).expanduser()
    except (RuntimeError, ValueError):
        raise Refusal("cannot-write", file=typed) from None
