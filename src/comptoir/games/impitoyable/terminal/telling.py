"""The story of the town in sentences and pictures."""

from collections.abc import Iterator

from rich.console import Group
from rich.text import Text

from comptoir.core.sentences import Sentence
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Telling, Told
from comptoir.games.impitoyable.actions import (
    AdventurerShown,
    AuctionBegun,
    Bid,
    ColumnEmpty,
    GameEnded,
    HoleFilled,
    Iou,
    IouPaid,
    IouTurned,
    Laid,
    Offered,
    PaydayBegun,
    Place,
    Rolled,
    Send,
    TurnBegun,
    Turned,
    Unpaid,
)
from comptoir.games.impitoyable.sentences import sentences
from comptoir.games.impitoyable.terminal import drawings
from comptoir.games.impitoyable.views import View


class TownTelling(Telling[View]):
    """What a reader is told about one step."""

    def __iter__(self) -> Iterator[Told]:
        """The whole story; all adventurers shown are told together, and all holes filled."""
        told = [*zip(self.story, sentences(self.actor, self.story, self.after.setup), strict=True)]
        shown = [part for part in self.story if isinstance(part, AdventurerShown)]
        filled = [sentence for part, said in told if isinstance(part, HoleFilled) for sentence in said]
        for part, said in told:
            if part in shown[:1]:
                yield Told(pictures=drawings.showdown(self.reader, shown))
            elif isinstance(part, HoleFilled):
                if said[0] is filled[0]:
                    yield Told(*filled)
            elif said and not isinstance(part, AdventurerShown):
                yield from self.tell(part, *said)
        yield from self.tell_last()

    def tell_last(self) -> Iterator[Told]:
        """The market or the reader's hand, if the question that follows needs it."""
        if self.after.seat is None or self.after.seat not in self.after.awaited:
            return
        if self.after.phase == "take":
            yield Told(pictures=(drawings.market(self.reader, self.after),))
        elif self.after.phase == "bid":
            near = drawings.fullness(self.reader, self.after)
            yield Told(pictures=(Group("", *drawings.hand(self.reader, self.after), near),))

    def tell(self, part: Step | Event, said: Sentence) -> Iterator[Told]:
        """The sentence of a part, and pictures; nothing if later pictures show it."""
        reader, after = self.reader, self.after
        match part:
            case Send() | Offered() | Place() | Rolled() | IouTurned():
                return  # the showdown, the offer, the bid as it was laid, and the die with its card show them
            case Turned(card):
                yield Told(said, pictures=(drawings.event_card(reader, card),))
            case TurnBegun() | GameEnded():
                yield Told(said)
                yield Told(pictures=(drawings.town(reader, after),))
            case AuctionBegun():
                yield Told(pictures=(Group("", drawings.offer(reader, after)),))
                yield Told(said)
            case Bid(ious):
                yield Told(pictures=(drawings.bid_line(after, ious, reader.tell(said)),))
            case Laid():
                yield self.laid(said)
            case PaydayBegun():
                yield Told(said)
                yield Told(pictures=(drawings.market(reader, after),))
            case IouPaid(_, iou) | Unpaid(_, iou):
                (turned,) = (one for one in self.story if isinstance(one, IouTurned))
                yield self.roll(turned.slot.column, iou, said)
            case ColumnEmpty(column):
                yield self.roll(column, None, said)
            case _:
                yield Told(said)

    def laid(self, said: Sentence) -> Told:
        """The slots of a bid; the player who laid it sees the order."""
        order = next((step.ious for step in self.story if isinstance(step, Place)), None)
        if said.about != self.reader.seat or order is None:
            return Told(said)
        return Told(pictures=(drawings.bid_line(self.after, order, self.reader.tell(said)),))

    def roll(self, column: int, iou: Iou | None, said: Sentence) -> Told:
        """The die, the IOU that it turns up, and who has to pay."""
        words = Text(self.reader.tell(said), self.reader.tone(said))
        return Told(pictures=(drawings.roll(column, iou, words),))
