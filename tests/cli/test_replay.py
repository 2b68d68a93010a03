"""`comptoir replay`: a recorded game as each viewer may see it."""

import json
import re
from pathlib import Path

import pytest

from comptoir.core import records
from tests.cli.commands import CHANGED, GAME, WATCHER, each_language, message, output_of, refusal, run, unwrap


@each_language
def test_a_replay_tells_the_whole_game(finished_game: Path, language: str) -> None:
    output = output_of("replay", finished_game, "--lang", language)
    assert message(language, "step-close", who="other", name="Ottilie") in output
    assert not re.search(r"None|\{|\}|(?:event|step|refusal|ask)-", output)


def test_a_replay_says_you_to_the_viewing_seat(finished_game: Path) -> None:
    others, own = (message("en", "step-close", who=who, name="Ottilie") for who in ("other", "you"))
    assert others in output_of("replay", finished_game, "--seat", "0")
    assert own in output_of("replay", finished_game, "--seat", "1")


def test_a_seat_out_of_range_cannot_view_a_replay(finished_game: Path) -> None:
    result = run("replay", finished_game, "--seat", "4")
    assert result.exit_code == 1
    assert re.fullmatch(refusal("no-seat", seat=4, last=3) + "\n", result.stderr)


def test_a_replay_as_json_holds_every_step(finished_game: Path) -> None:
    replay = json.loads(output_of("replay", finished_game, "--json"))
    recorded = records.read(GAME, finished_game.read_text("utf-8"))
    assert len(replay["steps"]) == len(recorded.turns)
    assert replay["result"]["scores"] == list(GAME.scores(recorded.end))


def test_a_replay_begins_with_a_note_about_a_changed_edition(finished_game: Path) -> None:
    finished_game.write_text(
        re.sub(r"standard \w+", "standard 0123", finished_game.read_text("utf-8")), "utf-8"
    )
    assert re.search(CHANGED, unwrap(output_of("replay", finished_game)))


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
    """If the others order different cards, a viewer who cannot see them gets the same output."""
    where = [] if seat is None else ["--seat", str(seat)]
    first, second = (before_the_bill(tmp_path, "3", others) for others in ("2+6", "0+1"))
    assert output_of("replay", first, *where, form) == output_of("replay", second, *where, form)


@pytest.mark.parametrize("form", ["--all", "--json"])
def test_a_replay_shows_players_their_own_orders(tmp_path: Path, form: str) -> None:
    """This shows that the outputs compared above can differ."""
    first, second = (before_the_bill(tmp_path, "3", others) for others in ("2+6", "0+1"))
    assert output_of("replay", first, "--seat", "2", form) != output_of("replay", second, "--seat", "2", form)
