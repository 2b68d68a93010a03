"""Countdowns: successive positions that the clock ends at known times, such as falling prices."""

from msgspec import Struct

from comptoir.catalogue import AnyGame
from comptoir.core.actors import CLOCK, Seat
from comptoir.core.game import State
from comptoir.core.steps import Step


class Countdown(Struct, frozen=True):
    """The positions from number ``at`` on; the first begins at ``since``, and each lasts ``wait`` seconds.

    The table waits at most ``grace`` seconds for presses on their way.
    """

    at: int
    since: float
    wait: float
    grace: float
    states: tuple[State, ...]
    presses: tuple[dict[Seat, str], ...]
    """For each position, what `pressers` returns."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that may press in any of the positions, ascending."""
        return tuple(sorted({seat for presses in self.presses for seat in presses}))

    def includes(self, at: int) -> bool:
        """Whether position number ``at`` is part of the countdown."""
        return self.at <= at < self.at + len(self.states)

    def begins(self, at: int) -> float:
        """The time at which a position begins; for the number after the last one, the countdown's end."""
        return self.since + (at - self.at) * self.wait

    def position_at(self, now: float) -> int:
        """The number of the position that pages show at time ``now``."""
        return self.at + max(0, int((now - self.since) // self.wait))

    def state(self, at: int) -> State:
        return self.states[at - self.at]

    def pressers(self, at: int) -> dict[Seat, str]:
        """The seats that may press in a position, in the game's order, each with its step in notation."""
        return self.presses[at - self.at]

    def allows(self, seat: Seat, at: int) -> bool:
        """Whether a seat may press in a position."""
        return self.includes(at) and seat in self.pressers(at)


def countdown_from(game: AnyGame, at: int, state: State, since: float, stretch: float) -> Countdown:
    """The countdown whose first position is number ``at``, in ``state``; ``stretch`` multiplies its waits.

    It ends when the clock no longer acts, or before the next position with a lead.
    """
    beat = first = game.beat(state)
    assert first is not None, "the clock acts"
    states: list[State] = []
    presses: list[dict[Seat, str]] = []
    while beat is first or (beat and not beat.lead):
        states.append(state)
        presses.append({seat: game.write(step) for seat, step in beat.presses})
        state = game.apply(state, CLOCK, tick(game, state))
        beat = game.beat(state)
    return Countdown(at, since, first.wait * stretch, first.grace, tuple(states), tuple(presses))


def tick(game: AnyGame, state: State) -> Step:
    """The clock's only legal step."""
    step: Step
    (step,) = game.legal(state, CLOCK)
    return step
