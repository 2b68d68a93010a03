"""A game as its tests play it: turns in the notation of a record, ``0 offer 1 coffee``."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, Generic

import pytest
from msgspec.structs import replace

from comptoir import CHANCE, CLOCK, IllegalAction
from comptoir.core.actors import Actor
from comptoir.core.editions import STANDARD
from comptoir.core.game import A, Game, S, V
from comptoir.core.play import play
from comptoir.core.records import Turn, read_actor
from comptoir.core.setups import ComponentsT, OptionsT
from comptoir.core.steps import Event, Step

WATCHER: Final = None
MOST_TURNS: Final = 20_000


@dataclass(frozen=True)
class Play(Generic[S, V, A, OptionsT, ComponentsT]):
    """What tests do with any game; a game's ``table.py`` makes these methods its own functions."""

    game: Game[S, V, A, OptionsT, ComponentsT]
    section: Callable[[S], str]
    """The section of the rules that applies in a state."""
    spell_out: Callable[[S, str], str] = lambda state, turn: turn
    """The whole notation of a turn that the game's tests abbreviate."""
    pick: Callable[[Sequence[A], Random], A] = lambda legal, rng: rng.choice(legal)
    """One of the legal steps in a random game."""

    # --- Boxes --------------------------------------------------------------------

    def box(self, **figures: object) -> ComponentsT:
        """The standard edition with other ``figures``."""
        return replace(self.game.components(), **figures)

    def own_box(self, folder: Path, key: str, line: str | None = None) -> Path:
        """A copy of the standard edition's file with another ``line`` for ``key``, or without it.

        Where ``key`` is a table, the tables below it are left out too.
        """
        text = (files(self.game.package) / "editions/standard.toml").read_text("utf-8")
        lines = text.partition(f"[{key}]")[0].splitlines()
        kept = [text for text in lines if not text.startswith(f"{key} =")]
        place = next((n for n, text in enumerate(kept) if text.startswith("[")), len(kept))
        path = folder / "my-box.toml"
        path.write_text("\n".join([*kept[:place], *([line] if line else []), *kept[place:]]), "utf-8")
        return path

    # --- Turns --------------------------------------------------------------------

    def read_turn(self, state: S, turn: str) -> tuple[Actor, A]:
        """The actor and the step of a turn in notation."""
        who, _, words = self.spell_out(state, turn).partition(" ")
        actor = read_actor(who)
        assert actor is not None, who
        return actor, self.game.read(words)

    def play(self, state: S, *turns: str) -> S:
        """The state after these turns."""
        for turn in turns:
            state = self.game.apply(state, *self.read_turn(state, turn))
        return state

    def story(self, state: S, turn: str) -> tuple[Step | Event, ...]:
        """The story of a turn as a watcher sees it."""
        return self.game.story(state, *self.read_turn(state, turn), WATCHER)

    def choices(self, state: S, actor: Actor | None = None) -> list[str]:
        """What ``actor``, by default the first to act, may do, in notation."""
        who = self.game.to_act(state)[0] if actor is None else actor
        return [self.game.write(step) for step in self.game.legal(state, who)]

    def chances(self, state: S) -> dict[str, str]:
        """The outcomes of chance, in notation, with their odds."""
        return {self.game.write(step): str(chance) for step, chance in self.game.odds(state)}

    # --- Refusals -----------------------------------------------------------------

    def assert_refused(self, state: S, turn: str, code: str, section: str | None = None) -> None:
        """The turn is refused with this code and section, by default the state's, and changes nothing."""
        self.assert_step_refused(state, *self.read_turn(state, turn), code, section)

    def assert_step_refused(
        self, state: S, actor: Actor, step: A, code: str, section: str | None = None
    ) -> None:
        """`assert_refused`, for a step that has no notation."""
        before = self.game.dump(state)
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(state, actor, step)
        assert (refusal.value.code, refusal.value.section) == (code, section or self.section(state))
        assert refusal.value.step is step
        assert self.game.dump(state) == before

    # --- Whole games --------------------------------------------------------------

    def random_turns(self, state: S, rng: Random) -> Iterator[Turn[S, A]]:
        """Random turns until the end; while a clock runs, any actor may be the next."""
        while awaited := self.game.to_act(state):
            actor = rng.choice(awaited) if CLOCK in awaited else awaited[0]
            if actor is CHANCE:
                step = self.game.sample(state, rng)
            else:
                step = self.pick(self.game.legal(state, actor), rng)
            yield Turn(state, actor, step)
            state = self.game.apply(state, actor, step)

    def random_game(self, state: S, seed: int) -> Iterator[Turn[S, A]]:
        """The turns of a random game, which comes to an end."""
        turns = self.random_turns(state, Random(seed))
        yield from islice(turns, MOST_TURNS)
        assert next(turns, None) is None

    def whole_game(
        self,
        levels: Sequence[str],
        seed: int = 1,
        options: OptionsT | None = None,
        edition: ComponentsT | None = None,
    ) -> list[Turn[S, A]]:
        """A whole game of bots, a level for each seat."""
        state = self.game.start(len(levels), options, edition or STANDARD)
        return list(play(self.game, state, [self.game.bots[level]() for level in levels], Random(seed)))


def figure(key: str, value: str) -> str:
    """A line of an edition's file."""
    return f'{key} = {{ value = {value}, source = "ours" }}'
