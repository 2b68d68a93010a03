"""Positions of Bistro in notation.

A turn is written as in a record, ``0 offer 1 coffee``. Bars separate the seats in a list:
``"coffee syrup | | lemonade"``.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, cast

from msgspec.structs import replace

from comptoir.core.steps import Event, Step
from comptoir.games.bistro.actions import AnyStep
from comptoir.games.bistro.components import GLASSES, MIAMS, Components, Glass, Miam, Options
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.rules import SECTIONS
from comptoir.games.bistro.rules.drawing import begin_turn
from comptoir.games.bistro.state import Counts, State
from comptoir.games.bistro.views import count_face_down
from tests.play import Play

SEATS: Final = tuple(GAME.seats)
SHORT: Final = Options(short_game=True)


def varied(legal: Sequence[AnyStep], rng: Random) -> AnyStep:
    """A random step of a random type. Among all steps offers are so many that hardly anybody would look."""
    kind = rng.choice(list(dict.fromkeys(map(type, legal))))
    return rng.choice([step for step in legal if type(step) is kind])


PLAY: Final = Play(GAME, lambda state: SECTIONS[state.phase], pick=varied)
box = PLAY.box
play = PLAY.play
read_turn = PLAY.read_turn
choices = PLAY.choices
chances = PLAY.chances
story = PLAY.story
assert_refused = PLAY.assert_refused
assert_step_refused = PLAY.assert_step_refused
random_game = PLAY.random_game
whole_game = PLAY.whole_game
own_box = PLAY.own_box


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
    """The start of a turn: ``glasses="coffee | | syrup"``, ``additions="1 1 | | 2"``, ``miams`` by seat."""
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
