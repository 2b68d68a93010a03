"""What must always be there in a game of Tidewater."""

from itertools import chain

from comptoir.games.tidewater.state import State


def inventory(state: State) -> object:
    """All cards, wherever they lie."""
    stowed = filter(None, state.ballast)
    return sorted(chain(state.hold, state.spent, stowed, *state.hands, *state.barges))
