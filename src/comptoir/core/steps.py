"""What happens at a table: the steps that somebody takes, and the events that follow."""

from collections.abc import Callable, Sequence
from typing import Self, TypeAlias

from msgspec import Struct

from comptoir.core.actors import Actor, Viewer


class Step(Struct, frozen=True, gc=False):
    """An action of a player, an outcome of chance or a tick of the clock.

    A field that a viewer may not know holds ``None`` in that viewer's copy.
    """


class Event(Struct, frozen=True, gc=False):
    """Something that follows from a step and that nobody chose."""

    def seen_by(self, viewer: Viewer) -> Self:
        """The event as ``viewer`` sees it; an event with a secret overrides this."""
        return self


class Heading(Event, frozen=True):
    """An event that begins a part of the game, such as a turn.

    In a game that tests the players' memory, nothing before the latest heading is told again.
    """


class Reveal(Event, frozen=True):
    """An event that reveals something hidden; from then on views may contain it."""


Tell: TypeAlias = Callable[[Event], object] | None
"""Receives each event as the rules make it happen; ``None`` when nobody listens."""

Story: TypeAlias = Sequence[Step | Event]
"""What a viewer sees happen because of a step: the step as heard, then the events that follow."""

Heard: TypeAlias = tuple[Actor, str]
"""Who acted, and how a viewer hears of it: notation with ``?`` for secrets."""
