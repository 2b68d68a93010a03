"""Hints as tables and sentences, and what the table remembers."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from string import ascii_uppercase
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.sentences import yes_or_no
from comptoir.core.terminal import Reader
from comptoir.games.impitoyable.actions import AnyStep, Name
from comptoir.games.impitoyable.components import Skill
from comptoir.games.impitoyable.hints import BidHint, BuyHint, Hint, SendHint, TakeHint, hints
from comptoir.games.impitoyable.hints.rehearsal import Rehearsal
from comptoir.games.impitoyable.sentences.names import name_adventurer
from comptoir.games.impitoyable.state import Slip
from comptoir.games.impitoyable.terminal import drawings
from comptoir.games.impitoyable.views import Memory, View


def hint(reader: Reader, view: View, legal: Sequence[AnyStep]) -> RenderableType:
    """The hint for the reader's decision, with what the table remembers."""
    own = drawings.hand(reader, view) if view.phase == "hire" else ()
    known = hints(view)
    asked = known and known.payday
    payday = rehearsal(reader, asked, view) if asked else ()
    return Group(*particulars(reader, known), *memories(reader, view), *payday, *own)


def particulars(reader: Reader, hint: Hint | None) -> Iterator[RenderableType]:
    """The hint for this kind of decision."""
    match hint:
        case SendHint():
            yield send_hint(reader, hint)
        case BuyHint():
            yield buy_hint(reader, hint)
        case BidHint():
            yield reader.say(
                "hint-bid", number=len(hint.sums), sums=reader.write_list(hint.sums), after=hint.after
            )
        case TakeHint() | None:
            return


def send_hint(reader: Reader, hint: SendHint) -> RenderableType:
    """The reader's own adventurers, the best first."""
    grid = table("", "")
    for one in sorted(hint.crew, key=lambda one: -one.skill):
        grid.add_row(reader.tell(name_adventurer(one.adventurer)), drawings.bar(one.skill))
    return Group(reader.say("hint-send"), grid)


def buy_hint(reader: Reader, hint: BuyHint) -> RenderableType:
    """The fields ahead, with the gain and loss of poker there."""
    grid = table(*[reader.say(f"hint-{heading}") for heading in ("field", "cost", "gain", "loss", "vulture")])
    for field in hint.fields:
        risk = percent(reader, field.vulture) if field.vulture else "–"
        grid.add_row(str(field.to), str(field.cost), f"+{field.gain}", f"−{field.loss}", risk)
    return Group(reader.say("hint-buy"), grid)


def memories(reader: Reader, view: View) -> Iterator[RenderableType]:
    """What the reader has seen and can use now, if the table remembers it."""
    if view.memory is None:
        return
    match view.phase:
        case "send":
            yield from crews(reader, view, view.memory)
        case "take" | "place":
            yield from market(reader, view, view.memory)
        case "bid":
            yield from hands(reader, view, view.memory)
        case _:
            return


# --- Memory ---------------------------------------------------------------------


def crews(reader: Reader, view: View, memory: Memory) -> Iterator[RenderableType]:
    """The adventurers that the reader has seen in other hands."""
    assert view.card is not None
    grid = table("", "")
    for seat in others(view):
        seen = [name_with_skill(reader, view, name, view.card.kind) for name in memory.crews[seat]]
        secret = view.players[seat].adventurers - len(seen)
        grid.add_row(reader.name(seat), Text.assemble(", ".join(seen), "  ", unknown_number(reader, secret)))
    yield from (reader.say("hint-crews"), grid)


def name_with_skill(reader: Reader, view: View, name: Name, kind: Skill) -> str:
    """``Kid 6``."""
    return f"{reader.tell(name_adventurer(name, '.short'))} {view.setup.strength[kind][name]}"


def others(view: View) -> Iterator[Seat]:
    """Everybody but the reader."""
    return (seat for seat in range(view.setup.seats) if seat != view.seat)


def market(reader: Reader, view: View, memory: Memory) -> Iterator[RenderableType]:
    """The cards of the market that the reader knows, and what the others can be."""
    if not any(memory.market):
        return
    signs = dict(zip((lot.number for lot in memory.lots), ascii_uppercase, strict=False))
    faces = [face(slip, signs) if slip else None for slip in memory.market]
    yield from (reader.say("hint-market"), drawings.market(reader, view, faces))
    for lot in memory.lots:
        if lot.number in (slip.lot for slip in memory.market if slip and slip.iou is None):
            sign = drawings.card_back(signs.get(lot.number, ""))
            yield Text.assemble(sign, " ", drawings.fan(lot.ious))


def face(slip: Slip, signs: Mapping[int, str]) -> Text:
    """A card of the market: its face, or the letter of its lot."""
    return drawings.card_back(signs.get(slip.lot, "")) if slip.iou is None else drawings.paper(slip.iou)


def hands(reader: Reader, view: View, memory: Memory) -> Iterator[RenderableType]:
    """The IOUs that the reader knows in the hands of the other bidders."""
    grid = table("", "")
    for seat in view.due[1:]:
        hand = memory.hands[seat]
        seen = drawings.bundles(hand.certain)
        grid.add_row(reader.name(seat), Text.assemble(seen, "  ", unknown_number(reader, hand.others)))
    if grid.row_count:
        yield from (reader.say("hint-hands"), grid)


def unknown_number(reader: Reader, number: int) -> Text:
    """The number of cards that the reader does not know."""
    return Text(reader.say("hint-unknown", number=number), "quiet")


# --- The next payday ------------------------------------------------------------

HEIGHTS: Final = "▁▂▃▄▅▆▇█"


def rehearsal(reader: Reader, payday: Rehearsal, view: View) -> Iterator[RenderableType]:
    """What the next payday may cost: the chance of each sum, and of a vulture."""
    yield reader.say("hint-payday", remembers=yes_or_no(view.memory))
    yield reader.say(
        "hint-payday-costs",
        nothing=percent(reader, chance_of(payday, 0)),
        average=round(payday.average),
        vulture=percent(reader, payday.vulture),
    )
    if payday.costs:
        yield bars(payday)


def bars(payday: Rehearsal) -> Text:
    """A bar for each sum that may have to be paid; likelier sums have higher bars."""
    most = payday.costs[-1].gold
    chances = [chance_of(payday, gold) for gold in range(most + 1)]
    heights = [HEIGHTS[int(7 * chance / max(chances))] if chance else " " for chance in chances]
    return Text.assemble("  0 ", ("".join(heights), "key"), f" {most}")


def chance_of(payday: Rehearsal, gold: int) -> Fraction:
    """The chance to pay ``gold``."""
    return next((cost.chance for cost in payday.costs if cost.gold == gold), Fraction(0))


def percent(reader: Reader, chance: Fraction) -> str:
    """A chance in whole per cent, but ``<1%`` instead of 0% if it is not zero."""
    least = Fraction(1, 100)
    return (
        f"<\N{NARROW NO-BREAK SPACE}{reader.percent(least)}"
        if 0 < chance < least
        else reader.percent(round(chance, 2))
    )


# --- Small tables ---------------------------------------------------------------


def table(*headings: str) -> Table:
    """A small table: words in columns without a heading, figures in the others."""
    small = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0), show_header=any(headings))
    for heading in headings:
        small.add_column(heading, justify="right" if heading else "left")
    return small
