"""The taproom in a terminal: what is seen, told and asked there, and what a player may type."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Actor, Seat
from comptoir.core.steps import Event, Step
from comptoir.core.terminal import Chair, Question, Terminal, Told, folded
from comptoir.games.polterfass import notation
from comptoir.games.polterfass.actions import AnyStep, Assign, Close, Order, Roll
from comptoir.games.polterfass.hints import AssignHint, OrderHint, RollHint, ServingHint, hints
from comptoir.games.polterfass.terminal import drawings
from comptoir.games.polterfass.terminal.telling import Telling, named, targeted
from comptoir.games.polterfass.views import View


class Taproom:
    """Polterfass, as `core.terminal` wants a game to be."""

    def board(self, chair: Chair, view: View) -> RenderableType:
        """The barrels, the cards before the guests, and the pad."""
        parts: list[RenderableType] = []
        if view.round:
            parts.append(Text(chair.of("event-round", view.innkeeper, number=view.round), "heading"))
        if view.phase != "over":
            parts.append(drawings.barrels(view.setup, view.faces, view.cup))
        if laid := list(orders(chair, view)):
            parts.append(Text("   ").join(laid))
        if view.pad:
            parts.append(drawings.pad(chair, view))
        return Group(*parts)

    def waits(self, chair: Chair, view: View) -> str:
        """Who has to order, to serve, or what luck has to decide."""
        seats = [seat for seat in view.awaited if isinstance(seat, Seat)]
        if chair.seat in seats:
            return chair.say(f"ask-{view.phase}", cards=cards_of(view))
        names = chair.listed(map(chair.name, seats))
        return chair.of(f"waits-{view.phase}", view.innkeeper, names=names, number=len(seats))

    def tell(
        self, chair: Chair, actor: Actor, story: Sequence[Step | Event], before: View, after: View
    ) -> Iterator[Told]:
        """The story of a step."""
        return Telling(chair, actor, before, after).story(story)

    def ask(self, chair: Chair, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
        """Cards to lay, whether to roll on, or what to destroy and to double."""
        return Question(
            self.waits(chair, view), chair.say(f"type-{view.phase}"), tuple(choices(chair, view, legal))
        )

    def read(self, chair: Chair, view: View, typed: str) -> AnyStep:
        """Notation, or shorter: ``35`` or ``3 5`` for cards, ``x`` to roll on with it, ``!c *a``."""
        words = folded(typed)
        step = READERS[view.phase](chair, view, words) if view.phase in READERS else None
        return notation.read(words) if step is None else step

    def hint(self, chair: Chair, view: View, legal: Sequence[AnyStep]) -> RenderableType:
        """What an order may bring, how risky a roll is, or what each assignment serves."""
        match hints(view):
            case OrderHint() as hint:
                return order_hint(chair, hint)
            case ServingHint() as hint:
                return serving_hint(chair, view, hint)
            case AssignHint() as hint:
                return assign_hint(chair, hint, legal)
            case None:
                return ""


TAPROOM: Final[Terminal[View, AnyStep]] = Taproom()


# --- What lies on the table ---------------------------------------------------


def orders(chair: Chair, view: View) -> Iterator[Text]:
    """The cards before each guest, one's own face up."""
    for seat in view.setup.guests[view.innkeeper]:
        if seat == view.seat and view.my_order:
            yield Text(f"  {chair.name(seat)} ") + drawings.cards(view.my_order)
        elif view.laid:
            yield Text(f"  {chair.name(seat)} ") + drawings.backs(view.laid[seat])


def cards_of(view: View) -> str:
    """The cards of a hand, in words."""
    return " ".join(map(str, view.setup.components.cards))


# --- What can be chosen -------------------------------------------------------


def choices(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """The innkeeper's choices; an order is typed, since a bare number is a card."""
    match hints(view):
        case ServingHint(rolls=rolls):
            yield chair.say("choice-close"), Close()
            yield from ((roll_words(chair, view, roll), Roll(roll.specials)) for roll in rolls)
        case AssignHint(served):
            yield from totals(chair, view, legal, served)
        case _:
            return


def roll_words(chair: Chair, view: View, roll: RollHint) -> str:
    """Rolling on with some specials, named by what they show and by their letters."""
    showing = dict(zip(view.setup.barrels, view.faces, strict=True))
    specials = named(showing[barrel] for barrel in roll.specials)
    picked, letters = len(roll.specials), chair.listed(roll.specials)
    return chair.say("choice-roll", thrown=roll.thrown, picked=picked, specials=specials, letters=letters)


def totals(
    chair: Chair, view: View, legal: Sequence[AnyStep], served: Sequence[int]
) -> Iterator[tuple[str, AnyStep]]:
    """One way to each total, the highest first: nothing but the total counts at the bill."""
    ways = dict(zip(served, legal, strict=True))
    for mugs in sorted(ways, reverse=True):
        yield assign_words(chair, view, ways[mugs], mugs), ways[mugs]


def assign_words(chair: Chair, view: View, step: AnyStep, mugs: int) -> str:
    """What an assignment does, and what it serves."""
    assert isinstance(step, Assign)
    return chair.say("choice-assign", mugs=mugs, **targeted(view, step.destroyed, step.doubled))


# --- What may be typed --------------------------------------------------------


def read_order(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``3+5``, ``5 3`` or ``35``: cards in any order."""
    found = re.fullmatch(r"(?:order )?(\d{1,9})(?:[ +,]+(\d{1,9}))?", words, re.ASCII)
    if not found:
        return None
    values = [value for value in found.groups() if value]
    hand = set(map(str, view.setup.components.cards))
    if len(values) == 1 and values[0] not in hand and hand.issuperset(values[0]):
        values = list(values[0])
    return Order(tuple(sorted(map(int, values))))


def read_serving(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``close``, ``roll``, ``roll x`` or ``x``, and the words of the reader's language."""
    if chair.means(words, "words-close"):
        return Close()
    verb, _, specials = words.rpartition(" ")
    if (
        specials
        and set(specials) <= set(view.setup.specials)
        and (not verb or chair.means(verb, "words-roll"))
    ):
        return Roll("".join(sorted(specials)))
    return Roll() if chair.means(words, "words-roll") else None


def read_assign(chair: Chair, view: View, words: str) -> AnyStep | None:
    """``!c *a`` in any order, with or without the word."""
    targets = words.removeprefix("assign").split()
    if not targets or not all(re.fullmatch(r"[!*][a-z]", target) for target in targets):
        return None
    destroyed, doubled = ("".join(sorted(t[1] for t in targets if t[0] == mark)) for mark in "!*")
    return Assign(destroyed, doubled)


READERS: Final = {"order": read_order, "serving": read_serving, "calculation": read_assign}


# --- Hints --------------------------------------------------------------------


def order_hint(chair: Chair, hint: OrderHint) -> RenderableType:
    """What stands so far, and what each order can bring."""
    table = hint_table(chair, "hint-mugs", "hint-enough", "hint-greediest", "hint-modest")
    for meaning in hint.meanings:
        enough, greediest = drawings.signed(meaning.enough), drawings.signed(meaning.greediest)
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
