"""Hints as tables and sentences: what `hints` knows about a decision."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table

from comptoir.core.terminal import Reader
from comptoir.games.polterfass import notation
from comptoir.games.polterfass.actions import AnyStep
from comptoir.games.polterfass.hints import AssignHint, OrderHint, ServingHint, hints
from comptoir.games.polterfass.terminal.asking import roll_words
from comptoir.games.polterfass.terminal.words import with_sign
from comptoir.games.polterfass.views import View


def hint(reader: Reader, view: View, legal: Sequence[AnyStep]) -> RenderableType:
    """What `hints` knows about the reader's decision."""
    match hints(view):
        case OrderHint() as known:
            return order_hint(reader, known)
        case ServingHint() as known:
            return serving_hint(reader, view, known)
        case AssignHint() as known:
            return assign_hint(reader, known, legal)
        case None:
            return ""


def order_hint(reader: Reader, hint: OrderHint) -> RenderableType:
    """What stands so far, and what each order can win."""
    table = hint_table(reader, "hint-mugs", "hint-enough", "hint-greediest", "hint-modest")
    for meaning in hint.meanings:
        enough, greediest = with_sign(meaning.enough), with_sign(meaning.greediest)
        table.add_row(str(meaning.mugs), enough, greediest, between(meaning.modest))
    words = reader.say(
        "hint-order", least=hint.least, most=hint.most, spread=hint.most - hint.least, guests=hint.guests
    )
    return Group(words, table)


def between(mugs: tuple[int, int] | None) -> str:
    """A range of mugs: ``+8 … +13``; a dash for none."""
    if mugs is None:
        return "–"
    least, most = mugs
    return f"+{least} … +{most}" if least < most else f"+{most}"


def serving_hint(reader: Reader, view: View, hint: ServingHint) -> RenderableType:
    """What closing now serves, what may have been ordered, and the chance that each roll fails."""
    table = hint_table(reader, "hint-choice", "hint-fails")
    for roll in hint.rolls:
        table.add_row(roll_words(reader, view, roll), reader.percent(roll.fails))
    least, most = hint.ordered
    closing = reader.say("hint-close", least=hint.least, most=hint.most, spread=hint.most - hint.least)
    return Group(closing, reader.say("hint-ordered", least=least, most=most), table)


def assign_hint(reader: Reader, hint: AssignHint, legal: Sequence[AnyStep]) -> RenderableType:
    """Every assignment in notation with the mugs that it serves."""
    table = hint_table(reader, "hint-mugs", "hint-choice")
    for mugs, step in sorted(zip(hint.served, legal, strict=True), key=lambda way: -way[0]):
        table.add_row(str(mugs), notation.write(step))
    return table


def hint_table(reader: Reader, *headings: str) -> Table:
    """A small table with these messages as headings."""
    table = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0))
    for key in headings:
        table.add_column(reader.say(key), justify="left" if key == "hint-choice" else "right")
    return table
