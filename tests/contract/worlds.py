"""Random games to check the promises on, for every game, number of seats and valid set of options."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import product
from random import Random
from types import NoneType
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import comptoir
from comptoir.catalogue import AnyGame
from comptoir.core import encoding
from comptoir.core.actors import CHANCE, CLOCK, Actor
from comptoir.core.records import Turn

MOST_STEPS = 5_000
"""More than any random game takes; a longer game counts as one that never ends."""


class World(Struct, frozen=True, dict=True):
    """A game played out at random: its turns, and the state after the last one."""

    game: AnyGame
    turns: tuple[Turn[Any, Any], ...]
    end: Any
    seed: int

    @cached_property
    def states(self) -> tuple[Any, ...]:
        return (*(turn.state for turn in self.turns), self.end)

    @cached_property
    def seen(self) -> tuple[tuple[Any, int | None, Any], ...]:
        """Every state with each viewer's view of it."""
        return tuple(
            [
                (state, viewer, self.game.view(state, viewer))
                for state in self.states
                for viewer in self.viewers
            ]
        )

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (None, *range(self.end.setup.seats))


def option_values(kind: object, seats: int) -> tuple[object, ...]:
    """The values that an option of this type can have; numbers are seats."""
    if typing.get_origin(kind) is typing.Literal:
        return typing.get_args(kind)
    if arguments := typing.get_args(kind):
        return tuple(value for part in arguments for value in option_values(part, seats))
    return {NoneType: (None,), bool: (False, True), int: (0, seats - 1)}[kind]  # type: ignore[index]


def options(game: AnyGame, seats: int) -> Iterator[Any]:
    """Every combination of options that the game allows for ``seats`` seats."""
    kinds = typing.get_type_hints(game.Options)
    for values in product(*(option_values(kind, seats) for kind in kinds.values())):
        chosen = game.options(dict(zip(kinds, values, strict=True)))
        try:
            game.start(seats, chosen)
        except comptoir.BadOptions:
            continue
        yield chosen


def random_step(game: AnyGame, state: Any, actor: Actor, rng: Random) -> Any:
    """A random kind of step, then a random step of that kind: rare kinds get their chance, too."""
    if actor is CHANCE:
        return game.sample(state, rng)
    legal = game.legal(state, actor)
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([step for step in legal if type(step) is kind])


def play_out(game: AnyGame, seats: int, chosen: Any, seed: int) -> World:
    """A random game; a seed gives the same one in every process."""
    rng, state = Random(seed), game.start(seats, chosen)
    turns: list[Turn[Any, Any]] = []
    while (awaited := game.to_act(state)) and len(turns) < MOST_STEPS:
        # When the clock is due too, anyone may act first.
        actor = rng.choice(awaited) if CLOCK in awaited else awaited[0]
        turn = Turn(state, actor, random_step(game, state, actor, rng))
        turns.append(turn)
        state = game.apply(state, actor, turn.step)
    return World(game, tuple(turns), state, seed)


CASES = [(name, seats) for name in comptoir.games() for seats in comptoir.load(name).seats]


def random_worlds(name: str, seats: int) -> Iterator[World]:
    """One random game for every set of options."""
    game = comptoir.load(name)
    return (play_out(game, seats, chosen, seed) for seed, chosen in enumerate(options(game, seats)))


@lru_cache(maxsize=1)  # all promises check the same worlds
def worlds(name: str, seats: int) -> tuple[World, ...]:
    """The games of `random_worlds`, kept for the next promise."""
    return tuple(random_worlds(name, seats))


def replant(game: AnyGame, **faults: object) -> AnyGame:
    """The game with some of its functions replaced."""
    parts = {field: getattr(game, field) for field in game.__dataclass_fields__}
    return type(game)(**(parts | faults))


def as_bytes(value: object) -> bytes:
    """The JSON that a viewer would get, without the setup, which everybody knows."""
    if isinstance(value, Struct) and "setup" in value.__struct_fields__:
        value = replace(value, setup=None)
    return encoding.to_json(value)
