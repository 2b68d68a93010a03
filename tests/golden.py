"""Golden records: whole games, with everything that each viewer sees.

Beside a record ``games/<game>/records/<name>.txt``, the file ``<name>.golden`` holds what is told and what
changes in the views, at the start and after every step. To write the golden files again, run::

    python -m tests.golden

and review the differences before you commit them.
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
    """The game of a record, and the record."""
    text = path.read_text("utf-8")
    game = comptoir.load(records.game_of(text))
    return game, records.read(game, text)


def golden(path: Path) -> str:
    """The golden file of a record: everything that each viewer sees."""
    return HEAD.format(name=path.name) + "\n".join(describe(*read(path))) + "\n"


def describe(game: AnyGame, record: Record[Any, Any]) -> Iterator[str]:
    """The lines of a golden file: each step, what is told of it, and what it changes in the views."""
    viewers: tuple[Viewer, ...] = (*range(record.end.setup.seats), None)
    states = [*(turn.state for turn in record.turns), record.end]
    views = fields(game, states[0], viewers)
    yield from ("", "start", *changes({viewer: {} for viewer in viewers}, views))
    for turn, after in zip(record.turns, states[1:], strict=True):
        yield from ("", f"{records.write_actor(turn.actor)} {game.write(turn.step)}")
        stories = {viewer: game.story(turn.state, turn.actor, turn.step, viewer) for viewer in viewers}
        for told in zip(*stories.values(), strict=True):
            for who, event in by_value(dict(zip(viewers, map(to_json, told), strict=True)), viewers):
                yield f"~ {who} {event}"
        before, views = views, fields(game, after, viewers)
        yield from changes(before, views)


def fields(game: AnyGame, state: Any, viewers: Iterable[Viewer]) -> dict[Viewer, Fields]:
    """The fields of each viewer's view as JSON, without the setup, which is in the record's header."""
    views = {viewer: to_json(game.view(state, viewer)) for viewer in viewers}
    whole = {viewer: dict(parts(view)) for viewer, view in views.items()}
    return {
        viewer: {
            part: value for key, raw in view.items() if key != "setup" for part, value in flatten(key, raw)
        }
        for viewer, view in whole.items()
    }


def flatten(key: str, value: bytes) -> Iterator[tuple[str, bytes]]:
    """A field, or the fields of an object as ``memory.market``, so that only what has changed shows."""
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
    """The fields that have changed, one per line."""
    for key in dict.fromkeys(key for view in after.values() for key in view):
        changed = {v: view[key] for v, view in after.items() if view.get(key) != before[v].get(key)}
        for who, value in by_value(changed, after):
            yield f"= {who} {key} {value}"


def by_value(seen: Mapping[Viewer, bytes], viewers: Collection[Viewer]) -> Iterator[tuple[str, str]]:
    """Each value once, with the viewers who see it before it."""
    groups: dict[bytes, list[str]] = {}
    for viewer, value in seen.items():
        groups.setdefault(value, []).append("-" if viewer is None else str(viewer))
    for value, who in groups.items():
        yield "*" if len(who) == len(viewers) else "".join(who), value.decode()


def main() -> None:
    """Write every golden file again, and name those that have changed."""
    for path in paths():
        kept, text = path.with_suffix(".golden"), golden(path)
        if not kept.exists() or kept.read_text("utf-8") != text:
            kept.write_text(text, "utf-8")
            sys.stdout.write(f"{kept.relative_to(GAMES)}\n")


if __name__ == "__main__":
    main()
