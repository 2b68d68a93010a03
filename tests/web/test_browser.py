"""The choice of a browser."""

import os
import subprocess
import sys

import pytest

from tools import browser

pytestmark = pytest.mark.slow


def test_a_chosen_browser_that_does_not_start_is_refused_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.browser"],
        env=os.environ | {browser.CHOSEN: "/no/such/browser"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "/no/such/browser" in done.stderr
