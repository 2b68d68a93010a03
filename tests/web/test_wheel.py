"""The wheel, installed without Node and without the repository, serves a page on which one can play."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from comptoir.server.web import static
from tests.repository import SOURCE, repository_files
from tests.web.server import ROOT, Server
from tests.web.visits import Visiting, play_rounds

UV = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def build(directory: Path, page: Path) -> "subprocess.CompletedProcess[str]":
    """Build the wheel with a page that is already built."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(directory)]
    environment = os.environ | {"COMPTOIR_UI": str(page)}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """The wheel, with the page that was built for this installation."""
    page = static.folder()
    assert page
    done = build(tmp_path, page)
    assert done.returncode == 0, done.stderr
    (built,) = tmp_path.glob("*.whl")
    return built


@pytest.fixture
def installed(tmp_path: Path, wheel: Path) -> Path:
    """The programs' folder of a clean environment with only the wheel and its dependencies."""
    environment = tmp_path / "environment"
    subprocess.run([UV, "venv", "--quiet", str(environment)], check=True)
    install = [UV, "pip", "install", "--quiet", "--python", str(environment), str(wheel)]
    subprocess.run([*install, "--constraint", str(ROOT / "requirements.txt")], check=True)
    return environment / "bin"


def missing(wheel: Path) -> set[str]:
    """Code and data that the wheel lacks; nothing else would notice a missing data file."""
    shipped = {
        str(path.relative_to(SOURCE.parent))
        for path in repository_files()
        if path.is_relative_to(SOURCE) and "ui" not in path.parts
    }
    assert {Path(name).suffix for name in shipped} >= {".py", ".toml", ".ftl", ".md", ".typed"}
    held = set(ZipFile(wheel).namelist())
    page = {name.rpartition(".")[2] for name in held if name.startswith("comptoir_ui/assets/")}
    return (shipped | {"comptoir_ui/index.html"}) - held | {"js", "css", "woff2"} - page


@pytest.mark.long
@pytest.mark.slow
def test_the_wheel_is_complete_and_plays_without_node(
    wheel: Path, installed: Path, tmp_path: Path, visit: Visiting
) -> None:
    assert missing(wheel) == set()
    assert shutil.which("node", path=str(installed)) is None
    command = [str(installed / "comptoir")]
    server = Server(tmp_path / "tables.db", command=command, PATH=str(installed), PYTHONPATH="").start()
    try:
        ann = visit().go(server.address)
        ann.offer("Play now").click()
        play_rounds([ann], 1)
    finally:
        server.stop()


def test_no_wheel_is_built_without_a_page(tmp_path: Path) -> None:
    refused = build(tmp_path, tmp_path)
    assert refused.returncode != 0
    assert f"COMPTOIR_UI names a folder without a built page: {tmp_path}" in refused.stderr
    assert list(tmp_path.iterdir()) == []
