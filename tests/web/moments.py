"""What the page of a game asks, and how tests answer it, as the game's own tests say.

``tests/games/<game>/page.toml`` lists the moments. One that is answered by more than a click on each of
its ``press`` selectors has a function in ``tests/games/<game>/presses.py``.
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
"""Reads the moment off the page; `falling`: something has yet to be seen, `laid`: a sealed choice is in."""


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A question: it is asked where ``shown`` is seen below ``.decision``. Of several, the first counts.

    What has been pressed and not been answered yet is not asked any more. ``press``: selectors below
    ``.decision``; of each, the last that is found is clicked.
    """

    name: str
    shown: str
    press: tuple[str, ...] = ()


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """What tells how far a game is: a field of the view that counts from 1 or is a list, or an event."""

    field: str = "round"
    event: str = ""

    def rounds(self, view: dict[str, Any], raw: Sequence[str]) -> int:
        """How many rounds, days or turns have been played."""
        if self.event:
            return max(sum(frame.count(f'"type":"{self.event}"') for frame in raw) - 1, 0)
        now: int | list[object] = view.get(self.field, [])
        return len(now) if isinstance(now, list) else max(now - 1, 0)


class Page(Struct, frozen=True):
    """A game's page; what else stands in the file is for `tools.screens`."""

    moment: tuple[Moment, ...]
    progress: Progress = Progress()


@cache
def page(game: str) -> Page:
    """What a game's tests say of its page."""
    return msgspec.toml.decode((GAMES / game / "page.toml").read_bytes(), type=Page)


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """The moments of a game; of all games, where nobody knows which one is played."""
    if game:
        return page(game).moment
    return tuple(moment for name in comptoir.games() for moment in page(name).moment)


@cache
def presses(game: str) -> dict[str, Callable[[Any], None]]:
    """How the moments of a game are answered that take more than clicks, by name."""
    if not (GAMES / game / "presses.py").exists():
        return {}
    found: dict[str, Callable[[Any], None]] = import_module(f"tests.games.{game}.presses").PRESSES
    return found
