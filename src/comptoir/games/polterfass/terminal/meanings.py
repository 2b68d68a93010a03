"""Hints as tables and sentences: what `hints` knows about a decision that is due."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from comptoir.core.terminal import Chair
from comptoir.games.polterfass import notation
from comptoir.games.polterfass.actions import AnyStep
from comptoir.games.polterfass.hints import AssignHint, OrderHint, ServingHint, hints
from comptoir.games.polterfass.terminal.asking import roll_words
from comptoir.games.polterfass.terminal.words import signed
from comptoir.games.polterfass.views import View


def hint(chair: Chair, view: View, legal: Sequence[AnyStep]) -> RenderableType:
    """What an order may bring, how risky a roll is, or what each assignment serves."""
    match hints(view):
        case OrderHint() as known:
            return order_hint(chair, known)
        case ServingHint() as known:
            return serving_hint(chair, view, known)
        case AssignHint() as known:
            return assign_hint(chair, known, legal)
        case None:
            return ""


def order_hint(chair: Chair, hint: OrderHint) -> RenderableType:
    """What stands so far, and what each order can bring."""
    table = hint_table(chair, "hint-mugs", "hint-enough", "hint-greediest", "hint-modest")
    for meaning in hint.meanings:
        enough, greediest = signed(meaning.enough), signed(meaning.greediest)
        table.add_row(str(meaning.mugs), enough, greediest, between(meaning.modest))
    words = chair.say(
        "hint-order", least=hint.least, most=hint.most, spread=hint.most - hint.least, guests=hint.guests
    )
    return Group(words, table)


def between(mugs: tuple[int, int] | None) -> str:
    """The least and the most that can be won, as ``+8 … +13``."""
    if mugs is None:
        return "–"
    least, most = mugs
    return f"+{least} … +{most}" if least < most else f"+{most}"


def serving_hint(chair: Chair, view: View, hint: ServingHint) -> RenderableType:
    """What closing now serves, what may have been ordered, and how each roll may fail."""
    table = hint_table(chair, "hint-choice", "hint-fails")
    for roll in hint.rolls:
        table.add_row(roll_words(chair, view, roll), chair.percent(roll.fails))
    least, most = hint.ordered
    closing = chair.say("hint-close", least=hint.least, most=hint.most, spread=hint.most - hint.least)
    return Group(closing, chair.say("hint-ordered", least=least, most=most), table)


def assign_hint(chair: Chair, hint: AssignHint, legal: Sequence[AnyStep]) -> RenderableType:
    """Every assignment in notation with what it serves, also those that come to the same."""
    table = hint_table(chair, "hint-mugs", "hint-choice")
    for mugs, step in sorted(zip(hint.served, legal, strict=True), key=lambda way: -way[0]):
        table.add_row(str(mugs), notation.write(step))
    return table


def hint_table(chair: Chair, *headings: str) -> Table:
    """A small table with these headings."""
    table = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0))
    for key in headings:
        table.add_column(chair.say(key), justify="left" if key == "hint-choice" else "right")
    return table
