"""The results of many games, as arrays with one row per game."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Self

import numpy as np
import numpy.typing as npt
from msgspec import Struct

Ints = npt.NDArray[np.int_]
Floats = npt.NDArray[np.float64]


class Row(Struct, frozen=True, kw_only=True):
    """The result of one game."""

    seated: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    rounds: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Results:
    """The results of some games, in the order of the games.

    ``seated`` (the index of the bot in the line-up), ``ranks`` (from 1, equal for a tie) and
    ``scores`` (points) have shape (games, seats), the others shape (games,).
    ``rounds`` is empty for a game that does not count rounds.
    """

    seated: Ints
    ranks: Ints
    scores: Ints
    decisions: Ints
    rounds: Ints
    reasons: npt.NDArray[np.str_]

    @classmethod
    def from_rows(cls, rows: Sequence[Row]) -> Self:
        """The results of the games in ``rows``, in this order."""
        return cls(
            np.array([row.seated for row in rows]),
            np.array([row.ranks for row in rows]),
            np.array([row.scores for row in rows]),
            np.array([row.decisions for row in rows]),
            np.array([row.rounds for row in rows if row.rounds is not None], np.int_),
            np.array([row.reason for row in rows]),
        )

    @classmethod
    def join(cls, parts: Sequence[Self]) -> Self:
        """The results in ``parts`` as one, in this order."""
        columns = [field.name for field in fields(cls)]
        return cls(*(np.concatenate([getattr(part, column) for part in parts]) for column in columns))

    def __len__(self) -> int:
        return len(self.ranks)


def win_shares(ranks: Ints) -> Floats:
    """The part of each game that each seat won; a shared win counts in equal parts.

    Args:
        ranks: from 1, shape (games, seats).

    Returns:
        Parts from 0 to 1, shape (games, seats), adding up to 1 in each game.
    """
    first: Ints = (ranks == 1).astype(np.int_)
    parts: Floats = first / first.sum(axis=1, keepdims=True)
    return parts


def last_shares(ranks: Ints) -> Floats:
    """The part of each last place that each seat had; if all ranks are equal, nobody is last.

    Args:
        ranks: from 1, shape (games, seats).

    Returns:
        Parts from 0 to 1, shape (games, seats), adding up to 1 in each game that has a last place.
    """
    worst = ranks.max(axis=1, keepdims=True)
    last: Ints = ((ranks == worst) & (worst > 1)).astype(np.int_)
    parts: Floats = last / np.maximum(last.sum(axis=1, keepdims=True), 1)
    return parts
