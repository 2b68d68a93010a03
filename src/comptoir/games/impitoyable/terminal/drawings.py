"""Fame, market, adventurers and IOUs as pictures: shapes tell them apart, colour only helps."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir.core.actors import Seat
from comptoir.core.terminal import Reader
from comptoir.games.impitoyable.actions import AdventurerShown, Card, Iou, Name
from comptoir.games.impitoyable.components import COLOURS, SKILLS, Components, Section
from comptoir.games.impitoyable.rules.set_up import owner, worth
from comptoir.games.impitoyable.sentences.names import name_adventurer, name_event
from comptoir.games.impitoyable.state import Setup
from comptoir.games.impitoyable.views import View

# Each style sets its own background, to be readable on dark and light terminals.
WOOD: Final = "#f1e4c8 on #3a2a1f"
BRIGHT: Final = "bold #ffffff on #3a2a1f"
FAINT: Final = "#b79f80 on #3a2a1f"
FRAME: Final = "#a07a50 on #3a2a1f"
GOLD: Final = "bold #ffd75f on #3a2a1f"
DIE: Final = "bold #20242c on #f4efe2"
BACK: Final = "#8a6d4a on #d8c39a"
PAPERS: Final = (
    "bold #ffffff on #a8322a",
    "bold #ffffff on #2b5c9e",
    "bold #ffffff on #2e7a3c",
    "bold #20242c on #e8b923",
)
"""By seat: the style of its IOUs and hat, which also carry its letter."""

PLANK: Final = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")
"""Only a space separates two columns."""
NAME_WIDTH: Final = 7
PAPER_WIDTH: Final = len(" r3  ")
VULTURE: Final = "▼"
NO_VULTURE: Final = "·"
FACES: Final = "⚀⚁⚂⚃⚄⚅"


def board(reader: Reader, view: View) -> RenderableType:
    """Fame, the market, adventurers on offer, bids, and the reader's hand."""
    return Group(town(reader, view), market(reader, view), *recruiting(reader, view), *hand(reader, view))


# --- The town -----------------------------------------------------------------


def town(reader: Reader, view: View) -> RenderableType:
    """Everybody's fame, gold and cards, the undertaker, and the events still face down."""
    table = Table(box=PLANK, padding=(0, 1, 0, 0), style=WOOD, border_style=FRAME, header_style=FRAME)
    table.add_column(f"   {reader.say('town-player')}", no_wrap=True, style=WOOD)
    table.add_column(stakes(view.setup.components), no_wrap=True, style=WOOD)
    for key in ("town-gold", "town-crew", "town-hand"):
        table.add_column(reader.say(key), justify="right", no_wrap=True, style=WOOD)
    table.add_column(reader.say("town-vultures"), no_wrap=True, style=WOOD)
    for seat in range(view.setup.seats):
        table.add_row(*player_row(reader, view, seat))
    return Group(table, Text(" · ".join(prospects(reader, view)), "dim"))


def player_row(reader: Reader, view: View, seat: Seat) -> Iterator[Text]:
    """A player's hat, gold and vultures, and the number of cards in hand."""
    player = view.players[seat]
    yield player_cell(reader, view, seat)
    yield track(view.setup.components, seat, player.hat)
    yield Text(str(player.gold), GOLD)
    yield Text(str(player.adventurers), WOOD)
    yield Text(str(player.ious), WOOD)
    most = view.setup.components.vultures
    yield Text(VULTURE * player.vultures + NO_VULTURE * (most - player.vultures), BRIGHT)


def player_cell(reader: Reader, view: View, seat: Seat) -> Text:
    """A player's colour and name, with an arrow if they are active."""
    name = Text(reader.name(seat))
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    arrow = ("▸", GOLD) if seat == view.active else (" ", WOOD)
    style = BRIGHT if seat == reader.seat else WOOD
    return Text.assemble(arrow, (COLOURS[seat], PAPERS[seat]), (f" {name.plain}", style))


def stretches(components: Components) -> list[tuple[Section, int]]:
    """The sections of the fame track, each with the number of the field after it."""
    firsts = [section.first for section in components.sections]
    return list(zip(components.sections, [*firsts[1:], components.fields + 1], strict=True))


def stakes(components: Components) -> Text:
    """The gain and loss of poker, as a heading for each section of the track."""
    parts = []
    for section, end in stretches(components):
        words = f"+{section.gain} −{section.loss}" if section.gain or section.loss else "–"
        parts.append(words[: end - section.first].ljust(end - section.first))
    return Text(" ".join(parts), FAINT)


def track(components: Components, seat: Seat, hat: int) -> Text:
    """The fame track with one hat."""
    line = Text()
    for section, end in stretches(components):
        line.append("│" if section.first > 1 else "", FRAME)
        spots = [spot(components, seat, field, hat) for field in range(section.first, end)]
        for style, alike in groupby(spots, key=itemgetter(1)):
            line.append("".join([sign for sign, _ in alike]), style)
    return line


def spot(components: Components, seat: Seat, field: int, hat: int) -> tuple[str, str]:
    """The character for a field of the track, and its style."""
    if field == hat:
        return COLOURS[seat], PAPERS[seat]
    if field == components.finish:
        return "⚑", GOLD
    return ("·" if field % 5 else ":"), FAINT


def prospects(reader: Reader, view: View) -> Iterator[str]:
    """The undertaker's step, and the events still face down."""
    steps = view.setup.components.undertaker
    yield reader.say("town-undertaker", step=view.undertaker, steps=steps)
    if events := [
        times(reader.tell(name_event(card)), number) for card, number in Counter(view.events).items()
    ]:
        yield reader.say("town-events", events=", ".join(events))


def times(words: str, number: int) -> str:
    """``duel × 2``."""
    return words if number == 1 else f"{words}\u00a0×\u00a0{number}"


def event_card(reader: Reader, card: Card) -> Text:
    return Text.assemble("\n", (f" {reader.tell(name_event(card)).upper()} ", DIE))


# --- The market ---------------------------------------------------------------


def market(reader: Reader, view: View, faces: Sequence[Text | None] = ()) -> RenderableType:
    """The cards under the dice, row by row; ``faces`` by slot, for cards that the reader remembers."""
    if not any(view.market):
        return Text(reader.say("town-empty"), "quiet")
    columns = view.setup.components.columns
    table = Table(box=PLANK, padding=(0, 1, 0, 0), style=WOOD, border_style=FRAME, header_style=FRAME)
    table.add_column("", justify="right", style=FAINT)
    for column in range(columns):
        table.add_column(die(column + 1), justify="center", style=WOOD)
    cards = [market_cell(*pair) for pair in zip_longest(view.market, faces)]
    for row, first in enumerate(range(0, len(cards), columns), start=1):
        table.add_row(str(row), *cards[first : first + columns])
    return Group(table, fullness(reader, view))


def fullness(reader: Reader, view: View) -> Text:
    """The number of cards in the market, and the number that brings payday."""
    cards = sum(map(bool, view.market))
    return Text(reader.say("town-full", cards=cards, full=view.setup.full), "dim")


def die(column: int) -> Text:
    """The die at the head of a column."""
    face = f"{FACES[column - 1]} " if column <= len(FACES) else ""
    return Text(f" {face}{column} ", DIE)


def market_cell(card: bool, face: Text | None) -> Text:
    """A slot of the market: a remembered card, the back of a card, or a hole."""
    return (face or card_back()) if card else Text(" · ", FAINT)


def card_back(sign: str = "") -> Text:
    """The back of a card, perhaps with the letter of its lot."""
    return Text(f" {sign or '░'}░ ", BACK)


# --- IOUs ---------------------------------------------------------------------


def paper(iou: Iou) -> Text:
    """An IOU face up."""
    return Text(f" {iou} ", PAPERS[owner(iou)])


def fan(ious: Iterable[Iou]) -> Text:
    """IOUs side by side."""
    return Text(" ").join(map(paper, ious))


def bundles(ious: Iterable[Iou]) -> Text:
    """IOUs by kind, each with its number."""
    kinds = Counter(ious).items()
    return Text(" ").join(
        Text.assemble(paper(iou), f" ×{number}" if number > 1 else "") for iou, number in kinds
    )


def hand(reader: Reader, view: View) -> Iterator[RenderableType]:
    """The reader's own adventurers and IOUs, and their debt."""
    if view.seat is None or view.my_hand is None:
        return
    if view.my_crew:
        yield Text(reader.say("town-crew-of"), "bold")
        yield crew(reader, view.setup, view.my_crew)
    yield Text.assemble((f"{reader.say('town-my-hand')}  ", "bold"), bundles(view.my_hand))
    yield Text(debt(reader, view, view.seat, view.my_hand), "dim")


def debt(reader: Reader, view: View, seat: Seat, ious: Sequence[Iou]) -> str:
    """The number and total of the reader's own IOUs that are not in their hand."""
    figures = view.setup.components.ious
    mine = [worth(iou) for iou in ious if owner(iou) == seat]
    out = sum(value * copies for value, copies in enumerate(figures)) - sum(mine)
    return reader.say("town-debt", number=sum(figures) - len(mine), worth=out)


def roll(column: int, iou: Iou | None, words: Text) -> Text:
    """The die, the IOU that it turns up, and what follows."""
    turned = Text("    ") if iou is None else paper(iou)
    return Text(" ").join([die(column), turned, words])


# --- Adventurers --------------------------------------------------------------


def crew(reader: Reader, setup: Setup, names: Sequence[Name]) -> Table:
    """Adventurers with their skills."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("")
    for skill in SKILLS:
        table.add_column(reader.say(f"skill-{skill}"))
    for name in names:
        table.add_row(
            f"  {reader.tell(name_adventurer(name))}", *(bar(setup.strength[skill][name]) for skill in SKILLS)
        )
    return table


def recruiting(reader: Reader, view: View) -> Iterator[RenderableType]:
    """The adventurers on offer, and the bids."""
    if view.offer:
        yield offer(reader, view)
    for seat, bid in enumerate(view.bids):
        if bid:
            yield bid_line(view, bid, reader.name(seat))


def bid_line(view: View, ious: Sequence[Iou], words: str) -> Text:
    """IOUs, and words aligned in a second column."""
    gap = (view.setup.components.bid - len(ious)) * PAPER_WIDTH
    return Text.assemble(fan(ious), f"{' ' * gap}  {words}")


def offer(reader: Reader, view: View) -> RenderableType:
    """The adventurers on offer."""
    return Group(Text(reader.say("town-offer"), "bold"), crew(reader, view.setup, view.offer))


def showdown(reader: Reader, shown: Sequence[AdventurerShown]) -> tuple[RenderableType, ...]:
    """The adventurers sent, in pictures; each turns one more face up."""
    return tuple(showdown_so_far(reader, shown, number) for number in range(len(shown) + 1))


def showdown_so_far(reader: Reader, shown: Sequence[AdventurerShown], number: int) -> Table:
    """The first ``number`` adventurers face up, the others face down."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for place, one in enumerate(shown):
        colour, name = (COLOURS[one.seat], PAPERS[one.seat]), reader.name(one.seat)
        face = (
            (reader.tell(name_adventurer(one.adventurer)), bar(one.skill))
            if place < number
            else ("░░░░░░", "")
        )
        table.add_row(Text.assemble("  ", colour, f" {name}"), *face)
    return table


def bar(skill: int) -> Text:
    """A skill as a bar, to compare with others in its column."""
    return Text.assemble(("■" * skill, "key"), f" {skill}")
