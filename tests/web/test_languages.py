"""Every page outside a game speaks and fits every language; `tests.web.test_access` checks games."""

import pytest

from comptoir.words.texts import LANGUAGES
from tests.web.access import overflow
from tests.web.server import Server
from tests.web.visits import Visiting, pages_outside_games

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_outside_a_game_speaks_the_language_of_the_browser_and_fits(
    server: Server, visit: Visiting, language: str
) -> None:
    reader = visit(locale=language)
    found: dict[str, list[str]] = {}
    for page in pages_outside_games(server, reader):
        reader.speaks(language)
        if faults := [*reader.untranslated(), *overflow(reader)]:
            found[page] = faults
    assert found == {}


def test_a_language_that_is_chosen_at_the_table_is_kept(server: Server, visit: Visiting) -> None:
    ann, _ = server.start_game("random")
    reader = visit().take(server.address, ann)
    reader.speaks("en")
    reader.button("Menu").click()
    reader.page.get_by_label("Language").select_option("it")
    reader.speaks("it")
    assert reader.untranslated() == []
    reader.page.reload()
    reader.page.locator(".tavern").wait_for()
    reader.speaks("it")


def test_keys_in_place_of_words_are_found(visit: Visiting) -> None:
    reader = visit()
    reader.page.set_content("<p title='page-menu'>page-rules, and a well-known word</p>")
    assert reader.untranslated() == ["page-menu", "page-rules"]
