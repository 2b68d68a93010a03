"""The cost of each action, given beliefs about the glass and about the other players."""

from collections.abc import Sequence, Set
from functools import cache
from itertools import product
from typing import Final

from comptoir.core.actors import Seat
from comptoir.core.steps import Heard
from comptoir.games.bistro.beliefs.habits import habits
from comptoir.games.bistro.beliefs.losing import stakes
from comptoir.games.bistro.beliefs.truth import believed_glass, chance_of_true_miam
from comptoir.games.bistro.components import GLASSES, Glass
from comptoir.games.bistro.views import View

KEPT: Final = 0.03
"""The value of keeping a Miam: by how much it lowers the chance to lose the game."""


class Costs:
    """How a player judges a state: the cost of an action is this player's chance to lose after it."""

    def __init__(self, seat: Seat, view: View, heard: Sequence[Heard]) -> None:
        self.seat, self.view, self.stakes = seat, view, stakes(view)
        self.habits = habits(heard, view.setup.seats)
        self.belief = believed_glass(view, self.habits)
        # Called again and again with the same arguments.
        self.offering, self._passing_on = cache(self._offering), cache(self._pass_on)

    def at_stake(self, others: Sequence[Seat]) -> float:
        """The mean difference that it makes to this player whether they drink or one of ``others`` does."""
        drinking = self.stakes.drinking
        return sum(
            chance * abs(drinking(self.seat, glass) - drinking(other, glass)) / len(others)
            for glass, chance in self.belief.items()
            for other in others
        )

    # --- The offer (section 2) -----

    def receivers(self) -> tuple[Seat, ...]:
        """The seats that have not held the glass."""
        return tuple([seat for seat in range(self.view.setup.seats) if seat not in self.view.chain])

    def looking(self) -> float:
        """The cost of looking at the glass and then making the best offer."""
        miams = (None, True) if self.view.my_miam else (None,)
        offers = [*product(self.receivers(), (True, False), miams)]
        return sum(
            chance * min(self.offering(to, glass, true, true_miam) for to, true, true_miam in offers)
            for glass, chance in self.belief.items()
        )

    def offering_unseen(self, to: Seat, claimed: Glass, true_miam: bool | None) -> float:
        """The cost of offering the glass as ``claimed`` without knowing what it is."""
        return sum(
            chance * self.offering(to, glass, glass == claimed, true_miam, False)
            for glass, chance in self.belief.items()
        )

    def _offering(
        self, to: Seat, glass: Glass, true: bool, true_miam: bool | None, looked: bool = True
    ) -> float:
        """The cost of offering ``glass`` with a true or false claim about it and about a Miam, if any."""
        theirs = self.stakes.drinking(to, glass)
        mine = self._cost_if_caught(to, self.stakes.drinking(self.seat, glass), theirs, true_miam)
        believes, doubts, names = self.answers(to, looked)
        if true:
            judged = believes * mine + (doubts + names) * theirs
        else:
            named = self._cost_if_caught(to, self.stakes.naming(self.seat, to, glass), theirs, true_miam)
            hits = names / (len(GLASSES) - 1)
            judged = doubts * mine + hits * named + (believes + names - hits) * theirs
        passes, passed = self._passing_on(to, glass)
        return (1 - passes) * judged + passes * passed

    def _cost_if_caught(self, to: Seat, mine: float, theirs: float, true_miam: bool | None) -> float:
        """The cost if ``to`` is right about the glass; a Miam, if there is one, has yet to be judged."""
        if true_miam is None:
            return mine
        believes = self.habits.chance(to, "believes-miam")
        right = believes if true_miam else 1 - believes
        return right * mine + (1 - right) * theirs + KEPT

    def answers(self, to: Seat, looked: bool) -> tuple[float, float, float]:
        """The chances that ``to`` believes, doubts and names, if they do not pass the glass on."""
        names = self.habits.chance(to, "names")
        believes = self.habits.chance(to, "believes" if looked else "believes-unseen")
        return (1 - names) * believes, (1 - names) * (1 - believes), names

    def _pass_on(self, to: Seat, glass: Glass) -> tuple[float, float]:
        """The chance that ``to`` passes the glass on, and the cost if one of the others then drinks it."""
        others = self.receivers()
        if len(others) == 1:
            return 0, 0
        passed = sum(self.stakes.drinking(seat, glass) for seat in others) / len(others)
        return self.habits.chance(to, "takes"), passed

    # --- The answer (sections 3 and 4) -----

    def judging(self, believed: bool) -> float:
        """The cost of believing or doubting a claim: about the Miam once the glass is turned up."""
        if self.view.shown:
            return self._judging_miam(believed)
        claimed = {self.view.claims[-1].glass}
        return self._answering(claimed if believed else self.belief.keys() - claimed)

    def naming(self, glass: Glass) -> float:
        """The cost of naming this type."""
        return self._answering({glass}, named=True)

    def _answering(self, right: Set[Glass], *, named: bool = False) -> float:
        """The cost of an answer that is right if the glass is one of the ``right`` types."""
        return sum(
            chance
            * (self._being_right(glass, named) if glass in right else self.stakes.drinking(self.seat, glass))
            for glass, chance in self.belief.items()
        )

    def _being_right(self, glass: Glass, named: bool) -> float:
        """The cost of being right about the glass, before a Miam is judged, if there is one."""
        theirs = self._claimant_drinking(glass, named)
        if self.view.claims[-1].miam is None:
            return theirs
        true = chance_of_true_miam(self.view, self.habits)
        right = max(true, 1 - true)
        return right * theirs + (1 - right) * self.stakes.drinking(self.seat, glass)

    def _claimant_drinking(self, glass: Glass, named: bool) -> float:
        claimant = self.view.chain[-2]
        if named:
            return self.stakes.naming(claimant, self.seat, glass)
        return self.stakes.drinking(claimant, glass)

    def _judging_miam(self, believed: bool) -> float:
        """The cost of believing or doubting the claim about the Miam."""
        glass = self.view.glass
        assert glass is not None, "the glass is turned up before the Miam is judged"
        true = chance_of_true_miam(self.view, self.habits)
        right = true if believed else 1 - true
        theirs = self._claimant_drinking(glass, self.view.verdict == "name")
        return right * theirs + (1 - right) * self.stakes.drinking(self.seat, glass)

    def giving(self, gift: Glass) -> float:
        """The cost of giving this glass to the claimant, who has already drunk."""
        return self.stakes.giving(self.view.glasses, self.view.chain[-2], self.seat, gift)


def costs(view: View, heard: Sequence[Heard]) -> Costs:
    """The viewer's costs, after hearing all of ``heard``."""
    assert view.seat is not None, "only players have anything to lose"
    return Costs(view.seat, view, heard)
