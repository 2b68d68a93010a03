"""Gold rush, duel and poker (section 2): compare skills and reward the winners."""

from collections.abc import Callable
from itertools import compress
from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, put
from comptoir.games.impitoyable.actions import (
    DuelWon,
    GoldWon,
    HatMoved,
    IouTaken,
    NobodyTakes,
    NoEffect,
    See,
    Take,
)
from comptoir.games.impitoyable.components import Skill
from comptoir.games.impitoyable.rules.ledger import forget_known
from comptoir.games.impitoyable.rules.payday import fill
from comptoir.games.impitoyable.rules.set_up import remove_seen
from comptoir.games.impitoyable.state import Player, Setup, Slip, State, change_counts, skills

Skills = list[tuple[Seat, int]]
"""The seats that take part, clockwise from the active player, each with its skill."""


def hold(state: State, tell: Tell) -> State:
    """Resolve the event, unless all skills are equal."""
    found = skills(state)
    values = {skill for _, skill in found}
    assert state.card is not None
    if len(values) > 1:
        return CONTESTS[state.card.kind](state, found, tell)
    if tell:
        tell(NoEffect(values.pop()))
    return replace(state, phase="away")


# --- Gold rush ----------------------------------------------------------------


def rush(state: State, found: Skills, tell: Tell) -> State:
    """The highest skill gets the large amount, the second-highest the small one."""
    assert state.card is not None
    best, second, *_ = sorted({skill for _, skill in found}, reverse=True)
    players = list(state.players)
    for seat, skill in found:
        if skill >= second:
            amount = state.card.large if skill == best else state.card.small
            players[seat] = replace(players[seat], gold=players[seat].gold + amount)
            if tell:
                tell(GoldWon(seat, amount, players[seat].gold, "highest" if skill == best else "second"))
    return replace(state, phase="away", players=tuple(players))


# --- Duel ---------------------------------------------------------------------


def duel(state: State, found: Skills, tell: Tell) -> State:
    """A single winner takes two IOUs; several take one each, if there are enough."""
    best, cards = max(skill for _, skill in found), len(state.market)
    winners = tuple([seat for seat, skill in found if skill == best])
    if len(winners) > max(cards, 1):
        if tell:
            tell(NobodyTakes(len(winners), cards))
        return replace(state, phase="away")
    due = (winners * 2)[:cards] if len(winners) == 1 else winners
    if tell:
        for winner in winners:
            tell(DuelWon(winner, due.count(winner)))
    return next_take(replace(state, due=due), tell)


def next_take(state: State, tell: Tell) -> State:
    """The next winner takes an IOU; they are asked only if there is a choice."""
    if not state.due:
        return replace(forget_known(fill(state, tell)), phase="away")
    left = [*compress(range(len(state.market)), state.market)]
    if len(left) == 1:
        return take_from(state, left[0], tell)
    return replace(state, phase="take", awaited=state.setup.alone[state.due[0]])


def take(state: State, seat: Seat, step: Take, tell: Tell) -> State:
    """Take the card from the slot that the player has chosen."""
    place = state.setup.index.get(step.slot, len(state.market))
    if place >= len(state.market) or state.market[place] is None:
        raise IllegalAction(step, "no-card-there", "2.2")
    return take_from(state, place, tell)


def take_from(state: State, place: int, tell: Tell) -> State:
    """Take a card from the market; if nobody has ever seen it, chance decides what it is."""
    slip = state.market[place]
    assert slip is not None
    if slip.iou is None:
        return replace(state, phase="look", awaited=BY_CHANCE, slot=place)
    return take_in_hand(state, place, slip, tell)


def look(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """The taker sees a card that nobody had seen before."""
    unseen = remove_seen(state, step)
    assert step.iou is not None
    return take_in_hand(replace(state, unseen=unseen, slot=0), state.slot, Slip(step.iou, 0, None), tell)


def take_in_hand(state: State, place: int, slip: Slip, tell: Tell) -> State:
    """Put the IOU into its taker's hand."""
    assert slip.iou is not None
    seat = state.due[0]
    if tell:
        tell(IouTaken(seat, state.setup.slots[place], slip.iou))
    player = state.players[seat]
    hand = change_counts(state.setup, player.hand, (slip.iou,), 1)
    holding = replace(player, hand=hand, taken=(*player.taken, slip))
    after = replace(
        state,
        players=put(state.players, seat, holding),
        market=put(state.market, place, None),
        due=state.due[1:],
    )
    return next_take(after, tell)


# --- Poker --------------------------------------------------------------------


def poker(state: State, found: Skills, tell: Tell) -> State:
    """Move the hats of the highest skill forwards and of the lowest backwards, each by its own section."""
    values = [skill for _, skill in found]
    best, worst = max(values), min(values)
    players = list(state.players)
    for seat, skill in found:
        if skill == best:
            players[seat] = win_poker(state.setup, seat, players[seat], tell)
        elif skill == worst:
            players[seat] = lose_poker(state.setup, seat, players[seat], tell)
    return replace(state, phase="away", players=tuple(players))


def win_poker(setup: Setup, seat: Seat, player: Player, tell: Tell) -> Player:
    """Move the player's hat forwards by the gain of its section."""
    to = min(player.hat + setup.moves[player.hat][0], setup.components.fields)
    if tell:
        tell(HatMoved(seat, to - player.hat, to, "won"))
    return replace(player, hat=to)


def lose_poker(setup: Setup, seat: Seat, player: Player, tell: Tell) -> Player:
    """Move the player's hat backwards by the loss of its section."""
    to = max(player.hat - setup.moves[player.hat][1], 1)
    if tell:
        tell(HatMoved(seat, player.hat - to, to, "lost"))
    return replace(player, hat=to)


CONTESTS: Final[dict[Skill, Callable[[State, Skills, Tell], State]]] = {
    "gold": rush,
    "duel": duel,
    "poker": poker,
}
