"""Who is there, who is away, and who is late."""

from comptoir.core.actors import Seat, Viewer
from comptoir.server import limits, protocol
from comptoir.server.rooms.surroundings import Connection
from comptoir.server.tables import log
from comptoir.server.tables.table import Table


class Presence:
    """The connections to a table: a person may have several, and is there as long as one is open."""

    def __init__(self, table: Table, now: float) -> None:
        self.changes = 0
        """How often anybody has come or gone."""
        self.loaded = now
        self.empty_since: float | None = now
        """Since when nobody at all has been there."""
        self.connections: dict[Viewer, list[Connection]] = {}
        self._lost: dict[Seat, float] = {}
        self._table = table

    def add(self, connection: Connection) -> None:
        """A page has come."""
        self.changes += 1
        self.connections.setdefault(connection.viewer, []).append(connection)
        self.empty_since = None

    def remove(self, connection: Connection, now: float) -> bool:
        """A page has gone; whether it was still there."""
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
        """Somebody has taken a seat, and will be here in a moment."""
        self._lost[seat] = now

    def of(self, viewer: Viewer) -> list[Connection]:
        """All pages of a viewer, as they are now."""
        return list(self.connections.get(viewer, ()))

    def all(self) -> list[tuple[Viewer, list[Connection]]]:
        """All pages, by viewer."""
        return list(self.connections.items())

    def is_here(self, seat: Seat) -> bool:
        """Whether a page of the seat's is open."""
        return seat in self.connections

    def away(self) -> list[Seat]:
        """The people of whom no page is open."""
        return [seat for seat in self._table.people if seat not in self.connections]

    def can_act(self) -> bool:
        """Whether anybody is here who could act; where only bots play, nobody has to be."""
        return not self._table.people or any(map(self.is_here, self._table.people))

    def lost(self, seat: Seat) -> float:
        """Since when an absent person has been absent, as far as we know."""
        return self._lost.get(seat, self.loaded)

    def shown(self, seat: Seat, now: float) -> protocol.Presence:
        """How a seat's presence is shown."""
        if self._table.chairs[seat].is_offered:
            return "offered"
        if self._table.chairs[seat].stood_in:
            return "gone"
        if self._table.chairs[seat].who != "person" or self.is_here(seat):
            return "here"
        return "here" if now < self.lost(seat) + limits.AWAY else "away"

    # --- Lateness ---------------------------------------------------------------

    def deadline(self, seat: Seat) -> float | None:
        """When a bot decides for somebody absent who owes a decision; ``None``: never.

        This alone decides who is late. The time is stored; after a restart there is
        a moment to come back in any case.
        """
        missed = self._table.chairs[seat].missed
        return None if missed is None else max(missed, self.loaded + limits.RETURN)

    def absent(self) -> list[Seat]:
        """Who owes a decision and is not there."""
        table = self._table
        return [seat for seat in self.away() if seat in table.owing and not table.bot(seat)]

    def about_the_absent(self, now: float) -> list[log.AnyEntry]:
        """What to write down: who is back, until when who is waited for, for whom a bot takes over."""
        grace = limits.GRACE[self._table.opened.speed]
        entries: list[log.AnyEntry] = [log.Back(seat) for seat in self.back()]
        for seat in self.absent() if grace is not None else ():
            until = self.deadline(seat)
            if until is None:
                entries.append(log.Missed(seat, now + (grace or 0)))
            elif until <= now:
                entries.append(log.StoodIn(seat))
        return entries

    def back(self) -> list[Seat]:
        """Who is there while the log says that they are missed."""
        chairs = self._table.chairs
        missed = [seat for seat, chair in enumerate(chairs) if chair.stood_in or chair.missed is not None]
        return [seat for seat in missed if self.is_here(seat)]

    def is_deserted(self, now: float) -> bool:
        """Whether nobody has been there for so long that the table may rest."""
        return self.empty_since is not None and now >= self.empty_since + limits.IDLE

    def next_host(self, now: float) -> Seat | None:
        """Who becomes host because the host has been away for long; nobody while a game is on."""
        host, seats = self._table.host, len(self._table.chairs)
        if self._table.status == "playing" or self.is_here(host) or now < self.lost(host) + limits.HOST:
            return None
        here = [seat for seat in self._table.people if self.is_here(seat)]
        return min(here, key=lambda seat: (seat - host) % seats, default=None)

    def next_change(self, now: float) -> float | None:
        """The next time at which something of this changes by itself."""
        times = [self.empty_since + limits.IDLE] if self.empty_since is not None else []
        for seat in self.away():
            times += [self.lost(seat) + limits.AWAY, self.lost(seat) + limits.HOST]
        times += [until for seat in self.absent() if (until := self.deadline(seat)) is not None]
        return min((time for time in times if time > now), default=None)
