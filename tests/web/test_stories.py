"""A page tells what has happened part by part, and shows nothing that it has not told yet."""

import re
import time

import pytest

from tests.games.polterfass.presses import order
from tests.web.server import Server
from tests.web.visits import Visit, Visiting

pytestmark = pytest.mark.slow


def slate(visit: Visit) -> str:
    """The heading of the slate."""
    return visit.page.locator(".slate .waits").inner_text()


def totals(visit: Visit) -> list[int]:
    """The mugs on the page, by seat."""
    return [
        int(visit.page.locator(f"[data-key=total-{seat}] span[aria-hidden]").inner_text().replace("−", "-"))
        for seat in range(3)
    ]


def is_asked(visit: Visit) -> bool:
    """Whether the server has asked this page something since the last step that it sent."""
    kinds: list[str] = [frame["kind"] for frame in visit.received if frame["kind"] in ("due", "events")]
    return kinds[-1:] == ["due"]


def test_totals_and_questions_wait_until_they_are_told(server: Server, visit: Visiting) -> None:
    first, second = server.start_game("random")
    ben = visit(reduced_motion="no-preference")
    ben.page.clock.install()
    ben.take(server.address, second)
    ben.waits("order")
    # No pause ends from here on: the story of the round stays at its first part.
    ben.page.clock.pause_at(time.time() + 3600)
    order(ben, 2)
    with server.puppet(first) as ann:
        ann.answer("close")
        while (legal := ann.question()["legal"])[0].startswith("assign"):
            ann.answer()
        assert legal[0].startswith("order")
        ann.answer()
    ben.until("the next question", lambda: ben.view["round"] == 2 and is_asked(ben))
    assert slate(ben) == "All orders are in"
    assert totals(ben) == [0, 0, 0]
    assert ben.moment() == "falling"
    ben.button("Skip to your turn").click()
    ben.waits("serving")
    assert slate(ben).endswith("Close the tap, or roll on?")
    assert totals(ben) == ben.view["totals"]


def test_a_player_who_comes_back_hears_how_much_they_have_missed(server: Server, visit: Visiting) -> None:
    first, second = server.start_game("random")
    ben = visit(reduced_motion="no-preference").take(server.address, second)
    ben.waits("order")
    ben.go(server.address)
    with server.puppet(second) as other, server.puppet(first) as ann:
        other.answer("order 2")
        ann.answer("close")
        ann.question()
    ben.take(server.address, second)
    ben.button("Skip", exact=True).click()
    back = ben.page.get_by_text(re.compile("You are back"))
    back.wait_for(state="attached")
    missed = re.search(r"\d+", back.inner_text().replace("One", "1"))
    assert missed
    assert int(missed[0]) > 0
    ben.sees("While you were away")
