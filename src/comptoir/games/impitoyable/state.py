"""The position: players, market, events and auction, and what the table waits for."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

from comptoir.core import game, setups
from comptoir.core.actors import Actor, Seat
from comptoir.games.impitoyable.actions import Buy, Card, Hire, Iou, Name, Reason, Rolled, Send, Slot, Take
from comptoir.games.impitoyable.components import COLOURS, SKILLS, Components, Options, Skill

T = TypeVar("T")

Awaiting: TypeAlias = Literal[
    "first",
    "adventurer",
    "event",
    "send",
    "take",
    "look",
    "buy",
    "offer",
    "bid",
    "hire",
    "place",
    "die",
    "turn-up",
    "last-buy",
    "over",
]
"""Phases that wait for a step; at ``look`` and ``turn-up``, chance decides what an unseen card is."""
Passing: TypeAlias = Literal["turn", "contest", "away", "fame", "recruiting", "payday", "last-buys"]
"""Phases that need no step: the rules carry them out at once."""
Phase: TypeAlias = Awaiting | Passing

Counts: TypeAlias = tuple[int, ...]
"""The number of IOUs of each kind, in the order of `Setup.ious`."""
Sums: TypeAlias = frozenset[int]
"""The sums that have been bid."""


class Setup(setups.Setup[Options, Components], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components, and values derived from them."""

    @cached_property
    def alone(self) -> tuple[tuple[Seat], ...]:
        """By seat: ``(seat,)``, for a position that waits for this seat alone."""
        return tuple((seat,) for seat in range(self.seats))

    @cached_property
    def clockwise_from(self) -> tuple[tuple[Seat, ...], ...]:
        """By seat: all seats clockwise, beginning with this one."""
        return tuple(
            tuple((seat + way) % self.seats for way in range(self.seats)) for seat in range(self.seats)
        )

    @cached_property
    def names(self) -> tuple[Name, ...]:
        """The adventurers, in the order of the edition."""
        return tuple(adventurer.name for adventurer in self.components.adventurers)

    @cached_property
    def rank(self) -> dict[Name, int]:
        """The index of each adventurer in `names`."""
        return {name: place for place, name in enumerate(self.names)}

    @cached_property
    def strength(self) -> dict[Skill, dict[Name, int]]:
        """The figure on the card, by skill and adventurer."""
        cards = self.components.adventurers
        return {skill: {card.name: int(getattr(card, skill)) for card in cards} for skill in SKILLS}

    @cached_property
    def ious(self) -> tuple[Iou, ...]:
        """The kinds of IOUs: by colour, then from high values to low ones."""
        values = range(len(self.components.ious))
        return tuple(f"{colour}{value}" for colour in COLOURS[: self.seats] for value in reversed(values))

    @cached_property
    def place(self) -> dict[Iou, int]:
        """The index of each kind of IOU in `Counts`."""
        return {iou: place for place, iou in enumerate(self.ious)}

    @cached_property
    def own(self) -> tuple[Counts, ...]:
        """By seat: all the IOUs of its colour."""
        copies = tuple(reversed(self.components.ious))
        none = (0,) * len(copies)
        return tuple(
            sum((copies if seat == owner else none for owner in range(self.seats)), ())
            for seat in range(self.seats)
        )

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The events, in a fixed order."""
        figures = self.components
        rushes = tuple(Card("gold", rush.large, rush.small) for rush in figures.rushes)
        return rushes + (Card("duel"),) * figures.duels + (Card("poker"),) * figures.pokers

    @cached_property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """By field: the gain and loss of its section; index 0 is unused."""
        figures = self.components
        return tuple(
            next((s.gain, s.loss) for s in reversed(figures.sections) if s.first <= max(field, 1))
            for field in range(figures.fields + 1)
        )

    @cached_property
    def full(self) -> int:
        """The number of cards in the market that brings payday."""
        return self.seats * self.components.columns

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The slots of the market: one for every IOU in the game."""
        columns, cards = self.components.columns, self.seats * sum(self.components.ious)
        return tuple(Slot(place // columns + 1, place % columns + 1) for place in range(cards))

    @cached_property
    def index(self) -> dict[Slot, int]:
        """The index of each slot in the market."""
        return {slot: place for place, slot in enumerate(self.slots)}

    @cached_property
    def sends(self) -> dict[Name, Send]:
        """By adventurer: the action of sending them."""
        return {name: Send(name) for name in self.names}

    @cached_property
    def hires(self) -> dict[Name, Hire]:
        """By adventurer: the action of hiring them."""
        return {name: Hire(name) for name in self.names}

    @cached_property
    def takes(self) -> tuple[Take, ...]:
        """By index of the slot: the action of taking its card."""
        return tuple(map(Take, self.slots))

    @cached_property
    def rolls(self) -> tuple[Rolled, ...]:
        """The faces of the die: one for each column."""
        return tuple(map(Rolled, range(1, self.components.columns + 1)))

    @cached_property
    def buys(self) -> tuple[Buy, ...]:
        """By number of fields: the action of buying them."""
        return tuple(map(Buy, range(max(self.components.purchase, self.components.last_purchase) + 1)))


class Slip(Struct, frozen=True, gc=False):
    """An IOU that only some players know: in the market, or taken from it in a duel.

    ``lot``: cards that came into the market together share a number; 0 stands for those given at the
    set-up. ``seat`` placed the card and knows it. ``iou`` is ``None`` until the card has been seen
    for the first time (I22) and, in a view, if the viewer does not know it.
    """

    iou: Iou | None
    lot: int
    seat: Seat | None


class Proof(Struct, frozen=True, gc=False):
    """Evidence that a player has shown: at least ``least`` of the first ``taken`` IOUs taken are ``iou``.

    A player who bids an IOU that was not known to be in their hand must have taken it in a duel.
    """

    taken: int
    iou: Iou
    least: int


class Player(Struct, frozen=True, gc=False):
    """A player's gold, hat and vultures, and the cards in hand.

    ``crew`` holds the adventurers in hand; ``secret`` holds those that nobody else has seen.
    ``taken`` holds IOUs that the player took from the market unseen, oldest first, until everybody
    knows what they are; they may have left the hand since. ``proofs`` hold what bids and
    passes have shown about them.
    """

    gold: int
    hat: int
    hand: Counts
    vultures: int = 0
    crew: tuple[Name, ...] = ()
    secret: tuple[Name, ...] = ()
    taken: tuple[Slip, ...] = ()
    proofs: tuple[Proof, ...] = ()


class State(game.State, frozen=True):
    """A complete position: nothing else decides what may happen next.

    ``deck`` holds the adventurers that can still be turned up. ``fresh``: nobody has seen any of
    them, because discards have not been shuffled in yet. ``events`` are still face down, and ``card``
    is the current one. ``sent`` adventurers, by seat, lie face down until everybody has sent one, and
    then face up. ``due`` lists the seats still to act: to take, to bid, to hire, or to buy for the
    last time.

    ``market`` is listed slot by slot; ``None`` is a hole. ``slot`` is the index of the card that
    chance is about to reveal. ``unseen`` holds the IOUs given at the set-up that nobody has seen.
    ``lots`` is the number of the next lot to be placed. Adventurers on ``offer`` can be hired, and
    ``coming`` more will be turned up. ``bids`` are by seat: ``None`` before the bid, empty for a
    pass. ``draft`` is the round of a draft, or 0.
    """

    setup: Setup
    phase: Phase
    awaited: tuple[Actor, ...]
    active: Seat
    players: tuple[Player, ...]
    deck: tuple[Name, ...]
    events: tuple[Card, ...]
    market: tuple[Slip | None, ...]
    unseen: tuple[Iou, ...]
    sent: tuple[Name | None, ...]
    bids: tuple[tuple[Iou, ...] | None, ...]
    discards: tuple[Name, ...] = ()
    fresh: bool = True
    card: Card | None = None
    undertaker: int = 0
    due: tuple[Seat, ...] = ()
    slot: int = 0
    lots: int = 1
    offer: tuple[Name, ...] = ()
    coming: int = 0
    draft: int = 0
    reason: Reason | None = None


def skills(state: State) -> list[tuple[Seat, int]]:
    """The seats that sent an adventurer, and its skill that counts, clockwise from the active player."""
    assert state.card is not None
    strength = state.setup.strength[state.card.kind]
    return [
        (seat, strength[name])
        for seat in state.setup.clockwise_from[state.active]
        if (name := state.sent[seat]) is not None
    ]


def remove_item(row: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the row with one ``item`` fewer."""
    place = row.index(item)
    return row[:place] + row[place + 1 :]


def change_counts(setup: Setup, counts: Counts, ious: Iterable[Iou], by: int) -> Counts:
    """Return the counts with ``by`` added for each of these IOUs."""
    items, place = list(counts), setup.place
    for iou in ious:
        items[place[iou]] += by
    return tuple(items)


def count_ious(setup: Setup, ious: tuple[Iou, ...]) -> Counts:
    return change_counts(setup, (0,) * len(setup.ious), ious, 1)


@lru_cache(maxsize=4096)
def list_ious(setup: Setup, counts: Counts) -> tuple[Iou, ...]:
    """The IOUs with these counts, in the order of `Setup.ious`."""
    return tuple([iou for iou, count in zip(setup.ious, counts, strict=True) if count for _ in range(count)])
