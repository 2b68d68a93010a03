"""What is shown and typed: with motion where somebody watches, plain everywhere else."""

import contextlib
import re
import sys
from types import TracebackType
from typing import Final, Self, cast

from rich import _wrap
from rich.console import Console, RenderableType
from rich.live import Live
from rich.text import Text
from rich.theme import Theme

from comptoir.core.terminal import Picture, Told
from comptoir.terminal.keys import Keys
from comptoir.words.readers import Reader

with contextlib.suppress(ImportError):  # Windows
    import readline  # noqa: F401 - arrow keys, and earlier lines, wherever something is typed

FRAME: Final = 0.08
"""Seconds that a picture on the way to the last one stays."""
BREATH: Final = 0.35
"""Seconds after something told, before the next."""

# Readable on a dark and on a light ground alike, and among the 256 colours of older terminals.
THEME: Final = Theme(
    {
        "plain": "none",
        "quiet": "dim",
        "heading": "bold #af5f00",
        "good": "#00875f",
        "bad": "#d7005f",
        "key": "bold #af5f00",
    }
)
# rich breaks lines at every kind of space, also at those that French sets before ; : ? and ! to prevent it.
_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def themed_console() -> Console:
    """A console that takes words as they are: nothing in them is markup, a smiley or a number to colour."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


PROMPT: Final = "> "

MOST_DIGITS: Final = 9
"""What is longer is no number that anything here has; Python itself reads only so many digits."""


class Screen:
    """The terminal of one reader. Used as a context, keys skip what moves instead of being shown."""

    def __init__(self, *, plain: bool = False) -> None:
        self.console = themed_console()
        self.watched = sys.stdin.isatty() and self.console.is_terminal
        self._moves = self.watched and not plain and not self.console.is_dumb_terminal
        self._hurried = False
        self._keys = Keys()

    def __enter__(self) -> Self:
        if self._moves:
            self._keys.listen()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._keys.rest()

    # --- Showing --------------------------------------------------------------

    def show(self, picture: Picture, style: str = "") -> None:
        """Something at once, without a pause."""
        self.console.print(picture, style=style)

    def tell(self, told: Told, reader: Reader) -> None:
        """A picture, moving if it can, the line below it, and time to read it."""
        if told.pictures:
            self._animate(told.pictures)
        if told.sentences:
            tone = reader.tone(told.sentences[0])
            if tone == "heading":
                self.console.print()
            self.console.print(Text(" ".join(map(reader.tell, told.sentences)), tone))
        self._pause(BREATH)

    def _animate(self, pictures: tuple[Picture, ...]) -> None:
        *moving, last = pictures
        if not moving or not self._moves or self._hurried:
            self.console.print(last)
            return
        with Live(console=self.console, auto_refresh=False) as live:
            for picture in moving:
                live.update(cast("RenderableType", picture), refresh=True)
                if self._pause(FRAME):
                    break
            live.update(cast("RenderableType", last), refresh=True)

    def _pause(self, seconds: float) -> bool:
        """Wait, unless a key has been pressed since the last question, and say whether one has."""
        if self._moves and not self._hurried:
            self._hurried = self._keys.pressed_within(seconds)
        return self._hurried

    # --- Typing ---------------------------------------------------------------

    def ask(self) -> str:
        """A line that somebody types.

        Raises:
            EOFError: nothing more will come.
        """
        if not self.watched:
            self.console.print(PROMPT, end="")
            # Repeated, so that what comes out can be read without what went in.
            line = input()
            self.console.print(line)
            return line.strip()
        self._keys.rest()
        self._hurried = False
        try:
            return input(PROMPT).strip()
        finally:
            if self._moves:
                self._keys.listen()
