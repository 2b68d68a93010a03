"""What players do, what chance brings, and the events that follow."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from comptoir.core.actors import Seat, Viewer
from comptoir.core.steps import Event, Heading, Reveal, Step
from comptoir.games.impitoyable.components import Skill

Name: TypeAlias = str
"""An adventurer's name, as in ``kid-calloway``."""
Iou: TypeAlias = str
"""An IOU by colour and value, as in ``r3``; equal IOUs are interchangeable."""


class Slot(Struct, frozen=True, gc=False):
    """A place of the market; rows and columns are counted from 1. Written ``2.3``."""

    row: int
    column: int


class Card(Struct, frozen=True, gc=False):
    """An event card. Written ``duel``, ``poker`` or, with the gold for the two best, ``gold 6/3``."""

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
    """Buy fields of fame for gold (sections 3 and 6). Written ``buy 3``."""

    fields: int


class Bid(Step, frozen=True, tag="bid"):
    """Bid IOUs from one's hand, by colour, then from high to low (section 4). Written ``bid r3 r1 b0``."""

    ious: tuple[Iou, ...]


class Hire(Step, frozen=True, tag="hire"):
    """Hire an adventurer on offer (section 4). Written ``hire annie-longpan``."""

    adventurer: Name


class Place(Step, frozen=True, tag="place"):
    """Lay the IOUs of one's bid into the market in this order (section 4). Written ``place b0 r3 r1``.

    The others know the IOUs, but not their order.
    """

    ious: tuple[Iou, ...] | None


# --- Outcomes of chance -------------------------------------------------------


class First(Step, frozen=True, tag="first"):
    """The first active player, drawn by lot (section 0). Written ``first 1``."""

    seat: Seat


class Dealt(Step, frozen=True, tag="adventurer"):
    """An adventurer dealt to a seat, in secret (section 0). Written ``adventurer 2 kid-calloway``."""

    seat: Seat
    adventurer: Name | None


class Turned(Step, frozen=True, tag="event"):
    """An event is turned up (section 1). Written ``event gold 6/3``, ``event duel``."""

    card: Card


class Offered(Step, frozen=True, tag="offer"):
    """An adventurer is turned up for bidding (sections 0 and 4). Written ``offer annie-longpan``."""

    adventurer: Name


class See(Step, frozen=True, tag="see"):
    """The face of an IOU given at the set-up, when first seen; in a duel, only the taker sees it (I22).

    Written ``see r2``.
    """

    iou: Iou | None


class Rolled(Step, frozen=True, tag="die"):
    """The die names a column (section 5). Written ``die 4``."""

    column: int


Action: TypeAlias = Send | Take | Buy | Bid | Hire | Place
Outcome: TypeAlias = First | Dealt | Turned | Offered | See | Rolled
AnyStep: TypeAlias = Action | Outcome


# --- What follows without a choice --------------------------------------------

Rank: TypeAlias = Literal["highest", "second"]
"""The skill that a gold rush pays for."""
Move: TypeAlias = Literal["won", "lost", "bought", "vulture"]
"""Why a hat moves: forwards for a game won or fields bought, otherwise backwards."""
Reason: TypeAlias = Literal["vulture", "undertaker", "finish"]


class TurnBegun(Heading, frozen=True, tag="turn"):
    """A player's turn begins (0.12)."""

    seat: Seat


class EventSkipped(Event, frozen=True, tag="no-event"):
    """The event is skipped, because only ``holders`` players have adventurers (1.2)."""

    holders: int


class EventsShuffled(Event, frozen=True, tag="events-shuffled"):
    """All events have been used and are shuffled again (1.1)."""


class UndertakerWalked(Event, frozen=True, tag="undertaker"):
    """A duel is turned up: the undertaker takes step number ``step`` of ``steps`` (1.3)."""

    step: int
    steps: int


class AdventurerShown(Reveal, frozen=True, tag="shown"):
    """The adventurer whom a player sent is revealed, with the skill that counts (1.4)."""

    seat: Seat
    adventurer: Name
    kind: Skill
    skill: int


class NoEffect(Event, frozen=True, tag="no-effect"):
    """All skills shown are equal: everybody takes their adventurer back (1.5)."""

    skill: int


class GoldWon(Event, frozen=True, tag="gold-won"):
    """The gold rush pays a player, who now has ``gold`` nuggets (2.1)."""

    seat: Seat
    amount: int
    gold: int
    place: Rank


class DuelWon(Event, frozen=True, tag="duel-won"):
    """A player with the highest skill takes ``ious`` IOUs from the market; 0 if it is empty (2.2, 2.3)."""

    seat: Seat
    ious: int


class NobodyTakes(Event, frozen=True, tag="nobody-takes"):
    """Nobody takes an IOU, because the market has fewer cards than there are winners (2.3)."""

    winners: int
    cards: int


class IouTaken(Reveal, frozen=True, tag="taken"):
    """A player takes an IOU from the market; only they see its face (2.4)."""

    seat: Seat
    slot: Slot
    iou: Iou | None

    def seen_by(self, viewer: Viewer) -> "IouTaken":
        """The event as ``viewer`` sees it: others see only the slot."""
        return self if viewer == self.seat else replace(self, iou=None)


class HoleFilled(Event, frozen=True, tag="filled"):
    """The last card of the market moves into the first hole (5.7)."""

    hole: Slot
    card: Slot


class HatMoved(Event, frozen=True, tag="hat"):
    """A hat moves by ``fields`` fields to field ``to`` (2.7, 3.1, 5.5, 6.5)."""

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
    """An adventurer goes back to the player's hand (1.7)."""

    seat: Seat
    adventurer: Name


class Bought(Event, frozen=True, tag="bought"):
    """A player pays for fields and has ``gold`` nuggets left; the hat moves next (3.1, 6.5)."""

    seat: Seat
    fields: int
    gold: int


class NoRecruiting(Event, frozen=True, tag="no-recruiting"):
    """Recruiting is skipped, because the active player holds too many adventurers (4.1)."""

    seat: Seat
    adventurers: int


class DiscardsShuffled(Event, frozen=True, tag="discards-shuffled"):
    """The deck is empty: ``number`` discards are shuffled and used again (4.3)."""

    number: int


class FewerOffered(Event, frozen=True, tag="fewer"):
    """Only ``number`` adventurers can be offered; if it is 0, nobody bids (4.3)."""

    number: int


class AuctionBegun(Event, frozen=True, tag="auction"):
    """Bidding for ``adventurers`` begins with ``seat`` (4.4); ``round`` is that of a draft, or 0 (0.11)."""

    seat: Seat
    adventurers: int
    round: int


class Passed(Reveal, frozen=True, tag="passed"):
    """A player cannot bid, and shows their whole hand as proof (4.6)."""

    seat: Seat
    ious: tuple[Iou, ...]


class Hired(Event, frozen=True, tag="hired"):
    """A player hires the only adventurer left (4.7, I9)."""

    seat: Seat
    adventurer: Name


class Laid(Event, frozen=True, tag="laid"):
    """The IOUs of a bid lie face down in these slots of the market (4.8)."""

    seat: Seat
    slots: tuple[Slot, ...]


class BidReturned(Event, frozen=True, tag="bid-returned"):
    """A player who wins no adventurer takes their bid back (4.9)."""

    seat: Seat
    ious: tuple[Iou, ...]


class NotHired(Event, frozen=True, tag="not-hired"):
    """An adventurer whom nobody hired is discarded (4.10)."""

    adventurer: Name


class PaydayBegun(Heading, frozen=True, tag="payday"):
    """Payday begins with ``rows`` full rows in the market (5.1); ``last``: the game ends after it (6.4)."""

    rows: int
    last: bool


class IouTurned(Reveal, frozen=True, tag="turned"):
    """The last card of the column is turned up; ``seat`` has to pay for it (5.2)."""

    slot: Slot
    iou: Iou
    seat: Seat


class IouPaid(Event, frozen=True, tag="paid"):
    """A player pays for an IOU, takes it back in hand, and has ``gold`` nuggets left (5.3)."""

    seat: Seat
    iou: Iou
    amount: int
    gold: int


class ColumnEmpty(Event, frozen=True, tag="column-empty"):
    """The die names a column without cards, which ends payday (5.4)."""

    column: int


class Unpaid(Event, frozen=True, tag="unpaid"):
    """A player has too little ``gold`` to pay for an IOU, but takes it back in hand (5.5)."""

    seat: Seat
    iou: Iou
    amount: int
    gold: int


class VultureCame(Event, frozen=True, tag="vulture"):
    """A player gets a vulture and now has ``vultures`` (5.5); the hat moves next."""

    seat: Seat
    vultures: int


class EndNear(Event, frozen=True, tag="ending"):
    """The game is about to end, after the last payday and purchases (6.1 to 6.3)."""

    reason: Reason


class GameEnded(Event, frozen=True, tag="ended"):
    """The game is over (section 6). ``ranks`` are by seat."""

    reason: Reason
    ranks: tuple[int, ...]


EVENTS = (
    TurnBegun, EventSkipped, EventsShuffled, UndertakerWalked, AdventurerShown, NoEffect, GoldWon, DuelWon,
    NobodyTakes, IouTaken, HoleFilled, HatMoved, Killed, JobDone, Returned, Bought, NoRecruiting,
    DiscardsShuffled, FewerOffered, AuctionBegun, Passed, Hired, Laid, BidReturned, NotHired, PaydayBegun,
    IouTurned, IouPaid, ColumnEmpty, Unpaid, VultureCame, EndNear, GameEnded,
)  # fmt: skip
