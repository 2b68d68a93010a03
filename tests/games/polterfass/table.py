"""Positions of Polterfass in notation.

A turn is written as in a record, ``1 order 0+5``. ``cup a9 x*`` is short for an
outcome of chance: these barrels stand, and all others in the cup lie.
"""

from itertools import combinations
from typing import Final

from msgspec.structs import replace

from comptoir.games.polterfass.actions import Counted, Served
from comptoir.games.polterfass.components import Components, Options
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.rules import SECTIONS
from comptoir.games.polterfass.state import State
from tests.play import Play

SEATS: Final = tuple(GAME.seats)


def spell_out(state: State, turn: str) -> str:
    """The turn, with ``cup`` replaced by the whole outcome."""
    who, _, words = turn.partition(" ")
    if who != "cup":
        return turn
    stands = {fall[0]: fall for fall in words.split()}
    assert stands.keys() <= set(state.cup), f"{words} is not in the cup: {state.cup}"
    return " ".join(["chance roll", *(stands.get(barrel, f"{barrel}-") for barrel in state.cup)])


PLAY: Final = Play(GAME, lambda state: SECTIONS[state.phase], spell_out)
box = PLAY.box
play = PLAY.play
read_turn = PLAY.read_turn
choices = PLAY.choices
story = PLAY.story
assert_refused = PLAY.assert_refused
assert_step_refused = PLAY.assert_step_refused
random_game = PLAY.random_game
whole_game = PLAY.whole_game
own_box = PLAY.own_box


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
    """A round played as far as given: ``standing="a9 x*"`` after the first roll, ``orders="1:7 2:0+5"``."""
    begun = GAME.start(seats, replace(options, first_seat=innkeeper), edition or GAME.components())
    points = tuple(map(int, totals.split())) or begun.totals
    turns = [f"cup {standing}"] if standing else []
    turns += ["{} order {}".format(*order.split(":")) for order in orders.split()]
    return play(replace(begun, round=number, totals=points), *turns)


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
