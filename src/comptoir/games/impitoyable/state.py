"""The position: who holds what, what lies in the market, and what the table waits for."""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

from comptoir.core import game, setups
from comptoir.core.actors import CHANCE, Actor, Seat
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
"""What the table can wait for; ``look`` and ``turn-up`` are chance's, for a card that nobody has seen."""
Passing: TypeAlias = Literal["turn", "contest", "away", "fame", "recruiting", "payday", "last-buys"]
"""What nobody is awaited for: it begins by itself."""
Phase: TypeAlias = Awaiting | Passing

BY_CHANCE: Final = (CHANCE,)
"""Chance alone, as what is awaited."""

Counts: TypeAlias = tuple[int, ...]
"""How many IOUs of each kind, in the order of `Setup.ious`."""
Sums: TypeAlias = frozenset[int]
"""Which sums have been bid."""


class Setup(setups.Setup[Options, Components], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components, with the tables that follow from them."""

    @cached_property
    def only(self) -> tuple[tuple[Seat], ...]:
        """Each seat alone, as the one that is awaited."""
        return tuple((seat,) for seat in range(self.seats))

    @cached_property
    def around(self) -> tuple[tuple[Seat, ...], ...]:
        """By seat: all seats clockwise, itself first."""
        return tuple(
            tuple((seat + way) % self.seats for way in range(self.seats)) for seat in range(self.seats)
        )

    @cached_property
    def names(self) -> tuple[Name, ...]:
        """The adventurers, in the order of the edition."""
        return tuple(adventurer.name for adventurer in self.components.adventurers)

    @cached_property
    def rank(self) -> dict[Name, int]:
        """Where an adventurer stands in `names`."""
        return {name: place for place, name in enumerate(self.names)}

    @cached_property
    def strength(self) -> dict[Skill, dict[Name, int]]:
        """By skill and adventurer, the figure on the card."""
        cards = self.components.adventurers
        return {skill: {card.name: int(getattr(card, skill)) for card in cards} for skill in SKILLS}

    @cached_property
    def ious(self) -> tuple[Iou, ...]:
        """The kinds of IOUs: by colour, then from high to low."""
        values = range(len(self.components.ious))
        return tuple(f"{colour}{value}" for colour in COLOURS[: self.seats] for value in reversed(values))

    @cached_property
    def place(self) -> dict[Iou, int]:
        """Where a kind of IOU stands in `Counts`."""
        return {iou: place for place, iou in enumerate(self.ious)}

    @cached_property
    def own(self) -> tuple[Counts, ...]:
        """By seat: all IOUs of its colour."""
        copies = tuple(reversed(self.components.ious))
        none = (0,) * len(copies)
        return tuple(
            sum((copies if seat == owner else none for owner in range(self.seats)), ())
            for seat in range(self.seats)
        )

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The events, in one order."""
        figures = self.components
        rushes = tuple(Card("gold", rush.large, rush.small) for rush in figures.rushes)
        return rushes + (Card("duel"),) * figures.duels + (Card("poker"),) * figures.pokers

    @cached_property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """By field: the gain and the loss of its section; field 0 is none."""
        figures = self.components
        return tuple(
            next((s.gain, s.loss) for s in reversed(figures.sections) if s.first <= max(field, 1))
            for field in range(figures.fields + 1)
        )

    @cached_property
    def full(self) -> int:
        """How many cards in the market make it payday."""
        return self.seats * self.components.columns

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        """The slots of the market, more than there are IOUs."""
        columns, cards = self.components.columns, self.seats * sum(self.components.ious)
        return tuple(Slot(place // columns + 1, place % columns + 1) for place in range(cards))

    @cached_property
    def index(self) -> dict[Slot, int]:
        """Where a slot comes in the market."""
        return {slot: place for place, slot in enumerate(self.slots)}

    @cached_property
    def sends(self) -> dict[Name, Send]:
        """To send each adventurer."""
        return {name: Send(name) for name in self.names}

    @cached_property
    def hires(self) -> dict[Name, Hire]:
        """To hire each adventurer."""
        return {name: Hire(name) for name in self.names}

    @cached_property
    def takes(self) -> tuple[Take, ...]:
        """To take from each slot."""
        return tuple(map(Take, self.slots))

    @cached_property
    def rolls(self) -> tuple[Rolled, ...]:
        """The faces of the die, one for each column."""
        return tuple(map(Rolled, range(1, self.components.columns + 1)))

    @cached_property
    def buys(self) -> tuple[Buy, ...]:
        """To buy each number of fields."""
        return tuple(map(Buy, range(max(self.components.purchase, self.components.last_purchase) + 1)))


class Slip(Struct, frozen=True, gc=False):
    """An IOU that somebody does not know: in the market, or taken from it in a duel.

    ``lot``: what came into the market together has one number; 0 is what was given at the set-up.
    ``seat`` has placed it, and knows what it is. ``iou`` is ``None`` as long as nothing is fixed
    (I22), in a view where the viewer does not know.
    """

    iou: Iou | None
    lot: int
    seat: Seat | None


class Proof(Struct, frozen=True, gc=False):
    """What a player has shown: among the first so many ``taken`` IOUs, at least ``least`` are ``iou``.

    Somebody who bids an IOU that nobody knew in their hand must have taken it in a duel.
    """

    taken: int
    iou: Iou
    least: int


class Player(Struct, frozen=True, gc=False):
    """What is before a player, and in hand.

    ``crew`` are the adventurers in hand, ``secret`` those among them whom nobody else has seen.
    ``taken`` are IOUs that came from the market unseen, oldest first, and of which not everybody
    knows by now what they are; they may have left the hand since. ``proofs`` say what bids and
    passes have shown of them.
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
    """A position, complete: nothing else decides what may happen next.

    ``deck`` are the adventurers that can still be turned up; ``fresh`` until discards are shuffled
    into it: nobody has seen any of them. ``events`` are still to come, ``card`` is the one that
    is resolved. ``sent`` by seat lie face down until all are, and then face up. ``due`` are those
    whose turn is still to come: to take, to bid, to hire, to buy for the last time.

    ``market`` slot by slot; ``None`` is a hole, and ``slot`` the place whose card comes next to
    light. ``unseen`` are the IOUs given at the set-up that nobody has seen. ``lots`` numbers what
    is placed next. ``offer`` can be hired, ``coming`` are still to be turned up. ``bids`` by
    seat: ``None`` before it, empty for a pass. ``draft`` is the round of a draft, else 0.
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
    """Who has sent an adventurer, clockwise from the active player, with the skill that counts."""
    assert state.card is not None
    strength = state.setup.strength[state.card.kind]
    return [
        (seat, strength[name])
        for seat in state.setup.around[state.active]
        if (name := state.sent[seat]) is not None
    ]


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with ``item`` in one place."""
    items = list(row)
    items[place] = item
    return tuple(items)


def without(row: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The row without one of them."""
    place = row.index(item)
    return row[:place] + row[place + 1 :]


def changed(setup: Setup, counts: Counts, ious: Iterable[Iou], by: int) -> Counts:
    """The counts with each of these IOUs ``by`` times more, or fewer."""
    items, place = list(counts), setup.place
    for iou in ious:
        items[place[iou]] += by
    return tuple(items)


def counted(setup: Setup, ious: tuple[Iou, ...]) -> Counts:
    """IOUs as counts."""
    return changed(setup, (0,) * len(setup.ious), ious, 1)


@lru_cache(maxsize=4096)
def listed(setup: Setup, counts: Counts) -> tuple[Iou, ...]:
    """Counts as IOUs, in the order of `Setup.ious`."""
    return tuple([iou for iou, count in zip(setup.ious, counts, strict=True) if count for _ in range(count)])
