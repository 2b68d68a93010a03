"""The rules, in the order of `rules_text/en.md`: set-up, the five phases of a round, the end."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, compress
from operator import add, contains
from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import CHANCE, Actor, Seat
from comptoir.core.game import Beat, Result
from comptoir.core.refusals import IllegalAction
from comptoir.core.setups import intern
from comptoir.core.steps import Event, Tell
from comptoir.games.polterfass.actions import (
    AllOrdered,
    AnyStep,
    Assign,
    Close,
    Counted,
    Credited,
    Effect,
    Failed,
    First,
    GameEnded,
    Order,
    OrdersShown,
    Roll,
    Rolled,
    RolledInVain,
    RoundBegun,
    Served,
    Why,
)
from comptoir.games.polterfass.components import DESTROY, DOUBLE, LYING, Components, Face, Options, check
from comptoir.games.polterfass.state import Cards, Line, Phase, Setup, State

BY_CHANCE: Final = (CHANCE,)

# --- 0. Set-up ----------------------------------------------------------------


def opening(seats: int, options: Options, components: Components) -> State:
    """The state before anything has happened; the first innkeeper may still have to be drawn (P2).

    Raises:
        BadEdition: with these components a game might never end.
    """
    check(components)
    setup = intern(Setup(seats, options, components))
    state = State(
        setup=setup,
        phase="lot",
        awaited=BY_CHANCE,
        round=0,
        innkeeper=0,
        faces=setup.all_lying,
        cup="",
        orders=setup.no_orders,
        shown=setup.no_orders,
        totals=(0,) * seats,
        pad=(),
    )
    return state if options.first_seat is None else begin_round(state, options.first_seat, None)


def draw_innkeeper(state: State, actor: Actor, step: First, tell: Tell) -> State:
    """The lot falls on the first innkeeper (P2)."""
    if type(step.seat) is not int or step.seat not in range(state.setup.seats):
        raise IllegalAction(step, "not-at-the-table", "0.8", last=state.setup.seats - 1)
    return begin_round(state, step.seat, tell)


def begin_round(state: State, innkeeper: Seat, tell: Tell) -> State:
    """The innkeeper takes all barrels into the cup."""
    if tell:
        tell(RoundBegun(state.round + 1, innkeeper))
    setup = state.setup
    return replace(
        state,
        phase="first-roll",
        awaited=BY_CHANCE,
        round=state.round + 1,
        innkeeper=innkeeper,
        faces=setup.all_lying,
        cup=setup.barrels,
        orders=setup.no_orders,
    )


# --- 1. The first roll --------------------------------------------------------


def first_roll(state: State, actor: Actor, step: Rolled, tell: Tell) -> State:
    """All barrels are thrown, and again while no number barrel stands (P1)."""
    check_fall(state, step, "1.1")
    needed = step.faces
    if state.setup.options.first_roll == "number_barrel":
        needed = needed[: len(state.setup.numbers)]
    if not any(needed):
        if tell:
            tell(RolledInVain())
        return state
    return replace(
        state,
        phase="order",
        awaited=state.setup.guests[state.innkeeper],
        faces=step.faces,
        cup="",
    )


def check_fall(state: State, step: Rolled, section: str) -> None:
    """Refuse other barrels than those in the cup, and faces that they do not have."""
    if step.cup != state.cup or type(step.faces) is not tuple or len(step.faces) != len(step.cup):
        raise IllegalAction(step, "not-the-cup", section, cup=" ".join(state.cup))
    if not all(map(contains, state.setup.faces_of(step.cup), step.faces)):
        raise IllegalAction(step, "no-such-face", "0.2")


# --- 2. The guests' order -----------------------------------------------------


def order(state: State, guest: Seat, step: Order, tell: Tell) -> State:
    """A guest lays one or two cards face down; all guests order at the same time (P4)."""
    try:
        cards = state.setup.hands[step.cards]
    except (KeyError, TypeError):  # cards in a list are no order
        known = " ".join(map(str, state.setup.components.cards))
        raise IllegalAction(step, "no-order", "2.1", cards=known) from None
    orders = put(state.orders, guest, cards)
    if undecided := without(state.awaited, guest):
        return replace(state, awaited=undecided, orders=orders)
    if tell:
        tell(AllOrdered(tuple(map(number_laid, orders))))
    return serve(replace(state, orders=orders), tell)


def number_laid(cards: Cards | None) -> int:
    """How many cards lie before a player."""
    return len(cards) if cards else 0


# --- 3. Serving ---------------------------------------------------------------


def serve(state: State, tell: Tell) -> State:
    """The innkeeper chooses; without anything to throw the tap closes by itself (P3)."""
    if LYING not in state.faces and not state.setup.specials:
        return calculate(state, tell)
    return replace(state, phase="serving", awaited=(state.innkeeper,))


def close(state: State, innkeeper: Seat, step: Close, tell: Tell) -> State:
    """Case A: the innkeeper closes the tap, and every standing barrel counts."""
    return calculate(state, tell)


def roll_on(state: State, innkeeper: Seat, step: Roll, tell: Tell) -> State:
    """Case B: lying barrels and the picked specials go into the cup."""
    if step not in state.setup.servings_with(state.faces):
        raise IllegalAction(step, "no-roll", "3.5" if step.specials else "3.6", specials=step.specials)
    cup = cup_of(state.setup.barrels, state.faces, step.specials)
    return replace(state, phase="roll", awaited=BY_CHANCE, cup=cup)


def cup_of(barrels: str, faces: tuple[Face, ...], picked: str) -> str:
    """The barrels that are thrown: those lying and those picked."""
    return "".join([b for b, face in zip(barrels, faces, strict=True) if face == LYING or b in picked])


def roll(state: State, actor: Actor, step: Rolled, tell: Tell) -> State:
    """The barrels fall. If none of those just thrown stands, the innkeeper has failed."""
    check_fall(state, step, "3.3")
    faces = list(state.faces)
    for place, face in zip(state.setup.places_of(step.cup), step.faces, strict=True):
        faces[place] = face
    fallen = replace(state, faces=tuple(faces), cup="")
    if any(step.faces):
        return serve(fallen, tell)
    if tell:
        tell(Failed())
    return bill(fallen, None, tell)


# --- 4. The calculation of barrels --------------------------------------------


def calculate(state: State, tell: Tell) -> State:
    """The innkeeper chooses what the specials destroy and double, if there is a choice."""
    choices = assignments(state)
    if len(choices) == 1:
        return assign(state, choices[0], tell)
    return replace(state, phase="calculation", awaited=(state.innkeeper,))


def assignments(state: State) -> tuple[Assign, ...]:
    """Every way to use the standing specials (P5, P6)."""
    return assignments_with(state.setup, state.faces)


def assignments_with(setup: Setup, faces: tuple[Face, ...]) -> tuple[Assign, ...]:
    """Every way to use the specials when the barrels show these faces."""
    standing = "".join(compress(setup.numbers, faces))
    return assignments_of(standing, faces.count(DESTROY), faces.count(DOUBLE))


@cache
def assignments_of(standing: str, destroys: int, doubles: int) -> tuple[Assign, ...]:
    """Destroy as many of the standing number barrels as must be, then double different survivors."""
    return tuple(
        Assign("".join(destroyed), "".join(doubled))
        for destroyed in combinations(standing, min(destroys, len(standing)))
        for survivors in ([barrel for barrel in standing if barrel not in destroyed],)
        for doubled in combinations(survivors, min(doubles, len(survivors)))
    )


def choose_targets(state: State, innkeeper: Seat, step: Assign, tell: Tell) -> State:
    """The innkeeper has chosen; choosing badly is allowed (P5)."""
    if step not in assignments(state):
        faces = state.faces
        raise IllegalAction(
            step, "no-assignment", "4.5", destroys=faces.count(DESTROY), doubles=faces.count(DOUBLE)
        )
    return assign(state, step, tell)


def assign(state: State, step: Assign, tell: Tell) -> State:
    """Add up what is served."""
    mugs = served(state.setup, state.faces, step)
    if tell:
        for event in (*counted(state, step), Served(mugs)):
            tell(event)
    return bill(state, mugs, tell)


def served(setup: Setup, faces: tuple[Face, ...], step: Assign) -> int:
    """What all standing number barrels give, less those destroyed, and those doubled once more."""
    place = setup.place
    mugs = sum(faces[: len(setup.numbers)])
    for barrel in step.destroyed:
        mugs -= faces[place[barrel]]
    for barrel in step.doubled:
        mugs += faces[place[barrel]]
    return mugs


def counted(state: State, step: Assign) -> Iterator[Counted]:
    """What each standing number barrel is worth."""
    for barrel, face in zip(state.setup.numbers, state.faces, strict=False):
        if face:
            effect = effect_on(barrel, step)
            yield Counted(barrel, face, effect, WORTH[effect] * face)


def effect_on(barrel: str, step: Assign) -> Effect:
    """What the specials do to a number barrel."""
    if barrel in step.destroyed:
        return "destroyed"
    return "doubled" if barrel in step.doubled else "plain"


WORTH: Final[dict[Effect, int]] = {"destroyed": 0, "plain": 1, "doubled": 2}


# --- 5. The bill --------------------------------------------------------------


def bill(state: State, served: int | None, tell: Tell) -> State:
    """The orders are turned up and everybody gets what is due; ``served=None``: the innkeeper failed."""
    orders, innkeeper = state.orders, state.innkeeper
    guests = state.setup.guests[innkeeper]
    sums = [sum(orders[guest] or ()) for guest in guests]
    mugs = settle(state.setup.options, served, sums)
    mugs.insert(innkeeper, innkeeper_gets(served, sum(sums)))
    totals = tuple(map(add, state.totals, mugs))
    if tell:
        tell_bill(state, served, mugs, totals, tell)
    line = Line(innkeeper, served, sum(sums), tuple(mugs))
    settled = replace(state, shown=orders, totals=totals, pad=(*state.pad, line))
    return next_round(settled, tell)


def settle(options: Options, served: int | None, sums: list[int]) -> list[int]:
    """What the guests get for the ``sums`` they ordered: their order, unless they were too greedy."""
    if served is None or sum(sums) <= served:
        return sums[:]
    highest, lowest = max(sums), min(sums)
    if highest == lowest:
        return [0 if options.all_equal == "net_zero" else -highest] * len(sums)
    # The greediest lose their order, each of the most modest gets it in full, once (P7).
    gains = {highest: -highest, lowest: highest}
    return [gains.get(own, 0) for own in sums]


def innkeeper_gets(served: int | None, ordered: int) -> int:
    """Nothing after a failure, the rest if there was enough for all, else all that was served."""
    if served is None:
        return 0
    return served - ordered if ordered <= served else served


def tell_bill(
    state: State,
    served: int | None,
    mugs: list[int],
    totals: tuple[int, ...],
    tell: Callable[[Event], object],
) -> None:
    """The orders, then a line for every guest and the innkeeper."""
    guests = state.setup.guests[state.innkeeper]
    sums = [sum(state.orders[guest] or ()) for guest in guests]
    tell(OrdersShown(state.orders, sum(sums)))
    whys = [why_guest(served, own, sums) for own in sums]
    for seat, why in zip((*guests, state.innkeeper), (*whys, why_innkeeper(served, sum(sums))), strict=True):
        tell(Credited(seat, mugs[seat], why, totals[seat]))


def why_guest(served: int | None, own: int, sums: list[int]) -> Why:
    """The reason for what a guest gets."""
    if served is None or sum(sums) <= served:
        return "order"
    if own == max(sums):
        return "greediest"
    return "modest" if own == min(sums) else "between"


def why_innkeeper(served: int | None, ordered: int) -> Why:
    """The reason for what the innkeeper gets."""
    if served is None:
        return "failed"
    return "rest" if ordered <= served else "served"


# --- 6. The next round and the end --------------------------------------------


def next_round(state: State, tell: Tell) -> State:
    """The cup moves clockwise, unless somebody has reached the target or it was the last round (P11)."""
    figures = state.setup.components
    if max(state.totals) >= figures.target:
        return end(state, "target", tell)
    if state.round >= figures.last_round:
        return end(state, "last-round", tell)
    return begin_round(state, (state.innkeeper + 1) % state.setup.seats, tell)


def end(state: State, reason: str, tell: Tell) -> State:
    """The game is over; whoever has most mugs has won."""
    if tell:
        tell(GameEnded(reason, ranks(state.totals)))
    return replace(state, phase="over", awaited=(), orders=state.setup.no_orders, reason=reason)


def ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Places by seat from 1; equal totals share one (P9)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def scores(state: State) -> tuple[int, ...]:
    """Mugs by seat."""
    return state.totals


def result(state: State) -> Result | None:
    """Places, mugs and the reason once the game is over."""
    if state.phase != "over":
        return None
    return Result(ranks(state.totals), state.totals, state.reason)


# --- What may happen, and what does -------------------------------------------


def to_act(state: State) -> tuple[Actor, ...]:
    """Who may act now."""
    return state.awaited


def legal(state: State, actor: Actor) -> tuple[AnyStep, ...]:
    """The actor's actions now, in one fixed order."""
    if actor not in state.awaited or actor is CHANCE:
        return ()
    if state.phase == "order":
        return state.setup.orders
    if state.phase == "serving":
        return state.setup.servings_with(state.faces)
    return assignments(state)


# Each handler takes the one kind of step that it stands beside; no type says that.
HANDLERS: Final[dict[Phase, dict[type[AnyStep], Callable[..., State]]]] = {  # type: ignore[explicit-any]
    "lot": {First: draw_innkeeper},
    "first-roll": {Rolled: first_roll},
    "order": {Order: order},
    "serving": {Close: close, Roll: roll_on},
    "roll": {Rolled: roll},
    "calculation": {Assign: choose_targets},
    "over": {},
}

SECTIONS: Final[dict[Phase, str]] = {
    "lot": "0.8",
    "first-roll": "1.1",
    "order": "2.1",
    "serving": "3.1",
    "roll": "3.3",
    "calculation": "4.5",
    "over": "6.3",
}
"""Where it says what happens in a phase, and who does it."""


def apply(state: State, actor: Actor, step: AnyStep, tell: Tell = None) -> State:
    """The next state. What happens on the way is told in table order.

    Raises:
        IllegalAction: the step is not offered to this actor now; nothing has changed.
    """
    handler = HANDLERS[state.phase].get(type(step))
    if handler is None:
        raise IllegalAction(step, "not-now", SECTIONS[state.phase], phase=state.phase)
    if actor not in state.awaited:
        raise IllegalAction(step, "not-yours", SECTIONS[state.phase], phase=state.phase)
    return handler(state, actor, step, tell)


def beat(state: State) -> Beat | None:
    """No clock runs in this game."""
    return None


# --- Helpers ------------------------------------------------------------------


def put(orders: tuple[Cards | None, ...], seat: Seat, cards: Cards | None) -> tuple[Cards | None, ...]:
    """The orders with one more laid."""
    laid = list(orders)
    laid[seat] = cards
    return tuple(laid)


@cache
def without(actors: tuple[Actor, ...], seat: Seat) -> tuple[Actor, ...]:
    """The others who may still act."""
    return tuple(actor for actor in actors if actor != seat)
