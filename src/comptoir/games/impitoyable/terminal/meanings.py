"""Hints as tables and sentences: what is known about a decision, and what a good memory would know."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from string import ascii_uppercase
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.sentences import yes_or_no
from comptoir.core.terminal import Chair
from comptoir.games.impitoyable.actions import AnyStep, Name
from comptoir.games.impitoyable.components import Skill
from comptoir.games.impitoyable.hints import BidHint, BuyHint, Hint, SendHint, TakeHint, hints
from comptoir.games.impitoyable.hints.rehearsal import Rehearsal
from comptoir.games.impitoyable.state import Slip
from comptoir.games.impitoyable.terminal import drawings
from comptoir.games.impitoyable.terminal.words import called
from comptoir.games.impitoyable.views import Memory, View


def hint(chair: Chair, view: View, legal: Sequence[AnyStep]) -> RenderableType:
    """What is known about the decision that the reader owes."""
    own = drawings.hand(chair, view) if view.phase == "hire" else ()
    known = hints(view)
    asked = known and known.payday
    payday = rehearsal(chair, asked, view) if asked else ()
    return Group(*particulars(chair, known), *remembered(chair, view), *payday, *own)


def particulars(chair: Chair, hint: Hint | None) -> Iterator[RenderableType]:
    """What `hints` has to say of this decision alone."""
    match hint:
        case SendHint():
            yield send_hint(chair, hint)
        case BuyHint():
            yield buy_hint(chair, hint)
        case BidHint():
            yield chair.say("hint-bid", number=len(hint.sums), sums=chair.listed(hint.sums), after=hint.after)
        case TakeHint() | None:
            return


def send_hint(chair: Chair, hint: SendHint) -> RenderableType:
    """One's own adventurers, the best first."""
    grid = table("", "")
    for one in sorted(hint.crew, key=lambda one: -one.skill):
        grid.add_row(chair.tell(called(one.adventurer)), drawings.bar(one.skill))
    return Group(chair.say("hint-send"), grid)


def buy_hint(chair: Chair, hint: BuyHint) -> RenderableType:
    """The fields ahead, with what poker would win and cost there."""
    grid = table(*[chair.say(f"hint-{heading}") for heading in ("field", "cost", "gain", "loss", "vulture")])
    for field in hint.fields:
        risk = odds(chair, field.vulture) if field.vulture else "–"
        grid.add_row(str(field.to), str(field.cost), f"+{field.gain}", f"−{field.loss}", risk)
    return Group(chair.say("hint-buy"), grid)


def remembered(chair: Chair, view: View) -> Iterator[RenderableType]:
    """What was seen once and helps now, if the table shows it."""
    if view.memory is None:
        return
    match view.phase:
        case "send":
            yield from crews(chair, view, view.memory)
        case "take" | "place":
            yield from market(chair, view, view.memory)
        case "bid":
            yield from hands(chair, view, view.memory)
        case _:
            return


# --- What a good memory knows ---------------------------------------------------


def crews(chair: Chair, view: View, memory: Memory) -> Iterator[RenderableType]:
    """The adventurers of the others, as far as they have been seen."""
    assert view.card is not None
    grid = table("", "")
    for seat in others(view):
        seen = [called_with(chair, view, name, view.card.kind) for name in memory.crews[seat]]
        secret = view.players[seat].adventurers - len(seen)
        grid.add_row(chair.name(seat), Text.assemble(", ".join(seen), "  ", unknown(chair, secret)))
    yield from (chair.say("hint-crews"), grid)


def called_with(chair: Chair, view: View, name: Name, kind: Skill) -> str:
    """``Kid 6``."""
    return f"{chair.tell(called(name, '.short'))} {view.setup.strength[kind][name]}"


def others(view: View) -> Iterator[Seat]:
    """Everybody but the reader."""
    return (seat for seat in range(view.setup.seats) if seat != view.seat)


def market(chair: Chair, view: View, memory: Memory) -> Iterator[RenderableType]:
    """What lies where, as far as it was seen; of the rest, what it can be."""
    if not any(memory.market):
        return
    signs = dict(zip((lot.number for lot in memory.lots), ascii_uppercase, strict=False))
    faces = [face(slip, signs) if slip else None for slip in memory.market]
    yield from (chair.say("hint-market"), drawings.market(chair, view, faces))
    for lot in memory.lots:
        if lot.number in (slip.lot for slip in memory.market if slip and slip.iou is None):
            sign = drawings.covered(signs.get(lot.number, ""))
            yield Text.assemble(sign, " ", drawings.fan(lot.ious))


def face(slip: Slip, signs: Mapping[int, str]) -> Text:
    """A card of the market: what it is, or the sign of those among which it is."""
    return drawings.covered(signs.get(slip.lot, "")) if slip.iou is None else drawings.paper(slip.iou)


def hands(chair: Chair, view: View, memory: Memory) -> Iterator[RenderableType]:
    """The IOUs of those who still bid."""
    grid = table("", "")
    for seat in view.due[1:]:
        hand = memory.hands[seat]
        seen = drawings.bundles(hand.certain)
        grid.add_row(chair.name(seat), Text.assemble(seen, "  ", unknown(chair, hand.others)))
    if grid.row_count:
        yield from (chair.say("hint-hands"), grid)


def unknown(chair: Chair, number: int) -> Text:
    """How many were never seen."""
    return Text(chair.say("hint-unknown", number=number), "quiet")


# --- The next payday ------------------------------------------------------------

HEIGHTS: Final = "▁▂▃▄▅▆▇█"


def rehearsal(chair: Chair, payday: Rehearsal, view: View) -> Iterator[RenderableType]:
    """What the next payday may cost: how likely each sum is, from nothing on, and how likely a vulture."""
    yield chair.say("hint-payday", remembers=yes_or_no(view.memory))
    yield chair.say(
        "hint-payday-costs",
        nothing=odds(chair, chance_of(payday, 0)),
        average=round(payday.average),
        vulture=odds(chair, payday.vulture),
    )
    if payday.costs:
        yield bars(payday)


def bars(payday: Rehearsal) -> Text:
    """All that can be paid, side by side: the likelier, the higher."""
    most = payday.costs[-1].gold
    chances = [chance_of(payday, gold) for gold in range(most + 1)]
    heights = [HEIGHTS[int(7 * chance / max(chances))] if chance else " " for chance in chances]
    return Text.assemble("  0 ", ("".join(heights), "key"), f" {most}")


def chance_of(payday: Rehearsal, gold: int) -> Fraction:
    """How likely it is to pay so much."""
    return next((cost.chance for cost in payday.costs if cost.gold == gold), Fraction(0))


def odds(chair: Chair, chance: Fraction) -> str:
    """A chance as people say it; what is hardly ever is not never."""
    least = Fraction(1, 100)
    return (
        f"<\N{NARROW NO-BREAK SPACE}{chair.percent(least)}"
        if 0 < chance < least
        else chair.percent(round(chance, 2))
    )


# --- Small tables ---------------------------------------------------------------


def table(*headings: str) -> Table:
    """A small table with these headings, words in the first column, figures in the others."""
    small = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0), show_header=any(headings))
    for heading in headings:
        small.add_column(heading, justify="right" if heading else "left")
    return small
