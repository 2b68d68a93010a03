"""Standing orders: answers that people have given in advance, at most one per seat, stored beside the log.

Only the seat itself is told its order. An order belongs to the seat's token, so a person who takes the seat
later does not inherit it. While a bot stands in, the order has no effect; when the person returns, it applies
again unless it has expired.
"""

from collections.abc import Mapping
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from comptoir.catalogue import AnyGame
from comptoir.core import encoding
from comptoir.core.actors import Seat
from comptoir.core.game import Order, View
from comptoir.core.refusals import Refusal
from comptoir.core.steps import Step
from comptoir.server import limits, protocol
from comptoir.server.rooms.frames import view_for
from comptoir.server.storage.store import Store
from comptoir.server.tables.table import Table

AnyOrder: TypeAlias = Order[View, Step]

T = TypeVar("T")


class Row(Struct, Generic[T], frozen=True, omit_defaults=True):
    """The stored row of a seat: its token, the ids of its latest commands about orders, and the order."""

    token: str
    ids: tuple[str, ...] = ()
    order: T | None = None


class StandingOrders:
    """The standing orders of a table."""

    def __init__(self, table: Table, store: Store, rows: Mapping[Seat, bytes]) -> None:
        self._table = table
        self._store = store
        self._rows = {seat: read_row(table.game, data) for seat, data in rows.items()}

    # --- Giving one -------------------------------------------------------------

    def has_carried_out(self, seat: Seat, id_: str) -> bool:
        """Whether this seat's command has been carried out before."""
        return id_ in self._row(seat).ids

    async def give(self, seat: Seat, command: protocol.Stand) -> None:
        """Store the order of a seat in place of the previous one, or withdraw it.

        Raises:
            Refusal: the order cannot be given.
            NotStored: it could not be stored; the previous order stays.
        """
        order = read_order(self._table.game, command.order)
        if order is not None:
            self._check(seat, order)
        ids = (command.id, *self._row(seat).ids)[: limits.ORDER_IDS]
        row = Row(self._table.occupants[seat].token, ids, order)
        await self._store.keep_order(self._table.name, seat, encoding.to_json(row))
        self._rows[seat] = row

    def _check(self, seat: Seat, order: AnyOrder) -> None:
        if self._table.status != "playing":
            raise Refusal("not-playing")
        order.check(self._view(seat))

    # --- What follows from it ---------------------------------------------------

    def answer(self, seat: Seat) -> str | None:
        """The answer of a seat's order to the decision that it owes, in notation; ``None`` if it has none."""
        if seat not in self._rows:
            return None
        table, order = self._table, self._row(seat).order
        if order is None or seat not in table.owing or table.bot(seat):
            return None
        view = self._view(seat)
        step = None if order.is_gone(view) else order.answer(view, table.game.legal(table.state, seat))
        return None if step is None else table.game.write(step)

    def frame(self, seat: Seat) -> protocol.Standing:
        """The order as a frame for the seat's own pages."""
        order = self._row(seat).order
        if order is None:
            return NONE
        return protocol.Standing(Raw(encoding.to_json(order)), order.is_gone(self._view(seat)))

    def _row(self, seat: Seat) -> Row[AnyOrder]:
        """The row of the person who has the seat now."""
        row = self._rows.get(seat)
        if row is None:
            return EMPTY
        return row if row.token == self._table.occupants[seat].token else EMPTY

    def _view(self, seat: Seat) -> View:
        return view_for(self._table, seat, self._table.state)


NONE: Final = protocol.Standing(Raw(b"null"))
EMPTY: Final = Row[AnyOrder]("")


def read_order(game: AnyGame, written: bytes | Raw) -> AnyOrder | None:
    """An order of the game, from JSON; ``None`` for ``null``.

    Raises:
        Refusal: it is not an order of this game.
    """
    try:
        plain = msgspec.json.decode(written)
        if plain is None:
            return None
        if game.orders is None:
            raise Refusal("no-orders")
        return encoding.convert(plain, game.orders)
    except (msgspec.DecodeError, RecursionError) as error:
        field, expected = encoding.explain_error(str(error))
        raise Refusal("bad-order", field=field or "?", expected=expected) from None


def read_row(game: AnyGame, data: bytes) -> Row[AnyOrder]:
    """A seat's row from its stored form; an order that this version can no longer read is dropped."""
    row = msgspec.json.decode(data, type=Row[object])
    try:
        order = read_order(game, encoding.to_json(row.order))
    except Refusal:
        order = None
    return Row(row.token, row.ids, order)
