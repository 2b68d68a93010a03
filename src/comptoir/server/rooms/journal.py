"""The journal of a table: stores each append, then applies it."""

from comptoir.server.storage.store import Store
from comptoir.server.tables import log
from comptoir.server.tables.log import Append
from comptoir.server.tables.steps import Foresight
from comptoir.server.tables.table import Table


class Journal:
    """Writes the log of one table; see `write`."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store

    async def write(self, append: Append, foresight: Foresight | None = None) -> None:
        """Store an append, then apply it.

        Raises:
            NotStored: it could not be stored; the table has not changed.
        """
        secrets = self._new_secrets(append)
        await self._store.append(self._table.name, self._table.length, log.write(append), secrets)
        self._table.take(append, foresight)

    def _new_secrets(self, append: Append) -> tuple[str, str] | None:
        """The table's join code and watch secret, if the append changes one of them."""
        for entry in append.entries:
            match entry:
                case log.Locked(join, watch):
                    return join, watch
                case log.Offered(_, join):
                    return join, self._table.watch
                case _:
                    pass
        return None
