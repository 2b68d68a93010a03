"""The town in a terminal: what is seen, told and asked there, and what a player may type."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType

from comptoir.core.actors import Actor
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Chair, Question, Terminal, Told, folded
from comptoir.games.impitoyable import notation
from comptoir.games.impitoyable.actions import AnyStep
from comptoir.games.impitoyable.terminal import asking, drawings, meanings, reading
from comptoir.games.impitoyable.terminal.telling import Telling
from comptoir.games.impitoyable.views import View


class Town:
    """Impitoyable !, as `core.terminal` wants a game to be."""

    def board(self, chair: Chair, view: View) -> RenderableType:
        """Fame, market, who is on offer and what is bid, and what the reader has in hand."""
        return Group(
            drawings.town(chair, view),
            drawings.market(chair, view),
            *drawings.recruiting(chair, view),
            *drawings.hand(chair, view),
        )

    def waits(self, chair: Chair, view: View) -> str:
        """Whom the table waits for, or what luck has to decide."""
        return asking.waits(chair, view)

    def tell(
        self, chair: Chair, actor: Actor, story: Sequence[Step | Event], before: View, after: View
    ) -> Iterator[Told]:
        """The story of a step."""
        return Telling(chair, actor, before, after).story(story)

    def ask(self, chair: Chair, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
        """Whom to send or hire, what to bid and where to lay it, what to take, how much fame to buy."""
        return Question(
            asking.waits(chair, view),
            asking.typing(chair, view, legal),
            tuple(asking.choices(chair, view, legal)),
        )

    def read(self, chair: Chair, view: View, typed: str) -> AnyStep:
        """Notation, or shorter: a name, ``2.3`` on the market, ``3 1 b0`` for IOUs."""
        words = folded(typed)
        step = reading.read(chair, view, words)
        return notation.read(words) if step is None else step

    def hint(self, chair: Chair, view: View, legal: Sequence[AnyStep]) -> RenderableType:
        """What is known about the decision, and what a good memory would know."""
        return meanings.hint(chair, view)


TOWN: Final[Terminal[View, AnyStep]] = Town()
