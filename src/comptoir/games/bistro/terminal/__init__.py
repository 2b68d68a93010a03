"""The counter in a terminal: what it shows, tells and asks, and what a player may type."""

from typing import Final

from comptoir.core.terminal import Terminal, by_phase
from comptoir.games.bistro import notation
from comptoir.games.bistro.actions import AnyStep
from comptoir.games.bistro.terminal import asking, drawings, meanings, reading
from comptoir.games.bistro.terminal.telling import CounterTelling
from comptoir.games.bistro.views import View

COUNTER: Final[Terminal[View, AnyStep]] = Terminal(
    board=drawings.board,
    waits=asking.waits,
    tell=CounterTelling,
    ask=asking.ask,
    hint=meanings.hint,
    notation=notation.read,
    shorthand=by_phase(reading.READERS),
)
