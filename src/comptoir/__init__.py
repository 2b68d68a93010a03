"""Comptoir: table games, played, explained and measured.

>>> import comptoir
>>> game = comptoir.load("polterfass")
>>> state = game.start(seats=4)
"""

# Import the package `games` before the function of that name: an import of the package sets `comptoir.games`.
import comptoir.games  # noqa: F401
from comptoir.catalogue import games, load
from comptoir.core import (
    CHANCE,
    CLOCK,
    BadEdition,
    BadNotation,
    BadOptions,
    BadOrder,
    BadRecord,
    Beat,
    IllegalAction,
    Refusal,
    Result,
    UnknownGame,
    refusals,
)

__all__ = [
    "CHANCE",
    "CLOCK",
    "BadEdition",
    "BadNotation",
    "BadOptions",
    "BadOrder",
    "BadRecord",
    "Beat",
    "IllegalAction",
    "Refusal",
    "Result",
    "UnknownGame",
    "games",
    "load",
]


def _in_english(refusal: Refusal) -> str:
    """The English sentence for a refusal; the catalogues are loaded only when somebody reads one."""
    from comptoir.words.sentences import write_refusal  # noqa: PLC0415 - Fluent and Babel take longer than all the rest

    return write_refusal(refusal, "en")


refusals.in_english = _in_english
