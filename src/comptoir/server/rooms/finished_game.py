"""A finished game, as a replay or as a record, for the people who played or watched it."""

from itertools import pairwise

from msgspec import Raw, Struct
from msgspec.structs import asdict

from comptoir.core import encoding
from comptoir.core.actors import Viewer
from comptoir.server.protocol import Event
from comptoir.server.rooms.frames import Frames, untold, without_setup
from comptoir.server.tables.commands import must_be_over
from comptoir.server.tables.table import Table


class ReplayStep(Event, frozen=True, kw_only=True):
    """A step of a replay; ``rest`` is what its events do not tell, as in `protocol.Events`."""

    rest: Raw


class Replay(Struct, frozen=True):
    """A finished game, step by step; ``view`` is the view before the first step."""

    game: str
    names: tuple[str, ...]
    setup: Raw
    view: Raw
    steps: tuple[ReplayStep, ...]


def replay(table: Table, viewer: Viewer, revealed: bool) -> Replay:
    """A finished game as ``viewer`` saw it, with perfect memory; with ``revealed``, no step hides anything.

    Raises:
        Refusal: the game is not over.
    """
    must_be_over(table)
    frames = Frames(table)
    views = [table.game.view(table.state_after(seq), viewer) for seq in range(-1, len(table.turns))]
    steps = []
    for seq, (before, after) in enumerate(pairwise(views)):
        story = frames.revealed(seq) if revealed else frames.story(seq, viewer)
        event, told = frames.event(seq, before, story)
        steps.append(ReplayStep(**asdict(event), rest=Raw(encoding.to_json(untold(told, after)))))
    return Replay(table.game.name, table.names(), frames.setup(), without_setup(views[0]), tuple(steps))


def record(table: Table) -> str:
    """A finished game as a record.

    Raises:
        Refusal: the game is not over.
    """
    must_be_over(table)
    return table.record()
