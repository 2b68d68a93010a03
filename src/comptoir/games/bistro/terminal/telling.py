"""What happens at the counter, in sentences and pictures."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group

from comptoir.core.sentences import Sentence
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Picture, Telling, Told
from comptoir.games.bistro.actions import Addition, Drawn, GlassShown, MiamShown, Offer, See
from comptoir.games.bistro.sentences import sentences
from comptoir.games.bistro.terminal import drawings
from comptoir.games.bistro.views import View

DIRECT: Final = 2
"""The length of the chain after the first offer of a glass."""


class CounterTelling(Telling[View]):
    """What a reader is told of one step."""

    def __iter__(self) -> Iterator[Told]:
        """The whole story, in order."""
        told = sentences(self.actor, self.story, self.after.setup)
        for part, said in zip(self.story, told, strict=True):
            yield from self.introduce(part)
            if said:
                yield Told(*said, pictures=self.pictures(part))
            yield from self.path(part)

    def introduce(self, part: Step | Event) -> Iterator[Told]:
        """The counter at the start of a turn; suspense before a glass that nobody has looked at."""
        match part:
            case Drawn():
                yield Told(pictures=(Group("", drawings.counter(self.reader, self.after)),))
            case See() if self.before.phase != "look":
                yield Told(Sentence(f"step-see.{self.before.phase}"))

    def pictures(self, part: Step | Event) -> tuple[Picture, ...]:
        """A glass that slides, something turned up that takes its time, or the Addition drawn."""
        match part:
            case Offer(to):
                return drawings.slide_glass(self.reader.name(self.player), self.reader.name(to))
            case GlassShown(glass):
                return drawings.turn_up(glass)
            case MiamShown(miam):
                return drawings.lift_cover(self.reader.say(f"miam-{miam}"))
            case Addition(symbols):
                return drawings.draw_addition(symbols, self.before.setup.components.additions)
            case _:
                return ()

    def path(self, part: Step | Event) -> Iterator[Told]:
        """The path of the glass, if it is offered to the reader and has been offered before."""
        if isinstance(part, Offer) and part.to == self.reader.seat and len(self.after.chain) > DIRECT:
            yield Told(pictures=(drawings.chain(self.reader, self.after),))
