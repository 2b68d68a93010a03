"""The town in a terminal: drawings, sentences, questions, hints, and answers that a player may type."""

from typing import Final

from comptoir.core.terminal import Terminal
from comptoir.games.impitoyable import notation
from comptoir.games.impitoyable.actions import AnyStep
from comptoir.games.impitoyable.terminal import asking, drawings, meanings, reading
from comptoir.games.impitoyable.terminal.telling import TownTelling
from comptoir.games.impitoyable.views import View

TOWN: Final[Terminal[View, AnyStep]] = Terminal(
    board=drawings.board,
    waits=asking.waits,
    tell=TownTelling,
    ask=asking.ask,
    hint=meanings.hint,
    notation=notation.read,
    shorthand=reading.read,
)
