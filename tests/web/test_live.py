"""The live auction: two browsers near and far, one big key, and a price that stops for everybody."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, NamedTuple

import pytest

from tests.web.access import axe, faint
from tests.web.house import Frame, Line, Server
from tests.web.visits import Visit, Visiting, in_the_dark

pytestmark = pytest.mark.slow

NEAR, FAR = 0.02, 0.25
"""Seconds that frames take more, one way."""
RACES: Final = 42
PARTS: Final = 3
LOTS: Final = 7
"""For sale in a day."""
REST: Final = 150
"""Milliseconds between two looks whether a lot has come or gone: most of a race is waiting."""
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
"""Presses so many milliseconds after a price has come on the screen, unless somebody has been quicker."""

OTHER_DATE: Final = """(() => {
  const True = Date;
  window.ahead = %d;
  window.Date = class extends True {
    constructor(...given) { super(...(given.length ? given : [window.Date.now()])); }
    static now() { return True.now() + 1000 * window.ahead; }
  };
})()"""
"""A device that thinks it is so many seconds later than it is."""
PRESS_FIRST: Final = """(() => {
  window.pressed = null;
  navigator.vibrate = () => true;  // which a browser refuses where nobody has touched the page
  const look = () => {
    const key = document.querySelector(".key:enabled");
    if (!key || window.pressed) return;
    window.pressed = key.textContent;
    key.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all);
})()"""
"""Presses for the first price that is shown, and remembers it; again each time that this is forgotten."""


class Hall(NamedTuple):
    """A table with an auction, and the pages of those who press."""

    place: Frame
    people: tuple[Visit, ...]


@contextmanager
def auction(server: Server, visit: Visiting, *delays: float, speed: str = "brisk") -> Iterator[Hall]:
    """People in browsers at lines so long, up to four with others who never press; the first lot comes."""
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
    """Put the first two cards away."""
    cards = person.page.locator(".discarding button[aria-pressed]")
    person.until("the cards", cards.count)
    for card in range(2):
        cards.nth(card).click()
    person.page.locator(".discarding .main").click()


def runs(person: Visit) -> list[Frame]:
    """What was said of each fall of prices."""
    return [frame for frame in person.heard if frame["kind"] == "clock" and frame["falls"]]


def taken(person: Visit) -> list[Frame]:
    """The steps by which a lot came under a hand."""
    return [
        event
        for frame in person.heard
        if frame["kind"] == "events"
        for event in frame["events"]
        if event.get("presses")
    ]


# --- Races ----------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_in_a_race_the_earlier_price_wins_every_time_however_far_away(
    server: Server, visit: Visiting, part: int
) -> None:
    """A price is pressed for just before it falls, and the next one just after, from near and far.

    Where a page has heard that the price has stopped before it came to press, there was no race; nor
    where none came to press, or a press was under way for longer than anybody is granted, on a machine
    with too much to do.
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
    """One of the two presses just before the second price falls, the other just after; whether both did."""
    for person in hall.people:
        comes(person, lot)
    started, before_it = runs(hall.people[0])[-1], len(taken(hall.people[0]))
    price = hall.people[0].view["price"] - 1
    before = started["wait"] * 1000 - 60
    for seat, person in enumerate(hall.people):
        person.page.evaluate(PRESS_AT, [price, before] if seat == earlier else [price - 1, 60])
    for person in hall.people:
        ends(person, lot, before_it)
    if len(taken(hall.people[0])) == before_it:
        return False
    pressed = {seat: at for seat, person in enumerate(hall.people) for at in counted(person, started["at"])}
    first = min(pressed, key=lambda seat: (pressed[seat], seat))
    result = taken(hall.people[0])[-1]
    assert (result["actor"], result["presses"][0]["seat"]) == (first, first), (pressed, result)
    return len(pressed) == len(hall.people)


def comes(person: Visit, lot: int) -> None:
    """Wait until the price of a lot begins to fall."""
    person.until("the next lot", lambda: len(runs(person)) >= lot, REST)


def ends(person: Visit, lot: int, hands: int) -> None:
    """Wait until there is a hand on a lot, after so many on others, or the next one has come, or noon."""
    person.until(
        "a hand on it",
        lambda: len(taken(person)) > hands or len(runs(person)) > lot or person.view["lot"] is None,
        REST,
    )


def counted(person: Visit, run: int) -> list[int]:
    """The positions of a run for which a page has pressed, but for what was under way for too long."""
    made = [frame for frame in person.said if frame["kind"] == "press" and frame["run"] == run]
    person.until("an answer to each", lambda: all(answer(person, frame["id"]) for frame in made))
    return [frame["at"] for frame in made if answer(person, frame["id"]).get("code") != "press-too-late"]


def answer(person: Visit, id_: str) -> Frame:
    """What was answered to a command, if it was."""
    return next((frame for frame in person.heard if frame.get("id") == id_), {})


# --- At the table ----------------------------------------------------------------------


def test_one_key_takes_the_lot_and_its_price_is_heard(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0, 0.0, speed="live") as hall:
        ann, ben = hall.people
        ann.until("the second price", lambda: ann.page.locator(".key:enabled").count())
        first = ann.view["price"]
        heard = ann.page.locator("[aria-live]")
        ann.until("the price is heard", lambda: str(first - 1) in heard.all_inner_texts()[-1].split())
        ann.page.keyboard.press("Space")
        ann.until("it is mine", lambda: held(ann, "You hold it at"))
        ben.until("Ben sees it", lambda: held(ben, "Ann holds it"))
        assert any(frame["kind"] == "stopped" for frame in ben.heard)
        ann.until("sold", lambda: len(runs(ann)) == 2)
        assert ann.view["houses"][0]["money"] < 50


@pytest.mark.parametrize("ahead", [10, -10])
def test_what_the_device_thinks_of_the_date_plays_no_part(
    server: Server, visit: Visiting, ahead: int
) -> None:
    """Neither from the beginning, nor once it is set in the middle of the game, nor after a reload."""

    def mistaken() -> Visit:
        person = visit()
        person.page.add_init_script(OTHER_DATE % ahead)
        person.page.add_init_script(PRESS_FIRST)
        return person

    with auction(server, mistaken, 0.0, speed="live") as hall:
        (ann,) = hall.people
        comes(ann, 1)
        assert first_pressed(ann, 1) == runs(ann)[0]["at"]
        ann.page.evaluate("[window.ahead, window.pressed] = [-window.ahead, null]")
        comes(ann, 2)
        assert first_pressed(ann, 2) == runs(ann)[1]["at"]
        comes(ann, 3)
        ann.until("a price has fallen", lambda: ticks(ann) > 2)
        pressed = len(presses(ann))
        ann.page.reload()
        ann.until("a press", lambda: len(presses(ann)) > pressed)
        # On a machine with too much to do the price may fall meanwhile.
        seen = [frame for frame in ann.heard if frame["kind"] == "welcome"][-1]
        passed = presses(ann)[-1]["at"] - seen["seq"]
        assert passed in (0, 1)
        assert ann.page.evaluate("window.pressed") == f"Take it for {seen['view']['price'] - passed}"


def presses(person: Visit) -> list[Frame]:
    """All that a page has pressed."""
    return [frame for frame in person.said if frame["kind"] == "press"]


def first_pressed(person: Visit, lots: int) -> int:
    """The position of the press by which a page has so many lots: it is for what was shown, and is taken."""
    person.until("it is mine", lambda: len(taken(person)) == lots)
    press = presses(person)[-1]
    step = taken(person)[-1]
    assert (step["actor"], step["presses"][0]["at"]) == (person.seat, press["at"])
    assert answer(person, press["id"])["kind"] == "ok"
    assert person.page.evaluate("window.pressed") == f"Take it for {person.view['price']}"
    at: int = press["at"]
    return at


def test_a_key_that_stays_down_takes_one_lot(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0) as hall:
        (ann,) = hall.people
        ann.until("a price", lambda: ann.page.locator(".key:enabled").count())
        ann.hold("Space", "the second lot falls", lambda: len(runs(ann)) > 1 and ticks(ann) > 2)
        ann.page.keyboard.press("Space")
        ann.until("it is mine", lambda: len(taken(ann)) == 2)
        assert [frame["at"] for frame in presses(ann)] == [event["presses"][0]["at"] for event in taken(ann)]
        assert taken(ann)[1]["presses"][0]["at"] > runs(ann)[1]["at"]


def held(person: Visit, words: str) -> bool:
    """Whether the slate says so of the lot."""
    return words in " ".join(person.page.locator(".held").all_inner_texts())


def test_axe_finds_no_fault_while_the_price_falls_and_the_key_fits(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0, speed="relaxed") as hall:
        (ann,) = hall.people
        ann.until("a price", lambda: ann.page.locator(".key:enabled").count())
        assert [*axe(ann), *faint(ann)] == []
        box = ann.page.locator(".key").bounding_box()
        assert box
        assert box["y"] + box["height"] <= ann.page.evaluate("innerHeight")


@pytest.mark.long
def test_after_a_kill_the_price_goes_on_where_it_was(own_server: Server, visit: Visiting) -> None:
    with auction(own_server, visit, 0.0, speed="live") as hall:
        (ann,) = hall.people
        ann.until("a price has fallen", lambda: ticks(ann) > 0)
        own_server.kill()
        price = ann.view["price"]
        ann.page.wait_for_timeout(1500)
        welcomes = sum(frame["kind"] == "welcome" for frame in ann.heard)
        own_server.start()
        ann.until("Ann is back", lambda: sum(f["kind"] == "welcome" for f in ann.heard) > welcomes)
        assert ann.view["price"] == price
        ann.until("a price", lambda: ann.page.locator(".key:enabled").count())
        ann.page.locator(".key").click()
        ann.until("it is mine", lambda: ann.view.get("holder") == 0)


def ticks(person: Visit) -> int:
    """How often the clock has acted."""
    return sum(
        event["actor"] == "clock"
        for frame in person.heard
        if frame["kind"] == "events"
        for event in frame["events"]
    )


def test_a_table_with_a_live_auction_is_put_up_in_the_lobby(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    ann.offer("Set a table", game="L’Encanteur").click()
    ann.page.locator("summary").click()
    ann.page.get_by_label("How the auction goes").select_option(label="Live, with a clock")
    ann.page.locator("form button.main").click()
    ann.until("a table", lambda: any(frame["kind"] == "welcome" for frame in ann.heard))
    assert ann.info["options"]["tempo"] == "live"


def test_watchers_see_the_price_fall_and_have_no_key(server: Server, visit: Visiting) -> None:
    with auction(server, visit, 0.0, speed="live") as hall:
        wanda = visit().go(f"{server.address}/#/watch/{hall.place['watch']}")
        wanda.until("it falls", lambda: ticks(wanda) > 1)
        assert wanda.page.locator(".key").count() == 0
