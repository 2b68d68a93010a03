"""What each part of a story changes in a view, so that a page shows the table as far as it has been told."""

from collections.abc import Callable

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.game import Changes
from comptoir.core.steps import Event, Step
from comptoir.core.turns import put
from comptoir.games.encanteur.actions import (
    CardRevealed,
    DayBegun,
    DayEnded,
    Dealt,
    Discard,
    Display,
    First,
    GameEnded,
    Held,
    NotInSet,
    Paid,
    PlatterCard,
    PriceCried,
    Removed,
    Reserved,
    Served,
    Slate,
    Sold,
    Uncovered,
    Unsold,
    Walked,
)
from comptoir.games.encanteur.components import Fish
from comptoir.games.encanteur.rules.auction import add_slate
from comptoir.games.encanteur.rules.evening import clear_houses, next_pool
from comptoir.games.encanteur.rules.first_service import feed_guest
from comptoir.games.encanteur.rules.set_up import add_client, deck, kept_set
from comptoir.games.encanteur.rules.wandering import move_guest, promise_meal
from comptoir.games.encanteur.state import House
from comptoir.games.encanteur.views import View


def changes(view: View, actor: Actor, part: Step | Event) -> Changes:
    """The fields that a part of a story changes, with their new values."""
    match part:
        # Set-up (section 0)
        case First(seat):
            return {"auctioneer": seat}
        case Removed(client):
            return {"removed": client, "pool": deck(view.setup, client, view.platter_cards)}
        case Dealt(seat, client):
            return at_house(view, seat, lambda house: add_client(house, client))
        case Discard(fish) if actor == view.seat and fish:
            return {"my_set": kept_set(view.removed, fish)}
        # The auction (sections 1 and 2)
        case DayBegun(day, auctioneer, lots):
            return {"day": day, "auctioneer": auctioneer, "coming": lots, "idle": view.idle + 1}
        case Uncovered(slate):
            return uncover(view, slate)
        case PriceCried(_, price):
            return {"price": price}
        case Held(_, seat, price):
            return {"price": price, "holder": seat}
        case Sold(slate, seat, _, money):
            bought = at_house(
                view, seat, lambda house: add_slate(view.setup, replace(house, money=money), slate)
            )
            return {**bought, "idle": 0, **next_lot(view)}
        case Unsold(slate):
            return {"unsold": (*view.unsold, slate), **next_lot(view)}
        # The services (sections 3 and 4); at the second one, only what was promised is eaten
        case Served(seat, place, _, dish, wine, service) if service != "second":
            return at_house(view, seat, lambda house: feed_guest(house, place - 1, dish, wine))
        case Display(bottles) if isinstance(actor, Seat):
            return at_house(view, actor, lambda house: replace(house, displayed=bottles))
        case Walked(home, place, to=to) if to is not None:
            return {"houses": move_guest(view.houses, home, place - 1, to)}
        case Reserved(seat, _, dish, wine):
            return at_house(view, seat, lambda house: promise_meal(house, dish, wine))
        # The evening and the end (sections 5 and 6)
        case Paid(seat, amount=amount):
            return at_house(view, seat, lambda house: replace(house, money=house.money + amount))
        case CardRevealed(seat, fish):
            return {"revealed": add_fish(view.revealed, seat, fish)}
        case NotInSet(seat, fish) if view.memory is not None:
            return {"memory": add_fish(view.memory, seat, fish)}
        case PlatterCard(seat, left):
            return {"platters": put(view.platters, seat, view.platters[seat] + 1), "platter_cards": left}
        case DayEnded():
            return put_back(view)
        case GameEnded(reason, ranks):
            return {"reason": reason, "ranks": ranks}
        case _:
            return {}


def at_house(view: View, seat: Seat, change: Callable[[House], House]) -> Changes:
    """What happens in one house."""
    return {"houses": put(view.houses, seat, change(view.houses[seat]))}


def uncover(view: View, slate: Slate) -> Changes:
    """A slate comes into view, as the lot or, if there is a lot already, as the next one."""
    place = view.setup.place[slate]
    pool = put(view.pool, place, view.pool[place] - 1)
    return {"pool": pool, "coming": view.coming - 1, "lot" if view.lot is None else "next_lot": slate}


def next_lot(view: View) -> Changes:
    """The next lot is put up for sale, before a price is cried."""
    return {"lot": view.next_lot, "next_lot": None, "holder": None, "price": 0}


def add_fish(sets: tuple[tuple[Fish, ...], ...], seat: Seat, fish: Fish) -> tuple[tuple[Fish, ...], ...]:
    """Return the fish by seat, with one more for this seat."""
    return put(sets, seat, (*sets[seat], fish))


def put_back(view: View) -> Changes:
    """All slates go back except wine; clients stay where they are."""
    houses = clear_houses(view.houses)
    pool = next_pool(view.setup, view.removed, view.platter_cards, houses)
    return {"houses": houses, "pool": pool, "unsold": ()}
