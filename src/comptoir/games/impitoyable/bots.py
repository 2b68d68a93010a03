"""The bots of Impitoyable ! by level, weakest first.

Their strength was measured by `comptoir simulate impitoyable --games 4000 --seed 1 --bots ...` at four
seats, with rotating seats; brackets hold the 95% interval. An even share is 25%.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.dice import Dice
from comptoir.core.game import Bot
from comptoir.core.play import RandomBot
from comptoir.core.steps import Heard
from comptoir.games.impitoyable.actions import AnyStep, Bid, Buy, Hire, Send, Take
from comptoir.games.impitoyable.beliefs.auctions import best_bid
from comptoir.games.impitoyable.beliefs.crews import worth_of_joining, worth_of_sending
from comptoir.games.impitoyable.beliefs.debts import debts, worth_of_slot
from comptoir.games.impitoyable.components import SKILLS
from comptoir.games.impitoyable.hints import skills_of_crew
from comptoir.games.impitoyable.views import View

A = TypeVar("A", bound=AnyStep)


def of_kind(legal: Sequence[AnyStep], kind: type[A]) -> list[A]:
    """The steps of this kind, with their type."""
    return [step for step in legal if isinstance(step, kind)]


# --- Novice -------------------------------------------------------------------


class Novice(Struct, frozen=True):
    """Mostly sends its best adventurer, buys fields but keeps a little gold, and bids random sums.

    It does not remember what lies in the market.

    Measured (`novice,random,random,random`): one among three random bots wins 71.6% [70.2, 73.0].
    """

    sends_best: float = 0.7
    keeps: int = 6
    """Nuggets that it does not spend on fields."""
    bids: int = 6
    """The highest sum that it aims at."""

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        match view.phase:
            case "send":
                return self._send(view, legal, rng)
            case "buy":
                return self._buy(view, legal)
            case "bid":
                goal = rng.randint(0, self.bids)
                return min(of_kind(legal, Bid), key=lambda bid: abs(amount(bid) - goal) + rng.random())
            case "hire":
                return max(of_kind(legal, Hire), key=lambda step: skills(view, step) + rng.random())
            case "last-buy":
                return legal[-1]
            case _:
                return rng.choice(legal)

    def _send(self, view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        if rng.random() >= self.sends_best:
            return rng.choice(legal)
        return Send(max(skills_of_crew(view), key=lambda one: one.skill + rng.random()).adventurer)

    def _buy(self, view: View, legal: Sequence[AnyStep]) -> AnyStep:
        assert view.seat is not None, "only players buy"
        spare = max(0, view.players[view.seat].gold - self.keeps)
        return legal[min(spare, len(legal) - 1)]


def amount(bid: Bid) -> int:
    """The sum of a bid."""
    return sum(int(iou[1:]) for iou in bid.ious)


def skills(view: View, step: Hire) -> int:
    """The sum of an adventurer's skills."""
    return sum(view.setup.strength[skill][step.adventurer] for skill in SKILLS)


# --- Regular ------------------------------------------------------------------


class Regular(Struct, frozen=True):
    """Weighs the worth and cost of each choice, and remembers part of the market.

    It considers what the others may send, bids no more than it needs to, takes its own IOUs out of the
    market, keeps gold for payday, and goes to the finish only if it is ahead.

    ``thrifty``: the fraction of its debts that it keeps in gold when the market is full; it keeps less
    when the market is emptier. ``margin``: the nuggets that it keeps in addition. ``recalls``: the
    number of most recent lots that it can tell apart.

    Measured (`regular,novice,novice,novice`): one among three novices wins 68.7% [67.3, 70.1].
    """

    thrifty: float = 0.5
    margin: float = 0.5
    recalls: int = 6

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        assert view.seat is not None, "only players choose"
        seat, crew = view.seat, view.my_crew or ()
        match view.phase:
            case "send":
                sends = of_kind(legal, Send)
                return max(sends, key=lambda step: worth_of_sending(view, seat, str(step.adventurer)))
            case "take":
                takes = of_kind(legal, Take)
                return max(takes, key=lambda step: worth_of_slot(view, seat, step.slot, self.recalls))
            case "buy":
                return self._buy(view, seat, of_kind(legal, Buy))
            case "bid":
                return best_bid(view, seat, of_kind(legal, Bid))
            case "hire":
                hires = of_kind(legal, Hire)
                return max(hires, key=lambda step: worth_of_joining(view.setup, crew, step.adventurer))
            case "last-buy":
                return legal[-1]
            case _:
                return rng.choice(legal)  # others cannot guess the order of its IOUs

    def _buy(self, view: View, seat: Seat, legal: Sequence[Buy]) -> AnyStep:
        """Spend the gold not needed for payday; stop before the finish if others are ahead."""
        fullness = min(1, (len(view.market) + view.setup.seats) / view.setup.full)
        keeps = self.thrifty * debts(view, seat) * fullness**2 + self.margin
        spare = max(0, int(view.players[seat].gold - keeps))
        if not is_ahead(view, seat):
            spare = min(spare, view.setup.components.finish - 1 - view.players[seat].hat)
        return legal[min(spare, len(legal) - 1)]


def is_ahead(view: View, seat: Seat) -> bool:
    """Whether the seat would be alone in front if everybody bought what they can."""
    last = view.setup.components.last_purchase
    reach = [player.hat + min(last, player.gold) for player in view.players]
    mine = view.players[seat].hat + view.players[seat].gold
    return all(mine > other for place, other in enumerate(reach) if place != seat)


TEMPERAMENTS: Final[Mapping[str, Regular]] = {
    "thrifty": Regular(thrifty=1, margin=2),
    "lavish": Regular(thrifty=0, margin=0),
}
"""Regulars with other parameters.

Measured (`thrifty,regular,regular,regular` and so on, 2,000 games): among three regulars, `thrifty` wins
17.8% [16.2, 19.6] and `lavish` 26.8% [24.9, 28.8].
"""

BOTS: Final[Mapping[str, Callable[[], Bot[View, AnyStep]]]] = {
    "random": RandomBot,
    "novice": Novice,
    "regular": Regular,
    **{name: partial(replace, bot) for name, bot in TEMPERAMENTS.items()},
}
