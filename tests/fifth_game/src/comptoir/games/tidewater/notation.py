"""Writes steps as short phrases and reads them back: the notation of the records."""

from typing import Final

from comptoir.core.phrases import Phrases
from comptoir.games.tidewater.actions import AnyStep, Drawn, First, Load, Rolled, Sail, Stow

PHRASES: Final[Phrases[AnyStep]] = Phrases(
    {"first": First, "draw": Drawn, "tide": Rolled, "stow": Stow, "load": Load, "sail": Sail}
)
write, read = PHRASES.write, PHRASES.read
