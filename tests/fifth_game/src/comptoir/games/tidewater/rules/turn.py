"""The turn (section 1): stow ballast, load, sail, and let the tide die decide."""

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, put, without
from comptoir.games.tidewater.actions import AllStowed, Delivered, Drawn, Load, Rolled, Sail, Stow
from comptoir.games.tidewater.components import DEALT, Card, Cards, Tide
from comptoir.games.tidewater.rules.end import end
from comptoir.games.tidewater.state import State


def draw(state: State, actor: Actor, step: Drawn, tell: Tell) -> State:
    """A seat draws; with the last card of the hold the game ends (2.1)."""
    seat, card = state.drawer, step.card
    if card is None or card not in state.hold or step.seat != seat:
        raise IllegalAction(step, "no-such-draw", "0.3")
    hands = put(state.hands, seat, state.hands[seat] | {card})
    state = replace(state, hold=state.hold - {card}, hands=hands)
    if None in state.ballast:
        dealt = min(map(len, hands)) == DEALT
        return replace(state, phase="stow", awaited=tuple(range(len(hands)))) if dealt else state
    if not state.hold:
        return end(state, tell)
    full = len(state.barges[seat]) == state.setup.components.load_limit
    return replace(state, phase="tide") if full else begin_turn(state, seat + 1)


def begin_turn(state: State, seat: Seat) -> State:
    """It is the turn of this seat, counted round the table."""
    seat %= state.setup.seats
    return replace(state, phase="load", turn=seat, awaited=(seat,))


def stow(state: State, seat: Seat, step: Stow, tell: Tell) -> State:
    """Everybody lays ballast at the same time; then it is turned up."""
    card, hands = take(state, seat, step)
    awaited, ballast = without(state.awaited, seat), put(state.ballast, seat, card)
    state = replace(state, awaited=awaited, hands=hands, ballast=ballast)
    if awaited:
        return state
    if tell:
        tell(AllStowed(ballast))
    return begin_turn(state, state.turn)


def load(state: State, seat: Seat, step: Load, tell: Tell) -> State:
    """A card goes on the barge, and another one is drawn."""
    card, hands = take(state, seat, step)
    barges = put(state.barges, seat, state.barges[seat] | {card})
    return replace(state, phase="draw", awaited=BY_CHANCE, hands=hands, barges=barges)


def take(state: State, seat: Seat, step: Stow | Load) -> tuple[Card, tuple[Cards, ...]]:
    """A card from the hand, and the hands without it."""
    if step.card is None or step.card not in state.hands[seat]:
        raise IllegalAction(step, "not-in-hand", "1.1" if isinstance(step, Stow) else "1.2")
    return step.card, put(state.hands, seat, state.hands[seat] - {step.card})


def sail(state: State, seat: Seat, step: Sail, tell: Tell) -> State:
    """A barge with cargo casts off."""
    if not state.barges[seat]:
        raise IllegalAction(step, "empty-barge", "1.3")
    return replace(state, phase="tide", awaited=BY_CHANCE)


def ride(state: State, actor: Actor, step: Rolled, tell: Tell) -> State:
    """The barge delivers what the tide leaves, and the next player's turn begins."""
    seat, barge = state.turn, state.barges[state.turn]
    cards = delivered(barge, state.ballast[seat], step.tide)
    points = len(cards) + (len({card[0] for card in cards}) if step.tide == "flood" else 0)
    if tell:
        tell(Delivered(seat, tuple(sorted(cards)), points))
    scores = put(state.scores, seat, state.scores[seat] + points)
    barges = put(state.barges, seat, barge - barge)
    return begin_turn(replace(state, scores=scores, barges=barges, spent=state.spent | barge), seat + 1)


def delivered(barge: Cards, ballast: Card | None, tide: Tide) -> Cards:
    """At ebb the heaviest card goes overboard, unless the ballast is as heavy (T1)."""
    heaviest = max(barge, key=lambda card: (card[1], card))
    lost = tide == "ebb" and (ballast is None or ballast[1] < heaviest[1])
    return barge - {heaviest} if lost else barge
