"""The browser for tests and pictures: `python -m tools.browser` finds or installs one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

CHOSEN: Final = "COMPTOIR_BROWSER"
"""The environment variable that names a browser; the named browser takes precedence."""
NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
)
"""The commands to look for on PATH if Playwright has not installed a browser."""
QUIET: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PACKAGE: Final = "chromium-headless-shell"
ADVICE: Final = (
    f"No browser found for the tests. Install Chromium, then run: {CHOSEN}=/path/to/chromium make test"
)


def launch(playwright: Playwright, arguments: Sequence[str] = ()) -> Browser:
    """Start the browser that `CHOSEN` names, otherwise Playwright's own, otherwise one on PATH.

    Raises:
        Error: no browser was found, or it does not start.
    """
    flags = [*QUIET, *arguments]
    if chosen := os.environ.get(CHOSEN):
        return playwright.chromium.launch(executable_path=chosen, args=flags)
    try:
        return playwright.chromium.launch(args=flags)
    except Error as error:
        found = next((path for name in NAMES if (path := shutil.which(name))), None)
        if found is None or "Executable doesn't exist" not in error.message:
            raise
        return playwright.chromium.launch(executable_path=found, args=flags)


def works() -> bool:
    """Whether a browser starts."""
    with sync_playwright() as playwright:
        try:
            launch(playwright).close()
        except Error:
            return False
    return True


def installations() -> Iterator[list[list[str]]]:
    """The ways to install a browser, as commands: Playwright's own, or the system's package."""
    yield [[sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]]
    if apt := shutil.which("apt-get"):
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        sudo = [] if root else ["sudo", "-n"]
        quiet = ["-qq", "-y", "--no-install-recommends"]
        yield [[*sudo, apt, "update", "-qq"], [*sudo, apt, "install", *quiet, PACKAGE]]


def main() -> None:
    """Make sure that a browser starts; install one if necessary."""
    if works():
        return
    if os.environ.get(CHOSEN):
        raise SystemExit(f"The browser that {CHOSEN} names does not start: {os.environ[CHOSEN]}")
    for commands in installations():
        done = all(
            subprocess.run(command, capture_output=True, check=False).returncode == 0 for command in commands
        )
        if done and works():
            return
    raise SystemExit(ADVICE)


if __name__ == "__main__":
    main()
