"""The quay in a terminal: what is seen, told and asked there, and what a player may type."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from comptoir.core.actors import Actor
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Chair, Question, Terminal, Told, folded
from comptoir.games.encanteur import notation
from comptoir.games.encanteur.actions import AnyStep
from comptoir.games.encanteur.terminal import asking, drawings, meanings, reading
from comptoir.games.encanteur.terminal.telling import Telling
from comptoir.games.encanteur.views import View


class Quay:
    """L'Encanteur, as `core.terminal` wants a game to be."""

    def board(self, chair: Chair, view: View) -> RenderableType:
        """The slate under the auction and all houses; before the first day the houses alone."""
        parts: list[RenderableType] = []
        if view.day:
            parts.append(Text(chair.of("quay-day", view.auctioneer, day=view.day), "heading"))
        if view.phase in ("falling", "rising"):
            parts.append(drawings.auction(chair, view))
        return Group(*parts, drawings.houses(chair, view))

    def waits(self, chair: Chair, view: View) -> str:
        """Whom the table waits for, or what luck has to decide."""
        return asking.waits(chair, view)

    def tell(
        self, chair: Chair, actor: Actor, story: Sequence[Step | Event], before: View, after: View
    ) -> Iterator[Told]:
        """The story of a step."""
        return Telling(chair, actor, before, after).story(story)

    def ask(self, chair: Chair, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
        """What to put away, whether to take a lot, and what to serve to whom."""
        return Question(
            asking.question(chair, view, legal),
            asking.typing(chair, view, legal),
            tuple(asking.choices(chair, view, legal)),
        )

    def read(self, chair: Chair, view: View, typed: str) -> AnyStep:
        """Notation, or shorter: ``t``, ``w`` and ``p`` on the quay, ``1 hake, 2 sole wine`` at noon."""
        words = folded(typed)
        step = reading.read(chair, view, words)
        return notation.read(words) if step is None else step

    def hint(self, chair: Chair, view: View, legal: Sequence[AnyStep]) -> RenderableType:
        """What a lot, a dish or a bottle is worth today."""
        return meanings.hint(chair, view)


QUAY: Final[Terminal[View, AnyStep]] = Quay()
