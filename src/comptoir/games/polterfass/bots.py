"""Players of Polterfass, by level, weakest first.

Their strength is measured by `comptoir simulate polterfass --games 4000 --seed 1 --bots ...` at a table
of four, seats permuted; the 95% interval is in brackets. An even share is 25%.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from comptoir.core.dice import Dice
from comptoir.core.game import Bot
from comptoir.core.play import RandomBot
from comptoir.core.steps import Heard
from comptoir.games.polterfass.actions import AnyStep, Close, Order, Roll, Rolled
from comptoir.games.polterfass.components import DESTROY, DOUBLE, LYING, Face
from comptoir.games.polterfass.hints import AssignHint, OrderHint, ServingHint, hints, mugs_by_assignment
from comptoir.games.polterfass.notation import read
from comptoir.games.polterfass.views import View

if TYPE_CHECKING:  # numpy is loaded only when a regular plays
    from comptoir.games.polterfass.beliefs.tavern import ServingPlan, Tavern

# --- Novice -------------------------------------------------------------------

FEELS_LIKE: Final = {0: 0, 1: 4, 2: 8}
"""The mugs that a novice expects a guest to have ordered, by the number of cards laid."""
SCARED: Final = 0.3
"""A novice does not throw if the chance to fail is greater than this."""


class Novice(Struct, frozen=True):
    """Orders about a fair share of what stands, and serves until it feels like enough.

    Now and then it orders nothing to be the most modest, now and then far too
    much. As innkeeper it counts each card laid as four mugs, aims for roughly that
    many, and avoids risky throws. It uses the specials well.

    Measured (`novice,random,random,random`): one among three random bots wins 50.7% [49.2, 52.2].
    """

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        match hints(view):
            case OrderHint() as hint:
                return self._order(hint, legal, rng)
            case ServingHint() as hint:
                return self._serve(view, hint, legal, rng)
            case AssignHint(served):
                return legal[served.index(max(served))]
            case None:
                raise AssertionError("asked without a decision to make")

    def _order(self, hint: OrderHint, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        wanted = self._appetite(hint.most / hint.guests, rng)
        return min(legal, key=lambda order: (abs(mugs(order) - wanted), rng.random()))

    def _appetite(self, share: float, rng: Dice) -> float:
        mood = rng.random()
        if mood < 0.1:  # noqa: PLR2004 - one time in ten modest, one in seven greedy
            return 0
        if mood < 0.25:  # noqa: PLR2004
            return share * rng.uniform(1.3, 2)
        return share * rng.uniform(0.6, 1.4) + 1

    def _serve(self, view: View, hint: ServingHint, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
        enough = sum(FEELS_LIKE[laid] for laid in view.laid or ()) * rng.uniform(0.8, 1.3)
        if hint.most >= enough or min(roll.fails for roll in hint.rolls) > SCARED:
            return Close()
        spoilt = "".join(barrel for barrel, face in specials(view) if face == DESTROY)
        return Roll(spoilt) if Roll(spoilt) in legal else legal[-1]


def mugs(order: AnyStep) -> int:
    """The mugs that an order asks for; 0 for another action."""
    return sum(order.cards or ()) if isinstance(order, Order) else 0


def specials(view: View) -> Iterator[tuple[str, Face]]:
    """Each special barrel with what it shows."""
    return zip(view.setup.specials, view.faces[len(view.setup.numbers) :], strict=True)


# --- Regular ------------------------------------------------------------------


class Regular(Struct, frozen=True):
    """Serves optimally for the orders that it expects, and orders in response to such serving.

    After every first roll it works out the orders of guests who know how the
    innkeeper serves, and the serving of an innkeeper who knows how guests order.
    As a guest it draws one of these orders, so that nobody can predict it; as
    innkeeper it follows the exact solution for these orders and for the numbers
    of cards laid.

    Measured (`regular,novice,novice,novice`): one among three novices wins 41.6% [40.1, 43.2].
    """

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        from comptoir.games.polterfass.beliefs.tavern import tavern_of  # noqa: PLC0415 - as above

        setup = view.setup
        tavern = tavern_of(setup.components, setup.seats, setup.options.all_equal == "lose")
        if view.phase == "order":
            return order(tavern, view, legal, rng)
        first = first_faces(view, heard)
        plan = tavern.plan(tavern.first_roll(first))
        place = position(tavern, plan, view, first)
        if view.phase == "serving":
            return serve(tavern, view, plan.choices[place])
        return legal[mugs_by_assignment(view).index(int(plan.mugs[place]))]


def order(tavern: Tavern, view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
    """An order drawn by the chances of all orders after this roll."""
    belief = tavern.learn(tavern.first_roll(view.faces)).belief
    places = [place_of(tavern, step) for step in legal]
    # Several pairs of cards can have the same value: they share its chance.
    return rng.choices(legal, [belief[place] / places.count(place) for place in places])[0]


def place_of(tavern: Tavern, step: AnyStep) -> tuple[int, int]:
    """The index of an order in a belief: number of cards less one, and index of its value."""
    laid = len(step.cards or ()) if isinstance(step, Order) else 1
    return laid - 1, int(tavern.menu.values.searchsorted(mugs(step)))


def first_faces(view: View, heard: Sequence[Heard]) -> tuple[Face, ...]:
    """What the barrels showed when the guests ordered: the last roll before the last order."""
    ordered = False
    for _, text in reversed(heard):
        ordered = ordered or text.startswith("order")
        if ordered and text.startswith("roll") and isinstance(rolled := read(text), Rolled):
            return rolled.faces
    return view.faces


def position(tavern: Tavern, plan: ServingPlan, view: View, first: tuple[Face, ...]) -> tuple[int, int, int]:
    """The index of the current position in a plan: mark, fall, and how many guests laid two cards."""
    since = tuple(face if before == LYING else LYING for before, face in zip(first, view.faces, strict=True))
    fallen = tavern.first_roll(since).standing
    fall = int((plan.serving.falls == fallen).all(axis=(1, 2)).argmax())
    return tavern.mark(view.faces), fall, (view.laid or ()).count(2)


def serve(tavern: Tavern, view: View, choice: int) -> AnyStep:
    """Close, or throw all specials except those of the mark to keep."""
    kept = tavern.mark_to_keep(choice)
    if kept is None:
        return Close()
    double, destroy = kept
    keep = {DOUBLE: double, DESTROY: destroy, LYING: 0}
    picked = ""
    for barrel, face in specials(view):
        keep[face] -= 1
        if face != LYING and keep[face] < 0:
            picked += barrel
    return Roll(picked)


BOTS: Final[Mapping[str, Callable[[], Bot[View, AnyStep]]]] = {
    "random": RandomBot,
    "novice": Novice,
    "regular": Regular,
}
