"""Barrels, cards and the pad as pictures, which can be told apart without colour."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.sentences import Tone
from comptoir.core.terminal import Reader
from comptoir.games.polterfass.components import DESTROY, DOUBLE, LYING, NUMBER_LETTERS, Face
from comptoir.games.polterfass.sentences import with_minus
from comptoir.games.polterfass.state import Cards, Line, Setup
from comptoir.games.polterfass.terminal.words import with_sign
from comptoir.games.polterfass.views import View

# Each style sets its own background, so that it is as readable on dark as on light terminals.
WOOD_EDGE: Final = "#d7af5f"
WOOD_TOP: Final = "bold #1f1204 on #d7af5f"
DARK_EDGE: Final = "#875f00"
DARK_TOP: Final = "bold #ffffd7 on #875f00"
SHADOW: Final = "#8a8a8a"
PAPER: Final = "#20242c on #f4efe2"
SLATE: Final = "#d8ddd8 on #26302e"
CHALK: Final = "bold #ffffff on #26302e"
FAINT_CHALK: Final = "#9fb0a8 on #26302e"
FRAME: Final = "#c08a4a on #26302e"


def board(reader: Reader, view: View) -> RenderableType:
    """The barrels, the cards before the guests, and the pad."""
    parts: list[RenderableType] = []
    if view.round:
        parts.append(Text(reader.of("event-round", view.innkeeper, number=view.round), "heading"))
    if view.phase != "over":
        parts.append(barrels(view.setup, view.faces, view.cup))
    if laid := list(orders(reader, view)):
        parts.append(Text("   ").join(laid))
    if view.pad:
        parts.append(pad(reader, view))
    return Group(*parts)


# --- Barrels ------------------------------------------------------------------


class Shape(NamedTuple):
    """A drawing of a barrel, three rows high."""

    rows: tuple[str, str, str]
    edge: str = ""
    top: str = ""
    """The style between the edges of the middle row, if it shows a value."""

    def line(self, number: int) -> Text:
        text = Text(self.rows[number], self.edge)
        if number == 1 and self.top:
            text.stylize(self.top, 1, -1)
        return text


BARREL_WIDTH: Final = 5
ON_ITS_SIDE: Final = Shape(("     ", "▗▄▄▄▖", "▜███▛"), SHADOW)
IN_THE_AIR: Final = (
    Shape((" ▗▄  ", "▗███▖", " ▝██▘"), WOOD_EDGE),
    Shape(("▗▄▄▄▖", "▜███▛", "     "), WOOD_EDGE),
    Shape(("  ▄▖ ", "▗███▖", "▝██▘ "), WOOD_EDGE),
    Shape(("▗███▖", "█████", "▝███▘"), WOOD_EDGE),
)
IN_THE_CUP: Final = Shape(("     ", "     ", "  ·  "))
SIGNS: Final = {DOUBLE: "×2", DESTROY: "×0"}


def shape(barrel: str, face: Face) -> Shape:
    """How a barrel rests: on its side, or on end with its value or effect on top."""
    if face == LYING:
        return ON_ITS_SIDE
    edge, top = (WOOD_EDGE, WOOD_TOP) if barrel in NUMBER_LETTERS else (DARK_EDGE, DARK_TOP)
    return Shape(("▗███▖", f"█{SIGNS.get(face, str(face)):^3}█", "▝███▘"), edge, top)


@dataclass(frozen=True)
class Row:
    """Barrels side by side, each above its letter; in several rows on a narrow screen."""

    letters: str
    shapes: Sequence[Shape]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """As many side by side as fit into a line."""
        fitting = max(1, options.max_width // (BARREL_WIDTH + 2))
        for start in range(0, len(self.letters), fitting):
            yield self.part(start, start + fitting)

    def part(self, start: int, end: int) -> Text:
        """The barrels from ``start`` to ``end`` in one row."""
        letters, shapes = self.letters[start:end], self.shapes[start:end]
        lines = [Text("  ").join(shape.line(number) for shape in shapes) for number in range(3)]
        lines.append(Text("  ".join(f"{letter:^{BARREL_WIDTH}}" for letter in letters), "dim"))
        return Text("\n").join(Text("  ") + line for line in lines)


def barrels(setup: Setup, faces: Sequence[Face], cup: str = "") -> Row:
    """All barrels as they lie or stand; those in the cup are hidden."""
    return Row(
        setup.barrels,
        [
            IN_THE_CUP if barrel in cup else shape(barrel, face)
            for barrel, face in zip(setup.barrels, faces, strict=True)
        ],
    )


FIRST_REST: Final = 5
"""The picture in which the first barrel has come to rest."""


def tumble(setup: Setup, before: Sequence[Face], cup: str, fallen: Sequence[Face]) -> tuple[Row, ...]:
    """Pictures of the barrels in the cup, which roll and come to rest one after the other."""
    faces = dict(zip(setup.barrels, before, strict=True)) | dict(zip(cup, fallen, strict=True))
    return tuple(
        Row(
            setup.barrels,
            [
                IN_THE_AIR[(moment + place) % len(IN_THE_AIR)]
                if moment < FIRST_REST + cup.find(barrel) and barrel in cup
                else shape(barrel, faces[barrel])
                for place, barrel in enumerate(setup.barrels)
            ],
        )
        for moment in range(FIRST_REST + len(cup))
    )


# --- Cards --------------------------------------------------------------------


def cards(values: Cards) -> Text:
    return Text(" ").join(Text(f"[{value}]", PAPER) for value in values)


def backs(number: int) -> Text:
    return Text(" ").join([Text("[░]")] * number)


def orders(reader: Reader, view: View) -> Iterator[Text]:
    """The cards in front of each guest, the reader's own face up."""
    for seat in view.setup.guests[view.innkeeper]:
        if seat == view.seat and view.my_order:
            yield Text(f"  {reader.name(seat)} ") + cards(view.my_order)
        elif view.laid:
            yield Text(f"  {reader.name(seat)} ") + backs(view.laid[seat])


# --- The bill and the pad ------------------------------------------------------


class BillLine(NamedTuple):
    """A player's cards, the words and tone of the bill, and whether the player is the reader."""

    cards: Cards | None
    words: str
    tone: Tone
    own: bool


def bill(rows: Sequence[BillLine]) -> Table:
    """The bill so far, one line for each player."""
    table = Table.grid(padding=(0, 1))
    table.add_column(min_width=8)
    table.add_column(justify="right", min_width=3)
    table.add_column()
    for line in rows:
        ordered = str(sum(line.cards)) if line.cards else ""
        words = Text.assemble((line.words, "bold")) if line.own else Text(line.words)
        table.add_row(cards(line.cards or ()), ordered, words, style=line.tone)
    return table


# Only a space separates two columns.
BOARD: Final = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")
NAME_WIDTH: Final = 7
MOST: Final = 6


def pad(reader: Reader, view: View, rounds: int | None = None) -> Table:
    """The pad: mugs served and ordered, each player's mugs and total; if ``rounds``, only the last ones."""
    table = Table(box=BOARD, padding=0, style=SLATE, border_style=FRAME, header_style=CHALK)
    for heading in ("pad-round", "pad-served", "pad-ordered"):
        table.add_column(f" {reader.say(heading)}", justify="right", style=SLATE)
    # Six players just fit into eighty columns.
    width = NAME_WIDTH if view.setup.seats == MOST else NAME_WIDTH + 1
    for seat in range(view.setup.seats):
        table.add_column(name_heading(reader, seat), justify="right", style=SLATE, min_width=width)
    for number, line, totals in pad_lines(view)[-rounds if rounds else None :]:
        table.add_row(*pad_row(number, line, totals))
    return table


def name_heading(reader: Reader, seat: Seat) -> Text:
    """A player's name, cut to the width of a column."""
    name = Text(reader.name(seat), no_wrap=True)
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    return name


def pad_lines(view: View) -> list[tuple[int, Line, tuple[int, ...]]]:
    """Each line of the pad with its number and the totals after it."""
    totals, rows = (0,) * view.setup.seats, []
    for number, line in enumerate(view.pad, start=1):
        totals = tuple(map(sum, zip(totals, line.mugs, strict=True)))
        rows.append((number, line, totals))
    return rows


def pad_row(number: int, line: Line, totals: Sequence[int]) -> list[Text]:
    """A line of the pad, with the innkeeper's mugs underlined."""
    served = "–" if line.served is None else str(line.served)
    cells = [Text(str(number), FAINT_CHALK), Text(served), Text(str(line.ordered))]
    for seat, (mugs, total) in enumerate(zip(line.mugs, totals, strict=True)):
        style = f"underline {FAINT_CHALK}" if seat == line.innkeeper else FAINT_CHALK
        cells.append(Text.assemble((with_sign(mugs), style), (f" {with_minus(total):>3}", CHALK)))
    return cells
