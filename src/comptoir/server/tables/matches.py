"""A match: several games of the same people on the same seats, whose points are added."""

from collections.abc import Sequence
from operator import add

from comptoir.core.refusals import Refusal
from comptoir.server import protocol
from comptoir.server.protocol import MOST_GAMES
from comptoir.server.tables.log import Match
from comptoir.server.tables.table import Table


def first(games: int, seats: int) -> Match | None:
    """The match that begins with a table; a single game is none.

    Raises:
        Refusal: it has too many games, or not even one.
    """
    if not 1 <= games <= MOST_GAMES:
        raise Refusal("match-games", games=games, most=MOST_GAMES)
    return Match(1, games, (0,) * seats) if games > 1 else None


def after(over: Table) -> Match | None:
    """What a rematch belongs to: this match goes on, or after its last game such a match begins anew."""
    match = over.opened.match
    if match is None:
        return None
    if match.number == match.games:
        return first(match.games, len(over.chairs))
    return Match(match.number + 1, match.games, points(over, match))


def shown(table: Table) -> protocol.Match | None:
    """How the match stands."""
    match = table.opened.match
    if match is None:
        return None
    now = points(table, match)
    return protocol.Match(match.number, match.games, now, ranks(now, fewest_win=table.game.fewest_win))


def points(table: Table, match: Match) -> tuple[int, ...]:
    """By seat, those of this game included once it is over."""
    result = table.game.result(table.state)
    return tuple(map(add, match.points, result.scores)) if result else match.points


def ranks(points: Sequence[int], *, fewest_win: bool) -> tuple[int, ...]:
    """Places by seat from 1; equal points share one."""
    better = [-mine if fewest_win else mine for mine in points]
    return tuple([1 + sum(other > mine for other in better) for mine in better])
