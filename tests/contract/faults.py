"""Faults to plant in any game, each with the promise that has to find it.

A game's own faults are in ``tests/games/<game>/faults.py``, as `FAULTS` of the same shape.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

import comptoir
from comptoir.catalogue import AnyGame
from comptoir.core.game import Beat, Result
from comptoir.core.refusals import IllegalAction, Refusal
from comptoir.core.sentences import Sentence
from tests.contract import promises
from tests.contract.promises import Promise
from tests.contract.worlds import World, options, play_out, replant

Plant: TypeAlias = Callable[[AnyGame], AnyGame]
"""Turns a sound game into a faulty one."""

Fault: TypeAlias = tuple[Plant, Promise]

WORLDS: Final = 10
"""The number of random games in which a fault has to show."""


# --- The end --------------------------------------------------------------------


def never_ends(game: AnyGame) -> AnyGame:
    return replant(game, result=lambda state: None)


def ranks_nobody_first(game: AnyGame) -> AnyGame:
    def result(state: Any) -> Result | None:
        ended = game.result(state)
        return ended and replace(ended, ranks=tuple(rank + 1 for rank in ended.ranks))

    return replant(game, result=result)


def tells_watchers_nothing_of_the_end(game: AnyGame) -> AnyGame:
    def view(state: Any, viewer: Any) -> Any:
        seen = game.view(state, viewer)
        return replace(seen, ranks=None) if viewer is None else seen

    return replant(game, view=view)


def ranks_before_the_end(game: AnyGame) -> AnyGame:
    def view(state: Any, viewer: Any) -> Any:
        return replace(game.view(state, viewer), ranks=(1,) * state.setup.seats)

    return replant(game, view=view)


# --- Chance ---------------------------------------------------------------------


def odds_fall_short(game: AnyGame) -> AnyGame:
    return replant(game, odds=lambda state: game.odds(state)[1:])


def prefers_the_first_outcome(game: AnyGame) -> AnyGame:
    def sample(state: Any, rng: Random) -> Any:
        return game.odds(state)[0][0] if rng.random() < 0.5 else game.sample(state, rng)

    return replant(game, sample=sample)


# --- Legal steps ------------------------------------------------------------------


def accepts_illegal_steps(game: AnyGame) -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        try:
            return game.apply(state, actor, step, tell)
        except IllegalAction:
            return state

    return replant(game, apply=apply)


def refuses_the_last_choice(game: AnyGame) -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        if step in game.legal(state, actor)[-1:]:
            raise IllegalAction(step, "not-now")
        return game.apply(state, actor, step, tell)

    return replant(game, apply=apply)


def asks_everybody_twice(game: AnyGame) -> AnyGame:
    return replant(game, to_act=lambda state: game.to_act(state) * 2)


def asks_without_a_choice(game: AnyGame) -> AnyGame:
    return replant(game, legal=lambda state, actor: game.legal(state, actor)[:1])


def has_a_beat_without_a_clock(game: AnyGame) -> AnyGame:
    return replant(game, beat=lambda state: Beat(1.0, 0.0, ()))


# --- Notation and storage ---------------------------------------------------------


def writes_only_the_verb(game: AnyGame) -> AnyGame:
    return replant(game, write=lambda step: game.write(step).partition(" ")[0])


def dumps_only_the_start(game: AnyGame) -> AnyGame:
    class Forgetful(type(game)):  # type: ignore[misc]
        __slots__ = ()

        def dump(self, state: Any) -> bytes:
            return bytes(super().dump(self.start(state.setup.seats, state.setup.options)))

    return of_kind(Forgetful, game)


def hears_other_notation_than_it_tells(game: AnyGame) -> AnyGame:
    class Deaf(type(game)):  # type: ignore[misc]
        __slots__ = ()

        def heard(self, state: Any, actor: Any, step: Any, viewer: Any) -> str:
            return str(super().heard(state, actor, step, viewer)).upper()

    return of_kind(Deaf, game)


def hears_nothing_of_itself(game: AnyGame) -> AnyGame:
    class Absent(type(game)):  # type: ignore[misc]
        __slots__ = ()

        def heard(self, state: Any, actor: Any, step: Any, viewer: Any) -> str:
            return "?" if actor == viewer else str(super().heard(state, actor, step, viewer))

    return of_kind(Absent, game)


# --- Views --------------------------------------------------------------------------


def imagines_the_start(game: AnyGame) -> AnyGame:
    return replant(game, determinize=lambda view, rng: game.start(view.setup.seats, view.setup.options))


def hints_to_everybody(game: AnyGame) -> AnyGame:
    return replant(game, hints=lambda view: view.setup.options)


def shows_the_whole_state(game: AnyGame) -> AnyGame:
    """Watchers get the whole state, in the field for the ranks."""

    def view(state: Any, viewer: Any) -> Any:
        seen = game.view(state, viewer)
        return replace(seen, ranks=tuple(game.dump(state))) if viewer is None else seen

    return replant(game, view=view)


def tells_a_secret_in_the_story(game: AnyGame) -> AnyGame:
    class Gossip(type(game)):  # type: ignore[misc]
        __slots__ = ()

        def story(self, state: Any, actor: Any, step: Any, viewer: Any) -> Any:
            return (step, *super().story(state, actor, step, viewer)[1:])

    return of_kind(Gossip, game)


def changes_nothing(game: AnyGame) -> AnyGame:
    return replant(game, changes=lambda view, actor, part: {})


def says_what_no_catalogue_has(game: AnyGame) -> AnyGame:
    return replant(game, sentences=lambda actor, story, setup: ((Sentence("no-such-message"),),) * len(story))


def counts_below_zero(game: AnyGame) -> AnyGame:
    """The first step of a story makes a number of the view too small, as if it had been subtracted twice."""

    def changes(view: Any, actor: Any, part: Any) -> Any:
        counts = (field for field in view.__struct_fields__ if type(getattr(view, field)) is int)
        return {next(field for field in counts if field != "seat"): -1}

    return replant(game, changes=changes)


FAULTS: Final[tuple[Fault, ...]] = (
    (never_ends, promises.the_game_ends),
    (ranks_nobody_first, promises.the_game_ends),
    (tells_watchers_nothing_of_the_end, promises.everybody_sees_who_has_won),
    (ranks_before_the_end, promises.everybody_sees_who_has_won),
    (odds_fall_short, promises.chance_has_exact_odds),
    (prefers_the_first_outcome, promises.samples_follow_the_odds),
    (accepts_illegal_steps, promises.illegal_steps_are_refused),
    (refuses_the_last_choice, promises.legal_steps_are_accepted),
    (asks_everybody_twice, promises.seats_act_in_order),
    (asks_without_a_choice, promises.nobody_is_asked_without_a_choice),
    (has_a_beat_without_a_clock, promises.every_beat_fits_its_position),
    (writes_only_the_verb, promises.every_step_survives_writing),
    (dumps_only_the_start, promises.states_survive_dumping),
    (hears_other_notation_than_it_tells, promises.a_story_holds_the_step_and_the_games_events),
    (hears_nothing_of_itself, promises.an_actor_hears_its_own_step),
    (imagines_the_start, promises.an_imagined_state_fits_its_view),
    (hints_to_everybody, promises.only_a_seat_that_decides_gets_hints),
    (changes_nothing, promises.a_story_tells_what_changes),
    (says_what_no_catalogue_has, promises.a_story_can_be_told_in_every_language),
    (counts_below_zero, promises.nothing_shown_falls_below_zero),
    (shows_the_whole_state, promises.no_view_tells_a_secret),
    (tells_a_secret_in_the_story, promises.no_view_tells_a_secret),
)


# --- Planting and finding -----------------------------------------------------------


def of_kind(kind: type[AnyGame], game: AnyGame) -> AnyGame:
    """The same game as an object of another class."""
    return kind(**{field: getattr(game, field) for field in game.__dataclass_fields__})


def own_faults(name: str) -> tuple[Fault, ...]:
    """The faults that only this game can have."""
    found: tuple[Fault, ...] = import_module(f"tests.games.{name}.faults").FAULTS
    return found


@lru_cache(maxsize=WORLDS)  # every fault is looked for in the same worlds
def sound_world(name: str, seed: int) -> World:
    """A random sound game, with default options for odd seeds and with other options for even ones."""
    game = comptoir.load(name)
    seats = 4 if 4 in game.seats else game.seats[-1]
    chosen = list(options(game, seats))
    return play_out(game, seats, game.Options() if seed % 2 else chosen[seed // 2 % len(chosen)], seed)


def finds(promise: Promise, game: AnyGame) -> bool:
    """Whether the promise fails on one of a few random games."""
    for seed in range(WORLDS):
        # The promise checks the faulty game on turns of the sound one; two promises need other worlds.
        world = sound_world(game.name, seed)
        if promise is promises.legal_steps_are_accepted:
            world = sound_world.__wrapped__(game.name, seed)  # a new one, since a fault may change its states
        if promise is promises.nothing_is_lost_or_doubled:
            state = world.states[0]
            world = play_out(game, state.setup.seats, state.setup.options, seed)
        try:
            promise(replace(world, game=game))
        except (AssertionError, Refusal, msgspec.DecodeError, pytest.fail.Exception):
            return True
    return False
