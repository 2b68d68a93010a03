"""The command in a real shell: help, exit codes, closed streams and Ctrl-C."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir import cli
from comptoir.words.texts import LANGUAGES
from tests.cli.commands import GAME, KNOWN, message, output_of, refusal, run


def shell(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "comptoir.cli", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_help_is_shown_without_loading_slow_libraries() -> None:
    """These libraries take the longest to load."""
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
def test_closed_and_full_streams_cause_no_traceback(
    finished_game: Path, command: str, redirection: str, code: int
) -> None:
    done = run_redirected(redirection, command, GAME.name if command == "play" else str(finished_game))
    assert (done.returncode, done.stderr.count("\n") <= 1) == (code, True), done.stderr
    assert "Traceback" not in done.stderr


def test_characters_that_the_terminal_lacks_are_not_an_error() -> None:
    done = run_redirected("", "rules", GAME.name, "--lang", "fr")
    assert done.returncode == 0
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "fr_FR"}
    for words in (["play", GAME.name], ["rules"], ["play", "é"]):
        command = [sys.executable, "-m", "comptoir.cli", *words]
        shown = subprocess.run(
            command, input=b"\xff\nquit\n", capture_output=True, check=False, env=ascii_only
        )
        assert (shown.returncode, b"Traceback" in shown.stderr) == (int("é" in words), False)


def test_ctrl_c_while_a_command_is_loading_causes_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "system_language", interrupt)
    assert run("rules").exit_code == cli.INTERRUPTED == 128 + signal.SIGINT
    monkeypatch.setattr(cli, "app", interrupt)
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == cli.INTERRUPTED
