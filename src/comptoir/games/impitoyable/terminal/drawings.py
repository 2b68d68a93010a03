"""Fame, market, adventurers and IOUs as pictures: told apart by their shapes, colour only helps."""

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
from comptoir.core.terminal import Chair
from comptoir.games.impitoyable.actions import AdventurerShown, Card, Iou, Name
from comptoir.games.impitoyable.components import COLOURS, SKILLS, Components, Section
from comptoir.games.impitoyable.state import Setup
from comptoir.games.impitoyable.terminal.words import called, event, owner, value
from comptoir.games.impitoyable.views import View

# Each style brings its own ground, so that it reads alike on dark and on light terminals.
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
"""By seat the colour of its IOUs and of its hat, which carry its letter besides."""

PLANK: Final = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")
"""Nothing but a space stands between two columns."""
NAME_WIDTH: Final = 7
PAPER_WIDTH: Final = len(" r3  ")
VULTURE: Final = "▼"
NO_VULTURE: Final = "·"
FACES: Final = "⚀⚁⚂⚃⚄⚅"


def board(chair: Chair, view: View) -> RenderableType:
    """Fame, market, who is on offer and what is bid, and what the reader has in hand."""
    return Group(town(chair, view), market(chair, view), *recruiting(chair, view), *hand(chair, view))


# --- The town -----------------------------------------------------------------


def town(chair: Chair, view: View) -> RenderableType:
    """How famous and how rich everybody is, what the undertaker does and which events are to come."""
    table = Table(box=PLANK, padding=(0, 1, 0, 0), style=WOOD, border_style=FRAME, header_style=FRAME)
    table.add_column(f"   {chair.say('town-player')}", no_wrap=True, style=WOOD)
    table.add_column(stakes(view.setup.components), no_wrap=True, style=WOOD)
    for key in ("town-gold", "town-crew", "town-hand"):
        table.add_column(chair.say(key), justify="right", no_wrap=True, style=WOOD)
    table.add_column(chair.say("town-vultures"), no_wrap=True, style=WOOD)
    for seat in range(view.setup.seats):
        table.add_row(*belongings(chair, view, seat))
    return Group(table, Text(" · ".join(to_come(chair, view)), "dim"))


def belongings(chair: Chair, view: View, seat: Seat) -> Iterator[Text]:
    """What lies before a player, and how much is in hand."""
    player = view.players[seat]
    yield who(chair, view, seat)
    yield track(view.setup.components, seat, player.hat)
    yield Text(str(player.gold), GOLD)
    yield Text(str(player.adventurers), WOOD)
    yield Text(str(player.ious), WOOD)
    most = view.setup.components.vultures
    yield Text(VULTURE * player.vultures + NO_VULTURE * (most - player.vultures), BRIGHT)


def who(chair: Chair, view: View, seat: Seat) -> Text:
    """A player by colour and name; an arrow at the one whose turn it is."""
    name = Text(chair.name(seat))
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    arrow = ("▸", GOLD) if seat == view.active else (" ", WOOD)
    style = BRIGHT if seat == chair.seat else WOOD
    return Text.assemble(arrow, (COLOURS[seat], PAPERS[seat]), (f" {name.plain}", style))


def stretches(components: Components) -> list[tuple[Section, int]]:
    """The sections of the fame track, each with the field after its last."""
    firsts = [section.first for section in components.sections]
    return list(zip(components.sections, [*firsts[1:], components.fields + 1], strict=True))


def stakes(components: Components) -> Text:
    """What poker wins and costs, above each section of the track."""
    parts = []
    for section, end in stretches(components):
        words = f"+{section.gain} −{section.loss}" if section.gain or section.loss else "–"
        parts.append(words[: end - section.first].ljust(end - section.first))
    return Text(" ".join(parts), FAINT)


def track(components: Components, seat: Seat, hat: int) -> Text:
    """The fame track with one hat on it, which says on which field it stands."""
    line = Text()
    for section, end in stretches(components):
        line.append("│" if section.first > 1 else "", FRAME)
        spots = [spot(components, seat, field, hat) for field in range(section.first, end)]
        for style, alike in groupby(spots, key=itemgetter(1)):
            line.append("".join([sign for sign, _ in alike]), style)
    return line


def spot(components: Components, seat: Seat, field: int, hat: int) -> tuple[str, str]:
    """A field of the track."""
    if field == hat:
        return COLOURS[seat], PAPERS[seat]
    if field == components.finish:
        return "⚑", GOLD
    return ("·" if field % 5 else ":"), FAINT


def to_come(chair: Chair, view: View) -> Iterator[str]:
    """How far the undertaker is, and which events are still face down."""
    steps = view.setup.components.undertaker
    yield chair.say("town-undertaker", step=view.undertaker, steps=steps)
    if events := [several(chair.tell(event(card)), number) for card, number in Counter(view.events).items()]:
        yield chair.say("town-events", events=", ".join(events))


def several(words: str, number: int) -> str:
    """``duel × 2``."""
    return words if number == 1 else f"{words}\u00a0×\u00a0{number}"


def event_card(chair: Chair, card: Card) -> Text:
    """The event that is turned up."""
    return Text.assemble("\n", (f" {chair.tell(event(card)).upper()} ", DIE))


# --- The market ---------------------------------------------------------------


def market(chair: Chair, view: View, faces: Sequence[Text | None] = ()) -> RenderableType:
    """The cards under the dice, row by row; ``faces`` by slot, for who remembers them."""
    if not any(view.market):
        return Text(chair.say("town-empty"), "quiet")
    columns = view.setup.components.columns
    table = Table(box=PLANK, padding=(0, 1, 0, 0), style=WOOD, border_style=FRAME, header_style=FRAME)
    table.add_column("", justify="right", style=FAINT)
    for column in range(columns):
        table.add_column(die(column + 1), justify="center", style=WOOD)
    cards = [spread(*pair) for pair in zip_longest(view.market, faces)]
    for row, first in enumerate(range(0, len(cards), columns), start=1):
        table.add_row(str(row), *cards[first : first + columns])
    return Group(table, fullness(chair, view))


def fullness(chair: Chair, view: View) -> Text:
    """How near payday is."""
    cards = sum(map(bool, view.market))
    return Text(chair.say("town-full", cards=cards, full=view.setup.full), "dim")


def die(column: int) -> Text:
    """The die at the head of a column."""
    face = f"{FACES[column - 1]} " if column <= len(FACES) else ""
    return Text(f" {face}{column} ", DIE)


def spread(card: bool, face: Text | None) -> Text:
    """A place of the market: a card, from behind unless somebody remembers it, or a hole."""
    return (face or covered()) if card else Text(" · ", FAINT)


def covered(sign: str = "") -> Text:
    """A card from behind, perhaps with the sign of those among which it is."""
    return Text(f" {sign or '░'}░ ", BACK)


# --- IOUs ---------------------------------------------------------------------


def paper(iou: Iou) -> Text:
    """An IOU, face up."""
    return Text(f" {iou} ", PAPERS[owner(iou)])


def fan(ious: Iterable[Iou]) -> Text:
    """IOUs side by side."""
    return Text(" ").join(map(paper, ious))


def bundles(ious: Iterable[Iou]) -> Text:
    """IOUs by kind, those that are alike only once."""
    kinds = Counter(ious).items()
    return Text(" ").join(
        Text.assemble(paper(iou), f" ×{number}" if number > 1 else "") for iou, number in kinds
    )


def hand(chair: Chair, view: View) -> Iterator[RenderableType]:
    """The reader's own adventurers and IOUs, and what is owed."""
    if view.seat is None or view.my_hand is None:
        return
    if view.my_crew:
        yield Text(chair.say("town-crew-of"), "bold")
        yield crew(chair, view.setup, view.my_crew)
    yield Text.assemble((f"{chair.say('town-my-hand')}  ", "bold"), bundles(view.my_hand))
    yield Text(debt(chair, view, view.seat, view.my_hand), "dim")


def debt(chair: Chair, view: View, seat: Seat, ious: Sequence[Iou]) -> str:
    """How many of one's own IOUs others may turn into a payday, and what they come to."""
    figures = view.setup.components.ious
    mine = [value(iou) for iou in ious if owner(iou) == seat]
    worth = sum(number * copies for number, copies in enumerate(figures)) - sum(mine)
    return chair.say("town-debt", number=sum(figures) - len(mine), worth=worth)


def roll(column: int, iou: Iou | None, words: Text) -> Text:
    """What the die shows, the IOU that it turns up, and what comes of it."""
    turned = Text("    ") if iou is None else paper(iou)
    return Text(" ").join([die(column), turned, words])


# --- Adventurers --------------------------------------------------------------


def crew(chair: Chair, setup: Setup, names: Sequence[Name]) -> Table:
    """Adventurers with their skills."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column("")
    for skill in SKILLS:
        table.add_column(chair.say(f"skill-{skill}"))
    for name in names:
        table.add_row(
            f"  {chair.tell(called(name))}", *(bar(setup.strength[skill][name]) for skill in SKILLS)
        )
    return table


def recruiting(chair: Chair, view: View) -> Iterator[RenderableType]:
    """Who can be hired, and what has been bid."""
    if view.offer:
        yield offer(chair, view)
    for seat, bid in enumerate(view.bids):
        if bid:
            yield bid_line(view, bid, chair.name(seat))


def bid_line(view: View, ious: Sequence[Iou], words: str) -> Text:
    """IOUs with words beside them, below one another for several bids."""
    gap = (view.setup.components.bid - len(ious)) * PAPER_WIDTH
    return Text.assemble(fan(ious), f"{' ' * gap}  {words}")


def offer(chair: Chair, view: View) -> RenderableType:
    """Who can be hired."""
    return Group(Text(chair.say("town-offer"), "bold"), crew(chair, view.setup, view.offer))


def showdown(chair: Chair, shown: Sequence[AdventurerShown]) -> tuple[RenderableType, ...]:
    """The adventurers that were sent, turned up one after the other."""
    return tuple(showdown_so_far(chair, shown, number) for number in range(len(shown) + 1))


def showdown_so_far(chair: Chair, shown: Sequence[AdventurerShown], number: int) -> Table:
    """The first so many of them face up, the others still face down."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for place, one in enumerate(shown):
        colour, name = (COLOURS[one.seat], PAPERS[one.seat]), chair.name(one.seat)
        face = (chair.tell(called(one.adventurer)), bar(one.skill)) if place < number else ("░░░░░░", "")
        table.add_row(Text.assemble("  ", colour, f" {name}"), *face)
    return table


def bar(skill: int) -> Text:
    """A skill to be compared with those above and below it."""
    return Text.assemble(("■" * skill, "key"), f" {skill}")
