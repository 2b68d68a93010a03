"""Absence: how long a table waits for an absent person, and when a bot takes over the seat."""

from comptoir.core.actors import Seat
from comptoir.server import limits
from comptoir.server.rooms.presence import Presence
from comptoir.server.tables import log
from comptoir.server.tables.table import Table


class Absence:
    """Decides when an absent person is late; the deadlines are in the log, so that a restart keeps them."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._presence = presence

    def entries(self, now: float) -> list[log.AnyEntry]:
        """What to log now: who is back, new deadlines for absent people, and whose seats bots take over."""
        grace = limits.GRACE[self._table.opened.speed]
        entries: list[log.AnyEntry] = [log.Back(seat) for seat in self._returned()]
        for seat in self._absent() if grace is not None else ():
            until = self._deadline(seat)
            if until is None:
                entries.append(log.Missed(seat, now + (grace or 0)))
            elif until <= now:
                entries.append(log.StoodIn(seat))
        return entries

    def until(self) -> float | None:
        """The time at which a bot next takes over from an absent person; ``None``: never."""
        return min(self._deadlines(), default=None)

    def next_change(self, now: float) -> float | None:
        """The time at which `entries` next has something to log if no page comes or goes; ``None``: never."""
        return min((until for until in self._deadlines() if until > now), default=None)

    def _deadlines(self) -> list[float]:
        deadlines = map(self._deadline, self._absent())
        return [deadline for deadline in deadlines if deadline is not None]

    def _deadline(self, seat: Seat) -> float | None:
        """The time at which a bot takes over from an absent person who owes a decision; ``None``: never.

        Nothing else decides this. The time is in the log, but it is at least `limits.RETURN` seconds after
        the table was loaded.
        """
        missed = self._table.occupants[seat].missed
        return None if missed is None else max(missed, self._presence.loaded + limits.RETURN)

    def _absent(self) -> list[Seat]:
        """The absent people who owe a decision."""
        table = self._table
        return [seat for seat in self._presence.absent() if seat in table.owing and not table.bot(seat)]

    def _returned(self) -> list[Seat]:
        """The people who are present although the log says that a bot plays for them or will take over."""
        missed = [
            seat
            for seat, occupant in enumerate(self._table.occupants)
            if occupant.stood_in or occupant.missed is not None
        ]
        return [seat for seat in missed if self._presence.is_present(seat)]
