"""The story of the quay in sentences and pictures."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group

from comptoir.core.sentences import Sentence
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Telling, Told
from comptoir.games.encanteur.actions import (
    DayBegun,
    DayEnded,
    Paid,
    Pass,
    PriceCried,
    Served,
    Slate,
    Sold,
    Uncovered,
    Unsold,
    Wait,
    Walked,
)
from comptoir.games.encanteur.sentences import sentences
from comptoir.games.encanteur.terminal import drawings
from comptoir.games.encanteur.views import View

NOON: Final = ("serve", "display", "dish", "home")
"""The phases from the first service to the last walk."""


class QuayTelling(Telling[View]):
    """What a reader is told about one step."""

    def __iter__(self) -> Iterator[Told]:
        """The whole story, with all payments as one bill; then the houses, if the reader must serve."""
        paid = [event for event in self.story if isinstance(event, Paid)]
        last_lot = [event for event in self.story if isinstance(event, Sold | Unsold)][-1:]
        said = sentences(self.actor, self.story, self.after.setup)
        for event, words in zip(self.story, said, strict=True):
            if isinstance(event, Paid):
                if event is paid[0]:
                    yield Told(pictures=drawings.bill(self.reader, self.after.setup, paid))
            else:
                yield from self.tell(event, words)
            if event in last_lot and self.is_noon():
                yield Told(Sentence("quay-noon", tone="heading"))
        if self.after.phase in NOON and self.after.seat in self.after.awaited:
            yield Told(pictures=(drawings.houses(self.reader, self.after),))

    def is_noon(self) -> bool:
        """Whether the auction has ended."""
        return self.after.phase in NOON or any(isinstance(event, DayEnded) for event in self.story)

    def tell(self, event: Step | Event, words: Sequence[Sentence]) -> Iterator[Told]:
        """A step or an event in its words, with a picture if there is one; none if others tell it."""
        match event:
            case Wait() | Pass() | Uncovered() | Served(service="second"):
                return  # prices, sales and the bill tell them
            case PriceCried(slate, price):
                yield from self.cry(slate, price, words)
            case Walked(to=None):
                yield Told(words[-1])
            case Walked():
                begins, _, why = words
                yield Told(begins)
                yield Told(pictures=drawings.walk(self.reader, event))
                yield Told(why)
            case _:
                yield from map(Told, words)
        if isinstance(event, DayBegun):
            yield Told(pictures=(drawings.houses(self.reader, self.after),))

    def cry(self, slate: Slate, price: int, words: Sequence[Sentence]) -> Iterator[Told]:
        """A lot is drawn at its first price; later prices are told unless the question tells them."""
        reader, after = self.reader, self.after
        first = price == after.setup.kinds[slate].card.start
        on_sale = (after.lot, after.price) == (slate, price)
        if first:
            picture = (
                drawings.auction(reader, after)
                if on_sale
                else drawings.slate(reader, after.setup, slate, price)
            )
            yield Told(pictures=(Group("", picture),))
        if first or not (on_sale and after.seat in after.due):
            yield from map(Told, words)
