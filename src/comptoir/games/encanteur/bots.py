"""Players of L'Encanteur, by level, weakest first.

How strong they are was measured by `comptoir simulate encanteur --games 4000 --seed 1 --bots ...` at a
table of four, seats permuted; in brackets the 95% interval. An even share is 25%.
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
from comptoir.games.encanteur.beliefs.noon import best
from comptoir.games.encanteur.beliefs.worth import still, worth_of_lot
from comptoir.games.encanteur.components import EATER, Fish
from comptoir.games.encanteur.hints import DiscardHint, DishesHint, LotHint, hints, lot_hint
from comptoir.games.encanteur.views import View

# --- The auction, in both tempos ----------------------------------------------


QUICKEST: Final = 0.25
"""Seconds: no bot presses sooner after a price is cried, for no person would."""
REACTION: Final = log(0.35), 0.4
"""What comes on top in live tempo, log-normal, by the mean of its logarithm and how much that spreads.

Half of all presses come within 0.60 s, nine in ten within 0.84 s, one in a hundred after 1.14 s.
"""


def reaction(rng: Dice) -> float:
    """After how many seconds a bot that wants the lot presses, in live tempo."""
    return QUICKEST + rng.lognormvariate(*REACTION)


class Limits(NamedTuple):
    """What somebody would give for a lot."""

    falling: float
    """They take it once the price cried is no higher."""
    rising: float
    """They take it over as long as it costs no more."""

    def wants(self, view: View) -> bool:
        """Whether they would take it now."""
        return view.price <= self.falling if view.holder is None else view.price + 1 <= self.rising

    def presses(self, view: View, rng: Dice) -> float | None:
        """In live tempo: after how many seconds they press, if they want the lot."""
        return reaction(rng) if self.wants(view) else None


def bid(view: View, legal: Sequence[AnyStep], limits: Limits) -> AnyStep:
    """Take the lot or leave it. In live tempo, who does not want it is not asked, and may only take."""
    return legal[0] if limits.wants(view) else legal[-1]


class Whimsical(RandomBot[View, AnyStep], frozen=True):
    """Takes any legal action, each as likely as another; in live tempo, it presses at any price."""

    def limits(self, view: View, rng: Dice) -> Limits:
        """Any two prices that may be cried."""
        assert view.lot is not None, "a lot is being sold"
        card = view.setup.kinds[view.lot].card
        return Limits(rng.uniform(card.floor, card.start), rng.uniform(card.floor, card.start))


# --- Novice -------------------------------------------------------------------


class Novice(Struct, frozen=True):
    """Buys what its own clients eat for what they pay, and gives part of its money besides for its set.

    It takes a lot as soon as the price feels right, give or take a coin or ``moody`` of them. What
    the others want, and who will walk where, it does not work out.

    Measured (`novice,random,random,random`): one among three random bots wins 75.1% [73.7, 76.4].
    """

    moody: float = 1
    for_set: float = 0.2
    """Of its money, for a fish of its set that an own client would eat,"""
    for_others: float = 0.1
    """and for one that would have to draw somebody else's client in."""

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        """See above."""
        match hints(view):
            case DiscardHint() as hint:
                return self._discard(view, hint, legal, rng)
            case LotHint():
                return bid(view, legal, self.limits(view, rng))
            case DishesHint() as hint:
                likes = {dish.dish: dish.pays + 5 * dish.in_set + rng.random() for dish in hint.dishes}
                return max(legal, key=lambda step: liked(step, likes))
            case _:
                return legal[-1]  # all bottles go into the window

    def _discard(self, view: View, hint: DiscardHint, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        """Away with what no own client eats."""
        assert view.seat is not None, "only players are asked"
        likes = {fish.fish: fish.eaters[view.seat] + rng.random() for fish in hint.fish}
        return min(legal, key=lambda step: sum(likes[fish] for fish in thrown(step)))

    def limits(self, view: View, rng: Dice) -> Limits:
        """As much as it feels like."""
        assert view.seat is not None, "only players bid"
        feels = self._feels(view, view.seat) + rng.uniform(-self.moody, self.moody)
        return Limits(feels, feels)

    def _feels(self, view: View, seat: Seat) -> float:
        """What the lot seems to be worth."""
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


def thrown(step: AnyStep) -> tuple[Fish, ...]:
    """The fish that would be put away."""
    return (step.fish or ()) if isinstance(step, Discard) else ()


def liked(step: AnyStep, likes: Mapping[str, float]) -> float:
    """How much it is liked to serve this; a bottle with it is always liked."""
    match step:
        case Serve(meals):
            return sum(likes[meal.dish] + 10 * meal.wine for meal in meals)
        case Dish(slate):
            return likes[slate]
        case _:
            return 0


# --- Regular ------------------------------------------------------------------


class Regular(Struct, frozen=True):
    """Gives for a lot what it is worth to it, and waits for the price at which others might want it.

    It works out who will walk where with the lot and without it, what that pays, and what the
    card is worth that it reveals: the more, the more money it has left for few cards. It does the
    same for the others, of whose sets it knows what they have bought and sold. At noon it
    imagines the evening that follows from each of its choices.

    ``generous``: in parts of what a lot is worth, what it gives for it. ``hasty``: in parts of what it
    is worth to the others, the price at which it takes it rather than wait. ``jealous``: in the same
    parts, what it gives to keep it from them.

    Measured (`regular,novice,novice,novice`): one among three novices wins 78.0% [76.7, 79.3].
    """

    generous: float = 1
    hasty: float = 0.8
    jealous: float = 0

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        """See above."""
        match view.phase:
            case "falling" | "rising":
                return bid(view, legal, self.limits(view, rng))
            case "discard":
                return self._discard(view, legal, rng)
            case _:
                return best(view, legal, rng)

    def _discard(self, view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        """Away with what no own client eats, best with both fish of one client: one fewer to draw in."""
        assert view.seat is not None, "only players are asked"
        mine = {guest.client for guest in view.houses[view.seat].guests}

        def unwanted(step: AnyStep) -> tuple[int, int, float]:
            eaters = [EATER[fish] for fish in thrown(step)]
            return sum(client not in mine for client in eaters), -len(set(eaters)), rng.random()

        return max(legal, key=unwanted)

    def limits(self, view: View, rng: Dice) -> Limits:
        """What the lot is worth, and when it would hardly become cheaper."""
        assert view.lot is not None, "a lot is being sold"
        assert view.seat is not None, "only players bid"
        known = worth_of_lot(still(view))
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
"""The temperaments that a regular can have besides an even one."""

BOTS: Final[Mapping[str, Callable[[], Bot[View, AnyStep]]]] = {
    "random": Whimsical,
    "novice": Novice,
    "regular": Regular,
    **{name: partial(replace, bot) for name, bot in TEMPERAMENTS.items()},
}
