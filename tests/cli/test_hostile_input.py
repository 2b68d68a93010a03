"""Hostile files, numbers and names do no harm."""

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from comptoir.core import reading, records
from tests.cli.commands import (
    ANSWERS,
    ANYTHING,
    CHANGED,
    GAME,
    ORDERED,
    answer,
    message,
    output_of,
    refusal,
    run,
    unwrap,
)


def test_continuing_a_game_keeps_the_link_and_the_mode_of_its_file(unfinished_game: Path) -> None:
    unfinished_game.chmod(0o640)
    link = unfinished_game.with_name("link.txt")
    link.symlink_to(unfinished_game.name)
    other = unfinished_game.with_name("link.txt.new")
    other.write_text("something else", "utf-8")
    output_of("play", "--resume", link, "--bots", "random", typed=ANSWERS)
    assert link.is_symlink()
    assert GAME.result(records.read(GAME, unfinished_game.read_text("utf-8")).end) is not None
    assert (unfinished_game.stat().st_mode & 0o777, other.read_text("utf-8")) == (0o640, "something else")
    assert sorted(path.name for path in unfinished_game.parent.iterdir()) == [
        "begun.txt",
        "link.txt",
        "link.txt.new",
    ]


@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_only_a_regular_file_of_limited_size_is_read(tmp_path: Path, command: Sequence[str]) -> None:
    pipe, huge = tmp_path / "pipe", tmp_path / "huge.txt"
    os.mkfifo(pipe)
    huge.write_bytes(b"x" * (reading.LARGEST + 1))
    for path in ("/dev/zero", pipe, huge, tmp_path, "x" * 5000):
        result = run(*command, path)
        assert (result.exit_code, result.stdout) == (1, "")
        assert re.fullmatch(refusal("no-file", file=ANYTHING) + "\n", result.stderr)


@pytest.mark.parametrize("path", ["x" * 5000, "/dev/null", "no/folder"])
def test_a_record_cannot_be_written_to_an_impossible_file(path: str) -> None:
    result = run("play", GAME.name, "--record", path)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (1, "", 1)


def test_after_an_impossible_file_name_play_asks_for_another(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    names = ["~nouser/x", "nul\0", "x" * 5000, str(tmp_path), "/dev/null", str(path)]
    output_of("play", GAME.name, "--bots", "random", typed="\n".join(["quit", *names, ""]))
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is None


@pytest.mark.parametrize("typed", ["9" * 5000, f"order {'9' * 5000}", f"1 {'9' * 5000}"])
def test_a_number_of_any_length_does_not_end_the_game(typed: str) -> None:
    assert ORDERED in answer(typed, "3+5")
    innkeeper = ["--option", "first_seat=0", "--seed", "2"]
    assert message("en", "table-left") in output_of("play", GAME.name, *innkeeper, typed=f"{typed}\nquit\n")


def test_names_in_a_record_cannot_control_the_terminal(finished_game: Path) -> None:
    names = json.dumps(["\x1b]0;Ot\x9btilie\x07", "Gaspard", "Nunzia", "\x1b"])
    text = re.sub(r"(?m)^names: .*", lambda _: f"names: {names}", finished_game.read_text("utf-8"))
    finished_game.write_text(text, "utf-8")
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", output_of("replay", finished_game))
    finished_game.write_text(text.replace("0 order", "0 \x1b[31m"), "utf-8")
    assert "\x1b" not in run("replay", finished_game).stderr


def test_a_continued_game_also_begins_with_a_note_about_a_changed_edition(unfinished_game: Path) -> None:
    unfinished_game.write_text(
        re.sub(r"standard \w+", "standard 0123", unfinished_game.read_text("utf-8")), "utf-8"
    )
    output = unwrap(output_of("play", "--resume", unfinished_game))
    assert re.search(CHANGED, output)


@pytest.mark.parametrize(
    "words",
    [["--seats", "3"], ["--name", "Ann"], ["--edition", "x"], ["--option", "a=b"], ["--record", "x"]],
)
def test_options_that_a_record_fixes_cannot_be_given_to_resume_it(
    unfinished_game: Path, words: Sequence[str]
) -> None:
    result = run("play", "--resume", unfinished_game, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words[0] in result.stderr
