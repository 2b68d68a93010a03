"""What leaves the server about a game, put together here and nowhere else.

It is made for one viewer, from `view`, `heard`, `story` and `hints`, and from nothing else.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core import encoding
from comptoir.core.actors import Nature, Seat, Viewer
from comptoir.core.refusals import Refusal
from comptoir.core.steps import Heading
from comptoir.server import limits
from comptoir.server.protocol import Clock, Due, Event, Events, Finisher, Presser
from comptoir.server.tables.countdown import Run
from comptoir.server.tables.table import AnyTurn, Table, write_step

NOTHING: Final = Raw(b"null")


def setup(table: Table) -> Raw:
    """What is settled before the game begins, and told only once."""
    return Raw(encoding.to_json(table.state.setup))


def view(table: Table, viewer: Viewer) -> Raw:
    """What a viewer knows now."""
    return NOTHING if table.status == "lobby" else without_setup(known(table, viewer, table.state))


def without_setup(seen: Any) -> Raw:
    """A view as it is sent; the setup travels by itself."""
    return Raw(encoding.to_json(replace(seen, setup=msgspec.UNSET)))


def known(table: Table, viewer: Viewer, state: Any) -> Any:
    """The view that people get: where the table is no help, they have to remember for themselves."""
    if state is not table.state:
        return _known(table, viewer, state)
    if viewer not in table.views:
        table.views[viewer] = _known(table, viewer, state)
    return table.views[viewer]


def _known(table: Table, viewer: Viewer, state: Any) -> Any:
    seen = table.game.view(state, viewer)
    return seen if table.opened.memory_aid else unhelped(table.game, seen)


def unhelped(game: AnyGame, seen: Any) -> Any:
    """A view without what people have to remember for themselves."""
    return replace(seen, memory=None) if has_memory(game) else seen


def has_memory(game: AnyGame) -> bool:
    """Whether a perfect memory is of use in a game; see `game.View`."""
    return "memory" in game.View.__struct_fields__


def events(table: Table, viewer: Viewer, first: int) -> tuple[Event, ...]:
    """The steps from ``first`` on, as a viewer hears of them, and what that viewer saw follow."""
    return tuple([event(table, seq, viewer) for seq in range(first, len(table.turns))])


def event(table: Table, seq: int, viewer: Viewer) -> Event:
    """A step as a viewer hears of it, and what that viewer saw follow: `Game.heard` and `Game.story`."""
    turn = table.turns[seq]
    heard = table.game.hide(turn.state, turn.actor, turn.step, viewer)
    return written(table, seq, heard, tuple([happening.seen_by(viewer) for happening in table.told[seq]]))


def whole(table: Table, seq: int) -> Event:
    """A step as it was, with everything that followed."""
    return written(table, seq, table.turns[seq].step, table.told[seq])


def written(table: Table, seq: int, heard: Any, seen: tuple[Any, ...]) -> Event:
    """A step and what followed, written once for all who hear the same of it."""
    told = seq, heard, seen
    event = table.written.get(told)
    if event is None:
        story = Raw(encoding.to_json((heard, *seen)))
        presses = table.presses.get(seq, ())
        event = Event(seq, actor(table.turns[seq]), write_step(table.game, heard), story, presses)
        table.written[told] = event
    return event


def actor(turn: AnyTurn) -> int | str:
    """Who took a step: a seat, ``chance`` or ``clock``."""
    return turn.actor.value if isinstance(turn.actor, Nature) else turn.actor


def news(table: Table, viewer: Viewer, first: int) -> Events:
    """What was appended since, and the view after it."""
    return Events(events(table, viewer, first), view(table, viewer))


def missed(table: Table, viewer: Viewer, seen: int) -> tuple[tuple[Event, ...], bool]:
    """The events after ``seen``, and whether these are all: of very many only the latest are sent.

    Where people have to remember for themselves, none from before the turn that is played now.
    """
    begun = begun_at(table) if forgets(table) else 0
    first = max(begun, seen + 1)
    if not 0 <= len(table.turns) - first <= limits.MOST_EVENTS:
        first = max(begun, len(table.turns) - limits.LATEST_EVENTS)
    return events(table, viewer, first), first == seen + 1


def forgets(table: Table) -> bool:
    """Whether people have to remember for themselves; once the game is over nobody has to."""
    return has_memory(table.game) and not table.opened.memory_aid and table.status == "playing"


def begun_at(table: Table) -> int:
    """The number of the step that began what is played now: a turn, or whatever `Heading` says."""
    seqs = reversed(range(len(table.turns)))
    return next((seq for seq in seqs if any(isinstance(event, Heading) for event in table.told[seq])), 0)


def due(table: Table, seat: Seat) -> Due | None:
    """The question to a seat, if a decision of its own is due; a sealed answer can still be replaced."""
    if seat not in table.awaited:
        return None
    game = table.game
    legal = words(game, game.legal(table.state, seat))
    hints = Raw(encoding.to_json(game.hints(known(table, seat, table.state))))
    return Due(table.seq, legal, hints, table.sealed.get(seat))


def clock(table: Table, run: Run, viewer: Viewer) -> Clock:
    """A run of positions, and what may be shown beside the first."""
    known_first = known(table, viewer, run.states[0])
    return Clock(
        at=run.at,
        since=run.since,
        wait=run.wait,
        falls=len(run.states) - 1,
        pressers=pressers(run),
        hints=Raw(encoding.to_json(table.game.hints(known_first))),
    )


def pressers(run: Run) -> tuple[Presser, ...]:
    """Who may press, and from which position on."""
    since = {
        (seat, word): place
        for place, presses in reversed([*enumerate(run.presses)])
        for seat, word in presses.items()
    }
    return tuple(Presser(seat, place, word) for (seat, word), place in sorted(since.items()))


@lru_cache(maxsize=1024)
def words(game: AnyGame, legal: tuple[Any, ...]) -> tuple[str, ...]:
    """Legal actions in notation; the same ones come again and again."""
    return tuple(map(game.write, legal))


# --- After the end --------------------------------------------------------------------


class Shown(msgspec.Struct, frozen=True):
    """A step of a replay, and the view after it."""

    seq: int
    actor: int | str
    heard: str
    story: Raw
    view: Raw
    presses: tuple[Finisher, ...]


class Replay(msgspec.Struct, frozen=True):
    """A finished game, step by step."""

    game: str
    names: tuple[str, ...]
    setup: Raw
    view: Raw
    """Before the first step."""
    steps: tuple[Shown, ...]


def replay(table: Table, viewer: Viewer, revealed: bool) -> Replay:
    """A finished game as ``viewer`` saw it, memory and all; ``revealed`` with every step as it was.

    Raises:
        Refusal: the game is not over, so that nothing is revealed.
    """
    must_be_over(table)
    first = remembered(table, viewer, -1)
    steps = tuple(shown(table, seq, viewer, revealed) for seq in range(len(table.turns)))
    return Replay(table.game.name, table.names(), setup(table), first, steps)


def shown(table: Table, seq: int, viewer: Viewer, revealed: bool) -> Shown:
    """One step of a replay."""
    told = whole(table, seq) if revealed else event(table, seq, viewer)
    after = remembered(table, viewer, seq)
    return Shown(seq, told.actor, told.heard, told.story, after, told.presses)


def remembered(table: Table, viewer: Viewer, seq: int) -> Raw:
    """What a viewer could have known after a step, whether or not the table was a help."""
    return without_setup(table.game.view(table.state_after(seq), viewer))


def record(table: Table) -> str:
    """A finished game as a record.

    Raises:
        Refusal: the game is not over, so that nothing is revealed.
    """
    must_be_over(table)
    return table.record()


def must_be_over(table: Table) -> None:
    """Refuse what would reveal secrets of a game that still runs."""
    if table.status != "over":
        raise Refusal("not-over")
