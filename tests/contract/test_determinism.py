"""The same seed gives the same game in every process, whatever PYTHONHASHSEED is."""

import hashlib
import os
import subprocess
import sys

import pytest

from tests.contract.worlds import CASES, as_bytes, worlds

SCRIPT = "from tests.contract.test_determinism import fingerprint; print(fingerprint({name!r}, {seats}))"


def fingerprint(name: str, seats: int) -> str:
    """A digest of everything that games at this table offer, show and keep."""
    digest = hashlib.sha256()
    for world in worlds(name, seats)[:3]:
        game = world.game
        for state in world.states:
            digest.update(game.dump(state))
            for actor in game.to_act(state):
                digest.update(as_bytes(game.legal(state, actor)))
            digest.update(as_bytes(game.odds(state)[:50]))
            digest.update(b"".join(as_bytes(game.view(state, viewer)) for viewer in world.viewers))
    return digest.hexdigest()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_another_process_plays_the_same_game(name: str, seats: int) -> None:
    ours = fingerprint(name, seats)
    hashing = "1" if os.environ.get("PYTHONHASHSEED") == "0" else "0"
    environment = os.environ | {"PYTHONHASHSEED": hashing, "PYTHONPATH": os.getcwd()}  # noqa: PTH109
    script = SCRIPT.format(name=name, seats=seats)
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ours
