"""Standing orders: what people have said ahead. At most one a seat, apart from the log, told to nobody else.

An order belongs to whoever has the seat's secret: who is given the seat later comes without it. It rests
while a bot stands in, and holds again on return if what it was given for has not passed.
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
from comptoir.server.rooms.frames import NOTHING, known
from comptoir.server.storage.store import Store
from comptoir.server.tables.table import Table

AnyOrder: TypeAlias = Order[View, Step]

T = TypeVar("T")


class Row(Struct, Generic[T], frozen=True, omit_defaults=True):
    """What is stored of a seat: whose the order is, the latest commands about it, and the order itself."""

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

    def has_heard(self, seat: Seat, id_: str) -> bool:
        """Whether a command has been done before."""
        return id_ in self._row(seat).ids

    async def give(self, seat: Seat, command: protocol.Stand) -> None:
        """Seal the order of a seat, in place of the one before, or withdraw it; then it is durable.

        Raises:
            Refusal: it cannot be given.
            NotStored: it is not durable, and the one before holds.
        """
        order = read(self._table.game, command.order)
        if order is not None:
            self._check(seat, order)
        ids = (command.id, *self._row(seat).ids)[: limits.ORDER_IDS]
        row = Row(self._table.chairs[seat].token, ids, order)
        await self._store.keep_order(self._table.name, seat, encoding.to_json(row))
        self._rows[seat] = row

    def _check(self, seat: Seat, order: AnyOrder) -> None:
        if self._table.status != "playing":
            raise Refusal("not-playing")
        order.check(self._view(seat))

    # --- What follows from it ---------------------------------------------------

    def answer(self, seat: Seat) -> str | None:
        """What the order of a seat answers to the question that is due, in notation, if it does."""
        if seat not in self._rows:
            return None
        table, order = self._table, self._row(seat).order
        if order is None or seat not in table.owing or table.bot(seat):
            return None
        view = self._view(seat)
        step = None if order.is_gone(view) else order.answer(view, table.game.legal(table.state, seat))
        return None if step is None else table.game.write(step)

    def shown(self, seat: Seat) -> protocol.Standing:
        """The order as that seat's own pages show it."""
        order = self._row(seat).order
        if order is None:
            return NONE
        return protocol.Standing(Raw(encoding.to_json(order)), order.is_gone(self._view(seat)))

    def _row(self, seat: Seat) -> Row[AnyOrder]:
        """What is kept for whoever sits there now."""
        row = self._rows.get(seat)
        if row is None:
            return EMPTY
        return row if row.token == self._table.chairs[seat].token else EMPTY

    def _view(self, seat: Seat) -> View:
        return known(self._table, seat, self._table.state)


NONE: Final = protocol.Standing(NOTHING)
EMPTY: Final = Row[AnyOrder]("")


def read(game: AnyGame, written: bytes | Raw) -> AnyOrder | None:
    """An order as that game knows it; ``None`` where ``null`` is written.

    Raises:
        Refusal: it is none of the game's.
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
    """What is stored of a seat, without an order of another version that can no longer be read."""
    row = msgspec.json.decode(data, type=Row[object])
    try:
        order = read(game, encoding.to_json(row.order))
    except Refusal:
        order = None
    return Row(row.token, row.ids, order)
