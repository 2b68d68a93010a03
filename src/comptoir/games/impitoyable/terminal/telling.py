"""What happens in town, told in sentences and pictures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Group
from rich.text import Text

from comptoir.core.actors import Actor, Seat
from comptoir.core.sentences import Tone
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Chair, Told
from comptoir.games.impitoyable.actions import (
    AdventurerShown,
    AuctionBegun,
    Bid,
    BidReturned,
    Bought,
    Buy,
    ColumnEmpty,
    Dealt,
    DiscardsShuffled,
    DuelWon,
    EndNear,
    EventSkipped,
    EventsShuffled,
    FewerOffered,
    First,
    GameEnded,
    GoldWon,
    HatMoved,
    Hire,
    Hired,
    HoleFilled,
    Iou,
    IouPaid,
    IouTaken,
    IouTurned,
    JobDone,
    Killed,
    Laid,
    NobodyTakes,
    NoEffect,
    NoRecruiting,
    NotHired,
    Offered,
    Passed,
    PaydayBegun,
    Place,
    Returned,
    Rolled,
    See,
    Send,
    Take,
    TurnBegun,
    Turned,
    UndertakerWalked,
    Unpaid,
    VultureCame,
)
from comptoir.games.impitoyable.terminal import drawings
from comptoir.games.impitoyable.terminal.words import papers, place, places, signed, the, value, yes
from comptoir.games.impitoyable.views import View


@dataclass(frozen=True)
class Telling:
    """One step as heard from a chair, between the view before it and the view after it."""

    chair: Chair
    actor: Actor
    before: View
    after: View

    def story(self, story: Sequence[Step | Event]) -> Iterator[Told]:
        """All that happens; what is shown at once, or moves at once, is told at once."""
        shown = [event for event in story if isinstance(event, AdventurerShown)]
        filled = [event for event in story if isinstance(event, HoleFilled)]
        for event in story:
            if event in shown[:1]:
                yield Told(pictures=drawings.showdown(self.chair, shown))
            elif event in filled[:1]:
                yield self.filled(filled)
            elif not isinstance(event, AdventurerShown | HoleFilled):
                yield from self.told(event, story)
        yield from self.last()

    def last(self) -> Iterator[Told]:
        """What helps the reader with the question that follows: the market to take from, the own hand."""
        if self.after.seat is None or self.after.seat not in self.after.awaited:
            return
        if self.after.phase == "take":
            yield Told(pictures=(drawings.market(self.chair, self.after),))
        elif self.after.phase == "bid":
            near = drawings.fullness(self.chair, self.after)
            yield Told(pictures=(Group("", *drawings.hand(self.chair, self.after), near),))

    def told(self, event: Step | Event, story: Sequence[Step | Event]) -> Iterator[Told]:
        """A step or an event, in a sentence or two; nothing where what follows says it all."""
        match event:
            case Send() | Take() | Offered() | See() | Rolled() | Place() | IouTurned() | Returned():
                return  # the showdown, the offer, and what is taken, laid and paid tell it
            case First() | Dealt() | Turned() | TurnBegun() | EndNear() | GameEnded():
                yield from self.course(event)
            case EventSkipped() | EventsShuffled() | UndertakerWalked() | NoEffect():
                yield self.aside(event)
            case GoldWon() | HatMoved() | Bought() | Buy():
                yield from self.fortune(event)
            case DuelWon() | NobodyTakes() | IouTaken() | Killed() | JobDone():
                yield self.duel(event)
            case NoRecruiting() | DiscardsShuffled() | FewerOffered() | AuctionBegun():
                yield from self.offer(event)
            case Bid() | Passed() | BidReturned() | Hire() | Hired() | NotHired():
                yield self.hiring(event)
            case Laid():
                yield self.laid(event, story)
            case PaydayBegun() | IouPaid() | Unpaid() | ColumnEmpty() | VultureCame():
                yield from self.payday(event, story)
            case _:
                raise TypeError(f"nothing to tell of {event!r}")

    def of(self, key: str, seat: Seat, tone: Tone = "plain", /, **arguments: object) -> Told:
        """A sentence about a player."""
        return Told(self.chair.of(key, seat, **arguments), tone=tone)

    def glad(self, seat: Seat) -> Tone:
        """How good news for ``seat`` sounds."""
        return "good" if seat == self.chair.seat else "plain"

    def sad(self, seat: Seat) -> Tone:
        """How bad news for ``seat`` sounds."""
        return "bad" if seat == self.chair.seat else "plain"

    # --- The course of the game -----------------------------------------------------

    def course(self, event: First | Dealt | Turned | TurnBegun | EndNear | GameEnded) -> Iterator[Told]:
        """How a game begins, goes round and ends."""
        chair = self.chair
        match event:
            case First(seat):
                yield self.of("step-first", seat)
            case Dealt(seat, name):
                if name is not None:
                    yield self.of("step-adventurer", seat, adventurer=the(chair, name))
            case Turned(card):
                words = chair.say("step-event", kind=card.kind, large=card.large, small=card.small)
                yield Told(words, (drawings.event_card(chair, card),))
            case TurnBegun(seat):
                yield self.of("event-turn", seat, "heading")
                yield Told(pictures=(drawings.town(chair, self.after),))
            case EndNear(reason):
                yield Told(chair.say(f"event-ending.{reason}"), tone="heading")
            case GameEnded():
                yield Told(chair.say("event-ended"), tone="heading")
                yield Told(pictures=(drawings.town(chair, self.after),))

    def aside(self, event: EventSkipped | EventsShuffled | UndertakerWalked | NoEffect) -> Told:
        """What happens to nobody in particular."""
        say = self.chair.say
        match event:
            case EventSkipped(holders):
                return Told(say("event-no-event", holders=holders))
            case EventsShuffled():
                return Told(say("event-events-shuffled"), tone="quiet")
            case UndertakerWalked(step, steps):
                return Told(say("event-undertaker", step=step, steps=steps, left=steps - step))
            case NoEffect(skill):
                return Told(say("event-no-effect", skill=skill))

    # --- Events and fame --------------------------------------------------------------

    def fortune(self, event: GoldWon | HatMoved | Bought | Buy) -> Iterator[Told]:
        """Gold that is won, and hats that move."""
        match event:
            case GoldWon(seat, amount, gold, rank):
                yield self.of(f"event-gold-won.{rank}", seat, self.glad(seat), amount=amount, gold=gold)
            case HatMoved(seat, fields, to, why):
                tone = self.glad(seat) if why in ("won", "bought") else self.sad(seat)
                yield self.of(f"event-hat.{why}", seat, tone, fields=fields, to=to)
            case Bought(seat, fields, gold):
                yield self.of("event-bought", seat, fields=fields, gold=gold)
            case Buy(fields):
                if fields == 0:
                    yield self.of("step-buy", self.seated(), "quiet", number=fields)

    def seated(self) -> Seat:
        """Who has taken the step."""
        assert isinstance(self.actor, Seat)
        return self.actor

    def duel(self, event: DuelWon | NobodyTakes | IouTaken | Killed | JobDone) -> Told:
        """What the fastest take, and whom everybody loses."""
        chair = self.chair
        match event:
            case DuelWon(seat, ious):
                return self.of("event-duel-won", seat, self.glad(seat), number=ious)
            case NobodyTakes(winners, cards):
                return Told(chair.say("event-nobody-takes", winners=winners, cards=cards))
            case IouTaken(seat, slot, iou):
                facts = {"slot": place(slot), "known": yes(iou), "iou": signed(chair, iou)}
                return self.of("event-taken", seat, self.glad(seat), **facts)
            case Killed(seat, name):
                return self.of("event-killed", seat, self.sad(seat), adventurer=the(chair, name))
            case JobDone(seat, name):
                return self.of("event-job-done", seat, "quiet", adventurer=the(chair, name))

    def filled(self, moves: Sequence[HoleFilled]) -> Told:
        """Which cards have moved into which holes."""
        steps = [f"{place(move.card)} → {place(move.hole)}" for move in moves]
        return Told(self.chair.say("town-filled", moves=", ".join(steps)), tone="quiet")

    # --- Recruiting ---------------------------------------------------------------

    def offer(self, event: NoRecruiting | DiscardsShuffled | FewerOffered | AuctionBegun) -> Iterator[Told]:
        """Who is looking for work, if anybody is."""
        chair = self.chair
        match event:
            case NoRecruiting(seat, adventurers):
                yield self.of("event-no-recruiting", seat, "quiet", adventurers=adventurers)
            case DiscardsShuffled(number):
                yield Told(chair.say("event-discards-shuffled", number=number), tone="quiet")
            case FewerOffered(number):
                yield Told(chair.say("event-fewer", number=number))
            case AuctionBegun(seat, adventurers, turn):
                yield Told(pictures=(Group("", drawings.offer(chair, self.after)),))
                yield self.of("event-auction", seat, number=adventurers, round=turn)

    def hiring(self, event: Bid | Passed | BidReturned | Hire | Hired | NotHired) -> Told:
        """What is bid, and who is hired with it."""
        chair = self.chair
        match event:
            case Bid(ious):
                return self.bid(self.seated(), ious)
            case Passed(seat, ious):
                return self.of("event-passed", seat, number=len(ious), ious=papers(chair, ious))
            case BidReturned(seat):
                return self.of("event-bid-returned", seat, self.sad(seat))
            case Hire(name):
                return self.of("step-hire", self.seated(), adventurer=the(chair, name))
            case Hired(seat, name):
                return self.of("event-hired", seat, adventurer=the(chair, name))
            case NotHired(name):
                return Told(chair.say("event-not-hired", adventurer=the(chair, name)), tone="quiet")

    def bid(self, seat: Seat, ious: Sequence[Iou]) -> Told:
        """A bid, with its IOUs as they lie there."""
        words = self.chair.of("step-bid", seat, sum=sum(map(value, ious)), number=len(ious))
        return Told(pictures=(drawings.bid_line(self.after, ious, words),))

    def laid(self, event: Laid, story: Sequence[Step | Event]) -> Told:
        """Where a bid lies now; who laid it sees in which order."""
        where = {"slots": places(self.chair, event.slots), "number": len(event.slots)}
        words = self.chair.of("event-laid", event.seat, **where)
        order = next((step.ious for step in story if isinstance(step, Place)), None)
        if event.seat != self.chair.seat or order is None:
            return Told(words)
        return Told(pictures=(drawings.bid_line(self.after, order, words),))

    # --- Payday -------------------------------------------------------------------

    def payday(
        self, event: PaydayBegun | IouPaid | Unpaid | ColumnEmpty | VultureCame, story: Sequence[Step | Event]
    ) -> Iterator[Told]:
        """The die, and who has to pay."""
        chair = self.chair
        match event:
            case PaydayBegun(rows, last):
                yield Told(chair.say("event-payday", rows=rows, last=yes(last)), tone="heading")
                yield Told(pictures=(drawings.market(chair, self.after),))
            case IouPaid(seat, iou, amount, gold) | Unpaid(seat, iou, amount, gold):
                key = "event-paid" if isinstance(event, IouPaid) else "event-unpaid"
                tone = self.sad(seat) if amount else "plain"
                words = Text(chair.of(key, seat, amount=amount, gold=gold), tone)
                (turned,) = (one for one in story if isinstance(one, IouTurned))
                yield Told(pictures=(drawings.roll(turned.slot.column, iou, words),))
            case ColumnEmpty(column):
                words = Text(chair.say("event-column-empty", column=column))
                yield Told(pictures=(drawings.roll(column, None, words),))
            case VultureCame(seat, vultures):
                yield self.of("event-vulture", seat, self.sad(seat), vultures=vultures)
