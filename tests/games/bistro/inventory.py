"""What a game of Bistro neither loses nor doubles."""

from collections import Counter

from comptoir.games.bistro.components import GLASSES, MIAMS
from comptoir.games.bistro.state import State
from comptoir.games.bistro.views import view


def inventory(state: State) -> object:
    """All glasses, Miams and Additions, and those that are missing or too many."""
    return glasses(state), miams(state), additions(state)


def glasses(state: State) -> object:
    """The number of glasses in all and by type, and those that the box does not have."""
    under_way = state.phase in ("claim", "look", "answer", "reveal", "miam-answer")
    seen = Counter[str]({state.glass: 1} if under_way and state.glass else {})
    for counts in state.glasses:
        seen.update(dict(zip(GLASSES, counts, strict=True)))
    box = Counter[str](dict(zip(GLASSES, state.setup.components.glasses, strict=True)))
    standing = sum(map(sum, state.glasses))
    of_each = [sum(counts) for counts in zip(*state.glasses, state.unseen, strict=True)]
    return standing + under_way + view(state, None).pile, of_each, sorted((seen - box).elements())


def miams(state: State) -> object:
    """All Miams in hand, discarded and in the box, and by how many too few or too many are dealt."""
    dealt = [*filter(None, state.miams), *state.discarded]
    in_box = [miam for miam in MIAMS if miam not in dealt]
    due = {"lot": 0, "miam": state.due}.get(state.phase, state.setup.seats)
    return sorted([*dealt, *in_box]), len(dealt) - (0 if state.setup.options.short_game else due)


def additions(state: State) -> object:
    """The Additions that somebody holds and the box does not have."""
    held = Counter(symbols for drawn in state.additions for symbols in drawn)
    return sorted((held - Counter(state.setup.components.additions)).elements())
