"""The command line in a real terminal: animations, how to skip them, and the terminal afterwards."""

import os
import re
import select
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from comptoir.words.texts import texts

termios = pytest.importorskip("termios", reason="Windows has no such terminal")
pty = pytest.importorskip("pty", reason="Windows has no such terminal")

pytestmark = pytest.mark.slow

PATIENCE = 120.0
HIDDEN_CURSOR = "\x1b[?25l"
CTRL_C = "\x03"
PROMPT = "> $"
say = texts("en", "comptoir.games.polterfass").say


def heed_ctrl_c() -> None:
    """Let Ctrl-C interrupt the process, as in a shell; background processes inherit that it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Window:
    """A terminal with a command running in it."""

    def __init__(self, command: list[str]) -> None:
        self.outside, self.inside = pty.openpty()
        place = os.ttyname(self.inside)
        # The leader of a session gets Ctrl-C from the first terminal that it opens.
        line = f"exec {shlex.join([sys.executable, '-m', 'comptoir.cli', *command])} <{place} >{place} 2>&1"
        shell = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100"}
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", line],
            start_new_session=True,
            env=shell,
            preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - no other thread is running
        )
        self.shown = ""

    def wait_for(self, pattern: str) -> str:
        """Wait for a pattern, and return everything that has appeared meanwhile."""
        start = len(self.shown)
        while not re.search(pattern, self.shown[start:]):
            assert select.select([self.outside], [], [], PATIENCE)[0], self.shown
            self.shown += os.read(self.outside, 1 << 16).decode("utf-8", "replace")
        return self.shown[start:]

    def type(self, keys: str) -> None:
        os.write(self.outside, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C as people do: again, if nothing happens."""
        for _ in range(6):
            self.type(CTRL_C)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(20)
                return
        pytest.fail("Ctrl-C has no effect")

    def shows_what_is_typed(self) -> bool:
        """Whether the terminal echoes keys and reads by line, as a shell wants it."""
        modes = termios.tcgetattr(self.inside)[3]
        return bool(modes & termios.ECHO) and bool(modes & termios.ICANON)


@contextmanager
def window(*command: str) -> Iterator[Window]:
    opened = Window(list(command))
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.wait()
        os.close(opened.outside)
        os.close(opened.inside)


GUEST = ["play", "polterfass", "--bots", "random", "--seed", "2", "--option", "first_seat=1"]


def test_barrels_move_until_a_key_is_pressed() -> None:
    with window(*GUEST) as terminal:
        assert HIDDEN_CURSOR in terminal.wait_for("█████")
        terminal.type("x")
        terminal.wait_for(PROMPT)
        terminal.type("7\n")
        terminal.wait_for(re.escape(say("step-order", who="you", cards="7", mugs=7)))


def test_nothing_moves_with_the_option_plain() -> None:
    with window(*GUEST, "--plain") as terminal:
        assert HIDDEN_CURSOR not in terminal.wait_for(PROMPT)


def test_ctrl_c_leaves_the_game_and_restores_the_terminal(tmp_path: Path) -> None:
    with window(*GUEST, "--record", str(tmp_path / "game.txt")) as terminal:
        terminal.wait_for(PROMPT)
        terminal.interrupt()
        assert "comptoir play --resume" in terminal.wait_for("game.txt")
        assert terminal.process.returncode == 130
        assert terminal.shows_what_is_typed()


def test_ctrl_c_works_while_barrels_roll() -> None:
    with window(*GUEST) as terminal:
        terminal.wait_for("█████")
        terminal.type(CTRL_C)
        assert "Traceback" not in terminal.wait_for(re.escape(say("table-left")))
        assert terminal.process.wait(PATIENCE) == 130
        assert terminal.shows_what_is_typed()


def at_step(step: int) -> str:
    """A pattern for the words with which a replay names its current step."""
    return re.escape(say("replay-place", step=step, steps="STEPS")).replace("STEPS", r"\d+")


def test_a_replay_steps_forward_and_back(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    answers = subprocess.run(
        [sys.executable, "-m", "comptoir.cli", *GUEST, "--record", str(record)],
        input="7\n",
        text=True,
        capture_output=True,
        check=True,
    )
    assert answers.stderr == ""
    with window("replay", str(record)) as terminal:
        terminal.wait_for(PROMPT)
        for keys, shown in [
            ("\n", r"\b9\b"),  # barrels are rolled
            ("\n", re.escape(say("step-order", who="other", name=say("default-name")))),
            ("b\n", at_step(1)),
            ("back\n", at_step(0)),
            ("2\n", at_step(2)),
        ]:
            terminal.type(keys)
            assert re.search(shown, terminal.wait_for(PROMPT))
        terminal.type("q\n")
        assert terminal.process.wait(PATIENCE) == 0
