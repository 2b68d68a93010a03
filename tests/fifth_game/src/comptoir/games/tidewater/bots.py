"""Players of Tidewater, by level, weakest first."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import Struct

from comptoir.core.dice import Dice
from comptoir.core.game import Bot
from comptoir.core.play import RandomBot
from comptoir.core.steps import Heard
from comptoir.games.tidewater.actions import AnyStep, Sail
from comptoir.games.tidewater.views import View


class Cautious(Struct, frozen=True):
    """Sails as soon as the barge carries ``enough`` cards; stows and loads what comes first."""

    enough: int

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        return Sail() if Sail() in legal and len(view.barges[view.turn]) >= self.enough else legal[0]


BOTS: Final[Mapping[str, Callable[[], Bot[View, AnyStep]]]] = {
    "random": RandomBot, "novice": partial(Cautious, 1), "regular": partial(Cautious, 2)
}  # fmt: skip
