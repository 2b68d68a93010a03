"""Glasses, Miams and Additions as pictures, which can be told apart without colour."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.terminal import Reader
from comptoir.games.bistro.components import GLASSES, Glass
from comptoir.games.bistro.sentences import quote_claim
from comptoir.games.bistro.state import Claim
from comptoir.games.bistro.terminal.asking import UNDER_WAY, keep_together
from comptoir.games.bistro.views import View

# Each style sets its own background, so that it is as readable on dark as on light terminals.
BAIZE: Final = "#dfe8dc on #17352a"
BRIGHT: Final = "bold #ffffff on #17352a"
FAINT: Final = "#7f9c8c on #17352a"
BRASS: Final = "#c9a24b on #17352a"
ALARM: Final = "bold #ffffff on #c2254f"
CARD: Final = "#20242c on #f4efe2"


class Look(NamedTuple):
    """How a glass looks: a sign for the counter, a drawing three rows high, and a colour."""

    sign: str
    rows: tuple[str, str, str]
    colour: str


LOOKS: Final[dict[Glass, Look]] = {
    "coffee": Look("●", ("  ~ ~  ", " ███═╗ ", " ▀▀▀═╝ "), "#d0935a"),
    "chocolate": Look("■", (" ▄■▄▄  ", " ████═╗", " ▀▀▀▀═╝"), "#c56a4a"),
    "lemonade": Look("▲", (" ▌  ╱▐ ", " ▌░▲░▐ ", " ▙▄▄▄▟ "), "#ffe066"),
    "syrup": Look("◆", (" ▌   ▐ ", " ▌ ◆ ▐ ", " ▙███▟ "), "#ff7f95"),
    "apple-juice": Look("○", (" ▌▒▒▒▐ ", " ▌▒○▒▐ ", " ▙▄▄▄▟ "), "#a9d46a"),
    "sparkling-water": Look("∴", (" ▌∴ ·▐ ", " ▌· ∴▐ ", " ▙▄▄▄▟ "), "#8fd3ff"),
}
WARNING: Final = "!"
FACE_DOWN: Final = "▐?▌"
BACK: Final = ("╭─────────╮", "│░░░░░░░░░│", "│░░░░?░░░░│", "│░░░░░░░░░│", "╰─────────╯")
ON_EDGE: Final = (
    ("  ╭─────╮  ", "  │░░?░░│  "),
    ("    ╭─╮    ", "    │░│    "),
    ("     ╷     ", "     │     "),
)
"""A card that turns from its back to its edge: its top row, and the rows below."""


# --- The counter --------------------------------------------------------------

# Only a space separates two columns.
COUNTER: Final = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")
NAME_WIDTH: Final = 8


def board(reader: Reader, view: View) -> RenderableType:
    """The glasses of all players, the pile, and the path of this turn's glass."""
    if not view.round:
        return ""
    heading = Text(reader.say("counter-round", number=view.round), "heading")
    way = [chain(reader, view)] if view.phase in UNDER_WAY else []
    return Group(heading, counter(reader, view), *way)


def counter(reader: Reader, view: View) -> Group:
    """Everybody's glasses, Miams and Additions, with notes below."""
    return Group(shelves(reader, view), notes(reader, view))


def shelves(reader: Reader, view: View) -> Table:
    """A row for each player, with a warning where one more glass would end the round."""
    short = view.setup.options.short_game
    table = Table(box=COUNTER, padding=0, style=BAIZE, border_style=BRASS, header_style=BRASS)
    table.add_column("", no_wrap=True)
    for glass in GLASSES:
        table.add_column(reader.say(f"glass-{glass}"), justify="center", vertical="bottom")
    for key in () if short else ("counter-miam", "counter-addition"):
        table.add_column(reader.say(key), justify="center", vertical="bottom", no_wrap=True)
    for seat in range(view.setup.seats):
        own = () if short else drawn_cells(view, seat)
        table.add_row(player_cell(reader, view, seat), *glass_cells(view, seat), *own)
    return table


def player_cell(reader: Reader, view: View, seat: Seat) -> Text:
    """A seat and its player, with an arrow if the player holds the glass."""
    name = Text(reader.name(seat))
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    mark = "▸" if view.chain and seat == view.chain[-1] and view.phase != "over" else " "
    return Text.assemble((mark, BRASS), (f"{seat} {name.plain}", BRIGHT if seat == reader.seat else BAIZE))


def glass_cells(view: View, seat: Seat) -> Iterator[Text]:
    """The glasses in front of a player, a cell for each type."""
    for glass, count in zip(GLASSES, view.glasses[seat], strict=True):
        look = LOOKS[glass]
        cell = Text(look.sign * count, f"{look.colour} on #17352a") if count else Text("·", FAINT)
        if glass in view.danger[seat]:
            cell = Text.assemble(cell if count else "", (WARNING, ALARM))
        yield cell


def drawn_cells(view: View, seat: Seat) -> tuple[Text, Text]:
    """A face-down Miam, if the player has one, and the Additions drawn so far."""
    miam = Text("(?)", BAIZE) if view.has_miam[seat] else Text("·", FAINT)
    return miam, Text(
        "+".join(map(str, view.additions[seat])) or "·", BRIGHT if view.additions[seat] else FAINT
    )


def notes(reader: Reader, view: View) -> Text:
    """Notes on the pile, the warning sign, discarded Miams, and the reader's own Miam."""
    parts = [Text(keep_together(reader.say("counter-pile", number=view.pile)), "dim")]
    if any(view.danger):
        warning = keep_together(f" {reader.say('counter-danger')}")
        parts.append(Text.assemble((WARNING, ALARM), (warning, "dim")))
    if view.discarded:
        gone = reader.write_list(reader.say(f"miam-{miam}") for miam in view.discarded)
        parts.append(Text(keep_together(reader.say("counter-discarded", miams=gone)), "dim"))
    if view.my_miam:
        own = reader.say("counter-my-miam", miam=reader.say(f"miam-{view.my_miam}"))
        parts.append(Text(keep_together(own), "bold"))
    return Text("  ").join(parts)


# --- The path of the glass ----------------------------------------------------


def chain(reader: Reader, view: View) -> Table:
    """The players who have held the glass, whether they have looked, and their claims; the holder is last."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, claim in zip_longest(view.chain, view.claims):
        last = claim is None or claim is view.claims[-1]
        row = (
            reader.name(seat),
            look_cell(reader, view, seat),
            quote(reader, claim) if claim else held_glass(view),
        )
        table.add_row(Text("   " if claim else "  ▸", "key"), *row, style="" if last else "dim")
    return table


def look_cell(reader: Reader, view: View, seat: Seat) -> str:
    """Whether a player has looked; empty for a holder who may still look."""
    if seat in view.lookers:
        return reader.of("counter-looked", seat)
    return "" if seat == view.chain[-1] else reader.of("counter-unseen", seat)


def quote(reader: Reader, claim: Claim) -> str:
    """A claim beside the player who made it."""
    return reader.say("counter-said", claim=quote_claim(claim))


def held_glass(view: View) -> Text:
    """This turn's glass: face down, or its sign if the reader knows it."""
    if view.glass is None:
        return Text(FACE_DOWN, CARD)
    return Text(f"▐{LOOKS[view.glass].sign}▌", CARD)


WAY: Final = 7


def slide_glass(giver: str, receiver: str) -> tuple[Text, ...]:
    """Pictures of a glass that slides from one name to another."""
    return tuple(
        Text.assemble(
            f"  {giver} ",
            ("· " * place, "dim"),
            (FACE_DOWN, CARD),
            (" ·" * (WAY - place), "dim"),
            f" {receiver}",
        )
        for place in range(WAY + 1)
    )


# --- Turning up ---------------------------------------------------------------

HELD_BREATH: Final = 6
"""The number of pictures before anything moves."""


def turn_up(glass: Glass) -> tuple[Text, ...]:
    """Pictures of a glass: face down, then on edge, then face up."""
    down = card(BACK)
    edges = [card((top, *(side,) * 3, top.translate(UPSIDE_DOWN))) for top, side in ON_EDGE]
    return (*[down] * HELD_BREATH, *edges, *reversed(edges[:-1]), face(glass))


UPSIDE_DOWN: Final = str.maketrans("╭╮╷", "╰╯╵")


def card(rows: Sequence[str]) -> Text:
    return Text("\n".join(f"  {row}" for row in rows))


def face(glass: Glass) -> Text:
    look = LOOKS[glass]
    inner = [Text.assemble("  │", (f" {row} ", f"bold {look.colour} on #1b1b1b"), "│") for row in look.rows]
    return Text("\n").join([Text("  ╭─────────╮"), *inner, Text("  ╰─────────╯")])


def lift_cover(name: str) -> tuple[Text, ...]:
    """Pictures of a Miam that is uncovered letter by letter."""
    covered = [Text.assemble("  ", (f"({'░' * len(name)})", CARD))] * HELD_BREATH
    lifted = [
        Text.assemble("  ", (f"({name[:shown]}{'░' * (len(name) - shown)})", CARD))
        for shown in range(len(name) + 1)
    ]
    return (*covered, *lifted)


def draw_addition(symbols: int, left: Sequence[int]) -> tuple[Text, ...]:
    """Pictures of Additions that pass by, until the drawn one stays."""
    passing = [
        additions[place % len(additions)]
        for additions in [sorted(set(left))]
        for place in range(2 * HELD_BREATH)
    ]
    return tuple(Text.assemble("  ", (f" {'✱' * shown:^5} ", CARD)) for shown in (*passing, symbols))
