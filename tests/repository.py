"""The files of this repository."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
IGNORED: Final = {".git", ".venv", ".tools", "build", "dist", "node_modules", "__pycache__"}
SOURCE: Final = ROOT / "src" / "comptoir"


def repository_files() -> list[Path]:
    """Every file that is, or is about to be, part of the repository."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        found = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive
        found = ""
    paths = [ROOT / name for name in found.split("\0") if name] or list(walk(ROOT))
    return sorted(path for path in paths if path.is_file())


def walk(root: Path) -> Iterator[Path]:
    for folder, below, names in os.walk(root):
        below[:] = [name for name in below if name not in IGNORED and not name.endswith("_cache")]
        yield from (Path(folder, name) for name in names)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
