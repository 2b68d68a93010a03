"""Players of Polterfass, by level, weakest first.

How strong they are was measured by `comptoir simulate polterfass --games 4000 --seed 1 --bots ...` at a
table of four, seats permuted; in brackets the 95% interval. An even share is 25%.
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
from comptoir.games.polterfass.hints import AssignHint, OrderHint, ServingHint, hints, servable
from comptoir.games.polterfass.notation import read
from comptoir.games.polterfass.views import View

if TYPE_CHECKING:  # numpy is loaded only where a regular thinks
    from comptoir.games.polterfass.beliefs.house import House, Orders

# --- Novice -------------------------------------------------------------------

FEELS_LIKE: Final = {0: 0, 1: 4, 2: 8}
"""What a novice takes a guest to have ordered who laid so many cards."""
SCARED: Final = 0.3
"""No novice throws when the chance to fail is greater than this."""


class Novice(Struct, frozen=True):
    """Orders about a fair share of what stands, and serves until it feels like enough.

    Now and then it orders nothing to be the most modest, now and then far too
    much. As innkeeper it takes a card for four mugs, wants that many or a little
    more or less, and does not dare a risky throw. It uses the specials well.

    Measured (`novice,random,random,random`): one among three random bots wins 50.7% [49.2, 52.2].
    """

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        """See above."""
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
    """What an order comes to."""
    return sum(order.cards or ()) if isinstance(order, Order) else 0


def specials(view: View) -> Iterator[tuple[str, Face]]:
    """Each special barrel with what it shows."""
    return zip(view.setup.specials, view.faces[len(view.setup.numbers) :], strict=True)


# --- Regular ------------------------------------------------------------------


class Regular(Struct, frozen=True):
    """Serves the best way there is for what it believes of the orders, and orders in answer to that.

    After every first roll it works out what guests will order if they know how
    an innkeeper serves who knows what guests order. As a guest it draws its order
    from these, so that nobody can read it; as innkeeper it has solved the serving
    exactly for these orders and for how many cards were laid.

    Measured (`regular,novice,novice,novice`): one among three novices wins 41.6% [40.1, 43.2].
    """

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        """See above."""
        from comptoir.games.polterfass.beliefs.house import house  # noqa: PLC0415 - as above

        setup = view.setup
        tavern = house(setup.components, setup.seats, setup.options.all_equal == "lose")
        if view.phase == "order":
            return order(tavern, view, legal, rng)
        first = first_faces(view, heard)
        plan = tavern.plan(tavern.first(first))
        place = position(tavern, plan, view, first)
        if view.phase == "serving":
            return serve(tavern, view, plan.choices[place])
        return legal[servable(view).index(int(plan.mugs[place]))]


def order(tavern: House, view: View, legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
    """An order drawn from what guests order after this roll."""
    belief = tavern.learned(tavern.first(view.faces)).belief
    places = [place_of(tavern, step) for step in legal]
    # Several pairs of cards come to the same order: they share its chance.
    return rng.choices(legal, [belief[place] / places.count(place) for place in places])[0]


def place_of(tavern: House, step: AnyStep) -> tuple[int, int]:
    """Where an order stands in a belief: by number of cards less one and by value."""
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


def position(tavern: House, plan: Orders, view: View, first: tuple[Face, ...]) -> tuple[int, int, int]:
    """Where the table stands in a plan: mark, fall, and how many guests laid two cards."""
    since = tuple(face if before == LYING else LYING for before, face in zip(first, view.faces, strict=True))
    fallen = tavern.first(since).standing
    fall = int((plan.serving.falls == fallen).all(axis=(1, 2)).argmax())
    return tavern.mark(view.faces), fall, (view.laid or ()).count(2)


def serve(tavern: House, view: View, choice: int) -> AnyStep:
    """Close, or throw all specials beyond those that the mark to be kept asks for."""
    kept = tavern.kept(choice)
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
