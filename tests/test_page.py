"""The page is built from all of its files, or not at all."""

import re
import shutil
from pathlib import Path

import pytest

from comptoir.words.texts import LANGUAGES
from hatch_build import LANGUAGES as BUILT
from hatch_build import missing

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the files that the page is built from."""
    package = Path("src/comptoir")
    shutil.copytree(ROOT / package / "messages", tmp_path / package / "messages")
    shutil.copytree(ROOT / package / "games", tmp_path / package / "games")
    return tmp_path


def test_the_page_has_every_file_that_it_needs(sources: Path) -> None:
    assert list(missing(sources)) == []


@pytest.mark.parametrize(
    "file",
    ["messages/de.ftl", "games/{}/rules_text/it.md", "games/{}/messages/fr.ftl", "games/{}/ui/index.ts"],
)
def test_a_missing_file_of_a_language_or_a_game_is_found(sources: Path, file: str) -> None:
    game = next(path.parent.name for path in sources.glob("src/comptoir/games/*/game.py"))
    gone = sources / "src/comptoir" / file.format(game)
    gone.unlink()
    assert list(missing(sources)) == [str(gone.relative_to(sources))]


def test_the_page_speaks_all_languages() -> None:
    words = (ROOT / "web/src/kit/words.ts").read_text("utf-8")
    listed = re.search(r"LANGUAGES = \[(.*?)\]", words)
    assert listed
    assert sorted(re.findall(r"\w+", listed[1])) == sorted(LANGUAGES) == sorted(BUILT)


def test_no_general_code_of_the_page_mentions_a_game() -> None:
    games = [path.parent.name for path in ROOT.glob("src/comptoir/games/*/game.py")]
    general = [path for path in (ROOT / "web").rglob("*.*") if path.is_file()]
    assert games
    assert general
    named = re.compile("|".join(games), re.IGNORECASE)
    assert [path.name for path in general if named.search(path.read_text("utf-8", errors="replace"))] == []
