"""Pages to read: the rules of a game, its editions and its options."""

import os
import re
import shutil
from collections.abc import Mapping
from contextlib import nullcontext
from importlib import resources
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from comptoir import files, line_up
from comptoir.catalogue import AnyGame, games, load
from comptoir.core import editions, encoding
from comptoir.core.editions import Figure
from comptoir.core.refusals import Refusal
from comptoir.terminal.screen import themed_console
from comptoir.words import values
from comptoir.words.texts import Texts, texts

WIDEST: Final = 100
"""The maximum width in columns; longer lines are hard to read."""


def print_page(page: RenderableType) -> None:
    """Print a page; on a terminal, one screen at a time."""
    console = themed_console()
    paged = console.is_terminal and shutil.which("less")
    os.environ.setdefault("LESS", "-FRX")  # as git does: keep colours, and do not wait if the page fits
    with console.pager(styles=True) if paged else nullcontext():
        console.print(page, width=min(console.width, WIDEST))


# --- Games --------------------------------------------------------------------


def games_page(language: str) -> RenderableType:
    """The name and tagline of each game."""
    table = Table(box=None, pad_edge=False)
    for name in games():
        words = texts(language, load(name).package)
        table.add_row(Text(name, "heading"), words.say("tagline"))
    return table


def games_json() -> bytes:
    """The names of the games as JSON."""
    return encoding.to_json({"games": games()})


# --- Rules --------------------------------------------------------------------

SECTION: Final = re.compile(r"^## (\d+)\. (.*)$", re.MULTILINE)
PARAGRAPH: Final = r"^\*\*{}\*\*.*?(?=^\*\*[A-Z\d.]+\*\*|^## |\Z)"


def rules(game: AnyGame, language: str, wanted: str = "") -> str:
    """The rules in Markdown: all of them, a section, a paragraph or a ruling.

    Raises:
        Refusal: the rules have no such part.
    """
    page = resources.files(game.package).joinpath("rules_text", f"{language}.md").read_text("utf-8")
    if not wanted:
        return page
    if wanted in (parts := sections(page)):
        return parts[wanted]
    if paragraph := re.search(PARAGRAPH.format(re.escape(wanted.upper())), page, re.MULTILINE | re.DOTALL):
        return paragraph[0]
    raise Refusal("no-section", section=wanted, known=", ".join(parts))


def sections(page: str) -> dict[str, str]:
    """The text of each section by its number, heading included."""
    starts = list(SECTION.finditer(page))
    ends = [*(start.start() for start in starts[1:]), len(page)]
    return {start[1]: page[start.start() : end].strip() for start, end in zip(starts, ends, strict=True)}


def contents(game: AnyGame, language: str) -> str:
    """The headings of the rules, one per line."""
    return "\n".join(f"{number}  {title}" for number, title in SECTION.findall(rules(game, language)))


def rules_page(name: str, language: str, wanted: str = "") -> RenderableType:
    """The rules, or a part of them, to print."""
    from rich.markdown import Markdown  # noqa: PLC0415 - slow to import, and not needed to play

    return Markdown(rules(load(name), language, wanted))


def rules_json(name: str, language: str, wanted: str) -> bytes:
    """The rules, or a part of them, as JSON."""
    markdown = rules(load(name), language, wanted)
    return encoding.to_json({"game": name, "language": language, "section": wanted, "markdown": markdown})


# --- Editions -----------------------------------------------------------------


def figures(game: AnyGame, name: str) -> Mapping[str, Figure]:
    """The figures of a shipped edition, or of a file.

    Raises:
        BadEdition: names the key and what was expected.
    """
    # Figures that are valid one by one may still make the game impossible to play.
    game.start(game.seats[0], edition=name)
    if name.endswith(".toml"):
        return editions.parse(files.read(Path(name)))
    return editions.figures(game.package, name)


def editions_json(name: str, edition: str) -> bytes:
    """An edition's figures and the game's options as JSON."""
    game = load(name)
    return encoding.to_json(
        {
            "game": name,
            "editions": game.editions,
            "edition": edition,
            "figures": figures(game, edition),
            "digest": editions.digest(game.components(edition)),
            "options": {option: choices for option, choices, _ in line_up.options(game)},
        }
    )


def editions_page(name: str, language: str, edition: str) -> RenderableType:
    """The names of the editions, one edition's figures, and the options."""
    game = load(name)
    words = texts(language, game.package)
    names = words.say("editions-names", names=words.write_list(game.editions))
    return Group(names, figure_table(words, figures(game, edition)), option_table(words, game))


def figure_table(words: Texts, figures: Mapping[str, Figure]) -> Table:
    """Each figure with its value, its source and its meaning."""
    table = plain_table(words, "edition-figure", "edition-value", "edition-source", "edition-note")
    for key, figure in figures.items():
        meaning = words.say(f"figure-{key.replace('_', '-')}")
        table.add_row(key, Text(values.write(figure.value)), words.say(f"source-{figure.source}"), meaning)
    return table


def option_table(words: Texts, game: AnyGame) -> Table:
    """Each option with its values (the default first) and its meaning."""
    table = plain_table(words, "edition-option", "edition-choices", "edition-meaning")
    for name, choices, _ in line_up.options(game):
        table.add_row(name, Text("\n".join(choices)), words.say(f"option-{name.replace('_', '-')}"))
    return table


def plain_table(words: Texts, *headings: str) -> Table:
    """A table with these headings; its first column is never broken, and no text is cut."""
    table = Table(box=box.SIMPLE_HEAD, header_style="heading", pad_edge=False)
    for key in headings:
        table.add_column(words.say(key), no_wrap=key == headings[0], overflow="fold")
    return table
