"""What happens in the taproom, in sentences and pictures."""

from collections.abc import Iterable, Iterator
from itertools import chain, groupby
from typing import Final

from comptoir.core.sentences import Sentence
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Picture, Telling, Told
from comptoir.games.polterfass.actions import Counted, Credited, Rolled
from comptoir.games.polterfass.sentences import sentences
from comptoir.games.polterfass.terminal import drawings
from comptoir.games.polterfass.views import View

ROUNDS_SHOWN: Final = 4
"""The number of lines of the pad below a bill."""


class TaproomTelling(Telling[View]):
    """What a reader is told of one step."""

    def __iter__(self) -> Iterator[Told]:
        """The whole story; counted barrels share a line, and the lines of a bill share a picture."""
        said = sentences(self.actor, self.story, self.before.setup)
        for kind, group in groupby(zip(self.story, said, strict=True), lambda told: type(told[0])):
            parts = list(group)
            if kind is Counted:
                yield Told(*chain.from_iterable(told for _, told in parts))
            elif kind is Credited:
                yield from self.bill(parts)
            else:
                yield from (Told(*told, pictures=self.pictures(part)) for part, told in parts)

    def pictures(self, part: Step | Event) -> tuple[Picture, ...]:
        """Rolling barrels."""
        if isinstance(part, Rolled):
            return drawings.tumble(self.before.setup, self.before.faces, part.cup, part.faces)
        return ()

    def bill(self, lines: Iterable[tuple[Step | Event, tuple[Sentence, ...]]]) -> Iterator[Told]:
        """Each player's cards, what they get and why, line by line; then the pad."""
        rows = [
            drawings.BillLine(
                self.after.shown[part.seat],
                self.reader.tell(sentence),
                self.reader.tone(sentence),
                part.seat == self.reader.seat,
            )
            for part, (sentence,) in lines
            if isinstance(part, Credited)
        ]
        yield Told(pictures=tuple(drawings.bill(rows[:shown]) for shown in range(1, len(rows) + 1)))
        yield Told(pictures=(drawings.pad(self.reader, self.after, ROUNDS_SHOWN),))
