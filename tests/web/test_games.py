"""Every game can be played with the buttons of its page."""

import pytest

import comptoir
from tests.rules_pages import title
from tests.web.server import Server
from tests.web.visits import Visiting, in_the_dark

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", comptoir.games())
def test_one_tap_starts_a_game_and_the_buttons_play_a_round(
    server: Server, visit: Visiting, game: str
) -> None:
    ann = visit().go(server.address)
    ann.offer("Play now", game=title(game, "en")).click()
    ann.until("the first answer", lambda: ann.answer() == "over" or ann.words())
    with in_the_dark(ann):
        ann.until("a round, or the end", lambda: ann.answer() == "over" or ann.rounds)
