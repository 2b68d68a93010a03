"""The worth of a lot to each owner, in coins: its earnings today, and the points it leads to.

Money alone wins nothing. A point is worth what an owner can spend on it: an owner with much money and
few cards left to reveal pays more for one. Everything is derived from what lies open; cards of the
others' sets are weighted by their probability. The constants were tuned by playing regulars against
each other.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.turns import put
from comptoir.games.encanteur.actions import Slate
from comptoir.games.encanteur.beliefs.sets import cards_left, chance_of_card, days_left
from comptoir.games.encanteur.beliefs.street import BySeat, Meals, fish_for, guests_of, meals
from comptoir.games.encanteur.components import EATER, EATS, PLATTER, WINE, Client
from comptoir.games.encanteur.views import View

FED_LATER: Final = 0.6
"""The chance that a hungry client gets a fish at home after all, if fish for them is still to be sold."""
CARDS_BOUGHT: Final = 1.5
"""The number of cards that an owner can find to buy in a day."""
LAST_COIN: Final = 0.5
"""The worth of a coin that is earned on what may be the last day."""
BY_DAY: Final = 0.5
"""The increase of that worth for each further day, up to a whole coin."""
BOTTLE_KEPT: Final = 0.6
"""The worth of a bottle that nobody will drink today, as a fraction of what it pays."""
CLIENT_A_DAY: Final = 1.0
"""The worth of one more client, for each further day."""
CARD_A_DAY: Final = 0.3
"""Added to it for each unrevealed card of a fish that the client eats."""


class Worth:
    """What lots, dishes and clients are worth to each seat in one position, in coins."""

    def __init__(self, view: View) -> None:
        self.view, self.setup = view, view.setup
        self.days = days_left(view)
        self.coin = min(1.0, LAST_COIN + BY_DAY * (self.days - 1))
        """The worth of a coin earned today."""
        self.points = [self._point_worth(seat) for seat in range(view.setup.seats)]
        """The worth of a point, by seat."""
        self._bottles = tuple([house.wine for house in view.houses])

    def _point_worth(self, seat: Seat) -> float:
        bought = min(cards_left(self.view, seat), CARDS_BOUGHT * self.days)
        return self.view.houses[seat].money / max(1.0, bought)

    def lot(self, seat: Seat, slate: Slate) -> float:
        """The worth of this slate today."""
        name = self.setup.kinds[slate].name
        if name == WINE:
            return self._wine(seat)
        if name == PLATTER:
            return self._platter(seat)
        return self._fish(seat, slate, EATER[name])

    # --- Fish -----

    def _fish(self, seat: Seat, slate: Slate, client: Client) -> float:
        """The earnings of the house with the fish, less those without it."""
        dishes = self._dishes(seat, client)
        fish = fish_for(self.setup, self.view.houses, client)
        more = put(fish, seat, fish[seat] + 1)
        without = self._trade(seat, client, dishes, fish, self._bottles)
        return self._trade(seat, client, (*dishes, slate), more, self._bottles) - without

    def _dishes(self, seat: Seat, client: Client) -> tuple[Slate, ...]:
        """The fish of a house that these clients eat."""
        feeds = self.setup.feeds[client]
        return tuple([dish for dish in self.view.houses[seat].dishes if dish in feeds and dish != PLATTER])

    def _trade(
        self, seat: Seat, client: Client, dishes: tuple[Slate, ...], fish: BySeat, bottles: BySeat
    ) -> float:
        """The earnings of a house with these dishes from clients of one kind, counting moves in and out."""
        first = self.setup.seats_after[self.view.auctioneer][0]
        eaten = meals(guests_of(self.view.houses, client), fish, bottles, first)
        walks = 1 - FED_LATER * self._chance_of_more(client)
        moves = walks * net_gain(eaten, seat)
        return self.sales(seat, dishes, expected_meals(eaten, seat, walks)) + moves * self.client(
            seat, client
        )

    def _chance_of_more(self, client: Client) -> float:
        """The chance that more fish for these clients is still to be sold today."""
        kinds, pool = self.setup.kinds, self.view.pool
        if self.view.next_lot and kinds[self.view.next_lot].name in EATS[client]:
            return 1
        stocks = zip(kinds.values(), pool, strict=True)
        left = sum(count for kind, count in stocks if kind.name in EATS[client])
        return 1 - (1 - left / max(1, sum(pool))) ** self.view.coming

    def sales(self, seat: Seat, dishes: Iterable[Slate], number: float) -> float:
        """The earnings from the best of these dishes, if ``number`` of them are sold on average."""
        total = 0.0
        for worth in sorted(self._dish_values(seat, dishes), reverse=True):
            total += max(0.0, min(1.0, number)) * worth
            number -= 1
        return total

    def _dish_values(self, seat: Seat, dishes: Iterable[Slate]) -> list[float]:
        """The earnings from each dish; of two equal fish, only one reveals a card."""
        found: list[float] = []
        counted: set[str] = set()
        for dish in dishes:
            kind = self.setup.kinds[dish]
            points = 0.0 if kind.name in counted else self._points_of(seat, kind.name)
            found.append(kind.card.pays * self.coin + points * self.points[seat])
            counted.add(kind.name)
        return found

    def _points_of(self, seat: Seat, name: str) -> float:
        """The points that selling this brings on average."""
        figures = self.setup.components
        if name == PLATTER:
            return figures.platter_points
        chance = chance_of_card(self.view, seat, name)
        completes = cards_left(self.view, seat) == 1
        return chance * (figures.fish_points + figures.set_points * completes)

    def client(self, seat: Seat, client: Client) -> float:
        """The worth of having such a client from tomorrow on."""
        cards = sum(chance_of_card(self.view, seat, fish) for fish in EATS[client])
        return (self.days - 1) * (CLIENT_A_DAY + CARD_A_DAY * cards)

    # --- Wine -----

    def _wine(self, seat: Seat) -> float:
        """The worth of a bottle, with a meal or kept for another day, and of the clients it draws in."""
        pays = self.setup.components.wine.pays
        drunk = self._own_meals(seat) > self.view.houses[seat].wine
        return pays * (self.coin if drunk else min(self.coin, BOTTLE_KEPT)) + self._draw(seat)

    def _own_meals(self, seat: Seat) -> int:
        """The number of its own clients that a house has fish for."""
        houses = self.view.houses
        return sum(
            min(guests_of(houses, client)[seat], fish_for(self.setup, houses, client)[seat])
            for client in EATS
        )

    def _draw(self, seat: Seat) -> float:
        """The earnings from clients whom one more bottle draws in."""
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
        """The worth of the platter; it may cost the sale of a fish, or need a client to walk in."""
        house = self.view.houses[seat]
        worth = self.sales(seat, [PLATTER], 1)
        if not house.guests:
            return worth / 2
        if self._own_meals(seat) < len(house.guests):
            return worth
        return worth - min(self._dish_values(seat, [dish for dish in house.dishes if dish != PLATTER]))


def expected_meals(eaten: Meals, seat: Seat, walks: float) -> float:
    """The average number of clients who eat in a house; those of other houses walk with chance ``walks``."""
    return sum(1 if home == seat else walks for home, to in eaten if to == seat)


def net_gain(eaten: Meals, seat: Seat) -> int:
    """The number of clients that a house gains, less those that it loses."""
    return sum((to == seat) - (home == seat) for home, to in eaten)


def without_bids(view: View) -> View:
    """The view with all fields reset that change during the auction of one lot."""
    return replace(view, phase="falling", awaited=(), price=0, holder=None, due=())


@lru_cache(maxsize=1024)
def worth_of_lot(view: View) -> tuple[float, ...]:
    """The worth of the lot by seat; it is computed once a lot for views from `without_bids`."""
    assert view.lot is not None, "a lot is being sold"
    worth = Worth(view)
    return tuple([worth.lot(seat, view.lot) for seat in range(view.setup.seats)])
