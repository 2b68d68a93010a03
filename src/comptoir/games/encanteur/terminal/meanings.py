"""Hints as tables and sentences: what `hints` knows about a decision that is due."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from comptoir.core.terminal import Chair
from comptoir.games.encanteur.actions import AnyStep
from comptoir.games.encanteur.components import WINE
from comptoir.games.encanteur.hints import DiscardHint, DishesHint, DishHint, DisplayHint, LotHint, hints
from comptoir.games.encanteur.terminal.words import called
from comptoir.games.encanteur.views import View


def hint(chair: Chair, view: View, legal: Sequence[AnyStep]) -> RenderableType:
    """What is known about the decision that the reader owes."""
    match hints(view):
        case DiscardHint() as known:
            return discard_hint(chair, known)
        case LotHint() as known:
            return lot_hint(chair, view, known)
        case DishesHint() as known:
            return dishes_hint(chair, view, known.dishes)
        case DisplayHint() as known:
            return display_hint(chair, known)
        case None:
            return ""


def discard_hint(chair: Chair, hint: DiscardHint) -> RenderableType:
    """What each fish pays, and who eats it."""
    houses = map(chair.name, range(len(chair.names)))
    grid = table(chair.say("hint-fish"), chair.say("hint-pays"), *houses)
    for fish in hint.fish:
        grid.add_row(chair.say(f"slate-{fish.fish}"), str(fish.pays), *map(number, fish.eaters))
    return Group(chair.say("hint-discard"), grid)


def lot_hint(chair: Chair, view: View, hint: LotHint) -> RenderableType:
    """What taking the lot costs and brings, and whose guests would still have it."""
    lines = [chair.say("hint-lot", cost=hint.cost, left=hint.left, pays=hint.lot.pays)]
    if hint.lot.in_set:
        lines.append(chair.say("hint-lot-in-set"))
    lines.append(chair.say("hint-glasses" if hint.lot.dish == WINE else "hint-eaters"))
    grid = table("", *map(chair.name, range(len(chair.names))))
    grid.add_row(chair.tell(called(view.setup, hint.lot.dish)), *map(number, hint.eaters))
    return Group(*lines, grid)


def dishes_hint(chair: Chair, view: View, dishes: tuple[DishHint, ...]) -> RenderableType:
    """What each dish pays, and whether it would turn up a card."""
    grid = table(chair.say("hint-dish"), chair.say("hint-pays"), chair.say("hint-in-set"))
    for dish in dishes:
        grid.add_row(chair.tell(called(view.setup, dish.dish)), str(dish.pays), sure(chair, dish.in_set))
    return Group(chair.say("hint-dishes"), grid)


def display_hint(chair: Chair, hint: DisplayHint) -> RenderableType:
    """Who will walk, and for whom there is a dish here."""
    grid = table(chair.say("hint-guest"), chair.say("hint-from"), chair.say("hint-suits"))
    for walker in hint.walkers:
        grid.add_row(chair.say(f"client-{walker.client}"), chair.name(walker.home), sure(chair, walker.suits))
    return Group(chair.say("hint-walkers"), grid)


def table(first: str, *others: str) -> Table:
    """A small table with these headings, words in the first column, figures in the others."""
    small = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0))
    small.add_column(first)
    for heading in others:
        small.add_column(heading, justify="right")
    return small


def number(count: int) -> str:
    """A number as it stands in a table; a stroke where there is none."""
    return str(count) if count else "–"


def sure(chair: Chair, holds: bool) -> str:
    """Whether something is so, in a table."""
    return chair.say("hint-yes" if holds else "hint-no")
