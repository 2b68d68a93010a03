"""What this turn's glass and its Miam may be, by the odds and by the claims of the players."""

from typing import TypeAlias

from comptoir.games.bistro.beliefs.habits import Habits
from comptoir.games.bistro.components import GLASSES, MIAMS, Glass
from comptoir.games.bistro.views import View, count_face_down

Belief: TypeAlias = dict[Glass, float]
"""The chance of each possible type; in `count_unseen` the number of its glasses."""


def believed_glass(view: View, habits: Habits) -> Belief:
    """The chance of each type, given the claims of the players who have looked.

    A liar is assumed to claim every other type equally often.
    """
    if view.glass is not None:
        return {view.glass: 1.0}
    weights = count_unseen(view)
    for claimant, claim in zip(view.chain, view.claims, strict=False):
        if claimant in view.lookers:
            honest = habits.chance(claimant, "honest")
            for glass in weights:
                weights[glass] *= honest if glass == claim.glass else (1 - honest) / (len(GLASSES) - 1)
    total = sum(weights.values())
    return {glass: weight / total for glass, weight in weights.items()}


def count_unseen(view: View) -> Belief:
    """The number of face-down glasses of each type that has any."""
    down = count_face_down(view.setup.components, view.glasses)
    return {glass: float(count) for glass, count in zip(GLASSES, down, strict=True) if count}


def chance_of_true_miam(view: View, habits: Habits) -> float:
    """The chance that the claim about the Miam of the last offer is true."""
    claimed = view.claims[-1].miam
    hidden = [miam for miam in MIAMS if miam != view.my_miam and miam not in view.discarded]
    if claimed not in hidden:
        return 0
    honest = habits.chance(view.chain[-2], "honest-miam")
    true, false = honest / len(hidden), (1 - honest) / (len(MIAMS) - 1) * (1 - 1 / len(hidden))
    return true / (true + false)
