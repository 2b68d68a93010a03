"""What a page may not know is in no frame that it gets, and nowhere on it."""

import json

import pytest

from tests.games.polterfass.presses import order
from tests.web.house import Frame, Server
from tests.web.visits import Visit, Visiting

pytestmark = pytest.mark.slow

ORDERED = (5, 7)


def unasked(frame: Frame) -> str:
    """A frame without the list of all that could be answered, which names every order."""
    due = frame if frame["kind"] == "due" else frame.get("due") or {}
    for asked in (due,):
        asked.pop("legal", None)
    return json.dumps(frame)


def ordered(visit: Visit) -> list[str]:
    """The orders, as a visit has heard of them."""
    heard = [event["heard"] for frame in visit.heard for event in frame.get("events", ())]
    return [words for words in heard if words.startswith("order")]


def test_before_the_bill_no_frame_of_a_watcher_or_another_seat_holds_an_order(
    server: Server, visit: Visiting
) -> None:
    first = server.open(seats=4, bots=[None, None, None, "random"])
    second, third = server.sit(first["join"], "Ben"), server.sit(first["join"], "Cleo")
    innkeeper, guest, other = (visit().take(server.address, place) for place in (first, second, third))
    watcher = visit().go(f"{server.address}/#/watch/{first['watch']}")
    everyone: list[Visit] = [innkeeper, guest, other, watcher]
    innkeeper.button("Begin", exact=True).click()
    for page in (guest, other):
        page.waits("order")
    order(guest, *ORDERED)
    guest.waits("laid")
    innkeeper.until("the order is seen to be in", lambda: 1 in innkeeper.chosen)
    watcher.until("the order is seen to be in", lambda: 1 in watcher.chosen)
    for page in (innkeeper, other, watcher):
        said = [unasked(frame) for frame in page.heard]
        assert not [frame for frame in said if "order 5+7" in frame or "[5, 7]" in frame]
        assert "5+7" not in page.page.content()
    assert any("order 5+7" in unasked(frame) for frame in guest.heard)

    # All orders are in: everybody knows that they are, and nobody which they are.
    order(other, 3)
    innkeeper.waits("serving")
    watcher.until("the orders are in", lambda: ordered(watcher))
    assert ordered(watcher) == ["order ?"] * 3
    for page in (innkeeper, other, watcher):
        said = [unasked(frame) for frame in page.heard]
        assert not [frame for frame in said if "order 5+7" in frame or "[5, 7]" in frame]

    for page in everyone:
        all_heard = "".join(page.raw)
        for place in (first, second, third):
            assert place["token"] not in all_heard
    assert first["join"] not in "".join(watcher.raw)
    assert first["watch"] not in "".join(watcher.raw)
    for page in (innkeeper, guest, other):
        assert page.place["token"] not in page.page.url


def test_names_are_shown_as_they_were_typed_and_nothing_in_them_runs(server: Server, visit: Visiting) -> None:
    names = ["<b>L'Encanteur d'Ô</b>", "<img src=x onerror=x()>", "👩‍👩‍👧‍👦 & Söhne"]
    first = server.open(name=names[0])
    places = [first, *(server.sit(first["join"], name) for name in names[1:])]
    ann = visit().take(server.address, first)
    for name in names:
        ann.page.locator("bdi").get_by_text(name, exact=True).wait_for()
    ann.button("Begin", exact=True).click()
    ben = visit().take(server.address, places[1])
    for name in (names[0], names[2]):
        ben.page.locator("bdi.name").get_by_text(name, exact=True).wait_for()
