"""The summary of a simulation, by bot and by seat."""

from collections.abc import Mapping
from importlib.metadata import version

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from comptoir import catalogue
from comptoir.core import editions, encoding
from comptoir.lab.estimates import Estimate, estimate, mean, share
from comptoir.lab.results import Floats, Ints, Results, last_shares, win_shares
from comptoir.lab.simulate import Plan

SeatMask = npt.NDArray[np.bool_]
"""Selects seats in each game, shape (games, seats); the same number in every game."""


class Performance(Struct, frozen=True, kw_only=True):
    """The results of the bots of one level, or of those in one seat.

    A chair is one seat in one game.
    """

    name: str | int
    chairs: int
    """How many chairs these bots had."""
    wins: float
    """A win shared by three seats counts a third for each."""
    win_share: Estimate
    """Wins per chair; 1/seats for a level that is as good as the others."""
    last_share: Estimate
    """Last places per chair, shared ones in equal parts; it counts in games that all but the last win."""
    score: Estimate
    rank: float
    """The mean rank; 1 is the winner's."""


class Length(Struct, frozen=True, kw_only=True):
    """The number of decisions or rounds in a game."""

    mean: Estimate
    least: int
    most: int


class Summary(Struct, frozen=True, kw_only=True):
    """The plan and the results of a simulation; the same for any number of workers."""

    comptoir: str
    game: str
    rules: int
    edition: str
    digest: str
    changed: Mapping[str, object]
    """The values that differ from the standard edition."""
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seats: int
    permuted: bool
    seed: int
    games: int
    """The number of games played; less than ``planned`` if the simulation was stopped."""
    planned: int
    by_bot: tuple[Performance, ...]
    by_seat: tuple[Performance, ...]
    decisions: Length
    rounds: Length | None
    reasons: Mapping[str, int]
    """How often each reason ended a game."""


def summary(plan: Plan, results: Results) -> Summary:
    """The summary of the games played."""
    game = catalogue.load(plan.game)
    components = plan.components
    return Summary(
        comptoir=version("comptoir"),
        game=plan.game,
        rules=game.rules_version,
        edition=editions.name_of(components, game.package) or "own",
        digest=editions.digest(components),
        changed=editions.changes(components, game.package),
        options=msgspec.to_builtins(plan.options, enc_hook=encoding.to_plain),
        bots=plan.bots,
        seats=len(plan.bots),
        permuted=plan.permuted,
        seed=plan.seed,
        games=len(results),
        planned=plan.games,
        by_bot=by_bot(plan, results),
        by_seat=by_seat(results),
        decisions=length(results.decisions),
        rounds=length(results.rounds) if len(results.rounds) else None,
        reasons=count_reasons(results),
    )


def by_bot(plan: Plan, results: Results) -> tuple[Performance, ...]:
    """The performance of each level, in the order of the line-up."""
    levels = np.array(plan.bots)[results.seated]
    return tuple(performance(level, results, levels == level) for level in dict.fromkeys(plan.bots))


def by_seat(results: Results) -> tuple[Performance, ...]:
    """The performance of each seat, over all bots that sat there."""
    seats = np.broadcast_to(np.arange(results.ranks.shape[1]), results.ranks.shape)
    return tuple(performance(int(seat), results, seats == seat) for seat in seats[0])


def performance(name: str | int, results: Results, chairs: SeatMask) -> Performance:
    """The results of the selected chairs.

    A game is one observation, even if several of its chairs are selected: what one of them wins, another
    cannot win, so they are not independent.
    """
    wins = each_game(win_shares(results.ranks), chairs)
    return Performance(
        name=name,
        chairs=int(chairs.sum()),
        wins=round(float(wins.sum()), 6),
        win_share=share_of_one(wins, int(chairs[0].sum()), chairs.shape[1]),
        last_share=share(each_game(last_shares(results.ranks), chairs), int(chairs[0].sum())),
        score=mean(each_game(results.scores, chairs) / chairs.sum(axis=1)),
        rank=round(float(results.ranks[chairs].mean()), 6),
    )


def each_game(values: Floats | Ints, chairs: SeatMask) -> Floats:
    """The sum over the selected chairs in each game, shape (games,)."""
    sums: Floats = (values * chairs).sum(axis=1, dtype=np.float64)
    return sums


def share_of_one(wins: Floats, chairs: int, seats: int) -> Estimate:
    """The win share of one chair; if all seats of a game are selected, it is exactly 1/seats."""
    return share(wins, chairs) if chairs < seats else estimate(1 / seats, 1 / seats, 1 / seats)


def length(counts: Ints) -> Length:
    """The mean, the least and the most of a number counted in each game."""
    return Length(mean=mean(counts), least=int(counts.min()), most=int(counts.max()))


def count_reasons(results: Results) -> dict[str, int]:
    """How often each reason ended a game."""
    reasons, counts = np.unique(results.reasons, return_counts=True)
    return dict(zip(reasons.tolist(), counts.tolist(), strict=True))
