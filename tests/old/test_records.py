"""Records of an earlier version can be read to the end and replayed on the command line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import comptoir
from comptoir import cli
from comptoir.core import records
from tests.old.kept import RECORDS, TABLES, steps, tables_with

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@each_record
def test_an_old_record_is_replayed_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")
    game = comptoir.load(records.game_of(text))
    record = records.read(game, text)
    said = [f"{records.write_actor(turn.actor)} {game.write(turn.step)}" for turn in record.turns]
    assert said == steps(text)
    assert game.result(record.end)
    assert steps(records.write(game, record)) == steps(text)


@each_record
def test_the_command_line_replays_an_old_record(path: Path) -> None:
    text = path.read_text("utf-8")
    shown = CliRunner().invoke(cli.app, ["replay", str(path), "--json"])
    assert (shown.exit_code, shown.stderr) == (0, "")
    replay = json.loads(shown.stdout)
    assert len(replay["steps"]) == len(steps(text))
    (result,) = [line for line in text.splitlines() if line.startswith("result: ")]
    assert replay["result"]["scores"] == json.loads(result.split()[-1])


def test_every_finished_game_of_the_data_file_has_its_record() -> None:
    kept = {path.stem: path.read_text("utf-8") for path in RECORDS}
    assert tables_with("over") == [key for key in TABLES if key in kept]
    assert {key: len(steps(kept[key])) for key in tables_with("over")} == {
        key: TABLES[key]["seq"] + 1 for key in tables_with("over")
    }
