"""The files of earlier versions, described in `README.md`, and evenings that continue their tables."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from tests.server.evenings import Evening
from tests.server.fakes import FakeClock, FakeStore

HERE: Final = Path(__file__).parent
DATA: Final = HERE / "tables.db"
RECORDS: Final = sorted(HERE.glob("records/*.txt"))
LATER: Final = 1_800_000_000.0
"""A time after everything in the data file, in seconds since 1970."""
MOST: Final = 3000
"""More rounds of the loop in `play_out` than any game in these files takes."""

Fields: TypeAlias = dict[str, Any]
SomeEvening = TypeVar("SomeEvening", bound=Evening)


def read(name: str) -> Fields:
    """A JSON file of this folder."""
    fields: Fields = json.loads((HERE / name).read_text("utf-8"))
    return fields


TABLES: Final[dict[str, Fields]] = read("places.json")
"""The tables of the data file: their secrets, and what the version that wrote it said about them."""
PAGES: Final = read("page.json")
"""What pages of that version sent, and what they stored in the browser."""


def tables_with(status: str) -> list[str]:
    """The tables with this status."""
    return [key for key, table in TABLES.items() if table["status"] == status]


def tokens(table: Fields) -> dict[int, str]:
    """The secrets of a table's seats, by seat."""
    return {int(seat): token for seat, token in table["tokens"].items()}


def copy(folder: Path) -> Path:
    """A copy of the data file, for tests that write to it."""
    return Path(shutil.copy(DATA, folder / "tables.db"))


def rows(query: str, path: Path = DATA) -> list[tuple[Any, ...]]:
    """The rows that an SQL query finds; the data file is not changed."""
    with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as base:
        return base.execute(query).fetchall()


def store(path: Path = DATA) -> FakeStore:
    """Everything in a data file, in memory."""
    kept = FakeStore()
    for name, join, watch in rows("SELECT name, joins, watch FROM tables", path):
        kept.logs[name], kept.joins[join], kept.watches[watch] = [], name, name
    for name, data in rows("SELECT name, data FROM log ORDER BY name, number", path):
        kept.logs[name].append(data)
    kept.kept = {(name, seat): data for name, seat, data in rows("SELECT name, seat, data FROM orders", path)}
    return kept


def reopen(key: str, kind: type[SomeEvening], path: Path = DATA) -> SomeEvening:
    """A table after a restart at a later time; nobody is present yet."""
    table, evening = TABLES[key], kind(FakeClock(LATER), store(path))
    evening.name, evening.join, evening.watch_secret = table["table"], table["join"], table["watch"]
    evening.tokens = tokens(table)
    return evening


async def join_everybody(evening: SomeEvening) -> SomeEvening:
    """Let everybody with a seat open their page."""
    for seat in evening.tokens:
        await evening.come(seat)
    return evening


async def take_seat(evening: Evening, name: str) -> int:
    """Let a new person take a seat with the table's join code and open their page; return the seat."""
    place = await evening.house.sit(evening.join, name, None)
    assert place.seat is not None
    assert place.token
    evening.tokens[place.seat] = place.token
    await evening.come(place.seat)
    return place.seat


async def play_out(evening: Evening, dice: Random) -> list[str]:
    """Let everybody present act at random until the game is over; return all steps in notation."""
    for _ in range(MOST):
        table = await evening.table()
        if table.status == "over":
            return [table.game.write(turn.step) for turn in table.turns]
        owing = [seat for seat in table.owing if seat in evening.pages and not table.bot(seat)]
        if not owing:
            await evening.clock.advance(5)
            continue
        legal = table.game.legal(table.state, owing[0])
        answer = await evening.act(owing[0], table.game.write(dice.choice(legal)))
        assert answer["kind"] == "ok", answer
    raise AssertionError("the game does not end")


def steps(record: str) -> list[str]:
    """The lines of a record that hold its steps."""
    return record.partition("\n\n")[2].splitlines()
