"""`comptoir play`: whole games, the prompt, and leaving a game."""

import re
from pathlib import Path
from typing import Any

import pytest

from comptoir.core import records
from tests import rules_pages
from tests.cli.commands import (
    ANSWERS,
    ANYTHING,
    GAME,
    ORDERED,
    answer,
    each_language,
    edition,
    message,
    output_of,
    refusal,
    unwrap,
)

# --- Playing ------------------------------------------------------------------------


@pytest.mark.slow
@each_language
@pytest.mark.parametrize("seats", [GAME.seats[0], GAME.seats[-1]])
def test_a_whole_game_can_be_played_in_each_language(tmp_path: Path, language: str, seats: int) -> None:
    path = tmp_path / "evening.txt"
    arguments = [
        "--seats",
        str(seats),
        "--seed",
        "7",
        "--bots",
        "random",
        "--record",
        path,
        "--lang",
        language,
    ]
    output = output_of("play", GAME.name, *arguments, typed=ANSWERS)
    recorded = records.read(GAME, path.read_text("utf-8"))
    assert GAME.result(recorded.end) is not None
    assert message(language, "table-recorded", file=path) in output.replace("\n", "") or path.name in output
    assert message(language, "table-points") in output
    assert not re.search(r"None|\{|\}|\$\w|(?:event|step|refusal|ask)-", output)
    assert max(map(len, output.splitlines())) <= 80


def test_the_default_language_is_the_systems() -> None:
    assert message("fr", "tagline") in output_of("play", GAME.name, system="fr_CH.UTF-8")
    assert message("en", "tagline") in output_of("play", GAME.name, system="C")


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    paths = [tmp_path / "first.txt", tmp_path / "second.txt"]
    for path in paths:
        start = ["--seed", "3", "--bots", "random", "--record", str(path)]
        output_of("play", GAME.name, *start, typed="1\n" * 5)
    assert paths[0].read_text("utf-8") == paths[1].read_text("utf-8")


def test_no_two_players_have_the_same_name() -> None:
    output = output_of("play", GAME.name, "--name", "gaspard", "--seat", "1", "--seats", "6")
    assert "Gaspard" not in output


def test_control_characters_in_a_name_are_removed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    output_of("play", GAME.name, "--name", "[red]\x1b[31mA\nnn", "--record", path)
    assert records.read(GAME, path.read_text("utf-8")).names[0] == "[red][31mA nn"


def test_edition_and_options_reach_the_game(tmp_path: Path) -> None:
    path, box = tmp_path / "game.txt", edition(tmp_path, target="9")
    output_of("play", GAME.name, "--edition", box, "--option", "first_seat=2", "--record", path)
    setup: Any = records.read(GAME, path.read_text("utf-8")).end.setup
    assert (setup.components.target, setup.options.first_seat) == (9, 2)


# --- At the prompt --------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["3+5", "5+3", "3 5", "5, 3", "35", "order 3+5", " ORDER 3+5 "])
def test_an_order_may_be_typed_in_several_ways(typed: str) -> None:
    assert ORDERED in answer(typed)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("beer", refusal("bad-notation", text="beer")),
        ("8", refusal("no-order", cards="0 1 2 3 4 5 6 7")),
        ("3+3", refusal("no-order", cards="0 1 2 3 4 5 6 7")),
        ("1+2+3", refusal("bad-notation", text="1+2+3")),
        ("close", refusal("not-now")),
        ("rules 99", refusal("no-section", section=99, known=ANYTHING)),
    ],
)
def test_a_player_can_try_again_after_a_mistyped_answer(typed: str, sentence: str) -> None:
    output = answer(typed, "3+5")
    assert re.search(sentence, unwrap(output))
    assert ORDERED in output


def test_a_refusal_cites_the_rules() -> None:
    assert message("en", "table-see-rules", section="2.1") in answer("8")


@each_language
def test_help_and_rules_can_be_read_before_an_answer(language: str) -> None:
    keys = ("words-hint", "words-help", "words-board", "words-rules")
    words = [word.strip().upper() for key in keys for word in message(language, key).split(",")]
    output = answer(*words, "7", language=language)
    assert message(language, "refusal-bad-notation", text="")[-12:] not in output
    assert message(language, "step-order", who="you", name="", cards="7", mugs=7) in output


def test_a_part_of_the_rules_can_be_read_at_the_table() -> None:
    output = unwrap(answer("rules 2.1"))
    assert rules_pages.paragraphs(GAME.name, "en")["2.1"] in output


def test_a_hint_says_what_an_order_may_bring() -> None:
    assert re.search(r"13\s+\+13\s+−13", answer("?"))


@each_language
def test_answers_may_be_typed_in_the_readers_language(language: str) -> None:
    """The words for closing the tap and rolling on, as the help lists them."""
    for key in ("words-close", "words-roll"):
        for word in message(language, key).split(","):
            start = ["--option", "first_seat=0", "--seed", "2", "--bots", "random", "--lang", language]
            output = output_of("play", GAME.name, *start, typed=f"{word.strip()}\n")
            sentence = message(language, key.replace("words", "step"), who="you", name="", thrown=8, picked=0)
            assert re.search(re.sub(r"\d+", r"\\d+", " ".join(sentence.split()[:2])), output)


def test_a_number_beyond_the_list_is_refused() -> None:
    output = output_of("play", GAME.name, "--option", "first_seat=0", "--seed", "2", typed="9\n")
    assert re.search(refusal("no-choice", number=9, last=ANYTHING), output)


# --- Leaving and coming back ------------------------------------------------------------


def test_a_player_who_leaves_is_told_how_to_continue(tmp_path: Path) -> None:
    path = tmp_path / "with a space.txt"
    output = output_of("play", GAME.name, "--record", path, "--seat", "1", typed="quit\n")
    assert f"comptoir play --resume '{path}'" in unwrap(output).replace("- ", "-")


def test_a_game_that_was_left_can_be_continued(unfinished_game: Path) -> None:
    before = unfinished_game.read_text("utf-8")
    output_of("play", "--resume", unfinished_game, "--bots", "random", typed=ANSWERS)
    after = unfinished_game.read_text("utf-8")
    assert GAME.result(records.read(GAME, after).end) is not None
    assert [line for line in after.splitlines() if not line.startswith("result:")][: before.count("\n")] == (
        before.splitlines()
    )


def test_a_player_comes_back_to_their_own_seat(unfinished_game: Path) -> None:
    """The only recorded name that no bot uses tells where the reader sat."""
    output = output_of("play", "--resume", unfinished_game)
    ordered, you = (message("en", key) for key in ("pad-ordered", "you"))
    assert re.search(rf"{ordered} +Ottilie +Gaspard +{you} +Nunzia", output)


def test_a_player_who_leaves_may_still_save_the_game(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    output = output_of("play", GAME.name, "--bots", "random", typed=f"quit\n{path}\n")
    assert "comptoir play --resume" in output
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is None


def test_a_game_that_was_left_has_a_valid_record(unfinished_game: Path) -> None:
    assert GAME.result(records.read(GAME, unfinished_game.read_text("utf-8")).end) is None


def test_a_finished_game_may_still_be_saved(tmp_path: Path) -> None:
    """One round without special barrels takes one answer."""
    box = edition(tmp_path, last_round="1", specials="0")
    path = tmp_path / "kept.txt"
    start = ["--edition", str(box), "--option", "first_seat=0", "--bots", "random"]
    output_of("play", GAME.name, *start, typed=f"close\n{box}\n{path}\n")
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is not None
