"""How tests read what the terminal shows: lines in words, and pictures with or without their layout."""

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
