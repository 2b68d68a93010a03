"""What the rules of most games share: a table of what is done when, rows by seat, and ranks by points."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, TypeVar

from comptoir.core.actors import CHANCE, Actor, Seat
from comptoir.core.dice import Dice
from comptoir.core.game import A, Apply, S, State
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Step, Tell

BY_CHANCE: Final = (CHANCE,)
"""What is awaited when chance has to act."""

Phase = TypeVar("Phase", bound=str)
T = TypeVar("T")


# A state's phase is one of its game's, which the type of `State` cannot say.


def by_table(  # type: ignore[explicit-any] # a handler takes only the type of step that is its key
    handlers: Mapping[Phase, Mapping[type[A], Callable[..., S]]],
    sections: Mapping[Phase, str],
    go_on: Callable[[S, Tell], S] | None = None,
) -> Apply[S, A]:
    """A game's `apply`: it calls the handler that belongs to the phase and to the type of step.

    A handler gets state, actor, step and tell. ``sections`` are the paragraphs of the rules that say what
    happens in a phase, and who acts. ``go_on`` gets what the handler returns, see `passing_on`.
    """

    def apply(state: S, actor: Actor, step: A, tell: Tell = None, /) -> S:
        handler = handlers[state.phase].get(type(step))  # type: ignore[index]
        if handler is None:
            raise IllegalAction(step, "not-now", sections[state.phase], phase=state.phase)  # type: ignore[index]
        if actor not in state.awaited:
            raise IllegalAction(step, "not-yours", sections[state.phase], phase=state.phase)  # type: ignore[index]
        after = handler(state, actor, step, tell)
        return go_on(after, tell) if go_on else after

    return apply


def passing_on(passing: Mapping[Phase, Callable[[S, Tell], S]]) -> Callable[[S, Tell], S]:
    """Applies the rules until somebody or chance has to act; ``passing`` is what they do in a phase."""

    def go_on(state: S, tell: Tell) -> S:
        while rule := passing.get(state.phase):  # type: ignore[arg-type]
            state = rule(state, tell)
        return state

    return go_on


def check_seat(state: State, step: Step, seat: object, section: str) -> None:
    """Refuse a lot that falls on no seat of the table.

    Raises:
        IllegalAction: cites ``section``.
    """
    if type(seat) is not int or seat not in range(state.setup.seats):  # 1.0 equals 1, but is not a seat
        raise IllegalAction(step, "not-at-the-table", section, last=state.setup.seats - 1)


def draw(odds: Sequence[tuple[T, Fraction]], rng: Dice) -> T:
    """One of the outcomes, drawn with its odds."""
    return rng.choices([outcome for outcome, _ in odds], [float(chance) for _, chance in odds])[0]


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The row with ``item`` at index ``place``."""
    items = list(row)
    items[place] = item
    return tuple(items)


def without(actors: tuple[Actor, ...], seat: Seat) -> tuple[Actor, ...]:
    """The actors without ``seat``."""
    return tuple([actor for actor in actors if actor != seat])


def ranks(points: Sequence[int]) -> tuple[int, ...]:
    """Ranks by seat from 1, the most points first; equal points share a rank."""
    return tuple([1 + sum(other > own for other in points) for own in points])
