"""The wheel as people get it: installed by itself where there is no Node, it serves and plays."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.conftest import Visiting
from tests.web.house import ROOT, Server
from tests.web.visits import play_rounds

UV = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A clean environment with the wheel and what it needs, and nothing else: the folder of its programs."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    environment = tmp_path / "environment"
    subprocess.run([UV, "venv", "--quiet", str(environment)], check=True)
    install = [UV, "pip", "install", "--quiet", "--python", str(environment), str(wheel)]
    subprocess.run([*install, "--constraint", str(ROOT / "requirements.txt")], check=True)
    return environment / "bin"


@pytest.mark.slow
def test_installed_where_there_is_no_node_it_serves_and_plays(
    installed: Path, tmp_path: Path, visit: Visiting
) -> None:
    assert shutil.which("node", path=str(installed)) is None
    command = [str(installed / "comptoir")]
    server = Server(tmp_path / "tables.db", command=command, PATH=str(installed), PYTHONPATH="").start()
    try:
        ann = visit().go(server.address)
        ann.offer("Play now").click()
        play_rounds([ann], 1)
    finally:
        server.stop()
