"""How the others play, judged by everything heard from them (sections 2 to 4).

Players do not always hear the type of a glass. But the drinker starts the next
turn, which tells everybody who was right, and mostly whether a claim was true.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from comptoir.core.actors import Seat
from comptoir.core.steps import Heard
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Look, Name, Offer, See, Take
from comptoir.games.bistro.components import Glass
from comptoir.games.bistro.notation import read

Habit: TypeAlias = Literal[
    "honest", "honest-miam", "takes", "believes", "believes-unseen", "names", "believes-miam"
]
"""Something that a player does or does not do on each occasion."""

EXPECTED: Final[dict[Habit, tuple[float, float]]] = {
    "honest": (3, 2.5),
    "honest-miam": (2, 2),
    "takes": (1, 4),
    "believes": (3, 3),
    "believes-unseen": (2, 4),
    "names": (0.5, 5),
    "believes-miam": (2, 2),
}
"""The prior counts for an unknown player: how often they did it, and how often not."""


class Habits(Struct):
    """How often each seat did, and did not do, what it had an occasion for."""

    times: dict[tuple[Seat, Habit], list[float]] = field(default_factory=dict)

    def note(self, seat: Seat, habit: Habit, done: bool) -> None:
        """Count one occasion."""
        self.times.setdefault((seat, habit), list(EXPECTED[habit]))[not done] += 1

    def chance(self, seat: Seat, habit: Habit) -> float:
        """The chance that ``seat`` does it on the next occasion."""
        done, not_done = self.times.get((seat, habit), EXPECTED[habit])
        return done / (done + not_done)


class Turn(Struct):
    """Everything heard of a turn so far."""

    offers: list[tuple[Seat, bool, Offer]] = field(default_factory=list)
    """Each with its seat, and whether that seat had looked."""
    looked: bool = False
    """Whether the present holder has looked."""
    glass: Glass | None = None
    verdict: Believe | Doubt | Name | None = None
    on_miam: Believe | Doubt | None = None


read_once = lru_cache(maxsize=1024)(read)


def habits(heard: Sequence[Heard], seats: int) -> Habits:
    """The habits of all players at a table with ``seats`` seats."""
    found, turn = Habits(), Turn()
    for actor, text in heard[:]:  # reading all at once is faster
        if not isinstance(actor, Seat):
            see(turn, text)
            continue
        step = read_once(text)
        if turn.verdict and isinstance(step, Look | Offer):  # the next turn: its starter has drunk
            judge(found, turn, drinker=actor)
            turn = Turn()
        hear(found, turn, actor, step, seats)
    return found


def see(turn: Turn, text: str) -> None:
    """Note the glass if the viewer sees it; a glass off the pile appears only after the right name."""
    if text.startswith("see") and text != "see ?":
        seen = read_once(text)
        assert isinstance(seen, See)
        turn.glass = seen.glass


def hear(found: Habits, turn: Turn, seat: Seat, step: AnyStep, seats: int) -> None:
    """Note one more action of a turn; a gift tells nothing about habits."""
    match step:
        case Look():
            turn.looked = True
        case Offer():
            turn.offers.append((seat, turn.looked, step))
            turn.looked = False
        case Take():
            found.note(seat, "takes", True)
        case Believe() | Doubt() if turn.verdict:
            turn.on_miam = step
        case Believe() | Doubt() | Name():
            turn.verdict = step
            note_answer(found, turn, seat, step, may_take=len(turn.offers) + 1 < seats)
        case _:
            pass


def note_answer(
    found: Habits, turn: Turn, seat: Seat, verdict: Believe | Doubt | Name, *, may_take: bool
) -> None:
    """Count an answer, separately for claims by players who have looked and by players who have not."""
    if may_take:
        found.note(seat, "takes", False)
    found.note(seat, "names", isinstance(verdict, Name))
    if not isinstance(verdict, Name):
        _, looked, _ = turn.offers[-1]
        found.note(seat, "believes" if looked else "believes-unseen", isinstance(verdict, Believe))


def judge(found: Habits, turn: Turn, drinker: Seat) -> None:
    """Count who told the truth in a turn, judging by who drank its glass."""
    claimant, _, claim = turn.offers[-1]
    right = drinker == claimant
    if turn.on_miam:
        believed = isinstance(turn.on_miam, Believe)
        found.note(claimant, "honest-miam", believed == right)
        found.note(claim.to, "believes-miam", believed)
    glass, other = deduce_glass(turn, right=right or turn.on_miam is not None)
    for seat, has_looked, offer in turn.offers:
        if has_looked and (glass or offer.glass == other):
            found.note(seat, "honest", offer.glass == glass)


def deduce_glass(turn: Turn, *, right: bool) -> tuple[Glass | None, Glass | None]:
    """The type of the glass, if that is known, and a type that it was not."""
    claimed = turn.offers[-1][2].glass
    match turn.verdict:
        case Name(named):
            return (named, claimed) if right else (turn.glass, named)
        case verdict:
            true = isinstance(verdict, Believe) == right
            return (claimed, None) if true else (turn.glass, claimed)
