"""Steps at a table: their notation, the events that follow from them, and the states after them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from comptoir.catalogue import AnyGame, AnyTurn
from comptoir.core import records
from comptoir.core.actors import CHANCE, Actor
from comptoir.core.dice import Dice
from comptoir.core.game import State
from comptoir.core.records import Turn
from comptoir.core.steps import Event, Step
from comptoir.server.tables import log

Told: TypeAlias = tuple[Event, ...]
"""The events that followed from a step, with nothing hidden."""


class Happened(NamedTuple):
    """A step, the events that followed from it, and the state after it."""

    turn: AnyTurn
    told: Told
    after: State


@lru_cache(maxsize=4096)
def read_step(game: AnyGame, word: str) -> Step:
    """A step from its notation; cached, because the same notation recurs.

    Raises:
        BadNotation: no step has this notation.
    """
    return game.read(word)


@lru_cache(maxsize=4096)
def write_step(game: AnyGame, step: Step) -> str:
    """A step in notation; cached, because the log and several viewers need it."""
    return game.write(step)


def happen(game: AnyGame, state: State, actor: Actor, step: Step) -> Happened:
    """Work out what happens when ``actor`` takes ``step``.

    Raises:
        IllegalAction: the step is not offered in ``state``.
    """
    told: list[Event] = []
    after = game.apply(state, actor, step, told.append)
    return Happened(Turn(state, actor, step), tuple(told), after)


def replay(game: AnyGame, state: State, played: log.Played) -> Sequence[Happened]:
    """What happened in each step of a log entry, starting from ``state``."""
    foresight = Foresight(game, state)
    for who, word in played.steps:
        actor = records.read_actor(who)
        assert actor is not None, "the log holds only what was written by write_actor"
        foresight.take(actor, read_step(game, word))
    return foresight.happened


class Foresight:
    """Steps worked out from the state ``start`` before they are stored; `Table.take` need not do so again."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.start = self.state = state
        self.happened: list[Happened] = []
        self._game = game

    def take(self, actor: Actor, step: Step) -> None:
        """Work out one more step.

        Raises:
            IllegalAction: the step is not offered.
        """
        happened = happen(self._game, self.state, actor, step)
        self.happened.append(happened)
        self.state = happened.after

    def draw_chance(self, dice: Dice) -> None:
        """Draw the outcomes of chance until a seat or the clock has to act."""
        while self._game.to_act(self.state) == (CHANCE,):
            self.take(CHANCE, self._game.sample(self.state, dice))

    def entry(self) -> log.Played:
        """All steps so far as a log entry."""
        turns = [happened.turn for happened in self.happened]
        return log.Played(
            tuple([(records.write_actor(turn.actor), write_step(self._game, turn.step)) for turn in turns])
        )
