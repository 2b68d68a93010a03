"""The position: what stands and lies on the table, what it waits for."""

from functools import cached_property
from typing import Literal, TypeAlias

from msgspec import Struct

from comptoir.core import game, setups
from comptoir.core.actors import Actor, Seat
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Look, Name, Offer, Take
from comptoir.games.bistro.components import GLASSES, MIAMS, Components, Glass, Miam, Options

Phase: TypeAlias = Literal[
    "lot",
    "miam",
    "glass",
    "claim",
    "look",
    "answer",
    "reveal",
    "miam-answer",
    "gift",
    "blind",
    "addition",
    "over",
]
Verdict: TypeAlias = Literal["believe", "doubt", "name"]

Counts: TypeAlias = tuple[int, ...]
"""How many glasses of each type, in the order of `GLASSES`."""

PLACE: dict[Glass, int] = {glass: place for place, glass in enumerate(GLASSES)}
"""Where a type stands in `Counts`."""


class Setup(setups.Setup[Options, Components], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components, with the tables that follow from them."""

    @cached_property
    def only(self) -> tuple[tuple[Seat], ...]:
        """Each seat alone, as the one that is awaited."""
        return tuple((seat,) for seat in range(self.seats))

    @cached_property
    def no_glasses(self) -> tuple[Counts, ...]:
        """Nobody has a glass."""
        return ((0,) * len(GLASSES),) * self.seats

    def claims(self, chain: tuple[Seat, ...], has_miam: bool, looked: bool) -> tuple[AnyStep, ...]:
        """What the last of ``chain`` may do with the glass: look, or offer it to who has not held it."""
        receivers = tuple([seat for seat in range(self.seats) if seat not in chain])
        try:
            return self._claims[receivers, has_miam, looked]
        except KeyError:
            miams = (None, *MIAMS) if has_miam else (None,)
            offers = [Offer(seat, glass, miam) for seat in receivers for glass in GLASSES for miam in miams]
            claims: tuple[AnyStep, ...] = (*offers,) if looked else (Look(), *offers)
            return self._claims.setdefault((receivers, has_miam, looked), claims)

    @cached_property
    def _claims(self) -> dict[tuple[tuple[Seat, ...], bool, bool], tuple[AnyStep, ...]]:
        return {}

    def may_take(self, chain: tuple[Seat, ...]) -> bool:
        """Whether somebody is left who has not held the glass."""
        return len(chain) < self.seats


def answers_to(claimed: Glass, may_take: bool) -> tuple[AnyStep, ...]:
    """What a receiver may answer to a claim."""
    return ANSWERS[claimed, may_take]


ANSWERS: dict[tuple[Glass, bool], tuple[AnyStep, ...]] = {
    (claimed, may_take): (
        Believe(),
        Doubt(),
        *(Name(glass) for glass in GLASSES if glass != claimed),
        *((Take(),) if may_take else ()),
    )
    for claimed in GLASSES
    for may_take in (False, True)
}


class Claim(Struct, frozen=True, gc=False):
    """What was said of the glass, and of the Miam that came with it, if one did."""

    glass: Glass
    miam: Miam | None


class State(game.State, frozen=True, gc=False):
    """A position, complete: nothing else decides what may happen next.

    ``chain`` are all who have held this turn's glass, in order: the drawer first,
    last whoever has it now. ``claims`` are what each of them but the last has said.
    ``glass`` is what it is, once somebody has seen it: only those in ``lookers``,
    until it is ``shown``. ``due`` is whom chance serves, or who pays.
    ``unseen`` are the glasses that do not stand face up.
    """

    setup: Setup
    phase: Phase
    awaited: tuple[Actor, ...]
    round: int
    due: Seat
    chain: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    lookers: tuple[Seat, ...]
    glass: Glass | None
    shown: bool
    verdict: Verdict | None
    named: Glass | None
    glasses: tuple[Counts, ...]
    unseen: Counts
    miams: tuple[Miam | None, ...]
    discarded: tuple[Miam, ...]
    additions: tuple[tuple[int, ...], ...]
    voids: int
    reason: str = ""
