"""Records that tests of commands share."""

from pathlib import Path

import pytest

from tests.cli.commands import ANSWERS, GAME, output_of


@pytest.fixture(scope="session")
def whole_record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game."""
    path = tmp_path_factory.mktemp("whole") / "game.txt"
    output_of("play", GAME.name, "--seed", "5", "--bots", "random", "--record", path, typed=ANSWERS)
    return path.read_text("utf-8")


@pytest.fixture
def finished_game(tmp_path: Path, whole_record: str) -> Path:
    """A file with the record of a whole game."""
    path = tmp_path / "played.txt"
    path.write_text(whole_record, "utf-8")
    return path


@pytest.fixture
def unfinished_game(tmp_path: Path) -> Path:
    """The record of a game that was left after a few answers."""
    path = tmp_path / "begun.txt"
    output_of(
        "play",
        GAME.name,
        "--seed",
        "5",
        "--bots",
        "random",
        "--seat",
        "2",
        "--record",
        path,
        typed="1\n1\n1\n",
    )
    return path
