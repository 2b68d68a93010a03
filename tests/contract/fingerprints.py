"""Digests of whole games, which two processes can compare."""

import hashlib
from itertools import islice

import comptoir
from tests.contract.worlds import as_bytes, random_worlds


def fingerprint(name: str, seats: int) -> str:
    """A digest of everything that games at this table offer, show and keep."""
    digest = hashlib.sha256()
    for world in islice(random_worlds(name, seats), 3):
        game = world.game
        for state in world.states:
            digest.update(game.dump(state))
            for actor in game.to_act(state):
                digest.update(as_bytes(game.legal(state, actor)))
            digest.update(as_bytes(game.odds(state)[:50]))
            digest.update(b"".join(as_bytes(game.view(state, viewer)) for viewer in world.viewers))
    return digest.hexdigest()


def fingerprints(name: str) -> dict[int, str]:
    """The fingerprint for each number of seats."""
    return {seats: fingerprint(name, seats) for seats in comptoir.load(name).seats}
