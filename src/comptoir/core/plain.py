"""A plain terminal: it says everything with messages whose keys follow from phases and steps."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from comptoir.core.actors import Actor, Seat
from comptoir.core.game import A, V, View
from comptoir.core.sentences import Argument, Sentence
from comptoir.core.steps import Event, Heading, Step
from comptoir.core.terminal import Picture, Question, Reader, Telling, Terminal, Told, say_awaited

Board: TypeAlias = Callable[[Reader, V], Picture]


def terminal(board: Board[V], write: Callable[[A], str], read: Callable[[str], A]) -> Terminal[V, A]:
    """A terminal that draws ``board``, and makes all else of messages.

    The messages are ``waits-<phase>``, ``ask-<phase>`` and ``type-<phase>``; ``choice-<verb>`` for a
    choice, with the rest of its notation as ``$what``; ``step-<tag>`` and ``event-<tag>``, with the fields.
    """

    def ask(reader: Reader, view: V, legal: Sequence[A]) -> Question[A]:
        choices = tuple([(reader.tell(name_choice(write(step))), step) for step in legal])
        return Question(waits(reader, view), reader.say(f"type-{view.phase}"), choices)

    return Terminal(board=board, waits=waits, tell=PlainTelling, ask=ask, hint=lambda *_: "", notation=read)


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
    if isinstance(value, tuple):
        return tuple([item if isinstance(item, int) else str(item) for item in value])
    return value if isinstance(value, int) else "" if value is None else str(value)
