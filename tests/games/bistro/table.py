"""Positions of Bistro in notation.

A turn is written as in a record, ``0 offer 1 coffee``. What belongs to the seats stands between
strokes: ``"coffee syrup | | lemonade"``.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, cast

import pytest
from msgspec import Struct
from msgspec.structs import replace

from comptoir import IllegalAction
from comptoir.core.actors import Actor
from comptoir.core.dice import Dice
from comptoir.core.play import play as played
from comptoir.core.records import Turn, read_actor
from comptoir.core.steps import Event, Heard, Step
from comptoir.games.bistro.actions import AnyStep
from comptoir.games.bistro.components import GLASSES, MIAMS, Components, Glass, Miam, Options
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.rules import SECTIONS
from comptoir.games.bistro.rules.drawing import begin_turn
from comptoir.games.bistro.state import Counts, State
from comptoir.games.bistro.views import View, count_face_down

SEATS: Final = tuple(GAME.seats)
WATCHER: Final = None
MOST_TURNS: Final = 20_000
SHORT: Final = Options(short_game=True)


def box(**figures: object) -> Components:
    """The standard edition with other ``figures``."""
    return replace(GAME.components(), **figures)


def counts(glasses: str) -> Counts:
    """Glasses by name as they are counted."""
    names = glasses.split()
    assert set(names) <= set(GLASSES), glasses
    return tuple(map(names.count, GLASSES))


def named(miam: str) -> Miam | None:
    """A Miam by its name; ``-`` is none."""
    assert miam in (*MIAMS, "-"), miam
    return None if miam == "-" else cast("Miam", miam)


def table(
    seats: int = 4,
    starter: int = 0,
    glasses: str = "",
    miams: str = " ".join(MIAMS),
    *,
    gone: str = "",
    additions: str = "",
    number: int = 1,
    voids: int = 0,
    options: Options = Options(),  # noqa: B008 - frozen
    edition: Components | None = None,
) -> State:
    """A turn begins: ``glasses="coffee | | syrup"``, ``additions="1 1 | | 2"``, ``miams`` in order."""
    begun = GAME.start(seats, replace(options, first_seat=starter), edition or GAME.components())
    held = begun.miams if options.short_game else tuple(map(named, miams.split()))[:seats]
    tokens = [tuple(map(int, drawn.split())) for drawn in by_seat(additions, seats)]
    on_table = tuple(map(counts, by_seat(glasses, seats)))
    state = replace(
        begun,
        glasses=on_table,
        unseen=count_face_down(begun.setup.components, on_table),
        miams=held,
        discarded=tuple(map(named, gone.split())),
        additions=tuple(tokens),
        round=number,
        voids=voids,
    )
    return begin_turn(state, starter, None)


def by_seat(text: str, seats: int) -> list[str]:
    """What stands between strokes, and nothing for the seats that are left."""
    parts = text.split("|")
    assert len(parts) <= seats
    return parts + [""] * (seats - len(parts))


def play(state: State, *turns: str) -> State:
    """The state after these turns."""
    for turn in turns:
        state = GAME.apply(state, *read_turn(state, turn))
    return state


def read_turn(state: State, turn: str) -> tuple[Actor, AnyStep]:
    """Who acts, and what it is."""
    who, _, words = turn.partition(" ")
    actor = read_actor(who)
    assert actor is not None, who
    return actor, GAME.read(words)


class Varied(Struct, frozen=True):
    """Chooses a kind of step first, or it would look as rarely as it makes any one of a hundred offers."""

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        return varied(legal, rng)


def varied(legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
    """Any step of any kind."""
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([step for step in legal if type(step) is kind])


def random_game(state: State, seed: int) -> Iterator[Turn[State, AnyStep]]:
    """The turns of a game played at random, which has an end."""
    turns = played(GAME, state, [Varied()] * state.setup.seats, Random(seed))
    yield from islice(turns, MOST_TURNS)
    assert next(turns, None) is None


def choices(state: State, seat: int | None = None) -> list[str]:
    """What ``seat``, or else the one to act, may do, in notation."""
    actor = GAME.to_act(state)[0] if seat is None else seat
    return [GAME.write(step) for step in GAME.legal(state, actor)]


def chances(state: State) -> dict[str, str]:
    """What chance can bring, in notation, each with its odds."""
    return {GAME.write(step): str(chance) for step, chance in GAME.odds(state)}


def story(state: State, turn: str) -> tuple[Step | Event, ...]:
    """What anyone watching sees happen because of a turn."""
    return GAME.story(state, *read_turn(state, turn), WATCHER)


def standing(state: State) -> str:
    """The glasses face up, as `table` takes them."""
    return " | ".join(glasses_of(state, seat) for seat in range(state.setup.seats))


def glasses_of(state: State, seat: int) -> str:
    """The glasses in front of a seat, by name."""
    row = zip(GLASSES, state.glasses[seat], strict=True)
    return " ".join(" ".join([glass] * count) for glass, count in row if count)


def names_of(events: tuple[Step | Event, ...]) -> list[str]:
    """What kinds of things happened."""
    return [type(event).__name__ for event in events]


def glass(name: str) -> Glass:
    """A glass that a table of tests names."""
    return cast("Glass", name)


def refused(state: State, turn: str, code: str, section: str | None = None) -> None:
    """The turn is refused for this reason, by this paragraph, and changes nothing."""
    actor, step = read_turn(state, turn)
    refused_step(state, actor, step, code, section)


def refused_step(state: State, actor: Actor, step: AnyStep, code: str, section: str | None = None) -> None:
    """`refused`, for what cannot even be written."""
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, actor, step)
    assert (refusal.value.code, refusal.value.section) == (code, section or SECTIONS[state.phase])
    assert refusal.value.step is step
    assert GAME.dump(state) == before
