"""The record of a game that is being played: in memory, and on disk after every step if that is wanted."""

from pathlib import Path
from typing import Any

from comptoir.catalogue import AnyGame
from comptoir.core import records
from comptoir.core.records import Record, Turn
from comptoir.core.refusals import Refusal


class Keeper:
    """Remembers a game step by step, and writes it into a file if there is one."""

    def __init__(self, game: AnyGame, path: Path | None, earlier: Record[Any, Any]) -> None:
        """Begin with what was played before.

        Raises:
            Refusal: the file cannot be written.
        """
        self.game = game
        self.path = path
        self.record = earlier
        self.write()

    def add(self, turn: Turn[Any, Any], after: Any) -> None:
        """One more step, written before anybody hears of it.

        Raises:
            Refusal: the file can no longer be written.
        """
        turns = (*self.record.turns, turn)
        self.record = Record(turns, after, self.record.names, self.record.date)
        if self.path:
            try:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(f"{records.write_actor(turn.actor)} {self.game.write(turn.step)}\n")
            except OSError:
                raise Refusal("cannot-write", file=self.path) from None

    def keep(self, path: Path) -> None:
        """From now on in this file, which must not be there yet.

        Raises:
            Refusal: it is, or it cannot be written.
        """
        if path.exists():
            raise Refusal("file-exists", file=path)
        self.path = path
        self.write()

    def write(self) -> None:
        """The whole game as it stands, with its result if there is one.

        Raises:
            Refusal: the file cannot be written.
        """
        if self.path is None:
            return
        # Under another name first: whatever interrupts this, the file is whole.
        whole = self.path.with_name(f"{self.path.name}.new")
        try:
            whole.write_text(records.write(self.game, self.record), "utf-8")
            whole.replace(self.path)
        except OSError:
            path, self.path = self.path, None
            raise Refusal("cannot-write", file=path) from None
