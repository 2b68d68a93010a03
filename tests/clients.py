"""What test clients share, with and without a browser: the ids of commands, views, and quick HTTP."""

from collections.abc import Iterable, Iterator
from itertools import accumulate, count
from secrets import token_hex
from typing import Any, Final, TypeAlias

CERTIFICATES: Final = False
"""Whether HTTP clients check certificates (``verify``): loading them takes long, and plain HTTP has none."""


def command_ids() -> Iterator[str]:
    """Ids for the commands of one client, different from those of every other client."""
    mine = token_hex(8)
    return (f"{mine} {number}" for number in count())


Frame: TypeAlias = dict[str, Any]


def follow(view: Frame, frame: Frame) -> Frame:
    """The view after a frame: a welcome brings one, and events change it."""
    view = frame.get("view") or view
    changes = [change for event in frame.get("events", ()) for change in event["changes"]]
    for change in (*changes, frame.get("rest", {})):
        view = view | change
    return view


def views(frames: Iterable[Frame]) -> list[Frame]:
    """The view after each frame; the first is empty."""
    nothing: Frame = {}
    return list(accumulate(frames, follow, initial=nothing))


def replayed(replay: Frame) -> list[Frame]:
    """The views of a replay: the one before its first step, then the one after each."""
    steps = ({"events": [step], "rest": step["rest"]} for step in replay["steps"])
    return list(accumulate(steps, follow, initial=replay["view"]))
