"""The same seed gives the same game in every process, whatever PYTHONHASHSEED is."""

import os
import subprocess
import sys

import pytest

import comptoir
from tests.contract.fingerprints import fingerprints

SCRIPT = "from tests.contract.fingerprints import fingerprints; print(fingerprints({name!r}))"


@pytest.mark.parametrize("name", comptoir.games())
def test_another_process_plays_the_same_game(name: str) -> None:
    ours = fingerprints(name)
    hashing = "1" if os.environ.get("PYTHONHASHSEED") == "0" else "0"
    path = os.pathsep.join([os.getcwd(), *filter(None, [os.environ.get("PYTHONPATH")])])  # noqa: PTH109
    environment = os.environ | {"PYTHONHASHSEED": hashing, "PYTHONPATH": path}
    script = SCRIPT.format(name=name)
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(ours)
