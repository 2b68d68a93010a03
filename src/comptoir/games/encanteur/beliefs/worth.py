"""What a lot is worth to each owner, in coins: what it brings today, and the points it leads to.

Money wins nothing in itself. A point is worth what somebody can spend on it, so whoever has much
money and few cards left to reveal gives more for one. All is reckoned from what lies open; of the
others' sets there are but chances. The constants were chosen by play of one regular against another.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.beliefs.sets import cards_left, chance_of_card, days_left
from comptoir.games.encanteur.beliefs.street import BySeat, Meals, fish_for, guests_of, meals
from comptoir.games.encanteur.components import EATER, EATS, PLATTER, WINE, Client
from comptoir.games.encanteur.state import put
from comptoir.games.encanteur.views import View

FED_LATER: Final = 0.6
"""How likely a client is to find something at home after all, if fish for them is still to be sold."""
CARDS_BOUGHT: Final = 1.5
"""For how many cards a day somebody finds something to spend money on."""
LAST_COIN: Final = 0.5
"""What a coin earned on what may be the last day is still worth."""
BY_DAY: Final = 0.5
"""By so much it is worth more for each day after it, up to a whole one."""
BOTTLE_KEPT: Final = 0.6
"""Of what a bottle pays, when nobody is there to drink it today."""
CLIENT_A_DAY: Final = 1.0
"""What it is worth, for each day to come, to have a client more."""
CARD_A_DAY: Final = 0.3
"""And for each fish they eat of which a card is still to be revealed."""


class Worth:
    """What things are worth in one position, by seat."""

    def __init__(self, view: View) -> None:
        self.view, self.setup = view, view.setup
        self.days = days_left(view)
        self.coin = min(1.0, LAST_COIN + BY_DAY * (self.days - 1))
        """What a coin earned today is worth."""
        self.points = [self._point(seat) for seat in range(view.setup.seats)]
        """What a point is worth, by seat."""
        self._bottles = tuple([house.wine for house in view.houses])

    def _point(self, seat: Seat) -> float:
        bought = min(cards_left(self.view, seat), CARDS_BOUGHT * self.days)
        return self.view.houses[seat].money / max(1.0, bought)

    def lot(self, seat: Seat, slate: Slate) -> float:
        """To have this slate today."""
        name = self.setup.kinds[slate].name
        if name == WINE:
            return self._wine(seat)
        if name == PLATTER:
            return self._platter(seat)
        return self._fish(seat, slate, EATER[name])

    # --- Fish -----

    def _fish(self, seat: Seat, slate: Slate, client: Client) -> float:
        """What the house does with it, less what it does without."""
        dishes = self._dishes(seat, client)
        fish = fish_for(self.setup, self.view.houses, client)
        more = put(fish, seat, fish[seat] + 1)
        without = self._trade(seat, client, dishes, fish, self._bottles)
        return self._trade(seat, client, (*dishes, slate), more, self._bottles) - without

    def _dishes(self, seat: Seat, client: Client) -> tuple[Slate, ...]:
        """The fish of a house that such clients eat."""
        feeds = self.setup.feeds[client]
        return tuple([dish for dish in self.view.houses[seat].dishes if dish in feeds and dish != PLATTER])

    def _trade(
        self, seat: Seat, client: Client, dishes: tuple[Slate, ...], fish: BySeat, bottles: BySeat
    ) -> float:
        """What clients of one kind bring a house with such dishes, those who move in or out included."""
        first = self.setup.after[self.view.auctioneer][0]
        eaten = meals(guests_of(self.view.houses, client), fish, bottles, first)
        walks = 1 - FED_LATER * self._more_to_come(client)
        moves = walks * moved(eaten, seat)
        return self.sold(seat, dishes, expected(eaten, seat, walks)) + moves * self.client(seat, client)

    def _more_to_come(self, client: Client) -> float:
        """How likely more fish for these clients is still to be sold today."""
        kinds, pool = self.setup.kinds, self.view.pool
        if self.view.next_lot and kinds[self.view.next_lot].name in EATS[client]:
            return 1
        stocks = zip(kinds.values(), pool, strict=True)
        left = sum(count for kind, count in stocks if kind.name in EATS[client])
        return 1 - (1 - left / max(1, sum(pool))) ** self.view.coming

    def sold(self, seat: Seat, dishes: Iterable[Slate], number: float) -> float:
        """What the best of these dishes bring, if so many are sold on average."""
        total = 0.0
        for worth in sorted(self._each(seat, dishes), reverse=True):
            total += max(0.0, min(1.0, number)) * worth
            number -= 1
        return total

    def _each(self, seat: Seat, dishes: Iterable[Slate]) -> list[float]:
        """What each dish brings; of two that are alike only one reveals a card."""
        found: list[float] = []
        shown: set[str] = set()
        for dish in dishes:
            kind = self.setup.kinds[dish]
            points = 0.0 if kind.name in shown else self._points_of(seat, kind.name)
            found.append(kind.card.pays * self.coin + points * self.points[seat])
            shown.add(kind.name)
        return found

    def _points_of(self, seat: Seat, name: str) -> float:
        """How many points it may bring to sell this."""
        figures = self.setup.components
        if name == PLATTER:
            return figures.platter_points
        chance = chance_of_card(self.view, seat, name)
        completes = cards_left(self.view, seat) == 1
        return chance * (figures.fish_points + figures.set_points * completes)

    def client(self, seat: Seat, client: Client) -> float:
        """To have such a client from tomorrow on."""
        cards = sum(chance_of_card(self.view, seat, fish) for fish in EATS[client])
        return (self.days - 1) * (CLIENT_A_DAY + CARD_A_DAY * cards)

    # --- Wine -----

    def _wine(self, seat: Seat) -> float:
        """With a meal, or kept for another day; and whom it draws in."""
        pays = self.setup.components.wine.pays
        drunk = self._own_meals(seat) > self.view.houses[seat].wine
        return pays * (self.coin if drunk else min(self.coin, BOTTLE_KEPT)) + self._lured(seat)

    def _own_meals(self, seat: Seat) -> int:
        """How many of its own clients the house has fish for."""
        houses = self.view.houses
        return sum(
            min(guests_of(houses, client)[seat], fish_for(self.setup, houses, client)[seat])
            for client in EATS
        )

    def _lured(self, seat: Seat) -> float:
        """What clients bring who come for one bottle more."""
        bottles = put(self._bottles, seat, self._bottles[seat] + 1)
        lured = 0.0
        for client in EATS:
            if dishes := self._dishes(seat, client):
                fish = fish_for(self.setup, self.view.houses, client)
                lured += self._trade(seat, client, dishes, fish, bottles)
                lured -= self._trade(seat, client, dishes, fish, self._bottles)
        return lured

    # --- The platter -----

    def _platter(self, seat: Seat) -> float:
        """What it brings; it may cost the sale of a fish, and without clients one has to walk in."""
        house = self.view.houses[seat]
        worth = self.sold(seat, [PLATTER], 1)
        if not house.guests:
            return worth / 2
        if self._own_meals(seat) < len(house.guests):
            return worth
        return worth - min(self._each(seat, [dish for dish in house.dishes if dish != PLATTER]))


def expected(eaten: Meals, seat: Seat, walks: float) -> float:
    """How many eat in a house on average; other houses' clients walk with such a chance."""
    return sum(1 if home == seat else walks for home, to in eaten if to == seat)


def moved(eaten: Meals, seat: Seat) -> int:
    """How many clients a house gains, less those whom it loses."""
    return sum((to == seat) - (home == seat) for home, to in eaten)


def still(view: View) -> View:
    """The view without what changes while one lot is sold."""
    return replace(view, phase="falling", awaited=(), price=0, holder=None, due=())


@lru_cache(maxsize=1024)
def worth_of_lot(view: View) -> tuple[float, ...]:
    """What the lot is worth, by seat; asked for a `still` view, it is worked out once a lot."""
    assert view.lot is not None, "a lot is being sold"
    worth = Worth(view)
    return tuple([worth.lot(seat, view.lot) for seat in range(view.setup.seats)])
