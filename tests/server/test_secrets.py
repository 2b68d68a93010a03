"""Secrets at a table reach neither the frames to others nor the log output, and timing reveals nothing."""

import json
import logging
import re
from typing import Any

import pytest

from comptoir.core.actors import Viewer
from comptoir.server import protocol
from comptoir.server.bot_processes import Question
from comptoir.server.limits import LONG, SHORT, Pause
from comptoir.server.rooms.frames import Frames
from tests.server.evenings import Evening
from tests.server.fakes import FakeBots, FakeClock, run_pending

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("same_secrets")]

OTHERS: tuple[Viewer, ...] = (0, 1, 3, None)
"""Everybody but seat 2, whose order is the secret."""


async def test_others_get_the_same_bytes_whatever_the_secret_is() -> None:
    sent = []
    for word in ("order 6+7", "order 1+2"):
        pages: list[list[bytes]] = []
        evening = await Evening().open(people=4)
        await play_with(evening, word)
        pages += [evening.pages[who].sent for who in OTHERS]
        for who in OTHERS:
            pages.append((await evening.come(who)).sent)
        await evening.restart()
        for who in OTHERS:
            pages.append((await evening.come(who)).sent)
        sent.append(pages)
    assert sent[0] == sent[1]


async def play_with(evening: Evening, word: str) -> None:
    """Play a round up to the bill: seat 2 orders ``word`` after another order, and is refused once."""
    steps = [
        (2, "order 0"),
        (2, word),
        (2, "order 9"),
        (1, "order 3"),
        (2, word),
        (3, "order 4+5"),
        (0, "roll"),
        (2, word),
    ]
    for number, (seat, text) in enumerate(steps):
        await evening.act(seat, text, named=f"step {number}")


async def test_the_owner_of_a_secret_does_see_it() -> None:
    """Otherwise the test above would prove nothing."""
    sent = []
    for word in ("order 6+7", "order 1+2"):
        evening = await Evening().open(people=4)
        await play_with(evening, word)
        sent.append(evening.pages[2].sent)
    assert sent[0] != sent[1]


@pytest.mark.parametrize("who", OTHERS)
async def test_a_planted_leak_would_be_found(who: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    """This server shows every viewer what seat 2 sees."""
    tell = Frames.tell
    monkeypatch.setattr(Frames, "tell", lambda frames, viewer, first: tell(frames, 2, first))
    sent = []
    for word in ("order 6+7", "order 1+2"):
        evening = await Evening().open(people=4)
        await play_with(evening, word)
        sent.append(evening.pages[who].sent)
    assert sent[0] != sent[1]


async def test_no_frame_to_others_and_no_log_output_shows_a_secret_order(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    evening = await Evening().open(people=4)
    await play_with(evening, "order 6+7")
    for who in OTHERS:
        for frame in evening.pages[who].frames:
            frame.pop("setup", None)  # it lists every card
            frame.pop("legal", None)  # it lists what this viewer could order
            frame.pop("due", None)
            assert not re.search(r"\b6\+7\b|\[6, ?7\]", json.dumps(frame)), (who, frame)
    assert "6+7" not in caplog.text


async def test_a_watcher_is_told_no_secret_of_the_table() -> None:
    evening = await Evening().open(people=4)
    await play_with(evening, "order 6+7")
    told = b"".join(evening.pages[None].sent).decode()
    assert evening.join not in told
    assert evening.watch_secret not in told
    assert not any(token in told for token in evening.tokens.values())


async def test_nobody_is_told_the_token_of_another_seat() -> None:
    evening = await Evening().open(people=4)
    await evening.play_on()
    for who, page in evening.pages.items():
        strangers = {token for seat, token in evening.tokens.items() if seat != who}
        told = b"".join(page.sent).decode()
        assert not any(token in told for token in strangers)


async def test_a_bot_is_told_only_what_its_seat_knows() -> None:
    asked = []
    for word in ("order 6+7", "order 1+2"):
        bots = FakeBots()
        evening = await Evening(bots=bots).open(people=3, bots=[None, None, None, "random"])
        await evening.act(2, word)
        await evening.act(1, "order 3")
        await evening.clock.advance(10)
        await evening.act(0, "close")
        asked.append([(question.view, question.heard) for question in bots.asked][:1])
    assert asked[0] == asked[1]
    view: Any = asked[0][0][0]
    assert view.my_order is None


# --- Timing reveals nothing ---------------------------------------------------------


TimedFrames = list[tuple[float, str]]


async def timed_frames(words: str, slowness: float, seed: int) -> TimedFrames:
    """The frames that watchers get, and when: bots order ``words``, and think longer the more they order."""

    def seconds(question: Question) -> float:
        return slowness * sum(map(int, words.removeprefix("order ").split("+")))

    clock = FakeClock()
    evening = Evening(clock, bots=FakeBots(lambda _: words, clock, seconds), seed=seed)
    await evening.open(people=1, bots=[None, "random", "random", "random"], start=False)
    heard: TimedFrames = []
    evening.pages[None].also = lambda frame: heard.append((clock.now() - clock.start, frame.decode()))
    await evening.give(0, protocol.Start("go"))
    await clock.advance(60)
    return heard


@pytest.mark.parametrize("slowness", [0.0, 0.04])
async def test_the_time_of_a_bots_answer_reveals_nothing_about_its_decision(slowness: float) -> None:
    """The public history is the same, but finding one order takes thirteen times as long."""
    assert 13 * slowness < LONG.thinking < LONG.least
    for seed in range(10):
        quick, slow = [await timed_frames(words, slowness, seed) for words in ("order 0+1", "order 6+7")]
        assert len(quick) > 5
        assert quick == slow


async def test_a_bot_that_overruns_its_pause_answers_after_another_one() -> None:
    """Its answer is not sent at the moment when it is found."""
    found = 13 * 0.3
    for seed in range(10):
        times = sorted(
            {time for time, frame in await timed_frames("order 6+7", 0.3, seed) if '"chosen"' in frame}
        )
        assert times
        assert all(time > found for time in times)
        assert all(abs(time - found) > 1e-6 for time in times)


@pytest.mark.parametrize(("short", "pause"), [(False, LONG), (True, SHORT)])
async def test_pauses_are_as_long_as_documented(short: bool, pause: Pause) -> None:
    lengths = [await first_pause(short, seed) for seed in range(40)]
    assert pause.least <= min(lengths) < pause.least + (pause.most - pause.least) / 10
    assert pause.most - (pause.most - pause.least) / 10 < max(lengths) <= pause.most


async def first_pause(short: bool, seed: int) -> float:
    """Seconds until one bot orders."""
    evening = await Evening(seed=seed).open(people=2, bots=[None, None, "random"], start=False)
    await evening.give(0, protocol.Pace("pace", short))
    await evening.give(0, protocol.Start("go"))
    chosen: list[float] = []
    evening.pages[None].also = lambda _: chosen.append(evening.clock.now())
    await evening.clock.advance(5)
    return chosen[0] - evening.clock.start


async def test_a_table_of_bots_alone_does_not_pause() -> None:
    evening = await Evening().open(people=0, bots=["random"] * 3)
    begun = evening.clock.now()
    for _ in range(100):
        await run_pending()
    assert evening.clock.now() == begun
    assert (await evening.table()).status == "over"
