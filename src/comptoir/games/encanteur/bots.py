"""The bots of L'Encanteur by level, weakest first.

Their strength was measured by `comptoir simulate encanteur --games 4000 --seed 1 --bots ...` at four
seats, with rotating seats; brackets hold the 95% interval. An even share is 25%.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import log
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.dice import Dice
from comptoir.core.game import Bot
from comptoir.core.play import RandomBot
from comptoir.core.steps import Heard
from comptoir.games.encanteur.actions import AnyStep, Discard, Dish, Serve
from comptoir.games.encanteur.beliefs.noon import best_action
from comptoir.games.encanteur.beliefs.worth import without_bids, worth_of_lot
from comptoir.games.encanteur.components import EATER, Fish
from comptoir.games.encanteur.hints import DiscardHint, DishesHint, LotHint, hints, lot_hint
from comptoir.games.encanteur.views import View

# --- The auction, in both tempos ----------------------------------------------


QUICKEST: Final = 0.25
"""In seconds: no bot presses sooner after a price is cried, because no person could."""
REACTION: Final = log(0.35), 0.4
"""The rest of a reaction time in live tempo, log-normal: mean and standard deviation of its logarithm.

Half of all presses come within 0.60 s, nine in ten within 0.84 s, one in a hundred after 1.14 s.
"""


def reaction(rng: Dice) -> float:
    """The time in seconds after which a bot that wants the lot presses, in live tempo."""
    return QUICKEST + rng.lognormvariate(*REACTION)


class Limits(NamedTuple):
    """What a bot would pay for a lot."""

    falling: float
    """It takes the lot at this price or less."""
    rising: float
    """It takes the lot over for this price or less."""

    def wants(self, view: View) -> bool:
        """Whether the bot would take the lot now."""
        return view.price <= self.falling if view.holder is None else view.price + 1 <= self.rising

    def presses(self, view: View, rng: Dice) -> float | None:
        """In live tempo: the seconds after which the bot presses, or ``None`` if it does not want the lot."""
        return reaction(rng) if self.wants(view) else None


def bid(view: View, legal: Sequence[AnyStep], limits: Limits) -> AnyStep:
    """Take the lot or leave it. In live tempo, only a bot that wants the lot is asked."""
    return legal[0] if limits.wants(view) else legal[-1]


class Whimsical(RandomBot[View, AnyStep], frozen=True):
    """Takes any legal action, all equally likely; in live tempo, presses at any price."""

    def limits(self, view: View, rng: Dice) -> Limits:
        """Two random prices between the floor and the first price."""
        assert view.lot is not None, "a lot is being sold"
        card = view.setup.kinds[view.lot].card
        return Limits(rng.uniform(card.floor, card.start), rng.uniform(card.floor, card.start))


# --- Novice -------------------------------------------------------------------


class Novice(Struct, frozen=True):
    """Buys what its own clients eat for about what they pay; for a fish of its set, pays extra.

    It takes a lot as soon as the price feels right, give or take ``moody`` coins. It works out
    neither what the others want nor who will walk where.

    Measured (`novice,random,random,random`): one among three random bots wins 75.1% [73.7, 76.4].
    """

    moody: float = 1
    for_set: float = 0.2
    """The fraction of its money that it pays extra for a fish of its set that its own clients eat."""
    for_others: float = 0.1
    """The same for a fish of its set that only clients of other houses eat."""

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        match hints(view):
            case DiscardHint() as hint:
                return self._discard(view, hint, legal, rng)
            case LotHint():
                return bid(view, legal, self.limits(view, rng))
            case DishesHint() as hint:
                likes = {dish.dish: dish.pays + 5 * dish.in_set + rng.random() for dish in hint.dishes}
                return max(legal, key=lambda step: appeal(step, likes))
            case _:
                return legal[-1]  # all bottles go into the window

    def _discard(self, view: View, hint: DiscardHint, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        """Discard fish that its own clients do not eat."""
        assert view.seat is not None, "only players are asked"
        likes = {fish.fish: fish.eaters[view.seat] + rng.random() for fish in hint.fish}
        return min(legal, key=lambda step: sum(likes[fish] for fish in discarded_fish(step)))

    def limits(self, view: View, rng: Dice) -> Limits:
        """What the lot seems to be worth, give or take ``moody`` coins."""
        assert view.seat is not None, "only players bid"
        estimate = self._estimate(view, view.seat) + rng.uniform(-self.moody, self.moody)
        return Limits(estimate, estimate)

    def _estimate(self, view: View, seat: Seat) -> float:
        hint = lot_hint(view, seat)
        pays, house = hint.lot.pays, view.houses[seat]
        hungry = hint.eaters[seat] > 0
        match hint.lot.dish:
            case "wine":
                return pays - 1 if hungry else pays / 2
            case "platter":
                return pays + 2 if house.guests else 0
            case _ if hint.lot.in_set and hungry:
                return pays + self.for_set * house.money
            case _ if hint.lot.in_set and any(hint.eaters):
                return pays * 3 / 4 + self.for_others * house.money
            case _:
                return pays - 1 if hungry else 0


def discarded_fish(step: AnyStep) -> tuple[Fish, ...]:
    return (step.fish or ()) if isinstance(step, Discard) else ()


def appeal(step: AnyStep, likes: Mapping[str, float]) -> float:
    """How much the novice likes a serving or a dish; it always likes to pour a bottle."""
    match step:
        case Serve(meals):
            return sum(likes[meal.dish] + 10 * meal.wine for meal in meals)
        case Dish(slate):
            return likes[slate]
        case _:
            return 0


# --- Regular ------------------------------------------------------------------


class Regular(Struct, frozen=True):
    """Pays at most what a lot is worth to it, and waits for a price at which others might want it.

    It works out who will walk where with the lot and without it, what that pays, and what the card
    that the lot reveals is worth: more if it has much money left for few cards. It does the same for
    the others; it knows of their sets only what they have bought and sold. At noon it imagines the
    evening that follows from each of its choices.

    ``generous``: the most it pays, as a multiple of what the lot is worth to it. ``hasty``: the price
    at which it takes the lot instead of waiting, as a multiple of what the lot is worth to the others.
    ``jealous``: what it pays extra to keep the lot from them, as a multiple of the same.

    Measured (`regular,novice,novice,novice`): one among three novices wins 78.0% [76.7, 79.3].
    """

    generous: float = 1
    hasty: float = 0.8
    jealous: float = 0

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        match view.phase:
            case "falling" | "rising":
                return bid(view, legal, self.limits(view, rng))
            case "discard":
                return self._discard(view, legal, rng)
            case _:
                return best_action(view, legal, rng)

    def _discard(self, view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        """Discard fish that its own clients do not eat, if possible both fish of one client.

        It then needs to draw in one kind of client fewer.
        """
        assert view.seat is not None, "only players are asked"
        mine = {guest.client for guest in view.houses[view.seat].guests}

        def unwanted(step: AnyStep) -> tuple[int, int, float]:
            eaters = [EATER[fish] for fish in discarded_fish(step)]
            return sum(client not in mine for client in eaters), -len(set(eaters)), rng.random()

        return max(legal, key=unwanted)

    def limits(self, view: View, rng: Dice) -> Limits:
        """What the lot is worth, and the price below which others would take it."""
        assert view.lot is not None, "a lot is being sold"
        assert view.seat is not None, "only players bid"
        known = worth_of_lot(without_bids(view))
        rival = max(
            min(worth, house.money)
            for seat, (worth, house) in enumerate(zip(known, view.houses, strict=True))
            if seat != view.seat
        )
        most = self.generous * known[view.seat] + self.jealous * rival
        floor = view.setup.kinds[view.lot].card.floor
        return Limits(min(most, max(floor, self.hasty * rival)), most)


TEMPERAMENTS: Final[Mapping[str, Regular]] = {
    "thrifty": Regular(generous=0.8),
    "lavish": Regular(generous=1.2),
    "patient": Regular(hasty=0),
    "hasty": Regular(hasty=1.5),
    "jealous": Regular(jealous=0.15),
}
"""Regulars with other parameters."""

BOTS: Final[Mapping[str, Callable[[], Bot[View, AnyStep]]]] = {
    "random": Whimsical,
    "novice": Novice,
    "regular": Regular,
    **{name: partial(replace, bot) for name, bot in TEMPERAMENTS.items()},
}
