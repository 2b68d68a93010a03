"""Tables that an earlier version has kept: they open as they were left, and go on from there."""

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
    again,
    everybody,
    play_out,
    rows,
    take_seat,
    those,
    tokens,
)
from tests.server.auctions import SOLD, WAIT, Auction
from tests.server.evenings import Evening
from tests.server.fakes import Page

pytestmark = pytest.mark.anyio

LIVE = ["encanteur-live-falling", "encanteur-live-rising"]
SEATS = [(key, seat) for key, table in TABLES.items() for seat in tokens(table)]
SEALED = [key for key, table in TABLES.items() if table["chosen"]]
AGREED = ("game", "status", "host", "speed", "edition")
"""What a table is, as those who come to it are told."""


def each(keys: list[str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("key", keys)


def ending(word: str) -> list[str]:
    """The tables of all games that are there for one thing."""
    return [key for key in TABLES if key.endswith(f"-{word}")]


def sitters(info: Fields) -> list[Fields]:
    """Who sits where, whether there or not."""
    said = [{"who": "open"} | seat for seat in info["seats"]]
    return [{name: seat[name] for name in ("who", "name", "level") if name in seat} for seat in said]


# --- What is kept -----------------------------------------------------------------


def test_nothing_that_was_kept_has_changed() -> None:
    """Opening the data file itself would change it, and so would writing a record anew."""
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
async def test_whoever_has_a_seat_comes_to_the_table_as_it_was_left(key: str, seat: int) -> None:
    table, evening = TABLES[key], again(key, Evening)
    welcome = (await evening.come(seat)).last("welcome")
    info = welcome["info"]
    assert {name: info[name] for name in AGREED} == {name: table[name] for name in AGREED}
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
async def test_the_same_is_asked_and_can_be_answered(key: str, seat: int) -> None:
    evening, asked = again(key, Evening), TABLES[key]["due"][str(seat)]
    due = (await evening.come(seat)).last("welcome")["due"]
    assert due["at"] == TABLES[key]["seq"]
    assert sorted(due["legal"]) == sorted(asked["legal"])
    assert due.get("chosen") == asked["chosen"]


@each(list(TABLES))
async def test_by_their_secret_people_watch(key: str) -> None:
    evening = again(key, Evening)
    assert (await evening.house.by_watch(evening.watch_secret)).table.name == evening.name
    assert (await evening.come(None)).last("welcome")["seat"] is None


# --- Going on -----------------------------------------------------------------------


@each([key for key in those("playing") if key not in ending("offered")])
async def test_a_running_game_is_played_to_its_end(key: str) -> None:
    evening = await everybody(again(key, Evening))
    await play_out(evening, Random(key))
    await reads(evening, TABLES[key]["seq"])


async def reads(evening: Evening, since: int) -> None:
    """The finished game can be read as a record, with what was played before and after."""
    table = await evening.table()
    record = records.read(table.game, table.record())
    assert len(record.turns) == table.seq + 1 > since + 1
    assert table.game.result(record.end)


@each(SEALED)
async def test_sealed_choices_are_opened_with_those_that_were_missing(key: str) -> None:
    table, evening = TABLES[key], await everybody(again(key, Evening))
    for seat in table["waiting"]:
        assert (await evening.act(seat, table["due"][str(seat)]["legal"][0]))["kind"] == "ok"
    now = await evening.table()
    opened = [(turn.actor, now.game.write(turn.step)) for turn in now.turns[table["seq"] + 1 :]]
    sealed = {int(seat): due["chosen"] for seat, due in table["due"].items() if due["chosen"]}
    assert sealed
    assert set(sealed.items()) <= set(opened)
    choosing = sorted(table["waiting"] + table["chosen"])
    assert [actor for actor, _ in opened[: len(choosing)]] == choosing


@each(ending("lobby"))
async def test_at_a_table_in_the_lobby_the_free_seat_is_taken_and_the_game_begins(key: str) -> None:
    table, evening = TABLES[key], await everybody(again(key, Evening))
    free = [seat for seat, sitter in enumerate(table["seats"]) if sitter["who"] == "open"]
    assert [await take_seat(evening, "Dora") for _ in free] == free
    assert (await evening.give(table["host"], protocol.Start("start")))["kind"] == "ok"
    assert (await evening.table()).status == "playing"
    assert (await evening.table()).turns


@each(ending("offered"))
async def test_an_offered_seat_is_taken_by_the_code_and_played_on(key: str) -> None:
    table, evening = TABLES[key], again(key, Evening)
    assert await take_seat(evening, "Dora") == table["offered"][0]
    await play_out(await everybody(evening), Random(key))
    await reads(evening, table["seq"])


@each(ending("offered"))
async def test_the_secret_that_was_lost_opens_no_seat(key: str) -> None:
    evening = again(key, Evening)
    evening.tokens[1] = TABLES[key]["lost"]
    with pytest.raises(Refusal) as refused:
        await evening.come(1)
    assert refused.value.code == "unknown-seat"


@each(ending("missed"))
async def test_whoever_is_missed_is_waited_for_a_moment_and_the_others_come_back(key: str) -> None:
    """When they should have been back has long passed; after a restart there is a moment all the same."""
    (missed,) = map(int, TABLES[key]["missed"])
    (stood_in,) = TABLES[key]["stood_in"]
    evening = again(key, Evening)
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


# --- A clock that acts --------------------------------------------------------------


@each(LIVE)
async def test_a_live_auction_stands_still_until_somebody_comes(key: str) -> None:
    auction = again(key, Auction)
    await auction.house.by_join(auction.join)
    await auction.clock.advance(60)
    assert (await auction.price(), await auction.holder()) == (TABLES[key]["price"], TABLES[key]["holder"])
    page = await auction.come(None)
    assert page.last("welcome").get("clock") is None


async def test_a_price_that_was_falling_goes_on_and_is_pressed_for() -> None:
    key = "encanteur-live-falling"
    auction = await everybody(again(key, Auction))
    assert auction.clock_told()["at"] == TABLES[key]["seq"]
    await auction.clock.advance(1 + WAIT + 0.5)
    assert await auction.price() == TABLES[key]["price"] - 1
    await auction.press(1)
    await auction.clock.advance(1)
    assert await auction.holder() == 1


async def test_a_lot_that_somebody_held_is_gone_over_for_or_sold() -> None:
    key = "encanteur-live-rising"
    auction = await everybody(again(key, Auction))
    (holder,) = [seat for seat in range(3) if seat == TABLES[key]["holder"]]
    await auction.clock.advance(2)
    await auction.press(1)
    await auction.clock.advance(1)
    assert await auction.holder() == 1 != holder
    before = (await auction.state()).houses[1].money
    await auction.clock.advance(SOLD + 1)
    assert (await auction.state()).houses[1].money == before - TABLES[key]["price"] - 1


@each(LIVE)
async def test_who_pressed_when_is_still_told(key: str) -> None:
    welcome = (await again(key, Auction).come(0)).last("welcome")
    told = {str(event["seq"]): event["presses"] for event in welcome["events"] if "presses" in event}
    assert told == TABLES[key]["presses"] != {}


# --- Standing orders ----------------------------------------------------------------


async def test_standing_orders_are_shown_to_their_seats_alone() -> None:
    table, evening = TABLES["encanteur-order"], await everybody(again("encanteur-order", Evening))
    shown = {str(seat): evening.pages[seat].last("welcome").get("standing") for seat in range(4)}
    assert shown == {"0": None, "3": None} | {
        seat: {"kind": "standing", "order": order} for seat, order in table["orders"].items()
    }


async def test_standing_orders_answer() -> None:
    """One takes the lot two below the price of now, the other leaves it; the others let the price fall."""
    table, evening = TABLES["encanteur-order"], await everybody(again("encanteur-order", Evening))
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


@each(ending("match-1") + ending("match-2"))
async def test_all_are_led_to_the_next_table_of_a_match(key: str) -> None:
    evening, moved = again(key, Evening), TABLES[key]["moved"]
    following = TABLES[f"{key[:-1]}{int(key[-1]) + 1}"]
    for seat, token in tokens(TABLES[key]).items():
        way = (await evening.come(seat)).last("welcome")["moved"]
        assert way == {"kind": "moved", "table": moved["table"], "seat": seat, "token": moved["tokens"][seat]}
        assert (way["table"], way["token"]) == (following["table"], following["tokens"][str(seat)])
        assert way["token"] != token
    way = (await evening.come(None)).last("welcome")["moved"]
    assert (way["table"], way["watch"]) == (following["table"], following["watch"])


@each(ending("match-3"))
async def test_a_match_begins_anew_after_its_last_game(key: str) -> None:
    table, evening = TABLES[key], await everybody(again(key, Evening))
    assert (await evening.give(table["host"], protocol.Start("start")))["kind"] == "ok"
    info = evening.pages[0].last("news")["info"]
    assert (info["status"], info["match"]["number"], set(info["match"]["points"])) == ("playing", 1, {0})
