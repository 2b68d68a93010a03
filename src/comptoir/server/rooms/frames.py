"""Frames about a game: its setup, views, events, questions and countdowns.

What a viewer gets comes only from the game's `view`, `story_of`, `sentences`, `changes`, `legal` and `hints`.
Only `revealed`, for a game that is over, hides nothing.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core import encoding
from comptoir.core.actors import Actor, Nature, Seat, Viewer
from comptoir.core.game import Changes, State, View
from comptoir.core.steps import Event, Heading, Step
from comptoir.server import limits, protocol
from comptoir.server.tables.positions import Countdown
from comptoir.server.tables.steps import write_step
from comptoir.server.tables.table import Table


class EncodedStory(NamedTuple):
    """A step in notation, its story, and the sentences that tell it."""

    step: str
    story: Raw
    sentences: Raw


class ToldSteps(NamedTuple):
    """What a viewer is told of some steps, and the ``view`` before them.

    Together with the changes of the events, ``rest`` makes the view after them.
    """

    view: View
    events: tuple[protocol.Event, ...]
    rest: Raw


class Frames:
    """The frames about one table's game.

    A viewer's newest view is kept, because the next append goes on from it. Stories are kept until then,
    because several viewers are told the same.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._length = table.length
        self._views: dict[Viewer, tuple[int, View]] = {}
        """The newest view of each viewer, with the number of steps before it."""
        self._heard: dict[tuple[int, tuple[Step | Event, ...]], EncodedStory] = {}

    def setup(self) -> Raw:
        """The game's setup, sent only once."""
        return Raw(encoding.to_json(self._table.state.setup))

    # --- Events -------------------------------------------------------------------

    def news(self, viewer: Viewer, first: int) -> protocol.Events:
        """The steps from ``first`` on, and what they do not tell."""
        told = self.tell(viewer, first)
        return protocol.Events(told.events, told.rest)

    def tell_since(self, viewer: Viewer, seen: int) -> tuple[ToldSteps, bool]:
        """The steps after ``seen``, and whether they are all: of too many only the latest are sent.

        Where people have to remember for themselves, they are told only events of the current turn.
        """
        table = self._table
        begun = turn_start(table) if relies_on_memory(table) else 0
        first = max(begun, seen + 1)
        if not 0 <= len(table.turns) - first <= limits.MOST_EVENTS:
            first = max(begun, len(table.turns) - limits.LATEST_EVENTS)
        return self.tell(viewer, first), first == seen + 1

    def tell(self, viewer: Viewer, first: int) -> ToldSteps:
        """The steps from ``first`` on, as the viewer is told them."""
        table = self._table
        before = view = self._view(viewer, first)
        events = []
        for seq in range(first, len(table.turns)):
            event, view = self.event(seq, view, self.story(seq, viewer))
            events.append(event)
        rest = self._untold(view, viewer)
        self._views[viewer] = len(table.turns), replace(view, **rest)
        return ToldSteps(before, tuple(events), Raw(encoding.to_json(rest)))

    def _untold(self, view: View, viewer: Viewer) -> Changes:
        """What has changed in a view besides what its viewer has been told."""
        table = self._table
        rest = differences(view, table.state, view.untold)
        if has_memory(table.game) and table.opened.memory_aid:
            rest |= differences(view, table.game.view(table.state, viewer), ("memory",))
        return rest

    def _view(self, viewer: Viewer, steps: int) -> View:
        """The view after so many steps; the newest is kept, because the next append goes on from it."""
        table = self._table
        known = self._views.get(viewer)
        if known and known[0] == steps:
            return known[1]
        view = view_for(table, viewer, table.state_after(steps - 1))
        if steps == len(table.turns):
            self._views[viewer] = steps, view
        return view

    def story(self, seq: int, viewer: Viewer) -> tuple[Step | Event, ...]:
        """A step and what followed, as the viewer is told it."""
        turn, told = self._table.turns[seq], self._table.told[seq]
        return self._table.game.story_of(turn.state, turn.actor, turn.step, told, viewer)

    def revealed(self, seq: int) -> tuple[Step | Event, ...]:
        """A step and everything that followed, with nothing hidden."""
        return (self._table.turns[seq].step, *self._table.told[seq])

    def event(self, seq: int, view: View, story: tuple[Step | Event, ...]) -> tuple[protocol.Event, View]:
        """A step as its viewer hears it, with what each part of its story changes; and the view after it."""
        table = self._table
        actor = table.turns[seq].actor
        changes, view = table.game.follow(view, actor, story)
        event = protocol.Event(
            seq,
            plain_actor(actor),
            *self._hear(seq, story),
            changes=Raw(encoding.to_json(changes)),
            presses=table.presses.get(seq, ()),
        )
        return event, view

    def _hear(self, seq: int, story: tuple[Step | Event, ...]) -> EncodedStory:
        """What is the same for all viewers who are told the same story; encoded once."""
        if self._length != self._table.length:
            self._length, self._heard = self._table.length, {}
        if (known := self._heard.get((seq, story))) is None:
            table, step = self._table, story[0]
            assert isinstance(step, Step), "a story begins with the step"
            turn = table.turns[seq]
            sentences = table.game.sentences(turn.actor, story, turn.state.setup)
            known = EncodedStory(
                write_step(table.game, step), Raw(encoding.to_json(story)), Raw(encoding.to_json(sentences))
            )
            self._heard[seq, story] = known
        return known

    # --- Questions ----------------------------------------------------------------

    def due(self, seat: Seat) -> protocol.Due | None:
        """The question to a seat whose decision is due; it may still replace a sealed answer."""
        table = self._table
        if seat not in table.awaited:
            return None
        legal = write_actions(table.game, table.game.legal(table.state, seat))
        hints = Raw(encoding.to_json(table.game.hints(self._view(seat, len(table.turns)))))
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


def untold(told: View, after: View) -> Changes:
    """What makes a view, as far as it has been told, the view that it is."""
    return differences(told, after, {*after.untold, "memory"}.intersection(after.__struct_fields__))


def differences(view: View, after: State | View, fields: Iterable[str]) -> dict[str, object]:
    """Those of the fields that are different in ``after``, with their values there."""
    return {field: value for field in fields if (value := getattr(after, field)) != getattr(view, field)}


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
