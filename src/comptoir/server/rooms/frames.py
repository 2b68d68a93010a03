"""Frames about a game: its setup, views, events, questions and countdowns.

What a viewer gets comes only from the game's `view`, `story_of`, `legal` and `hints`. Only `revealed_event`,
for a game that is over, hides nothing.
"""

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core import encoding
from comptoir.core.actors import Actor, Nature, Seat, Viewer
from comptoir.core.game import State, View
from comptoir.core.steps import Event, Heading, Step
from comptoir.server import limits, protocol
from comptoir.server.tables.positions import Countdown
from comptoir.server.tables.steps import write_step
from comptoir.server.tables.table import Table

NOTHING: Final = Raw(b"null")


class Frames:
    """The frames about one table's game.

    Views and events are cached until the next append, because several viewers see the same events.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._length = table.length
        self._views: dict[Viewer, View] = {}
        self._events: dict[tuple[int, tuple[Step | Event, ...]], protocol.Event] = {}

    def _forget_old(self) -> None:
        """Forget what was encoded before the latest append."""
        if self._length != self._table.length:
            self._length = self._table.length
            self._views, self._events = {}, {}

    # --- Views --------------------------------------------------------------------

    def setup(self) -> Raw:
        """The game's setup, sent only once."""
        return Raw(encoding.to_json(self._table.state.setup))

    def view(self, viewer: Viewer) -> Raw:
        """The viewer's view now; ``null`` in the lobby."""
        return NOTHING if self._table.status == "lobby" else without_setup(self._view(viewer))

    def _view(self, viewer: Viewer) -> View:
        self._forget_old()
        if viewer not in self._views:
            self._views[viewer] = view_for(self._table, viewer, self._table.state)
        return self._views[viewer]

    # --- Events -------------------------------------------------------------------

    def news(self, viewer: Viewer, first: int) -> protocol.Events:
        """The steps from ``first`` on, and the view after them."""
        return protocol.Events(self.events(viewer, first), self.view(viewer))

    def events_since(self, viewer: Viewer, seen: int) -> tuple[tuple[protocol.Event, ...], bool]:
        """The events after ``seen``, and whether they are all; if there are too many, only the latest ones.

        Where people have to remember for themselves, they are told only events of the current turn.
        """
        table = self._table
        begun = turn_start(table) if relies_on_memory(table) else 0
        first = max(begun, seen + 1)
        if not 0 <= len(table.turns) - first <= limits.MOST_EVENTS:
            first = max(begun, len(table.turns) - limits.LATEST_EVENTS)
        return self.events(viewer, first), first == seen + 1

    def events(self, viewer: Viewer, first: int) -> tuple[protocol.Event, ...]:
        return tuple([self.event(seq, viewer) for seq in range(first, len(self._table.turns))])

    def event(self, seq: int, viewer: Viewer) -> protocol.Event:
        """A step as the viewer hears it, with the viewer's story."""
        turn, told = self._table.turns[seq], self._table.told[seq]
        return self._encode_once(
            seq, self._table.game.story_of(turn.state, turn.actor, turn.step, told, viewer)
        )

    def revealed_event(self, seq: int) -> protocol.Event:
        """A step and everything that followed, with nothing hidden."""
        return self._encode_once(seq, (self._table.turns[seq].step, *self._table.told[seq]))

    def _encode_once(self, seq: int, story: tuple[Step | Event, ...]) -> protocol.Event:
        """An event, encoded once for all viewers with the same story."""
        self._forget_old()
        key = seq, story
        if (event := self._events.get(key)) is None:
            event = self._events[key] = self._encode(seq, story)
        return event

    def _encode(self, seq: int, story: tuple[Step | Event, ...]) -> protocol.Event:
        table, heard = self._table, story[0]
        assert isinstance(heard, Step), "a story begins with the step"
        return protocol.Event(
            seq,
            plain_actor(table.turns[seq].actor),
            write_step(table.game, heard),
            Raw(encoding.to_json(story)),
            table.presses.get(seq, ()),
        )

    # --- Questions ----------------------------------------------------------------

    def due(self, seat: Seat) -> protocol.Due | None:
        """The question to a seat whose decision is due; it may still replace a sealed answer."""
        table = self._table
        if seat not in table.awaited:
            return None
        legal = write_actions(table.game, table.game.legal(table.state, seat))
        hints = Raw(encoding.to_json(table.game.hints(self._view(seat))))
        return protocol.Due(table.seq, legal, hints, table.sealed.get(seat))

    def clock(self, countdown: Countdown, viewer: Viewer) -> protocol.Clock:
        """A countdown, with the hints for its first position."""
        first = view_for(self._table, viewer, countdown.states[0])
        return protocol.Clock(
            at=countdown.at,
            since=countdown.since,
            wait=countdown.wait,
            falls=len(countdown.states) - 1,
            pressers=pressers(countdown),
            hints=Raw(encoding.to_json(self._table.game.hints(first))),
        )


# --- Views for people ----------------------------------------------------------------


def view_for(table: Table, viewer: Viewer, state: State) -> View:
    """A viewer's view of a state; without ``memory`` if people have to remember for themselves."""
    view = table.game.view(state, viewer)
    return view if table.opened.memory_aid else without_memory(table.game, view)


def without_memory(game: AnyGame, view: View) -> View:
    """The view with ``memory`` left empty, if it has that field."""
    return replace(view, memory=None) if has_memory(game) else view


def has_memory(game: AnyGame) -> bool:
    """Whether the game's views have a field ``memory``; see `game.View`."""
    return "memory" in game.View.__struct_fields__


def without_setup(view: View) -> Raw:
    """A view as JSON, without its setup, which the page already has."""
    return Raw(encoding.to_json(replace(view, setup=msgspec.UNSET)))


def relies_on_memory(table: Table) -> bool:
    """Whether people have to remember for themselves, which ends with the game."""
    return has_memory(table.game) and not table.opened.memory_aid and table.status == "playing"


def turn_start(table: Table) -> int:
    """The number of the latest step with a `Heading`, which begins a turn or another part of the game."""
    seqs = reversed(range(len(table.turns)))
    return next((seq for seq in seqs if any(isinstance(event, Heading) for event in table.told[seq])), 0)


# --- Parts of frames ------------------------------------------------------------------


def plain_actor(actor: Actor) -> int | str:
    """An actor as it is sent: a seat, ``chance`` or ``clock``."""
    return actor.value if isinstance(actor, Nature) else actor


def pressers(countdown: Countdown) -> tuple[protocol.Presser, ...]:
    """For each seat that may press, the index of the first position in which it may, and its step."""
    since = {
        (seat, word): index
        for index, presses in reversed([*enumerate(countdown.presses)])
        for seat, word in presses.items()
    }
    return tuple(protocol.Presser(seat, index, word) for (seat, word), index in sorted(since.items()))


@lru_cache(maxsize=1024)
def write_actions(game: AnyGame, legal: tuple[Step, ...]) -> tuple[str, ...]:
    """Legal actions in notation; cached, because the same ones recur."""
    return tuple(map(game.write, legal))
