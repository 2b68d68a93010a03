"""The story of the town in sentences and pictures."""

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
from comptoir.games.impitoyable.terminal.words import (
    name_if_known,
    name_iou,
    name_ious,
    value,
    write_slot,
    write_slots,
)
from comptoir.games.impitoyable.views import View


class TownTelling(Telling[View]):
    """What a reader is told about one step."""

    def __iter__(self) -> Iterator[Told]:
        """The whole story; all adventurers shown are told together, and all holes filled."""
        shown = [event for event in self.story if isinstance(event, AdventurerShown)]
        filled = [event for event in self.story if isinstance(event, HoleFilled)]
        for event in self.story:
            if event in shown[:1]:
                yield Told(pictures=drawings.showdown(self.reader, shown))
            elif event in filled[:1]:
                yield self.fill_holes(filled)
            elif not isinstance(event, AdventurerShown | HoleFilled):
                yield from self.tell(event)
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

    def tell(self, event: Step | Event) -> Iterator[Told]:
        """One or two sentences about a step or an event; none if later events tell it."""
        match event:
            case Send() | Take() | Offered() | See() | Rolled() | Place() | IouTurned() | Returned():
                return  # the showdown, the offer, and cards taken, laid and paid for tell them
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
                raise TypeError(f"{event!r} cannot be told")

    # --- The course of the game -----------------------------------------------------

    def course(self, event: First | Dealt | Turned | TurnBegun | EndNear | GameEnded) -> Iterator[Told]:
        """The beginning, the turns and the end of the game."""
        reader = self.reader
        match event:
            case First(seat):
                yield Told(Sentence("step-first", seat))
            case Dealt(seat, name):
                if name is not None:
                    yield Told(Sentence("step-adventurer", seat, {"adventurer": name_if_known(name)}))
            case Turned(card):
                yields = {"kind": card.kind, "large": card.large, "small": card.small}
                turned = (drawings.event_card(reader, card),)
                yield Told(Sentence("step-event", arguments=yields), pictures=turned)
            case TurnBegun(seat):
                yield Told(Sentence("event-turn", seat, tone="heading"))
                yield Told(pictures=(drawings.town(reader, self.after),))
            case EndNear(reason):
                yield Told(Sentence(f"event-ending.{reason}", tone="heading"))
            case GameEnded():
                yield Told(Sentence("event-ended", tone="heading"))
                yield Told(pictures=(drawings.town(reader, self.after),))

    def aside(self, event: EventSkipped | EventsShuffled | UndertakerWalked | NoEffect) -> Told:
        """An event that is not about one player."""
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
        """Gold won, and hats moved."""
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
        """IOUs that winners of a duel take, and adventurers lost."""
        match event:
            case DuelWon(seat, ious):
                return Told(Sentence("event-duel-won", seat, {"number": ious}, glad=seat))
            case NobodyTakes(winners, cards):
                return Told(Sentence("event-nobody-takes", arguments={"winners": winners, "cards": cards}))
            case IouTaken(seat, slot, iou):
                taken = {"slot": write_slot(slot), "known": yes_or_no(iou), "iou": name_iou(iou)}
                return Told(Sentence("event-taken", seat, taken, glad=seat))
            case Killed(seat, name):
                return Told(Sentence("event-killed", seat, {"adventurer": name_if_known(name)}, sad=seat))
            case JobDone(seat, name):
                return Told(Sentence("event-job-done", seat, {"adventurer": name_if_known(name)}, "quiet"))

    def fill_holes(self, moves: Sequence[HoleFilled]) -> Told:
        """The cards moved, and the holes that they fill."""
        steps = [f"{write_slot(move.card)} → {write_slot(move.hole)}" for move in moves]
        return Told(Sentence("town-filled", arguments={"moves": ", ".join(steps)}, tone="quiet"))

    # --- Recruiting ---------------------------------------------------------------

    def offer(self, event: NoRecruiting | DiscardsShuffled | FewerOffered | AuctionBegun) -> Iterator[Told]:
        """The adventurers on offer, if there are any."""
        reader = self.reader
        match event:
            case NoRecruiting(seat, adventurers):
                yield Told(Sentence("event-no-recruiting", seat, {"adventurers": adventurers}, "quiet"))
            case DiscardsShuffled(number):
                yield Told(Sentence("event-discards-shuffled", arguments={"number": number}, tone="quiet"))
            case FewerOffered(number):
                yield Told(Sentence("event-fewer", arguments={"number": number}))
            case AuctionBegun(seat, adventurers, turn):
                yield Told(pictures=(Group("", drawings.offer(reader, self.after)),))
                yield Told(Sentence("event-auction", seat, {"number": adventurers, "round": turn}))

    def hiring(self, event: Bid | Passed | BidReturned | Hire | Hired | NotHired) -> Told:
        """Bids, and the adventurers hired."""
        match event:
            case Bid(ious):
                return self.bid(self.player, ious)
            case Passed(seat, ious):
                return Told(Sentence("event-passed", seat, {"number": len(ious), "ious": name_ious(ious)}))
            case BidReturned(seat):
                return Told(Sentence("event-bid-returned", seat, sad=seat))
            case Hire(name):
                return Told(Sentence("step-hire", self.player, {"adventurer": name_if_known(name)}))
            case Hired(seat, name):
                return Told(Sentence("event-hired", seat, {"adventurer": name_if_known(name)}))
            case NotHired(name):
                return Told(
                    Sentence("event-not-hired", arguments={"adventurer": name_if_known(name)}, tone="quiet")
                )

    def bid(self, seat: Seat, ious: Sequence[Iou]) -> Told:
        """A bid with its IOUs."""
        words = self.reader.of("step-bid", seat, sum=sum(map(value, ious)), number=len(ious))
        return Told(pictures=(drawings.bid_line(self.after, ious, words),))

    def laid(self, event: Laid) -> Told:
        """The slots of a bid; the player who laid it sees the order."""
        where: Arguments = {"slots": write_slots(event.slots), "number": len(event.slots)}
        laid = Sentence("event-laid", event.seat, where)
        order = next((step.ious for step in self.story if isinstance(step, Place)), None)
        if event.seat != self.reader.seat or order is None:
            return Told(laid)
        return Told(pictures=(drawings.bid_line(self.after, order, self.reader.tell(laid)),))

    # --- Payday -------------------------------------------------------------------

    def payday(self, event: PaydayBegun | IouPaid | Unpaid | ColumnEmpty | VultureCame) -> Iterator[Told]:
        """The die, and who has to pay."""
        reader = self.reader
        match event:
            case PaydayBegun(rows, last):
                payday: Arguments = {"rows": rows, "last": yes_or_no(last)}
                yield Told(Sentence("event-payday", arguments=payday, tone="heading"))
                yield Told(pictures=(drawings.market(reader, self.after),))
            case IouPaid(seat, iou, amount, gold) | Unpaid(seat, iou, amount, gold):
                key = "event-paid" if isinstance(event, IouPaid) else "event-unpaid"
                debt = {"amount": amount, "gold": gold}
                paid = Sentence(key, seat, debt, sad=seat if amount else None)
                words = Text(reader.tell(paid), reader.tone(paid))
                (turned,) = (one for one in self.story if isinstance(one, IouTurned))
                yield Told(pictures=(drawings.roll(turned.slot.column, iou, words),))
            case ColumnEmpty(column):
                words = Text(reader.say("event-column-empty", column=column))
                yield Told(pictures=(drawings.roll(column, None, words),))
            case VultureCame(seat, vultures):
                yield Told(Sentence("event-vulture", seat, {"vultures": vultures}, sad=seat))
