"""A room: what it stores, acknowledges and sends, in which order, and to whom."""

import asyncio
import json

import pytest

from comptoir.server import protocol
from comptoir.server.protocol import Act
from comptoir.server.rooms.room import HANDLERS
from tests.server.evenings import Evening

pytestmark = pytest.mark.anyio


# --- One command, one answer ----------------------------------------------------


async def test_a_step_and_the_chance_that_follows_are_one_append() -> None:
    evening = await Evening().open(people=3)
    await evening.order("3", "4")
    before = len(evening.store.logs[evening.name])
    await evening.act(0, "roll")
    assert len(evening.store.logs[evening.name]) == before + 1
    (events,) = [frame for frame in evening.pages[1].new_frames() if frame["kind"] == "events"][-1:]
    assert [event["actor"] for event in events["events"]] == [0, "chance"]


async def test_a_step_is_stored_then_acknowledged_then_sent_to_everybody() -> None:
    evening = await Evening().open(people=3)
    await evening.order("3", "4")
    order: list[str] = []
    evening.store.also = order.append
    for page in evening.pages.values():
        page.also = lambda frame: order.append(json.loads(frame)["kind"])
    await evening.act(0, "close")
    assert order[:6] == ["stored", "ok", *["events"] * 4]


async def test_a_repeated_command_gets_the_stored_answer_and_changes_nothing() -> None:
    evening = await Evening().open(people=3)
    await evening.order("3", "4")
    first = await evening.act(0, "roll", named="again")
    length = len(evening.store.logs[evening.name])
    at = (await evening.table()).seq
    assert await evening.act(0, "roll", at=at, named="again") == first
    assert first["seq"] == at - 1  # the roll's own number; chance came after it
    assert len(evening.store.logs[evening.name]) == length


async def test_a_repeated_command_gets_the_same_answer_after_a_restart() -> None:
    evening = await Evening().open(people=3)
    await evening.order("3", "4")
    first = await evening.act(0, "roll", named="again")
    length = len(evening.store.logs[evening.name])
    await evening.restart()
    await evening.come(0)
    assert await evening.act(0, "roll", named="again") == first
    assert len(evening.store.logs[evening.name]) == length


async def test_two_seats_may_use_the_same_id() -> None:
    evening = await Evening().open(people=3)
    assert (await evening.act(1, "order 3", named="mine"))["kind"] == "ok"
    assert (await evening.act(2, "order 3", named="mine"))["kind"] == "ok"
    assert (await evening.table()).awaited == (0,)


async def test_two_commands_at_once_are_handled_one_after_the_other() -> None:
    evening = await Evening().open(people=3)
    await evening.order("3", "4")
    room, page = await evening.room(), evening.pages[0]
    at = room.table.seq
    await asyncio.gather(room.handle(page, Act("a", at, "close")), room.handle(page, Act("b", at, "close")))
    answers = [frame["kind"] for frame in page.frames if frame["kind"] in ("ok", "no")][-2:]
    assert answers == ["ok", "no"]


async def test_a_step_that_cannot_be_stored_is_refused_and_sent_to_nobody() -> None:
    evening = await Evening().open(people=3)
    await evening.order("3", "4")
    for page in evening.pages.values():
        page.new_frames()
    evening.store.full = True
    answer = await evening.act(0, "roll", named="x")
    assert (answer["kind"], answer["code"]) == ("no", "disk-full")
    assert [page.new_frames() for who, page in evening.pages.items() if who != 0] == [[], [], []]
    evening.store.full = False
    assert (await evening.act(0, "close", named="y"))["kind"] == "ok"  # it went on from the last stored state


async def test_a_command_can_be_sent_again_after_a_full_disk() -> None:
    evening = await Evening().open(people=3)
    await evening.order("3", "4")
    evening.store.full = True
    assert (await evening.act(0, "close", named="x"))["code"] == "disk-full"
    evening.store.full = False
    evening.pages[0].sent.clear()
    assert (await evening.act(0, "close", named="x"))["kind"] == "ok"


# --- Which decision is answered ---------------------------------------------------


async def test_the_question_names_the_step_that_opened_it() -> None:
    evening = await Evening().open(people=3)
    table = await evening.table()
    assert [evening.pages[seat].last("due")["at"] for seat in (1, 2)] == [table.seq, table.seq]
    assert evening.pages[0].count("due") == 0


async def test_a_late_answer_is_refused() -> None:
    evening = await Evening().open(people=3)
    asked = evening.pages[1].last("due")["at"]
    await evening.order("3", "4")
    answer = await evening.act(0, "close", at=asked)
    now = (await evening.table()).seq
    assert (answer["code"], answer["arguments"]) == ("decision-past", {"at": asked, "now": now})


async def test_sealed_answers_to_one_question_do_not_collide() -> None:
    evening = await Evening().open(people=5)
    at = (await evening.table()).seq
    for seat in (4, 2, 1, 3):
        assert (await evening.act(seat, "order 5", at=at))["kind"] == "ok"


@pytest.mark.parametrize(
    ("seat", "word", "code"),
    [
        (0, "order 3", "not-your-decision"),
        (1, "pour", "bad-notation"),
        (1, "close", "not-now"),
        (1, "order 9", "no-order"),
        (1, "order ?", "bad-notation"),
    ],
)
async def test_an_illegal_action_is_refused(seat: int, word: str, code: str) -> None:
    evening = await Evening().open(people=3)
    length = len(evening.store.logs[evening.name])
    answer = await evening.act(seat, word)
    assert (answer["kind"], answer["code"]) == ("no", code)
    assert len(evening.store.logs[evening.name]) == length


async def test_no_decision_is_accepted_before_the_start_or_after_the_end() -> None:
    evening = await Evening().open(people=3, start=False)
    assert (await evening.act(1, "order 3"))["code"] == "not-playing"
    await evening.give(0, protocol.Start("go"))
    await evening.play_on()
    assert (await evening.act(0, "close"))["code"] == "not-playing"


# --- Sealed choices -----------------------------------------------------------------


async def test_a_sealed_choice_gets_no_number_until_the_last_one_is_in() -> None:
    evening = await Evening().open(people=4)
    at = (await evening.table()).seq
    for page in evening.pages.values():
        page.new_frames()
    for seat in (3, 1):
        assert "seq" not in await evening.act(seat, "order 5")
    assert (await evening.table()).seq == at
    assert not any(
        frame["kind"] == "events" for page in evening.pages.values() for frame in page.new_frames()
    )
    await evening.act(2, "order 1+2")
    events = evening.pages[0].last("events")["events"]
    assert [(event["seq"], event["actor"], event["heard"]) for event in events] == [
        (at + 1, 1, "order ?"),
        (at + 2, 2, "order ?"),
        (at + 3, 3, "order ?"),
    ]


async def test_others_learn_only_that_a_seat_has_chosen() -> None:
    evening = await Evening().open(people=4)
    for page in evening.pages.values():
        page.new_frames()
    await evening.act(2, "order 1+7")
    for who in (0, 1, 3, None):
        assert evening.pages[who].new_frames() == [{"kind": "waiting", "waiting": [1, 3], "chosen": [2]}]


async def test_a_sealed_choice_can_be_replaced_until_the_last_one_is_in() -> None:
    evening = await Evening().open(people=3)
    await evening.act(1, "order 3")
    assert evening.pages[1].last("answered")["chosen"] == "order 3"
    await evening.act(1, "order 6+7")
    assert evening.pages[1].last("answered")["chosen"] == "order 6+7"
    await evening.act(2, "order 0")
    events = evening.pages[1].last("events")["events"]
    assert [event["heard"] for event in events] == ["order 6+7", "order ?"]
    assert (await evening.act(1, "order 3"))["code"] == "not-your-decision"


async def test_a_sealed_choice_survives_a_restart() -> None:
    evening = await Evening().open(people=3)
    await evening.act(1, "order 6+7")
    await evening.restart()
    page = await evening.come(1)
    assert page.last("welcome")["due"]["chosen"] == "order 6+7"
    assert page.last("welcome")["info"]["chosen"] == [1]
    await evening.come(2)
    await evening.act(2, "order 0")
    assert [event["heard"] for event in page.last("events")["events"]] == ["order 6+7", "order ?"]


async def test_the_order_of_choosing_does_not_change_the_record() -> None:
    logs = []
    for seats in ((1, 2, 3), (3, 1, 2)):
        evening = await Evening().open(people=4)
        for seat in seats:
            await evening.act(seat, f"order {seat}")
        logs.append((await evening.table()).record())
    assert logs[0] == logs[1]


async def test_the_view_of_a_seat_that_has_chosen_still_awaits_it() -> None:
    """If views changed with each choice, they would show who else has chosen."""
    evening = await Evening().open(people=4)
    await evening.act(2, "order 3")
    page = await evening.come(2)
    assert page.view["awaited"] == [1, 2, 3]


# --- Faults ------------------------------------------------------------


async def test_a_bug_in_the_server_costs_nobody_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Pages reconnect and find the table as it is stored; the log output names the place but no value."""
    evening = await Evening().open(people=3)
    page = evening.pages[1]

    def fail(*_: object) -> None:
        raise KeyError("order 6+7")

    with monkeypatch.context() as patch:
        patch.setitem(HANDLERS, protocol.Act, fail)
        answer = await evening.act(1, "order 6+7")
    assert (answer["code"], page.closed) == ("server-fault", "restart")
    assert "KeyError" in caplog.text
    assert "6+7" not in caplog.text
    await evening.come(1)
    assert (await evening.act(1, "order 6+7"))["kind"] == "ok"


async def test_a_table_that_another_server_has_written_to_is_loaded_again() -> None:
    evening = await Evening().open(people=3)
    other = Evening(evening.clock, evening.store)
    other.name, other.tokens, other.watch_secret = evening.name, evening.tokens, evening.watch_secret
    await other.come(2)
    assert (await other.act(2, "order 3"))["kind"] == "ok"
    answer = await evening.act(1, "order 4")
    assert (answer["code"], evening.pages[1].closed) == ("somebody-else-wrote", "restart")
    await evening.come(1)
    assert (await evening.act(1, "order 4"))["kind"] == "ok"
    assert (await evening.table()).owing == (0,)
