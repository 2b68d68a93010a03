"""No frame to a page and nothing on it shows what it may not know."""

import pytest

from tests.games.polterfass.presses import order
from tests.web.server import Server
from tests.web.visits import Visit, Visiting, without_answers

pytestmark = pytest.mark.slow

ORDERED = (5, 7)


def orders_heard(visit: Visit) -> list[str]:
    """The orders that a page has received, as its viewer hears them."""
    heard = [event["heard"] for frame in visit.received for event in frame.get("events", ())]
    return [words for words in heard if words.startswith("order")]


def test_before_the_bill_no_frame_shows_an_order_to_a_watcher_or_another_seat(
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
        said = [without_answers(frame) for frame in page.received]
        assert not [frame for frame in said if "order 5+7" in frame or "[5, 7]" in frame]
        assert "5+7" not in page.page.content()
    assert any("order 5+7" in without_answers(frame) for frame in guest.received)

    # All orders are in: everybody knows that, and nobody knows what they are.
    order(other, 3)
    innkeeper.waits("serving")
    watcher.until("the orders are in", lambda: orders_heard(watcher))
    assert orders_heard(watcher) == ["order ?"] * 3
    for page in (innkeeper, other, watcher):
        said = [without_answers(frame) for frame in page.received]
        assert not [frame for frame in said if "order 5+7" in frame or "[5, 7]" in frame]

    for page in everyone:
        all_heard = "".join(page.raw)
        for place in (first, second, third):
            assert place["token"] not in all_heard
    assert first["join"] not in "".join(watcher.raw)
    assert first["watch"] not in "".join(watcher.raw)
    for page in (innkeeper, guest, other):
        assert page.place["token"] not in page.page.url


def test_names_are_shown_as_they_were_typed_and_never_run(server: Server, visit: Visiting) -> None:
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
