"""L'Encanteur in turns in the browser: a whole game, what each player may know, and the keyboard."""

import json
from functools import partial
from typing import Final

import pytest

import comptoir
from comptoir.core import records
from tests.clients import views
from tests.games.encanteur.presses import put_away
from tests.web.access import scenes, tab_reaches
from tests.web.server import Frame, Server
from tests.web.visits import (
    Visit,
    Visiting,
    in_the_dark,
    play,
    play_rounds,
    seat_in_browsers,
    without_answers,
)

pytestmark = pytest.mark.slow

EDITION = "quick_market"
"""Its prices fall in fewer steps, so that a day is shorter."""
OPTIONS: Final = {"first_seat": 0, "removed": "critic"}
"""Three people play without the fish of one client: this client, so that every fish named here is dealt."""
ASKED = ("falling", "rising", "serve", "display", "home", "dish")
KEYS: Final[dict[str, str]] = {"meals": "Enter", "window": "1", "choosing": "1", "home": "1"}
"""The keys that answer the questions at noon."""


def start_game(server: Server, visit: Visiting) -> tuple[Visit, Visit, Frame]:
    """Start a game of Ann, who is the first auctioneer, Ben and a bot."""
    bots = [None, None, "novice"]
    first = server.open(game="encanteur", edition=EDITION, seats=3, bots=bots, options=OPTIONS)
    return *seat_in_browsers(server, visit, first), first


def final_points(server: Server, at: Frame) -> tuple[int, ...]:
    """The points of a finished game by seat, as the engine counts them."""
    replayed = server.replay(at)
    game = comptoir.load("encanteur")
    state = game.start(len(replayed["names"]), game.options(OPTIONS), EDITION)
    for step in replayed["steps"]:
        actor = records.read_actor(str(step["actor"]))
        assert actor is not None
        state = game.apply(state, actor, game.read(step["heard"]))
    assert game.result(state)
    return game.scores(state)


def sets(visit: Visit) -> list[list[str] | None]:
    """Every set that views have shown."""
    return [view["my_set"] for view in views(visit.received) if view]


def discards(visit: Visit) -> list[tuple[int, list[str] | None]]:
    """The cards that each seat put away, as this page was told."""
    events = [event for frame in visit.received for event in frame.get("events", ())]
    return [
        (event["actor"], part["fish"])
        for event in events
        for part in event["story"]
        if part["type"] == "discard"
    ]


@pytest.mark.long
def test_two_people_and_a_bot_play_until_the_market_closes(server: Server, visit: Visiting) -> None:
    ann, ben, at = start_game(server, visit)
    play([ann, ben])
    points = final_points(server, at)
    for visitor, name, other in ((ann, "ann", "ben"), (ben, "ben", "ann")):
        seen = visitor.totals()
        assert sorted(seen.values()) == sorted(points)
        assert {name: seen["you"], other: seen[other]} == {"ann": points[0], "ben": points[1]}


def test_no_frame_shows_others_the_cards_put_away(server: Server, visit: Visiting) -> None:
    ann, ben, at = start_game(server, visit)
    watcher = visit().go(f"{server.address}/#/watch/{at['watch']}")
    beside = visit(beside=ann).go(ann.page.url)
    for page in (ann, beside):
        page.waits("discarding")
    put_away(ann, "hake", "sole")
    for page in (ann, beside):
        page.waits("laid")
    for page in (ben, watcher):
        page.until("Ann is seen to have chosen", lambda: 0 in page.chosen)  # noqa: B023
    word = ann.words()[0]
    assert not [frame for page in (ben, watcher) for frame in page.received if word in without_answers(frame)]

    put_away(ben, "sardine", "shrimp")
    with in_the_dark(beside, watcher):
        play_rounds([ann, ben], 1)
        watcher.until("the second day", lambda: watcher.view["day"] > 1)
    assert any(word in without_answers(frame) for frame in ann.received)
    for page, seat in ((ann, 0), (ben, 1), (watcher, None)):
        own = {who for who, fish in discards(page) if fish is not None}
        assert own == (set() if seat is None else {seat})
        assert {who for who, _ in discards(page)} == {0, 1, 2}
    for page in (ben, watcher):
        assert not [frame for frame in page.received if word in without_answers(frame)]
        assert ann.view["my_set"] not in sets(page)
    assert ben.view["my_set"] not in sets(ann)
    assert {json.dumps(one) for one in sets(watcher)} == {"null"}


def test_a_day_can_be_played_by_keyboard_alone(server: Server, visit: Visiting) -> None:
    place = server.open(game="encanteur", edition=EDITION, seats=3, bots=[None, "novice", "novice"])
    ann = visit().take(server.address, place)
    ann.button("Begin", exact=True).click()
    keyboard = ann.page.keyboard

    def press(*names: str) -> None:
        """Press one of these buttons by keyboard; they may be missing only if the table has moved on."""
        heard = len(ann.received)
        if tab_reaches(ann, *names):
            keyboard.press("Enter")
        else:
            assert len(ann.received) > heard, f"Tab does not reach {names}"

    def answers() -> list[str]:
        """All answers so far: actions, and standing orders as ``bid``."""
        return [frame.get("word", "bid") for frame in ann.sent if frame["kind"] in ("act", "stand")]

    def goes_on(before: int) -> bool:
        """Answer what is asked now; return whether there is another answer or another day."""
        now = ann.moment()
        if now == "falling":
            keyboard.press("Space")
        elif now == "discarding":
            keyboard.press("1")
            keyboard.press("2")
            press("Put them away")
        elif now == "bidding":
            press("Take it for ", "Go up to ")
        elif now == "meals":  # by its button: Tab may have reached a dish, which Enter would choose
            press("Serve: ")
        elif now in KEYS:
            keyboard.press(KEYS[now])
        return len(answers()) > before or ann.rounds > 0

    while ann.rounds == 0:
        ann.until("another answer", partial(goes_on, len(answers())))
    # Everybody with money is asked about the first lot, whatever the others do.
    done = {words.split()[0].replace("take", "bid") for words in answers()}
    assert done >= {"discard", "bid"}


def test_every_question_can_be_answered_by_a_key(visit: Visiting) -> None:
    asked = set()
    for scene, ann in scenes(
        "encanteur", visit, lambda scene: scene.name.removeprefix("encanteur-") in ASKED
    ):
        ann.waits("bidding", *KEYS)
        asked.add(ann.moment())
        ann.page.keyboard.press(KEYS.get(ann.moment(), "1"))
        ann.until(f"an answer in {scene.name}", lambda: ann.page.locator(".decision[aria-busy=true]").count())  # noqa: B023
    assert asked == {"bidding", *KEYS}
