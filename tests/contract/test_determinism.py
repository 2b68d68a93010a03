"""The same seed gives the same game in every process, whatever PYTHONHASHSEED is."""

import hashlib
import os
import subprocess
import sys
from itertools import islice

import pytest

import comptoir
from tests.contract.worlds import as_bytes, played

SCRIPT = "from tests.contract.test_determinism import fingerprints; print(fingerprints({name!r}))"


def fingerprint(name: str, seats: int) -> str:
    """A digest of everything that games at this table offer, show and keep."""
    digest = hashlib.sha256()
    for world in islice(played(name, seats), 3):
        game = world.game
        for state in world.states:
            digest.update(game.dump(state))
            for actor in game.to_act(state):
                digest.update(as_bytes(game.legal(state, actor)))
            digest.update(as_bytes(game.odds(state)[:50]))
            digest.update(b"".join(as_bytes(game.view(state, viewer)) for viewer in world.viewers))
    return digest.hexdigest()


def fingerprints(name: str) -> dict[int, str]:
    """That of each number of seats."""
    return {seats: fingerprint(name, seats) for seats in comptoir.load(name).seats}


@pytest.mark.parametrize("name", comptoir.games())
def test_another_process_plays_the_same_game(name: str) -> None:
    hashing = "1" if os.environ.get("PYTHONHASHSEED") == "0" else "0"
    environment = os.environ | {"PYTHONHASHSEED": hashing, "PYTHONPATH": os.getcwd()}  # noqa: PTH109
    script = SCRIPT.format(name=name)
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(fingerprints(name))
