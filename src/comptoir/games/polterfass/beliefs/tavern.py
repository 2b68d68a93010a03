"""What guests order after a first roll, and how the innkeeper serves: each responds to the other.

Guests respond to a belief about the serving, the innkeeper to a belief about
the orders. At first all orders are equally likely. Then both respond to each
other in turn until hardly anything changes; each response counts a little less
than the one before (smooth fictitious play). Guests respond with some noise: an
order that brings slightly less is chosen slightly less often.
"""

from collections import Counter
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from comptoir.games.polterfass.beliefs.orders import Bill, Menu
from comptoir.games.polterfass.beliefs.serving import (
    CLOSE,
    TIE,
    Floats,
    Ints,
    Pair,
    Plan,
    Serving,
    ends,
    follow,
    servable_mugs,
    solve,
)
from comptoir.games.polterfass.components import DESTROY, DOUBLE, LYING, Components, Face

NOISE: Final = 0.1
"""A share of the highest card: an order that brings this much less is chosen 2.7 times less often."""
RAREST: Final = 1e-9
"""The lowest weight of an order, compared with the best one."""
ROUNDS: Final = 12
"""How often guests and innkeeper respond to each other."""
ROUGHLY: Final = 1e-2
"""The precision, in mugs, to which servings are solved during these rounds."""


class FirstRoll(NamedTuple):
    """A first roll; barrels of one kind are alike."""

    lying: tuple[int, ...]
    """How many barrels lie, by kind."""
    standing: tuple[Pair, ...]
    """How many barrels stand on each end, by kind."""
    mark: int
    """The index in `Serving.marks` of what the specials show."""


class Learned(NamedTuple):
    """What a first roll leads to."""

    belief: Floats
    """The chance of each order: shape (2, V), numbers of cards and values."""
    worth: Floats
    """The lead over the others that each order is expected to bring, in mugs: shape (2, V)."""


class ServingPlan(NamedTuple):
    """A plan for the innkeeper, with everything needed to follow it."""

    serving: Serving
    choices: npt.NDArray[np.int8]
    """`CLOSE`, or the mark to keep: shape (M, F, K + 1), by how many guests laid two cards."""
    mugs: Ints
    """What to serve after closing: shape (M, F, K + 1)."""


class Tavern:
    """One box and number of guests; solves their rounds and keeps each solution.

    All players want more mugs than the others: the mean gain of the others counts
    against a player's own.
    """

    def __init__(self, components: Components, seats: int, equals_lose: bool) -> None:
        self.numbers = components.numbers
        kinds = Counter(self.numbers)
        self.kinds = tuple(kinds)
        self.number = tuple(kinds.values())
        self.specials = components.specials
        self.guests = seats - 1
        barrels = len(self.numbers) + components.specials
        self.stands = tuple(float(components.stands(thrown)) for thrown in range(barrels + 1))
        self.top_end = float(components.top_end)
        self.marks = sorted(ends(components.specials), key=sum, reverse=True)
        self.menu = Menu(components.cards)
        self.noise = NOISE * components.cards[-1]
        """`NOISE` in mugs."""
        highest = sorted(map(max, self.numbers), reverse=True)
        self.most = sum(highest) + sum(highest[: components.specials])
        self.bill = Bill(self.menu, self.guests, self.most, equals_lose)
        self.others = 1 / self.guests
        """The weight of what each other player gets."""
        self._learned: dict[FirstRoll, Learned] = {}
        self._plans: dict[FirstRoll, ServingPlan] = {}
        self._models = self._find_models()

    # --- First rolls ----------------------------------------------------------

    def first_roll(self, faces: tuple[Face, ...]) -> FirstRoll:
        """The first roll after which the barrels show ``faces``."""
        lying, standing = [0] * len(self.kinds), [[0, 0] for _ in self.kinds]
        for pair, face in zip(self.numbers, faces, strict=False):
            kind = self.kinds.index(pair)
            if face == LYING:
                lying[kind] += 1
            else:
                standing[kind][pair.index(face)] += 1
        return FirstRoll(tuple(lying), tuple((top, other) for top, other in standing), self.mark(faces))

    def mark(self, faces: tuple[Face, ...]) -> int:
        """The index in `Serving.marks` of what the specials show."""
        return self.marks.index((faces.count(DOUBLE), faces.count(DESTROY)))

    def mark_to_keep(self, choice: int) -> Pair | None:
        """The mark to keep while all else is thrown; ``None`` to close the tap."""
        return None if choice == CLOSE else self.marks[choice]

    def mugs_on(self, standing: tuple[Pair, ...]) -> list[int]:
        """The mugs on each of the barrels that stand."""
        return [
            mugs
            for (top, other), (tops, others) in zip(self.kinds, standing, strict=True)
            for mugs in [top] * tops + [other] * others
        ]

    def _find_models(self) -> dict[tuple[int, int, int], FirstRoll]:
        """For each group of similar first rolls, the one that is quickest to solve."""
        models: dict[tuple[int, int, int], tuple[int, FirstRoll]] = {}
        for standing in product(*map(ends, self.number)):
            lying = tuple(number - sum(pair) for number, pair in zip(self.number, standing, strict=True))
            first, falls = FirstRoll(lying, standing, 0), prod(comb(number + 2, 2) for number in lying)
            key = self._group(first)
            if key not in models or (falls, first) < models[key]:
                models[key] = falls, first
        return {key: first for key, (_, first) in models.items()}

    def _group(self, first: FirstRoll) -> tuple[int, int, int]:
        """The group of a first roll: how many barrels lie, the mugs that stand, the mean mugs of the rest."""
        means = [self.top_end * top + (1 - self.top_end) * other for top, other in self.kinds]
        hoped = sum(number * mean for number, mean in zip(first.lying, means, strict=True))
        return sum(first.lying), sum(self.mugs_on(first.standing)), round(hoped)

    # --- Solutions ------------------------------------------------------------

    def learn(self, first: FirstRoll) -> Learned:
        """What guests order after a first roll, learned from the model of its group."""
        model = self._models[self._group(first)]._replace(mark=first.mark)
        if model not in self._learned:
            self._learned[model] = learn_orders(self, model)
        return self._learned[model]

    def plan(self, first: FirstRoll) -> ServingPlan:
        """The optimal serving after a first roll, for the orders that the innkeeper expects."""
        if first not in self._plans:
            self._plans[first] = best_serving(self, first, self.learn(first).belief)
        return self._plans[first]


@lru_cache(maxsize=16)
def tavern_of(components: Components, seats: int, equals_lose: bool) -> Tavern:
    """The `Tavern` that all tables with this box and number of seats share."""
    return Tavern(components, seats, equals_lose)


@lru_cache(maxsize=256)
def serving_of(lying: tuple[int, ...], specials: int, stands: tuple[float, ...], top_end: float) -> Serving:
    """The `Serving` that all first rolls with these barrels lying share."""
    return Serving(lying, specials, stands, top_end)


class Closings:
    """The mugs that can be served in each position, in one list: by position, then ascending.

    Shapes: L the length of the list, P = M * F positions.
    """

    def __init__(self, tavern: Tavern, first: FirstRoll) -> None:
        self.serving = serving_of(first.lying, tavern.specials, tavern.stands, tavern.top_end)
        standing = tavern.mugs_on(first.standing)
        falls = [
            tuple(sorted(standing + tavern.mugs_on(tuple(map(tuple, fall)))))
            for fall in self.serving.falls.tolist()
        ]
        mugs = [servable_mugs(fall, mark) for mark in self.serving.marks for fall in falls]
        self.shape = len(self.serving.marks), len(falls), -1
        self.mugs: Ints = np.array([served for each in mugs for served in each])
        self.lengths: Ints = np.array([len(each) for each in mugs])
        self.starts: Ints = np.cumsum(self.lengths) - self.lengths

    def best(self, payoff: Floats) -> tuple[Floats, Ints]:
        """The best payoff of closing, and the mugs to serve for it; of equally good choices, the most mugs.

        Args:
            payoff: the payoff of serving each number of mugs, shape (N, S).

        Returns:
            Shape (M, F, N) each.
        """
        each = payoff[:, self.mugs]
        best = np.maximum.reduceat(each, self.starts, axis=1)
        good = np.where(each >= np.repeat(best, self.lengths, axis=1) - TIE, self.mugs, -1)
        mugs = np.maximum.reduceat(good, self.starts, axis=1)
        return best.T.reshape(self.shape), mugs.T.reshape(self.shape)


def payoffs(tavern: Tavern, belief: Floats) -> tuple[Floats, Floats, Floats]:
    """What orders and serving are worth under a belief, by how many guests laid two cards.

    Returns:
        What an order brings its guest, (K, V, S); the innkeeper's payoff of serving each number of mugs,
        (K + 1, S), and of failing, (K + 1,).
    """
    gains, costs = tavern.bill.gains(belief)
    drunk = tavern.bill.sum_over_guests(belief, costs + tavern.others * gains)
    values = tavern.menu.values[:, None]
    ordered = tavern.bill.sum_over_guests(belief, np.broadcast_to(values, (tavern.guests, len(values), 1)))
    return gains, np.arange(tavern.most + 1) - drunk, -tavern.others * ordered[:, 0]


def best_serving(tavern: Tavern, first: FirstRoll, belief: Floats) -> ServingPlan:
    """The best serving after a first roll, for a belief about the orders."""
    closings = Closings(tavern, first)
    _, closing, failing = payoffs(tavern, belief)
    close, mugs = closings.best(closing)
    plan = solve(closings.serving, close, failing)
    return ServingPlan(closings.serving, plan.choices, mugs.astype(np.int16))


def learn_orders(tavern: Tavern, first: FirstRoll) -> Learned:
    """Let guests and innkeeper respond to each other, `ROUNDS` times."""
    closings = Closings(tavern, first)
    belief: Floats = tavern.menu.possible / tavern.menu.possible.sum()
    served, failed = np.zeros((tavern.guests + 1, tavern.most + 1)), np.zeros(tavern.guests + 1)
    worth = np.zeros_like(belief)
    for turn in range(ROUNDS):
        part = 2 / (turn + 2)
        gains, closing, failing = payoffs(tavern, belief)
        close, mugs = closings.best(closing)
        plan = solve(closings.serving, close, failing, ROUGHLY)
        outcome = outcome_of(tavern, closings, plan, mugs, first.mark)
        served += part * (outcome[0] - served)
        failed += part * (outcome[1] - failed)
        worth = worth_of_orders(tavern, belief, gains, served, failed)
        belief = belief + part * (quantal_response(worth, tavern.noise) - belief)
    return Learned(belief, worth)


def outcome_of(
    tavern: Tavern, closings: Closings, plan: Plan, mugs: Ints, mark: int
) -> tuple[Floats, Floats]:
    """How often a plan serves each number of mugs, shape (K + 1, S), and how often it fails, (K + 1,)."""
    closed, failed = follow(closings.serving, plan.choices, mark, ROUGHLY / 10)
    rows, most = tavern.guests + 1, tavern.most + 1
    places = (mugs + np.arange(rows) * most).ravel()
    counts = np.bincount(places, closed.ravel(), minlength=rows * most)
    return counts.reshape(rows, most).astype(np.float64), failed


def worth_of_orders(tavern: Tavern, belief: Floats, gains: Floats, served: Floats, failed: Floats) -> Floats:
    """The expected lead over the others by order, shape (2, V); -inf for impossible orders."""
    values, others = tavern.menu.values, tavern.guests - 1
    one, two = belief.sum(axis=-1)
    twos = np.arange(tavern.guests)
    chance = np.array([comb(others, number) for number in twos]) * two**twos * one ** (others - twos)
    means = (belief / belief.sum(axis=-1, keepdims=True)) @ values
    theirs = (others - twos) * means[0] + twos * means[1]
    worth = []
    for laid in (0, 1):  # a guest who lays two cards adds one to those who did
        serves, fails = served[laid : laid + tavern.guests], failed[laid : laid + tavern.guests, None]
        own = (gains @ serves[..., None])[..., 0] + fails * values
        mugs = (serves @ np.arange(serves.shape[-1]))[:, None] + fails * (values + theirs[:, None])
        worth.append(chance @ ((1 + tavern.others) * own - tavern.others * mugs))
    possible: Floats = np.where(tavern.menu.possible, np.array(worth), -np.inf)
    return possible


def quantal_response(worth: Floats, noise: float) -> Floats:
    """The chance of each order: the more it brings, the likelier; but never only the best."""
    # Without `RAREST`, high cards would make two-card orders impossible, and all that follows from them.
    weights = np.maximum(np.exp((worth - worth.max()) / noise), RAREST)
    possible = np.where(np.isfinite(worth), weights, 0)
    chances: Floats = possible / possible.sum()
    return chances
