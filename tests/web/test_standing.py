"""Standing orders in the browser: few questions per lot, and a closed phone stops nobody."""

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Late
from websockets.exceptions import ConnectionClosed

from tests import clients
from tests.games.encanteur.presses import bid
from tests.web.server import Frame, Puppet, Server
from tests.web.visits import SHORTLY, Visit, Visiting, in_the_dark

pytestmark = pytest.mark.slow

ASKED = ".decision[aria-busy=false] button:enabled:not(.stands *)"
COUNT = """() => {
  window.pressed = 0;
  document.addEventListener("click", ({ isTrusted, target }) => {
    if (isTrusted && target.closest(".bidding button:not(.step *)")) window.pressed += 1;
  }, true);
}"""
BIDS = ("take", "wait", "pass")
Lot = tuple[int, int]


def open_table(server: Server, bots: list[str | None]) -> Frame:
    """Open a table at which Ann has the first seat and bids last."""
    return server.open(game="encanteur", seats=len(bots), bots=bots)


def start(server: Server, ann: Frame) -> None:
    """Begin the game."""
    with server.puppet(ann) as first:
        first.give(kind="start")


@contextmanager
def patient_people(server: Server, *places: Frame) -> Iterator[None]:
    """Let people wait at every price, pass every held lot, and otherwise take the first legal action."""
    with ExitStack() as stack:
        for place in places:
            puppet = stack.enter_context(server.puppet(place))
            Thread(target=play_patiently, args=(puppet,), daemon=True).start()
        yield


def play_patiently(puppet: Puppet) -> None:
    """Answer everything until the connection closes."""
    with suppress(ConnectionClosed, TimeoutError):
        while puppet.info["status"] != "over":
            if puppet.owes:
                legal: list[str] = puppet.question()["legal"]
                puppet.answer(legal[-1] if legal[0] == "take" else legal[0])
            else:
                puppet.next()


# --- What is asked ----------------------------------------------------------------


def lot(view: Frame, lots: int) -> Lot:
    """The day and the number of the lot that is up for sale."""
    return view["day"], lots - view["coming"] - (view["next_lot"] is not None)


def press(visit: Visit) -> None:
    """Answer what is asked now with the buttons."""
    with suppress(Late):
        if visit.view["phase"] in ("falling", "rising"):
            bid(visit)
            return
        if visit.view["phase"] == "discard":
            for fish in visit.page.locator(".decision [aria-pressed=false]").all()[:2]:
                fish.click(timeout=SHORTLY)
        visit.page.locator(ASKED).last.click(timeout=SHORTLY)


def has_question(visit: Visit) -> bool:
    """Whether the page asks something and has a button to answer."""
    return visit.page.locator(ASKED).count() > 0


def play_days(visit: Visit, number: int) -> int:
    """Play ``number`` days with the buttons, and return how many presses were about a lot."""
    visit.page.evaluate(COUNT)

    def is_over() -> bool:
        return visit.view.get("day", 0) > number or visit.view.get("phase") == "over"

    with in_the_dark(visit):
        while not is_over():
            visit.until("a question", lambda: has_question(visit) or is_over())
            if not is_over():
                press(visit)
    pressed: int = visit.page.evaluate("window.pressed")
    return pressed


def views(visit: Visit) -> dict[int, Frame]:
    """The view after each frame, by the number of the last step before it."""
    seen = {}
    for frame, view in zip(visit.received, clients.views(visit.received)[1:], strict=True):
        if frame["kind"] in ("welcome", "events"):
            seen[frame["seq"] if "seq" in frame else frame["events"][-1]["seq"]] = view
    return seen


def answers(visit: Visit, lots: int) -> Counter[Lot]:
    """How many answers the page has given about each lot: by a step, or by an order."""
    seen = views(visit)
    by_step = [
        lot(seen[frame["at"]], lots)
        for frame in visit.sent
        if frame["kind"] == "act" and frame["word"] in BIDS
    ]
    orders = [frame["order"] for frame in visit.sent if frame["kind"] == "stand" and frame["order"]]
    return Counter(by_step) + Counter((order["day"], order["number"]) for order in orders)


def steps(visit: Visit, lots: int) -> Counter[Lot]:
    """How many steps the reader's seat has taken about each lot."""
    seen = views(visit)
    return Counter(
        lot(seen[event["seq"] - 1], lots)
        for frame in visit.received
        for event in frame.get("events", ())
        if event["actor"] == visit.seat and event["heard"] in BIDS
    )


def test_a_lot_takes_at_most_three_answers_on_whole_days_with_bots(server: Server, visit: Visiting) -> None:
    place = open_table(server, [None, "regular", "novice", "novice"])
    start(server, place)
    ann = visit().take(server.address, place)
    pressed = play_days(ann, 2)
    given = answers(ann, 7)
    assert pressed == given.total()  # the page answers nothing on its own
    assert 0 < max(given.values()) <= 3


def test_a_lot_takes_one_answer_if_nobody_else_bids(server: Server, visit: Visiting) -> None:
    place = open_table(server, [None, None, None])
    ben, cleo = server.sit(place["join"], "Ben"), server.sit(place["join"], "Cleo")
    start(server, place)
    with patient_people(server, ben, cleo):
        ann = visit().take(server.address, place)
        pressed = play_days(ann, 1)
    assert pressed == 5
    assert answers(ann, 5) == {(1, number): 1 for number in range(1, 6)}
    taken = steps(ann, 5)  # one step at each price, as long as the money lasts
    assert min(taken[1, 1], taken[1, 2]) >= 5


def test_neither_a_closed_phone_nor_a_killed_server_stops_the_table(
    own_server: Server, visit: Visiting
) -> None:
    place = open_table(own_server, [None, None, None])
    ben, cleo = own_server.sit(place["join"], "Ben"), own_server.sit(place["join"], "Cleo")
    start(own_server, place)
    with own_server.puppet(ben) as first, own_server.puppet(cleo) as second:
        for puppet in (first, second):
            puppet.answer()
        ann = visit().take(own_server.address, place)
        ann.until("a question", lambda: has_question(ann))
        press(ann)
        for puppet in (first, second):
            puppet.answer("wait")
        ann.until("the lot", lambda: ann.view.get("phase") == "falling" and has_question(ann))
        press(ann)
        ann.sees("Waiting; you take it at")
    ann.page.goto("about:blank")
    own_server.kill()
    own_server.start()
    with own_server.puppet(place, watch=True) as watcher, patient_people(own_server, ben, cleo):
        while "2 pass" not in watcher.heard:
            watcher.next()
        assert watcher.heard.count("0 take") == 1
        assert watcher.heard.count("0 wait") >= 4
        assert not any("order" in words for words in watcher.heard)
    ann.take(own_server.address, place)
    ann.sees("The lot is gone, and your order with it.")
    ann.button("All right").click()
    ann.page.locator("main").get_by_text("The lot is gone").wait_for(state="detached")


def test_an_order_shows_in_all_tabs_of_the_seat_and_can_be_withdrawn_in_any(
    server: Server, visit: Visiting
) -> None:
    place = open_table(server, [None, None, None])
    ben, cleo = server.sit(place["join"], "Ben"), server.sit(place["join"], "Cleo")
    start(server, place)
    pages = [visit().take(server.address, ben)]
    pages.append(visit(beside=pages[0]).take(server.address, ben))
    other = visit().take(server.address, cleo)
    with server.puppet(place) as first, server.puppet(ben) as second, server.puppet(cleo) as third:
        for puppet in (first, second, third):
            puppet.answer()
    for tab in pages:
        tab.until("the lot", lambda tab=tab: has_question(tab))  # type: ignore[misc]
    pages[0].page.get_by_label("Then go up to").check()
    stepped = pages[0].page.get_by_role("group", name="Wait until").get_by_role("button", name="More")
    stepped.click()
    press(pages[0])
    for tab in pages:
        tab.sees("Waiting; you take it at")
        assert tab.page.locator(".stands").inner_text() == pages[0].page.locator(".stands").inner_text()
    order: dict[str, Any] = next(frame["order"] for frame in pages[0].sent if frame["kind"] == "stand")
    assert order["down_to"] > 2
    assert order["up_to"] >= order["down_to"] - 1
    pages[1].button("Change").click()
    for tab in pages:
        tab.page.locator(".stands").wait_for(state="detached")
    with server.puppet(place) as first, server.puppet(cleo) as third:
        third.answer("wait")
        first.answer("wait")
    for tab in pages:
        tab.until("asked again", lambda tab=tab: has_question(tab))  # type: ignore[misc]
    assert not [frame for frame in other.received if frame["kind"] == "standing"]
