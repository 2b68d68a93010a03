"""Set-up (section 0): the first auctioneer, the client who stays away, the clients dealt, and the sets."""

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import BadOptions, IllegalAction
from comptoir.core.setups import intern
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, check_seat, put
from comptoir.games.encanteur.actions import Dealt, Discard, First, Removed
from comptoir.games.encanteur.components import (
    CLIENTS,
    EATS,
    FEWEST_SEATS,
    MOST_SEATS,
    PLATTER,
    Client,
    Components,
    Options,
    check,
)
from comptoir.games.encanteur.state import (
    HUNGRY,
    Counts,
    House,
    Setup,
    State,
    clients_left,
    fish_in_play,
    seat_of_next_client,
)


def opening(seats: int, options: Options, components: Components) -> State:
    """The state before anything has happened.

    Raises:
        BadEdition: no game can be played with these components.
        BadOptions: ``removed`` names a client at a table of four.
    """
    check(components, seats)
    if options.removed and seats == MOST_SEATS:
        raise BadOptions("option", option="removed", expected=f"none with {seats} seats")
    setup = intern(Setup(seats, options, components))
    state = State(
        setup=setup,
        phase="first",
        awaited=BY_CHANCE,
        day=0,
        auctioneer=0,
        removed=None,
        houses=(House(components.money[seats - FEWEST_SEATS]),) * seats,
        pool=deck(setup, None, components.platter_cards),
        coming=0,
        lot=None,
        next_lot=None,
        unsold=(),
        price=0,
        holder=None,
        due=(),
        place=0,
        idle=0,
        sets=(None,) * seats,
        revealed=((),) * seats,
        sold=((),) * seats,
        platters=(0,) * seats,
    )
    return state if options.first_seat is None else set_auctioneer(state, options.first_seat)


@lru_cache(maxsize=256)
def deck(setup: Setup, removed: Client | None, platter_cards: int) -> Counts:
    """All slates without the fish of a client who stays away, and without the platter if no card is left."""
    away = EATS[removed] if removed else ()
    out = away if platter_cards else (*away, PLATTER)
    return tuple(0 if kind.name in out else kind.count for kind in setup.kinds.values())


def draw_auctioneer(state: State, actor: Actor, step: First, tell: Tell) -> State:
    check_seat(state, step, step.seat, "0.8")
    return set_auctioneer(state, step.seat)


def set_auctioneer(state: State, auctioneer: Seat) -> State:
    """Set the first auctioneer; at a table of three, go on to the client who stays away."""
    cried = replace(state, auctioneer=auctioneer)
    if state.setup.seats == MOST_SEATS:
        return replace(cried, phase="client")
    if state.setup.options.removed:
        return remove_client(cried, state.setup.options.removed)
    return replace(cried, phase="removal")


def remove(state: State, actor: Actor, step: Removed, tell: Tell) -> State:
    """A client drawn by lot stays away."""
    if step.client not in CLIENTS:
        raise IllegalAction(step, "no-such-client", "0.4")
    return remove_client(state, step.client)


def remove_client(state: State, client: Client) -> State:
    """Remove both cards of a client from the game, and the two fish that they eat."""
    pool = deck(state.setup, client, state.setup.components.platter_cards)
    return replace(state, phase="client", removed=client, pool=pool)


def deal(state: State, actor: Actor, step: Dealt, tell: Tell) -> State:
    """Deal a client; after the last one, everybody chooses their set."""
    seat = seat_of_next_client(state)
    check_seat(state, step, step.seat, "0.5")
    if step.seat != seat:
        raise IllegalAction(step, "not-dealt-to-now", "0.5", seat=seat)
    if step.client not in clients_left(state):
        raise IllegalAction(step, "no-such-client", "0.5")
    house = state.houses[seat]
    houses = put(state.houses, seat, replace(house, guests=(*house.guests, HUNGRY[step.client])))
    dealt = replace(state, houses=houses)
    if clients_left(dealt):
        return dealt
    return replace(dealt, phase="discard", awaited=tuple(range(state.setup.seats)))


@lru_cache(maxsize=64)
def discards(removed: Client | None, number: int) -> tuple[Discard, ...]:
    """All ways to put ``number`` cards of a set away."""
    return tuple(Discard(fish) for fish in combinations(fish_in_play(removed), number))


def discard(state: State, seat: Seat, step: Discard, tell: Tell) -> State:
    """Put cards of a set away; when everybody has done so, the first day begins."""
    number = state.setup.components.discards
    if step not in discards(state.removed, number):
        raise IllegalAction(step, "no-discard", "0.7", number=number)
    assert step.fish is not None
    kept = tuple([fish for fish in fish_in_play(state.removed) if fish not in step.fish])
    awaited = tuple([other for other in state.awaited if other != seat])
    chosen = replace(state, awaited=awaited, sets=put(state.sets, seat, kept))
    return chosen if awaited else replace(chosen, phase="morning")
