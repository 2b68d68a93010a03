"""The command line, with very short pauses and people who soon count as away."""

from functools import partial
from typing import Any, Final

from comptoir import cli
from comptoir.server import limits, serve
from comptoir.server.limits import Pause, Rate
from comptoir.server.rooms.surroundings import Surroundings

PAUSE: Final = Pause(0.02, 0.04)
TABLES: Final = Rate(10_000, 3600.0)
TALK: Final = Rate(limits.TALK.most, 3600.0)
"""Refilled very slowly, so that the limit does not depend on how fast a busy machine presses."""


def main() -> None:
    """Run the command line, faster and without a limit on tables."""
    replaced: dict[str, Any] = {
        "Surroundings": partial(Surroundings, long=PAUSE, short=PAUSE),
        "ServeOptions": partial(serve.ServeOptions, tables=TABLES),
    }
    vars(serve).update(replaced)
    limits.STRETCH["brisk"] = 0.35
    vars(limits).update(AWAY=3.0, TALK=TALK)
    cli.main()
