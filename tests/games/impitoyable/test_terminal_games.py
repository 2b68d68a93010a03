"""Whole games of Impitoyable ! in a terminal, from the opening to the end."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from comptoir import cli
from comptoir.core import records
from comptoir.games.impitoyable.components import Options
from comptoir.games.impitoyable.game import GAME
from comptoir.words.texts import LANGUAGES, texts
from tests.games.impitoyable.onlooker import everything
from tests.games.impitoyable.table import random_game
from tests.pictures import drawn, written


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "language", "draft"), [(3, "fr", False), (3, "en", True), (4, "de", True), (4, "it", False)]
)
def test_a_whole_game_can_be_told_to_any_viewer(seats: int, language: str, draft: bool) -> None:
    turns = [*random_game(GAME.start(seats, Options(draft=draft)), seats)]
    for viewer, show in ((None, written), (0, drawn), (seats - 1, written)):
        shown = everything(turns, viewer, language, show)
        assert not re.search(r"None|[{$]|(?:event|step|waits|ask|choice|hint|town|adventurer)-", shown)


# Each line answers one kind of question and is refused by the others: a choice, a slot, bids, fields.
ANSWERS = "1\n1.1\n2.1\n3\n2 1\n2\n4 3\n0\n" * 1000


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(3, "de"), *((4, language) for language in LANGUAGES)])
def test_a_whole_game_is_played_at_the_command_line(tmp_path: Path, language: str, seats: int) -> None:
    path = tmp_path / "town.txt"
    wishes = ["--seats", str(seats), "--bots", "random", "--seed", "7", "--lang", language]
    shell = {"COLUMNS": "80", "NO_COLOR": "1"}
    command = ["play", GAME.name, *wishes, "--record", str(path)]
    done = CliRunner().invoke(cli.app, command, input=ANSWERS, env=shell)
    assert (done.exit_code, done.stderr) == (0, "")
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is not None
    assert texts(language, GAME.package).say("event-ended") in done.stdout
    assert not re.search(r"None|\{ |\$\w|(?:event|step|refusal|ask)-", done.stdout)
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_game_told_to_a_watcher_addresses_nobody() -> None:
    shown = everything(random_game(GAME.start(4), 3), None, "en").lower()
    assert {"you", "your", "yours"} & set(re.findall(r"\w+", shown)) == set()
