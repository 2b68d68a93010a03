"""How tests read what the terminal shows: lines in words, and pictures with or without their layout."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from io import StringIO
from typing import Final, Generic, NamedTuple, TypeAlias

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat, Viewer
from comptoir.core.game import A, S, V
from comptoir.core.records import Turn
from comptoir.core.sentences import Tone
from comptoir.core.setups import ComponentsT, OptionsT
from comptoir.core.terminal import Picture, Terminal, Told
from comptoir.terminal.screen import THEME
from comptoir.words.readers import Reader
from comptoir.words.texts import texts
from tests.play import Play

Show: TypeAlias = Callable[[Picture], str]
"""A way to turn a picture into text: `drawn` or `written`."""


class Line(NamedTuple):
    """What a reader is told: words, their tone, and pictures."""

    words: str
    tone: Tone
    pictures: tuple[Picture, ...]


def line_of(told: Told, reader: Reader) -> Line:
    """What is told, in words for this reader."""
    words = " ".join(map(reader.tell, told.sentences))
    return Line(words, reader.tone(told.sentences[0]) if words else "plain", told.pictures)


def drawn(picture: Picture, width: int = 80) -> str:
    """A picture as it is drawn in ``width`` columns, without colour."""
    out = StringIO()
    Console(file=out, width=width, theme=THEME, color_system=None).print(picture)
    return out.getvalue().replace("\u00a0", " ")


def written(picture: Picture) -> str:
    """All the words in a picture, without the layout, which takes most of the time; nothing is cut off."""
    match picture:
        case str():
            return picture
        case Text():
            return picture.plain
        case Group():
            return "\n".join(map(written, picture.renderables))
        case Table():
            cells = [cell for column in picture.columns for cell in (column.header, *column.cells)]
            return "\n".join(map(written, cells))
        case _:
            return drawn(picture)


# --- A game in a terminal -----------------------------------------------------


def join_items(*items: str) -> str:
    """``a, b and c``."""
    return texts("en").write_list(items)


NAMES: Final = ("Ottilie", "Gaspard", "Nunzia", "Fergus", "Leo", "Phil")


@dataclass(frozen=True)
class Onlooker(Generic[S, V, A, OptionsT, ComponentsT]):
    """Looks at a game in a terminal, from any seat and in any language."""

    play: Play[S, V, A, OptionsT, ComponentsT]

    @property
    def terminal(self) -> Terminal[V, A]:
        return self.play.game.terminal()

    def reader(self, seat: Viewer, language: str = "en", seats: int = 4) -> Reader:
        return Reader(texts(language, self.play.game.package), NAMES[:seats], seat)

    def looking(self, state: S, seat: Viewer, language: str = "en") -> tuple[Reader, V]:
        """The reader in a seat, and the view of it."""
        return self.reader(seat, language, state.setup.seats), self.play.game.view(state, seat)

    def board(self, state: S, seat: Viewer, language: str = "en", width: int = 80) -> str:
        return drawn(self.terminal.board(*self.looking(state, seat, language)), width)

    def hint(self, state: S, seat: Seat, language: str = "en") -> str:
        legal = self.play.game.legal(state, seat)
        return drawn(self.terminal.hint(*self.looking(state, seat, language), legal))

    def waits(self, state: S, seat: Viewer, language: str = "en") -> str:
        return self.terminal.waits(*self.looking(state, seat, language))

    # --- What is told -------------------------------------------------------------

    def telling(self, state: S, turn: str, viewer: Viewer, language: str = "en") -> list[Line]:
        """What a viewer hears and sees because of a turn."""
        game, (actor, step) = self.play.game, self.play.read_turn(state, turn)
        return self.lines(Turn(state, actor, step), game.apply(state, actor, step), viewer, language)

    def lines(self, turn: Turn[S, A], after: S, viewer: Viewer, language: str) -> list[Line]:
        """`telling`, where the state after the turn is known."""
        reader, before = self.looking(turn.state, viewer, language)
        story = self.play.game.story(turn.state, turn.actor, turn.step, viewer)
        now = self.play.game.view(after, viewer)
        return [line_of(told, reader) for told in self.terminal.tell(reader, turn.actor, story, before, now)]

    def told(self, state: S, turn: str, viewer: Viewer, language: str = "en") -> list[str]:
        """The sentences of `telling`."""
        return [line.words for line in self.telling(state, turn, viewer, language) if line.words]

    def pictures(self, state: S, turn: str, viewer: Viewer) -> str:
        """The pictures of `telling` that stay."""
        return "\n".join(
            drawn(line.pictures[-1]) for line in self.telling(state, turn, viewer) if line.pictures
        )

    def everything(
        self, turns: Iterable[Turn[S, A]], viewer: Viewer, language: str, show: Show = written
    ) -> str:
        """All that is shown to a viewer of a game."""
        game, shown = self.play.game, []
        for turn in turns:
            after = game.apply(turn.state, turn.actor, turn.step)
            for line in self.lines(turn, after, viewer, language):
                shown += [line.words, *map(show, line.pictures[-1:])]
            reader, view = self.looking(after, viewer, language)
            shown.append(self.terminal.waits(reader, view))
            if viewer is not None and (legal := game.legal(after, viewer)):
                question = self.terminal.ask(reader, view, legal)
                shown += [question.words, question.typing, *(words for words, _ in question.choices)]
                shown += [
                    show(self.terminal.board(reader, view)),
                    show(self.terminal.hint(reader, view, legal)),
                ]
        return "\n".join(shown)

    # --- What is asked and typed --------------------------------------------------

    def first_to_act(self, state: S) -> Seat:
        seat = self.play.game.to_act(state)[0]
        assert isinstance(seat, Seat)
        return seat

    def question(
        self, state: S, language: str = "en", seat: Seat | None = None
    ) -> tuple[str, str, list[str]]:
        """The question to ``seat``, or the first to act, what can be typed, and the choices."""
        who = self.first_to_act(state) if seat is None else seat
        question = self.terminal.ask(*self.looking(state, who, language), self.play.game.legal(state, who))
        return question.words, question.typing, [words for words, _ in question.choices]

    def read(self, state: S, typed: str, language: str = "en", seat: Seat | None = None) -> str:
        """What is understood, in notation, when ``seat`` or the first to act types it."""
        who = self.first_to_act(state) if seat is None else seat
        return self.play.game.write(self.terminal.read(*self.looking(state, who, language), typed))
