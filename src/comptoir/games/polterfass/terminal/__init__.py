"""The taproom in a terminal: what it shows, tells and asks, and what a player may type."""

from typing import Final

from comptoir.core.terminal import Terminal, by_phase
from comptoir.games.polterfass import notation
from comptoir.games.polterfass.actions import AnyStep
from comptoir.games.polterfass.terminal import asking, drawings, meanings, reading
from comptoir.games.polterfass.terminal.telling import TaproomTelling
from comptoir.games.polterfass.views import View

TAPROOM: Final[Terminal[View, AnyStep]] = Terminal(
    board=drawings.board,
    waits=asking.waits,
    tell=TaproomTelling,
    ask=asking.ask,
    hint=meanings.hint,
    notation=notation.read,
    shorthand=by_phase(reading.READERS),
)
