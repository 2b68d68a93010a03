"""Players of Impitoyable !, by level, weakest first."""

from collections.abc import Callable, Mapping
from typing import Final

from comptoir.core.game import Bot
from comptoir.core.play import RandomBot
from comptoir.games.impitoyable.actions import AnyStep
from comptoir.games.impitoyable.views import View

BOTS: Final[Mapping[str, Callable[[], Bot[View, AnyStep]]]] = {"random": RandomBot}
