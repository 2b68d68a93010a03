"""The next payday, rehearsed: what it could ask of a player, and how likely that is (section 5).

As long as all can pay, which cards are turned up before the die names an empty column does not
depend on what they are. So rolls are counted column by column, and no payday is played out.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from math import comb
from operator import add
from typing import TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.actions import Iou
from comptoir.games.impitoyable.rules.payday import closing
from comptoir.games.impitoyable.rules.set_up import owner, worth
from comptoir.games.impitoyable.state import listed
from comptoir.games.impitoyable.views import Memory, View
from comptoir.games.impitoyable.views.imagine import Ways

Worths: TypeAlias = tuple[int, ...]
"""What each card of a lot would ask of the player, in nuggets, ascending; others' IOUs ask nothing."""
Card: TypeAlias = int
"""A card of the market: what it would ask, or a negative number for the lot it is of, -1 for the first."""
Worlds: TypeAlias = Mapping[tuple[Worths, ...], int]
"""What the lots can be, with the ways in which each comes to that."""
Columns: TypeAlias = tuple[tuple[Card, ...], ...]
"""The columns of the market, each from the outermost card inwards."""
Sums: TypeAlias = tuple[int, ...]
"""How many cards, what those known would ask, and how many there are of each lot."""
Law: TypeAlias = Mapping[int, Fraction]
"""How likely it is that so many nuggets are asked."""


class Cost(Struct, frozen=True):
    """What may have to be paid, in nuggets, and how likely that is."""

    gold: int
    chance: Fraction


class Rehearsal(Struct, frozen=True):
    """What the next payday could cost the viewer if only IOUs of others come to the market before.

    The market is filled up with those until it is payday. The others are taken to be able to
    pay: if one cannot, payday ends early, and asks no more than this. If the view is without its
    memory, all IOUs that the viewer misses are taken to lie in the market, anywhere.

    ``costs``: by gold, all that can be asked and paid. ``vulture``: the chance that more is asked
    than there is; with ``costs`` it adds up to one. ``average``: what is asked, in nuggets, as if
    there were always enough.
    """

    costs: tuple[Cost, ...]
    vulture: Fraction
    average: Fraction


def rehearsed(law: Law, gold: int) -> Rehearsal:
    """What a payday means to somebody who has so much gold."""
    costs = tuple([Cost(asked, law[asked]) for asked in sorted(law) if asked <= gold])
    average = sum([asked * chance for asked, chance in law.items()], Fraction(0))
    return Rehearsal(costs, chance_above(law, gold), average)


def chance_above(law: Law, gold: int) -> Fraction:
    """The chance that more than this is asked."""
    return sum([chance for asked, chance in law.items() if asked > gold], Fraction(0))


def law_of_payday(view: View, seat: Seat) -> Law:
    """What the next payday may ask of the viewer, by all that the view tells."""
    if view.memory is None:
        cards, worlds = unremembered(view, seat)
    else:
        cards, worlds = remembered(view.memory, seat)
    columns = columns_of(cards, view.setup.components.columns, view.setup.full)
    total, law = sum(worlds.values()), nothing()
    for lots, ways in worlds.items():
        for asked, chance in law_of(columns, lots).items():
            law[asked] += chance * Fraction(ways, total)
    return law


def nothing() -> defaultdict[int, Fraction]:
    """A law to be filled."""
    return defaultdict(Fraction)


# --- What lies where ----------------------------------------------------------


def remembered(memory: Memory, seat: Seat) -> tuple[list[Card | None], Worlds]:
    """Slot by slot what a perfect memory knows."""
    number = {lot.number: -place for place, lot in enumerate(memory.lots, 1)}
    cards = [
        None if slip is None else number[slip.lot] if slip.iou is None else asked(slip.iou, seat)
        for slip in memory.market
    ]
    worlds = Counter[tuple[Worths, ...]]()
    for lots, ways in Ways(memory).left().items():
        worlds[tuple([tuple(sorted([asked(iou, seat) for iou in lot])) for lot in lots])] += ways
    return cards, worlds


def unremembered(view: View, seat: Seat) -> tuple[list[Card | None], Worlds]:
    """Slot by slot what is known without any memory: among all cards may be all that the viewer misses."""
    missing = Counter(listed(view.setup, view.setup.own[seat]))
    missing.subtract([*(view.my_hand or ()), *(iou for bid in view.bids for iou in bid or ())])
    worths = sorted([asked(iou, seat) for iou in missing.elements()])
    others = (0,) * (sum(view.market) - len(worths))
    return [-1 if card else None for card in view.market], {((*others, *worths),): 1}


def asked(iou: Iou, seat: Seat) -> int:
    """What an IOU that is turned up asks of a player."""
    return worth(iou) if owner(iou) == seat else 0


def columns_of(cards: list[Card | None], columns: int, full: int) -> Columns:
    """The columns once holes are filled, and others' IOUs make the market full."""
    for _ in closing(cards):
        pass
    market = [card for card in cards if card is not None]
    market += [0] * (full - len(market))
    return tuple([tuple(reversed(market[column::columns])) for column in range(columns)])


# --- What is turned up --------------------------------------------------------


@lru_cache(maxsize=256)
def law_of(columns: Columns, lots: tuple[Worths, ...]) -> Law:
    """What a payday asks in all, as if there were always gold enough."""
    mixed = [number for number, worths in enumerate(lots) if len(set(worths)) > 1]
    most = sum(map(len, columns)) + 1
    by_numbers: dict[Sums, Counter[int]] = defaultdict(Counter)
    for (cards, known, *numbers), orders in roll_orders(columns, lots, mixed).items():
        by_numbers[tuple(numbers)][known] += orders * len(columns) ** (most - cards - 1)
    law = nothing()
    for drawn_numbers, counts in by_numbers.items():
        for rest, share in drawn([lots[lot] for lot in mixed], drawn_numbers).items():
            for known, count in counts.items():
                law[known + rest] += share * count
    return {asked: chance / len(columns) ** most for asked, chance in law.items()}


def roll_orders(columns: Columns, lots: Sequence[Worths], mixed: Sequence[int]) -> Mapping[Sums, int]:
    """By what is turned up, in how many orders the columns can be rolled until one of them is empty.

    Until payday ends every roll turns up a card. So many of each column can come in as many orders
    as they can be interleaved; the last roll names a column of which all have come.
    """
    none: Sums = (0,) * (2 + len(mixed))
    going, ended = Counter({none: 1}), Counter[Sums]()
    for column in columns:
        sums = [*accumulate([sums_of(card, lots, mixed) for card in column], plus, initial=none)]
        ended = interleaved(ended, sums) + interleaved(going, sums[-1:])
        going = interleaved(going, sums)
    return ended


def sums_of(card: Card, lots: Sequence[Worths], mixed: Sequence[int]) -> Sums:
    """A card, as what is summed up."""
    lot = -1 - card
    known = 0 if lot in mixed else card if card >= 0 else lots[lot][0]
    return (1, known, *(int(lot == other) for other in mixed))


def plus(one: Sums, other: Sums) -> Sums:
    """Both together."""
    return tuple(map(add, one, other))


def interleaved(orders: Mapping[Sums, int], column: Sequence[Sums]) -> Counter[Sums]:
    """The roll orders with any of so many cards of one more column between them."""
    found = Counter[Sums]()
    for sums, number in orders.items():
        for more in column:
            both = plus(sums, more)
            found[both] += number * comb(both[0], more[0])
    return found


def drawn(lots: Sequence[Worths], numbers: Sequence[int]) -> Law:
    """What so many cards of each lot ask, if each of a lot is as likely as another."""
    law: Law = {0: Fraction(1)}
    for worths, number in zip(lots, numbers, strict=True):
        sums, ways = ways_to_draw(worths)[number], comb(len(worths), number)
        more = nothing()
        for before, chance in law.items():
            for rest, count in sums.items():
                more[before + rest] += chance * Fraction(count, ways)
        law = more
    return law


@lru_cache(maxsize=256)
def ways_to_draw(worths: Worths) -> tuple[Mapping[int, int], ...]:
    """By number of cards: each sum that they can have, and in how many ways."""
    found = [Counter({0: 1}), *(Counter[int]() for _ in worths)]
    for one in worths:
        for number in range(len(worths), 0, -1):
            for rest, ways in found[number - 1].items():
                found[number][rest + one] += ways
    return tuple(found)
