"""`comptoir simulate` on the command line."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from comptoir import catalogue
from comptoir.cli import app
from comptoir.core.refusals import Refusal
from comptoir.lab.executors import executor
from comptoir.lab.simulate import plan
from comptoir.lab.simulate import simulate as simulate_plan
from comptoir.words.texts import texts

ROOT = Path(__file__).resolve().parent.parent.parent
GAME = catalogue.load(catalogue.games()[0])
LEVEL = next(iter(GAME.bots))
ALIKE = ["--bots", ",".join([LEVEL] * 3), "--games", "6", "--workers", "1"]


def simulate(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["simulate", GAME.name, *arguments], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


def refusal_of(*arguments: str) -> str:
    """What a refused command writes to stderr."""
    done = CliRunner().invoke(app, ["simulate", GAME.name, *arguments], env={"LANG": "en"})
    assert done.exit_code == 1
    return done.stderr


def test_simulate_prints_tables() -> None:
    text = simulate(*ALIKE)
    assert f"{GAME.name}: 6 games, seed 1" in text
    assert re.search(rf"^{LEVEL} +18 +6\.0 +33\.3%", text, re.MULTILINE)


def test_simulate_prints_json_with_the_documented_names() -> None:
    """Programs that read it rely on these names."""
    found = msgspec.json.decode(simulate(*ALIKE, "--seed", "9", "--json"))
    assert list(found) == [
        "comptoir", "game", "rules", "edition", "digest", "changed", "options", "bots", "seats", "permuted",
        "seed", "games", "planned", "by_bot", "by_seat", "decisions", "rounds", "reasons",
    ]  # fmt: skip
    assert (found["seed"], found["games"], found["bots"]) == (9, 6, [LEVEL] * 3)
    assert [line["name"] for line in found["by_bot"]] == [LEVEL]
    assert [line["name"] for line in found["by_seat"]] == [0, 1, 2]
    for line in (*found["by_bot"], *found["by_seat"]):
        assert list(line) == ["name", "chairs", "wins", "win_share", "last_share", "score", "rank"]
        assert list(line["win_share"]) == list(line["score"]) == ["value", "low", "high"]
    assert list(found["decisions"]) == ["mean", "least", "most"]


def test_an_edition_is_simulated_and_named(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    figures = (ROOT / "src" / GAME.package.replace(".", "/") / "editions/standard.toml").read_text("utf-8")
    box.write_text(re.sub(r"^(last_round = \{ value = )\d+", r"\g<1>1", figures, flags=re.MULTILINE), "utf-8")
    found = msgspec.json.decode(simulate(*ALIKE, "--edition", str(box), "--json"))
    assert (found["edition"], found["changed"]) == ("own", {"last_round": 1})
    assert found["rounds"]["most"] == 1


def test_options_reach_the_game() -> None:
    found = msgspec.json.decode(simulate(*ALIKE, "--option", "first_seat=2", "--json"))
    assert found["options"]["first_seat"] == 2


def test_a_simulation_loads_no_terminal() -> None:
    script = f"""
import sys
from comptoir.cli import app

app(["simulate", {GAME.name!r}, *{ALIKE!r}], standalone_mode=False)
assert not [name for name in sys.modules if name.startswith("comptoir.terminal")]
"""
    subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)


def test_simulate_writes_records(tmp_path: Path) -> None:
    simulate(*ALIKE, "--record-dir", str(tmp_path / "new" / "folder"))
    assert len(list((tmp_path / "new" / "folder").iterdir())) == 6


def test_an_existing_record_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "5.txt").write_text("mine", "utf-8")
    sentence = texts("en").say("refusal-file-exists", file=tmp_path / "5.txt")
    assert refusal_of(*ALIKE, "--record-dir", str(tmp_path)) == f"{sentence}\n"
    assert (tmp_path / "5.txt").read_text("utf-8") == "mine"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("workers", [1, 2])
def test_a_record_that_cannot_be_written_is_refused(tmp_path: Path, workers: int) -> None:
    """Even if another process would have written it."""
    asked = plan(GAME, [LEVEL] * 3, games=4)
    with pytest.raises(Refusal) as refusal:
        list(simulate_plan(asked, executor(workers), tmp_path / "gone"))
    assert refusal.value.code == "cannot-write"


# --- Refusals -------------------------------------------------------------------


def test_each_refusal_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refusals = [
        refusal_of("--bots", "nobody", "--seats", "4"),
        refusal_of("--bots", f"{LEVEL},{LEVEL}", "--seats", "4"),
        refusal_of("--bots", ",".join([LEVEL] * 20)),
        refusal_of(*ALIKE, "--games", "0"),
        refusal_of(*ALIKE, "--option", "first_seat"),
        refusal_of(*ALIKE, "--option", "no_such=1"),
        refusal_of(*ALIKE, "--edition", "no-such-box"),
        refusal_of(*ALIKE, "--record-dir", str(tmp_path / "file" / "folder")),
        *(refusal_of("--bots", LEVEL, "--seats", seats) for seats in ("0", "-1", "1000000000", "9" * 30)),
    ]
    assert all(re.fullmatch(r"\S[^\n]+\.\n", refusal) for refusal in refusals), refusals
    assert len(set(refusals)) == len(refusals)


# --- The manual -----------------------------------------------------------------


@pytest.mark.slow
def test_the_python_example_of_the_manual_runs(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/lab.md").read_text("utf-8"), re.DOTALL)
    script = tmp_path / "example.py"
    script.write_text(example, "utf-8")
    subprocess.run([sys.executable, str(script)], check=True, stdout=subprocess.DEVNULL)


def test_the_manual_names_every_column() -> None:
    manual = (ROOT / "docs/lab.md").read_text("utf-8")
    assert re.findall(r"^\| ([a-z ]+) \|", manual, re.MULTILINE) == [
        "column", "chairs", "wins", "win share", "score", "rank"
    ]  # fmt: skip
