"""The live auction in browsers near and far: races, one big key, and a price that stops for everybody."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, NamedTuple

import pytest

from tests.clients import views
from tests.web.access import axe, faint_words
from tests.web.server import Frame, Line, Server
from tests.web.visits import Visit, Visiting, in_the_dark

pytestmark = pytest.mark.slow

NEAR, FAR = 0.02, 0.25
"""Extra seconds for each frame, one way."""
RACES: Final = 42
PARTS: Final = 3
LOTS: Final = 7
"""Lots for sale in a day."""
INTERVAL: Final = 150
"""Milliseconds between two checks whether a lot has come or gone: most of a race is waiting."""
PRESS_AT: Final = """([price, after]) => {
  window.race?.disconnect();
  const takes = (key) => key.textContent.startsWith("Take it for");
  const key = () => [...document.querySelectorAll(".key:enabled")].find(takes);
  const press = () => key()?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const look = () => {
    if (key()?.textContent !== `Take it for ${price}`) return;
    window.race.disconnect();
    setTimeout(press, after);
  };
  window.race = new MutationObserver(look);
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  window.race.observe(document.body, all);
  look();
}"""
"""Presses ``after`` milliseconds after a price appears on the screen, unless somebody was quicker."""

OTHER_DATE: Final = """(() => {
  const True = Date;
  window.ahead = %d;
  window.Date = class extends True {
    constructor(...given) { super(...(given.length ? given : [window.Date.now()])); }
    static now() { return True.now() + 1000 * window.ahead; }
  };
})()"""
"""A device whose clock is this many seconds ahead."""
PRESS_FIRST: Final = """(() => {
  window.pressed = null;
  navigator.vibrate = () => true;  // a browser refuses it where nobody has touched the page
  const look = () => {
    const key = document.querySelector(".key:enabled");
    if (!key || window.pressed) return;
    window.pressed = key.textContent;
    key.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all);
})()"""
"""Presses at the first price that is shown and remembers it; once the memory is cleared, it does so again."""

KEY_STAYS: Final = """() => {
  window.away = 0;
  const look = () => document.querySelector(".key") || (window.away += 1);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Counts the changes of the page after which there is no key."""


class Hall(NamedTuple):
    """A table with an auction, and the pages of the people who press."""

    place: Frame
    people: tuple[Visit, ...]


@contextmanager
def auction(server: Server, visit: Visiting, *delays: float, speed: str = "brisk") -> Iterator[Hall]:
    """An auction of four before its first lot: a browser for each delay, and others who never press."""
    options = {"first_seat": 3, "tempo": "live"}
    places = [server.open(game="encanteur", seats=4, options=options, speed=speed)]
    places += [server.sit(places[0]["join"], name) for name in ("Ben", "Cleo", "Dora")]
    with ExitStack() as stack:
        quiet = [stack.enter_context(server.puppet(place)) for place in places[len(delays) :]]
        people = []
        for place, delay in zip(places, delays, strict=False):
            line = Line(server.port, delay)
            stack.callback(line.close)
            people.append(visit().take(line.address, place))
        people[0].button("Begin", exact=True).click()
        for puppet in quiet:
            puppet.answer()
        for person in people:
            discard(person)
        yield Hall(places[0], tuple(people))


def discard(person: Visit) -> None:
    """Put away the first two cards."""
    cards = person.page.locator(".discarding button[aria-pressed]")
    person.until("the cards", cards.count)
    for card in range(2):
        cards.nth(card).click()
    person.page.locator(".discarding .main").click()


def falls(person: Visit) -> list[Frame]:
    """The countdowns of falling prices that a page was told."""
    return [frame for frame in person.received if frame["kind"] == "clock" and frame["falls"]]


def takes(person: Visit) -> list[Frame]:
    """The events by which somebody took a lot with a press."""
    return [
        event
        for frame in person.received
        if frame["kind"] == "events"
        for event in frame["events"]
        if event.get("presses")
    ]


# --- Races ----------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_in_every_race_the_earlier_price_wins_from_any_distance(
    server: Server, visit: Visiting, part: int
) -> None:
    """One page presses just before a price falls and the other just after; one is near, one is far.

    It does not count as a race if a page was told before it pressed that the price had stopped, if no page
    pressed, or if, on a busy machine, a press was on its way for longer than the server grants.
    """
    raced = tables = 0
    while raced < RACES / PARTS:
        tables += 1
        assert tables <= RACES / LOTS, "hardly any of these are races"
        with auction(server, visit, NEAR, FAR) as hall, in_the_dark(*hall.people):
            for lot in range(1, LOTS + 1):
                if raced < RACES / PARTS:
                    raced += race(hall, lot, earlier=(lot + part) % 2)
        for person in hall.people:
            person.page.close()


def race(hall: Hall, lot: int, earlier: int) -> bool:
    """Let one page press just before the second price falls, one just after; return whether both did."""
    for person in hall.people:
        wait_for_lot(person, lot)
    started, before_it = falls(hall.people[0])[-1], len(takes(hall.people[0]))
    price = hall.people[0].view["price"] - 1
    before = started["wait"] * 1000 - 60
    for seat, person in enumerate(hall.people):
        person.page.evaluate(PRESS_AT, [price, before] if seat == earlier else [price - 1, 60])
    for person in hall.people:
        wait_for_sale(person, lot, before_it)
    if len(takes(hall.people[0])) == before_it:
        return False
    pressed = {
        seat: at for seat, person in enumerate(hall.people) for at in counted_presses(person, started["at"])
    }
    first = min(pressed, key=lambda seat: (pressed[seat], seat))
    result = takes(hall.people[0])[-1]
    assert (result["actor"], result["presses"][0]["seat"]) == (first, first), (pressed, result)
    return len(pressed) == len(hall.people)


def wait_for_lot(person: Visit, lot: int) -> None:
    """Wait until the price of a lot begins to fall."""
    person.until("the next lot", lambda: len(falls(person)) >= lot, INTERVAL)


def wait_for_sale(person: Visit, lot: int, hands: int) -> None:
    """Wait until a lot has been taken after ``hands`` earlier takes, or the next lot or noon has come."""
    person.until(
        "a hand on it",
        lambda: len(takes(person)) > hands or len(falls(person)) > lot or person.view["lot"] is None,
        INTERVAL,
    )


def counted_presses(person: Visit, run: int) -> list[int]:
    """The positions of a countdown at which a page pressed, without presses that came too late."""
    made = [frame for frame in person.sent if frame["kind"] == "press" and frame["run"] == run]
    person.until("an answer to each", lambda: all(answer(person, frame["id"]) for frame in made))
    return [frame["at"] for frame in made if answer(person, frame["id"]).get("code") != "press-too-late"]


def answer(person: Visit, id_: str) -> Frame:
    """The answer to a command; empty if it has none yet."""
    return next((frame for frame in person.received if frame.get("id") == id_), {})


# --- At the table ----------------------------------------------------------------------


def test_one_key_takes_the_lot_and_its_price_is_spoken(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0, 0.0, speed="live") as hall:
        ann, ben = hall.people
        ann.until("the second price", lambda: ann.page.locator(".key:enabled").count())
        first = ann.view["price"]
        heard = ann.page.locator("[aria-live]")
        ann.until("the price is heard", lambda: str(first - 1) in heard.all_inner_texts()[-1].split())
        ann.page.keyboard.press("Space")
        ann.until("it is mine", lambda: slate_says(ann, "You hold it at"))
        ben.until("Ben sees it", lambda: slate_says(ben, "Ann holds it"))
        assert any(frame["kind"] == "stopped" for frame in ben.received)
        ann.until("sold", lambda: len(falls(ann)) == 2)
        assert ann.view["houses"][0]["money"] < 50


def test_the_key_stays_in_its_place_from_one_lot_to_the_next(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0, speed="live") as hall:
        (ann,) = hall.people
        ann.until("a price", lambda: ann.page.locator(".key:enabled").count())
        ann.page.evaluate(KEY_STAYS)
        ann.page.keyboard.press("Space")
        ann.until("the next lot falls", lambda: len(falls(ann)) == 2 and ticks(ann) > 2)
        assert ann.page.evaluate("window.away") == 0


@pytest.mark.parametrize("ahead", [10, -10])
def test_a_wrong_clock_on_the_device_makes_no_difference(server: Server, visit: Visiting, ahead: int) -> None:
    """It makes none at the beginning, after a change in the middle of the game, or after a reload."""

    def visit_with_wrong_clock() -> Visit:
        person = visit()
        person.page.add_init_script(OTHER_DATE % ahead)
        person.page.add_init_script(PRESS_FIRST)
        return person

    with auction(server, visit_with_wrong_clock, 0.0, speed="live") as hall:
        (ann,) = hall.people
        wait_for_lot(ann, 1)
        assert winning_press(ann, 1) == falls(ann)[0]["at"]
        ann.page.evaluate("[window.ahead, window.pressed] = [-window.ahead, null]")
        wait_for_lot(ann, 2)
        assert winning_press(ann, 2) == falls(ann)[1]["at"]
        wait_for_lot(ann, 3)
        ann.until("a price has fallen", lambda: ticks(ann) > 2)
        pressed = len(presses(ann))
        ann.page.reload()
        ann.until("a press", lambda: len(presses(ann)) > pressed)
        # On a busy machine the price may fall meanwhile.
        seen = [frame for frame in ann.received if frame["kind"] == "welcome"][-1]
        passed = presses(ann)[-1]["at"] - seen["seq"]
        assert passed in (0, 1)
        assert ann.page.evaluate("window.pressed") == f"Take it for {views([seen])[-1]['price'] - passed}"


def presses(person: Visit) -> list[Frame]:
    """Every press that a page has sent."""
    return [frame for frame in person.sent if frame["kind"] == "press"]


def winning_press(person: Visit, lots: int) -> int:
    """The position of the press that won a page its ``lots``-th lot, at the price that was shown."""
    person.until("it is mine", lambda: len(takes(person)) == lots)
    press = presses(person)[-1]
    step = takes(person)[-1]
    assert (step["actor"], step["presses"][0]["at"]) == (person.seat, press["at"])
    assert answer(person, press["id"])["kind"] == "ok"
    assert person.page.evaluate("window.pressed") == f"Take it for {person.view['price']}"
    at: int = press["at"]
    return at


def test_a_held_key_takes_one_lot(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0) as hall:
        (ann,) = hall.people
        ann.until("a price", lambda: ann.page.locator(".key:enabled").count())
        ann.hold("Space", "the second lot falls", lambda: len(falls(ann)) > 1 and ticks(ann) > 2)
        ann.page.keyboard.press("Space")
        ann.until("it is mine", lambda: len(takes(ann)) == 2)
        assert [frame["at"] for frame in presses(ann)] == [event["presses"][0]["at"] for event in takes(ann)]
        assert takes(ann)[1]["presses"][0]["at"] > falls(ann)[1]["at"]


def slate_says(person: Visit, words: str) -> bool:
    """Whether the slate says this about the lot."""
    return words in " ".join(person.page.locator(".held").all_inner_texts())


def test_axe_finds_no_fault_while_the_price_falls_and_the_key_fits(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0, speed="relaxed") as hall:
        (ann,) = hall.people
        ann.until("a price", lambda: ann.page.locator(".key:enabled").count())
        assert [*axe(ann), *faint_words(ann)] == []
        box = ann.page.locator(".key").bounding_box()
        assert box
        assert box["y"] + box["height"] <= ann.page.evaluate("innerHeight")


@pytest.mark.long
def test_after_a_kill_the_price_continues_where_it_was(own_server: Server, visit: Visiting) -> None:
    with auction(own_server, visit, 0.0, speed="live") as hall:
        (ann,) = hall.people
        ann.until("a price has fallen", lambda: ticks(ann) > 0)
        own_server.kill()
        price = ann.view["price"]
        ann.page.wait_for_timeout(1500)
        welcomes = sum(frame["kind"] == "welcome" for frame in ann.received)
        own_server.start()
        ann.until("Ann is back", lambda: sum(f["kind"] == "welcome" for f in ann.received) > welcomes)
        assert ann.view["price"] == price
        ann.until("a price", lambda: ann.page.locator(".key:enabled").count())
        ann.page.locator(".key").click()
        ann.until("it is mine", lambda: ann.view.get("holder") == 0)


def ticks(person: Visit) -> int:
    """How many times the clock has acted."""
    return sum(
        event["actor"] == "clock"
        for frame in person.received
        if frame["kind"] == "events"
        for event in frame["events"]
    )


def test_a_table_with_a_live_auction_can_be_opened_in_the_lobby(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    ann.offer("Set a table", game="L’Encanteur").click()
    ann.page.locator("summary").click()
    ann.page.get_by_label("How the auction goes").select_option(label="Live, with a clock")
    ann.page.locator("form button.main").click()
    ann.until("a table", lambda: any(frame["kind"] == "welcome" for frame in ann.received))
    assert ann.info["options"]["tempo"] == "live"


def test_watchers_see_the_price_fall_and_have_no_key(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0, speed="live") as hall:
        wanda = visit().go(f"{server.address}/#/watch/{hall.place['watch']}")
        wanda.until("it falls", lambda: ticks(wanda) > 1)
        assert wanda.page.locator(".key").count() == 0
