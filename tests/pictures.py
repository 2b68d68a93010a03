"""Pictures of the terminal as tests look at them: laid out in columns, or only read."""

from collections.abc import Callable
from io import StringIO
from typing import TypeAlias

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from comptoir.core.terminal import Picture
from comptoir.terminal.screen import THEME

Show: TypeAlias = Callable[[Picture], str]
"""How a test looks at a picture."""


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
