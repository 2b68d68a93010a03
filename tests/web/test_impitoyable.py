"""Impitoyable ! in the browser: a whole game, what each player may know, and the keyboard."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from comptoir.server.web import static
from tests.clients import replayed, views
from tests.games.impitoyable.presses import send
from tests.web.access import axe, tab_to
from tests.web.server import Frame, Server
from tests.web.visits import SHORTLY, Visit, Visiting, in_the_dark, play, seat_in_browsers, without_answers
from tools import screens

pytestmark = pytest.mark.slow

STANDS_STILL: Final = "Element.prototype.animate = () => ({ cancel() {}, finished: new Promise(() => {}) })"
"""Animations never end, so that a story lasts until it is skipped."""


def start_game(server: Server, visit: Visiting, *bots: str, **wishes: str) -> tuple[Visit, Visit, Frame]:
    """Start a game of Ann, who begins, Ben and these bots."""
    first = server.open(game="impitoyable", seats=2 + len(bots), bots=[None, None, *bots])
    return *seat_in_browsers(server, visit, first, **wishes), first


def ann_alone(server: Server, visit: Visiting, *, memory_aid: bool = False) -> Visit:
    """Ann in a game that waits for Ben, who has no browser."""
    first, _ = server.start_game("random", game="impitoyable", memory_aid=memory_aid)
    ann = visit().take(server.address, first)
    ann.waits("sending")
    return ann


def watch(server: Server, visit: Visiting, at: Frame) -> Visit:
    """A watcher at this table."""
    watcher = visit().go(f"{server.address}/#/watch/{at['watch']}")
    watcher.page.locator(".impitoyable").wait_for()
    return watcher


def parts(visit: Visit, kind: str) -> Iterator[tuple[int | str, Frame]]:
    """All parts of stories of one kind, each with its actor."""
    for frame in visit.received:
        for event in frame.get("events", ()):
            yield from ((event["actor"], part) for part in event["story"] if part["type"] == kind)


def fields(visit: Visit) -> dict[str, int]:
    """The fields of the hats in the result, by name in lower case."""
    rows = visit.page.locator("section.over > ol > li").all()
    return {
        row.locator(".name").inner_text().lower(): int(row.locator(".total").inner_text().split()[-1])
        for row in rows
    }


@pytest.mark.long
def test_two_people_and_a_bot_play_to_the_end_and_no_page_hears_others_secrets(
    server: Server, visit: Visiting
) -> None:
    ann, ben, at = start_game(server, visit, "random", reduced_motion="no-preference")
    watcher = watch(server, visit, at)
    with in_the_dark(watcher):
        play([ann, ben])
    hats = [player["hat"] for player in replayed(server.replay(at))[-1]["players"]]
    assert sorted(fields(ann).values()) == sorted(fields(ben).values()) == sorted(hats)
    assert fields(ann)["you"] == fields(ben)["ann"] == hats[0]
    assert fields(ben)["you"] == fields(ann)["ben"] == hats[1]
    watcher.until("the end", lambda: watcher.moment() == "over")
    for page in (ann, ben, watcher):
        assert all(view.get("memory") is None for view in views(page.received))
        for actor, sent in parts(page, "send"):
            assert (sent["adventurer"] is None) == (actor != page.seat)
        for actor, placed in parts(page, "place"):
            assert (placed["ious"] is None) == (actor != page.seat)
        for _, taken in parts(page, "taken"):
            assert (taken["iou"] is None) == (taken["seat"] != page.seat)
    look_back(ann, server, at)


def look_back(ann: Visit, server: Server, at: Frame) -> None:
    """See in the replay whom Ben sent, and the most that he could ever have known of the market."""
    ann.page.get_by_role("link", name="Look back").click()
    eyes, slider = ann.page.get_by_label("Seen by"), ann.page.get_by_role("slider")
    replay = server.replay(at, "1")
    steps = replay["steps"]
    slider.fill(str(1 + next(n for n, step in enumerate(steps) if step["actor"] == 1)))
    ann.sees("Ben has chosen somebody.")
    eyes.select_option(label="everybody, all revealed")
    ann.sees("Ben sends ")
    markets = [view["memory"]["market"] for view in replayed(replay)[1:]]
    known = [sum(bool(card and card["iou"]) for card in market) for market in markets]
    assert max(known) > 0  # in the first turn somebody already pays with a single IOU, which all can remember
    slider.fill(str(1 + known.index(max(known))))
    eyes.select_option(label="Ben")
    ann.until("what Ben knew", lambda: ann.page.locator(".market .known").count() == max(known))


def test_no_frame_shows_others_whom_a_player_sends_or_in_which_order_they_pay(
    server: Server, visit: Visiting
) -> None:
    ann, ben, at = start_game(server, visit, "random")
    watcher = watch(server, visit, at)
    ann.waits("sending")
    ann.page.locator(".sending .crew button").first.click()
    ann.page.locator(".sending .main").click()
    ann.until("the choice", ann.words)
    for page in (ben, watcher):
        page.until("Ann is seen to have chosen", lambda: 0 in page.chosen)  # noqa: B023
        assert not [frame for frame in page.received if ann.words()[0] in without_answers(frame)]
        assert page.page.locator(".showdown .adventurer").count() == 0
        assert page.page.locator(".showdown .back").count() > 0

    def is_to_bid() -> bool:
        """Answer for both, but not Ann's bid; return whether she is to bid. Ben bids as little as he can."""
        ben.answer()
        return ann.answer(but="bids") == "bids"

    ann.until("to bid", is_to_bid)
    hand = ann.page.locator(".bidding .hand button")
    hand.nth(0).click()
    hand.nth(1).click()
    ann.page.locator(".bidding .main").click()
    ann.until("to have hired", lambda: (ben.answer(), ann.moment() in ("hiring", "placing"))[1])
    if ann.moment() == "hiring":  # the last adventurer left is hired without a question
        ann.page.locator(".hiring button").first.click()
    ann.waits("placing")
    cards = ann.page.locator(".placing li button")
    cards.nth(0).click()
    cards.nth(1).click()
    ann.page.locator(".placing .main").click()
    ann.until("the order", lambda: ann.words()[-1].startswith("place "))
    order = ann.words()[-1]
    bid = next(word for word in reversed(ann.words()) if word.startswith("bid "))
    assert order.split()[1:] == bid.split()[:0:-1]
    for page in (ben, watcher):
        page.until("Ann has paid", lambda: any(actor == 0 for actor, _ in parts(page, "place")))  # noqa: B023
        assert not [frame for frame in page.received if order in without_answers(frame)]


def test_an_adventurer_can_be_sent_by_keyboard_alone(server: Server, visit: Visiting) -> None:
    ann = ann_alone(server, visit)
    keyboard = ann.page.keyboard
    name = ann.page.locator(".sending .crew .name").nth(1).inner_text()
    tab_to(ann, name)
    keyboard.press("Enter")
    tab_to(ann, "Send ")
    keyboard.press("Enter")
    ann.until("the choice", lambda: len(ann.words()) == 1)
    ann.sees("Sent: the others still choose")


@pytest.mark.parametrize(
    ("memory_aid", "supposed"),
    [
        (True, "if no more IOUs of yours come to the market"),
        (False, "if all your IOUs that are out lie on the market"),
    ],
)
def test_what_a_player_owes_unfolds_by_keyboard(
    server: Server, visit: Visiting, memory_aid: bool, supposed: str
) -> None:
    ann = ann_alone(server, visit, memory_aid=memory_aid)
    tab_to(ann, "2 of your IOUs are out: you owe the market 3 at most")
    ann.page.keyboard.press("Enter")
    ann.sees(supposed)
    sums = ann.page.get_by_role("list", name="What you may have to pay").get_by_role("listitem")
    assert [words.split("\n")[-1] for words in sums.all_inner_texts()] == [
        "nothing: 45%", "1 nugget: 23%", "2 nuggets: 23%", "3 nuggets: 9%", "a vulture: 0%",
    ]  # fmt: skip
    assert (ann.page.get_by_text("in some order:").count() == 1) == memory_aid
    assert (ann.page.get_by_text("What is known of the others").count() == 1) == memory_aid
    assert axe(ann) == []


def test_what_is_known_of_the_others_unfolds_by_keyboard(server: Server, visit: Visiting) -> None:
    ann = ann_alone(server, visit, memory_aid=True)
    tab_to(ann, "What is known of the others")
    ann.page.keyboard.press("Enter")
    ben = ann.page.locator("details").get_by_role("listitem").filter(has_text="Ben")
    ann.until("a hand", ben.is_visible)
    assert "Ben’s 4" in ben.get_by_role("group", name="IOUs in hand").inner_text()
    assert ben.get_by_role("group", name="Adventurers").inner_text() == "2 unknown"
    assert axe(ann) == []


def test_another_adventurer_may_be_sent_until_all_have_chosen(server: Server, visit: Visiting) -> None:
    ann = ann_alone(server, visit)
    crew = ann.page.locator(".sending .crew button")
    for place in (0, 1):
        crew.nth(place).click(timeout=SHORTLY)
        ann.page.locator(".sending .main:enabled").click(timeout=SHORTLY)
        ann.sees("Sent: the others still choose")
    assert len(set(ann.words())) == 2


def test_another_page_of_the_seat_shows_who_was_sent(server: Server, visit: Visiting) -> None:
    ann = ann_alone(server, visit)
    beside = visit(beside=ann).go(ann.page.url)
    beside.waits("sending")
    send(ann)
    beside.sees("Sent: the others still choose")
    first = beside.page.locator(".sending .crew button").first
    assert first.get_attribute("aria-pressed") == "true"


def test_a_double_click_on_the_skip_button_answers_nothing(visit: Visiting) -> None:
    """The button that buys fields, which cannot be undone, takes the place of the skip button."""
    built = static.folder()
    assert built
    scene = next(scene for scene in screens.scenes("impitoyable") if scene.name == "impitoyable-buy")
    scene = replace(scene, told=1)
    ann = visit(reduced_motion="no-preference")
    ann.page.add_init_script(STANDS_STILL)
    screens.Guest(ann.page, Path(built)).enter(scene, screens.frames_of("impitoyable", scene))
    ann.waits("falling")
    ann.page.locator(".decision .wide").dblclick()
    ann.waits("buying")
    ann.page.locator(".buying button").last.dblclick()
    ann.until("an answer", lambda: ann.page.locator(".decision[aria-busy=true]").count())
