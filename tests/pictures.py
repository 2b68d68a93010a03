"""What the terminal shows, as tests look at it: lines that are read, pictures laid out or only read."""

from collections.abc import Callable
from io import StringIO
from typing import NamedTuple, TypeAlias

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from comptoir.core.sentences import Tone
from comptoir.core.terminal import Picture, Told
from comptoir.terminal.screen import THEME
from comptoir.words.readers import Reader

Show: TypeAlias = Callable[[Picture], str]
"""How a test looks at a picture."""


class Line(NamedTuple):
    """What is told, as a reader has it: a line, how it sounds, and pictures."""

    words: str
    tone: Tone
    pictures: tuple[Picture, ...]


def line_of(told: Told, reader: Reader) -> Line:
    """What is told, in the words of a reader."""
    words = " ".join(map(reader.tell, told.sentences))
    return Line(words, reader.tone(told.sentences[0]) if words else "plain", told.pictures)


def drawn(picture: Picture, width: int = 80) -> str:
    """A picture in so many columns, without colour."""
    out = StringIO()
    Console(file=out, width=width, theme=THEME, color_system=None).print(picture)
    return out.getvalue().replace("\u00a0", " ")


def written(picture: Picture) -> str:
    """All the words in a picture, not laid out, which is what takes the time; nothing is cut off."""
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
