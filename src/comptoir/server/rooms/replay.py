"""A finished game, step by step, for those who sat at its table or watched it."""

from msgspec import Raw, Struct

from comptoir.core.actors import Viewer
from comptoir.server.protocol import Finisher
from comptoir.server.rooms.frames import Frames, without_setup
from comptoir.server.tables.commands import must_be_over
from comptoir.server.tables.table import Table


class Shown(Struct, frozen=True):
    """A step of a replay, and the view after it."""

    seq: int
    actor: int | str
    heard: str
    story: Raw
    view: Raw
    presses: tuple[Finisher, ...]


class Replay(Struct, frozen=True):
    """A finished game, step by step."""

    game: str
    names: tuple[str, ...]
    setup: Raw
    view: Raw
    """Before the first step."""
    steps: tuple[Shown, ...]


def replay(table: Table, viewer: Viewer, revealed: bool) -> Replay:
    """A finished game as ``viewer`` saw it, memory and all; ``revealed`` with every step as it was.

    Raises:
        Refusal: the game is not over, so that nothing is revealed.
    """
    must_be_over(table)
    frames = Frames(table)
    steps = tuple(shown(table, frames, seq, viewer, revealed) for seq in range(len(table.turns)))
    return Replay(table.game.name, table.names(), frames.setup(), remembered(table, viewer, -1), steps)


def shown(table: Table, frames: Frames, seq: int, viewer: Viewer, revealed: bool) -> Shown:
    """One step of a replay."""
    told = frames.revealed(seq) if revealed else frames.event(seq, viewer)
    return Shown(seq, told.actor, told.heard, told.story, remembered(table, viewer, seq), told.presses)


def remembered(table: Table, viewer: Viewer, seq: int) -> Raw:
    """What a viewer with a perfect memory knew after a step, even where the table gave no memory aid."""
    return without_setup(table.game.view(table.state_after(seq), viewer))


def record(table: Table) -> str:
    """A finished game as a record.

    Raises:
        Refusal: the game is not over, so that nothing is revealed.
    """
    must_be_over(table)
    return table.record()
