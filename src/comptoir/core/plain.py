"""A plain terminal: it says everything with messages whose keys follow from phases and steps."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from comptoir.core.actors import Actor, Seat
from comptoir.core.game import A, V, View
from comptoir.core.sentences import Argument, Sentence
from comptoir.core.steps import Event, Heading, Step
from comptoir.core.terminal import Picture, Question, Reader, Telling, Terminal, Told, say_awaited

NOTHING: Final = "–"
"""Where nothing lies, or nothing that the reader may see."""
EMPTY: Final[tuple[object, ...]] = (None, (), frozenset())


def terminal(write: Callable[[A], str], read: Callable[[str], A]) -> Terminal[V, A]:
    """A terminal that needs no code of its game, only messages.

    They are ``board`` with the fields of the view, and ``board-seat`` with those fields that are rows by
    seat; ``waits-<phase>``, ``ask-<phase>`` and ``type-<phase>``; ``choice-<verb>`` for a choice, with the
    rest of its notation as ``$what``; ``step-<tag>`` and ``event-<tag>`` with the fields.
    """

    def ask(reader: Reader, view: V, legal: Sequence[A]) -> Question[A]:
        choices = tuple([(reader.tell(name_choice(write(step))), step) for step in legal])
        return Question(waits(reader, view), reader.say(f"type-{view.phase}"), choices)

    return Terminal(board=board, waits=waits, tell=PlainTelling, ask=ask, hint=lambda *_: "", notation=read)


def board(reader: Reader, view: View) -> Picture:
    """The table in words, then a line for each player."""
    seats = [f"{reader.name(seat)} · {say_of_seat(reader, view, seat)}" for seat in range(view.setup.seats)]
    return "\n".join([reader.say("board", **lying(msgspec.structs.asdict(view))), *seats])


def say_of_seat(reader: Reader, view: View, seat: Seat) -> str:
    """What lies before a seat: the fields of the view that are rows by seat."""
    fields, seats = msgspec.structs.asdict(view), view.setup.seats
    rows = {name: row for name, row in fields.items() if isinstance(row, tuple) and len(row) == seats}
    return reader.say("board-seat", **lying({name: row[seat] for name, row in rows.items()}))


def lying(fields: Mapping[str, object]) -> dict[str, Argument]:
    """What lies on the table, as a message takes it."""
    return {name: NOTHING if value in EMPTY else argument(value) for name, value in fields.items()}


def waits(reader: Reader, view: View) -> str:
    """What the table waits for, and from whom; a question if it is the reader."""
    kind = "ask" if reader.seat in view.awaited else "waits"
    return say_awaited(reader, f"{kind}-{view.phase}", view.awaited)


def name_choice(word: str) -> Sentence:
    """A choice, from its notation."""
    verb, _, what = word.partition(" ")
    return Sentence(f"choice-{verb}", arguments={"what": what})


class PlainTelling(Telling[View]):
    """What a reader is told of one step: a sentence for each part of its story."""

    def __iter__(self) -> Iterator[Told]:
        for part in self.story:
            yield Told(tell(part, self.actor))


def tell(part: Step | Event, actor: Actor) -> Sentence:
    """The sentence about the seat that the part names, or else about the actor; fields are its arguments."""
    fields = msgspec.structs.asdict(part)
    seat = fields.get("seat", actor)
    key = f"{'step' if isinstance(part, Step) else 'event'}-{part.__struct_config__.tag}"
    return Sentence(
        key,
        seat if isinstance(seat, Seat) else None,
        {name: argument(value) for name, value in fields.items() if name != "seat"},
        "heading" if isinstance(part, Heading) else "plain",
    )


def argument(value: object) -> Argument:
    """A field as a message takes it; nothing for what the reader does not know."""
    if isinstance(value, frozenset):
        return tuple(sorted(map(str, value)))
    if isinstance(value, tuple):
        return tuple([item if isinstance(item, int) else str(item) for item in value])
    return value if isinstance(value, int) else "" if value is None else str(value)
