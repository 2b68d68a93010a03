"""The record of a game that is being played: in memory, and on disk after every step if that is wanted."""

from pathlib import Path

from comptoir import files
from comptoir.catalogue import AnyGame, AnyRecord, AnyTurn
from comptoir.core import records
from comptoir.core.game import State
from comptoir.core.records import Record


class Keeper:
    """Remembers a game step by step, and writes it into a file if there is one."""

    def __init__(self, game: AnyGame, path: Path | None, earlier: AnyRecord) -> None:
        """Begin with what was played before, and with its file if it is in one.

        Raises:
            Refusal: the file cannot be written.
        """
        self.game = game
        self.path = path
        self.record = earlier
        self.write()

    def add(self, turn: AnyTurn, after: State) -> None:
        """One more step, written before anybody hears of it.

        Raises:
            Refusal: the file can no longer be written.
        """
        turns = (*self.record.turns, turn)
        self.record = Record(turns, after, self.record.names, self.record.date)
        if self.path:
            files.append(self.path, f"{records.write_actor(turn.actor)} {self.game.write(turn.step)}\n")

    def keep(self, path: Path) -> None:
        """From now on in this file, which must not be there yet.

        Raises:
            Refusal: it is, or it cannot be written.
        """
        files.make(path, self.written())
        self.path = path

    def write(self) -> None:
        """The whole game as it stands, with its result if there is one.

        Raises:
            Refusal: the file cannot be written.
        """
        if self.path:
            files.replace(self.path, self.written())

    def written(self) -> str:
        """The record as text."""
        return records.write(self.game, self.record)
