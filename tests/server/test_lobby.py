"""Before the start and after the end: who sits where, who may do what, and the next game."""

from typing import Any

import msgspec
import pytest

from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.protocol import Command, Place, Rematch, Say, Start
from comptoir.server.rooms.house import viewer
from comptoir.server.tables.opening import Wish
from tests.server.evenings import GAME, Evening

pytestmark = pytest.mark.anyio


async def refused(evening: Evening, **wish: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        await evening.house.open(msgspec.convert({"game": GAME, "seats": 3, "name": "Ann"} | wish, Wish))
    return refusal.value.code


# --- Putting up a table -----------------------------------------------------------


async def test_one_call_starts_a_game_against_bots() -> None:
    evening = Evening()
    bots = (None, "random", "random", "random")
    place = await evening.house.open(Wish(GAME, 4, "Ann", bots=bots, start=True))
    table = (await evening.house.room(place.table)).table
    assert (place.seat, table.status, len(evening.store.logs[place.table])) == (0, "playing", 1)


async def test_whoever_opens_a_table_sits_on_the_first_seat_without_a_bot_and_is_host() -> None:
    evening = Evening()
    place = await evening.house.open(Wish(GAME, 4, "Ann", bots=("random", None, None, "random")))
    table = (await evening.house.room(place.table)).table
    assert (place.seat, table.host, table.chairs[1].name) == (1, 1, "Ann")


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
async def test_there_can_be_no_such_table(wish: dict[str, Any], code: str) -> None:
    evening = Evening()
    assert await refused(evening, **wish) == code
    assert evening.store.logs == {}


async def test_a_table_that_cannot_be_stored_is_not_there() -> None:
    evening = Evening()
    evening.store.full = True
    assert await refused(evening) == "disk-full"


# --- Taking a seat ------------------------------------------------------------------


async def test_the_first_free_seat_is_taken_unless_another_is_wished_for() -> None:
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


async def test_whoever_asks_again_gets_the_same_seat() -> None:
    """The first answer was lost, or somebody tapped twice."""
    evening = await Evening().open(people=1, bots=[None, None, None], start=False)
    first = await evening.house.sit(evening.join, "Ben", None, "mine")
    await evening.restart()
    assert await evening.house.sit(evening.join, "Ben", None, "mine") == first
    other = await evening.house.sit(evening.join, "Ben", None, "another")
    assert (other.seat, other.token != first.token) == (2, True)
    assert await evening.house.sit(evening.join, "Ben", None, "mine") == first  # the table being full


async def test_without_an_id_everybody_is_somebody_else() -> None:
    evening = await Evening().open(people=1, bots=[None, None, None], start=False)
    seats = [(await evening.house.sit(evening.join, "Ben", None)).seat for _ in range(2)]
    assert seats == [1, 2]


async def test_a_full_table_and_one_that_has_begun_say_so() -> None:
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
async def test_a_code_that_opens_nothing_says_so(typed: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await Evening().house.by_join(typed)
    assert refusal.value.code == "no-such-code"


async def test_the_three_secrets_open_three_different_things() -> None:
    evening = await Evening().open(people=3, start=False)
    table = await evening.table()
    token = evening.tokens[1]
    assert viewer(table, token, None) == 1
    assert viewer(table, None, evening.watch_secret) is None
    for wrong_token in (evening.watch_secret, evening.join, "", token + "x", "é"):
        with pytest.raises(Refusal):
            viewer(table, wrong_token, None)
    for wrong_watch in (token, evening.join, "", None):
        with pytest.raises(Refusal):
            viewer(table, None, wrong_watch)
    with pytest.raises(Refusal):
        await evening.house.by_join(token)
    with pytest.raises(Refusal):
        await evening.house.by_watch(evening.join)


async def test_a_token_of_another_table_opens_nothing_here() -> None:
    evening, other = await Evening().open(people=3), await Evening().open(people=3)
    with pytest.raises(Refusal) as refusal:
        viewer(await evening.table(), other.tokens[1], None)
    assert refusal.value.code == "unknown-seat"


# --- The host -----------------------------------------------------------------------


async def test_the_host_fills_seats_with_bots_and_empties_them_again() -> None:
    evening = await Evening().open(people=1, bots=[None, None, None], start=False)
    await evening.give(0, Place("a", 1, "random"))
    await evening.give(0, Place("b", 2, "random"))
    await evening.give(0, Place("c", 1))
    seats = evening.pages[None].last("news")["info"]["seats"]
    assert [seat.get("who", "open") for seat in seats] == ["person", "open", "bot"]


async def test_somebody_sent_away_finds_every_door_locked() -> None:
    evening = await Evening().open(people=3, start=False)
    sent_away, watcher = evening.pages[2], evening.pages[None]
    await evening.give(0, Place("x", 2))
    assert (sent_away.closed, watcher.closed) == ("removed", "removed")
    with pytest.raises(Refusal):
        viewer(await evening.table(), evening.tokens[2], None)
    with pytest.raises(Refusal):
        await evening.house.by_join(evening.join)
    with pytest.raises(Refusal):
        await evening.house.by_watch(evening.watch_secret)
    info = evening.pages[0].last("news")["info"]
    assert (await evening.house.by_join(info["join"])).table.name == evening.name
    await evening.restart()
    assert (await evening.house.by_watch(info["watch"])).table.name == evening.name


async def test_a_page_that_was_sent_away_is_heard_no_more() -> None:
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
async def test_what_the_host_cannot_do(command: Command, code: str) -> None:
    evening = await Evening().open(people=2, bots=[None, None, None], start=False)
    assert (await evening.give(0, command))["code"] == code


@pytest.mark.parametrize("command", [Place("x", 2, "random"), Start("x"), protocol.Pace("x", True)])
async def test_only_the_host_may_do_some_things(command: Command) -> None:
    evening = await Evening().open(people=3, start=False)
    assert (await evening.give(1, command))["code"] == "host-only"


@pytest.mark.parametrize("command", [Place("x", 2, "random"), Start("x")])
async def test_some_things_can_be_done_only_before_the_start(command: Command) -> None:
    evening = await Evening().open(people=3)
    assert (await evening.give(0, command))["code"] == "game-begun"


async def test_whoever_watches_only_watches() -> None:
    evening = await Evening().open(people=3)
    page = evening.pages[None]
    await (await evening.room()).hear(page, protocol.Act("x", 0, "order 3"))
    assert page.last("no")["code"] == "only-watching"


async def test_a_seat_that_is_left_before_the_start_is_free_again() -> None:
    evening = await Evening().open(people=3, start=False)
    await evening.give(1, protocol.Leave("x"))
    assert evening.pages[1].closed == "left"
    with pytest.raises(Refusal):
        viewer(await evening.table(), evening.tokens[1], None)
    assert (await evening.house.sit(evening.join, "Zoe", None)).seat == 1


async def test_a_table_that_everybody_left_belongs_to_whoever_comes_next() -> None:
    evening = await Evening().open(people=1, bots=[None, None, None], start=False)
    await evening.give(0, protocol.Leave("x"))
    place = await evening.house.sit(evening.join, "Zoe", 2)
    assert place.seat == (await evening.table()).host == 2


# --- Table talk -----------------------------------------------------------------------


async def test_talk_is_told_to_everybody_and_stored_nowhere() -> None:
    evening = await Evening().open(people=3)
    length = len(evening.store.logs[evening.name])
    await evening.give(1, Say("x", "cheers"))
    for page in evening.pages.values():
        assert page.last("said") == {"kind": "said", "seat": 1, "phrase": "cheers"}
    assert len(evening.store.logs[evening.name]) == length


async def test_talk_that_is_repeated_by_the_network_is_told_once() -> None:
    evening = await Evening().open(people=3)
    for _ in range(2):
        assert (await evening.give(1, Say("x", "cheers")))["kind"] == "ok"
    assert evening.pages[0].count("said") == 1


async def test_too_much_talk_is_refused_for_a_while() -> None:
    evening = await Evening().open(people=3)
    said = [(await evening.give(1, Say(f"{n}", "laugh")))["kind"] for n in range(limits.TALK.most + 2)]
    assert said == ["ok"] * limits.TALK.most + ["no"] * 2
    assert (await evening.give(2, Say("mine", "laugh")))["kind"] == "ok"
    await evening.clock.advance(limits.TALK.seconds)
    assert (await evening.give(1, Say("later", "laugh")))["kind"] == "ok"


# --- Pace -------------------------------------------------------------------------------


async def test_the_host_makes_bots_pause_shorter() -> None:
    evening = await Evening().open(people=1, bots=[None, "random", "random"], start=False)
    await evening.give(0, protocol.Pace("x", True))
    assert evening.pages[0].last("news")["info"]["short_pauses"] is True
    await evening.give(0, Start("go"))
    await evening.clock.advance(limits.SHORT.most)
    assert (await evening.table()).owing == (0,)


# --- The rematch --------------------------------------------------------------------------


async def over(people: int = 2, first_seat: int | None = 1) -> Evening:
    evening = await Evening().open(
        people=people, bots=[None, "random", None][: people + 1], first_seat=first_seat
    )
    for _ in range(400):
        if (await evening.table()).status == "over":
            return evening
        await evening.play_on()
        await evening.clock.advance(5)
    raise AssertionError("the game does not end")


async def test_the_first_press_puts_up_the_table_and_all_are_led_there() -> None:
    evening = await over()
    assert (await evening.give(0, Rematch("a")))["kind"] == "ok"
    assert (await evening.give(2, Rematch("b")))["code"] == "already-moved"
    led = {who: page.last("moved") for who, page in evening.pages.items()}
    assert {frame["table"] for frame in led.values()} == {led[0]["table"]}
    table = (await evening.house.room(led[0]["table"])).table
    assert [chair.name or chair.level for chair in table.chairs] == ["Ann", "random", "Ben"]
    assert [viewer(table, led[who]["token"], None) for who in (0, 2)] == [0, 2]
    assert viewer(table, None, led[None]["watch"]) is None
    assert "token" not in led[None]
    assert "watch" not in led[0]
    assert len(evening.store.logs) == 2


async def test_old_secrets_open_nothing_at_the_table_of_the_rematch() -> None:
    evening = await over()
    await evening.give(0, Rematch("a"))
    table = (await evening.house.room(evening.pages[0].last("moved")["table"])).table
    with pytest.raises(Refusal):
        viewer(table, evening.tokens[0], None)
    with pytest.raises(Refusal):
        viewer(table, None, evening.watch_secret)


async def test_in_the_rematch_the_next_seat_is_first() -> None:
    evening = await over(first_seat=2)
    await evening.give(0, Rematch("a"))
    table = (await evening.house.room(evening.pages[0].last("moved")["table"])).table
    assert (table.status, table.state.setup.options.first_seat) == ("playing", 0)


async def test_the_first_seat_moves_on_from_the_one_that_was_drawn() -> None:
    evening = await over(first_seat=None)
    table = await evening.table()
    drawn = getattr(table.turns[0].step, "seat")  # noqa: B009
    assert table.first_seat() == drawn
    assert table.next_first_seat() == (drawn + 1) % 3


async def test_a_rematch_waits_in_the_lobby_for_somebody_who_is_not_there() -> None:
    evening = await over()
    await evening.go(2)
    await evening.give(0, Rematch("a"))
    moved = evening.pages[0].last("moved")
    table = (await evening.house.room(moved["table"])).table
    assert (table.status, table.host) == ("lobby", 0)
    late = (await evening.come(2)).last("welcome")["moved"]  # shown the way on return
    assert (late["table"], viewer(table, late["token"], None)) == (moved["table"], 2)
    await evening.restart()
    assert (await evening.come(2)).last("welcome")["moved"] == late
