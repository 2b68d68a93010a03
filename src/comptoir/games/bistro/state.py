"""The state of a game: what is on the table, and who has to act."""

from functools import cache
from typing import Final, Literal, TypeAlias

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
Glasses: TypeAlias = tuple[Counts, ...]
"""The glasses in front of each seat."""

PLACE: Final[dict[Glass, int]] = {glass: place for place, glass in enumerate(GLASSES)}
"""The index of a type in `Counts`."""


class Setup(setups.Setup[Options, Components], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components."""


@cache
def claims(seats: int, held: frozenset[Seat], has_miam: bool, looked: bool) -> tuple[AnyStep, ...]:
    """The actions of the holder: look at the glass, or offer it to a seat that has not held it."""
    if not looked:
        return (Look(), *claims(seats, held, has_miam, True))
    miams = (None, *MIAMS) if has_miam else (None,)
    receivers = [seat for seat in range(seats) if seat not in held]
    return tuple([Offer(seat, glass, miam) for seat in receivers for glass in GLASSES for miam in miams])


ANSWERS: Final[dict[tuple[Glass, bool], tuple[AnyStep, ...]]] = {
    (claimed, may_take): (
        Believe(),
        Doubt(),
        *(Name(glass) for glass in GLASSES if glass != claimed),
        *((Take(),) if may_take else ()),
    )
    for claimed in GLASSES
    for may_take in (False, True)
}
"""The answers to a claim, by claimed type and whether the receiver may take the glass over."""


class Claim(Struct, frozen=True, gc=False):
    """The types that an offer claims for the glass and for its Miam; ``None`` without a Miam."""

    glass: Glass
    miam: Miam | None


class State(game.State, frozen=True):
    """A complete position: nothing else decides what may happen next.

    ``chain`` lists the seats that have held this turn's glass, from the seat that
    drew it to its holder; ``claims`` are the claims of all but the holder. ``glass``
    is its type once somebody has seen it: only ``lookers`` know it until it is
    ``shown``. ``due`` is the seat that chance serves, or that pays. ``unseen``
    counts the glasses that do not stand face up.
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
    glasses: Glasses
    unseen: Counts
    miams: tuple[Miam | None, ...]
    discarded: tuple[Miam, ...]
    additions: tuple[tuple[int, ...], ...]
    voids: int
    reason: str = ""


def change_at(glasses: Glasses, seat: Seat, glass: Glass, by: int) -> Glasses:
    """The glasses with ``by`` more of a type in front of ``seat``."""
    after = list(glasses)
    after[seat] = change(after[seat], glass, by)
    return tuple(after)


def change(counts: Counts, glass: Glass, by: int) -> Counts:
    """The counts with ``by`` more of a type."""
    after = list(counts)
    after[PLACE[glass]] += by
    return tuple(after)
