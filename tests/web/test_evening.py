"""Polterfass in the browser, from the first tap to the next game."""

import re

import pytest

from tests.clients import replayed
from tests.games.polterfass.presses import order
from tests.web.server import Frame, Line, Server
from tests.web.visits import LOST, PHONE, Visit, Visiting, in_the_dark, play, play_rounds

pytestmark = pytest.mark.slow


def totals(server: Server, at: Frame) -> list[int]:
    """The mugs of each seat at the end, from the server's replay."""
    found: list[int] = replayed(server.replay(at))[-1]["totals"]
    return found


def open_table(ann: Visit, *, seats: int, bots: int, first: str = "by lot") -> str:
    """Open a table with the form, as Ann, and return the link for friends."""
    ann.offer("Set a table").click()
    return fill_in(ann, seats=seats, bots=bots, first=first)


def fill_in(ann: Visit, *, seats: int, bots: int, first: str) -> str:
    """Fill in the form, as Ann, and return the link for friends."""
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Seats", exact=True).select_option(str(seats))
    ann.page.get_by_label("Bots", exact=True).select_option(str(bots))
    ann.page.get_by_text("Rules that may differ").click()
    ann.page.get_by_label("Who begins").select_option(first)
    ann.button("Set the table").click()
    return ann.page.get_by_label("Link for your friends").input_value()


def sit(visit: Visit, link: str, name: str) -> None:
    """Follow a link and take a seat."""
    visit.go(link)
    visit.page.get_by_label("Your name").fill(name)
    visit.button("Take a seat").click()
    visit.page.wait_for_url(re.compile(r"#/t/"))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_one_tap_starts_a_game_and_the_visible_buttons_play_a_round(
    server: Server, visit: Visiting, motion: str
) -> None:
    ann = visit(reduced_motion=motion).go(server.address)
    ann.offer("Play now").click()
    play_rounds([ann], 1)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="The chalk board").click()
    assert ann.page.locator("dialog[open]").get_by_text("Served").count() == 1


LEFT = "box => box.scrollHeight - box.clientHeight - box.scrollTop"
"""How many pixels of a log lie below the visible part."""


def test_the_log_shows_the_newest_line_unless_the_reader_scrolled_up(server: Server, visit: Visiting) -> None:
    ann = visit(size=(1280, 800)).go(server.address)
    ann.offer("Play now").click()
    log = ann.page.get_by_role("region", name="What has happened")
    play_rounds([ann], 3)
    ann.until("the newest", lambda: log.evaluate(LEFT) < 2 and log.evaluate("box => box.scrollTop > 200"))
    log.evaluate("box => box.scrollTop = 50")
    play_rounds([ann], ann.rounds + 1)
    assert log.evaluate("box => box.scrollTop") == 50
    log.evaluate("box => box.scrollTop = box.scrollHeight")
    play_rounds([ann], ann.rounds + 1)
    ann.until("the newest again", lambda: log.evaluate(LEFT) < 2)
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    log.wait_for(state="detached")
    ann.button("What has happened", exact=True).click()
    ann.until("the newest", lambda: log.evaluate(LEFT) < 2 and log.evaluate("box => box.scrollTop > 200"))


def test_two_seats_in_two_tabs_of_one_browser_stay_apart(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    link = open_table(ann, seats=3, bots=1)
    ben = visit(beside=ann)
    sit(ben, link, "Ben")
    ann.button("Begin", exact=True).click()
    for tab in (ann, ben):
        tab.waits("order", "falling", "serving", "idle")
    assert ann.place["table"] == ben.place["table"]
    assert (ann.place["seat"], ben.place["seat"]) == (0, 1)
    assert ann.place["token"] != ben.place["token"]
    assert all(tab.place["token"] not in tab.page.url for tab in (ann, ben))
    for tab in (ann, ben):
        tab.page.reload()
    play_rounds([ann, ben], 1)
    assert (ann.seat, ben.seat) == (0, 1)


def test_another_page_of_the_seat_shows_the_order(server: Server, visit: Visiting) -> None:
    innkeeper = server.open()
    place, _ = (server.sit(innkeeper["join"], name) for name in ("Ben", "Cleo"))
    with server.puppet(innkeeper) as ann:
        ann.give(kind="start")
    ben = visit().take(server.address, place)
    beside = visit(beside=ben).go(ben.page.url)
    for page in (ben, beside):
        page.waits("order")
    order(ben, 2)
    for page in (ben, beside):
        page.waits("laid")


@pytest.mark.long
def test_a_game_goes_on_though_one_page_loses_the_network_sleeps_and_reloads(
    server: Server, line: Line, visit: Visiting
) -> None:
    ann = visit().go(server.address)
    link = open_table(ann, seats=4, bots=2)
    ben = visit(reduced_motion="no-preference")
    sit(ben, link.replace(server.address, line.address), "Ben")
    ann.button("Begin", exact=True).click()
    both, at = [ann, ben], ann.place

    play_rounds(both, ann.rounds + 1)
    for _ in range(2):
        line.cut()
        ben.sees(LOST)
        for _ in range(10):
            ann.answer()
            ann.page.wait_for_timeout(40)
        line.mend()
        play_rounds(both, ann.rounds + 1)
    session = ben.page.context.new_cdp_session(ben.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    for _ in range(10):
        ann.answer()
        ann.page.wait_for_timeout(40)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    play_rounds(both, ann.rounds + 1)
    ben.page.reload()
    play(both)

    recorded = totals(server, at)
    for visitor, name, other in ((ann, "ann", "ben"), (ben, "ben", "ann")):
        seen = visitor.totals()
        assert sorted(seen.values()) == sorted(recorded)
        assert {name: seen["you"], other: seen[other]} == {"ann": recorded[0], "ben": recorded[1]}


# --- A match --------------------------------------------------------------------------


def match_points(visit: Visit) -> dict[str, int]:
    """The running score of the match on the page, by name in lower case."""
    rows = visit.page.get_by_role("region", name="The match").locator("li").all()
    return {
        row.locator("bdi").inner_text().lower(): int(row.locator("b").inner_text().split()[0]) for row in rows
    }


def play_out(server: Server, both: list[Visit]) -> None:
    """Play the game of two people to its end without their browsers."""
    with in_the_dark(*both):
        server.play_out(*(person.place for person in both))
        for person in both:
            person.waits("over")


def points_by_name(points: list[int], mine: int) -> dict[str, int]:
    names = ["ann", "ben", "carlo"]
    names[mine] = "you"
    return dict(zip(names, points, strict=True))


@pytest.mark.long
def test_two_people_and_a_bot_play_a_match_of_two_games(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    ann.offer("Set a table").click()
    ann.page.get_by_label("How many games").select_option("2")
    ann.sees("A match of 2 games")
    link = fill_in(ann, seats=3, bots=1, first="Seat A")
    ann.sees("Game 1 of 2")
    ben = visit()
    sit(ben, link, "Ben")
    ann.button("Begin", exact=True).click()
    both = [ann, ben]
    for person in both:
        person.waits("order", "serving", "falling", "idle", "laid")
    ann.button("Menu").click()
    assert match_points(ann) == points_by_name([0, 0, 0], 0)
    ann.page.keyboard.press("Escape")

    play_out(server, both)
    first = totals(server, ann.place)
    assert [match_points(person) for person in both] == [points_by_name(first, 0), points_by_name(first, 1)]
    assert ann.button("New match").count() == ann.button("Once more").count() == 0
    old = ann.page.url
    ben.button("Next game").click()
    for person in both:
        person.page.wait_for_url(lambda address: "#/t/" in address and address.split("/")[-2] not in old)
        person.sees("Game 2 of 2")
        person.waits("order", "serving", "falling", "idle", "laid")
    assert ann.place["table"] == ben.place["table"]
    ann.button("Menu").click()
    assert match_points(ann) == points_by_name(first, 0)
    ann.page.keyboard.press("Escape")

    play_out(server, both)
    both_games = [sum(pair) for pair in zip(first, totals(server, ann.place), strict=True)]
    assert [match_points(person) for person in both] == [
        points_by_name(both_games, 0),
        points_by_name(both_games, 1),
    ]
    for seat, person in enumerate(both):
        title = person.page.get_by_role("region", name="The match").get_by_role("heading").inner_text()
        assert "match" in title
        assert title.startswith("You ") == (both_games[seat] == max(both_games))
        person.button("New match").wait_for()
        assert person.button("Next game").count() == 0
    ann.button("New match").click()
    for person in both:
        person.sees("Game 1 of 2")


# --- Leaving, and once more ---------------------------------------------------------


def test_a_bot_plays_for_a_person_who_leaves_until_they_return(server: Server, visit: Visiting) -> None:
    at = server.open(bots=[None, None, "random"])
    second = server.sit(at["join"], "Ben")
    with server.puppet(at) as ann, server.puppet(second) as ben:
        ann.give(kind="start")
        ben.question()
    there = visit().take(server.address, second)
    there.waits("order")
    there.button("Menu").click()
    there.button("Leave the game").click()
    there.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    there.page.wait_for_url(re.compile(r"#/$"))
    with server.puppet(at) as ann:
        assert ann.info["seats"][1]["presence"] == "gone"
    there.page.get_by_role("link", name="Polterfass").click()
    there.waits("order", "laid", "falling", "idle")
    with server.puppet(at) as ann:
        assert ann.info["seats"][1].get("presence", "here") == "here"


def test_a_rematch_moves_everybody_and_the_next_seat_begins(server: Server, visit: Visiting) -> None:
    places = server.finished_game()
    ann, ben = (visit().take(server.address, one) for one in places)
    old = ann.page.url
    for person in (ann, ben):
        person.waits("over")
    ann.button("Once more").click()
    for person in (ann, ben):
        person.page.wait_for_url(lambda address: "#/t/" in address and address.split("/")[-2] not in old)
        person.waits("order", "serving", "falling", "idle", "laid")
    assert ann.place["table"] == ben.place["table"]
    names = [seat.get("name", "") for seat in ann.info["seats"]]
    assert [name for name in names if name] == ["Ann", "Ben"]
    assert (names[ann.seat or 0], names[ben.seat or 0]) == ("Ann", "Ben")
    welcome = next(frame for frame in reversed(ann.received) if frame["kind"] == "welcome")
    assert welcome["setup"]["options"]["first_seat"] == 1


def test_a_late_visitor_to_the_old_table_gets_a_link_to_the_rematch(server: Server, visit: Visiting) -> None:
    places = server.finished_game()
    with server.puppet(places[0]) as ann:
        ann.give(kind="rematch")
    ben = visit().take(server.address, places[1])
    ben.waits("over")
    way = ben.page.get_by_role("link", name="To the next game")
    way.wait_for()
    assert places[1]["table"] in ben.page.url
    way.click()
    ben.page.wait_for_url(lambda address: places[1]["table"] not in address)
    ben.page.locator("h1").get_by_text("Polterfass").wait_for()


def test_a_finished_game_can_be_replayed_step_by_step(server: Server, visit: Visiting) -> None:
    at, _ = server.finished_game()
    replay = server.replay(at, str(at["seat"]))
    steps = replay["steps"]
    ann = visit().take(server.address, at)
    ann.waits("over")
    ann.page.get_by_role("link", name="Look back").click()
    slider = ann.page.get_by_role("slider")
    ann.sees(f"0 of {len(steps)}")
    assert ann.button("One step back").is_disabled()
    for number in range(1, 6):
        ann.button("One step on").click()
        ann.sees(f"{number} of {len(steps)}")
    ann.page.keyboard.press("ArrowLeft")
    ann.sees(f"4 of {len(steps)}")
    slider.press("End")
    ann.waits("over")
    assert sorted(ann.totals().values()) == sorted(replayed(replay)[-1]["totals"])
    assert ann.button("One step on").is_disabled()


def orders_seen(visit: Visit) -> list[str]:
    """What the story beside the table says about orders."""
    lines = visit.page.locator("aside li, aside p").all_inner_texts()
    return [line.lstrip("· ") for line in lines if "ordered" in line or "lay" in line or "laid" in line]


def test_a_replay_can_be_seen_from_every_seat(server: Server, visit: Visiting) -> None:
    at, _ = server.finished_game()
    ann = visit(size=(1280, 800)).take(server.address, at)
    ann.waits("over")
    ann.page.get_by_role("link", name="Look back").click()
    eyes, slider = ann.page.get_by_label("Seen by"), ann.page.get_by_role("slider")
    eyes.wait_for()
    assert eyes.locator("option").all_inner_texts() == [
        "everybody, all revealed",
        "Ann (you)",
        "Ben",
        "Carlo",
        "anybody watching",
    ]
    opened = next(
        number
        for number, step in enumerate(server.replay(at)["steps"], start=1)
        if step["heard"].startswith("order") and step["actor"] == 1
    )
    for _ in range(opened):
        ann.button("One step on").click()
    found = {}
    for label in ("Ann (you)", "Ben", "everybody, all revealed", "anybody watching"):
        eyes.focus()
        eyes.select_option(label=label)
        ann.until(label, lambda: eyes.locator("option:checked").inner_text() == label)  # noqa: B023
        ann.page.wait_for_timeout(100)
        assert slider.input_value() == str(opened)
        assert eyes.evaluate("at => document.activeElement === at")
        found[label] = orders_seen(ann)[-1]
    assert found["Ben"].startswith("You lay ")
    assert found["everybody, all revealed"].startswith("Ben ")
    assert found["Ann (you)"] == found["anybody watching"] == "Ben has ordered."


def test_a_watcher_can_see_the_replay_too(server: Server, visit: Visiting) -> None:
    at, _ = server.finished_game()
    watcher = visit().go(f"{server.address}/#/watch/{at['watch']}")
    watcher.waits("over")
    watcher.page.get_by_role("link", name="Look back").click()
    steps = server.replay(at)["steps"]
    watcher.sees(f"0 of {len(steps)}")
    assert watcher.page.get_by_label("Seen by").locator("option:checked").inner_text() == "anybody watching"
    watcher.page.get_by_label("Seen by").select_option(label="Ann")
    watcher.page.get_by_role("slider").press("End")
    watcher.waits("over")
    watcher.page.reload()
    watcher.sees(f"0 of {len(steps)}")
