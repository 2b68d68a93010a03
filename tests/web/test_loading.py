"""Parts of the page that do not load, and answers that are lost."""

import re

import pytest
from playwright.sync_api import Route

from comptoir.words.texts import texts
from tests.web.server import Server
from tests.web.visits import Visit, Visiting, play_rounds

say = texts("en").say

pytestmark = pytest.mark.slow

SENTENCE = "A part of the page could not be loaded."
PARTS = {
    "table": "**/assets/SeatAt-*.js",
    "game": "**/assets/ui-*.js",
    "rules": "**/assets/RulesText-*.js",
    "join": "**/assets/Join-*.js",
    "watch": "**/assets/Watching-*.js",
    "replay": "**/assets/Replay-*.js",
}


def loads(visit: Visit) -> list[str]:
    """A list that grows each time the page itself is loaded from now on."""
    found: list[str] = []
    visit.page.on("domcontentloaded", lambda page: found.append(page.url))
    return found


def serve_newer_page(route: Route) -> None:
    """Serve the page as another build: its first file has another name."""
    answer = route.fetch()
    body, found = re.subn(r"\./assets/(index-[\w-]+\.js)", r"./assets/../assets/\1", answer.text())
    assert found
    route.fulfill(response=answer, body=body)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_does_not_load_is_reported_and_can_be_tried_again(
    server: Server, visit: Visiting, part: str
) -> None:
    place = server.open(bots=[None, "regular", None])
    fragment = {
        "table": f"t/{place['table']}/0",
        "game": f"t/{place['table']}/0",
        "rules": "rules/polterfass",
        "join": f"join/{place['join']}",
        "watch": f"watch/{place['watch']}",
        "replay": f"replay/{place['table']}/0",
    }[part]
    ann = visit().take(server.address, place)
    ann.button("Begin", exact=True).wait_for()
    ann.page.route(PARTS[part], lambda route: route.abort())
    times = loads(ann)
    ann.go(f"{server.address}/?again#/{fragment}")
    ann.sees(SENTENCE)
    ann.page.wait_for_timeout(500)
    assert len(times) == 1  # the server has no newer page, so loading it again would not help
    ann.page.unroute(PARTS[part])
    ann.button("Try again").click()
    ann.page.get_by_text(SENTENCE).wait_for(state="detached")
    ann.page.locator("main h1, main h2").first.wait_for()


def test_rules_that_do_not_load_leave_the_table_alone(server: Server, visit: Visiting) -> None:
    place, _ = server.start_game("random")
    ann = visit().take(server.address, place)
    ann.page.locator(".tavern").wait_for()
    ann.page.route(PARTS["rules"], lambda route: route.abort())
    ann.button("Rules", exact=True).click()
    ann.page.get_by_role("dialog").get_by_role("alert").get_by_text(SENTENCE).wait_for()
    ann.page.unroute(PARTS["rules"])
    ann.button("Try again").click()
    ann.page.get_by_role("dialog").wait_for(state="detached")
    ann.button("Rules", exact=True).click()
    ann.page.locator("dialog .rules h3").first.wait_for()


def test_after_an_update_the_page_is_reloaded_automatically_once(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    ann.offer("Play now").wait_for()
    times = loads(ann)

    ann.page.route(f"{server.address}/", serve_newer_page)
    ann.page.route(PARTS["rules"], lambda route: route.abort())
    ann.page.get_by_role("link", name="Rules").first.click()
    ann.until("loaded again", lambda: times)
    ann.sees(SENTENCE)
    ann.page.wait_for_timeout(1000)
    assert len(times) == 1
    ann.button("Try again").click()
    ann.until("loaded once more", lambda: len(times) == 2)
    ann.sees(SENTENCE)
    ann.page.wait_for_timeout(500)
    assert len(times) == 2


def test_after_an_update_a_player_still_comes_to_the_table(server: Server, visit: Visiting) -> None:
    """The old part no longer exists; the newer page has another one."""
    ann = visit().go(server.address)
    ann.offer("Play now").wait_for()
    times = loads(ann)
    # A faked page may not open a socket to this computer, so only the old page fetches the newer one.
    ann.page.route(
        f"{server.address}/",
        lambda route: (
            serve_newer_page(route) if route.request.resource_type == "fetch" else route.continue_()
        ),
    )
    ann.page.route(PARTS["table"], lambda route: route.continue_() if times else route.abort())
    ann.offer("Play now").click()
    ann.page.locator(".tavern").wait_for()
    assert len(times) == 1


def test_a_repeated_join_after_a_lost_answer_gets_the_same_seat(server: Server, visit: Visiting) -> None:
    place = server.open(bots=[None, "random", None])
    ben = visit().go(f"{server.address}/#/join/{place['join']}")
    ben.page.get_by_label("Your name").fill("Ben")
    lost: list[str] = []

    def lose(route: Route) -> None:
        """Pass the first request to the server, but lose its answer."""
        if route.request.method == "POST" and not lost:
            lost.append(route.fetch().text())
            route.abort()
        else:
            route.continue_()

    ben.page.route("**/api/join/**", lose)
    ben.button("Take a seat").click()
    ben.page.get_by_role("alert").get_by_text(say("refusal-no-server")).wait_for()
    assert len(lost) == 1
    ben.page.reload()  # the table is full by now, because Ben has filled it
    ben.button("Take a seat").click()
    ben.page.wait_for_url(re.compile("#/t/"))
    assert ben.place["seat"] == 2
    assert ben.place["token"] in lost[0]
    ben.sees("Everybody is here")
    with server.puppet(place) as ann:
        assert [seat.get("name", "") for seat in ann.info["seats"]] == ["Ann", "", "Ben"]


def test_a_person_who_joins_twice_in_one_browser_gets_two_seats(server: Server, visit: Visiting) -> None:
    """Each visit to the form makes a new request."""
    place = server.open()
    ben = visit()
    seats = []
    for name in ("Ben", "Cleo"):
        ben.go(f"{server.address}/#/join/{place['join']}")
        ben.page.get_by_label("Your name").fill(name)
        ben.button("Take a seat").click()
        ben.page.wait_for_url(re.compile("#/t/"))
        seats.append(ben.place["seat"])
    assert seats == [1, 2]


def test_the_host_can_give_a_lost_seat_back(server: Server, visit: Visiting) -> None:
    first, second = server.start_game("random")
    ann = visit().take(server.address, first)
    ann.waits("idle", "falling", "order", "serving")
    with server.puppet(second) as there:
        there.question()
    ann.until("Ben is away", lambda: ann.info["seats"][1].get("presence") == "away")
    ben = visit().go(f"{server.address}/#/t/{second['table']}/1")
    ben.sees("ask the host to let you in again")
    ann.button("Menu").click()
    ann.button("Let Ben in again").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    link = ann.page.get_by_role("dialog").get_by_label("Link for your friends").input_value()
    assert link.rpartition("/")[2] != first["join"]
    ben.go(link)
    ben.page.get_by_label("The seat of Ben").check()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take a seat").click()
    ben.waits("order", "falling")
    assert ben.seat == 1
    ann.until("Ben is there", lambda: ann.info["seats"][1].get("presence", "here") == "here")
    old = visit().take(server.address, second)
    old.sees(say("refusal-unknown-seat"))
    ann.page.keyboard.press("Escape")
    play_rounds([ann, ben], 1)


@pytest.mark.parametrize("late", ["here", "games"])
def test_before_the_game_no_button_appears_before_its_place_is_final(
    server: Server, visit: Visiting, late: str
) -> None:
    ann = visit()
    ann.page.route(f"**/api/{late}", lambda _: None)
    ann.take(server.address, server.open(bots=[None, "regular", "regular"]))
    ann.button("Rules").wait_for()
    ann.page.locator("main h2").wait_for()  # the page still says what the table waits for
    assert ann.page.locator("main button").count() == 0
    ann.page.unroute(f"**/api/{late}")
    ann.button("Begin", exact=True).click()
    ann.until("a game", lambda: ann.info["status"] == "playing")
