"""Glasses, Miams and Additions as pictures: told apart by their shapes, colour only helps."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.terminal import Chair
from comptoir.games.bistro.components import GLASSES, Glass
from comptoir.games.bistro.state import Claim
from comptoir.games.bistro.terminal.asking import ON_THE_WAY
from comptoir.games.bistro.terminal.words import claimed, unbroken
from comptoir.games.bistro.views import View

# Each style brings its own ground, so that it reads alike on dark and on light terminals.
BAIZE: Final = "#dfe8dc on #17352a"
BRIGHT: Final = "bold #ffffff on #17352a"
FAINT: Final = "#7f9c8c on #17352a"
BRASS: Final = "#c9a24b on #17352a"
ALARM: Final = "bold #ffffff on #c2254f"
CARD: Final = "#20242c on #f4efe2"


class Look(NamedTuple):
    """How a glass looks: a sign for its row on the counter, a drawing three rows high, a colour."""

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
"""A card that is turned, from its back to its edge: its top row, and those below."""


# --- The counter --------------------------------------------------------------

# Nothing but a space stands between two columns.
COUNTER: Final = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")
NAME_WIDTH: Final = 8


def board(chair: Chair, view: View) -> RenderableType:
    """The glasses of all players, the pile, and the way that this turn's glass has taken."""
    if not view.round:
        return ""
    heading = Text(chair.say("counter-round", number=view.round), "heading")
    way = [chain(chair, view)] if view.phase in ON_THE_WAY else []
    return Group(heading, counter(chair, view), *way)


def counter(chair: Chair, view: View) -> Group:
    """The glasses, Miams and Additions of all, and what there is to know besides."""
    return Group(shelves(chair, view), notes(chair, view))


def shelves(chair: Chair, view: View) -> Table:
    """A row for each player; a warning stands where one glass more would end the round."""
    short = view.setup.options.short_game
    table = Table(box=COUNTER, padding=0, style=BAIZE, border_style=BRASS, header_style=BRASS)
    table.add_column("", no_wrap=True)
    for glass in GLASSES:
        table.add_column(chair.say(f"glass-{glass}"), justify="center", vertical="bottom")
    for key in () if short else ("counter-miam", "counter-addition"):
        table.add_column(chair.say(key), justify="center", vertical="bottom", no_wrap=True)
    for seat in range(view.setup.seats):
        own = () if short else belongings(view, seat)
        table.add_row(player(chair, view, seat), *glasses(view, seat), *own)
    return table


def player(chair: Chair, view: View, seat: Seat) -> Text:
    """A seat and its player; an arrow at whoever has the glass."""
    name = Text(chair.name(seat))
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    mark = "▸" if view.chain and seat == view.chain[-1] and view.phase != "over" else " "
    return Text.assemble((mark, BRASS), (f"{seat} {name.plain}", BRIGHT if seat == chair.seat else BAIZE))


def glasses(view: View, seat: Seat) -> Iterator[Text]:
    """The glasses in front of a player, a cell for each type."""
    for glass, count in zip(GLASSES, view.glasses[seat], strict=True):
        look = LOOKS[glass]
        cell = Text(look.sign * count, f"{look.colour} on #17352a") if count else Text("·", FAINT)
        if glass in view.danger[seat]:
            cell = Text.assemble(cell if count else "", (WARNING, ALARM))
        yield cell


def belongings(view: View, seat: Seat) -> tuple[Text, Text]:
    """A Miam face down, if there is one, and the Additions drawn so far."""
    miam = Text("(?)", BAIZE) if view.has_miam[seat] else Text("·", FAINT)
    return miam, Text(
        "+".join(map(str, view.additions[seat])) or "·", BRIGHT if view.additions[seat] else FAINT
    )


def notes(chair: Chair, view: View) -> Text:
    """What a warning means, the pile, one's own Miam, and Miams that are gone."""
    parts = [Text(unbroken(chair.say("counter-pile", number=view.pile)), "dim")]
    if any(view.danger):
        warning = unbroken(f" {chair.say('counter-danger')}")
        parts.append(Text.assemble((WARNING, ALARM), (warning, "dim")))
    if view.discarded:
        gone = chair.listed(chair.say(f"miam-{miam}") for miam in view.discarded)
        parts.append(Text(unbroken(chair.say("counter-discarded", miams=gone)), "dim"))
    if view.my_miam:
        own = chair.say("counter-my-miam", miam=chair.say(f"miam-{view.my_miam}"))
        parts.append(Text(unbroken(own), "bold"))
    return Text("  ").join(parts)


# --- The way of the glass -----------------------------------------------------


def chain(chair: Chair, view: View) -> Table:
    """Who has held the glass, who of them has looked, and what each has said; last, who has it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, claim in zip_longest(view.chain, view.claims):
        last = claim is None or claim is view.claims[-1]
        row = (chair.name(seat), eyes(chair, view, seat), said(chair, claim) if claim else held(view))
        table.add_row(Text("   " if claim else "  ▸", "key"), *row, style="" if last else "dim")
    return table


def eyes(chair: Chair, view: View, seat: Seat) -> str:
    """Whether somebody has looked; of whoever has the glass only that they have, since they still may."""
    if seat in view.lookers:
        return chair.of("counter-looked", seat)
    return "" if seat == view.chain[-1] else chair.of("counter-unseen", seat)


def said(chair: Chair, claim: Claim) -> str:
    """A claim as it stands beside whoever made it."""
    return chair.say("counter-said", claim=claimed(claim))


def held(view: View) -> Text:
    """This turn's glass: face down, or what it is for who knows it."""
    if view.glass is None:
        return Text(FACE_DOWN, CARD)
    return Text(f"▐{LOOKS[view.glass].sign}▌", CARD)


WAY: Final = 7


def slide(giver: str, receiver: str) -> tuple[Text, ...]:
    """A glass on its way from one name to another."""
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
"""Pictures during which nothing moves yet."""


def turning(glass: Glass) -> tuple[Text, ...]:
    """A glass face down, then on edge, then face up."""
    down = card(BACK)
    edges = [card((top, *(side,) * 3, top.translate(UPSIDE_DOWN))) for top, side in ON_EDGE]
    return (*[down] * HELD_BREATH, *edges, *reversed(edges[:-1]), face(glass))


UPSIDE_DOWN: Final = str.maketrans("╭╮╷", "╰╯╵")


def card(rows: Sequence[str]) -> Text:
    """The rows of a card."""
    return Text("\n".join(f"  {row}" for row in rows))


def face(glass: Glass) -> Text:
    """A glass face up."""
    look = LOOKS[glass]
    inner = [Text.assemble("  │", (f" {row} ", f"bold {look.colour} on #1b1b1b"), "│") for row in look.rows]
    return Text("\n").join([Text("  ╭─────────╮"), *inner, Text("  ╰─────────╯")])


def uncovering(name: str) -> tuple[Text, ...]:
    """A Miam under its cover, which is lifted."""
    covered = [Text.assemble("  ", (f"({'░' * len(name)})", CARD))] * HELD_BREATH
    lifted = [
        Text.assemble("  ", (f"({name[:shown]}{'░' * (len(name) - shown)})", CARD))
        for shown in range(len(name) + 1)
    ]
    return (*covered, *lifted)


def drawing(symbols: int, left: Sequence[int]) -> tuple[Text, ...]:
    """Additions that pass by, and the one that is drawn."""
    passing = [
        tokens[place % len(tokens)] for tokens in [sorted(set(left))] for place in range(2 * HELD_BREATH)
    ]
    return tuple(Text.assemble("  ", (f" {'✱' * shown:^5} ", CARD)) for shown in (*passing, symbols))
