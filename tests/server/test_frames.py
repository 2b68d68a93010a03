"""What frames say is what the game says, so the proof that nothing leaks holds for what is sent."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Raw

from comptoir.catalogue import AnyGame, AnyRecord
from comptoir.core.encoding import to_json
from comptoir.core.steps import Event
from comptoir.server.rooms.frames import Frames, without_setup
from tests import golden
from tests.clients import follow


def table_of(game: AnyGame, record: AnyRecord) -> Any:
    """What frames need of a table at which the recorded game has been played, also with a box of its own."""
    told: list[list[Event]] = []
    for turn in record.turns:
        told.append([])
        game.apply(turn.state, turn.actor, turn.step, told[-1].append)
    states = [*(turn.state for turn in record.turns), record.end]
    return SimpleNamespace(
        game=game,
        turns=record.turns,
        told=told,
        length=2,
        state=record.end,
        presses={},
        opened=SimpleNamespace(memory_aid=True),
        state_after=lambda seq: states[seq + 1],
    )


@pytest.mark.parametrize("path", golden.paths(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_frames_tell_each_viewer_the_games_story(path: Path) -> None:
    game, record = golden.read(path)
    frames = Frames(table_of(game, record))
    for viewer in (None, *range(record.end.setup.seats)):
        told = frames.tell(viewer, 0)
        for event, turn in zip(told.events, record.turns, strict=True):
            step = turn.state, turn.actor, turn.step, viewer
            story = game.story(*step)
            said = game.sentences(turn.actor, story, turn.state.setup)
            assert event.heard == game.heard(*step)
            assert (bytes(event.story), bytes(event.sentences)) == (to_json(story), to_json(said))
        events = [{"changes": plain(event.changes)} for event in told.events]
        view = follow(
            {}, {"view": plain(without_setup(told.view)), "events": events, "rest": plain(told.rest)}
        )
        assert view == plain(without_setup(game.view(record.end, viewer)))


def plain(raw: Raw) -> Any:
    return json.loads(bytes(raw))
