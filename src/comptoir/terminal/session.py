"""A session of `comptoir play`, from the command line until the game ends or the player leaves."""

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
from comptoir.core.terminal import normalize
from comptoir.terminal.player import LeftTable
from comptoir.terminal.recorder import Recorder
from comptoir.terminal.replay import check_seat, open_record, reader_for
from comptoir.terminal.screen import Screen
from comptoir.terminal.table import Table
from comptoir.words import names
from comptoir.words.printable import printable
from comptoir.words.texts import Texts, texts


class PlayArguments(NamedTuple):
    """The arguments of ``comptoir play``."""

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


def play_session(name: str, arguments: PlayArguments, language: str) -> None:
    """Play the game ``name``, or continue the one of ``arguments.resume``.

    Raises:
        Refusal: an argument is invalid.
        KeyboardInterrupt: the player has pressed Ctrl-C, and has been told how to resume the game.
    """
    game, seat, earlier = (
        resume_game(arguments) if arguments.resume else begin_game(name, arguments, texts(language))
    )
    reader = reader_for(texts(language, game.package), earlier, seat)
    levels = levels_of_bots(game, arguments.bots, len(reader.names) - 1)
    recorder = Recorder(game, arguments.resume, earlier)
    if arguments.record:
        recorder.save_to(arguments.record)
    with Screen(plain=arguments.plain) as screen:
        table = Table(game, reader, screen, levels, recorder)
        try:
            table.play(Random(arguments.seed))
            offer_record(table)
        except (LeftTable, KeyboardInterrupt) as end:
            leave_table(table, end.__cause__ or end, arguments)


# --- Beginning ------------------------------------------------------------------


def begin_game(name: str, arguments: PlayArguments, words: Texts) -> tuple[AnyGame, Seat, AnyRecord]:
    """A new game, the reader's seat, and a record without steps."""
    game, seat = load(name), arguments.seat or 0
    start = game.start_untimed(
        arguments.seats, line_up.read_options(game, arguments.options), arguments.edition
    )
    check_seat(seat, arguments.seats)
    own = names.cut(arguments.name) or words.say("default-name")
    return game, seat, Record((), start, names_by_seat(own, seat, arguments.seats), date=today())


def resume_game(arguments: PlayArguments) -> tuple[AnyGame, Seat, AnyRecord]:
    """An unfinished game, the reader's seat, and the record so far."""
    assert arguments.resume is not None
    game, record = open_record(arguments.resume, arguments.seat)
    if not game.to_act(record.end):
        raise Refusal("game-over")
    return game, own_seat(record.names) if arguments.seat is None else arguments.seat, record


def own_seat(names: Sequence[str]) -> Seat:
    """The reader's seat: the first one without the name of a bot."""
    return next((seat for seat, name in enumerate(names) if name not in REGULARS), 0)


def today() -> str:
    """The local date, as ``2026-11-27``."""
    return datetime.now().astimezone().date().isoformat()


# --- Players --------------------------------------------------------------------

REGULARS: Final = ("Ottilie", "Gaspard", "Nunzia", "Fergus", "Leopold", "Philine", "Bertram")
"""The names of the bots, by seat without the reader's own seat."""


def names_by_seat(own: str, seat: Seat, seats: int) -> tuple[str, ...]:
    """Names by seat: the reader's own, and bots' names in the other seats."""
    others = [name for name in REGULARS if normalize(name) != normalize(own)]
    return (*others[:seat], own, *others[seat : seats - 1])


def levels_of_bots(game: AnyGame, wanted: str, bots: int) -> tuple[str, ...]:
    """A level for each bot, from a single level or a comma-separated list.

    Raises:
        Refusal: a level is unknown, or the number of levels is wrong.
    """
    given = line_up.read_levels(wanted) if wanted else [line_up.usual_level(line_up.levels(game))]
    return line_up.level_for_each(game, given, bots)


# --- Leaving --------------------------------------------------------------------


def leave_table(table: Table, why: BaseException, arguments: PlayArguments) -> None:
    """Let a player leave before the end of the game.

    A player who typed quit may still save the game; one who pressed Ctrl-C is not asked.
    """
    if isinstance(why, LeftTable):
        offer_record(table)
    farewell(table, arguments)
    if isinstance(why, KeyboardInterrupt):
        raise KeyboardInterrupt from None


def farewell(table: Table, arguments: PlayArguments) -> None:
    """Say how to continue the game, or that it was not recorded."""
    screen, reader, path = table.screen, table.reader, table.recorder.path
    screen.show(Text(f"\n{reader.say('table-left')}"))
    if path is None:
        screen.show(Text(reader.say("table-not-recorded"), "quiet"))
        return
    command = ["comptoir", "play", "--resume", str(path)]
    command += ["--seat", str(reader.seat)] if reader.seat != own_seat(reader.names) else []
    command += ["--bots", arguments.bots] if arguments.bots else []
    screen.show(Text(reader.say("table-continue", command=shlex.join(command))))


def offer_record(table: Table) -> None:
    """If the record is not in a file, offer to save it."""
    screen, reader, recorder = table.screen, table.reader, table.recorder
    while recorder.path is None:
        screen.show(Text(f"\n{reader.say('table-offer-record')}"))
        try:
            if not (typed := screen.ask()):
                return
            recorder.save_to(expand_home(typed))
        except (EOFError, KeyboardInterrupt):
            return
        except Refusal as refusal:
            screen.show(Text(printable(reader.refusal(refusal)), "bad"))
    screen.show(Text(reader.say("table-recorded", file=str(recorder.path))))


def expand_home(typed: str) -> Path:
    """A typed path, with ``~`` expanded as in a shell.

    Raises:
        Refusal: the path begins with the home folder of an unknown user.
    """
    try:
        return Path(typed).expanduser()
    except (RuntimeError, ValueError):
        raise Refusal("cannot-write", file=typed) from None
