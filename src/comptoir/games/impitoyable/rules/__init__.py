"""The rules, one module a section. This module says which steps are legal, and applies them."""

from collections.abc import Callable
from itertools import compress
from typing import Final

from comptoir.core.actors import Actor, Seat
from comptoir.core.steps import Tell
from comptoir.core.turns import by_table, passing_on
from comptoir.games.impitoyable.actions import (
    AnyStep,
    Bid,
    Buy,
    Dealt,
    First,
    Hire,
    Offered,
    Place,
    Rolled,
    See,
    Send,
    Take,
    Turned,
)
from comptoir.games.impitoyable.rules import contest, end, event, fame, payday, recruiting, set_up
from comptoir.games.impitoyable.rules.bids import bids_of
from comptoir.games.impitoyable.rules.end import most_fields
from comptoir.games.impitoyable.state import Phase, State


def legal(state: State, actor: Actor) -> tuple[AnyStep, ...]:
    """The actions that the actor may take now, in a fixed order."""
    if not isinstance(actor, Seat) or actor not in state.awaited:
        return ()
    return OFFERS[state.phase](state, actor)


def sends(state: State, seat: Seat) -> tuple[Send, ...]:
    return tuple(map(state.setup.sends.__getitem__, state.players[seat].crew))


def hires(state: State, seat: Seat) -> tuple[Hire, ...]:
    return tuple(map(state.setup.hires.__getitem__, state.offer))


def takes(state: State, seat: Seat) -> tuple[Take, ...]:
    return tuple(compress(state.setup.takes, state.market))


def buys(state: State, seat: Seat) -> tuple[Buy, ...]:
    """All purchases, beginning with none."""
    return state.setup.buys[: most_fields(state, seat) + 1]


OFFERS: Final[dict[Phase, Callable[[State, Seat], tuple[AnyStep, ...]]]] = {
    "send": sends,
    "take": takes,
    "buy": buys,
    "bid": lambda state, seat: bids_of(state.setup, state.players[seat].hand, recruiting.sums(state)),
    "hire": hires,
    "place": lambda state, seat: recruiting.orders_of(state.bids[seat] or ()),
    "last-buy": buys,
}

# Each handler takes only the kind of step that is its key, which its type cannot express.
HANDLERS: Final[dict[Phase, dict[type[AnyStep], Callable[..., State]]]] = {  # type: ignore[explicit-any]
    "first": {First: set_up.draw_first},
    "adventurer": {Dealt: set_up.deal},
    "event": {Turned: event.turn_up},
    "send": {Send: event.send},
    "take": {Take: contest.take},
    "look": {See: contest.look},
    "buy": {Buy: fame.buy},
    "offer": {Offered: recruiting.turn_up},
    "bid": {Bid: recruiting.bid},
    "hire": {Hire: recruiting.hire},
    "place": {Place: recruiting.place},
    "die": {Rolled: payday.roll},
    "turn-up": {See: payday.turn_up},
    "last-buy": {Buy: end.buy_last},
    "over": {},
}

PASSING: Final[dict[Phase, Callable[[State, Tell], State]]] = {
    "turn": event.begin_turn,
    "contest": contest.hold,
    "away": event.put_away,
    "fame": fame.offer_fame,
    "recruiting": recruiting.recruit,
    "payday": payday.payday,
    "last-buys": end.last_buys,
}
"""By phase that needs no step: the rule that carries it out."""

SECTIONS: Final[dict[Phase, str]] = {
    "first": "0.10",
    "adventurer": "0.7",
    "event": "1.1",
    "send": "1.4",
    "take": "2.2",
    "look": "2.4",
    "buy": "3.1",
    "offer": "4.2",
    "bid": "4.4",
    "hire": "4.7",
    "place": "4.8",
    "die": "5.2",
    "turn-up": "5.2",
    "last-buy": "6.5",
    "over": "6.6",
}
"""By phase: the paragraph of the rules that says who acts and how."""


go_on = passing_on(PASSING)
apply = by_table(HANDLERS, SECTIONS, go_on)
