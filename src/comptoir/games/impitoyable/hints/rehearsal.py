"""The next payday, rehearsed: what it could demand of a player, with exact chances (section 5).

As long as everybody can pay, the cards turned up before the die names an empty column do not depend on
their values. This is why rolls are counted column by column, without playing a payday out.
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
from comptoir.games.impitoyable.rules.payday import close_holes
from comptoir.games.impitoyable.rules.set_up import owner, worth
from comptoir.games.impitoyable.state import list_ious
from comptoir.games.impitoyable.views import Memory, View
from comptoir.games.impitoyable.views.imagine import Ways

Worths: TypeAlias = tuple[int, ...]
"""The demand of each card of a lot on the player, in nuggets, ascending; others' IOUs demand 0."""
Card: TypeAlias = int
"""A card of the market: its demand or, if unknown, its lot: -1 for the first, and so on."""
Worlds: TypeAlias = Mapping[tuple[Worths, ...], int]
"""The possible contents of the lots, each with the number of ways that lead to it."""
Columns: TypeAlias = tuple[tuple[Card, ...], ...]
"""The columns of the market, each from the outermost card inwards."""
Sums: TypeAlias = tuple[int, ...]
"""The number of cards, the demand of the known ones, and the number of unknown cards of each lot."""
Demands: TypeAlias = Mapping[int, Fraction]
"""The chance of each demand, in nuggets."""


class Cost(Struct, frozen=True):
    """A sum that may have to be paid, in nuggets, and its chance."""

    gold: int
    chance: Fraction


class Rehearsal(Struct, frozen=True):
    """What the next payday could cost the viewer, if until then only others' IOUs join the market.

    Those IOUs fill the market until it is payday. The others are assumed to be able to pay: if one of
    them cannot, payday ends early and demands no more than this. Without the view's memory, all IOUs
    missing from the viewer's hand are assumed to lie in the market, anywhere.

    ``costs``: by ascending gold, all demands that the viewer can pay. ``vulture``: the chance that
    payday demands more than the viewer has; with the chances of ``costs`` it adds up to 1.
    ``average``: the average demand in nuggets, as if the viewer could always pay.
    """

    costs: tuple[Cost, ...]
    vulture: Fraction
    average: Fraction


def rehearse(demands: Demands, gold: int) -> Rehearsal:
    """The rehearsal for a player with this much gold."""
    costs = tuple([Cost(asked, demands[asked]) for asked in sorted(demands) if asked <= gold])
    average = sum([asked * chance for asked, chance in demands.items()], Fraction(0))
    return Rehearsal(costs, chance_above(demands, gold), average)


def chance_above(demands: Demands, gold: int) -> Fraction:
    """The chance of a demand above this."""
    return sum([chance for asked, chance in demands.items() if asked > gold], Fraction(0))


def demands_of_payday(view: View, seat: Seat) -> Demands:
    """The demands of the next payday on the viewer, by everything that the view tells."""
    if view.memory is None:
        cards, worlds = cards_without_memory(view, seat)
    else:
        cards, worlds = cards_with_memory(view.memory, seat)
    columns = columns_of(cards, view.setup.components.columns, view.setup.full)
    total, demands = sum(worlds.values()), no_demands()
    for lots, ways in worlds.items():
        for asked, chance in demands_of(columns, lots).items():
            demands[asked] += chance * Fraction(ways, total)
    return demands


def no_demands() -> defaultdict[int, Fraction]:
    return defaultdict(Fraction)


# --- The cards in the market --------------------------------------------------


def cards_with_memory(memory: Memory, seat: Seat) -> tuple[list[Card | None], Worlds]:
    """By slot: the card as a perfect memory knows it."""
    number = {lot.number: -place for place, lot in enumerate(memory.lots, 1)}
    cards = [
        None if slip is None else number[slip.lot] if slip.iou is None else demand(slip.iou, seat)
        for slip in memory.market
    ]
    worlds = Counter[tuple[Worths, ...]]()
    for lots, ways in Ways(memory).left().items():
        worlds[tuple([tuple(sorted([demand(iou, seat) for iou in lot])) for lot in lots])] += ways
    return cards, worlds


def cards_without_memory(view: View, seat: Seat) -> tuple[list[Card | None], Worlds]:
    """By slot: the card without a memory, which may be any IOU missing from the viewer's hand."""
    missing = Counter(list_ious(view.setup, view.setup.own[seat]))
    missing.subtract([*(view.my_hand or ()), *(iou for bid in view.bids for iou in bid or ())])
    worths = sorted([demand(iou, seat) for iou in missing.elements()])
    others = (0,) * (sum(view.market) - len(worths))
    return [-1 if card else None for card in view.market], {((*others, *worths),): 1}


def demand(iou: Iou, seat: Seat) -> int:
    """The demand of an IOU on a player when it is turned up."""
    return worth(iou) if owner(iou) == seat else 0


def columns_of(cards: list[Card | None], columns: int, full: int) -> Columns:
    """The columns after holes are filled and others' IOUs have filled the market."""
    for _ in close_holes(cards):
        pass
    market = [card for card in cards if card is not None]
    market += [0] * (full - len(market))
    return tuple([tuple(reversed(market[column::columns])) for column in range(columns)])


# --- The cards turned up ------------------------------------------------------


@lru_cache(maxsize=256)
def demands_of(columns: Columns, lots: tuple[Worths, ...]) -> Demands:
    """The total demands of a payday, as if the player could always pay."""
    mixed = [number for number, worths in enumerate(lots) if len(set(worths)) > 1]
    most = sum(map(len, columns)) + 1
    by_numbers: dict[Sums, Counter[int]] = defaultdict(Counter)
    for (cards, known, *numbers), orders in roll_orders(columns, lots, mixed).items():
        by_numbers[tuple(numbers)][known] += orders * len(columns) ** (most - cards - 1)
    demands = no_demands()
    for drawn_numbers, counts in by_numbers.items():
        for rest, share in demands_of_draw([lots[lot] for lot in mixed], drawn_numbers).items():
            for known, count in counts.items():
                demands[known + rest] += share * count
    return {asked: chance / len(columns) ** most for asked, chance in demands.items()}


def roll_orders(columns: Columns, lots: Sequence[Worths], mixed: Sequence[int]) -> Mapping[Sums, int]:
    """By `Sums` of the cards turned up: the number of orders of rolls that lead to them until payday ends.

    Until payday ends, every roll turns up a card. Given how many cards of each column come up, their
    orders are all the ways to interleave the columns; the last roll names a column that is empty by then.
    """
    none: Sums = (0,) * (2 + len(mixed))
    going, ended = Counter({none: 1}), Counter[Sums]()
    for column in columns:
        sums = [*accumulate([sums_of(card, lots, mixed) for card in column], add_sums, initial=none)]
        ended = interleave(ended, sums) + interleave(going, sums[-1:])
        going = interleave(going, sums)
    return ended


def sums_of(card: Card, lots: Sequence[Worths], mixed: Sequence[int]) -> Sums:
    """A card as `Sums`."""
    lot = -1 - card
    known = 0 if lot in mixed else card if card >= 0 else lots[lot][0]
    return (1, known, *(int(lot == other) for other in mixed))


def add_sums(one: Sums, other: Sums) -> Sums:
    return tuple(map(add, one, other))


def interleave(orders: Mapping[Sums, int], column: Sequence[Sums]) -> Counter[Sums]:
    """The roll orders with one more column interleaved: ``column`` sums its first 0, 1, 2, ... cards."""
    found = Counter[Sums]()
    for sums, number in orders.items():
        for more in column:
            both = add_sums(sums, more)
            found[both] += number * comb(both[0], more[0])
    return found


def demands_of_draw(lots: Sequence[Worths], numbers: Sequence[int]) -> Demands:
    """The demands of a draw of a number of cards from each lot, all equally likely."""
    demands: Demands = {0: Fraction(1)}
    for worths, number in zip(lots, numbers, strict=True):
        sums, ways = ways_to_draw(worths)[number], comb(len(worths), number)
        more = no_demands()
        for before, chance in demands.items():
            for rest, count in sums.items():
                more[before + rest] += chance * Fraction(count, ways)
        demands = more
    return demands


@lru_cache(maxsize=256)
def ways_to_draw(worths: Worths) -> tuple[Mapping[int, int], ...]:
    """By number of cards: each possible sum, and the number of ways to draw it."""
    found = [Counter({0: 1}), *(Counter[int]() for _ in worths)]
    for one in worths:
        for number in range(len(worths), 0, -1):
            for rest, ways in found[number - 1].items():
                found[number][rest + one] += ways
    return tuple(found)
