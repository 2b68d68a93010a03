"""The command line: whole games, replays, rules, and everything that can go wrong."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import comptoir
from comptoir import cli
from comptoir.core import reading, records
from comptoir.words import values
from comptoir.words.texts import LANGUAGES, texts
from tests import rules_pages

GAME = comptoir.load("polterfass")
KNOWN = ", ".join(comptoir.games())
WATCHER = None
ANYTHING = "ANYTHING"

each_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*words: object, typed: str = "", system: str = "en_GB.UTF-8") -> Result:
    """Run a command in a shell that is not a terminal."""
    shell = {"LC_ALL": system, "COLUMNS": "80", "NO_COLOR": "1"}
    return CliRunner().invoke(cli.app, list(map(str, words)), input=typed, env=shell)


def output_of(*words: object, typed: str = "", system: str = "en_GB.UTF-8") -> str:
    """The output of a command that succeeds without a complaint."""
    result = run(*words, typed=typed, system=system)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def message(language: str, key: str, /, **arguments: object) -> str:
    return texts(language, GAME.package).say(key, **arguments)


def refusal(code: str, /, **arguments: object) -> str:
    """The English sentence of a refusal, as a pattern; an argument may be `ANYTHING`."""
    return re.escape(message("en", f"refusal-{code}", **arguments)).replace(ANYTHING, ".+")


def unwrap(text: str) -> str:
    """The sentences of an output, wherever its lines end."""
    return re.sub(r"\s*\n\s*", " ", text)


# Each answer is legal sooner or later: 1 is a choice of the innkeeper and a card of every guest.
ANSWERS = "1\n" * 600


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game."""
    path = tmp_path_factory.mktemp("whole") / "game.txt"
    output_of("play", GAME.name, "--seed", "5", "--bots", "random", "--record", path, typed=ANSWERS)
    return path.read_text("utf-8")


@pytest.fixture
def played(tmp_path: Path, whole: str) -> Path:
    """A file with the record of a whole game."""
    path = tmp_path / "played.txt"
    path.write_text(whole, "utf-8")
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """The record of a game that was left after a few answers."""
    path = tmp_path / "begun.txt"
    output_of(
        "play",
        GAME.name,
        "--seed",
        "5",
        "--bots",
        "random",
        "--seat",
        "2",
        "--record",
        path,
        typed="1\n1\n1\n",
    )
    return path


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


def test_the_default_language_is_that_of_the_system() -> None:
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


def answer(*lines: str, language: str = "en") -> str:
    """The output of a game in which a guest types these lines at the first question."""
    start = ["--option", "first_seat=1", "--seed", "2", "--bots", "random", "--lang", language]
    return output_of("play", GAME.name, *start, typed="".join(f"{line}\n" for line in lines))


ORDERED = message("en", "step-order", who="you", cards="3+5", mugs=8)


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
def test_a_mistyped_answer_costs_nothing(typed: str, sentence: str) -> None:
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
def test_answers_may_be_typed_in_the_language_of_the_reader(language: str) -> None:
    """Close the tap, roll on: in the reader's words, as the help says."""
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


def test_a_game_that_was_left_can_be_continued(begun: Path) -> None:
    before = begun.read_text("utf-8")
    output_of("play", "--resume", begun, "--bots", "random", typed=ANSWERS)
    after = begun.read_text("utf-8")
    assert GAME.result(records.read(GAME, after).end) is not None
    assert [line for line in after.splitlines() if not line.startswith("result:")][: before.count("\n")] == (
        before.splitlines()
    )


def test_a_player_comes_back_to_their_own_seat(begun: Path) -> None:
    """A recorded name that is none of the house's tells where the reader sat."""
    output = output_of("play", "--resume", begun)
    ordered, you = (message("en", key) for key in ("pad-ordered", "you"))
    assert re.search(rf"{ordered} +Ottilie +Gaspard +{you} +Nunzia", output)


def test_a_player_who_leaves_may_still_save_the_game(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    output = output_of("play", GAME.name, "--bots", "random", typed=f"quit\n{path}\n")
    assert "comptoir play --resume" in output
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is None


def test_a_game_that_was_left_has_a_valid_record(begun: Path) -> None:
    assert GAME.result(records.read(GAME, begun.read_text("utf-8")).end) is None


def test_a_finished_game_may_still_be_saved(tmp_path: Path) -> None:
    """One round without special barrels takes one answer."""
    box = edition(tmp_path, last_round="1", specials="0")
    path = tmp_path / "kept.txt"
    start = ["--edition", str(box), "--option", "first_seat=0", "--bots", "random"]
    output_of("play", GAME.name, *start, typed=f"close\n{box}\n{path}\n")
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is not None


# --- Refusals -------------------------------------------------------------------


def edition(folder: Path, **figures: str) -> Path:
    """The standard edition with these figures changed, as a file."""
    standard = Path(comptoir.__file__).parent / "games" / GAME.name / "editions" / "standard.toml"
    lines = [line for line in standard.read_text("utf-8").splitlines() if line.split(" ")[0] not in figures]
    lines += [f"{key} = {{ value = {value}, source = 'ours' }}" for key, value in figures.items()]
    path = folder / "box.toml"
    path.write_text("\n".join(lines), "utf-8")
    return path


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
def test_an_impossible_wish_is_refused_in_a_sentence(words: Sequence[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert re.fullmatch(f"{sentence}\n", result.stderr)


@pytest.mark.parametrize("words", [["play"], ["serve-beer"], ["play", GAME.name, "--lang", "la"], ["replay"]])
def test_a_wrong_command_line_has_another_exit_code(words: Sequence[str]) -> None:
    assert run(*words).exit_code == 2


@each_language
def test_a_refusal_is_worded_in_the_chosen_language(language: str) -> None:
    result = run("play", "tiddlywinks", "--lang", language)
    words = texts(language).say("refusal-unknown-game", name="tiddlywinks", known=KNOWN)
    assert (result.exit_code, result.stderr) == (1, f"{words}\n")


@pytest.mark.parametrize(
    ("key", "value"),
    [("numbers", "[[9, -2]]"), ("beer", "1"), ("target", "'many'"), ("stands_alone", "'1'")],
    ids=["a negative barrel", "a key too many", "a word for a number", "a game that cannot end"],
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


def test_a_record_is_never_overwritten(played: Path) -> None:
    before = played.read_text("utf-8")
    result = run("play", GAME.name, "--record", played)
    assert result.exit_code == 1
    assert re.fullmatch(refusal("file-exists", file=played) + "\n", result.stderr)
    assert played.read_text("utf-8") == before


def test_a_finished_game_cannot_be_continued(played: Path) -> None:
    result = run("play", "--resume", played)
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
def test_a_record_with_a_wrong_line_is_refused_with_the_number_of_the_line(
    played: Path, command: Sequence[str], line: int, wrong: str, sentence: str
) -> None:
    lines = played.read_text("utf-8").splitlines()
    lines[line - 1] = wrong
    played.write_text("\n".join(lines), "utf-8")
    result = run(*command, played)
    assert result.exit_code == 1
    assert re.match(sentence, result.stderr)


def test_the_reason_inside_a_refusal_is_worded_in_the_same_language(played: Path) -> None:
    played.write_text(re.sub(r"(?m)^0 order .*$", "0 order 9", played.read_text("utf-8"), count=1), "utf-8")
    sentence = message("de", "refusal-no-order", cards="0 1 2 3 4 5 6 7")
    assert sentence in run("replay", played, "--lang", "de").stderr


# --- Replays --------------------------------------------------------------------------------


@each_language
def test_a_replay_tells_the_whole_game(played: Path, language: str) -> None:
    output = output_of("replay", played, "--lang", language)
    assert message(language, "step-close", who="other", name="Ottilie") in output
    assert not re.search(r"None|\{|\}|(?:event|step|refusal|ask)-", output)


def test_a_replay_says_you_to_the_seat_from_which_it_is_seen(played: Path) -> None:
    others, own = (message("en", "step-close", who=who, name="Ottilie") for who in ("other", "you"))
    assert others in output_of("replay", played, "--seat", "0")
    assert own in output_of("replay", played, "--seat", "1")


def test_a_replay_cannot_be_seen_from_a_missing_seat(played: Path) -> None:
    result = run("replay", played, "--seat", "4")
    assert result.exit_code == 1
    assert re.fullmatch(refusal("no-seat", seat=4, last=3) + "\n", result.stderr)


def test_a_replay_as_json_holds_every_step(played: Path) -> None:
    replay = json.loads(output_of("replay", played, "--json"))
    recorded = records.read(GAME, played.read_text("utf-8"))
    assert len(replay["steps"]) == len(recorded.turns)
    assert replay["result"]["scores"] == list(GAME.scores(recorded.end))


CHANGED = refusal("edition-changed", line=4, edition="standard", digest="0123", found=ANYTHING)


def test_a_replay_begins_with_a_note_about_a_changed_edition(played: Path) -> None:
    played.write_text(re.sub(r"standard \w+", "standard 0123", played.read_text("utf-8")), "utf-8")
    assert re.search(CHANGED, unwrap(output_of("replay", played)))


def before_the_bill(folder: Path, own: str, others: str) -> Path:
    """The record of a round up to its last throw: seat 1 has ordered ``own``, seats 2 and 3 ``others``."""
    lot, thrown, again = ("first 0", "roll a9 b8 c- d- e- f- g- x- y*", "roll c8 d- e- f- g- x-")
    steps = [("chance", lot), ("chance", thrown), ("1", f"order {own}"), ("2", f"order {others}")]
    steps += [("3", f"order {others}"), ("0", "roll"), ("chance", again)]
    read = [(records.read_actor(actor), GAME.read(text)) for actor, text in steps]
    record = records.record(GAME, GAME.start(4), read)  # type: ignore[arg-type]
    path = folder / f"{own}-{others}.txt"
    path.write_text(records.write(GAME, record), "utf-8")
    return path


@pytest.mark.parametrize("form", ["--all", "--json"])
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_replay_tells_no_secret_before_the_bill(tmp_path: Path, form: str, seat: int | None) -> None:
    """If the others order as many other cards, a viewer who cannot know gets the same output."""
    where = [] if seat is None else ["--seat", str(seat)]
    first, second = (before_the_bill(tmp_path, "3", others) for others in ("2+6", "0+1"))
    assert output_of("replay", first, *where, form) == output_of("replay", second, *where, form)


@pytest.mark.parametrize("form", ["--all", "--json"])
def test_a_replay_shows_players_their_own_orders(tmp_path: Path, form: str) -> None:
    """So the test above compares something that can differ."""
    first, second = (before_the_bill(tmp_path, "3", others) for others in ("2+6", "0+1"))
    assert output_of("replay", first, "--seat", "2", form) != output_of("replay", second, "--seat", "2", form)


# --- Rules and editions -----------------------------------------------------------------------


@each_language
def test_the_rules_are_shown_whole_or_in_part(language: str) -> None:
    whole = unwrap(output_of("rules", GAME.name, "--lang", language))
    for part in ("0", "8", "2.3", "P4", "p4"):
        words = unwrap(output_of("rules", GAME.name, part, "--lang", language)).strip()
        assert words in whole
        assert 20 < len(words) < len(whole) / 2


def test_a_paragraph_ends_where_the_next_begins() -> None:
    output = output_of("rules", GAME.name, "2.3")
    assert "2.3" in output
    assert "2.4" not in output


def test_french_punctuation_does_not_begin_a_line() -> None:
    """It follows a no-break space, so that it stays on its line at any width."""
    assert not re.search(r"(?m)^\s*[;:?!]", output_of("rules", GAME.name, "--lang", "fr"))


@pytest.mark.parametrize("command", ["rules", "editions"])
def test_without_a_game_the_games_are_listed(command: str) -> None:
    assert GAME.name in output_of(command)
    assert json.loads(output_of(command, "--json")) == {"games": list(comptoir.games())}


@each_language
def test_an_edition_shows_each_figure_and_where_it_comes_from(language: str) -> None:
    output = output_of("editions", GAME.name, "--lang", language)
    for key in (*GAME.Components.__struct_fields__, *GAME.Options.__struct_fields__):
        assert key in output
    assert message(language, "source-ours") in output


def test_a_custom_edition_is_shown_like_any_other(tmp_path: Path) -> None:
    box = edition(tmp_path, target="9")
    assert re.search(r"target +9 +ours", output_of("editions", GAME.name, box))


def test_each_item_of_a_list_has_a_line() -> None:
    assert values.write([{"name": "amber", "pays": [4, 6]}, {"name": "wine", "pays": [2]}]) == (
        "name amber pays [4, 6]\nname wine pays [2]"
    )


def test_programs_get_rules_and_editions_as_json() -> None:
    rules: dict[str, Any] = json.loads(output_of("rules", GAME.name, "2.1", "--json"))
    assert rules["markdown"].startswith("**2.1**")
    shown: dict[str, Any] = json.loads(output_of("editions", GAME.name, "--json"))
    assert shown["figures"]["target"] == {"value": 75, "source": "rulebook"} | {
        "note": shown["figures"]["target"]["note"]
    }


# --- Hostile files, numbers and names ---------------------------------------------------


def test_continuing_a_game_keeps_the_link_and_the_mode_of_its_file(begun: Path) -> None:
    begun.chmod(0o640)
    link = begun.with_name("link.txt")
    link.symlink_to(begun.name)
    other = begun.with_name("link.txt.new")
    other.write_text("something else", "utf-8")
    output_of("play", "--resume", link, "--bots", "random", typed=ANSWERS)
    assert link.is_symlink()
    assert GAME.result(records.read(GAME, begun.read_text("utf-8")).end) is not None
    assert (begun.stat().st_mode & 0o777, other.read_text("utf-8")) == (0o640, "something else")
    assert sorted(path.name for path in begun.parent.iterdir()) == ["begun.txt", "link.txt", "link.txt.new"]


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


def test_after_an_impossible_file_name_another_one_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    names = ["~nouser/x", "nul\0", "x" * 5000, str(tmp_path), "/dev/null", str(path)]
    output_of("play", GAME.name, "--bots", "random", typed="\n".join(["quit", *names, ""]))
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is None


@pytest.mark.parametrize("typed", ["9" * 5000, f"order {'9' * 5000}", f"1 {'9' * 5000}"])
def test_a_number_of_any_length_costs_nothing(typed: str) -> None:
    assert ORDERED in answer(typed, "3+5")
    innkeeper = ["--option", "first_seat=0", "--seed", "2"]
    assert message("en", "table-left") in output_of("play", GAME.name, *innkeeper, typed=f"{typed}\nquit\n")


def test_names_in_a_record_cannot_control_the_terminal(played: Path) -> None:
    names = json.dumps(["\x1b]0;Ot\x9btilie\x07", "Gaspard", "Nunzia", "\x1b"])
    text = re.sub(r"(?m)^names: .*", lambda _: f"names: {names}", played.read_text("utf-8"))
    played.write_text(text, "utf-8")
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", output_of("replay", played))
    played.write_text(text.replace("0 order", "0 \x1b[31m"), "utf-8")
    assert "\x1b" not in run("replay", played).stderr


def test_a_continued_game_also_begins_with_a_note_about_a_changed_edition(begun: Path) -> None:
    begun.write_text(re.sub(r"standard \w+", "standard 0123", begun.read_text("utf-8")), "utf-8")
    output = unwrap(output_of("play", "--resume", begun))
    assert re.search(CHANGED, output)


@pytest.mark.parametrize(
    "words",
    [["--seats", "3"], ["--name", "Ann"], ["--edition", "x"], ["--option", "a=b"], ["--record", "x"]],
)
def test_what_a_record_settles_cannot_be_given_as_an_option(begun: Path, words: Sequence[str]) -> None:
    result = run("play", "--resume", begun, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words[0] in result.stderr


# --- The shell ------------------------------------------------------------------------------------


def shell(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "comptoir.cli", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_help_is_shown_without_loading_slow_libraries() -> None:
    """These libraries take longest to load."""
    asked = "import sys, comptoir.cli as cli; cli.app(['--help'], standalone_mode=False); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert {"rich.console", "fluent.runtime", "babel", "numpy"} & set(loaded.split()) == set()


@pytest.mark.parametrize("command", ["play", "replay", "rules", "editions"])
def test_every_command_shows_its_usage(command: str) -> None:
    assert f"comptoir {command}" in output_of(command, "--help").partition("Options:")[0].partition("\n")[2]


def test_the_command_line_offers_every_language() -> None:
    assert tuple(cli.Language) == LANGUAGES


def test_a_real_shell_gets_the_same_game_and_exit_code() -> None:
    done = shell("play", GAME.name, "--seed", "4", "--bots", "random", "--lang", "en", typed="3+5\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert message("en", "table-left") in done.stdout


def test_a_real_shell_gets_a_sentence_and_no_traceback() -> None:
    done = shell("play", "tiddlywinks", "--lang", "en")
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(refusal("unknown-game", name="tiddlywinks", known=KNOWN) + "\n", done.stderr)


@pytest.mark.parametrize("command", ["play", "replay", "rules", "editions", "simulate", "serve"])
def test_help_shows_examples_line_by_line(command: str) -> None:
    shown = run(command, "--help").stdout
    assert re.search(rf"^  comptoir {command}\b", shown, re.MULTILINE)
    assert "\\b" not in shown


def run_redirected(redirection: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command whose streams are closed or lead to a full device."""
    line = f"{shlex.join([sys.executable, '-m', 'comptoir.cli', *words])} {redirection}"
    shell = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        ["/bin/sh", "-c", line], input="quit\n", capture_output=True, text=True, check=False, env=shell
    )


@pytest.mark.parametrize("command", ["play", "replay"])
@pytest.mark.parametrize(
    ("redirection", "code"), [("<&-", 0), (">&-", 1), ("2>&-", 0), (">/dev/full", 1), (">/dev/full 2>&1", 1)]
)
def test_closed_and_full_streams_lead_to_no_traceback(
    played: Path, command: str, redirection: str, code: int
) -> None:
    done = run_redirected(redirection, command, GAME.name if command == "play" else str(played))
    assert (done.returncode, done.stderr.count("\n") <= 1) == (code, True), done.stderr
    assert "Traceback" not in done.stderr


def test_letters_that_the_terminal_lacks_are_not_an_error() -> None:
    done = run_redirected("", "rules", GAME.name, "--lang", "fr")
    assert done.returncode == 0
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "fr_FR"}
    for words in (["play", GAME.name], ["rules"], ["play", "é"]):
        command = [sys.executable, "-m", "comptoir.cli", *words]
        shown = subprocess.run(
            command, input=b"\xff\nquit\n", capture_output=True, check=False, env=ascii_only
        )
        assert (shown.returncode, b"Traceback" in shown.stderr) == (int("é" in words), False)


def test_ctrl_c_while_a_command_is_loading_leads_to_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "system_language", interrupt)
    assert run("rules").exit_code == cli.INTERRUPTED == 128 + signal.SIGINT
    monkeypatch.setattr(cli, "app", interrupt)
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == cli.INTERRUPTED
