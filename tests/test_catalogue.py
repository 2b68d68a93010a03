"""The catalogue of games, as `import comptoir` offers it."""

import subprocess
import sys

import pytest

import comptoir
from comptoir import catalogue


def test_the_games_can_be_listed_at_any_time() -> None:
    """After a game is loaded, the package ``games`` must not hide the function of the same name."""
    code = "import comptoir; comptoir.load(comptoir.games()[0]); assert comptoir.games()"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True).returncode == 0


@pytest.mark.parametrize("name", catalogue.games())
def test_a_game_is_loaded_by_its_name(name: str) -> None:
    game = comptoir.load(name)
    assert (game.name, repr(game)) == (name, f"<comptoir game {name}>")
    assert comptoir.load(name) is game
