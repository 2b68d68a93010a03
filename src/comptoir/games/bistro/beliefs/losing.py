"""Who is likely to lose, by the glasses and the Additions on the table (sections 5 and 6).

Everybody but the loser wins, so what counts is the own chance to lose. It is
guessed as if the rest of the game were luck: all drink equally often, and any
type is as likely as another.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import pairwise
from math import prod
from operator import mul
from typing import Final, TypeAlias

from comptoir.core.actors import Seat
from comptoir.games.bistro.components import GLASSES, Components, Glass
from comptoir.games.bistro.rules.addition import ends_round
from comptoir.games.bistro.rules.drinking import standing
from comptoir.games.bistro.state import Counts, Glasses, changed, changed_at, put
from comptoir.games.bistro.views import View

THIRST: Final = 1 / 3
"""How likely everybody is to drink in one beat of the imagined rest of a round."""
BEATS: Final = 40
"""A round is imagined no longer than that."""
FAR: Final = 3
"""So many Additions ahead, anybody may lose."""

Symbols: TypeAlias = tuple[int, ...]
"""By seat, or those on the tokens not drawn yet."""
Chances: TypeAlias = tuple[float, ...]
"""By seat."""

# --- Who pays in this round ---------------------------------------------------


@lru_cache(maxsize=4096)
def paying(glasses: Glasses, figures: Components) -> Chances:
    """How likely each seat is to end the round, if nobody has yet."""
    likes = [ascending(counts) for counts in glasses]
    chances = shared_out(tuple(sorted(likes)), figures)
    return tuple([chances[counts] for counts in likes])


@lru_cache(maxsize=8192)
def ascending(counts: Counts) -> Counts:
    """The same glasses, had the types other names."""
    return tuple(sorted(counts))


@lru_cache(maxsize=65536)
def shared_out(likes: Glasses, figures: Components) -> dict[Counts, float]:
    """`paying`, by what a seat has in front of it."""
    all_last = [prod(beat) for beat in zip(*(between(counts, figures) for counts in likes), strict=True)]
    pays = {counts: pays_first(counts, figures, all_last) for counts in likes}
    total = sum(pays[counts] for counts in likes)
    return {counts: chance / total for counts, chance in pays.items()}


def pays_first(counts: Counts, figures: Components, all_last: list[float]) -> float:
    """How likely it is to pay in some beat, all others having lasted to the middle of it."""
    beats = zip(pairwise(lasts(counts, figures)), between(counts, figures), all_last, strict=True)
    return sum((before - after) * everybody / middle for (before, after), middle, everybody in beats)


def between(counts: Counts, figures: Components) -> list[float]:
    """The chance to last to the middle of each beat."""
    return [(before + after) / 2 for before, after in pairwise(lasts(counts, figures))]


@lru_cache(maxsize=8192)
def lasts(counts: Counts, figures: Components) -> tuple[float, ...]:
    """The chance not to have paid after 0, 1, ... beats; ``counts`` ascending."""
    if ends_round(counts, figures):
        return (0.0,) * (BEATS + 1)
    fuller = [lasts(ascending(changed(counts, glass, 1)), figures) for glass in GLASSES]
    chances = [1.0]
    for drunk in list(zip(*fuller, strict=True))[:-1]:
        chances.append((1 - THIRST) * chances[-1] + THIRST * sum(drunk) / len(drunk))
    return tuple(chances)


# --- Who loses ----------------------------------------------------------------


@lru_cache(maxsize=4096)
def after_paying(symbols: Symbols, left: Symbols, payer: Seat, figures: Components, far: int) -> Chances:
    """How likely each seat is to lose, now that ``payer`` draws one of the tokens ``left``."""
    drawn = [put(symbols, payer, symbols[payer] + token) for token in left]
    each = [
        after_token(totals, without(left, token), figures, far)
        for totals, token in zip(drawn, left, strict=True)
    ]
    return tuple([sum(chances) / len(left) for chances in zip(*each, strict=True)])


def without(left: Symbols, token: int) -> Symbols:
    """The tokens but for one of them."""
    place = left.index(token)
    return left[:place] + left[place + 1 :]


def after_token(symbols: Symbols, left: Symbols, figures: Components, far: int) -> Chances:
    """`after_paying`, once the token is drawn: it is over, or a round begins."""
    if max(symbols) >= figures.losing_total:
        return tuple([float(total >= figures.losing_total) for total in symbols])
    if not far or not left:
        return (1 / len(symbols),) * len(symbols)
    pays = paying(tuple([NONE if total else ONE for total in symbols]), figures)
    each = [after_paying(symbols, left, payer, figures, far - 1) for payer in range(len(symbols))]
    return tuple([sum(map(mul, pays, chances)) for chances in zip(*each, strict=True)])


NONE: Final = (0,) * len(GLASSES)
ONE: Final = (*NONE[1:], 1)


# --- What drinking costs ------------------------------------------------------


class Stakes:
    """What one seat has at stake: its chance to lose, whoever drinks whatever; good for one decision.

    ``bills``: its chance to lose once a seat pays, by which seat it is.
    """

    def __init__(self, seat: Seat, glasses: Glasses, figures: Components, bills: Chances) -> None:
        self._seat, self._glasses, self._figures, self._bills = seat, glasses, figures, bills
        # Asked again and again.
        self.drinking, self.named = cache(self._drinking), cache(self._named)

    def _drinking(self, seat: Seat, glass: Glass) -> float:
        """Once ``seat`` has drunk this glass."""
        return self._after(changed_at(self._glasses, seat, glass, 1), seat)

    def _named(self, claimant: Seat, receiver: Seat, glass: Glass) -> float:
        """Once ``claimant`` has drunk what ``receiver`` has named, and what comes on top."""
        drunk = changed_at(self._glasses, claimant, glass, 1)
        gifts = standing(self._glasses[receiver])
        if not gifts:  # one off the pile, whatever it is
            return sum(self._after(changed_at(drunk, claimant, more, 1), claimant) for more in GLASSES) / len(
                GLASSES
            )
        given = [self.giving(drunk, claimant, receiver, gift) for gift in gifts]
        return min(given) if receiver == self._seat else max(given)

    def giving(self, drunk: Glasses, claimant: Seat, receiver: Seat, gift: Glass) -> float:
        """Once ``claimant`` has been given one of the glasses of ``receiver``."""
        left = changed_at(drunk, receiver, gift, -1)
        return self._after(changed_at(left, claimant, gift, 1), claimant)

    def _after(self, glasses: Glasses, drinker: Seat) -> float:
        if ends_round(glasses[drinker], self._figures):
            return self._bills[drinker]
        loses: float = sum(map(mul, paying(glasses, self._figures), self._bills))
        return loses


def stakes(view: View) -> Stakes:
    """What is at stake for the viewer now."""
    assert view.seat is not None, "only players have anything at stake"
    seats, figures = range(view.setup.seats), view.setup.components
    if view.setup.options.short_game:
        bills = tuple([float(payer == view.seat) for payer in seats])
    else:
        symbols, left = tuple(map(sum, view.additions)), not_drawn(view)
        bills = tuple([after_paying(symbols, left, payer, figures, FAR)[view.seat] for payer in seats])
    return Stakes(view.seat, view.glasses, figures, bills)


def not_drawn(view: View) -> Symbols:
    """The symbols on the Additions that are left, ascending."""
    drawn = Counter(symbols for tokens in view.additions for symbols in tokens)
    return tuple(sorted((Counter(view.setup.components.additions) - drawn).elements()))
