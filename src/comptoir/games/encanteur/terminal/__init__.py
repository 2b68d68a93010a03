"""The quay in a terminal: drawings, sentences, questions, hints, and answers that a player may type."""

from typing import Final

from comptoir.core.terminal import Terminal, by_phase
from comptoir.games.encanteur import notation
from comptoir.games.encanteur.actions import AnyStep
from comptoir.games.encanteur.terminal import asking, drawings, meanings, reading
from comptoir.games.encanteur.terminal.telling import QuayTelling
from comptoir.games.encanteur.views import View

QUAY: Final[Terminal[View, AnyStep]] = Terminal(
    board=drawings.board,
    waits=asking.waits,
    tell=QuayTelling,
    ask=asking.ask,
    hint=meanings.hint,
    notation=notation.read,
    shorthand=by_phase(reading.READERS),
)
