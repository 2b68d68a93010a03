"""A finished game, as a replay or as a record, for the people who played or watched it."""

from msgspec import Raw, Struct

from comptoir.core.actors import Viewer
from comptoir.server.protocol import Finisher
from comptoir.server.rooms.frames import Frames, without_setup
from comptoir.server.tables.commands import must_be_over
from comptoir.server.tables.table import Table


class ReplayStep(Struct, frozen=True):
    """A step of a replay, and the view after it."""

    seq: int
    actor: int | str
    heard: str
    story: Raw
    view: Raw
    presses: tuple[Finisher, ...]


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
    steps = tuple(replay_step(table, frames, seq, viewer, revealed) for seq in range(len(table.turns)))
    return Replay(table.game.name, table.names(), frames.setup(), full_view(table, viewer, -1), steps)


def replay_step(table: Table, frames: Frames, seq: int, viewer: Viewer, revealed: bool) -> ReplayStep:
    event = frames.revealed_event(seq) if revealed else frames.event(seq, viewer)
    view = full_view(table, viewer, seq)
    return ReplayStep(seq, event.actor, event.heard, event.story, view, event.presses)


def full_view(table: Table, viewer: Viewer, seq: int) -> Raw:
    """The view after a step with its ``memory``, even at a table without memory aid."""
    return without_setup(table.game.view(table.state_after(seq), viewer))


def record(table: Table) -> str:
    """A finished game as a record.

    Raises:
        Refusal: the game is not over.
    """
    must_be_over(table)
    return table.record()
