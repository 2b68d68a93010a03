"""Bistro in the browser: a whole game, what each player may know, and the keyboard."""

import re

import pytest
from playwright.sync_api import expect

from tests.clients import replayed, views
from tests.games.bistro.presses import slide
from tests.web.access import tab_to
from tests.web.server import Frame, Server
from tests.web.visits import SHORTLY, Visit, Visiting, play, seat_in_browsers, without_answers

pytestmark = pytest.mark.slow

BOTS = ("random", "random")


def start_game(server: Server, visit: Visiting, *bots: str, **wishes: str) -> tuple[Visit, Visit, Frame]:
    """Start a game of Ann, who begins, Ben and these bots."""
    first = server.open(game="bistro", seats=2 + len(bots), bots=[None, None, *bots])
    return *seat_in_browsers(server, visit, first, **wishes), first


def symbols(visit: Visit) -> dict[str, int]:
    """The symbols in the result, by name in lower case."""
    rows = visit.page.locator("section.over > ol > li").all()
    return {
        row.locator(".name").inner_text().lower(): int(
            row.get_by_text(re.compile(r"\d+ of \d+ symbols")).inner_text().split()[0]
        )
        for row in rows
    }


def looks(visit: Visit) -> set[str | None]:
    """What players saw when they looked at a glass, as this page was told."""
    stories = [
        part for frame in visit.received for event in frame.get("events", ()) for part in event["story"]
    ]
    return {part["glass"] for part in stories if part["type"] in ("see", "seen")}


@pytest.mark.long
def test_two_people_and_two_bots_play_until_somebody_has_lost(server: Server, visit: Visiting) -> None:
    ann, ben, at = start_game(server, visit, *BOTS, reduced_motion="no-preference")
    play([ann, ben])
    recorded = [sum(tokens) for tokens in replayed(server.replay(at))[-1]["additions"]]
    for visitor, name, other in ((ann, "ann", "ben"), (ben, "ben", "ann")):
        seen = symbols(visitor)
        assert sorted(seen.values()) == sorted(recorded)
        assert {name: seen["you"], other: seen[other]} == {"ann": recorded[0], "ben": recorded[1]}


def test_three_taps_slide_a_glass(server: Server, visit: Visiting) -> None:
    first, _ = server.start_game("random", game="bistro")
    ann = visit().take(server.address, first)
    ann.waits("claim")
    ann.page.get_by_role("group", name="Who gets it", exact=True).get_by_role("button").first.click()
    ann.button(re.compile("^syrup")).click()
    ann.button(re.compile("^Slide it over")).click()
    ann.until("to be heard", lambda: ann.words() == ["offer 1 syrup"])


def test_no_frame_shows_others_what_a_player_looked_at_or_their_miam(server: Server, visit: Visiting) -> None:
    ann, ben, at = start_game(server, visit, "random")
    watcher = visit().go(f"{server.address}/#/watch/{at['watch']}")
    ann.waits("claim")
    ann.button("Look").click()
    for page in (ben, watcher):
        page.until(
            "Ann is seen to look",
            lambda: any("look" in without_answers(frame) for frame in page.received),  # noqa: B023
        )
    ann.until("the glass", lambda: ann.view["glass"] is not None)
    glass, miam = ann.view["glass"], ann.view["my_miam"]
    assert any(f"see {glass}" in without_answers(frame) for frame in ann.received)
    assert glass in looks(ann)
    slide(ann, "Ben", "coffee", "with olives")
    ben.waits("answer")
    watcher.until("the offer", lambda: watcher.view["claims"])
    for page in (ben, watcher):
        assert page.view["glass"] is None
        said = [without_answers(frame) for frame in page.received]
        assert not [frame for frame in said if f"see {glass}" in frame]
        assert looks(page) == {None}
        assert not [frame for frame in said if f"miam 0 {miam}" in frame]
        assert {view["my_miam"] for view in views(page.received) if view} <= {None, page.view["my_miam"]}
        assert page.page.locator(".covered .inside").count() == 0
    assert ann.page.locator(".covered.peek .inside").count() == 1
    assert ben.view["my_miam"] != miam
    assert watcher.view["my_miam"] is None


def test_a_glass_is_offered_and_answered_by_keyboard_alone(server: Server, visit: Visiting) -> None:
    ann, ben, _ = start_game(server, visit, "random")
    keyboard = ann.page.keyboard
    ann.waits("claim")
    tab_to(ann, "B")  # the name begins with the letter of the seat
    keyboard.press("Enter")
    tab_to(ann, "coffee")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    tab_to(ann, "Slide it over to Ben")
    keyboard.press("Enter")
    ben.waits("answer")
    assert ann.words() == ["offer 1 chocolate"]
    tab_to(ben, "I know better")
    ben.page.keyboard.press("Enter")
    tab_to(ben, "syrup")
    ben.page.keyboard.press("Enter")
    ben.until("the answer", lambda: ben.words() == ["name syrup"])


def test_a_player_can_go_back_before_naming_a_glass(server: Server, visit: Visiting) -> None:
    ann, ben, _ = start_game(server, visit, "random")
    ann.waits("claim")
    slide(ann, "Ben")
    ben.waits("answer")
    ben.button("I know better").click(timeout=SHORTLY)
    ben.button("Back").click(timeout=SHORTLY)
    ben.button("Take it over").click(timeout=SHORTLY)
    ben.waits("claim")
    assert ben.words() == ["take"]
    # Only one player has not held the glass, so nobody has to be chosen.
    ben.button(re.compile("^syrup")).click()
    ben.button("Slide it over to Carlo").click()
    ben.until("the offer", lambda: ben.words() == ["take", "offer 2 syrup"])


def test_the_viewer_of_a_replay_can_be_changed_in_the_middle_of_a_story(
    server: Server, visit: Visiting
) -> None:
    at, turned_up = game_with_miams(server)
    ann = visit(size=(1280, 800)).take(server.address, at)
    ann.waits("over")
    ann.page.get_by_role("link", name="Look back").click()
    eyes, slider = ann.page.get_by_label("Seen by"), ann.page.get_by_role("slider")
    eyes.wait_for()
    for place, gone in turned_up.items():
        slider.fill(str(place))
        ann.button("One step on").click()
        for who in ("Carlo", "anybody watching", "Ann (you)"):
            eyes.select_option(label=who)
            expect(ann.page.locator(".gone .what")).to_have_count(gone)


def game_with_miams(server: Server) -> tuple[Frame, dict[int, int]]:
    """A finished game, and the number of discarded Miams after each step that turned one up.

    Random bots do not always turn one up, so games are played until they do.
    """
    while True:
        at = server.open(game="bistro", seats=3, bots=[None, "random", "random"])
        with server.puppet(at) as first:
            first.give(kind="start")
            first.finish()
        replay = server.replay(at)
        turned_up = {
            place: len(view["discarded"])
            for place, (step, view) in enumerate(zip(replay["steps"], replayed(replay)[1:], strict=True))
            if any(part["type"] == "miam-shown" for part in step["story"])
        }
        if turned_up:
            return at, turned_up
