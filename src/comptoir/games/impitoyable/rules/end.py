"""The end (section 6): when the game ends, the last purchases, and who wins."""

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.game import Result
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import put
from comptoir.games.impitoyable.actions import Bought, Buy, EndNear, GameEnded, HatMoved, Reason
from comptoir.games.impitoyable.state import State

# --- What ends the game -------------------------------------------------------


def end(state: State, reason: Reason, tell: Tell) -> State:
    """End the game after one more payday, because of the undertaker or the finish."""
    if tell:
        tell(EndNear(reason))
    return replace(state, phase="payday", reason=reason)


def end_at_finish(state: State, tell: Tell) -> State:
    """End the game if a hat stands on the finish or beyond it."""
    finish = state.setup.components.finish
    for player in state.players:
        if player.hat >= finish:
            return end(state, "finish", tell)
    return state


# --- Purchases, in a turn and at the end --------------------------------------


def most_fields(state: State, seat: Seat) -> int:
    """The number of fields that a player can buy now; 0 or negative if there are none."""
    figures, player = state.setup.components, state.players[seat]
    limit = figures.last_purchase if state.reason else figures.purchase
    return min(limit, player.gold, figures.fields - player.hat)


def buy_fields(state: State, seat: Seat, step: Buy, tell: Tell) -> State:
    """Pay for the fields, and move the hat."""
    most = most_fields(state, seat)
    if type(step.fields) is not int or not 0 <= step.fields <= most:
        raise IllegalAction(step, "no-purchase", "6.5" if state.reason else "3.1", most=most)
    if not step.fields:
        return state
    player = state.players[seat]
    after = replace(player, gold=player.gold - step.fields, hat=player.hat + step.fields)
    if tell:
        tell(Bought(seat, step.fields, after.gold))
        tell(HatMoved(seat, step.fields, after.hat, "bought"))
    return replace(state, players=put(state.players, seat, after))


def last_buys(state: State, tell: Tell) -> State:
    """Ask everybody who can buy, in turn; then the game is over."""
    for place, seat in enumerate(state.due):
        if most_fields(state, seat) > 0:
            return replace(state, phase="last-buy", awaited=state.setup.alone[seat], due=state.due[place:])
    over = replace(state, phase="over", awaited=(), due=())
    if tell and state.reason:
        tell(GameEnded(state.reason, ranks(over)))
    return over


def buy_last(state: State, seat: Seat, step: Buy, tell: Tell) -> State:
    """A player's last purchase."""
    return replace(buy_fields(state, seat, step, tell), phase="last-buys", due=state.due[1:])


# --- Who has won --------------------------------------------------------------


def scores(state: State) -> tuple[int, ...]:
    """The field of each seat's hat."""
    return tuple([player.hat for player in state.players])


def rank_key(state: State, seat: Seat) -> tuple[bool, int, int]:
    """The key that ranks a seat: first by too many vultures, then by hat, then by gold."""
    player = state.players[seat]
    return player.vultures < state.setup.components.vultures, player.hat, player.gold


def ranks(state: State) -> tuple[int, ...]:
    """Ranks by seat, from 1; equal seats share a rank."""
    keys = [rank_key(state, seat) for seat in range(state.setup.seats)]
    return tuple([1 + sum(other > own for other in keys) for own in keys])


def result(state: State) -> Result | None:
    """Ranks, fields and the reason, once the game is over."""
    if state.phase != "over" or state.reason is None:
        return None
    return Result(ranks(state), scores(state), state.reason)
