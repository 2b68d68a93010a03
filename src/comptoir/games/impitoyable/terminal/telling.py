"""What happens in town, told in sentences and pictures."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.sentences import Arguments, Sentence, yes_or_no
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Telling, Told
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
from comptoir.games.impitoyable.terminal.words import papers, place, places, signed, the, value
from comptoir.games.impitoyable.views import View


class TownTelling(Telling[View]):
    """One step as heard from a chair."""

    def __iter__(self) -> Iterator[Told]:
        """All that happens; what is shown at once, or moves at once, is told at once."""
        shown = [event for event in self.story if isinstance(event, AdventurerShown)]
        filled = [event for event in self.story if isinstance(event, HoleFilled)]
        for event in self.story:
            if event in shown[:1]:
                yield Told(pictures=drawings.showdown(self.chair, shown))
            elif event in filled[:1]:
                yield self.filled(filled)
            elif not isinstance(event, AdventurerShown | HoleFilled):
                yield from self.told(event)
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

    def told(self, event: Step | Event) -> Iterator[Told]:
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
                yield self.laid(event)
            case PaydayBegun() | IouPaid() | Unpaid() | ColumnEmpty() | VultureCame():
                yield from self.payday(event)
            case _:
                raise TypeError(f"nothing to tell of {event!r}")

    # --- The course of the game -----------------------------------------------------

    def course(self, event: First | Dealt | Turned | TurnBegun | EndNear | GameEnded) -> Iterator[Told]:
        """How a game begins, goes round and ends."""
        chair = self.chair
        match event:
            case First(seat):
                yield Told(Sentence("step-first", seat))
            case Dealt(seat, name):
                if name is not None:
                    yield Told(Sentence("step-adventurer", seat, {"adventurer": the(name)}))
            case Turned(card):
                yields = {"kind": card.kind, "large": card.large, "small": card.small}
                turned = (drawings.event_card(chair, card),)
                yield Told(Sentence("step-event", arguments=yields), pictures=turned)
            case TurnBegun(seat):
                yield Told(Sentence("event-turn", seat, tone="heading"))
                yield Told(pictures=(drawings.town(chair, self.after),))
            case EndNear(reason):
                yield Told(Sentence(f"event-ending.{reason}", tone="heading"))
            case GameEnded():
                yield Told(Sentence("event-ended", tone="heading"))
                yield Told(pictures=(drawings.town(chair, self.after),))

    def aside(self, event: EventSkipped | EventsShuffled | UndertakerWalked | NoEffect) -> Told:
        """What happens to nobody in particular."""
        match event:
            case EventSkipped(holders):
                return Told(Sentence("event-no-event", arguments={"holders": holders}))
            case EventsShuffled():
                return Told(Sentence("event-events-shuffled", tone="quiet"))
            case UndertakerWalked(step, steps):
                walk = {"step": step, "steps": steps, "left": steps - step}
                return Told(Sentence("event-undertaker", arguments=walk))
            case NoEffect(skill):
                return Told(Sentence("event-no-effect", arguments={"skill": skill}))

    # --- Events and fame --------------------------------------------------------------

    def fortune(self, event: GoldWon | HatMoved | Bought | Buy) -> Iterator[Told]:
        """Gold that is won, and hats that move."""
        match event:
            case GoldWon(seat, amount, gold, rank):
                yield Told(
                    Sentence(f"event-gold-won.{rank}", seat, {"amount": amount, "gold": gold}, glad=seat)
                )
            case HatMoved(seat, fields, to, why):
                glad, sad = (seat, None) if why in ("won", "bought") else (None, seat)
                move = {"fields": fields, "to": to}
                yield Told(Sentence(f"event-hat.{why}", seat, move, glad=glad, sad=sad))
            case Bought(seat, fields, gold):
                yield Told(Sentence("event-bought", seat, {"fields": fields, "gold": gold}))
            case Buy(fields):
                if fields == 0:
                    yield Told(Sentence("step-buy", self.player, {"number": fields}, "quiet"))

    def duel(self, event: DuelWon | NobodyTakes | IouTaken | Killed | JobDone) -> Told:
        """What the fastest take, and whom everybody loses."""
        match event:
            case DuelWon(seat, ious):
                return Told(Sentence("event-duel-won", seat, {"number": ious}, glad=seat))
            case NobodyTakes(winners, cards):
                return Told(Sentence("event-nobody-takes", arguments={"winners": winners, "cards": cards}))
            case IouTaken(seat, slot, iou):
                taken = {"slot": place(slot), "known": yes_or_no(iou), "iou": signed(iou)}
                return Told(Sentence("event-taken", seat, taken, glad=seat))
            case Killed(seat, name):
                return Told(Sentence("event-killed", seat, {"adventurer": the(name)}, sad=seat))
            case JobDone(seat, name):
                return Told(Sentence("event-job-done", seat, {"adventurer": the(name)}, "quiet"))

    def filled(self, moves: Sequence[HoleFilled]) -> Told:
        """Which cards have moved into which holes."""
        steps = [f"{place(move.card)} → {place(move.hole)}" for move in moves]
        return Told(Sentence("town-filled", arguments={"moves": ", ".join(steps)}, tone="quiet"))

    # --- Recruiting ---------------------------------------------------------------

    def offer(self, event: NoRecruiting | DiscardsShuffled | FewerOffered | AuctionBegun) -> Iterator[Told]:
        """Who is looking for work, if anybody is."""
        chair = self.chair
        match event:
            case NoRecruiting(seat, adventurers):
                yield Told(Sentence("event-no-recruiting", seat, {"adventurers": adventurers}, "quiet"))
            case DiscardsShuffled(number):
                yield Told(Sentence("event-discards-shuffled", arguments={"number": number}, tone="quiet"))
            case FewerOffered(number):
                yield Told(Sentence("event-fewer", arguments={"number": number}))
            case AuctionBegun(seat, adventurers, turn):
                yield Told(pictures=(Group("", drawings.offer(chair, self.after)),))
                yield Told(Sentence("event-auction", seat, {"number": adventurers, "round": turn}))

    def hiring(self, event: Bid | Passed | BidReturned | Hire | Hired | NotHired) -> Told:
        """What is bid, and who is hired with it."""
        match event:
            case Bid(ious):
                return self.bid(self.player, ious)
            case Passed(seat, ious):
                return Told(Sentence("event-passed", seat, {"number": len(ious), "ious": papers(ious)}))
            case BidReturned(seat):
                return Told(Sentence("event-bid-returned", seat, sad=seat))
            case Hire(name):
                return Told(Sentence("step-hire", self.player, {"adventurer": the(name)}))
            case Hired(seat, name):
                return Told(Sentence("event-hired", seat, {"adventurer": the(name)}))
            case NotHired(name):
                return Told(Sentence("event-not-hired", arguments={"adventurer": the(name)}, tone="quiet"))

    def bid(self, seat: Seat, ious: Sequence[Iou]) -> Told:
        """A bid, with its IOUs as they lie there."""
        words = self.chair.of("step-bid", seat, sum=sum(map(value, ious)), number=len(ious))
        return Told(pictures=(drawings.bid_line(self.after, ious, words),))

    def laid(self, event: Laid) -> Told:
        """Where a bid lies now; who laid it sees in which order."""
        where: Arguments = {"slots": places(event.slots), "number": len(event.slots)}
        laid = Sentence("event-laid", event.seat, where)
        order = next((step.ious for step in self.story if isinstance(step, Place)), None)
        if event.seat != self.chair.seat or order is None:
            return Told(laid)
        return Told(pictures=(drawings.bid_line(self.after, order, self.chair.tell(laid)),))

    # --- Payday -------------------------------------------------------------------

    def payday(self, event: PaydayBegun | IouPaid | Unpaid | ColumnEmpty | VultureCame) -> Iterator[Told]:
        """The die, and who has to pay."""
        chair = self.chair
        match event:
            case PaydayBegun(rows, last):
                payday: Arguments = {"rows": rows, "last": yes_or_no(last)}
                yield Told(Sentence("event-payday", arguments=payday, tone="heading"))
                yield Told(pictures=(drawings.market(chair, self.after),))
            case IouPaid(seat, iou, amount, gold) | Unpaid(seat, iou, amount, gold):
                key = "event-paid" if isinstance(event, IouPaid) else "event-unpaid"
                debt = {"amount": amount, "gold": gold}
                paid = Sentence(key, seat, debt, sad=seat if amount else None)
                words = Text(chair.tell(paid), chair.tone(paid))
                (turned,) = (one for one in self.story if isinstance(one, IouTurned))
                yield Told(pictures=(drawings.roll(turned.slot.column, iou, words),))
            case ColumnEmpty(column):
                words = Text(chair.say("event-column-empty", column=column))
                yield Told(pictures=(drawings.roll(column, None, words),))
            case VultureCame(seat, vultures):
                yield Told(Sentence("event-vulture", seat, {"vultures": vultures}, sad=seat))
