"""Standing orders: a player decides once about a lot, instead of being asked at every price."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from comptoir.core.refusals import BadOrder
from comptoir.games.encanteur.actions import AnyStep, Pass, Take, Wait
from comptoir.games.encanteur.views import View


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """An order for one lot: take it at ``down_to`` or less; take it over up to ``up_to``.

    If one of them is ``None``, the player is asked in that part of the auction. At 0 the order
    leaves the lot to others, because no lot costs that little. ``number`` counts the lots of the
    ``day`` from 1.
    """

    day: int
    number: int
    down_to: int | None = None
    up_to: int | None = None

    def check(self, view: View) -> None:
        """Refuse an order that cannot be followed.

        Raises:
            BadOrder: the tempo is live, the order is for another lot, says nothing, or names a price
                that the player cannot pay.
        """
        if view.setup.is_live:
            raise BadOrder(self, "order-live")
        if self.is_gone(view):
            raise BadOrder(self, "order-lot", day=self.day, number=self.number)
        prices = [price for price in (self.down_to, self.up_to) if price is not None]
        if not prices:
            raise BadOrder(self, "order-empty")
        assert view.seat is not None, "orders are given from a seat"
        money = view.houses[view.seat].money
        for price in prices:
            if not 0 <= price <= money:
                raise BadOrder(self, "order-price", price=price, money=money)

    def is_gone(self, view: View) -> bool:
        """Whether the lot of this order is not for sale now."""
        return (self.day, self.number) != (view.day, lot_number(view))

    def answer(self, view: View, legal: Sequence[AnyStep]) -> AnyStep | None:
        """The action that the order demands at this price, or ``None`` if it says nothing about it."""
        action = self._action(view)
        return action if action in legal else None

    def _action(self, view: View) -> AnyStep | None:
        if view.phase == "falling" and self.down_to is not None:
            return TAKE if view.price <= self.down_to else WAIT
        if view.phase == "rising" and self.up_to is not None:
            return TAKE if view.price < self.up_to else PASS
        return None


TAKE: Final = Take()
WAIT: Final = Wait()
PASS: Final = Pass()


def lot_number(view: View) -> int | None:
    """The number of the lot that is for sale, counted from 1 each day."""
    if view.lot is None:
        return None
    return view.setup.lots - view.coming - (view.next_lot is not None)
