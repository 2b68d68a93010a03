"""What the page of a game asks and how tests answer, as the tests of the game define it.

``tests/games/<game>/page.toml`` lists the moments. A moment that takes more than a click on each of its
``press`` selectors has a function in ``tests/games/<game>/presses.py``.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import comptoir

GAMES: Final = Path(__file__).parents[1] / "games"

MOMENT: Final = """(moments) => {
  if (document.querySelector("section.over > ol")) return "over";
  const decision = document.querySelector(".decision");
  if (!decision) return "elsewhere";
  const has = (selector) => decision.querySelector(selector) !== null;
  if (has(".wide")) return "falling";
  if (decision.ariaBusy === "true") return "idle";
  if (has(".main.laid")) return "laid";
  return moments.find(([, shown]) => has(shown))?.[0] ?? "idle";
}"""
"""Finds the moment of a page; `falling`: a story has to be seen first, `laid`: a sealed choice is in."""


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A question: the page asks it while ``.decision`` contains ``shown``; the first such moment counts.

    A question counts as answered as soon as its answer is pressed. ``press``: selectors inside
    ``.decision``; a test clicks the last element that each of them finds.
    """

    name: str
    shown: str
    press: tuple[str, ...] = ()


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """How to tell how far a game is: by a view's field that counts from 1 or is a list, or by an event."""

    field: str = "round"
    event: str = ""

    def rounds(self, view: dict[str, Any], raw: Sequence[str]) -> int:
        """How many rounds, days or turns have been played."""
        if self.event:
            return max(sum(frame.count(f'"type":"{self.event}"') for frame in raw) - 1, 0)
        now: int | list[object] = view.get(self.field, [])
        return len(now) if isinstance(now, list) else max(now - 1, 0)


class Page(Struct, frozen=True):
    """The part of a ``page.toml`` that tests read; the rest of the file is for `tools.screens`."""

    moment: tuple[Moment, ...]
    progress: Progress = Progress()


@cache
def page(game: str) -> Page:
    """How the tests of a game describe its page."""
    return msgspec.toml.decode((GAMES / game / "page.toml").read_bytes(), type=Page)


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """The moments of a game, or of all games if ``game`` is empty."""
    if game:
        return page(game).moment
    return tuple(moment for name in comptoir.games() for moment in page(name).moment)


@cache
def presses(game: str) -> dict[str, Callable[[Any], None]]:
    """The functions that answer those moments of a game that take more than clicks, by name."""
    if not (GAMES / game / "presses.py").exists():
        return {}
    found: dict[str, Callable[[Any], None]] = import_module(f"tests.games.{game}.presses").PRESSES
    return found
