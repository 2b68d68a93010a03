"""Records: written, read back, and refused with the number of the wrong line."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import comptoir
from comptoir.catalogue import AnyGame
from comptoir.core import records
from comptoir.core.play import RandomBot, play
from comptoir.core.refusals import BadRecord

GAME: Any = comptoir.load("polterfass")


def record_text(game: AnyGame = GAME, turns: int | None = None, edition: Any = "standard") -> str:
    """The record of a random game as text, cut off after ``turns`` turns."""
    start = game.start(3, game.Options(first_seat=1), edition)
    played = list(play(game, start, [RandomBot()] * 3, Random(5)))[:turns]
    steps = [(turn.actor, turn.step) for turn in played]
    return records.write(
        game, records.record(game, start, steps, ("Ann", "Ben, the 2nd", "çlo"), "2026-11-27")
    )


def test_a_record_reads_as_it_was_written() -> None:
    record = records.read(GAME, record_text())
    assert records.write(GAME, record) == record_text()
    assert record.names == ("Ann", "Ben, the 2nd", "çlo")
    assert record.date == "2026-11-27"
    assert GAME.result(record.end) is not None
    assert records.game_of(record_text()) == "polterfass"


def test_a_running_game_has_no_result() -> None:
    text = record_text(turns=9)
    assert "result:" not in text
    assert len(records.read(GAME, text).turns) == 9
    assert GAME.result(records.read(GAME, text).end) is None


def test_a_record_says_which_game_of_a_match_it_is() -> None:
    single = records.read(GAME, record_text())
    assert single.match is None
    assert "match:" not in record_text()
    text = records.write(GAME, replace(single, match=(2, 3)))
    assert text == record_text().replace("\nresult:", "\nmatch: 2/3\nresult:")
    assert records.read(GAME, text) == replace(single, match=(2, 3))


@pytest.mark.parametrize(
    "place", ["4/3", "0/3", "2", "2/", "2/3/4", "two/three", "²/3", "", "1/" + "9" * 5000]
)
def test_an_impossible_number_in_a_match_is_refused(place: str) -> None:
    with pytest.raises(BadRecord) as refused:
        records.read(GAME, record_text().replace("\nresult:", f"\nmatch: {place}\nresult:"))
    assert (refused.value.line, refused.value.code) == (9, "record-match")
    assert str(refused.value)


def test_comments_and_empty_lines_are_allowed() -> None:
    lines = record_text(turns=9).splitlines()
    lines.insert(2, "# a quiet evening")
    lines[-1:] = ["# now it gets exciting", "", lines[-1]]
    assert len(records.read(GAME, "\n".join(lines)).turns) == 9


def test_a_record_contains_a_custom_edition() -> None:
    box = replace(GAME.components(), target=30)
    text = record_text(edition=box)
    assert "edition: own " in text
    assert 'changed: {"target":30}' in text
    assert records.read(GAME, text).end.setup.components == box


def test_a_record_notes_that_its_edition_has_changed() -> None:
    text = record_text()
    digest = text.split("edition: standard ")[1][:12]
    (note,) = records.read(GAME, text.replace(digest, "0123456789ab")).notes
    assert note.code == "edition-changed"
    assert str(note)


def test_a_record_notes_older_rules() -> None:
    (note,) = records.read(GAME, record_text().replace("rules: 1", "rules: 0")).notes
    assert note.code == "older-rules"
    assert str(note)


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("comptoir record 1", "\x00\x01 holiday.jpg", 1, "no-record"),
        ("comptoir record 1", "comptoir record 2", 1, "newer-record"),
        ("game: polterfass", "game: chess", 2, "record-of-another-game"),
        ("rules: 1", "rules: 2", 3, "newer-rules"),
        ("rules: 1", "rules: first", 3, "wrong-line"),
        ("edition: standard", "edition: ../../secret.toml", 4, "edition-unknown"),
        ('"first_seat":1', '"first_seat":7', 6, "wrong-line"),
        ('"first_seat":1', '"last_seat":1', 5, "wrong-line"),
        ("seats: 3", "seats: 2", 6, "wrong-line"),
        ("seats: 3", "chairs: 3", 6, "record-header"),
        ("seats: 3\n", "", 9, "record-key-missing"),
        ('["Ann",', "[", 7, "record-names"),
        ("0 order ", "0 ordre ", 12, "wrong-line"),
        ("0 order ", "0 order 9+", 12, "wrong-line"),
        ("0 order ", "2 order ", 12, "not-due"),
        ("0 order ", "nobody order ", 12, "no-actor"),
        ("result: target [", "result: target [1", 9, "another-result"),
    ],
)
def test_an_error_is_refused_with_its_line(old: str, new: str, line: int, code: str) -> None:
    assert old in record_text()
    with pytest.raises(BadRecord) as refused:
        records.read(GAME, record_text().replace(old, new, 1))
    assert (refused.value.line, refused.value.code) == (line, code)
    assert str(line) in str(refused.value)


def test_an_empty_file_is_not_a_record() -> None:
    with pytest.raises(BadRecord):
        records.read(GAME, "")


def test_sealed_choices_are_recorded_in_ascending_order() -> None:
    lines = record_text().splitlines()
    first = next(place for place, line in enumerate(lines) if " order " in line)
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    with pytest.raises(BadRecord) as refused:
        records.read(GAME, "\n".join(lines))
    assert refused.value.code == "not-due"


@pytest.mark.parametrize("name", ["A\u2028B", "A\x85B", "A\nB", "\x1b[31m"])
def test_a_record_keeps_any_name(name: str) -> None:
    record = records.read(GAME, record_text(turns=3))
    named = replace(record, names=(name, "Ben", "Cleo"))
    assert records.read(GAME, records.write(GAME, named)) == named


def test_lines_may_end_as_on_windows() -> None:
    assert records.read(GAME, record_text().replace("\n", "\r\n")) == records.read(GAME, record_text())


@pytest.mark.parametrize("title", ["comptoir record ²", "comptoir record 0", "comptoir record " + "9" * 5000])
def test_a_version_is_a_plain_number(title: str) -> None:
    with pytest.raises(BadRecord) as refused:
        records.read(GAME, record_text().replace("comptoir record 1", title))
    assert refused.value.code == "no-record"


@pytest.mark.parametrize(
    "oversized",
    ["options: " + "[" * 100_000, "seats: " + "9" * 5000, "seats: 99999999999999999999999999999999999"],
    ids=["deep", "long", "large"],
)
def test_an_oversized_value_is_refused(oversized: str) -> None:
    key = oversized.partition(":")[0]
    lines = [oversized if line.startswith(key) else line for line in record_text().splitlines()]
    with pytest.raises(BadRecord) as refused:
        records.read(GAME, "\n".join(lines))
    assert str(refused.value)
