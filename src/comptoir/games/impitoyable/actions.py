"""What players do, what chance brings, and what follows from it."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from comptoir.core.actors import Seat, Viewer
from comptoir.core.steps import Event, Heading, Reveal, Step
from comptoir.games.impitoyable.components import Skill

Name: TypeAlias = str
"""An adventurer, as in ``kid-calloway``."""
Iou: TypeAlias = str
"""An IOU: colour and value, as in ``r3``; two that are written alike are alike."""


class Slot(Struct, frozen=True, gc=False):
    """A place of the market, both counted from 1. Written ``2.3``."""

    row: int
    column: int


class Card(Struct, frozen=True, gc=False):
    """An event card. Written ``duel``, ``poker`` or, with what it yields, ``gold 6/3``."""

    kind: Skill
    large: int = 0
    small: int = 0


# --- Actions ------------------------------------------------------------------


class Send(Step, frozen=True, tag="send"):
    """Choose an adventurer for the event, in secret (section 1). Written ``send kid-calloway``."""

    adventurer: Name | None


class Take(Step, frozen=True, tag="take"):
    """Take an IOU from the market, unseen (section 2). Written ``take 2.3``."""

    slot: Slot


class Buy(Step, frozen=True, tag="buy"):
    """Move the own hat forwards by so many fields for gold (sections 3 and 6). Written ``buy 3``."""

    fields: int


class Bid(Step, frozen=True, tag="bid"):
    """Bid IOUs from the hand, by colour and then from high to low (section 4). Written ``bid r3 r1 b0``."""

    ious: tuple[Iou, ...]


class Hire(Step, frozen=True, tag="hire"):
    """Choose an adventurer who is on offer (section 4). Written ``hire annie-longpan``."""

    adventurer: Name


class Place(Step, frozen=True, tag="place"):
    """Lay the IOUs of the bid into the market, in this order (section 4). Written ``place b0 r3 r1``.

    The others know which they are, and not which lies where.
    """

    ious: tuple[Iou, ...] | None


# --- Outcomes of chance -------------------------------------------------------


class First(Step, frozen=True, tag="first"):
    """The lot falls on the first active player (section 0). Written ``first 1``."""

    seat: Seat


class Dealt(Step, frozen=True, tag="adventurer"):
    """An adventurer for a seat, its owner's secret (section 0). Written ``adventurer 2 kid-calloway``."""

    seat: Seat
    adventurer: Name | None


class Turned(Step, frozen=True, tag="event"):
    """The event that is turned up (section 1). Written ``event gold 6/3``, ``event duel``."""

    card: Card


class Offered(Step, frozen=True, tag="offer"):
    """An adventurer is turned up, to be bid for (sections 0 and 4). Written ``offer annie-longpan``."""

    adventurer: Name


class See(Step, frozen=True, tag="see"):
    """What a set-up IOU is, seen for the first time; in a duel by the taker (I22). Written ``see r2``."""

    iou: Iou | None


class Rolled(Step, frozen=True, tag="die"):
    """The die names a column (section 5). Written ``die 4``."""

    column: int


Action: TypeAlias = Send | Take | Buy | Bid | Hire | Place
Outcome: TypeAlias = First | Dealt | Turned | Offered | See | Rolled
AnyStep: TypeAlias = Action | Outcome


# --- What follows without a choice --------------------------------------------

Rank: TypeAlias = Literal["highest", "second"]
"""For which skill gold is given."""
Move: TypeAlias = Literal["won", "lost", "bought", "vulture"]
"""Why a hat moves: poker won or lost, fields bought, a vulture. The first and third are forwards."""
Reason: TypeAlias = Literal["vulture", "undertaker", "finish"]
"""What ends the game."""


class TurnBegun(Heading, frozen=True, tag="turn"):
    """A player's turn begins (0.12)."""

    seat: Seat


class EventSkipped(Event, frozen=True, tag="no-event"):
    """Only so many players hold an adventurer, so there is no event (1.2)."""

    holders: int


class EventsShuffled(Event, frozen=True, tag="events-shuffled"):
    """All events have been used, and begin anew (1.1)."""


class UndertakerWalked(Event, frozen=True, tag="undertaker"):
    """A duel: the undertaker takes his ``step``-th step of so many (1.3)."""

    step: int
    steps: int


class AdventurerShown(Reveal, frozen=True, tag="shown"):
    """Who was sent is revealed, with the skill that counts (1.4)."""

    seat: Seat
    adventurer: Name
    kind: Skill
    skill: int


class NoEffect(Event, frozen=True, tag="no-effect"):
    """All skills shown are equal, and everybody takes their adventurer back (1.5)."""

    skill: int


class GoldWon(Event, frozen=True, tag="gold-won"):
    """The gold rush pays a player, who now has so much ``gold`` (2.1)."""

    seat: Seat
    amount: int
    gold: int
    place: Rank


class DuelWon(Event, frozen=True, tag="duel-won"):
    """A player with the highest skill takes so many IOUs from the market (2.2, 2.3); none if it is empty."""

    seat: Seat
    ious: int


class NobodyTakes(Event, frozen=True, tag="nobody-takes"):
    """There are fewer cards in the market than winners (2.3)."""

    winners: int
    cards: int


class IouTaken(Reveal, frozen=True, tag="taken"):
    """A player has taken an IOU from the market, and is the only one to see which (2.4)."""

    seat: Seat
    slot: Slot
    iou: Iou | None

    def seen_by(self, viewer: Viewer) -> "IouTaken":
        """Others see the slot."""
        return self if viewer == self.seat else replace(self, iou=None)


class HoleFilled(Event, frozen=True, tag="filled"):
    """The last card of the market moves into the earliest hole (5.7)."""

    hole: Slot
    card: Slot


class HatMoved(Event, frozen=True, tag="hat"):
    """A hat moves by so many ``fields`` and now stands on field ``to`` (2.7, 3.1, 5.5, 6.5)."""

    seat: Seat
    fields: int
    to: int
    why: Move


class Killed(Event, frozen=True, tag="killed"):
    """An adventurer with the lowest skill of a duel is discarded (2.6)."""

    seat: Seat
    adventurer: Name


class JobDone(Event, frozen=True, tag="job-done"):
    """An adventurer with the highest skill is discarded (1.6)."""

    seat: Seat
    adventurer: Name


class Returned(Event, frozen=True, tag="returned"):
    """An adventurer goes back to the hand (1.7)."""

    seat: Seat
    adventurer: Name


class Bought(Event, frozen=True, tag="bought"):
    """A player pays for fields and has so much ``gold`` left; the hat moves next (3.1, 6.5)."""

    seat: Seat
    fields: int
    gold: int


class NoRecruiting(Event, frozen=True, tag="no-recruiting"):
    """The active player holds so many adventurers that there is none (4.1)."""

    seat: Seat
    adventurers: int


class DiscardsShuffled(Event, frozen=True, tag="discards-shuffled"):
    """None is left to turn up: so many discards are shuffled and used again (4.3)."""

    number: int


class FewerOffered(Event, frozen=True, tag="fewer"):
    """There are only so many adventurers to offer; with none at all there is no bidding (4.3)."""

    number: int


class AuctionBegun(Event, frozen=True, tag="auction"):
    """Bidding begins with ``seat``, for so many adventurers (4.4); ``round`` of a draft, else 0 (0.11)."""

    seat: Seat
    adventurers: int
    round: int


class Passed(Reveal, frozen=True, tag="passed"):
    """A player cannot bid, and shows the whole hand as proof (4.6)."""

    seat: Seat
    ious: tuple[Iou, ...]


class Hired(Event, frozen=True, tag="hired"):
    """A player hires the only adventurer that is left to choose (4.7, I9)."""

    seat: Seat
    adventurer: Name


class Laid(Event, frozen=True, tag="laid"):
    """A bid lies in the market, face down, in these slots (4.8)."""

    seat: Seat
    slots: tuple[Slot, ...]


class BidReturned(Event, frozen=True, tag="bid-returned"):
    """A player for whom no adventurer is left takes the bid back (4.9)."""

    seat: Seat
    ious: tuple[Iou, ...]


class NotHired(Event, frozen=True, tag="not-hired"):
    """An adventurer whom nobody has hired is discarded (4.10)."""

    adventurer: Name


class PaydayBegun(Heading, frozen=True, tag="payday"):
    """Payday, with so many full rows in the market (5.1); ``last``: the one after the end (6.4)."""

    rows: int
    last: bool


class IouTurned(Reveal, frozen=True, tag="turned"):
    """The last card of the column is turned up; ``seat`` is whose it is (5.2)."""

    slot: Slot
    iou: Iou
    seat: Seat


class IouPaid(Event, frozen=True, tag="paid"):
    """A player pays for an IOU, takes it back in hand, and has so much ``gold`` left (5.3)."""

    seat: Seat
    iou: Iou
    amount: int
    gold: int


class ColumnEmpty(Event, frozen=True, tag="column-empty"):
    """The die names a column without cards, and payday is over (5.4)."""

    column: int


class Unpaid(Event, frozen=True, tag="unpaid"):
    """A player has too little ``gold`` for an IOU, and takes it back all the same (5.5)."""

    seat: Seat
    iou: Iou
    amount: int
    gold: int


class VultureCame(Event, frozen=True, tag="vulture"):
    """A player gets a vulture, and now has so many (5.5); the hat moves next."""

    seat: Seat
    vultures: int


class EndNear(Event, frozen=True, tag="ending"):
    """What ends the game, before the last payday and the last purchases (6.1 to 6.3)."""

    reason: Reason


class GameEnded(Event, frozen=True, tag="ended"):
    """The game is over (section 6); ranks by seat."""

    reason: Reason
    ranks: tuple[int, ...]


EVENTS = (
    TurnBegun, EventSkipped, EventsShuffled, UndertakerWalked, AdventurerShown, NoEffect, GoldWon, DuelWon,
    NobodyTakes, IouTaken, HoleFilled, HatMoved, Killed, JobDone, Returned, Bought, NoRecruiting,
    DiscardsShuffled, FewerOffered, AuctionBegun, Passed, Hired, Laid, BidReturned, NotHired, PaydayBegun,
    IouTurned, IouPaid, ColumnEmpty, Unpaid, VultureCame, EndNear, GameEnded,
)  # fmt: skip
