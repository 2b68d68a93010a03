"""Slates, houses, walks and bills as pictures: told apart by their shapes, colour only helps."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.terminal import Chair
from comptoir.games.encanteur.actions import Paid, Slate, Walked
from comptoir.games.encanteur.components import EATS, SlateName
from comptoir.games.encanteur.state import Guest, Setup, fish_in_play
from comptoir.games.encanteur.terminal.words import called, guest, listed
from comptoir.games.encanteur.views import View

# Each style brings its own ground, so that it reads alike on dark and on light terminals.
CHALK: Final = "#e3ebee on #1f2e38"
BRIGHT: Final = "bold #ffffff on #1f2e38"
FAINT: Final = "#8fa6b2 on #1f2e38"
FRAME: Final = "#6f8f9f on #1f2e38"
PRICE: Final = "bold #20242c on #ffd75f"
PAPER: Final = "#20242c on #f4efe2"
FAINT_PAPER: Final = "#6b6457 on #f4efe2"
BOLD_PAPER: Final = "bold #20242c on #f4efe2"


class Look(NamedTuple):
    """How a slate looks: its picture in a line, and a colour."""

    picture: str
    colour: str


LOOKS: Final[dict[SlateName, Look]] = {
    "hake": Look("><((((('>", "#b9d3dc"),
    "sardine": Look("><>", "#9fc6ff"),
    "sea-bass": Look(">=((((°>", "#c9d4e0"),
    "mackerel": Look("><≈≈≈°>", "#7fd7c4"),
    "sole": Look("<(___°_)<", "#e0c99a"),
    "shrimp": Look("~{(((°=", "#ffb39a"),
    "red-mullet": Look('>+(((">', "#ff8a80"),
    "cuttlefish": Look("(::::o)≡", "#d8b4e8"),
    "wine": Look("[▒▒▒▒)=", "#f3f0a8"),
    "platter": Look("\\_°~>°~_/", "#ffd75f"),
}
TICK: Final = "✓"
WINE: Final = "♦"
SLATE_WIDTH: Final = 36


def board(chair: Chair, view: View) -> RenderableType:
    """The slate under the auction and all houses; before the first day the houses alone."""
    parts: list[RenderableType] = []
    if view.day:
        parts.append(Text(chair.of("quay-day", view.auctioneer, day=view.day), "heading"))
    if view.phase in ("falling", "rising"):
        parts.append(auction(chair, view))
    return Group(*parts, houses(chair, view))


# --- The slate under the auction ----------------------------------------------


def auction(chair: Chair, view: View) -> RenderableType:
    """The lot at its price, and what comes after it."""
    assert view.lot is not None
    return Group(slate(chair, view.setup, view.lot, view.price), what_comes(chair, view))


def slate(chair: Chair, setup: Setup, lot: Slate, price: int) -> Table:
    """A slate with its price."""
    kind = setup.kinds[lot]
    look = LOOKS[kind.name]
    card = Table(box=STREET, style=CHALK, border_style=FRAME, show_header=False, padding=(0, 1))
    card.add_column(min_width=SLATE_WIDTH, style=CHALK)
    card.add_column(justify="right", style=CHALK)
    name = Text.assemble(
        (f"{chair.tell(called(setup, lot))}  ", BRIGHT), (look.picture, f"{look.colour} on #1f2e38")
    )
    figures = chair.say("quay-figures", floor=kind.card.floor, pays=kind.card.pays)
    card.add_row(Text("\n").join([name, Text(figures, FAINT)]), Text(f" {price} ", PRICE))
    return card


def what_comes(chair: Chair, view: View) -> Text:
    """The next lot, and how many more nobody knows yet."""
    parts = []
    if view.next_lot:
        start = view.setup.kinds[view.next_lot].card.start
        parts.append(chair.say("quay-next", slate=called(view.setup, view.next_lot), price=start))
    parts.append(chair.say("quay-coming", number=view.coming))
    return Text(" · ".join(parts), "dim")


# --- The houses ---------------------------------------------------------------

# Nothing but a space stands between two columns.
STREET: Final = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")
NAME_WIDTH: Final = 8


def houses(chair: Chair, view: View) -> RenderableType:
    """All houses with their guests, what they have to serve and what they have shown."""
    table = Table(box=STREET, padding=(0, 1, 0, 0), style=CHALK, border_style=FRAME, header_style=FRAME)
    table.add_column(f" {chair.say('quay-house')}", no_wrap=True, style=CHALK)
    table.add_column(chair.say("quay-money"), justify="right", no_wrap=True, style=CHALK)
    table.add_column(chair.say("quay-guests"), no_wrap=True, style=CHALK)
    for key in ("quay-kitchen", "quay-shown"):
        table.add_column(chair.say(key), style=CHALK)
    for seat, house in enumerate(view.houses):
        guests = Text("\n").join(guest_lines(chair, view, house.guests)) if house.guests else Text("–", FAINT)
        money = Text(str(house.money), BRIGHT)
        table.add_row(
            owner(chair, view, seat), money, guests, kitchen(chair, view, seat), shown(chair, view, seat)
        )
    return Group(table, *notes(chair, view))


def owner(chair: Chair, view: View, seat: Seat) -> Text:
    """A house by the name of its owner; an arrow at the auctioneer."""
    name = Text(chair.name(seat))
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    mark = "▸" if seat == view.auctioneer else " "
    return Text.assemble(
        (mark, PRICE if mark == "▸" else FRAME), (name.plain, BRIGHT if seat == chair.seat else CHALK)
    )


def guest_lines(chair: Chair, view: View, guests: Sequence[Guest]) -> Iterator[Text]:
    """The guests of a house, the one held longest first: what they eat, or what they have got."""
    for place, one in enumerate(guests, start=1):
        name = Text.assemble((f"{place} ", FAINT), (chair.tell(guest(one.client, "short")), CHALK))
        if one.dish:
            drink = f" {WINE} {chair.say('slate-wine')}" if one.wine else ""
            yield name + Text(f" {TICK} {chair.tell(called(view.setup, one.dish))}{drink}", BRIGHT)
        else:
            fish = ", ".join(chair.say(f"slate-{fish}") for fish in EATS[one.client])
            yield name + Text(f" ({fish})", FAINT)


def kitchen(chair: Chair, view: View, seat: Seat) -> Text:
    """What a house can still serve."""
    house = view.houses[seat]
    lines = [Text(chair.tell(called(view.setup, dish)), BRIGHT) for dish in house.dishes]
    if house.wine:
        words = chair.say("quay-wine", number=house.wine, displayed=house.displayed)
        lines.append(Text.assemble((f"{WINE} ", f"{LOOKS['wine'].colour} on #1f2e38"), (words, CHALK)))
    return Text("\n").join(lines) if lines else Text("–", FAINT)


def shown(chair: Chair, view: View, seat: Seat) -> Text:
    """How much of a set is turned up, and which fish; platter cards."""
    whole = len(fish_in_play(view.removed)) - view.setup.components.discards
    revealed = view.revealed[seat]
    lines = [Text(f"{len(revealed)}/{whole}", BRIGHT)]
    if revealed:
        lines[0].append(f" {', '.join(chair.say(f'slate-{fish}') for fish in revealed)}", CHALK)
    if view.platters[seat]:
        lines.append(Text(chair.say("quay-platter-cards", number=view.platters[seat]), CHALK))
    return Text("\n").join(lines)


def notes(chair: Chair, view: View) -> Iterator[Text]:
    """One's own set, and what nobody has bought."""
    if view.my_set and view.seat is not None:
        yield own_set(chair, view, view.my_set, view.revealed[view.seat])
    if view.unsold:
        yield Text(chair.say("quay-unsold", slates=listed(view.setup, view.unsold)), "dim")


def own_set(chair: Chair, view: View, fish: Sequence[Slate], revealed: Sequence[Slate]) -> Text:
    """The cards of one's own set, those that are turned up with a tick."""
    names = [
        f"{TICK} {chair.say(f'slate-{one}')}" if one in revealed else chair.say(f"slate-{one}")
        for one in fish
    ]
    text = Text(chair.say("quay-my-set", fish=", ".join(names)), "bold")
    return text.append(f"  ({chair.say('quay-marked')})", "dim not bold") if revealed else text


# --- A walk, and the bill -----------------------------------------------------


def walk(chair: Chair, event: Walked) -> tuple[Text, ...]:
    """A client on the way from house to house, and what is found in each."""
    stops = [Text(chair.of(f"visit-{visit.found}", visit.seat)) for visit in event.visits]
    if event.to is not None:
        stops[[visit.seat for visit in event.visits].index(event.to)].stylize("good")
    start = Text(f"  {chair.tell(guest(event.client, 'short'))}", "key")
    return tuple(
        Text.assemble(start, *(part for stop in stops[:number] for part in ((" → ", "dim"), stop)))
        for number in range(len(stops) + 1)
    )


def bill(chair: Chair, setup: Setup, paid: Sequence[Paid]) -> tuple[RenderableType, ...]:
    """What each guest has had and pays, line by line."""
    return tuple(bill_so_far(chair, setup, paid[:number]) for number in range(1, len(paid) + 1))


def bill_so_far(chair: Chair, setup: Setup, paid: Sequence[Paid]) -> Table:
    """The first lines of a bill; a house is named where its lines begin."""
    table = Table(box=box.SIMPLE, style=PAPER, border_style=FAINT_PAPER, title_style="", show_header=False)
    table.title, table.title_justify = chair.say("quay-bill"), "left"
    for _ in ("house", "guest", "meal"):
        table.add_column(style=PAPER)
    table.add_column(justify="right", style=PAPER)
    for number, line in enumerate(paid):
        new = number == 0 or paid[number - 1].seat != line.seat
        table.add_row(*bill_line(chair, setup, line, new))
    return table


def bill_line(chair: Chair, setup: Setup, line: Paid, new: bool) -> tuple[Text, ...]:
    """House, guest, meal and what is paid for it."""
    name = chair.name(line.seat) if new else ""
    drink = f" {WINE} {chair.say('slate-wine')}" if line.wine else ""
    return (
        Text(name, BOLD_PAPER),
        Text(chair.tell(guest(line.client, "short")), FAINT_PAPER),
        Text(f"{chair.tell(called(setup, line.dish))}{drink}", PAPER),
        Text(str(line.amount), BOLD_PAPER),
    )
