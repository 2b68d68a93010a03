"""Sends every page what is new and its viewer may know; a frame is encoded at most once per viewer."""

from collections.abc import Iterable

from msgspec import Raw
from msgspec.structs import replace

from comptoir.core import encoding
from comptoir.core.actors import Seat, Viewer
from comptoir.server import protocol
from comptoir.server.clock import Clock
from comptoir.server.rooms.absence import Absence
from comptoir.server.rooms.frames import Frames, without_setup
from comptoir.server.rooms.presence import Presence
from comptoir.server.rooms.standing_orders import NONE, StandingOrders
from comptoir.server.rooms.surroundings import Connection
from comptoir.server.tables import log, matches
from comptoir.server.tables.positions import Countdown
from comptoir.server.tables.table import Table


class Broadcast:
    """Remembers what it has sent, so that nothing is sent twice."""

    def __init__(
        self, table: Table, orders: StandingOrders, presence: Presence, absence: Absence, clock: Clock
    ) -> None:
        self._table = table
        self._frames = Frames(table)
        self._orders = orders
        self._presence = presence
        self._absence = absence
        self._clock = clock
        self._options = Raw(encoding.to_json(table.state.setup.options))
        self._cached_info: tuple[tuple[object, ...], protocol.TableInfo] | None = None
        """The latest table info, after the values that it depends on."""
        self._sent_info: tuple[protocol.TableInfo, float | None] | None = None
        self._sent_waiting: protocol.Waiting | None = None
        self._asked: dict[Seat, protocol.Due] = {}
        self._sent_countdown: Countdown | None = None
        self._sent_stop: int | None = None
        self._sent_orders: dict[Seat, protocol.Standing] = {}

    # --- One page -----------------------------------------------------------------

    def welcome(
        self,
        connection: Connection,
        seen: int,
        countdown: Countdown | None = None,
        stopped: int | None = None,
    ) -> None:
        """Send a page everything it needs, with the events it has missed since number ``seen``."""
        table, viewer = self._table, connection.viewer
        told, complete = self._frames.tell_since(viewer, seen)
        due = None if viewer is None else self._due(viewer)
        welcome = protocol.Welcome(
            protocol=protocol.PROTOCOL,
            seat=viewer,
            info=self.info(viewer),
            seq=table.seq,
            setup=self._frames.setup(),
            view=without_setup(told.view),
            events=told.events,
            rest=told.rest,
            complete=complete,
            due=due,
            standing=None if viewer is None else self._own_order(viewer),
            moved=moved_frame(table.moved, viewer) if table.moved else None,
            clock=self._frames.clock(countdown, viewer) if countdown else None,
            stopped=stopped,
        )
        connection.send(protocol.encode(welcome))
        if viewer is not None and due:
            self._asked[viewer] = due

    # --- Everybody ----------------------------------------------------------------

    def send_steps(self, first: int) -> None:
        """Send each viewer the steps from number ``first`` on, as that viewer hears them."""
        for viewer, connections in self._presence.all():
            send(connections, self._frames.news(viewer, first))

    def send_clock(self, countdown: Countdown | None) -> None:
        """Send a countdown when it begins."""
        if countdown is not None and countdown is not self._sent_countdown:
            for viewer, connections in self._presence.all():
                send(connections, self._frames.clock(countdown, viewer))
        self._sent_countdown = countdown

    def send_stop(self, stopped: int | None) -> None:
        """Send the position of the first press, while presses are being settled."""
        if stopped is not None and stopped != self._sent_stop:
            self.send_all(protocol.Stopped(stopped))
        self._sent_stop = stopped

    def ask_people(self) -> None:
        """Send each seat whose decision is due its question, and after that only changes of its answer."""
        for seat in self._table.people:
            if seat not in self._table.awaited:
                self._asked.pop(seat, None)
            elif self._presence.is_present(seat):
                due, known = self._due(seat), self._asked.get(seat)
                if due and due is not known:
                    self._asked[seat] = due
                    again = known is not None and known.at == due.at
                    send(self._presence.of(seat), answered_frame(due) if again else due)

    def _due(self, seat: Seat) -> protocol.Due | None:
        """The question to a seat: the object that was sent, unless the question or its answer has changed."""
        known, chosen = self._asked.get(seat), self._table.sealed.get(seat)
        stands = self._orders.answer(seat) is not None
        if known is None or known.at != self._table.seq:
            known = self._frames.due(seat)
        if known is None or (known.chosen, known.stands) == (chosen, stands):
            return known
        return replace(known, chosen=chosen, stands=stands)

    def _own_order(self, seat: Seat) -> protocol.Standing | None:
        """The standing order of a seat, if any; from now on it counts as sent."""
        order = self._sent_orders[seat] = self._orders.frame(seat)
        return None if order is NONE else order

    def send_orders(self) -> None:
        """Send each seat its standing order, if it has changed or expired."""
        for seat in self._table.people if self._table.game.orders else ():
            if (order := self._orders.frame(seat)) != self._sent_orders.get(seat, NONE):
                self._sent_orders[seat] = order
                send(self._presence.of(seat), order)

    def send_info(self) -> None:
        """Send the table info if it has changed, or only who owes a decision if nothing else has."""
        now, waiting = (self._current_info(), self._absence.until()), self._waiting()
        if self._sent_info != now:
            self._tell_all(*now)
        elif self._sent_waiting != waiting:
            self.send_all(waiting)
        self._sent_info, self._sent_waiting = now, waiting

    def _tell_all(self, info: protocol.TableInfo, until: float | None) -> None:
        encoded: dict[str, bytes] = {}  # by role, because roles differ only in the secrets that they get
        for viewer, connections in self._presence.all():
            role = self._role(viewer)
            if role not in encoded:
                encoded[role] = protocol.encode(protocol.News(self._info_for(info, until, viewer)))
            for connection in connections:
                connection.send(encoded[role])

    def _role(self, viewer: Viewer) -> str:
        if viewer is None:
            return "watcher"
        return "host" if viewer == self._table.host else "guest"

    def send_to_rematch(self, entry: log.Moved) -> None:
        """Send every page to the table of the rematch."""
        for viewer, connections in self._presence.all():
            send(connections, moved_frame(entry, viewer))

    def send_all(self, frame: protocol.Frame) -> None:
        """Send every page the same frame."""
        send([page for _, connections in self._presence.all() for page in connections], frame)

    # --- The table ------------------------------------------------------------------

    def info(self, viewer: Viewer) -> protocol.TableInfo:
        """The table info for one viewer; only seats get the table's secrets."""
        return self._info_for(self._current_info(), self._absence.until(), viewer)

    def _info_for(self, info: protocol.TableInfo, until: float | None, viewer: Viewer) -> protocol.TableInfo:
        left = None if until is None else max(0.0, until - self._clock.now())
        waiting = self._waiting()
        current = replace(info, until=left, waiting=waiting.waiting, chosen=waiting.chosen)
        if viewer is None:
            return current
        may_invite = info.status == "lobby" or viewer == info.host
        return replace(current, join=self._table.join if may_invite else "", watch=self._table.watch)

    def _waiting(self) -> protocol.Waiting:
        return protocol.Waiting(self._table.owing, tuple(sorted(self._table.sealed)))

    def _current_info(self) -> protocol.TableInfo:
        """The table info without secrets, made again only if a value that it depends on has changed."""
        table, presence, now = self._table, self._presence, self._clock.now()
        absent = [presence.status(seat, now) for seat in presence.absent()]
        values = table.rearranged, table.status, presence.changes, absent
        if self._cached_info is None or self._cached_info[0] != values:
            self._cached_info = values, self._make_info(now)
        return self._cached_info[1]

    def _make_info(self, now: float) -> protocol.TableInfo:
        table = self._table
        return protocol.TableInfo(
            table=table.name,
            game=table.game.name,
            status=table.status,
            seats=tuple([self._seat_info(seat, now) for seat in range(len(table.occupants))]),
            host=table.host,
            speed=table.opened.speed,
            edition=table.opened.edition,
            options=self._options,
            short_pauses=table.short_pauses,
            watchers=len(self._presence.of(None)),
            match=matches.running_score(table),
        )

    def _seat_info(self, seat: Seat, now: float) -> protocol.SeatInfo:
        occupant = self._table.occupants[seat]
        return protocol.SeatInfo(
            occupant.who, occupant.name, occupant.level, self._presence.status(seat, now)
        )


def send(connections: Iterable[Connection], frame: protocol.Frame) -> None:
    """Send one frame to several pages."""
    encoded = protocol.encode(frame)
    for connection in connections:
        connection.send(encoded)


def answered_frame(due: protocol.Due) -> protocol.Answered:
    """The frame for a question that was sent before: only its answer has changed."""
    return protocol.Answered(due.at, due.chosen, due.stands)


def moved_frame(entry: log.Moved, viewer: Viewer) -> protocol.Moved:
    """The frame that sends a viewer to the table of the rematch, with the secret that opens it."""
    if viewer is None:
        return protocol.Moved(entry.table, watch=entry.watch)
    return protocol.Moved(entry.table, viewer, entry.tokens[viewer])
