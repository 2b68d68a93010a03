"""Bot levels and options, typed or sent as text: read and checked in the same way everywhere."""

from collections.abc import Iterator, Sequence
from typing import Final, get_type_hints

from comptoir.catalogue import AnyGame
from comptoir.core import setups
from comptoir.core.game import Bot, View
from comptoir.core.play import RandomBot
from comptoir.core.refusals import Refusal
from comptoir.core.setups import Options
from comptoir.core.steps import Step
from comptoir.words import values

# --- Levels -------------------------------------------------------------------

USUAL: Final = "regular"
"""The default level of a bot, if the game has this level."""


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels of a game's bots, weakest first; ``random`` for a game without bots of its own."""
    return tuple(game.bots) or ("random",)


def usual_level(known: Sequence[str]) -> str:
    """The default level of a bot: `USUAL` if it is known, otherwise the strongest."""
    return USUAL if USUAL in known else known[-1]


def check_level(known: Sequence[str], level: str) -> None:
    """Refuse an unknown level."""
    if level not in known:
        raise Refusal("no-bot", level=level, known=", ".join(known))


def read_levels(typed: str) -> list[str]:
    """The levels in a comma-separated list."""
    return [level.strip() for level in typed.split(",")]


def level_for_each(game: AnyGame, wanted: Sequence[str], bots: int) -> tuple[str, ...]:
    """One level per bot; a single level counts for all bots.

    Raises:
        Refusal: a level is unknown, or the number of levels is wrong.
    """
    known = levels(game)
    for level in wanted:
        check_level(known, level)
    if len(wanted) not in (1, bots):
        raise Refusal("bot-count", bots=len(wanted), chairs=bots)
    return tuple(wanted) if len(wanted) == bots else tuple(wanted) * bots


def bot(game: AnyGame, level: str) -> Bot[View, Step]:
    """A new bot of this level."""
    return game.bots[level]() if level in game.bots else RandomBot()


# --- Options ------------------------------------------------------------------


def options(game: AnyGame) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    """Each option: its name, its values (the default first), and whether these are all its values."""
    hints, defaults = get_type_hints(game.Options), game.Options()
    for name in game.Options.__struct_fields__:
        default, choices = values.write(getattr(defaults, name)), setups.values(hints[name])
        others = [value for value in map(values.write, choices) if value != default]
        yield name, (default, *others), bool(choices)


def read_options(game: AnyGame, typed: Sequence[str]) -> Options:
    """Options from words such as ``name=value``, as people type them in the shell.

    Raises:
        Refusal: an option is unknown, or cannot have the value given.
    """
    known = {name: choices if closed else () for name, choices, closed in options(game)}
    read: dict[str, object] = {}
    for text in typed:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refusal("option-form", text=text)
        if name not in known:
            raise Refusal("no-option", option=name, known=", ".join(known))
        if known[name] and value not in known[name]:
            raise Refusal("option-value", option=name, known=", ".join(known[name]))
        read[name] = values.read(value)
    return game.options(read)
