"""Sitting down to a game as wished on the command line, and getting up again."""

import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rich.text import Text

from comptoir import line_up
from comptoir.catalogue import AnyGame, AnyRecord, load
from comptoir.core.actors import Seat
from comptoir.core.records import Record
from comptoir.core.refusals import Refusal
from comptoir.core.terminal import folded
from comptoir.terminal.keeping import Keeper
from comptoir.terminal.player import Left
from comptoir.terminal.replay import chair_of, check_seat, open_record
from comptoir.terminal.screen import Screen
from comptoir.terminal.table import Table
from comptoir.words import names
from comptoir.words.printable import printable
from comptoir.words.texts import Texts, texts


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


def sit_down(name: str, wishes: Wishes, language: str) -> None:
    """Play as wished.

    Raises:
        Refusal: something wished for cannot be had.
        KeyboardInterrupt: the player left by Ctrl-C, and has been told how to go on.
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
            get_up(table, end.__cause__ or end, wishes)


# --- Sitting down ---------------------------------------------------------------


def begun(name: str, wishes: Wishes, words: Texts) -> tuple[AnyGame, Seat, AnyRecord]:
    """A new game, the reader's seat in it, and its record without a step."""
    game, seat = load(name), wishes.seat or 0
    start = game.start_untimed(wishes.seats, line_up.read_options(game, wishes.options), wishes.edition)
    check_seat(seat, wishes.seats)
    own = names.cut(wishes.name) or words.say("default-name")
    return game, seat, Record((), start, seated_names(own, seat, wishes.seats), date=today())


def resumed(wishes: Wishes) -> tuple[AnyGame, Seat, AnyRecord]:
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


def seated_names(own: str, seat: Seat, seats: int) -> tuple[str, ...]:
    """Names by seat: the reader's own, and regulars in the other chairs."""
    others = [name for name in REGULARS if folded(name) != folded(own)]
    return (*others[:seat], own, *others[seat : seats - 1])


def chosen_levels(game: AnyGame, wanted: str, chairs: int) -> tuple[str, ...]:
    """A level for each of the bots, from one for all or a list with commas.

    Raises:
        Refusal: a level is unknown, or the list is too short or too long.
    """
    given = line_up.read_levels(wanted) if wanted else [line_up.usual_level(line_up.levels(game))]
    return line_up.level_for_each(game, given, chairs)


# --- Getting up -----------------------------------------------------------------


def get_up(table: Table, why: BaseException, wishes: Wishes) -> None:
    """Part with a player in the middle of a game.

    Who asks to leave may still keep the game; who leaves in a hurry is not held up.
    """
    if isinstance(why, Left):
        offer_record(table)
    farewell(table, wishes)
    if isinstance(why, KeyboardInterrupt):
        raise KeyboardInterrupt from None


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
            screen.show(Text(printable(chair.refusal(refusal)), "bad"))
    screen.show(Text(chair.say("table-recorded", file=str(keeper.path))))


def at_home(typed: str) -> Path:
    """A path as a shell understands it.

    Raises:
        Refusal: it begins with the home of nobody.
    """
    try:
        return Path(typed).expanduser()
    except (RuntimeError, ValueError):
        raise Refusal("cannot-write", file=typed) from None
