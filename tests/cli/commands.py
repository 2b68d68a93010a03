"""Helpers that run commands, and answers to type."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import comptoir
from comptoir import cli
from comptoir.words.texts import LANGUAGES, texts

GAME = comptoir.load("polterfass")
KNOWN = ", ".join(comptoir.games())
WATCHER = None
ANYTHING = "ANYTHING"

each_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*words: object, typed: str = "", system: str = "en_GB.UTF-8") -> Result:
    """Run a command in a shell that is not a terminal."""
    shell = {"LC_ALL": system, "COLUMNS": "80", "NO_COLOR": "1"}
    return CliRunner().invoke(cli.app, list(map(str, words)), input=typed, env=shell)


def output_of(*words: object, typed: str = "", system: str = "en_GB.UTF-8") -> str:
    """The output of a command, which must succeed and write nothing to stderr."""
    result = run(*words, typed=typed, system=system)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def message(language: str, key: str, /, **arguments: object) -> str:
    return texts(language, GAME.package).say(key, **arguments)


def refusal(code: str, /, **arguments: object) -> str:
    """The English sentence of a refusal, as a pattern; an argument may be `ANYTHING`."""
    return re.escape(message("en", f"refusal-{code}", **arguments)).replace(ANYTHING, ".+")


def unwrap(text: str) -> str:
    """An output without its line breaks."""
    return re.sub(r"\s*\n\s*", " ", text)


# Each answer is legal sooner or later: 1 is a choice of the innkeeper and a card of every guest.
ANSWERS = "1\n" * 600


def answer(*lines: str, language: str = "en") -> str:
    """The output of a game in which a guest types these lines at the first question."""
    start = ["--option", "first_seat=1", "--seed", "2", "--bots", "random", "--lang", language]
    return output_of("play", GAME.name, *start, typed="".join(f"{line}\n" for line in lines))


ORDERED = message("en", "step-order", who="you", cards="3+5", mugs=8)
"""The sentence that a guest reads after ordering 3 and 5."""
CHANGED = refusal("edition-changed", line=4, edition="standard", digest="0123", found=ANYTHING)
"""The note that the standard edition has changed since a record, as a pattern."""


def edition(folder: Path, **figures: str) -> Path:
    """The standard edition with these figures changed, as a file."""
    standard = Path(comptoir.__file__).parent / "games" / GAME.name / "editions" / "standard.toml"
    lines = [line for line in standard.read_text("utf-8").splitlines() if line.split(" ")[0] not in figures]
    lines += [f"{key} = {{ value = {value}, source = 'ours' }}" for key, value in figures.items()]
    path = folder / "box.toml"
    path.write_text("\n".join(lines), "utf-8")
    return path
