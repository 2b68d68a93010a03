"""The end (section 6): when the game ends, and who wins."""

from msgspec.structs import replace

from comptoir.core import turns
from comptoir.core.actors import Seat
from comptoir.core.game import Result
from comptoir.core.steps import Tell
from comptoir.games.encanteur.actions import GameEnded
from comptoir.games.encanteur.state import State


def end_or_next_day(state: State, tell: Tell) -> State:
    """End the game, or make the next player clockwise the auctioneer of the next day."""
    reason = reason_to_end(state)
    if reason:
        over = replace(state, phase="over", awaited=(), reason=reason)
        if tell:
            tell(GameEnded(reason, ranks(over)))
        return over
    return replace(state, phase="morning", auctioneer=state.setup.seats_after[state.auctioneer][0])


def reason_to_end(state: State) -> str:
    """The reason to end the game with this day, or ``""`` if it goes on."""
    figures = state.setup.components
    if any(is_complete(state, seat) for seat in range(state.setup.seats)):
        return "set"
    if state.idle >= figures.idle_days:
        return "no-sale"
    return "last-day" if state.day >= figures.last_day else ""


def is_complete(state: State, seat: Seat) -> bool:
    """Whether a seat has revealed its whole set."""
    wanted = state.sets[seat]
    return wanted is not None and len(state.revealed[seat]) == len(wanted)


def points(state: State, seat: Seat) -> int:
    """A seat's points: for revealed fish, platter cards, and a whole set."""
    figures = state.setup.components
    return (
        figures.fish_points * len(state.revealed[seat])
        + figures.platter_points * state.platters[seat]
        + figures.set_points * is_complete(state, seat)
    )


def scores(state: State) -> tuple[int, ...]:
    """Points by seat."""
    return tuple([points(state, seat) for seat in range(state.setup.seats)])


def ranks(state: State) -> tuple[int, ...]:
    """Ranks by seat, from 1; equal points share a rank."""
    return turns.ranks(scores(state))


def result(state: State) -> Result | None:
    """Ranks, points and the reason, once the game is over."""
    if state.phase != "over":
        return None
    return Result(ranks(state), scores(state), state.reason)
