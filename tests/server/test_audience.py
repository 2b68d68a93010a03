"""The table waits until its people's pages have told the story."""

import pytest

from comptoir.core.actors import Viewer
from comptoir.server import limits
from tests.server.auctions import LEAD, Auction
from tests.server.evenings import Evening
from tests.server.fakes import Page, run_pending

pytestmark = pytest.mark.anyio

PAUSE = limits.LONG.most + 0.1
"""Seconds within which a bot has answered, once it need not wait."""


async def tell(evening: Evening, viewer: Viewer, page: Page | None = None) -> None:
    """Have a page report that it has told the latest step."""
    room = await evening.room()
    room.note_told(page or evening.pages[viewer], room.table.seq)
    await run_pending()


async def seq(evening: Evening) -> int:
    """The number of the latest step."""
    return (await evening.table()).seq


async def evening_with_orders(people: int = 1, reporting: tuple[Viewer, ...] = (0,)) -> tuple[Evening, int]:
    """A table where all guests have ordered and a bot is the innkeeper; the number of the latest step."""
    bots = [*[None] * people, "random", "random"]
    evening = await Evening().open(people=people, bots=bots, first_seat=people)
    for viewer in reporting:
        await tell(evening, viewer)
    for seat in range(people):
        await evening.act(seat, "order 3")
    await evening.clock.advance(PAUSE)
    ordered = await seq(evening)
    assert ordered > 0
    return evening, ordered


async def test_a_bot_waits_for_a_page_and_pauses_only_then() -> None:
    evening, ordered = await evening_with_orders()
    await evening.clock.advance(10.0)
    assert await seq(evening) == ordered
    await tell(evening, 0)
    await evening.clock.advance(limits.LONG.least - 0.1)
    assert await seq(evening) == ordered
    await evening.clock.advance(PAUSE)
    assert await seq(evening) > ordered


@pytest.mark.parametrize("reporting", [(), (None,)])
async def test_a_page_that_never_reports_and_a_watcher_are_not_waited_for(
    reporting: tuple[Viewer, ...],
) -> None:
    evening, ordered = await evening_with_orders(reporting=reporting)
    await evening.clock.advance(PAUSE)
    assert await seq(evening) > ordered


async def test_the_table_waits_for_every_page_of_its_people() -> None:
    evening, ordered = await evening_with_orders(people=2, reporting=(0, 1))
    phone = evening.pages[0]
    laptop = await evening.come(0)
    await tell(evening, 0, laptop)
    await tell(evening, 1)
    await evening.clock.advance(10.0)
    assert await seq(evening) == ordered
    await tell(evening, 0, phone)
    await evening.clock.advance(PAUSE)
    assert await seq(evening) > ordered


async def test_the_table_does_not_wait_for_ever() -> None:
    evening, ordered = await evening_with_orders()
    await evening.clock.advance(limits.TELLING - PAUSE - 0.2)
    assert await seq(evening) == ordered
    await evening.clock.advance(2 * PAUSE)
    assert await seq(evening) > ordered


async def test_a_page_that_goes_is_not_waited_for() -> None:
    evening, ordered = await evening_with_orders(people=2, reporting=(0, 1))
    await tell(evening, 0)
    await evening.go(1)
    await evening.clock.advance(PAUSE)
    assert await seq(evening) > ordered


async def test_a_person_need_not_wait_for_others() -> None:
    evening = await Evening().open(people=3, first_seat=0)
    for seat in range(3):
        await tell(evening, seat)
    await evening.order("3", "4")
    before = await seq(evening)
    assert (await evening.act(0, "close"))["kind"] == "ok"
    assert await seq(evening) > before


# --- Where the clock acts ---------------------------------------------------------------


async def reporting_auction() -> Auction:
    """An auction with the first lot up for sale, told by all pages."""
    auction = await Auction().begin()
    for seat in range(3):
        await tell(auction, seat)
    return auction


async def test_a_new_lot_waits_until_pages_have_told_the_last_one() -> None:
    auction = await reporting_auction()
    await auction.clock.advance(LEAD + 0.1)
    await auction.press(1)
    run = auction.countdown()["at"]
    await auction.clock.advance(10.0)
    sold = await seq(auction)
    assert auction.countdown()["at"] > run, "the bids go on at once"
    assert auction.countdown()["at"] < sold, "the next lot waits"
    for seat in range(3):
        await tell(auction, seat)
    assert auction.countdown()["at"] == sold


async def test_a_new_lot_waits_no_longer_than_the_table_does() -> None:
    auction = await reporting_auction()
    await auction.clock.advance(LEAD + 0.1)
    await auction.press(1)
    await auction.clock.advance(5.0)
    sold = await seq(auction)
    assert auction.countdown()["at"] < sold
    await auction.clock.advance(limits.TELLING)
    assert auction.countdown()["at"] == sold
