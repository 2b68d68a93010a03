"""Slates, houses, walks and bills as pictures: shapes tell them apart, colour only helps."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.terminal import Reader
from comptoir.games.encanteur.actions import Paid, Slate, Walked
from comptoir.games.encanteur.components import EATS, SlateName
from comptoir.games.encanteur.sentences import name_client, name_slate
from comptoir.games.encanteur.state import Guest, Setup, fish_in_play
from comptoir.games.encanteur.views import View

# Each style sets its own background, to be readable on dark and light terminals.
CHALK: Final = "#e3ebee on #1f2e38"
BRIGHT: Final = "bold #ffffff on #1f2e38"
FAINT: Final = "#8fa6b2 on #1f2e38"
FRAME: Final = "#6f8f9f on #1f2e38"
PRICE: Final = "bold #20242c on #ffd75f"
PAPER: Final = "#20242c on #f4efe2"
FAINT_PAPER: Final = "#6b6457 on #f4efe2"
BOLD_PAPER: Final = "bold #20242c on #f4efe2"


class Look(NamedTuple):
    """How a slate looks: a picture one line high, and a colour."""

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


def board(reader: Reader, view: View) -> RenderableType:
    """The slate for sale and all houses; before the first day, only the houses."""
    parts: list[RenderableType] = []
    if view.day:
        parts.append(Text(reader.of("quay-day", view.auctioneer, day=view.day), "heading"))
    if view.phase in ("falling", "rising"):
        parts.append(auction(reader, view))
    return Group(*parts, houses(reader, view))


# --- The slate for sale -------------------------------------------------------


def auction(reader: Reader, view: View) -> RenderableType:
    """The lot at its price, and the lots that follow."""
    assert view.lot is not None
    return Group(slate(reader, view.setup, view.lot, view.price), next_lots(reader, view))


def slate(reader: Reader, setup: Setup, lot: Slate, price: int) -> Table:
    kind = setup.kinds[lot]
    look = LOOKS[kind.name]
    card = Table(box=STREET, style=CHALK, border_style=FRAME, show_header=False, padding=(0, 1))
    card.add_column(min_width=SLATE_WIDTH, style=CHALK)
    card.add_column(justify="right", style=CHALK)
    name = Text.assemble(
        (f"{reader.tell(name_slate(setup, lot))}  ", BRIGHT), (look.picture, f"{look.colour} on #1f2e38")
    )
    figures = reader.say("quay-figures", floor=kind.card.floor, pays=kind.card.pays)
    card.add_row(Text("\n").join([name, Text(figures, FAINT)]), Text(f" {price} ", PRICE))
    return card


def next_lots(reader: Reader, view: View) -> Text:
    """The next lot, and the number of lots not yet known."""
    parts = []
    if view.next_lot:
        start = view.setup.kinds[view.next_lot].card.start
        parts.append(reader.say("quay-next", slate=name_slate(view.setup, view.next_lot), price=start))
    parts.append(reader.say("quay-coming", number=view.coming))
    return Text(" · ".join(parts), "dim")


# --- The houses ---------------------------------------------------------------

# Only a space separates two columns.
STREET: Final = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")
NAME_WIDTH: Final = 8


def houses(reader: Reader, view: View) -> RenderableType:
    """All houses with their money, guests, dishes and revealed cards."""
    table = Table(box=STREET, padding=(0, 1, 0, 0), style=CHALK, border_style=FRAME, header_style=FRAME)
    table.add_column(f" {reader.say('quay-house')}", no_wrap=True, style=CHALK)
    table.add_column(reader.say("quay-money"), justify="right", no_wrap=True, style=CHALK)
    table.add_column(reader.say("quay-guests"), no_wrap=True, style=CHALK)
    for key in ("quay-kitchen", "quay-shown"):
        table.add_column(reader.say(key), style=CHALK)
    for seat, house in enumerate(view.houses):
        guests = (
            Text("\n").join(guest_lines(reader, view, house.guests)) if house.guests else Text("–", FAINT)
        )
        money = Text(str(house.money), BRIGHT)
        table.add_row(
            owner_cell(reader, view, seat),
            money,
            guests,
            kitchen_cell(reader, view, seat),
            set_cell(reader, view, seat),
        )
    return Group(table, *notes(reader, view))


def owner_cell(reader: Reader, view: View, seat: Seat) -> Text:
    """The owner's name, with an arrow if they are the auctioneer."""
    name = Text(reader.name(seat))
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    mark = "▸" if seat == view.auctioneer else " "
    return Text.assemble(
        (mark, PRICE if mark == "▸" else FRAME), (name.plain, BRIGHT if seat == reader.seat else CHALK)
    )


def guest_lines(reader: Reader, view: View, guests: Sequence[Guest]) -> Iterator[Text]:
    """The guests of a house, the one held longest first, with their meal or what they eat."""
    for place, one in enumerate(guests, start=1):
        name = Text.assemble((f"{place} ", FAINT), (reader.tell(name_client(one.client, "short")), CHALK))
        if one.dish:
            drink = f" {WINE} {reader.say('slate-wine')}" if one.wine else ""
            yield name + Text(f" {TICK} {reader.tell(name_slate(view.setup, one.dish))}{drink}", BRIGHT)
        else:
            fish = ", ".join(reader.say(f"slate-{fish}") for fish in EATS[one.client])
            yield name + Text(f" ({fish})", FAINT)


def kitchen_cell(reader: Reader, view: View, seat: Seat) -> Text:
    """What a house can still serve."""
    house = view.houses[seat]
    lines = [Text(reader.tell(name_slate(view.setup, dish)), BRIGHT) for dish in house.dishes]
    if house.wine:
        words = reader.say("quay-wine", number=house.wine, displayed=house.displayed)
        lines.append(Text.assemble((f"{WINE} ", f"{LOOKS['wine'].colour} on #1f2e38"), (words, CHALK)))
    return Text("\n").join(lines) if lines else Text("–", FAINT)


def set_cell(reader: Reader, view: View, seat: Seat) -> Text:
    """The revealed cards of a set, with their number, and platter cards."""
    whole = len(fish_in_play(view.removed)) - view.setup.components.discards
    revealed = view.revealed[seat]
    lines = [Text(f"{len(revealed)}/{whole}", BRIGHT)]
    if revealed:
        lines[0].append(f" {', '.join(reader.say(f'slate-{fish}') for fish in revealed)}", CHALK)
    if view.platters[seat]:
        lines.append(Text(reader.say("quay-platter-cards", number=view.platters[seat]), CHALK))
    return Text("\n").join(lines)


def notes(reader: Reader, view: View) -> Iterator[Text]:
    """The reader's own set, and unsold slates."""
    if view.my_set and view.seat is not None:
        yield own_set(reader, view, view.my_set, view.revealed[view.seat])
    if view.unsold:
        unsold = tuple(name_slate(view.setup, slate) for slate in view.unsold)
        yield Text(reader.say("quay-unsold", slates=unsold), "dim")


def own_set(reader: Reader, view: View, fish: Sequence[Slate], revealed: Sequence[Slate]) -> Text:
    """The reader's own set, with a tick beside each revealed card."""
    names = [
        f"{TICK} {reader.say(f'slate-{one}')}" if one in revealed else reader.say(f"slate-{one}")
        for one in fish
    ]
    text = Text(reader.say("quay-my-set", fish=", ".join(names)), "bold")
    return text.append(f"  ({reader.say('quay-marked')})", "dim not bold") if revealed else text


# --- A walk, and the bill -----------------------------------------------------


def walk(reader: Reader, event: Walked) -> tuple[Text, ...]:
    """A walk in pictures; each adds the next house, with what the client finds there."""
    stops = [Text(reader.of(f"visit-{visit.found}", visit.seat)) for visit in event.visits]
    if event.to is not None:
        stops[[visit.seat for visit in event.visits].index(event.to)].stylize("good")
    start = Text(f"  {reader.tell(name_client(event.client, 'short'))}", "key")
    return tuple(
        Text.assemble(start, *(part for stop in stops[:number] for part in ((" → ", "dim"), stop)))
        for number in range(len(stops) + 1)
    )


def bill(reader: Reader, setup: Setup, paid: Sequence[Paid]) -> tuple[RenderableType, ...]:
    """The bill in pictures; each adds a line."""
    return tuple(bill_so_far(reader, setup, paid[:number]) for number in range(1, len(paid) + 1))


def bill_so_far(reader: Reader, setup: Setup, paid: Sequence[Paid]) -> Table:
    """The first lines of the bill; a house is named on its first line."""
    table = Table(box=box.SIMPLE, style=PAPER, border_style=FAINT_PAPER, title_style="", show_header=False)
    table.title, table.title_justify = reader.say("quay-bill"), "left"
    for _ in ("house", "guest", "meal"):
        table.add_column(style=PAPER)
    table.add_column(justify="right", style=PAPER)
    for number, line in enumerate(paid):
        new = number == 0 or paid[number - 1].seat != line.seat
        table.add_row(*bill_line(reader, setup, line, new))
    return table


def bill_line(reader: Reader, setup: Setup, line: Paid, new: bool) -> tuple[Text, ...]:
    """House, guest, meal and payment."""
    name = reader.name(line.seat) if new else ""
    drink = f" {WINE} {reader.say('slate-wine')}" if line.wine else ""
    return (
        Text(name, BOLD_PAPER),
        Text(reader.tell(name_client(line.client, "short")), FAINT_PAPER),
        Text(f"{reader.tell(name_slate(setup, line.dish))}{drink}", PAPER),
        Text(str(line.amount), BOLD_PAPER),
    )
