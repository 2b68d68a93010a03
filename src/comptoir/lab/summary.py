"""What a simulation found, by bot and by seat."""

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

Chairs = npt.NDArray[np.bool_]
"""Which of all chairs are meant, shape (games, seats): as many in each game."""


class Standing(Struct, frozen=True, kw_only=True):
    """How the bots of one level, or those in one seat, fared."""

    name: str | int
    chairs: int
    """Games played, counted once for each chair taken in them."""
    wins: float
    """A win shared among three counts a third."""
    win_share: Estimate
    """Wins a chair; a level no better than the others has one in as many as there are seats."""
    last_share: Estimate
    """Last places a chair, a shared one counting in equal parts: what counts where all but the last win."""
    score: Estimate
    rank: float
    """The mean place, 1 being the winner's."""


class Length(Struct, frozen=True, kw_only=True):
    """How long games are."""

    mean: Estimate
    least: int
    most: int


class Summary(Struct, frozen=True, kw_only=True):
    """What was simulated, and what came of it; the same for any number of workers."""

    comptoir: str
    game: str
    rules: int
    edition: str
    digest: str
    changed: Mapping[str, object]
    """The values in which the edition differs from the standard one."""
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seats: int
    permuted: bool
    seed: int
    games: int
    """As many as were played; fewer than planned if somebody stopped it."""
    planned: int
    by_bot: tuple[Standing, ...]
    by_seat: tuple[Standing, ...]
    decisions: Length
    rounds: Length | None
    reasons: Mapping[str, int]
    """How often each reason ended a game."""


def summary(plan: Plan, results: Results) -> Summary:
    """The figures of all games played."""
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
        reasons=counted(results),
    )


def by_bot(plan: Plan, results: Results) -> tuple[Standing, ...]:
    """A line for each level, in the order of the line-up."""
    levels = np.array(plan.bots)[results.seated]
    return tuple(standing(level, results, levels == level) for level in dict.fromkeys(plan.bots))


def by_seat(results: Results) -> tuple[Standing, ...]:
    """A line for each seat, whoever sat there."""
    seats = np.broadcast_to(np.arange(results.ranks.shape[1]), results.ranks.shape)
    return tuple(standing(int(seat), results, seats == seat) for seat in seats[0])


def standing(name: str | int, results: Results, chairs: Chairs) -> Standing:
    """How those in ``chairs`` fared.

    A game is one observation, however many chairs are theirs in it: what one of
    them wins another cannot, so chairs of one game say less than as many games.
    """
    wins = each_game(win_shares(results.ranks), chairs)
    return Standing(
        name=name,
        chairs=int(chairs.sum()),
        wins=round(float(wins.sum()), 6),
        win_share=share_of_one(wins, int(chairs[0].sum()), chairs.shape[1]),
        last_share=share(each_game(last_shares(results.ranks), chairs), int(chairs[0].sum())),
        score=mean(each_game(results.scores, chairs) / chairs.sum(axis=1)),
        rank=round(float(results.ranks[chairs].mean()), 6),
    )


def each_game(values: Floats | Ints, chairs: Chairs) -> Floats:
    """The sum over ``chairs`` in each game, shape (games,)."""
    sums: Floats = (values * chairs).sum(axis=1, dtype=np.float64)
    return sums


def share_of_one(wins: Floats, chairs: int, seats: int) -> Estimate:
    """One chair's part of what ``chairs`` win together; of all chairs it is known without playing."""
    return share(wins, chairs) if chairs < seats else estimate(1 / seats, 1 / seats, 1 / seats)


def length(counts: Ints) -> Length:
    """The mean and the extremes of what was counted in each game."""
    return Length(mean=mean(counts), least=int(counts.min()), most=int(counts.max()))


def counted(results: Results) -> dict[str, int]:
    """How often each reason ended a game, by its name."""
    reasons, counts = np.unique(results.reasons, return_counts=True)
    return dict(zip(reasons.tolist(), counts.tolist(), strict=True))
