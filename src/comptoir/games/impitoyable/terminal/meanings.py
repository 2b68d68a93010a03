"""Hints as tables and sentences: what is known about a decision, and what a good memory would know."""

from collections.abc import Iterator, Mapping
from string import ascii_uppercase

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.terminal import Chair
from comptoir.games.impitoyable.actions import Name
from comptoir.games.impitoyable.components import Skill
from comptoir.games.impitoyable.hints import BidHint, BuyHint, SendHint, hints
from comptoir.games.impitoyable.state import Slip
from comptoir.games.impitoyable.terminal import drawings
from comptoir.games.impitoyable.terminal.words import called
from comptoir.games.impitoyable.views import Memory, View


def hint(chair: Chair, view: View) -> RenderableType:
    """What is known about the decision that the reader owes."""
    own = drawings.hand(chair, view) if view.phase == "hire" else ()
    return Group(*known(chair, view), *remembered(chair, view), *own)


def known(chair: Chair, view: View) -> Iterator[RenderableType]:
    """What `hints` has to say."""
    match hints(view):
        case SendHint() as hint:
            yield send_hint(chair, hint)
        case BuyHint() as hint:
            yield buy_hint(chair, hint)
        case BidHint() as hint:
            yield chair.say("hint-bid", number=len(hint.sums), sums=chair.listed(hint.sums), after=hint.after)
        case None:
            return


def send_hint(chair: Chair, hint: SendHint) -> RenderableType:
    """One's own adventurers, the best first."""
    grid = table("", "")
    for one in sorted(hint.crew, key=lambda one: -one.skill):
        grid.add_row(called(chair, one.adventurer), drawings.bar(one.skill))
    return Group(chair.say("hint-send"), grid)


def buy_hint(chair: Chair, hint: BuyHint) -> RenderableType:
    """The fields ahead, with what poker would win and cost there."""
    grid = table(
        chair.say("hint-field"), chair.say("hint-cost"), chair.say("hint-gain"), chair.say("hint-loss")
    )
    for field in hint.fields:
        grid.add_row(str(field.to), str(field.cost), f"+{field.gain}", f"−{field.loss}")
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
    return f"{called(chair, name, '.short')} {view.setup.strength[kind][name]}"


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


def table(*headings: str) -> Table:
    """A small table with these headings, words in the first column, figures in the others."""
    small = Table(box=None, header_style="quiet", padding=(0, 2, 0, 0), show_header=any(headings))
    for heading in headings:
        small.add_column(heading, justify="right" if heading else "left")
    return small
