"""Records: a game as a text file, complete enough to play it again.

A header, an empty line, then one step per line: who acted, and what they did::

    comptoir record 1
    game: tidewater
    rules: 1
    edition: standard 0f3c5a7be912
    options: {"first_seat":2}
    seats: 3
    names: ["Ann","Ben","Cleo"]
    date: 2026-11-27
    result: target [75,40,12]

    chance tide ebb
    0 load w3

A line that begins with ``#`` is a comment. An edition that is not shipped is
called ``own``, and the line ``changed:`` after it holds the values that differ
from the standard edition. The second game of a match of three has ``match: 2/3``.
An unfinished game has no ``result``.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from comptoir.core import editions, encoding
from comptoir.core.actors import CHANCE, CLOCK, Actor, Nature
from comptoir.core.game import A, Game, S, V
from comptoir.core.refusals import BadRecord, Refusal
from comptoir.core.setups import ComponentsT, OptionsT

FORMAT: Final = 1
_TITLE: Final = "comptoir record "
_KEYS: Final = ("game", "rules", "edition", "changed", "options", "seats", "names", "date", "match", "result")
_OPTIONAL: Final = ("changed", "names", "date", "match", "result")

T = TypeVar("T")


class Turn(Struct, Generic[S, A], frozen=True, gc=False):
    """A step and the state in which it was taken."""

    state: S
    actor: Actor
    step: A


class Record(Struct, Generic[S, A], frozen=True):
    """The turns of a game, and ``end``, the state after the last one; the game may be unfinished."""

    turns: tuple[Turn[S, A], ...]
    end: S
    names: tuple[str, ...] = ()
    date: str = ""
    notes: tuple[Refusal, ...] = ()
    """Warnings for the reader: the rules, or the edition of this name, have changed since."""
    match: tuple[int, int] | None = None
    """The number of the game in its match, and the number of games in the match."""


def record(
    game: Game[S, V, A, OptionsT, ComponentsT],
    start: S,
    steps: Sequence[tuple[Actor, A]],
    names: Sequence[str] = (),
    date: str = "",
) -> Record[S, A]:
    """The record of a game that begins at ``start`` and takes ``steps`` in this order.

    Raises:
        IllegalAction: a step is not legal when it is taken.
    """
    turns, state = [], start
    for actor, step in steps:
        turns.append(Turn(state, actor, step))
        state = game.apply(state, actor, step)
    return Record(tuple(turns), state, tuple(names), date)


# --- Writing ------------------------------------------------------------------


def write(game: Game[S, V, A, OptionsT, ComponentsT], record: Record[S, A]) -> str:
    """The record as text."""
    lines = [f"{_TITLE}{FORMAT}"]
    lines += [f"{key}: {value}" for key, value in _header(game, record) if value]
    lines += [""]
    lines += [f"{write_actor(turn.actor)} {game.write(turn.step)}" for turn in record.turns]
    return "\n".join(lines) + "\n"


def _header(game: Game[S, V, A, OptionsT, ComponentsT], record: Record[S, A]) -> Iterator[tuple[str, str]]:
    setup = record.end.setup
    name = editions.name_of(setup.components, game.package)
    result = game.result(record.end)
    yield "game", game.name
    yield "rules", str(game.rules_version)
    yield "edition", f"{name or 'own'} {editions.digest(setup.components)}"
    if name is None:
        yield "changed", _plain(editions.changes(setup.components, game.package))
    yield "options", _plain(setup.options)
    yield "seats", str(setup.seats)
    yield "names", _plain(record.names) if record.names else ""
    yield "date", " ".join(record.date.split())
    yield "match", "/".join(map(str, record.match or ()))
    yield "result", f"{result.reason} {_plain(result.scores)}" if result else ""


def _plain(value: object) -> str:
    return encoding.to_json(value).decode()


def write_actor(actor: Actor) -> str:
    """``0``, ``chance`` or ``clock``."""
    return actor.value if isinstance(actor, Nature) else str(actor)


def read_actor(text: str) -> Actor | None:
    """The reverse of `write_actor`; ``None`` if the text names no actor."""
    if text in (CHANCE.value, CLOCK.value):
        return Nature(text)
    return int(text) if re.fullmatch(r"0|[1-9]\d?", text, re.ASCII) else None


# --- Reading ------------------------------------------------------------------


def game_of(text: str) -> str:
    """The name of the game in a record.

    Raises:
        BadRecord: the text is not a record, is from a newer version, or names no game.
    """
    lines = _lines(text)
    title = re.fullmatch(rf"{_TITLE}([1-9]\d{{0,8}})", lines[0], re.ASCII)
    if not title:
        raise BadRecord(1, "no-record")
    if int(title[1]) > FORMAT:
        raise BadRecord(1, "newer-record", format=title[1], known=FORMAT)
    header, _ = _split(lines)
    return header["game"][1]


def _lines(text: str) -> list[str]:
    """The lines of a text; `str.splitlines` would also split at line breaks that a name may contain."""
    return [line.removesuffix("\r") for line in text.split("\n")]


def read(game: Game[S, V, A, OptionsT, ComponentsT], text: str) -> Record[S, A]:
    """Read a record from its text, and check it by playing it again.

    Raises:
        BadRecord: names the line that is wrong, and why.
    """
    name = game_of(text)
    header, steps = _split(_lines(text))
    if name != game.name:
        raise BadRecord(header["game"][0], "record-of-another-game", game=game.name, found=name)
    start, notes = _start(game, header)
    turns, state = [], start
    for line, words in steps:
        turn = _read_step(game, state, line, words)
        turns.append(turn)
        state = _at(line, partial(game.apply, turn.state, turn.actor, turn.step))
    _check_result(game, state, header)
    names = _names(*header["names"], start.setup.seats) if "names" in header else ()
    match = _match(*header["match"]) if "match" in header else None
    return Record(tuple(turns), state, names, header.get("date", (0, ""))[1], notes, match)


Header = Mapping[str, tuple[int, str]]
"""Each key's line number and text."""


def _split(lines: Sequence[str]) -> tuple[Header, list[tuple[int, str]]]:
    header: dict[str, tuple[int, str]] = {}
    number = 1
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            break
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon or key not in _KEYS or key in header:
            raise BadRecord(number, "record-header", keys=", ".join(_KEYS))
        header[key] = (number, value.strip())
    for key in _KEYS:
        if key not in header and key not in _OPTIONAL:
            raise BadRecord(number, "record-key-missing", key=key)
    steps = [
        (place, line)
        for place, line in enumerate(lines[number:], start=number + 1)
        if line.strip() and not line.startswith("#")
    ]
    return header, steps


def _start(game: Game[S, V, A, OptionsT, ComponentsT], header: Header) -> tuple[S, tuple[Refusal, ...]]:
    components, notes = _edition(game, header)
    line, text = header["rules"]
    version = _number(line, text)
    if version > game.rules_version:
        raise BadRecord(line, "newer-rules", rules=version, known=game.rules_version)
    if version < game.rules_version:
        notes += (BadRecord(line, "older-rules", rules=version, known=game.rules_version),)
    line, text = header["options"]
    values = _json(line, text, dict[str, object])
    options = _at(line, lambda: game.options(values))
    line, text = header["seats"]
    seats = _number(line, text)
    return _at(line, lambda: game.start(seats, options, components)), notes


def _edition(
    game: Game[S, V, A, OptionsT, ComponentsT], header: Header
) -> tuple[ComponentsT, tuple[Refusal, ...]]:
    line, text = header["edition"]
    name, _, digest = text.partition(" ")
    if name in game.editions:
        components = game.components(name)
    elif name != "own":
        raise BadRecord(line, "edition-unknown", edition=name, known=", ".join((*game.editions, "own")))
    else:
        place, changed = header.get("changed", (line, "{}"))
        standard = msgspec.to_builtins(game.components(), enc_hook=encoding.to_plain)
        values = standard | _json(place, changed, dict[str, object])
        components = _at(place, lambda: editions.components(values, game.Components))
    found = editions.digest(components)
    if found == digest:
        return components, ()
    return components, (BadRecord(line, "edition-changed", edition=name, digest=digest, found=found),)


def _read_step(game: Game[S, V, A, OptionsT, ComponentsT], state: S, line: int, words: str) -> Turn[S, A]:
    who, _, text = words.partition(" ")
    awaited = game.to_act(state)
    if (actor := read_actor(who)) is None:
        raise BadRecord(line, "no-actor", found=who)
    # Sealed choices are recorded by ascending seat; when the clock is due too, anyone may act first.
    due = awaited if CLOCK in awaited else awaited[:1]
    if actor not in due:
        raise BadRecord(line, "not-due", found=who, due=", ".join(map(write_actor, due)) or "-")
    return Turn(state, actor, _at(line, lambda: game.read(text)))


def _check_result(game: Game[S, V, A, OptionsT, ComponentsT], end: S, header: Header) -> None:
    line, text = header.get("result", (1, ""))
    result = game.result(end)
    found = f"{result.reason} {_plain(result.scores)}" if result else ""
    if text and text.replace(" ", "") != found.replace(" ", ""):
        raise BadRecord(line, "another-result", found=found or "-")


def _names(line: int, text: str, seats: int) -> tuple[str, ...]:
    names = _json(line, text, tuple[str, ...])
    if len(names) != seats:
        raise BadRecord(line, "record-names", names=len(names), seats=seats)
    return names


def _match(line: int, text: str) -> tuple[int, int]:
    place = re.fullmatch(r"([1-9]\d{0,2})/([1-9]\d{0,2})", text, re.ASCII)
    if not place or int(place[1]) > int(place[2]):
        raise BadRecord(line, "record-match", found=text)
    return int(place[1]), int(place[2])


def _number(line: int, text: str) -> int:
    return _json(line, text, int)


def _json(line: int, text: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRecord(line, "wrong-line", why=str(error)) from None


def _at(line: int, read: Callable[[], T]) -> T:
    """Call ``read``; if it refuses, name the line in the refusal."""
    try:
        return read()
    except Refusal as error:
        raise BadRecord(line, "wrong-line", why=str(error)) from error
