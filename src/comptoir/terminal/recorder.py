"""Records a game in play: in memory and, if wanted, in a file that is saved after every step."""

from pathlib import Path

from comptoir import files
from comptoir.catalogue import AnyGame, AnyRecord, AnyTurn
from comptoir.core import records
from comptoir.core.game import State
from comptoir.core.records import Record


class Recorder:
    """The record of a game in play, and the file in which it is saved, if any."""

    def __init__(self, game: AnyGame, path: Path | None, earlier: AnyRecord) -> None:
        """Continue the record ``earlier``, which has no steps for a new game; ``path`` is its file, if any.

        Raises:
            Refusal: the file cannot be written.
        """
        self.game = game
        self.path = path
        self.record = earlier
        self.write()

    def add(self, turn: AnyTurn, after: State) -> None:
        """Add a step to the record, and to its file.

        Raises:
            Refusal: the file can no longer be written.
        """
        turns = (*self.record.turns, turn)
        self.record = Record(turns, after, self.record.names, self.record.date)
        if self.path:
            files.append(self.path, f"{records.write_actor(turn.actor)} {self.game.write(turn.step)}\n")

    def save_to(self, path: Path) -> None:
        """Write the record to a new file, and add further steps there.

        Raises:
            Refusal: the file exists, or cannot be written.
        """
        files.create(path, self.as_text())
        self.path = path

    def write(self) -> None:
        """Write the whole record to its file again; once the game is over, this adds the result.

        Raises:
            Refusal: the file cannot be written.
        """
        if self.path:
            files.replace(self.path, self.as_text())

    def as_text(self) -> str:
        return records.write(self.game, self.record)
