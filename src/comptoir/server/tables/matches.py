"""A match: two to nine games by the same players in the same seats, with a running score."""

from collections.abc import Sequence
from operator import add

from comptoir.core.refusals import Refusal
from comptoir.server import protocol
from comptoir.server.protocol import MOST_GAMES
from comptoir.server.tables.log import Match
from comptoir.server.tables.table import Table


def first_game(games: int, seats: int) -> Match | None:
    """The match that a new table begins; ``None`` for a single game.

    Raises:
        Refusal: the number of games is out of range.
    """
    if not 1 <= games <= MOST_GAMES:
        raise Refusal("match-games", games=games, most=MOST_GAMES)
    return Match(1, games, (0,) * seats) if games > 1 else None


def next_game(over: Table) -> Match | None:
    """The match of a rematch: at its next game or, after the last game, a new match at its first game."""
    match = over.opened.match
    if match is None:
        return None
    if match.number == match.games:
        return first_game(match.games, len(over.occupants))
    return Match(match.number + 1, match.games, points(over, match))


def running_score(table: Table) -> protocol.Match | None:
    """The match as pages show it, with points and ranks so far; ``None`` for a single game."""
    match = table.opened.match
    if match is None:
        return None
    now = points(table, match)
    return protocol.Match(match.number, match.games, now, ranks(now, fewest_win=table.game.fewest_win))


def points(table: Table, match: Match) -> tuple[int, ...]:
    """The match points by seat, including this game's once it is over."""
    result = table.game.result(table.state)
    return tuple(map(add, match.points, result.scores)) if result else match.points


def ranks(points: Sequence[int], *, fewest_win: bool) -> tuple[int, ...]:
    """Ranks by seat, from 1; equal points share a rank."""
    better = [-mine if fewest_win else mine for mine in points]
    return tuple([1 + sum(other > mine for other in better) for mine in better])
