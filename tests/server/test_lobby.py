"""Before the start and after the end: who sits where, who may do what, and the next game."""

from typing import Any

import msgspec
import pytest

from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.protocol import Command, Place, Rematch, Say, Start
from comptoir.server.rooms.house import identify
from comptoir.server.tables.new_table import TableRequest
from tests.server.evenings import GAME, Evening

pytestmark = pytest.mark.anyio


async def refusal_code(evening: Evening, **wish: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await evening.house.open(
            msgspec.convert({"game": GAME, "seats": 3, "name": "Ann"} | wish, TableRequest)
        )
    return refusal.value.code


# --- Opening a table -----------------------------------------------------------


async def test_one_call_starts_a_game_against_bots() -> None:
    evening = Evening()
    bots = (None, "random", "random", "random")
    place = await evening.house.open(TableRequest(GAME, 4, "Ann", bots=bots, start=True))
    table = (await evening.house.room(place.table)).table
    assert (place.seat, table.status, len(evening.store.logs[place.table])) == (0, "playing", 1)


async def test_the_host_sits_on_the_first_seat_without_a_bot() -> None:
    evening = Evening()
    place = await evening.house.open(TableRequest(GAME, 4, "Ann", bots=("random", None, None, "random")))
    table = (await evening.house.room(place.table)).table
    assert (place.seat, table.host, table.occupants[1].name) == (1, 1, "Ann")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "bridge"}, "unknown-game"),
        ({"seats": 2}, "seats"),
        ({"seats": 10**9}, "seats"),
        ({"options": {"first_roll": "none"}}, "option"),
        ({"options": {"house_rule": 1}}, "option"),
        ({"options": {"first_seat": 3}}, "first-seat"),
        ({"edition": "mine"}, "bad-edition"),
        ({"edition": "/etc/passwd"}, "bad-edition"),
        ({"edition": "mine.toml"}, "bad-edition"),
        ({"bots": ("grandmaster",)}, "no-bot"),
        ({"bots": ("random",) * 4}, "more-bots-than-seats"),
        ({"bots": ("random",) * 3}, "nobody-to-start"),
        ({"start": True}, "seats-free"),
        ({"name": " "}, "name-empty"),
        ({"games": 0}, "match-games"),
        ({"games": -1}, "match-games"),
        ({"games": 10}, "match-games"),
    ],
)
async def test_an_impossible_table_is_refused(wish: dict[str, Any], code: str) -> None:
    evening = Evening()
    assert await refusal_code(evening, **wish) == code
    assert evening.store.logs == {}


async def test_a_table_that_cannot_be_stored_is_refused() -> None:
    evening = Evening()
    evening.store.full = True
    assert await refusal_code(evening) == "disk-full"


# --- Taking a seat ------------------------------------------------------------------


async def test_a_person_gets_the_first_free_seat_unless_they_choose_another() -> None:
    evening = await Evening().open(people=1, bots=[None, "random", None, None], start=False)
    assert (await evening.house.sit(evening.join, "Ben", 3)).seat == 3
    assert (await evening.house.sit(evening.join, "Cleo", None)).seat == 2


@pytest.mark.parametrize(
    ("seat", "code"), [(0, "seat-taken"), (1, "seat-taken"), (7, "seat-taken"), (-1, "seat-taken")]
)
async def test_a_seat_that_is_not_free_cannot_be_taken(seat: int, code: str) -> None:
    evening = await Evening().open(people=1, bots=[None, "random", None, None], start=False)
    with pytest.raises(Refusal) as refusal:
        await evening.house.sit(evening.join, "Ben", seat)
    assert refusal.value.code == code


async def test_a_repeated_request_gets_the_same_seat() -> None:
    """The first answer may be lost, or a person may tap twice."""
    evening = await Evening().open(people=1, bots=[None, None, None], start=False)
    first = await evening.house.sit(evening.join, "Ben", None, "mine")
    await evening.restart()
    assert await evening.house.sit(evening.join, "Ben", None, "mine") == first
    other = await evening.house.sit(evening.join, "Ben", None, "another")
    assert (other.seat, other.token != first.token) == (2, True)
    assert await evening.house.sit(evening.join, "Ben", None, "mine") == first  # though the table is full


async def test_requests_without_an_id_get_different_seats() -> None:
    evening = await Evening().open(people=1, bots=[None, None, None], start=False)
    seats = [(await evening.house.sit(evening.join, "Ben", None)).seat for _ in range(2)]
    assert seats == [1, 2]


async def test_nobody_can_join_a_full_table_or_a_game_that_has_begun() -> None:
    evening = await Evening().open(people=3, start=False)
    for code in ("table-full", "game-begun"):
        with pytest.raises(Refusal) as refusal:
            await evening.house.sit(evening.join, "Zoe", None)
        assert refusal.value.code == code
        await evening.give(0, Start("go"))


@pytest.mark.parametrize("typed", ["{0}", "{1}", " {0} ", "{2}"])
async def test_a_code_may_be_typed_in_groups_and_in_lower_case(typed: str) -> None:
    evening = await Evening().open(people=2, bots=[None, None, "random"], start=False)
    code = evening.join
    room = await evening.house.by_join(typed.format(code, code.lower(), f"{code[:4]}-{code[4:]}"))
    assert room.table.name == evening.name


@pytest.mark.parametrize("typed", ["", "ABC", "ABCDEFG!", "ABCDEFGHJ", "ABCDEFGH"])
async def test_a_wrong_code_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await Evening().house.by_join(typed)
    assert refusal.value.code == "no-such-code"


async def test_each_of_the_three_secrets_opens_one_thing() -> None:
    evening = await Evening().open(people=3, start=False)
    table = await evening.table()
    token = evening.tokens[1]
    assert identify(table, token, None) == 1
    assert identify(table, None, evening.watch_secret) is None
    for wrong_token in (evening.watch_secret, evening.join, "", token + "x", "é"):
        with pytest.raises(Refusal):
            identify(table, wrong_token, None)
    for wrong_watch in (token, evening.join, "", None):
        with pytest.raises(Refusal):
            identify(table, None, wrong_watch)
    with pytest.raises(Refusal):
        await evening.house.by_join(token)
    with pytest.raises(Refusal):
        await evening.house.by_watch(evening.join)


async def test_a_token_opens_no_seat_at_another_table() -> None:
    evening, other = await Evening().open(people=3), await Evening().open(people=3)
    with pytest.raises(Refusal) as refusal:
        identify(await evening.table(), other.tokens[1], None)
    assert refusal.value.code == "unknown-seat"


# --- The host -----------------------------------------------------------------------


async def test_the_host_fills_seats_with_bots_and_empties_them_again() -> None:
    evening = await Evening().open(people=1, bots=[None, None, None], start=False)
    await evening.give(0, Place("a", 1, "random"))
    await evening.give(0, Place("b", 2, "random"))
    await evening.give(0, Place("c", 1))
    seats = evening.pages[None].last("news")["info"]["seats"]
    assert [seat.get("who", "open") for seat in seats] == ["person", "open", "bot"]


async def test_removing_a_person_invalidates_every_secret_they_know() -> None:
    evening = await Evening().open(people=3, start=False)
    sent_away, watcher = evening.pages[2], evening.pages[None]
    await evening.give(0, Place("x", 2))
    assert (sent_away.closed, watcher.closed) == ("removed", "removed")
    with pytest.raises(Refusal):
        identify(await evening.table(), evening.tokens[2], None)
    with pytest.raises(Refusal):
        await evening.house.by_join(evening.join)
    with pytest.raises(Refusal):
        await evening.house.by_watch(evening.watch_secret)
    info = evening.pages[0].last("news")["info"]
    assert (await evening.house.by_join(info["join"])).table.name == evening.name
    await evening.restart()
    assert (await evening.house.by_watch(info["watch"])).table.name == evening.name


async def test_commands_of_a_removed_person_are_refused() -> None:
    evening = await Evening().open(people=3, start=False)
    await evening.give(0, Place("x", 2))
    assert (await evening.give(2, Say("y", "hello")))["code"] == "not-seated"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Place("x", 0), "own-seat"),
        (Place("x", 5), "no-seat"),
        (Place("x", -1), "no-seat"),
        (Place("x", 1, "grandmaster"), "no-bot"),
        (Start("x"), "seats-free"),
        (Rematch("x"), "not-over"),
        (Start(""), "command-id"),
        (Start("x" * 65), "command-id"),
    ],
)
async def test_some_commands_of_the_host_are_refused(command: Command, code: str) -> None:
    evening = await Evening().open(people=2, bots=[None, None, None], start=False)
    assert (await evening.give(0, command))["code"] == code


@pytest.mark.parametrize("command", [Place("x", 2, "random"), Start("x"), protocol.Pace("x", True)])
async def test_only_the_host_may_give_some_commands(command: Command) -> None:
    evening = await Evening().open(people=3, start=False)
    assert (await evening.give(1, command))["code"] == "host-only"


@pytest.mark.parametrize("command", [Place("x", 2, "random"), Start("x")])
async def test_some_commands_are_refused_after_the_start(command: Command) -> None:
    evening = await Evening().open(people=3)
    assert (await evening.give(0, command))["code"] == "game-begun"


async def test_a_watcher_cannot_act() -> None:
    evening = await Evening().open(people=3)
    page = evening.pages[None]
    await (await evening.room()).handle(page, protocol.Act("x", 0, "order 3"))
    assert page.last("no")["code"] == "only-watching"


async def test_a_person_who_leaves_before_the_start_frees_their_seat() -> None:
    evening = await Evening().open(people=3, start=False)
    await evening.give(1, protocol.Leave("x"))
    assert evening.pages[1].closed == "left"
    with pytest.raises(Refusal):
        identify(await evening.table(), evening.tokens[1], None)
    assert (await evening.house.sit(evening.join, "Zoe", None)).seat == 1


async def test_the_next_person_at_a_deserted_table_becomes_host() -> None:
    evening = await Evening().open(people=1, bots=[None, None, None], start=False)
    await evening.give(0, protocol.Leave("x"))
    place = await evening.house.sit(evening.join, "Zoe", 2)
    assert place.seat == (await evening.table()).host == 2


# --- Table talk -----------------------------------------------------------------------


async def test_table_talk_is_sent_to_everybody_and_not_stored() -> None:
    evening = await Evening().open(people=3)
    length = len(evening.store.logs[evening.name])
    await evening.give(1, Say("x", "cheers"))
    for page in evening.pages.values():
        assert page.last("said") == {"kind": "said", "seat": 1, "phrase": "cheers"}
    assert len(evening.store.logs[evening.name]) == length


async def test_table_talk_that_the_network_repeats_is_sent_once() -> None:
    evening = await Evening().open(people=3)
    for _ in range(2):
        assert (await evening.give(1, Say("x", "cheers")))["kind"] == "ok"
    assert evening.pages[0].count("said") == 1


async def test_too_much_table_talk_is_refused_for_a_while() -> None:
    evening = await Evening().open(people=3)
    said = [(await evening.give(1, Say(f"{n}", "laugh")))["kind"] for n in range(limits.TALK.most + 2)]
    assert said == ["ok"] * limits.TALK.most + ["no"] * 2
    assert (await evening.give(2, Say("mine", "laugh")))["kind"] == "ok"
    await evening.clock.advance(limits.TALK.seconds)
    assert (await evening.give(1, Say("later", "laugh")))["kind"] == "ok"


# --- Pace -------------------------------------------------------------------------------


async def test_the_host_can_shorten_the_pauses_of_bots() -> None:
    evening = await Evening().open(people=1, bots=[None, "random", "random"], start=False)
    await evening.give(0, protocol.Pace("x", True))
    assert evening.pages[0].last("news")["info"]["short_pauses"] is True
    await evening.give(0, Start("go"))
    await evening.clock.advance(limits.SHORT.most)
    assert (await evening.table()).owing == (0,)


# --- The rematch --------------------------------------------------------------------------


async def finished_game(people: int = 2, first_seat: int | None = 1) -> Evening:
    evening = await Evening().open(
        people=people, bots=[None, "random", None][: people + 1], first_seat=first_seat
    )
    for _ in range(400):
        if (await evening.table()).status == "over":
            return evening
        await evening.play_on()
        await evening.clock.advance(5)
    raise AssertionError("the game does not end")


async def test_the_first_request_for_a_rematch_opens_a_table_and_moves_everybody() -> None:
    evening = await finished_game()
    assert (await evening.give(0, Rematch("a")))["kind"] == "ok"
    assert (await evening.give(2, Rematch("b")))["code"] == "already-moved"
    led = {who: page.last("moved") for who, page in evening.pages.items()}
    assert {frame["table"] for frame in led.values()} == {led[0]["table"]}
    table = (await evening.house.room(led[0]["table"])).table
    assert [occupant.name or occupant.level for occupant in table.occupants] == ["Ann", "random", "Ben"]
    assert [identify(table, led[who]["token"], None) for who in (0, 2)] == [0, 2]
    assert identify(table, None, led[None]["watch"]) is None
    assert "token" not in led[None]
    assert "watch" not in led[0]
    assert len(evening.store.logs) == 2


async def test_old_secrets_open_nothing_at_the_rematch() -> None:
    evening = await finished_game()
    await evening.give(0, Rematch("a"))
    table = (await evening.house.room(evening.pages[0].last("moved")["table"])).table
    with pytest.raises(Refusal):
        identify(table, evening.tokens[0], None)
    with pytest.raises(Refusal):
        identify(table, None, evening.watch_secret)


async def test_the_next_seat_begins_the_rematch() -> None:
    evening = await finished_game(first_seat=2)
    await evening.give(0, Rematch("a"))
    table = (await evening.house.room(evening.pages[0].last("moved")["table"])).table
    assert (table.status, table.state.setup.options.first_seat) == ("playing", 0)


async def test_the_first_seat_moves_on_even_if_it_was_drawn() -> None:
    evening = await finished_game(first_seat=None)
    table = await evening.table()
    drawn = getattr(table.turns[0].step, "seat")  # noqa: B009
    assert table.first_seat() == drawn
    assert table.next_first_seat() == (drawn + 1) % 3


async def test_a_rematch_waits_in_the_lobby_for_an_absent_person() -> None:
    evening = await finished_game()
    await evening.go(2)
    await evening.give(0, Rematch("a"))
    moved = evening.pages[0].last("moved")
    table = (await evening.house.room(moved["table"])).table
    assert (table.status, table.host) == ("lobby", 0)
    late = (await evening.come(2)).last("welcome")["moved"]  # sent on return
    assert (late["table"], identify(table, late["token"], None)) == (moved["table"], 2)
    await evening.restart()
    assert (await evening.come(2)).last("welcome")["moved"] == late
