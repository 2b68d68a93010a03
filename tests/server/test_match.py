"""A match: several games by the same players in the same seats, with a running score."""

from typing import Any

import msgspec
import pytest

import comptoir
from comptoir.core import records
from comptoir.core.actors import Viewer
from comptoir.server.protocol import MOST_GAMES, Rematch, Start
from comptoir.server.tables import log, matches
from comptoir.server.tables.new_table import TableRequest
from comptoir.server.tables.table import Table
from tests.server.evenings import GAME, Evening

pytestmark = pytest.mark.anyio

PEOPLE = (0, 2)


async def match(games: int, **wishes: Any) -> Evening:
    """A match of Ann, a bot and Ben at the start of its first game; seat 1 begins."""
    return await Evening().open(
        people=2, bots=[None, "random", None], games=games, **{"first_seat": 1} | wishes
    )


async def finish(evening: Evening) -> Table:
    """Play the game to its end, and return the table."""
    for _ in range(400):
        if (await evening.table()).status == "over":
            return await evening.table()
        await evening.play_on()
        await evening.clock.advance(5)
    raise AssertionError("the game does not end")


async def next_game(evening: Evening) -> Table:
    """Move everybody to the next table, and return it."""
    assert (await evening.give(PEOPLE[0], Rematch("next")))["kind"] == "ok"
    moves = {who: evening.pages[who].last("moved") for who in PEOPLE}
    evening.watch_secret = evening.pages[None].last("moved")["watch"]
    evening.name = moves[0]["table"]
    evening.tokens = {who: moved["token"] for who, moved in moves.items()}
    for who in (*PEOPLE, None):
        await evening.come(who)
    return await evening.table()


def match_info(evening: Evening, who: Viewer = 0) -> Any:
    """The match, as a page was last told."""
    page = evening.pages[who]
    infos = [frame["info"] for frame in page.frames if "info" in frame]
    return infos[-1].get("match")


def scores(table: Table) -> tuple[int, ...]:
    result = table.game.result(table.state)
    assert result
    return tuple(result.scores)


def total(*games: tuple[int, ...]) -> list[int]:
    return [sum(points) for points in zip(*games, strict=True)]


# --- From game to game ------------------------------------------------------------


async def test_the_points_of_all_games_are_added() -> None:
    evening = await match(3)
    played: list[tuple[int, ...]] = []
    for number in (1, 2, 3):
        before = total((0, 0, 0), *played)
        assert match_info(evening) == {"number": number, "games": 3, "points": before, "ranks": ranks(before)}
        played.append(scores(await finish(evening)))
        after = total(*played)
        for who in (*PEOPLE, None):
            assert match_info(evening, who) == {
                "number": number,
                "games": 3,
                "points": after,
                "ranks": ranks(after),
            }
        if number < 3:
            await next_game(evening)


def ranks(points: list[int]) -> list[int]:
    return [1 + sum(other > mine for other in points) for mine in points]


async def test_the_next_game_has_the_same_people_and_the_next_seat_first() -> None:
    evening = await match(3)
    for first in (1, 2, 0):
        table = await evening.table()
        assert [occupant.name or occupant.level for occupant in table.occupants] == ["Ann", "random", "Ben"]
        assert (table.status, table.state.setup.options.first_seat) == ("playing", first)
        await finish(evening)
        if first:
            await next_game(evening)


async def test_after_the_last_game_a_new_match_begins_with_no_points() -> None:
    evening = await match(2)
    await finish(evening)
    await next_game(evening)
    await finish(evening)
    table = await next_game(evening)
    assert table.opened.match == log.Match(1, 2, (0, 0, 0))
    assert match_info(evening) == {"number": 1, "games": 2, "points": [0, 0, 0], "ranks": [1, 1, 1]}


async def test_a_restart_between_two_games_loses_no_points() -> None:
    evening = await match(2)
    points = scores(await finish(evening))
    await evening.restart()
    for who in (*PEOPLE, None):
        await evening.come(who)
    assert match_info(evening)["points"] == list(points)
    await next_game(evening)
    await evening.restart()
    await evening.come(0)
    assert match_info(evening) == {
        "number": 2,
        "games": 2,
        "points": list(points),
        "ranks": ranks(list(points)),
    }


async def test_the_next_game_cannot_begin_before_this_one_is_over() -> None:
    evening = await match(2)
    assert (await evening.give(0, Rematch("too early")))["code"] == "not-over"


async def test_a_game_that_waits_in_the_lobby_for_an_absent_person_keeps_the_points() -> None:
    evening = await match(2)
    points = scores(await finish(evening))
    await evening.go(2)
    assert (await evening.give(0, Rematch("next")))["kind"] == "ok"
    moved = evening.pages[0].last("moved")
    evening.name, evening.tokens = moved["table"], {0: moved["token"]}
    await evening.come(0)
    assert (await evening.table()).status == "lobby"
    assert match_info(evening)["points"] == list(points)
    assert (await evening.give(0, Start("go")))["kind"] == "ok"
    assert match_info(evening) == {
        "number": 2,
        "games": 2,
        "points": list(points),
        "ranks": ranks(list(points)),
    }


async def test_each_record_says_which_game_it_is() -> None:
    evening = await match(2)
    first = (await finish(evening)).record()
    await next_game(evening)
    second = (await finish(evening)).record()
    game = comptoir.load(GAME)
    assert [records.read(game, text).match for text in (first, second)] == [(1, 2), (2, 2)]


# --- Ranks ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "fewest_win", "ranks"),
    [
        ((10, 30, 20), False, (3, 1, 2)),
        ((10, 30, 20), True, (1, 3, 2)),
        ((20, 20, 5), False, (1, 1, 3)),
        ((2, 0, 0), True, (3, 1, 1)),
        ((0, 0, 0), False, (1, 1, 1)),
        ((-3, 4, 0), False, (3, 1, 2)),
    ],
)
def test_equal_points_share_a_rank(points: tuple[int, ...], fewest_win: bool, ranks: tuple[int, ...]) -> None:
    assert matches.ranks(points, fewest_win=fewest_win) == ranks


@pytest.mark.parametrize("name", comptoir.games())
async def test_any_game_can_be_played_as_a_match(name: str) -> None:
    game = comptoir.load(name)
    evening = Evening()
    place = await evening.house.open(TableRequest(name, game.seats[0], "Ann", games=MOST_GAMES))
    table = (await evening.house.room(place.table)).table
    assert table.opened.match == log.Match(1, MOST_GAMES, (0,) * game.seats[0])
    later = msgspec.structs.replace(table.opened.match, number=5, points=tuple(range(game.seats[0])))
    table.opened = msgspec.structs.replace(table.opened, match=later)
    score = matches.running_score(table)
    assert score
    assert score.ranks.index(1) == (0 if game.fewest_win else game.seats[0] - 1)


# --- A single game ----------------------------------------------------------------


async def test_a_single_game_is_not_a_match() -> None:
    evening = await match(1)
    table = await finish(evening)
    assert table.opened.match is None
    assert match_info(evening) is None
    assert b"match" not in b"".join(evening.store.logs[evening.name])
    assert "match:" not in table.record()
    assert (await next_game(evening)).opened.match is None
