"""Set-up (section 0): the first player, the first adventurers, and the first IOUs in the market."""

from bisect import insort
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.setups import intern
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, check_seat, put
from comptoir.games.impitoyable.actions import Dealt, First, Iou, Name, See
from comptoir.games.impitoyable.components import COLOURS, Components, Options, check
from comptoir.games.impitoyable.state import Counts, Player, Setup, Slip, State, count_ious, remove_item

UNSEEN: Final = Slip(None, 0, None)
"""A card of the market that nobody has seen (I22)."""


def opening(seats: int, options: Options, components: Components) -> State:
    """The state before anything has happened.

    Raises:
        BadEdition: no game can be played with these components.
    """
    check(components, seats)
    setup = intern(Setup(seats, options, components))
    ious = () if options.draft else given(setup)
    state = State(
        setup=setup,
        phase="first",
        awaited=BY_CHANCE,
        active=0,
        players=tuple(Player(components.gold, components.start, hand) for hand in hands(setup, ious)),
        deck=setup.names,
        events=setup.cards,
        market=(UNSEEN,) * len(ious),
        unseen=ious,
        sent=(None,) * seats,
        bids=(None,) * seats,
    )
    return state if options.first_seat is None else set_first_player(state, options.first_seat)


def given(setup: Setup) -> tuple[Iou, ...]:
    """The IOUs that all players give to the market."""
    return tuple(iou for iou in setup.ious for value in setup.components.given if iou[1:] == str(value))


def hands(setup: Setup, ious: tuple[Iou, ...]) -> tuple[Counts, ...]:
    """By seat: all IOUs of its colour except those given to the market."""
    away = count_ious(setup, ious)
    return tuple(
        tuple([count - less if count else 0 for count, less in zip(own, away, strict=True)])
        for own in setup.own
    )


def draw_first(state: State, actor: Actor, step: First, tell: Tell) -> State:
    check_seat(state, step, step.seat, "0.10")
    return set_first_player(state, step.seat)


def set_first_player(state: State, first: Seat) -> State:
    """Set the first player; adventurers are dealt next or, in a draft, turned up for bidding."""
    if not state.setup.options.draft:
        return replace(state, phase="adventurer", active=first)
    coming = state.setup.components.dealt * state.setup.seats
    return replace(state, phase="offer", active=first, coming=coming, draft=1)


def seat_of_next_adventurer(state: State) -> Seat:
    """The seat that gets the next adventurer: one seat gets all of its adventurers, then the next."""
    return (len(state.setup.names) - len(state.deck)) // state.setup.components.dealt


def deal(state: State, actor: Actor, step: Dealt, tell: Tell) -> State:
    """Deal an adventurer; after the last one, the first turn begins."""
    seat = seat_of_next_adventurer(state)
    check_seat(state, step, step.seat, "0.7")
    if step.seat != seat:
        raise IllegalAction(step, "not-dealt-to-now", "0.7", seat=seat)
    if step.adventurer not in state.deck:
        raise IllegalAction(step, "no-such-adventurer", "0.7")
    player = state.players[seat]
    crew = add_adventurers(state.setup, player.crew, step.adventurer)
    players = put(state.players, seat, replace(player, crew=crew, secret=crew))
    dealt = replace(state, players=players, deck=remove_item(state.deck, step.adventurer))
    done = len(crew) == state.setup.components.dealt and seat == state.setup.seats - 1
    return replace(dealt, phase="turn") if done else dealt


def add_adventurers(setup: Setup, names: tuple[Name, ...], *more: Name) -> tuple[Name, ...]:
    """Return the adventurers with ``more`` added, in the order of the edition."""
    together, rank = list(names), setup.rank.__getitem__
    for name in more:
        insort(together, name, key=rank)
    return tuple(together)


def remove_seen(state: State, step: See) -> tuple[Iou, ...]:
    """Return the unseen IOUs without the one that is seen now."""
    if step.iou not in state.unseen:
        raise IllegalAction(step, "already-seen", "0.8")
    return remove_item(state.unseen, step.iou)


def owner(iou: Iou) -> Seat:
    """The seat that has to pay for an IOU."""
    return COLOURS.index(iou[0])


@lru_cache(maxsize=64)
def worth(iou: Iou) -> int:
    """The gold that has to be paid for an IOU."""
    return int(iou[1:])
