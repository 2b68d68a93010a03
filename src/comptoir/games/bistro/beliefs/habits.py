"""How the others play, judged by everything heard from them (sections 2 to 4).

Players do not always hear what a glass was. But the drinker starts the next turn,
so everybody knows who was right, and mostly whether a claim was true.
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
"""What a player does, or does not do, when there is an occasion."""

EXPECTED: Final[dict[Habit, tuple[float, float]]] = {
    "honest": (3, 2.5),
    "honest-miam": (2, 2),
    "takes": (1, 4),
    "believes": (3, 3),
    "believes-unseen": (2, 4),
    "names": (0.5, 5),
    "believes-miam": (2, 2),
}
"""What is expected of an unknown player: how often they did it, and how often not."""


class Habits(Struct):
    """How often each seat has done, and not done, what it had an occasion for."""

    times: dict[tuple[Seat, Habit], list[float]] = field(default_factory=dict)

    def note(self, seat: Seat, habit: Habit, done: bool) -> None:
        """Count one occasion."""
        self.times.setdefault((seat, habit), list(EXPECTED[habit]))[not done] += 1

    def chance(self, seat: Seat, habit: Habit) -> float:
        """How likely ``seat`` is to do it on the next occasion."""
        done, not_done = self.times.get((seat, habit), EXPECTED[habit])
        return done / (done + not_done)


class Turn(Struct):
    """What has been heard of a turn so far."""

    offers: list[tuple[Seat, bool, Offer]] = field(default_factory=list)
    """Each with the seat that made it, and whether that seat had looked."""
    looked: bool = False
    """Whether the present holder has looked."""
    glass: Glass | None = None
    verdict: Believe | Doubt | Name | None = None
    on_miam: Believe | Doubt | None = None


read_once = lru_cache(maxsize=1024)(read)


def habits(heard: Sequence[Heard], seats: int) -> Habits:
    """How everybody at a table with ``seats`` seats plays."""
    found, turn = Habits(), Turn()
    for actor, text in heard[:]:  # reading all at once is faster
        if not isinstance(actor, Seat):
            see(turn, text)
            continue
        step = read_once(text)
        if turn.verdict and isinstance(step, Look | Offer):  # by the player who drank
            judge(found, turn, drinker=actor)
            turn = Turn()
        hear(found, turn, actor, step, seats)
    return found


def see(turn: Turn, text: str) -> None:
    """Note the glass if the listener sees it; one off the pile appears only after the right name."""
    if text.startswith("see") and text != "see ?":
        seen = read_once(text)
        assert isinstance(seen, See)
        turn.glass = seen.glass


def hear(found: Habits, turn: Turn, seat: Seat, step: AnyStep, seats: int) -> None:
    """Take in one more action of a turn; gifts say nothing."""
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
    """Count an answer; claims by players who have looked and by those who have not count apart."""
    if may_take:
        found.note(seat, "takes", False)
    found.note(seat, "names", isinstance(verdict, Name))
    if not isinstance(verdict, Name):
        _, looked, _ = turn.offers[-1]
        found.note(seat, "believes" if looked else "believes-unseen", isinstance(verdict, Believe))


def judge(found: Habits, turn: Turn, drinker: Seat) -> None:
    """Count who told the truth in a turn, now that ``drinker`` has drunk the glass."""
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
    """What the glass was, if that is known, and a type that it was not."""
    claimed = turn.offers[-1][2].glass
    match turn.verdict:
        case Name(named):
            return (named, claimed) if right else (turn.glass, named)
        case verdict:
            true = isinstance(verdict, Believe) == right
            return (claimed, None) if true else (turn.glass, claimed)
