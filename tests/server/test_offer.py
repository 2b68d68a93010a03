"""A seat whose secret is lost: the host offers it, and a person with the new code takes it."""

import asyncio

import pytest

from comptoir.core.refusals import Refusal
from comptoir.server import limits, protocol
from comptoir.server.protocol import Offer
from comptoir.server.rooms.house import Admission, identify
from comptoir.server.web.api import invitation
from tests.server.evenings import Evening, presence
from tests.server.fakes import run_pending

pytestmark = pytest.mark.anyio


async def lost_seat(seat: int = 1) -> Evening:
    """A game in which one seat has lost its page for good."""
    evening = await Evening().open(people=3)
    await evening.go(seat)
    return evening


async def offered_seat(seat: int = 1) -> Evening:
    """The same game after the host has offered the seat."""
    evening = await lost_seat(seat)
    assert (await evening.give(0, Offer("offer", seat)))["kind"] == "ok"
    return evening


async def new_code(evening: Evening) -> str:
    """The new code, as the host is told."""
    code: str = evening.pages[0].last("news")["info"]["join"]
    return code


async def sit(evening: Evening, code: str, name: str = "Ben", seat: int | None = None) -> Admission:
    return await evening.house.sit(code, name, seat, "mine")


async def test_the_new_code_gives_the_seat_to_a_person_who_plays_on() -> None:
    evening = await offered_seat()
    place = await sit(evening, await new_code(evening))
    assert place.seat == 1
    assert place.token
    evening.tokens[1] = place.token
    welcome = (await evening.come(1)).last("welcome")
    assert (welcome["seat"], welcome["due"]["legal"][0]) == (1, "order 0")
    assert presence(evening, 1) == "here"
    assert (await evening.act(1, "order 3"))["kind"] == "ok"


async def test_the_old_secret_is_invalid_at_once_and_after_a_restart() -> None:
    evening = await offered_seat()
    for _ in range(2):
        with pytest.raises(Refusal) as refusal:
            await evening.come(1)
        assert refusal.value.code == "unknown-seat"
        with pytest.raises(Refusal):
            identify(await evening.table(), "", None)
        await evening.restart()


async def test_a_page_that_connects_while_the_offer_is_being_stored_is_refused() -> None:
    """Its secret was valid when it connected."""
    evening = await lost_seat()
    evening.store.stuck = asyncio.Event()
    offering = asyncio.create_task(evening.give(0, Offer("offer", 1)))
    await run_pending()
    coming = asyncio.create_task(evening.come(1))
    await run_pending()
    evening.store.stuck.set()
    assert (await offering)["kind"] == "ok"
    with pytest.raises(Refusal):
        await coming
    assert not (await evening.room()).presence.is_present(1)


async def test_neither_the_old_code_nor_the_old_request_opens_the_seat() -> None:
    evening = await Evening().open(people=1, bots=[None, None, "random"], start=False)
    await evening.house.sit(evening.join, "Ben", None, "by this")
    await evening.give(0, protocol.Start("go"))
    await evening.give(0, Offer("offer", 1))
    with pytest.raises(Refusal) as refusal:
        await evening.house.sit(evening.join, "Ben", None, "by this")
    assert refusal.value.code == "no-such-code"
    assert (await evening.table()).seat_of("by this") is None


async def test_only_the_host_is_told_the_new_code() -> None:
    evening = await offered_seat()
    code = await new_code(evening)
    assert code != evening.join
    for who in (2, None):
        assert code.encode() not in b"".join(evening.pages[who].sent)
        assert code.encode() not in b"".join((await evening.come(who)).sent)
    assert (await evening.come(0)).last("welcome")["info"]["join"] == code


async def test_everybody_sees_whose_seat_is_offered() -> None:
    evening = await offered_seat()
    assert [presence(evening, 1, who) for who in (0, 2, None)] == ["offered"] * 3
    seats = invitation(await evening.table()).seats
    assert [(seat.who, seat.name) for seat in seats] == [
        ("person", "Ann"),
        ("open", "Ben"),
        ("person", "Cleo"),
    ]


async def test_the_code_opens_only_this_seat_and_only_once() -> None:
    evening = await offered_seat()
    code = await new_code(evening)
    with pytest.raises(Refusal) as refusal:
        await sit(evening, code, seat=2)
    assert refusal.value.code == "seat-taken"
    place = await sit(evening, code)
    assert await sit(evening, code) == place  # the same request again
    with pytest.raises(Refusal) as refusal:
        await evening.house.sit(code, "Zoe", None, "another")
    assert refusal.value.code == "game-begun"


async def test_a_sealed_choice_stays_for_the_person_who_takes_the_seat() -> None:
    evening = await Evening().open(people=3)
    await evening.act(1, "order 3")
    await evening.go(1)
    await evening.give(0, Offer("offer", 1))
    place = await sit(evening, await new_code(evening))
    assert place.token
    evening.tokens[1] = place.token
    assert (await evening.come(1)).last("welcome")["due"]["chosen"] == "order 3"


async def test_a_bot_plays_for_an_offered_seat_as_for_any_absent_person() -> None:
    evening = await Evening().open(people=3, speed="live")
    await evening.go(1)
    await evening.give(0, Offer("offer", 1))
    await evening.clock.advance(90 + limits.LONG.most)
    assert list((await evening.table()).sealed) == [1]
    assert presence(evening, 1) == "offered"
    place = await sit(evening, await new_code(evening))
    assert place.token
    evening.tokens[1] = place.token
    await evening.come(1)
    assert (await evening.table()).bot(1) is None


async def test_an_offer_that_the_network_repeats_changes_the_code_once() -> None:
    evening = await offered_seat()
    code = await new_code(evening)
    assert (await evening.give(0, Offer("offer", 1)))["kind"] == "ok"
    assert (await evening.house.by_join(code)).table.name == evening.name


@pytest.mark.parametrize(
    ("by", "seat", "code"),
    [(2, 1, "host-only"), (0, 0, "own-seat"), (0, 2, "still-there"), (0, 7, "nobody-to-return")],
)
async def test_some_offers_are_refused(by: int, seat: int, code: str) -> None:
    evening = await lost_seat()
    length = len(evening.store.logs[evening.name])
    assert (await evening.give(by, Offer("offer", seat)))["code"] == code
    assert len(evening.store.logs[evening.name]) == length


async def test_a_bots_seat_cannot_be_offered_nor_any_seat_before_the_start() -> None:
    evening = await Evening().open(people=2, bots=[None, "random", None], start=False)
    await evening.go(2)
    assert (await evening.give(0, Offer("early", 2)))["code"] == "not-playing"
    await evening.give(0, protocol.Start("go"))
    assert (await evening.give(0, Offer("bot", 1)))["code"] == "nobody-to-return"


async def test_the_owner_of_an_offered_seat_cannot_become_host() -> None:
    evening = await offered_seat()
    await evening.give(0, protocol.Leave("leave"))
    assert (await evening.table()).host == 2
