"""Hints as tables and sentences."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from comptoir.core.terminal import Reader
from comptoir.games.encanteur.actions import AnyStep
from comptoir.games.encanteur.components import WINE
from comptoir.games.encanteur.hints import DiscardHint, DishesHint, DishHint, DisplayHint, LotHint, hints
from comptoir.games.encanteur.sentences import name_slate
from comptoir.games.encanteur.views import View


def hint(reader: Reader, view: View, legal: Sequence[AnyStep]) -> RenderableType:
    """The hint for the reader's decision, drawn."""
    match hints(view):
        case DiscardHint() as known:
            return discard_hint(reader, known)
        case LotHint() as known:
            return lot_hint(reader, view, known)
        case DishesHint() as known:
            return dishes_hint(reader, view, known.dishes)
        case DisplayHint() as known:
            return display_hint(reader, known)
        case None:
            return ""


def discard_hint(reader: Reader, hint: DiscardHint) -> RenderableType:
    """What each fish pays, and who eats it."""
    houses = map(reader.name, range(len(reader.names)))
    grid = table(reader.say("hint-fish"), reader.say("hint-pays"), *houses)
    for fish in hint.fish:
        grid.add_row(reader.say(f"slate-{fish.fish}"), str(fish.pays), *map(number_cell, fish.eaters))
    return Group(reader.say("hint-discard"), grid)


def lot_hint(reader: Reader, view: View, hint: LotHint) -> RenderableType:
    """What taking the lot costs and brings, and how many guests of each house would still eat it."""
    lines = [reader.say("hint-lot", cost=hint.cost, left=hint.left, pays=hint.lot.pays)]
    if hint.lot.in_set:
        lines.append(reader.say("hint-lot-in-set"))
    lines.append(reader.say("hint-glasses" if hint.lot.dish == WINE else "hint-eaters"))
    grid = table("", *map(reader.name, range(len(reader.names))))
    grid.add_row(reader.tell(name_slate(view.setup, hint.lot.dish)), *map(number_cell, hint.eaters))
    return Group(*lines, grid)


def dishes_hint(reader: Reader, view: View, dishes: tuple[DishHint, ...]) -> RenderableType:
    """What each dish pays, and whether selling it would reveal a card."""
    grid = table(reader.say("hint-dish"), reader.say("hint-pays"), reader.say("hint-in-set"))
    for dish in dishes:
        grid.add_row(
            reader.tell(name_slate(view.setup, dish.dish)), str(dish.pays), yes_cell(reader, dish.in_set)
        )
    return Group(reader.say("hint-dishes"), grid)


def display_hint(reader: Reader, hint: DisplayHint) -> RenderableType:
    """The clients who will walk, and whether the reader has a dish for them."""
    grid = table(reader.say("hint-guest"), reader.say("hint-from"), reader.say("hint-suits"))
    for walker in hint.walkers:
        grid.add_row(
            reader.say(f"client-{walker.client}"), reader.name(walker.home), yes_cell(reader, walker.suits)
        )
    return Group(reader.say("hint-walkers"), grid)


def table(first: str, *others: str) -> Table:
    """A small table: words in the first column, figures in the others."""
    small = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0))
    small.add_column(first)
    for heading in others:
        small.add_column(heading, justify="right")
    return small


def number_cell(count: int) -> str:
    """A number in a table; a dash for zero."""
    return str(count) if count else "–"


def yes_cell(reader: Reader, holds: bool) -> str:
    return reader.say("hint-yes" if holds else "hint-no")
