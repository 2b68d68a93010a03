"""Tables of an earlier version open as they were left, and go on from there."""

import hashlib
import json
from random import Random

import pytest

from comptoir.core import records
from comptoir.core.refusals import Refusal
from comptoir.server import protocol
from tests.old.kept import (
    HERE,
    TABLES,
    Fields,
    join_everybody,
    play_out,
    reopen,
    rows,
    tables_with,
    take_seat,
    tokens,
)
from tests.server.auctions import SOLD, WAIT, Auction
from tests.server.evenings import Evening
from tests.server.fakes import Page

pytestmark = pytest.mark.anyio

LIVE = ["encanteur-live-falling", "encanteur-live-rising"]
SEATS = [(key, seat) for key, table in TABLES.items() for seat in tokens(table)]
SEALED = [key for key, table in TABLES.items() if table["chosen"]]
DESCRIBED = ("game", "status", "host", "speed", "edition")
"""Fields of a table that the page is told and `places.json` describes."""


def each(keys: list[str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("key", keys)


def tables_named(word: str) -> list[str]:
    """The tables of all games whose name ends with this word."""
    return [key for key in TABLES if key.endswith(f"-{word}")]


def sitters(info: Fields) -> list[Fields]:
    """Who has each seat, without their presence."""
    said = [{"who": "open"} | seat for seat in info["seats"]]
    return [{name: seat[name] for name in ("who", "name", "level") if name in seat} for seat in said]


# --- The files --------------------------------------------------------------------


def test_the_files_have_not_changed() -> None:
    """Opening the data file itself would change it, and so would writing a record again."""
    listed = [line.split() for line in (HERE / "SHA256SUMS").read_text("utf-8").splitlines()]
    found = {name: hashlib.sha256((HERE / name).read_bytes()).hexdigest() for _, name in listed}
    assert found == {name: digest for digest, name in listed}


def test_every_kind_of_entry_is_in_the_data_file() -> None:
    entries = [entry for (data,) in rows("SELECT data FROM log") for entry in json.loads(data)["entries"]]
    assert {entry["what"] for entry in entries} == {
        "opened", "sat", "hosted", "placed", "locked", "offered", "begun", "played",
        "sealed", "paced", "timed", "settled", "missed", "stood-in", "back", "moved",
    }  # fmt: skip


def test_every_table_of_the_data_file_is_described() -> None:
    described = {(table["table"], table["join"], table["watch"]) for table in TABLES.values()}
    assert described == set(rows("SELECT name, joins, watch FROM tables"))


# --- As it was left -----------------------------------------------------------------


@pytest.mark.parametrize(("key", "seat"), SEATS)
async def test_a_seated_person_finds_the_table_as_it_was_left(key: str, seat: int) -> None:
    table, evening = TABLES[key], reopen(key, Evening)
    welcome = (await evening.come(seat)).last("welcome")
    info = welcome["info"]
    assert {name: info[name] for name in DESCRIBED} == {name: table[name] for name in DESCRIBED}
    assert table["options"].items() <= info["options"].items()
    assert sitters(info) == table["seats"]
    assert (welcome["seat"], welcome["seq"]) == (seat, table["seq"])
    assert info.get("short_pauses", False) == table["short_pauses"]
    assert info.get("match") == table["match"]
    assert (info.get("waiting", []), info.get("chosen", [])) == (table["waiting"], table["chosen"])
    gone = [number for number, sitter in enumerate(info["seats"]) if sitter.get("presence") == "gone"]
    assert gone == [number for number in table["stood_in"] if number != seat]


@pytest.mark.parametrize(
    ("key", "seat"), [(key, seat) for key, seat in SEATS if str(seat) in TABLES[key]["due"]]
)
async def test_a_seat_is_asked_for_the_same_decision_as_before(key: str, seat: int) -> None:
    evening, asked = reopen(key, Evening), TABLES[key]["due"][str(seat)]
    due = (await evening.come(seat)).last("welcome")["due"]
    assert due["at"] == TABLES[key]["seq"]
    assert sorted(due["legal"]) == sorted(asked["legal"])
    assert due.get("chosen") == asked["chosen"]


@each(list(TABLES))
async def test_the_watch_secret_still_opens_a_table(key: str) -> None:
    evening = reopen(key, Evening)
    assert (await evening.house.by_watch(evening.watch_secret)).table.name == evening.name
    assert (await evening.come(None)).last("welcome")["seat"] is None


# --- Going on -----------------------------------------------------------------------


@each([key for key in tables_with("playing") if key not in tables_named("offered")])
async def test_a_running_game_can_be_played_to_its_end(key: str) -> None:
    evening = await join_everybody(reopen(key, Evening))
    await play_out(evening, Random(key))
    await check_record(evening, TABLES[key]["seq"])


async def check_record(evening: Evening, since: int) -> None:
    """Assert that the record of the finished game can be read, with the steps before and after ``since``."""
    table = await evening.table()
    record = records.read(table.game, table.record())
    assert len(record.turns) == table.seq + 1 > since + 1
    assert table.game.result(record.end)


@each(SEALED)
async def test_sealed_choices_are_revealed_when_the_missing_ones_are_made(key: str) -> None:
    table, evening = TABLES[key], await join_everybody(reopen(key, Evening))
    for seat in table["waiting"]:
        assert (await evening.act(seat, table["due"][str(seat)]["legal"][0]))["kind"] == "ok"
    now = await evening.table()
    opened = [(turn.actor, now.game.write(turn.step)) for turn in now.turns[table["seq"] + 1 :]]
    sealed = {int(seat): due["chosen"] for seat, due in table["due"].items() if due["chosen"]}
    assert sealed
    assert set(sealed.items()) <= set(opened)
    choosing = sorted(table["waiting"] + table["chosen"])
    assert [actor for actor, _ in opened[: len(choosing)]] == choosing


@each(tables_named("lobby"))
async def test_a_person_takes_the_free_seat_in_the_lobby_and_the_game_begins(key: str) -> None:
    table, evening = TABLES[key], await join_everybody(reopen(key, Evening))
    free = [seat for seat, sitter in enumerate(table["seats"]) if sitter["who"] == "open"]
    assert [await take_seat(evening, "Dora") for _ in free] == free
    assert (await evening.give(table["host"], protocol.Start("start")))["kind"] == "ok"
    assert (await evening.table()).status == "playing"
    assert (await evening.table()).turns


@each(tables_named("offered"))
async def test_an_offered_seat_can_be_taken_with_the_code_and_played(key: str) -> None:
    table, evening = TABLES[key], reopen(key, Evening)
    assert await take_seat(evening, "Dora") == table["offered"][0]
    await play_out(await join_everybody(evening), Random(key))
    await check_record(evening, table["seq"])


@each(tables_named("offered"))
async def test_the_old_secret_of_an_offered_seat_opens_no_seat(key: str) -> None:
    evening = reopen(key, Evening)
    evening.tokens[1] = TABLES[key]["lost"]
    with pytest.raises(Refusal) as refused:
        await evening.come(1)
    assert refused.value.code == "unknown-seat"


@each(tables_named("missed"))
async def test_a_missed_person_has_some_seconds_to_come_back_after_a_restart(
    key: str,
) -> None:
    """Their time to come back is long over, but a restart gives them some more seconds."""
    (missed,) = map(int, TABLES[key]["missed"])
    (stood_in,) = TABLES[key]["stood_in"]
    evening = reopen(key, Evening)
    page = await evening.come(0)
    await evening.clock.advance(14)
    assert [presence(page, seat) for seat in (stood_in, missed)] == ["gone", "here"]
    await evening.clock.advance(2)
    assert presence(page, missed) == "gone"
    for seat in (stood_in, missed):
        await evening.come(seat)
        assert presence(page, seat) == "here"


def presence(page: Page, seat: int) -> str:
    info = next(frame["info"] for frame in reversed(page.frames) if "info" in frame)
    return str(info["seats"][seat].get("presence", "here"))


# --- Live auctions ------------------------------------------------------------------


@each(LIVE)
async def test_a_live_auction_stands_still_until_somebody_comes(key: str) -> None:
    auction = reopen(key, Auction)
    await auction.house.by_join(auction.join)
    await auction.clock.advance(60)
    assert (await auction.price(), await auction.holder()) == (TABLES[key]["price"], TABLES[key]["holder"])
    page = await auction.come(None)
    assert page.last("welcome").get("clock") is None


async def test_a_falling_price_goes_on_and_a_press_takes_the_lot() -> None:
    key = "encanteur-live-falling"
    auction = await join_everybody(reopen(key, Auction))
    assert auction.countdown()["at"] == TABLES[key]["seq"]
    await auction.clock.advance(1 + WAIT + 0.5)
    assert await auction.price() == TABLES[key]["price"] - 1
    await auction.press(1)
    await auction.clock.advance(1)
    assert await auction.holder() == 1


async def test_a_lot_with_a_holder_can_be_taken_over_and_is_sold() -> None:
    key = "encanteur-live-rising"
    auction = await join_everybody(reopen(key, Auction))
    (holder,) = [seat for seat in range(3) if seat == TABLES[key]["holder"]]
    await auction.clock.advance(2)
    await auction.press(1)
    await auction.clock.advance(1)
    assert await auction.holder() == 1 != holder
    before = (await auction.state()).houses[1].money
    await auction.clock.advance(SOLD + 1)
    assert (await auction.state()).houses[1].money == before - TABLES[key]["price"] - 1


@each(LIVE)
async def test_presses_are_still_sent(key: str) -> None:
    welcome = (await reopen(key, Auction).come(0)).last("welcome")
    told = {str(event["seq"]): event["presses"] for event in welcome["events"] if "presses" in event}
    assert told == TABLES[key]["presses"] != {}


# --- Standing orders ----------------------------------------------------------------


async def test_only_its_own_seat_is_told_a_standing_order() -> None:
    table, evening = TABLES["encanteur-order"], await join_everybody(reopen("encanteur-order", Evening))
    shown = {str(seat): evening.pages[seat].last("welcome").get("standing") for seat in range(4)}
    assert shown == {"0": None, "3": None} | {
        seat: {"kind": "standing", "order": order} for seat, order in table["orders"].items()
    }


async def test_standing_orders_still_answer() -> None:
    """One takes the lot at 2 below the current price, the other never takes it; the other seats wait."""
    table, evening = TABLES["encanteur-order"], await join_everybody(reopen("encanteur-order", Evening))
    while (await evening.state()).phase == "falling" and (await evening.table()).seq < table["seq"] + 20:
        await evening.clock.advance(5)
        if (owing := (await evening.table()).owing) and owing[0] in (0, 3):
            assert (await evening.act(owing[0], "wait"))["kind"] == "ok"
    now = await evening.table()
    said = [(turn.actor, now.game.write(turn.step)) for turn in now.turns[table["seq"] + 1 :]]
    assert [step for step in said if step[0] in (1, 2)] == [
        (1, "wait"), (2, "wait"), (1, "wait"), (2, "wait"), (1, "take"),
    ]  # fmt: skip
    assert (await evening.state()).price == table["orders"]["1"]["down_to"]


# --- Matches ------------------------------------------------------------------------


@each(tables_named("match-1") + tables_named("match-2"))
async def test_everybody_is_sent_to_the_next_table_of_a_match(key: str) -> None:
    evening, moved = reopen(key, Evening), TABLES[key]["moved"]
    following = TABLES[f"{key[:-1]}{int(key[-1]) + 1}"]
    for seat, token in tokens(TABLES[key]).items():
        way = (await evening.come(seat)).last("welcome")["moved"]
        assert way == {"kind": "moved", "table": moved["table"], "seat": seat, "token": moved["tokens"][seat]}
        assert (way["table"], way["token"]) == (following["table"], following["tokens"][str(seat)])
        assert way["token"] != token
    way = (await evening.come(None)).last("welcome")["moved"]
    assert (way["table"], way["watch"]) == (following["table"], following["watch"])


@each(tables_named("match-3"))
async def test_a_new_match_begins_after_the_last_game(key: str) -> None:
    table, evening = TABLES[key], await join_everybody(reopen(key, Evening))
    assert (await evening.give(table["host"], protocol.Start("start")))["kind"] == "ok"
    info = evening.pages[0].last("news")["info"]
    assert (info["status"], info["match"]["number"], set(info["match"]["points"])) == ("playing", 1, {0})
