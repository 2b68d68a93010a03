"""What only a perfect memory would still know: bots get it, people only with the memory aid."""

import dataclasses
import json
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from comptoir import catalogue
from comptoir.catalogue import AnyGame
from comptoir.core import encoding
from comptoir.core.actors import Viewer
from comptoir.games.polterfass import hints, views
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import State
from comptoir.server import bot_processes
from comptoir.server.rooms import finished_game
from comptoir.server.rooms.frames import Frames
from comptoir.server.tables import commands, log, new_table
from comptoir.server.tables.log import Append
from comptoir.server.tables.new_table import TableRequest
from comptoir.server.tables.table import Table
from comptoir.server.web import api
from tests.clients import replayed

REMEMBERED = "all that was ever said"


class View(views.View, frozen=True, kw_only=True):
    """A view with something to remember."""

    memory: str | None


def view(state: State, viewer: Viewer) -> View:
    seen = views.view(state, viewer)
    return View(**{name: getattr(seen, name) for name in seen.__struct_fields__}, memory=REMEMBERED)


@pytest.fixture(autouse=True)
def hinted(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """A game with something to remember; the list gathers the memory behind each hint."""
    memories: list[str | None] = []

    def hint(seen: View) -> Struct | None:
        memories.append(seen.memory)
        return hints.hints(seen)

    game: AnyGame = dataclasses.replace(GAME, View=View, view=view, hints=hint)  # type: ignore[arg-type, assignment]
    monkeypatch.setattr(catalogue, "load", lambda _: game)
    return memories


def table(**wish: bool) -> Table:
    """A table at which seat 0 and two bots order."""
    bots = (None, "random", "random")
    wanted = TableRequest("polterfass", 3, "Ann", {"first_seat": 1}, bots=bots, **wish)  # type: ignore[arg-type]
    new = Table("t", [Append(tuple(new_table.first_entries(wanted, "2026-01-01")))])
    new.take(Append(commands.begin(new, Random(1)).entries))
    return new


@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_people_see_the_memory_only_with_the_memory_aid(viewer: Viewer, aid: bool) -> None:
    shown: Any = Frames(table(memory_aid=aid)).tell(viewer, 0).view
    assert shown.memory == (REMEMBERED if aid else None)


@pytest.mark.parametrize("aid", [False, True])
def test_hints_tell_no_more_than_the_view_does(aid: bool, hinted: list[str | None]) -> None:
    assert Frames(table(memory_aid=aid)).due(0)
    assert hinted == [REMEMBERED if aid else None]


@pytest.mark.parametrize("aid", [False, True])
def test_a_replay_shows_everybody_what_they_could_have_remembered(
    aid: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished_game, "must_be_over", lambda _: None)
    looked_back = finished_game.replay(table(memory_aid=aid), 0, revealed=False)
    seen = replayed(json.loads(encoding.to_json(looked_back)))
    assert len(seen) > 1
    assert {view["memory"] for view in seen} == {REMEMBERED}


def test_bots_always_get_the_memory() -> None:
    view: Any = bot_processes.question(table(), 2, "random", 1.0).view
    assert view.memory == REMEMBERED


def test_a_rematch_keeps_the_memory_aid() -> None:
    (opened, *_) = new_table.rematch_entries(table(memory_aid=True), "2026-01-02")
    assert isinstance(opened, log.Opened)
    assert opened.memory_aid


def test_the_lobby_knows_which_games_have_something_to_remember() -> None:
    assert api.game_info(catalogue.load("polterfass")).memory
    assert not api.game_info(GAME).memory  # type: ignore[arg-type]
