"""Presence: who has a page open, how pages show everybody else, and who replaces an absent host."""

from comptoir.core.actors import Seat, Viewer
from comptoir.server import limits, protocol
from comptoir.server.rooms.surroundings import Connection
from comptoir.server.tables.table import Table


class Presence:
    """The pages open at a table. A person may have several, and is absent while none is open."""

    def __init__(self, table: Table, now: float) -> None:
        self.changes = 0
        """How many times a page has come or gone."""
        self.loaded = now
        self.empty_since: float | None = now
        """The time since which no page has been open; ``None`` while one is."""
        self.connections: dict[Viewer, list[Connection]] = {}
        self._lost: dict[Seat, float] = {}
        self._table = table

    def add(self, connection: Connection) -> None:
        """Note that a page has come."""
        self.changes += 1
        self.connections.setdefault(connection.viewer, []).append(connection)
        self.empty_since = None

    def remove(self, connection: Connection, now: float) -> bool:
        """Note that a page has gone; return whether it was still listed."""
        viewer = connection.viewer
        if connection not in self.connections.get(viewer, []):
            return False
        self.changes += 1
        self.connections[viewer].remove(connection)
        if not self.connections[viewer]:
            del self.connections[viewer]
            if viewer is not None:
                self._lost[viewer] = now
        if not self.connections:
            self.empty_since = now
        return True

    def expect(self, seat: Seat, now: float) -> None:
        """Note that a person has taken a seat, whose page has yet to connect."""
        self._lost[seat] = now

    def of(self, viewer: Viewer) -> list[Connection]:
        """The open pages of a viewer."""
        return list(self.connections.get(viewer, ()))

    def all(self) -> list[tuple[Viewer, list[Connection]]]:
        """All open pages, by viewer."""
        return list(self.connections.items())

    def is_present(self, seat: Seat) -> bool:
        """Whether the person in a seat has a page open."""
        return seat in self.connections

    def absent(self) -> list[Seat]:
        """The seats of the people who are absent."""
        return [seat for seat in self._table.people if seat not in self.connections]

    def clock_may_run(self) -> bool:
        """Whether a person is present, or only bots play; otherwise the clock stands still."""
        return not self._table.people or any(map(self.is_present, self._table.people))

    def absent_since(self, seat: Seat) -> float:
        """The time since which a person has been absent; if unknown, the time when the table was loaded."""
        return self._lost.get(seat, self.loaded)

    def status(self, seat: Seat, now: float) -> protocol.Presence:
        """The presence of a seat, as pages show it."""
        if self._table.occupants[seat].is_offered:
            return "offered"
        if self._table.occupants[seat].stood_in:
            return "gone"
        if self._table.occupants[seat].who != "person" or self.is_present(seat):
            return "here"
        return "here" if now < self.absent_since(seat) + limits.AWAY else "away"

    def is_deserted(self, now: float) -> bool:
        """Whether no page has been open for `limits.IDLE` seconds, so that the table rests."""
        return self.empty_since is not None and now >= self.empty_since + limits.IDLE

    def next_host(self, now: float) -> Seat | None:
        """The seat that replaces a host who is absent too long; ``None`` while a game is on."""
        host, seats = self._table.host, len(self._table.occupants)
        if (
            self._table.status == "playing"
            or self.is_present(host)
            or now < self.absent_since(host) + limits.HOST
        ):
            return None
        present = [seat for seat in self._table.people if self.is_present(seat)]
        return min(present, key=lambda seat: (seat - host) % seats, default=None)

    def next_change(self, now: float) -> float | None:
        """The time at which presence next changes if no page comes or goes; ``None``: never."""
        times = [self.empty_since + limits.IDLE] if self.empty_since is not None else []
        for seat in self.absent():
            times += [self.absent_since(seat) + limits.AWAY, self.absent_since(seat) + limits.HOST]
        return min((time for time in times if time > now), default=None)
