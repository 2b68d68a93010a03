"""The end (section 6): who loses."""

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.game import Result
from comptoir.core.steps import Tell
from comptoir.games.bistro.actions import GameEnded
from comptoir.games.bistro.state import State


def end(state: State, reason: str, tell: Tell) -> State:
    """End the game: all players except the losers win together."""
    over = replace(state, phase="over", awaited=(), reason=reason)
    if tell:
        tell(GameEnded(reason, ranks(over)))
    return over


def losers(state: State) -> tuple[Seat, ...]:
    """The seat that ended a short game; the seats with too many symbols or, after void rounds, the most."""
    if state.reason == "short":
        return (state.due,)
    symbols = scores(state)
    lost = max(symbols) if state.reason == "void" else state.setup.components.losing_total
    return tuple(seat for seat, total in enumerate(symbols) if total and total >= lost)


def ranks(state: State) -> tuple[int, ...]:
    """Ranks by seat: all winners share the first, all losers the next."""
    lost = losers(state)
    place = state.setup.seats - len(lost) + 1
    return tuple(place if seat in lost else 1 for seat in range(state.setup.seats))


def scores(state: State) -> tuple[int, ...]:
    """Addition symbols by seat; fewer are better."""
    return tuple(map(sum, state.additions))


def result(state: State) -> Result | None:
    """Ranks, symbols and the reason once the game is over."""
    if state.phase != "over":
        return None
    return Result(ranks(state), scores(state), state.reason)
