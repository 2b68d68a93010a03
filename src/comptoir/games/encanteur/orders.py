"""Standing orders: what a player says about a lot once, so that not every price asks again."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from comptoir.core.refusals import BadOrder
from comptoir.games.encanteur.actions import AnyStep, Pass, Take, Wait
from comptoir.games.encanteur.views import View


class Standing(Struct, frozen=True, forbid_unknown_fields=True):
    """An order for one lot: take it at ``down_to`` or less; once somebody holds it, go up to ``up_to``.

    ``None``: nothing is said about that, and the player is asked. At 0 nothing costs so little: the
    lot is left to others. ``number`` counts the lots of the ``day`` from 1.
    """

    day: int
    number: int
    down_to: int | None = None
    up_to: int | None = None

    def check(self, view: View) -> None:
        """Nothing, if the lot is being cried in turns and the prices can be paid.

        Raises:
            BadOrder: it is not, or they cannot.
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
        """Whether another lot is being cried, or none."""
        return (self.day, self.number) != (view.day, number(view))

    def answer(self, view: View, legal: Sequence[AnyStep]) -> AnyStep | None:
        """What is to be done at this price, if the order says so."""
        wanted = self._wanted(view)
        return wanted if wanted in legal else None

    def _wanted(self, view: View) -> AnyStep | None:
        if view.phase == "falling" and self.down_to is not None:
            return TAKE if view.price <= self.down_to else WAIT
        if view.phase == "rising" and self.up_to is not None:
            return TAKE if view.price < self.up_to else PASS
        return None


TAKE: Final = Take()
WAIT: Final = Wait()
PASS: Final = Pass()


def number(view: View) -> int | None:
    """Which lot of the day is being cried, counted from 1."""
    if view.lot is None:
        return None
    return view.setup.lots - view.coming - (view.next_lot is not None)
