"""Runs: positions that follow one another by the clock alone, so that everybody knows when each begins."""

from typing import Any

from msgspec import Struct

from comptoir.catalogue import AnyGame
from comptoir.core.actors import CLOCK, Seat


class Run(Struct, frozen=True):
    """The positions from ``at`` on, each of ``wait`` seconds; the first begins at ``since``."""

    at: int
    since: float
    wait: float
    grace: float
    states: tuple[Any, ...]
    presses: tuple[dict[Seat, str], ...]
    """By position, the words of those who may press; who goes first stands first."""

    def begins(self, at: int) -> float:
        """When a position begins."""
        return self.since + (at - self.at) * self.wait

    def shown(self, now: float) -> int:
        """The position that is on the screens."""
        return self.at + max(0, int((now - self.since) // self.wait))

    def allows(self, seat: Seat, at: int) -> bool:
        """Whether a seat may press in a position."""
        return self.at <= at < self.at + len(self.states) and seat in self.presses[at - self.at]


def run_of(game: AnyGame, at: int, state: Any, since: float, tempo: float) -> Run:
    """The run that begins with a position."""
    beat = first = game.beat(state)
    assert first is not None, "the clock acts"
    states: list[Any] = []
    presses: list[dict[Seat, str]] = []
    while beat is first or (beat and not beat.lead):
        states.append(state)
        presses.append({seat: game.write(step) for seat, step in beat.presses})
        state = game.apply(state, CLOCK, tick(game, state))
        beat = game.beat(state)
    return Run(at, since, first.wait * tempo, first.grace, tuple(states), tuple(presses))


def tick(game: AnyGame, state: Any) -> Any:
    """The only thing that the clock can do."""
    (step,) = game.legal(state, CLOCK)
    return step
