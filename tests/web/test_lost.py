"""Bad lines, a killed server, double taps and plain HTTP: no move is lost or made twice."""

import re

import pytest

from comptoir.server import serve
from comptoir.words.texts import texts
from tests.games.polterfass.presses import order
from tests.web.server import ELSEWHERE, Frame, Line, Server
from tests.web.visits import LOST, Visit, Visiting, play_rounds

say = texts("en").say

pytestmark = pytest.mark.slow


def acts(visit: Visit) -> list[Frame]:
    """The answers that a page has sent, each as often as it was sent."""
    return [frame for frame in visit.sent if frame["kind"] == "act"]


def orders(server: Server, place: Frame) -> list[str]:
    """The orders so far, as a watcher heard them."""
    with server.puppet(place, watch=True) as watcher:
        return [words for words in watcher.heard if " order " in words]


# --- The server dies --------------------------------------------------------------------


def test_a_page_survives_a_killed_server_and_a_move_made_meanwhile_is_made_once(
    own_server: Server, visit: Visiting
) -> None:
    first, second = own_server.start_game("random", "random")
    ben = visit().take(own_server.address, second)
    ann = visit().take(own_server.address, first)
    ben.waits("order")
    ann.waits("idle")
    ben.until("the orders of the bots", lambda: ben.chosen == [2, 3])
    before = ben.page.locator(".tavern").inner_text()
    own_server.kill()
    for page in (ann, ben):
        page.sees(LOST)
    own_server.start()
    for page in (ann, ben):
        page.comes_back()
    ben.until("the same moment", lambda: ben.page.locator(".tavern").inner_text() == before)

    own_server.kill()
    for page in (ann, ben):
        page.sees(LOST)
    order(ben, 3, 5)
    assert ben.moment() == "idle"
    own_server.start()
    ann.waits("serving")
    assert len(orders(own_server, first)) == 3
    assert [frame["word"] for frame in acts(ben)] == ["order 3+5"]
    play_rounds([ann, ben], 2)


# --- A bad line ---------------------------------------------------------------------------


def test_a_move_whose_answer_is_lost_is_made_once(server: Server, line: Line, visit: Visiting) -> None:
    first, second = server.start_game("random", "random")
    ben = visit().take(line.address, second)
    ben.waits("order")
    line.hold()
    order(ben, 7)
    with server.puppet(first) as ann:
        ann.question()
    assert ben.moment() == "idle"
    line.cut()
    ben.sees(LOST)
    line.mend()
    ben.comes_back()
    ben.until("what followed", lambda: any(frame.get("events") for frame in ben.received))
    assert len(orders(server, first)) == 3
    assert len({frame["id"] for frame in acts(ben)}) == 1
    assert ben.page.get_by_role("alert").count() == 0


def test_a_double_tap_is_one_move(server: Server, line: Line, visit: Visiting) -> None:
    _, second = server.start_game("random", "random")
    ben = visit().take(line.address, second)
    ben.waits("order")
    line.hold()
    ben.button("Card 7", exact=True).click()
    ben.button("Order 7 mugs").dblclick()
    assert ben.button("Order 7 mugs").is_disabled()
    line.mend()
    ben.waits("idle", "order", "falling")
    assert ben.words().count("order 7") == 1


def test_an_order_can_be_changed_until_the_last_one_is_in(server: Server, visit: Visiting) -> None:
    first = server.open(seats=3)
    places = [server.sit(first["join"], name) for name in ("Ben", "Cleo")]
    with server.puppet(first) as ann:
        ann.give(kind="start")
    ben = visit().take(server.address, places[0])
    ben.waits("order")
    order(ben, 3)
    ben.waits("laid")
    ben.sees("3 mugs ordered")
    ben.page.reload()
    ben.waits("laid")
    order(ben, 5, 7)
    ben.sees("12 mugs ordered")
    with server.puppet(places[1]) as cleo:
        cleo.answer("order 2")
    ben.until("the end of it", lambda: ben.moment() == "idle")
    with server.puppet(places[0]) as again:
        assert "1 order 5+7" in again.heard
        assert "1 order 3" not in again.heard


def test_a_refusal_is_shown_as_a_sentence(server: Server, line: Line, visit: Visiting) -> None:
    first, second = server.start_game("random", "random")
    ben = visit().take(line.address, second)
    ben.waits("order")
    line.hold()
    with server.puppet(second) as same_seat:  # in another browser, say
        same_seat.answer("order 2")
    with server.puppet(first) as ann:
        ann.question()
    order(ben, 7)
    line.mend()
    ben.page.get_by_role("alert").get_by_text(say("refusal-decision-past")).wait_for()
    assert len(orders(server, first)) == 3


def test_too_much_talk_is_refused_in_a_sentence(server: Server, visit: Visiting) -> None:
    first, _ = server.start_game("random")
    ann = visit().take(server.address, first)
    for _ in range(6):
        ann.button("Say something").click()
        ann.button("Hello!").click()
    ann.page.get_by_role("alert").get_by_text(say("refusal-too-much-talk")).wait_for()


# --- Plain HTTP -----------------------------------------------------------------------------


def test_over_plain_http_people_can_play_and_copy_the_link(
    visit: Visiting, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = Server(tmp_path_factory.mktemp("lan") / "tables.db", "--lan").start()
    try:
        ann = visit().go(f"http://{ELSEWHERE}:{server.port}")
        assert ann.page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
        ann.offer("Set a table").click()
        ann.page.get_by_label("Bots", exact=True).select_option("3")
        ann.button("Set the table").click()
        link = ann.page.get_by_label("Link for your friends")
        assert link.input_value().startswith(f"http://{serve.own_host()}:{server.port}/#/join/")
        ann.button("Copy", exact=True).first.click()
        ann.button("✓ Copied").wait_for()
        assert ann.page.evaluate("getSelection().toString()") == link.input_value()
        assert ann.page.locator("img[src^=qr]").evaluate("image => image.naturalWidth") > 0
        ann.button("Begin", exact=True).click()
        play_rounds([ann], 1)
        # The same from the address that the server prints.
        ben = visit().go(server.address)
        ben.offer("Play now").click()
        play_rounds([ben], 1)
    finally:
        server.stop()


def test_the_back_button_closes_a_dialog_and_then_leaves_the_table_for_good(
    server: Server, visit: Visiting
) -> None:
    ann = visit().go(server.address)
    ann.offer("Play now").click()
    ann.page.wait_for_url(re.compile("#/t/"))
    ann.button("Rules").click()
    ann.page.locator("dialog[open]").wait_for()
    ann.page.go_back()
    ann.page.locator("dialog[open]").wait_for(state="detached")
    assert "#/t/" in ann.page.url
    ann.page.go_back()
    ann.page.wait_for_url(lambda address: "#/t/" not in address)
    ann.offer("Play now").wait_for()
