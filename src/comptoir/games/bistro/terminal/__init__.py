"""The counter in a terminal: what is seen, told and asked there, and what a player may type."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comptoir.core.actors import Actor
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Chair, Question, Terminal, Told, folded
from comptoir.games.bistro import notation
from comptoir.games.bistro.actions import AnyStep
from comptoir.games.bistro.terminal import asking, drawings, meanings, reading
from comptoir.games.bistro.terminal.telling import Telling
from comptoir.games.bistro.views import View


class Counter:
    """Bistro, as `core.terminal` wants a game to be."""

    def board(self, chair: Chair, view: View) -> RenderableType:
        """The glasses of all players, the pile, and the way that this turn's glass has taken."""
        if not view.round:
            return ""
        parts: list[RenderableType] = [
            Text(chair.say("counter-round", number=view.round), "heading"),
            drawings.counter(chair, view),
        ]
        if view.phase in asking.ON_THE_WAY:
            parts.append(drawings.chain(chair, view))
        return Group(*parts)

    def waits(self, chair: Chair, view: View) -> str:
        """Who has to offer, to answer or to give, or what luck has to decide."""
        return asking.waits(chair, view)

    def tell(
        self, chair: Chair, actor: Actor, story: Sequence[Step | Event], before: View, after: View
    ) -> Iterator[Told]:
        """The story of a step."""
        return Telling(chair, actor, before, after).story(story)

    def ask(self, chair: Chair, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
        """What to offer and to whom, what to answer, or what to give."""
        return Question(
            self.waits(chair, view), asking.typing(chair, view), tuple(asking.choices(chair, view, legal))
        )

    def read(self, chair: Chair, view: View, typed: str) -> AnyStep:
        """Notation, or shorter: ``3 coffee olives`` for an offer, ``syrup`` to name it."""
        words = folded(typed)
        step = reading.read(chair, view, words)
        return notation.read(words) if step is None else step

    def hint(self, chair: Chair, view: View, legal: Sequence[AnyStep]) -> RenderableType:
        """What the glass may be, and for whom it would end the round."""
        return meanings.hint(chair, view, legal)


COUNTER: Final[Terminal[View, AnyStep]] = Counter()
