"""Positions of Impitoyable ! in notation.

A turn is written as in a record, ``1 send kid-calloway``. A ``|`` separates the seats:
``"annie-longpan | tom-noland kid-calloway"``. A market is written lot by lot, each after the seat
that placed it, ``"0 r3 r1, 2 b0"``, or after ``?`` if nobody has seen its cards.
"""

from collections import Counter
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from comptoir.core.steps import Event
from comptoir.games.impitoyable.actions import Iou, Turned
from comptoir.games.impitoyable.components import Components, Options
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.rules import SECTIONS, go_on
from comptoir.games.impitoyable.rules.set_up import add_adventurers
from comptoir.games.impitoyable.state import Setup, Slip, State, count_ious, list_ious
from tests.play import Play

T = TypeVar("T")

SEATS: Final = tuple(GAME.seats)


PLAY: Final = Play(GAME, lambda state: SECTIONS[state.phase])
box = PLAY.box
play = PLAY.play
read_turn = PLAY.read_turn
choices = PLAY.choices
chances = PLAY.chances
assert_refused = PLAY.assert_refused
assert_step_refused = PLAY.assert_step_refused
random_turns = PLAY.random_turns
random_game = PLAY.random_game
whole_game = PLAY.whole_game
own_box = PLAY.own_box


def by_seat(text: str, seats: int) -> list[list[str]]:
    """The words of each seat; none for seats that the text does not mention."""
    parts = text.split("|")
    assert len(parts) <= seats
    return [part.split() for part in parts] + [[]] * (seats - len(parts))


def town(
    crews: str = "",
    *,
    seats: int = 4,
    active: int = 0,
    hands: str | None = None,
    market: str = "",
    gold: str = "",
    hats: str = "",
    vultures: str = "",
    edition: Components | None = None,
    **rest: object,
) -> State:
    """A position before a turn. Hands hold the IOUs that are not in the market; everybody has seen all crews.

    If ``hands`` are given, IOUs that are neither there nor in the market do not exist.
    """
    opened = GAME.start(seats, Options(first_seat=active), edition or GAME.components())
    setup, names = opened.setup, by_seat(crews, seats)
    slips, unseen = read_market(setup, market)
    held = by_seat(hands, seats) if hands is not None else all_but(setup, market)
    players = tuple(
        replace(
            player,
            crew=add_adventurers(setup, (), *crew),
            secret=(),
            hand=count_ious(setup, tuple(sorted(ious, key=setup.place.__getitem__))),
        )
        for player, crew, ious in zip(opened.players, names, held, strict=True)
    )
    for field, text in (("gold", gold), ("hat", hats), ("vultures", vultures)):
        for seat, figure in enumerate(text.split()):
            players = (*players[:seat], replace(players[seat], **{field: int(figure)}), *players[seat + 1 :])
    away = [name for crew in names for name in crew]
    return replace(
        opened,
        phase="turn",
        players=players,
        market=slips,
        unseen=unseen,
        lots=1 + len([*filter(None, market.split(","))]),
        **{"deck": tuple(name for name in setup.names if name not in away), **rest},
    )


def read_market(setup: Setup, text: str) -> tuple[tuple[Slip, ...], tuple[Iou, ...]]:
    """The market, and the IOUs in it that nobody has seen."""
    slips: list[Slip] = []
    unseen: list[Iou] = []
    for number, lot in enumerate(filter(None, text.split(",")), 1):
        who, *ious = lot.split()
        if who == "?":
            slips += [Slip(None, 0, None)] * len(ious)
            unseen += ious
        else:
            slips += [Slip(iou, number, int(who)) for iou in ious]
    return tuple(slips), tuple(sorted(unseen, key=setup.place.__getitem__))


def all_but(setup: Setup, market: str) -> list[list[Iou]]:
    """By seat: all IOUs of its colour that are not in the market."""
    away = Counter(word for word in market.replace(",", " ").split() if word in setup.place)
    hands = []
    for own in setup.own:
        left = Counter(list_ious(setup, own)) - away
        hands.append([*left.elements()])
    return hands


def begin(state: State) -> State:
    """The state after the rules have gone on until somebody or chance has to act."""
    return go_on(state, None)


def event(state: State, card: str, *sent: str) -> State:
    """The state after the turn has begun with this event, and these turns have been played."""
    return play(*event_and(state, card, *sent))


def event_and(state: State, card: str, *sent: str) -> tuple[Any, ...]:
    """The state before an event, with its card among the events, and the turns that play it."""
    step = GAME.read(f"event {card}")
    assert isinstance(step, Turned)
    with_card = replace(state, events=(step.card, *state.events))
    return begin(with_card), f"chance event {card}", *sent


def events_of(state: State, *turns: str) -> list[Event]:
    """The events from this state on, until somebody is asked, and through these turns."""
    events: list[Event] = []
    state = go_on(state, events.append)
    for turn in turns:
        state = GAME.apply(state, *read_turn(state, turn), events.append)
    return events


def of_kind(events: list[Event], *kinds: type[T]) -> list[T]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def gold(state: State) -> list[int]:
    """The gold of each player."""
    return [player.gold for player in state.players]


def hats(state: State) -> list[int]:
    """The field of each hat."""
    return [player.hat for player in state.players]


def hand(state: State, seat: int) -> str:
    return " ".join(list_ious(state.setup, state.players[seat].hand))


def market(state: State) -> str:
    """The market slot by slot: ``?`` for a card that nobody has seen, ``-`` for a hole."""
    return " ".join("-" if slip is None else slip.iou or "?" for slip in state.market)
