"""Impossible requests and wrong lines of records are refused with a sentence."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from comptoir.core import records
from comptoir.words.texts import texts
from tests.cli.commands import ANYTHING, GAME, KNOWN, each_language, edition, message, refusal, run

# --- Commands -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "tiddlywinks"], refusal("unknown-game", name="tiddlywinks", known=KNOWN)),
        (["rules", "tiddlywinks"], refusal("unknown-game", name="tiddlywinks", known=KNOWN)),
        (["play", GAME.name, "--seats", "2"], refusal("seats", least=3, most=6, seats=2)),
        (["play", GAME.name, "--seat", "4"], refusal("no-seat", seat=4, last=3)),
        (
            ["play", GAME.name, "--seats", "3", "--option", "first_seat=3"],
            refusal("first-seat", first_seat=3, last=2),
        ),
        (
            ["play", GAME.name, "--option", "speed=9"],
            refusal("no-option", option="speed", known=", ".join(GAME.Options.__struct_fields__)),
        ),
        (
            ["play", GAME.name, "--option", "all_equal=draw"],
            refusal("option-value", option="all_equal", known="lose, net_zero"),
        ),
        (["play", GAME.name, "--option", "all_equal"], refusal("option-form", text="all_equal")),
        (
            ["play", GAME.name, "--option", "first_seat=east"],
            refusal("option", option="first_seat", expected=ANYTHING),
        ),
        (["play", GAME.name, "--bots", "divine"], refusal("no-bot", level="divine", known=ANYTHING)),
        (["play", GAME.name, "--bots", "random,random"], refusal("bot-count", bots=2, chairs=3)),
        (["play", GAME.name, "--edition", "deluxe"], refusal("bad-edition", key="deluxe", expected=ANYTHING)),
        (
            ["play", GAME.name, "--edition", "no.toml"],
            refusal("bad-edition", key="no.toml", expected=ANYTHING),
        ),
        (
            ["play", GAME.name, "--record", "no/folder/game.txt"],
            refusal("cannot-write", file="no/folder/game.txt"),
        ),
        (["play", "--resume", "no-such-file"], refusal("no-file", file="no-such-file")),
        (["replay", "no-such-file"], refusal("no-file", file="no-such-file")),
        (["rules", GAME.name, "99"], refusal("no-section", section=99, known=ANYTHING)),
        (["editions", GAME.name, "deluxe"], refusal("bad-edition", key="deluxe", expected=ANYTHING)),
    ],
)
def test_an_impossible_request_is_refused_with_a_sentence(words: Sequence[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert re.fullmatch(f"{sentence}\n", result.stderr)


@pytest.mark.parametrize("words", [["play"], ["serve-beer"], ["play", GAME.name, "--lang", "la"], ["replay"]])
def test_a_usage_error_has_exit_code_2(words: Sequence[str]) -> None:
    assert run(*words).exit_code == 2


@each_language
def test_a_refusal_is_worded_in_the_chosen_language(language: str) -> None:
    result = run("play", "tiddlywinks", "--lang", language)
    words = texts(language).say("refusal-unknown-game", name="tiddlywinks", known=KNOWN)
    assert (result.exit_code, result.stderr) == (1, f"{words}\n")


@pytest.mark.parametrize(
    ("key", "value"),
    [("numbers", "[[9, -2]]"), ("beer", "1"), ("target", "'many'"), ("stands_alone", "'1'")],
    ids=["a negative barrel", "an unknown key", "a word for a number", "a game that cannot end"],
)
@pytest.mark.parametrize("command", ["play", "editions"])
def test_an_invalid_edition_is_refused_with_the_name_of_its_key(
    tmp_path: Path, command: str, key: str, value: str
) -> None:
    box = str(edition(tmp_path, **{key: value}))
    result = run(command, GAME.name, *(["--edition", box] if command == "play" else [box]))
    assert result.exit_code == 1
    assert re.match(refusal("bad-edition", key=ANYTHING, expected=ANYTHING), result.stderr)
    assert key in result.stderr


# --- Records -----------------------------------------------------------------------


def test_a_record_is_never_overwritten(finished_game: Path) -> None:
    before = finished_game.read_text("utf-8")
    result = run("play", GAME.name, "--record", finished_game)
    assert result.exit_code == 1
    assert re.fullmatch(refusal("file-exists", file=finished_game) + "\n", result.stderr)
    assert finished_game.read_text("utf-8") == before


def test_a_finished_game_cannot_be_continued(finished_game: Path) -> None:
    result = run("play", "--resume", finished_game)
    assert result.exit_code == 1
    assert re.fullmatch(refusal("game-over") + "\n", result.stderr)


def wrong_line(line: int, code: str, /, **arguments: object) -> str:
    """The sentence of a refusal that names the line, as a pattern."""
    why = message("en", f"refusal-{code}", **arguments)
    return refusal("wrong-line", line=line, why=why)


@pytest.mark.parametrize(
    ("line", "wrong", "sentence"),
    [
        (1, "Dear diary,", refusal("no-record", line=1)),
        (1, "comptoir record 99", refusal("newer-record", line=1, format=99, known=records.FORMAT)),
        (2, "game: tiddlywinks", refusal("unknown-game", name="tiddlywinks", known=KNOWN)),
        (3, "rules: 99", refusal("newer-rules", line=3, rules=99, known=GAME.rules_version)),
        (4, "edition: deluxe 0", refusal("edition-unknown", line=4, edition="deluxe", known=ANYTHING)),
        (6, "seats: 2", wrong_line(6, "seats", least=3, most=6, seats=2)),
        (12, "chance roll a9 b9", wrong_line(12, "not-the-cup", cup=ANYTHING)),
        (12, "chance beer", wrong_line(12, "bad-notation", text="beer")),
        (12, "0 close", refusal("not-due", line=12, found=0, due="chance")),
        (13, "9 order 7", refusal("not-due", line=13, found=9, due=ANYTHING)),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_record_with_a_wrong_line_is_refused_with_its_number(
    finished_game: Path, command: Sequence[str], line: int, wrong: str, sentence: str
) -> None:
    lines = finished_game.read_text("utf-8").splitlines()
    lines[line - 1] = wrong
    finished_game.write_text("\n".join(lines), "utf-8")
    result = run(*command, finished_game)
    assert result.exit_code == 1
    assert re.match(sentence, result.stderr)


def test_the_reason_inside_a_refusal_is_worded_in_the_same_language(finished_game: Path) -> None:
    finished_game.write_text(
        re.sub(r"(?m)^0 order .*$", "0 order 9", finished_game.read_text("utf-8"), count=1), "utf-8"
    )
    sentence = message("de", "refusal-no-order", cards="0 1 2 3 4 5 6 7")
    assert sentence in run("replay", finished_game, "--lang", "de").stderr
