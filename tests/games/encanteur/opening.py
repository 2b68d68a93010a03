"""The opening of a game of L'Encanteur: the outcomes of chance before the first choice."""

from typing import Final

from comptoir.games.encanteur.components import CLIENTS

FOUR: Final = [
    f"chance client {seat} {client}"
    for seat, client in zip((0, 0, 1, 1, 2, 2, 3, 3), CLIENTS * 2, strict=True)
]
DRAWN: Final = ["chance first 1", *FOUR]
