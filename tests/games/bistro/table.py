"""Positions of Bistro in notation.

A turn is written as in a record, ``0 offer 1 coffee``. Bars separate what belongs to each seat:
``"coffee syrup | | lemonade"``.
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
    """The counts of the glasses named."""
    names = glasses.split()
    assert set(names) <= set(GLASSES), glasses
    return tuple(map(names.count, GLASSES))


def read_miam(miam: str) -> Miam | None:
    """The Miam of this name; ``None`` for ``-``."""
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
    """The start of a turn: ``glasses="coffee | | syrup"``, ``additions="1 1 | | 2"``, ``miams`` in order."""
    begun = GAME.start(seats, replace(options, first_seat=starter), edition or GAME.components())
    held = begun.miams if options.short_game else tuple(map(read_miam, miams.split()))[:seats]
    tokens = [tuple(map(int, drawn.split())) for drawn in by_seat(additions, seats)]
    on_table = tuple(map(counts, by_seat(glasses, seats)))
    state = replace(
        begun,
        glasses=on_table,
        unseen=count_face_down(begun.setup.components, on_table),
        miams=held,
        discarded=tuple(map(read_miam, gone.split())),
        additions=tuple(tokens),
        round=number,
        voids=voids,
    )
    return begin_turn(state, starter, None)


def by_seat(text: str, seats: int) -> list[str]:
    """The texts between the bars, and empty ones for the remaining seats."""
    parts = text.split("|")
    assert len(parts) <= seats
    return parts + [""] * (seats - len(parts))


def play(state: State, *turns: str) -> State:
    """The state after these turns."""
    for turn in turns:
        state = GAME.apply(state, *read_turn(state, turn))
    return state


def read_turn(state: State, turn: str) -> tuple[Actor, AnyStep]:
    """The actor and the step of a turn in notation."""
    who, _, words = turn.partition(" ")
    actor = read_actor(who)
    assert actor is not None, who
    return actor, GAME.read(words)


class Varied(Struct, frozen=True):
    """Chooses a kind of step first; otherwise it would hardly ever look, since there are so many offers."""

    def choose(
        self, view: View, legal: Sequence[AnyStep], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> AnyStep:
        return varied(legal, rng)


def varied(legal: Sequence[AnyStep], rng: Dice) -> AnyStep:
    """A random step of a random kind."""
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([step for step in legal if type(step) is kind])


def random_game(state: State, seed: int) -> Iterator[Turn[State, AnyStep]]:
    """The turns of a random game, which comes to an end."""
    turns = played(GAME, state, [Varied()] * state.setup.seats, Random(seed))
    yield from islice(turns, MOST_TURNS)
    assert next(turns, None) is None


def choices(state: State, seat: int | None = None) -> list[str]:
    """What ``seat``, by default the one to act, may do, in notation."""
    actor = GAME.to_act(state)[0] if seat is None else seat
    return [GAME.write(step) for step in GAME.legal(state, actor)]


def chances(state: State) -> dict[str, str]:
    """The outcomes of chance, in notation, with their odds."""
    return {GAME.write(step): str(chance) for step, chance in GAME.odds(state)}


def story(state: State, turn: str) -> tuple[Step | Event, ...]:
    """The story of a turn as a watcher sees it."""
    return GAME.story(state, *read_turn(state, turn), WATCHER)


def glasses_face_up(state: State) -> str:
    """The glasses face up, as `table` takes them."""
    return " | ".join(glasses_of(state, seat) for seat in range(state.setup.seats))


def glasses_of(state: State, seat: int) -> str:
    """The glasses in front of a seat, by name."""
    row = zip(GLASSES, state.glasses[seat], strict=True)
    return " ".join(" ".join([glass] * count) for glass, count in row if count)


def names_of(events: tuple[Step | Event, ...]) -> list[str]:
    """The type names of a story."""
    return [type(event).__name__ for event in events]


def glass(name: str) -> Glass:
    """A glass name from a list of test cases, typed."""
    return cast("Glass", name)


def assert_refused(state: State, turn: str, code: str, section: str | None = None) -> None:
    """The turn is refused with this code and this section, and changes nothing."""
    actor, step = read_turn(state, turn)
    assert_step_refused(state, actor, step, code, section)


def assert_step_refused(
    state: State, actor: Actor, step: AnyStep, code: str, section: str | None = None
) -> None:
    """`assert_refused`, for a step that has no notation."""
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, actor, step)
    assert (refusal.value.code, refusal.value.section) == (code, section or SECTIONS[state.phase])
    assert refusal.value.step is step
    assert GAME.dump(state) == before
