"""Shows a record step by step, from any seat."""

from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.text import Text

from comptoir import files
from comptoir.catalogue import AnyGame, AnyRecord, AnyTurn, load
from comptoir.core import encoding, records
from comptoir.core.actors import Viewer
from comptoir.core.game import State
from comptoir.core.refusals import Refusal
from comptoir.terminal.screen import MOST_DIGITS, Screen
from comptoir.words.printable import printable
from comptoir.words.readers import Reader
from comptoir.words.texts import Texts, texts


def open_record(path: Path, seat: Viewer) -> tuple[AnyGame, AnyRecord]:
    """A game and its record, from a file.

    Raises:
        Refusal: the file cannot be read, one of its lines is wrong, or the seat number is out of range.
    """
    text = files.read(path)
    game = load(records.game_of(text))
    record = records.read(game, text)
    check_seat(seat, record.end.setup.seats)
    return game, record


def check_seat(seat: Viewer, seats: int) -> None:
    """Refuse a seat number out of range."""
    if seat is not None and seat not in range(seats):
        raise Refusal("no-seat", seat=seat, last=seats - 1)


def watch(game: AnyGame, record: AnyRecord, seat: Viewer, language: str, *, everything: bool) -> None:
    """Show a record: step by step on an interactive terminal, otherwise all steps at once."""
    screen = Screen(plain=True)
    replay = Replay(game, record, reader_for(texts(language, game.package), record, seat), screen)
    if everything or not screen.interactive:
        replay.print_all()
    else:
        replay.step_through()


def reader_for(words: Texts, record: AnyRecord, seat: Viewer) -> Reader:
    """The reader of a record; a player without a name gets one from the seat number."""
    seats = record.end.setup.seats
    names = map(printable, record.names or [""] * seats)
    return Reader(
        words, tuple(name or words.say("seat-name", seat=number) for number, name in enumerate(names)), seat
    )


def note_lines(reader: Reader, record: AnyRecord) -> list[Text]:
    """The record's notes, one per line: what has changed since it was written."""
    said = (reader.say("replay-note", note=reader.refusal(note)) for note in record.notes)
    return [Text(printable(words), "bad") for words in said]


@dataclass(frozen=True)
class Replay:
    """Shows a record to one reader."""

    game: AnyGame
    record: AnyRecord
    reader: Reader
    screen: Screen

    def print_all(self) -> None:
        """Show every step, then the final board."""
        self.introduce()
        for number in range(len(self.record.turns)):
            self.tell(number)
        self.show_board(self.record.end)

    def step_through(self) -> None:
        """Show one step at a time, forward or back."""
        self.introduce()
        self.screen.show(Text(self.reader.say("replay-help"), "quiet"))
        number, steps = 0, len(self.record.turns)
        while (typed := self.read_line()) is not None:
            if self.reader.means(typed, "words-back"):
                number = max(number - 1, 0)
                self.show(number)
            elif typed.isdecimal():
                number = min(int(typed), steps) if len(typed) <= MOST_DIGITS else steps
                self.show(number)
            elif typed:
                self.show(number)
            elif number < steps:
                self.tell(number)
                number += 1
            if number == steps:
                self.screen.show(Text(self.reader.say("replay-end"), "quiet"))

    def read_line(self) -> str | None:
        """A typed line; ``None`` if the reader wants to stop."""
        try:
            typed = self.screen.ask()
        except (EOFError, KeyboardInterrupt):
            return None
        return None if self.reader.means(typed, "words-quit") else typed

    def show(self, number: int) -> None:
        """Show the board after the first ``number`` steps."""
        steps = len(self.record.turns)
        self.screen.show(Text(self.reader.say("replay-place", step=number, steps=steps), "quiet"))
        self.show_board(self.state(number))

    def state(self, number: int) -> State:
        """The state after the first ``number`` steps."""
        return self.record.turns[number].state if number < len(self.record.turns) else self.record.end

    def tell(self, number: int) -> None:
        """Tell what happens in a step."""
        turn, seat = self.record.turns[number], self.reader.seat
        before, after = (self.game.view(state, seat) for state in (turn.state, self.state(number + 1)))
        story = self.game.story(turn.state, turn.actor, turn.step, seat)
        for told in self.game.terminal().tell(self.reader, turn.actor, story, before, after):
            self.screen.tell(told, self.reader)

    def show_board(self, state: State) -> None:
        self.screen.show(self.game.terminal().board(self.reader, self.game.view(state, self.reader.seat)))

    def introduce(self) -> None:
        """Show the game, the players, the date, and what has changed since."""
        self.screen.show(Text(self.reader.say("title"), "heading"))
        everybody = self.reader.write_list(map(self.reader.name, range(len(self.reader.names))))
        self.screen.show(Text(self.reader.say("table-seated", names=everybody)))
        if self.record.date:
            self.screen.show(Text(printable(self.record.date), "quiet"))
        for note in note_lines(self.reader, self.record):
            self.screen.show(note)


def as_json(game: AnyGame, record: AnyRecord, seat: Viewer) -> bytes:
    """The record as JSON: every step as the seat hears it, its story, and the view after it."""
    states = [*(turn.state for turn in record.turns[1:]), record.end]
    return encoding.to_json(
        {
            "game": game.name,
            "seat": seat,
            "seats": record.end.setup.seats,
            "names": record.names,
            "result": game.result(record.end),
            "notes": [{"code": note.code, **note.arguments} for note in record.notes],
            "steps": [step_as_plain(game, *step, seat) for step in zip(record.turns, states, strict=True)],
        }
    )


def step_as_plain(game: AnyGame, turn: AnyTurn, after: State, seat: Viewer) -> dict[str, object]:
    """A step as plain values: what the seat hears, the story, and the view after it without its setup."""
    view = msgspec.to_builtins(game.view(after, seat), enc_hook=encoding.to_plain)
    view.pop("setup")
    return {
        "actor": records.write_actor(turn.actor),
        "heard": game.heard(turn.state, turn.actor, turn.step, seat),
        "story": game.story(turn.state, turn.actor, turn.step, seat),
        "view": view,
    }
