"""Positions of Polterfass in notation.

A turn is written as in a record, ``1 order 0+5``. ``cup a9 x*`` is short for an
outcome of chance: these barrels stand, and all others in the cup lie.
"""

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from comptoir import IllegalAction
from comptoir.core.actors import Actor
from comptoir.core.play import RandomBot
from comptoir.core.play import play as played
from comptoir.core.records import Turn, read_actor
from comptoir.core.steps import Event, Step
from comptoir.games.polterfass.actions import AnyStep, Counted, Served
from comptoir.games.polterfass.components import Components, Options
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.rules import SECTIONS
from comptoir.games.polterfass.state import State

SEATS: Final = tuple(GAME.seats)
WATCHER: Final = None
MOST_TURNS: Final = 20_000


def box(**figures: object) -> Components:
    """The standard edition with other ``figures``."""
    return replace(GAME.components(), **figures)


def table(
    seats: int = 4,
    innkeeper: int = 0,
    standing: str = "",
    orders: str = "",
    totals: str = "",
    *,
    number: int = 1,
    options: Options = Options(),  # noqa: B008 - frozen
    edition: Components | None = None,
) -> State:
    """A round up to what is given: ``standing="a9 x*"`` after the first roll, ``orders="1:7 2:0+5"``."""
    begun = GAME.start(seats, replace(options, first_seat=innkeeper), edition or GAME.components())
    points = tuple(map(int, totals.split())) or begun.totals
    turns = [f"cup {standing}"] if standing else []
    turns += ["{} order {}".format(*order.split(":")) for order in orders.split()]
    return play(replace(begun, round=number, totals=points), *turns)


def play(state: State, *turns: str) -> State:
    """The state after these turns."""
    for turn in turns:
        state = GAME.apply(state, *read_turn(state, turn))
    return state


def random_game(state: State, seed: int) -> Iterator[Turn[State, AnyStep]]:
    """The turns of a random game, which comes to an end."""
    turns = played(GAME, state, [RandomBot()] * state.setup.seats, Random(seed))
    yield from islice(turns, MOST_TURNS)
    assert next(turns, None) is None


def read_turn(state: State, turn: str) -> tuple[Actor, AnyStep]:
    """The actor and the step of a turn in notation."""
    who, _, words = turn.partition(" ")
    if who == "cup":
        stands = {fall[0]: fall for fall in words.split()}
        assert stands.keys() <= set(state.cup), f"{words} is not in the cup: {state.cup}"
        who, words = "chance", " ".join(["roll", *(stands.get(barrel, f"{barrel}-") for barrel in state.cup)])
    actor = read_actor(who)
    assert actor is not None, who
    return actor, GAME.read(words)


def choices(state: State, seat: int | None = None) -> list[str]:
    """What ``seat``, by default the first to act, may do, in notation."""
    actor = GAME.to_act(state)[0] if seat is None else seat
    return [GAME.write(step) for step in GAME.legal(state, actor)]


def story(state: State, turn: str) -> tuple[Step | Event, ...]:
    """The story of a turn as a watcher sees it."""
    return GAME.story(state, *read_turn(state, turn), WATCHER)


def mugs_served(state: State, turn: str) -> int:
    """The mugs that the calculation comes to."""
    (event,) = (event for event in story(state, turn) if isinstance(event, Served))
    return event.mugs


def mugs_by_barrel(state: State, turn: str) -> dict[str, int]:
    """What each standing number barrel is worth."""
    return {event.barrel: event.mugs for event in story(state, turn) if isinstance(event, Counted)}


def gains(state: State) -> tuple[int, ...]:
    """What each seat got at the last bill."""
    return state.pad[-1].mugs


def order_of(mugs: int) -> str:
    """An order of ``mugs`` mugs, with one card if that is enough."""
    plays = [cards for number in (1, 2) for cards in combinations(range(8), number)]
    return "+".join(map(str, next(cards for cards in plays if sum(cards) == mugs)))


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
