"""Output and input: animated on an interactive terminal, plain everywhere else."""

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
    import readline  # noqa: F401 - gives `input` arrow keys and a history

FRAME: Final = 0.08
"""Seconds that each picture of an animation is shown, except the last."""
BREATH: Final = 0.35
"""Seconds after each part of a story, to read it."""

# Readable on dark and light backgrounds, and among the 256 colours of older terminals.
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
# rich breaks lines at every kind of space, even at the no-break spaces that French sets before ; : ? and !.
_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def themed_console() -> Console:
    """A console that prints text as it is, without markup, emoji codes or highlighting."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


PROMPT: Final = "> "

MOST_DIGITS: Final = 9
"""The maximum number of digits in a typed number; `int` refuses texts of some thousand digits."""


class Screen:
    """The terminal of one reader; while it is used as a context manager, any key skips an animation."""

    def __init__(self, *, plain: bool = False) -> None:
        self.console = themed_console()
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        self._animates = self.interactive and not plain and not self.console.is_dumb_terminal
        self._skipping = False
        self._keys = Keys()

    def __enter__(self) -> Self:
        if self._animates:
            self._keys.listen()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._keys.stop()

    # --- Showing --------------------------------------------------------------

    def show(self, picture: Picture, style: str = "") -> None:
        """Print something, without a pause."""
        self.console.print(picture, style=style)

    def tell(self, told: Told, reader: Reader) -> None:
        """Show a picture, animated if possible, and the line below it; then leave time to read."""
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
        if not moving or not self._animates or self._skipping:
            self.console.print(last)
            return
        with Live(console=self.console, auto_refresh=False) as live:
            for picture in moving:
                live.update(cast("RenderableType", picture), refresh=True)
                if self._pause(FRAME):
                    break
            live.update(cast("RenderableType", last), refresh=True)

    def _pause(self, seconds: float) -> bool:
        """Wait, unless a key has been pressed since the last question; return whether one was pressed."""
        if self._animates and not self._skipping:
            self._skipping = self._keys.pressed_within(seconds)
        return self._skipping

    # --- Typing ---------------------------------------------------------------

    def ask(self) -> str:
        """The line that the reader types at the prompt, stripped.

        Raises:
            EOFError: the input has ended.
        """
        if not self.interactive:
            self.console.print(PROMPT, end="")
            # The output alone has to be readable, without the input.
            line = input()
            self.console.print(line)
            return line.strip()
        self._keys.stop()
        self._skipping = False
        try:
            return input(PROMPT).strip()
        finally:
            if self._animates:
                self._keys.listen()
