"""A record, step by step, from any chair."""

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
    """A record and the game it is of.

    Raises:
        Refusal: the file cannot be read, a line of it is wrong, or there is no such seat.
    """
    text = files.read(path)
    game = load(records.game_of(text))
    record = records.read(game, text)
    check_seat(seat, record.end.setup.seats)
    return game, record


def check_seat(seat: Viewer, seats: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat is not None and seat not in range(seats):
        raise Refusal("no-seat", seat=seat, last=seats - 1)


def watch(game: AnyGame, record: AnyRecord, seat: Viewer, language: str, *, everything: bool) -> None:
    """The record in the terminal: step by step where somebody can press Enter, else all of it."""
    screen = Screen(plain=True)
    replay = Replay(game, record, chair_of(texts(language, game.package), record, seat), screen)
    if everything or not screen.watched:
        replay.print_all()
    else:
        replay.step_through()


def chair_of(words: Texts, record: AnyRecord, seat: Viewer) -> Reader:
    """A place to watch a record from; players without a name are called by their seat."""
    seats = record.end.setup.seats
    names = map(printable, record.names or [""] * seats)
    return Reader(
        words, tuple(name or words.say("seat-name", seat=number) for number, name in enumerate(names)), seat
    )


def notes(chair: Reader, record: AnyRecord) -> list[Text]:
    """What has changed since the record was written, a line each."""
    said = (chair.say("replay-note", note=chair.refusal(note)) for note in record.notes)
    return [Text(printable(words), "bad") for words in said]


@dataclass(frozen=True)
class Replay:
    """A record as seen from a chair."""

    game: AnyGame
    record: AnyRecord
    chair: Reader
    screen: Screen

    def print_all(self) -> None:
        """The whole story, and the table at the end."""
        self.introduce()
        for number in range(len(self.record.turns)):
            self.tell(number)
        self.show_board(self.record.end)

    def step_through(self) -> None:
        """A step at a time, forward and back."""
        self.introduce()
        self.screen.show(Text(self.chair.say("replay-help"), "quiet"))
        here, steps = 0, len(self.record.turns)
        while (typed := self.typed()) is not None:
            if self.chair.means(typed, "words-back"):
                here = max(here - 1, 0)
                self.show(here)
            elif typed.isdecimal():
                here = min(int(typed), steps) if len(typed) <= MOST_DIGITS else steps
                self.show(here)
            elif typed:
                self.show(here)
            elif here < steps:
                self.tell(here)
                here += 1
            if here == steps:
                self.screen.show(Text(self.chair.say("replay-end"), "quiet"))

    def typed(self) -> str | None:
        """What is typed, unless it is the end."""
        try:
            typed = self.screen.ask()
        except (EOFError, KeyboardInterrupt):
            return None
        return None if self.chair.means(typed, "words-quit") else typed

    def show(self, here: int) -> None:
        """The table after so many steps."""
        steps = len(self.record.turns)
        self.screen.show(Text(self.chair.say("replay-place", step=here, steps=steps), "quiet"))
        self.show_board(self.state(here))

    def state(self, here: int) -> State:
        """The position after so many steps."""
        return self.record.turns[here].state if here < len(self.record.turns) else self.record.end

    def tell(self, number: int) -> None:
        """What a step brings about."""
        turn, seat = self.record.turns[number], self.chair.seat
        before, after = (self.game.view(state, seat) for state in (turn.state, self.state(number + 1)))
        story = self.game.story(turn.state, turn.actor, turn.step, seat)
        for told in self.game.terminal().tell(self.chair, turn.actor, story, before, after):
            self.screen.tell(told, self.chair)

    def show_board(self, state: State) -> None:
        """The table as the chair sees it."""
        self.screen.show(self.game.terminal().board(self.chair, self.game.view(state, self.chair.seat)))

    def introduce(self) -> None:
        """What was played, by whom and when, and what has changed since."""
        self.screen.show(Text(self.chair.say("title"), "heading"))
        everybody = self.chair.listed(map(self.chair.name, range(len(self.chair.names))))
        self.screen.show(Text(self.chair.say("table-seated", names=everybody)))
        if self.record.date:
            self.screen.show(Text(printable(self.record.date), "quiet"))
        for note in notes(self.chair, self.record):
            self.screen.show(note)


def as_json(game: AnyGame, record: AnyRecord, seat: Viewer) -> bytes:
    """The record for programs: every step as the seat hears it, its story, and the view after it."""
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
    """A step as a seat hears it, what follows, and the view after it without the set-up."""
    view = msgspec.to_builtins(game.view(after, seat), enc_hook=encoding.to_plain)
    view.pop("setup")
    return {
        "actor": records.write_actor(turn.actor),
        "heard": game.heard(turn.state, turn.actor, turn.step, seat),
        "story": game.story(turn.state, turn.actor, turn.step, seat),
        "view": view,
    }
