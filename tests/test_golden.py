"""Golden records: whole games, re-run with every view and every event, byte for byte."""

from itertools import zip_longest
from pathlib import Path

import pytest

import comptoir
from comptoir.catalogue import games
from comptoir.core import editions, records
from comptoir.core.encoding import to_json
from tests.golden import GAMES, golden, paths, read

MOST_BYTES = 1_500_000


def records_of(game: str) -> list[Path]:
    return [path for path in paths() if path.is_relative_to(GAMES / game)]


@pytest.mark.parametrize("path", paths(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_record_shows_the_same_as_before(path: Path) -> None:
    """After an intended change, run ``python -m tests.golden``."""
    kept = path.with_suffix(".golden")
    lines = zip_longest(golden(path).splitlines(), kept.read_text("utf-8").splitlines())
    for number, (now, then) in enumerate(lines, start=1):
        assert now == then, f"{kept.name}, line {number}"


@pytest.mark.parametrize("path", paths(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_record_is_the_same_after_reading_and_writing(path: Path) -> None:
    game, record = read(path)
    assert records.write(game, record) == path.read_text("utf-8")
    assert record.notes == ()


@pytest.mark.parametrize("name", games())
def test_golden_records_cover_a_game(name: str) -> None:
    """Every number of seats, three finished games, a custom edition, several values of each option."""
    found = [read(path) for path in records_of(name)]
    ends = [record.end for game, record in found if game.result(record.end)]
    assert len(ends) >= 3
    assert {end.setup.seats for end in ends} == set(comptoir.load(name).seats)
    assert None in {editions.name_of(end.setup.components, found[0][0].package) for end in ends}
    for option in found[0][0].Options.__struct_fields__:
        assert len({getattr(end.setup.options, option) for end in ends}) > 1, option


@pytest.mark.parametrize("name", games())
def test_golden_records_hold_every_event(name: str) -> None:
    kept = "".join(path.with_suffix(".golden").read_text("utf-8") for path in records_of(name))
    for event in comptoir.load(name).Events:
        assert f'"type":"{event.__struct_config__.tag}"' in kept, event.__name__


@pytest.mark.parametrize("name", games())
def test_golden_records_stay_small_enough_to_read(name: str) -> None:
    folder = GAMES / name / "records"
    assert sum(path.stat().st_size for path in folder.iterdir()) < MOST_BYTES
    assert {path.with_suffix(".txt") for path in folder.glob("*.golden")} == set(records_of(name))


@pytest.mark.parametrize("path", paths()[:1])
def test_a_changed_figure_is_noticed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A golden file that could not differ would prove nothing."""
    kept = path.with_suffix(".golden").read_text("utf-8")
    monkeypatch.setattr("tests.golden.to_json", lambda value: to_json(value).replace(b"1", b"2"))
    assert golden(path) != kept
