"""Whole games of L'Encanteur in a terminal, from the opening to the end."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from comptoir import cli
from comptoir.core import records
from comptoir.core.actors import Viewer
from comptoir.games.encanteur.components import Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.terminal import drawings
from comptoir.words.texts import LANGUAGES, texts
from tests.games.encanteur.onlooker import everything, say, told
from tests.games.encanteur.table import auction, box, noon, random_game
from tests.pictures import drawn, written


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(3, "fr"), (4, "de")])
def test_a_whole_game_can_be_told_to_any_viewer(seats: int, language: str) -> None:
    turns = [*random_game(GAME.start(seats), seed=seats)]
    for viewer, show in ((None, written), (0, drawn), (seats - 1, written)):
        shown = everything(turns, viewer, language, show)
        assert "None" not in shown
        assert "{" not in shown.replace(drawings.LOOKS["shrimp"].picture, "")


@pytest.mark.parametrize(("viewer", "language"), [(None, "it"), (1, "en")])
def test_a_live_game_can_be_told(viewer: Viewer, language: str) -> None:
    turns = [*random_game(GAME.start(3, Options(tempo="live")), seed=5)]
    assert "None" not in everything(turns[:400], viewer, language)


# Each line answers one kind of question and is refused by the others: about a lot, cards to put away, a list.
# Most questions are about a lot.
ANSWERS = ("p\n" * 8 + "1 2\nl\n1\n") * 800


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(3, "de"), *((4, language) for language in LANGUAGES)])
def test_a_whole_game_is_played_at_the_command_line(tmp_path: Path, language: str, seats: int) -> None:
    path = tmp_path / "market.txt"
    wishes = ["--seats", str(seats), "--bots", "random", "--seed", "7", "--lang", language]
    shell = {"COLUMNS": "80", "NO_COLOR": "1"}
    command = ["play", GAME.name, *wishes, "--record", str(path)]
    done = CliRunner().invoke(cli.app, command, input=ANSWERS, env=shell)
    assert (done.exit_code, done.stderr) == (0, "")
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is not None
    assert texts(language, GAME.package).say("quay-noon") in done.stdout
    assert not re.search(r"None|\{ |\$\w|(?:event|step|refusal|ask)-", done.stdout)
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_game_told_to_a_watcher_addresses_nobody() -> None:
    shown = everything(random_game(GAME.start(4), seed=3), None, "en").lower().split()
    assert {"you", "your", "you:"} & set(shown) == set()


@pytest.mark.parametrize(
    ("figures", "last"),
    [
        ({"last_day": 1}, say("event-ended.last-day", number=1)),
        ({"idle_days": 1, "money": (1, 1)}, say("event-ended.no-sale", number=1)),
        ({"idle_days": 2, "money": (1, 1)}, say("event-ended.no-sale", number=2)),
    ],
)
def test_the_reason_for_the_end_is_told(figures: dict[str, object], last: str) -> None:
    assert last in everything(random_game(GAME.start(4, edition=box(**figures)), seed=1), None, "en")


def test_days_without_a_sale_are_counted_from_the_last_sale() -> None:
    state = auction("shrimp", money="2 2 3 2", edition=box(lots=(2, 2), idle_days=1))
    assert told(replace(state, day=5), "2 wait", 0)[-1] == say("event-ended.no-sale", number=1)


def test_a_whole_set_ends_the_game() -> None:
    state = noon("lovers lovers > shrimp", sets="hake sole shrimp", edition=box(discards=5))
    nearly = replace(state, revealed=(("hake", "sole"), (), (), ()))
    end = told(nearly, "0 serve 1:shrimp", 1)[-1]
    assert end == say("event-ended.set")
