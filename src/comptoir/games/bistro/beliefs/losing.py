"""Who is likely to lose, by the glasses and the Additions on the table (sections 5 and 6).

Everybody but the loser wins: what counts is a player's chance to lose. It is
estimated as if the rest of the game were luck: all players drink equally often,
and all types are equally likely.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import pairwise
from math import prod
from operator import mul
from typing import Final, TypeAlias

from comptoir.core.actors import Seat
from comptoir.core.turns import put
from comptoir.games.bistro.components import GLASSES, Components, Glass
from comptoir.games.bistro.rules.addition import ends_round
from comptoir.games.bistro.rules.drinking import types_in
from comptoir.games.bistro.state import Counts, Glasses, change, change_at
from comptoir.games.bistro.views import View

THIRST: Final = 1 / 3
"""The chance that a player drinks in one time step of the imagined rest of a round."""
TIME_STEPS: Final = 40
"""The most time steps in an imagined round."""
FAR: Final = 3
"""The number of Additions to look ahead; after them, all players count as equally likely to lose."""

Symbols: TypeAlias = tuple[int, ...]
"""Symbols by seat, or on the Additions not drawn yet."""
Chances: TypeAlias = tuple[float, ...]
"""Chances by seat."""

# --- Who pays in this round ---------------------------------------------------


@lru_cache(maxsize=4096)
def chances_to_pay(glasses: Glasses, figures: Components) -> Chances:
    """The chance of each seat to end the round, if nobody has ended it yet."""
    by_seat = [sort_counts(counts) for counts in glasses]
    chances = chances_by_counts(tuple(sorted(by_seat)), figures)
    return tuple([chances[counts] for counts in by_seat])


@lru_cache(maxsize=8192)
def sort_counts(counts: Counts) -> Counts:
    """The counts in ascending order: it makes no difference here which type has which count."""
    return tuple(sorted(counts))


@lru_cache(maxsize=65536)
def chances_by_counts(glasses: Glasses, figures: Components) -> dict[Counts, float]:
    """`chances_to_pay` for sorted counts, by the counts in front of a seat."""
    all_last = [
        prod(chances)
        for chances in zip(*(mid_step_chances(counts, figures) for counts in glasses), strict=True)
    ]
    pays = {counts: chance_to_pay_first(counts, figures, all_last) for counts in glasses}
    total = sum(pays[counts] for counts in glasses)
    return {counts: chance / total for counts, chance in pays.items()}


def chance_to_pay_first(counts: Counts, figures: Components, all_last: list[float]) -> float:
    """The chance to pay in some time step while all others last to the middle of it."""
    time_steps = zip(
        pairwise(chances_to_last(counts, figures)),
        mid_step_chances(counts, figures),
        all_last,
        strict=True,
    )
    return sum((before - after) * everybody / middle for (before, after), middle, everybody in time_steps)


def mid_step_chances(counts: Counts, figures: Components) -> list[float]:
    """The chance not to have paid in the middle of each time step."""
    return [(before + after) / 2 for before, after in pairwise(chances_to_last(counts, figures))]


@lru_cache(maxsize=8192)
def chances_to_last(counts: Counts, figures: Components) -> tuple[float, ...]:
    """The chance not to have paid after 0, 1, ... time steps; ``counts`` ascend."""
    if ends_round(counts, figures):
        return (0.0,) * (TIME_STEPS + 1)
    fuller = [chances_to_last(sort_counts(change(counts, glass, 1)), figures) for glass in GLASSES]
    chances = [1.0]
    for drunk in list(zip(*fuller, strict=True))[:-1]:
        chances.append((1 - THIRST) * chances[-1] + THIRST * sum(drunk) / len(drunk))
    return tuple(chances)


# --- Who loses ----------------------------------------------------------------


@lru_cache(maxsize=4096)
def loss_after_paying(symbols: Symbols, left: Symbols, payer: Seat, figures: Components, far: int) -> Chances:
    """The chance of each seat to lose when ``payer`` draws one of the Additions ``left``."""
    drawn = [put(symbols, payer, symbols[payer] + addition) for addition in left]
    each = [
        loss_after_drawing(totals, remove(left, addition), figures, far)
        for totals, addition in zip(drawn, left, strict=True)
    ]
    return tuple([sum(chances) / len(left) for chances in zip(*each, strict=True)])


def remove(left: Symbols, addition: int) -> Symbols:
    """The symbols ``left`` without those of one ``addition``."""
    place = left.index(addition)
    return left[:place] + left[place + 1 :]


def loss_after_drawing(symbols: Symbols, left: Symbols, figures: Components, far: int) -> Chances:
    """`loss_after_paying` once the Addition is drawn: the game is over, or a round begins."""
    if max(symbols) >= figures.losing_total:
        return tuple([float(total >= figures.losing_total) for total in symbols])
    if not far or not left:
        return (1 / len(symbols),) * len(symbols)
    pays = chances_to_pay(tuple([NONE if total else ONE for total in symbols]), figures)
    each = [loss_after_paying(symbols, left, payer, figures, far - 1) for payer in range(len(symbols))]
    return tuple([sum(map(mul, pays, chances)) for chances in zip(*each, strict=True)])


NONE: Final = (0,) * len(GLASSES)
ONE: Final = (*NONE[1:], 1)


# --- What drinking costs ------------------------------------------------------


class Stakes:
    """One seat's chance to lose, by who drinks what; valid for one decision.

    ``bills`` is its chance to lose once a seat pays, by the seat that pays.
    """

    def __init__(self, seat: Seat, glasses: Glasses, figures: Components, bills: Chances) -> None:
        self._seat, self._glasses, self._figures, self._bills = seat, glasses, figures, bills
        # Called again and again with the same arguments.
        self.drinking, self.naming = cache(self._drinking), cache(self._naming)

    def _drinking(self, seat: Seat, glass: Glass) -> float:
        """The chance to lose once ``seat`` has drunk this glass."""
        return self._chance_to_lose(change_at(self._glasses, seat, glass, 1), seat)

    def _naming(self, claimant: Seat, receiver: Seat, glass: Glass) -> float:
        """The chance to lose once ``claimant`` has drunk what ``receiver`` named, and got a second glass."""
        drunk = change_at(self._glasses, claimant, glass, 1)
        gifts = types_in(self._glasses[receiver])
        if not gifts:  # the second one is any glass off the pile
            return sum(
                self._chance_to_lose(change_at(drunk, claimant, more, 1), claimant) for more in GLASSES
            ) / len(GLASSES)
        given = [self.giving(drunk, claimant, receiver, gift) for gift in gifts]
        return min(given) if receiver == self._seat else max(given)

    def giving(self, drunk: Glasses, claimant: Seat, receiver: Seat, gift: Glass) -> float:
        """The chance to lose once ``receiver`` has given ``claimant`` one of their glasses."""
        left = change_at(drunk, receiver, gift, -1)
        return self._chance_to_lose(change_at(left, claimant, gift, 1), claimant)

    def _chance_to_lose(self, glasses: Glasses, drinker: Seat) -> float:
        if ends_round(glasses[drinker], self._figures):
            return self._bills[drinker]
        loses: float = sum(map(mul, chances_to_pay(glasses, self._figures), self._bills))
        return loses


def stakes(view: View) -> Stakes:
    """The viewer's chance to lose, by who drinks what now."""
    assert view.seat is not None, "only players have anything at stake"
    seats, figures = range(view.setup.seats), view.setup.components
    if view.setup.options.short_game:
        bills = tuple([float(payer == view.seat) for payer in seats])
    else:
        symbols, left = tuple(map(sum, view.additions)), symbols_left(view)
        bills = tuple([loss_after_paying(symbols, left, payer, figures, FAR)[view.seat] for payer in seats])
    return Stakes(view.seat, view.glasses, figures, bills)


def symbols_left(view: View) -> Symbols:
    """The symbols on the Additions not drawn yet, ascending."""
    drawn = Counter(symbols for row in view.additions for symbols in row)
    return tuple(sorted((Counter(view.setup.components.additions) - drawn).elements()))
