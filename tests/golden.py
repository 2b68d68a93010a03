"""Golden records: whole games, with all that anybody sees of them.

Beside a record ``games/<game>/records/<name>.txt`` lies ``<name>.golden``: at the start and after
every step what is told and what has changed in the views. To write them anew::

    python -m tests.golden

and look at what differs before it is committed.
"""

import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

import comptoir
from comptoir.catalogue import AnyGame
from comptoir.core import records
from comptoir.core.actors import Viewer
from comptoir.core.encoding import to_json
from comptoir.core.records import Record

Fields: TypeAlias = dict[str, bytes]

GAMES: Final = Path(__file__).parent / "games"
HEAD: Final = """\
# What everybody sees of {name}. At the start and after each step: what is told (~), then what
# has changed in the views (=), as JSON and after those who see it so: seats by number, "-" for
# anyone watching, "*" for all. Written by `python -m tests.golden`.
"""


def paths() -> list[Path]:
    """The golden records of all games."""
    return sorted(GAMES.glob("*/records/*.txt"))


def read(path: Path) -> tuple[AnyGame, Record[Any, Any]]:
    """A record, and the game that it is of."""
    text = path.read_text("utf-8")
    game = comptoir.load(records.game_of(text))
    return game, records.read(game, text)


def golden(path: Path) -> str:
    """All that anybody sees of a record."""
    return HEAD.format(name=path.name) + "\n".join(seen(*read(path))) + "\n"


def seen(game: AnyGame, record: Record[Any, Any]) -> Iterator[str]:
    """Line by line: each step, what is told of it, and what it changes in the views."""
    viewers: tuple[Viewer, ...] = (*range(record.end.setup.seats), None)
    states = [*(turn.state for turn in record.turns), record.end]
    views = look(game, states[0], viewers)
    yield from ("", "start", *changes({viewer: {} for viewer in viewers}, views))
    for turn, after in zip(record.turns, states[1:], strict=True):
        yield from ("", f"{records.write_actor(turn.actor)} {game.write(turn.step)}")
        stories = {viewer: game.story(turn.state, turn.actor, turn.step, viewer) for viewer in viewers}
        for told in zip(*stories.values(), strict=True):
            for who, event in by_value(dict(zip(viewers, map(to_json, told), strict=True)), viewers):
                yield f"~ {who} {event}"
        before, views = views, look(game, after, viewers)
        yield from changes(before, views)


def look(game: AnyGame, state: Any, viewers: Iterable[Viewer]) -> dict[Viewer, Fields]:
    """Each viewer's view, field by field as JSON, without the setup: that is the record's header."""
    views = {viewer: to_json(game.view(state, viewer)) for viewer in viewers}
    fields = {viewer: dict(parts(view)) for viewer, view in views.items()}
    return {
        viewer: {
            part: value for key, raw in view.items() if key != "setup" for part, value in inner(key, raw)
        }
        for viewer, view in fields.items()
    }


def inner(key: str, value: bytes) -> Iterator[tuple[str, bytes]]:
    """A field, or if it is an object its fields, ``memory.market``: what changes there is not all of it."""
    if value.startswith(b"{"):
        yield from ((f"{key}.{part}", raw) for part, raw in parts(value))
    else:
        yield key, value


def parts(value: bytes) -> Iterator[tuple[str, bytes]]:
    """The fields of an object, each as JSON."""
    yield from (
        (key, bytes(raw)) for key, raw in msgspec.json.decode(value, type=dict[str, msgspec.Raw]).items()
    )


def changes(before: Mapping[Viewer, Fields], after: Mapping[Viewer, Fields]) -> Iterator[str]:
    """The fields that have changed, one a line."""
    for key in dict.fromkeys(key for view in after.values() for key in view):
        changed = {v: view[key] for v, view in after.items() if view.get(key) != before[v].get(key)}
        for who, value in by_value(changed, after):
            yield f"= {who} {key} {value}"


def by_value(seen: Mapping[Viewer, bytes], viewers: Collection[Viewer]) -> Iterator[tuple[str, str]]:
    """Each value once, after those who see it."""
    groups: dict[bytes, list[str]] = {}
    for viewer, value in seen.items():
        groups.setdefault(value, []).append("-" if viewer is None else str(viewer))
    for value, who in groups.items():
        yield "*" if len(who) == len(viewers) else "".join(who), value.decode()


def main() -> None:
    """Write every golden file anew, and say which have changed."""
    for path in paths():
        kept, text = path.with_suffix(".golden"), golden(path)
        if not kept.exists() or kept.read_text("utf-8") != text:
            kept.write_text(text, "utf-8")
            sys.stdout.write(f"{kept.relative_to(GAMES)}\n")


if __name__ == "__main__":
    main()
