"""The Addition (section 5): who pays it, and the round that follows."""

from functools import lru_cache

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, put
from comptoir.games.bistro.actions import Addition, Paid, Pays, RoundVoid
from comptoir.games.bistro.components import GLASSES, Components
from comptoir.games.bistro.rules.drawing import begin_turn
from comptoir.games.bistro.rules.end import end
from comptoir.games.bistro.rules.set_up import begin_round
from comptoir.games.bistro.state import Counts, State


def after_drinking(state: State, drinker: Seat, tell: Tell) -> State:
    """The drinker pays if the round ends; otherwise they start the next turn, if a glass is left (5.7)."""
    counts = state.glasses[drinker]
    if not ends_round(counts, state.setup.components):
        return begin_turn(state, drinker, tell) if any(state.unseen) else void(state, drinker, tell)
    if tell:
        tell(bill(drinker, counts, state.setup.components))
    paying = replace(state, due=drinker, voids=0)
    if state.setup.options.short_game:
        return end(paying, "short", tell)
    return replace(paying, phase="addition", awaited=BY_CHANCE)


@lru_cache(maxsize=4096)
def ends_round(counts: Counts, figures: Components) -> bool:
    """Whether a player with these glasses pays: enough of one type, or one of every type."""
    return max(counts) >= figures.alike or 0 not in counts


def bill(drinker: Seat, counts: Counts, figures: Components) -> Pays:
    """The event of paying; if both reasons hold, it names the glasses alike (B11)."""
    most = max(counts)
    if most >= figures.alike:
        return Pays(drinker, "alike", GLASSES[counts.index(most)])
    return Pays(drinker, "every-type", None)


def additions_left(state: State) -> tuple[int, ...]:
    """The symbols on the Additions not drawn yet, in the order of the edition."""
    left = list(state.setup.components.additions)
    for drawn in state.additions:
        for symbols in drawn:
            left.remove(symbols)
    return tuple(left)


def pay(state: State, actor: Actor, step: Addition, tell: Tell) -> State:
    """The payer takes the Addition drawn; with too many symbols they lose, otherwise a new round begins."""
    if type(step.symbols) is not int or step.symbols not in additions_left(state):
        raise IllegalAction(step, "no-such-addition", "5.3")
    payer = state.due
    paid = replace(state, additions=put(state.additions, payer, (*state.additions[payer], step.symbols)))
    total = sum(paid.additions[payer])
    if tell:
        tell(Paid(payer, step.symbols, total))
    if total >= state.setup.components.losing_total:
        return end(paid, "addition", tell)
    return begin_round(paid, payer, tell)


def void(state: State, starter: Seat, tell: Tell) -> State:
    """End a round without a glass to draw: nobody pays; enough such rounds in a row end the game."""
    voids = state.voids + 1
    if tell:
        tell(RoundVoid(starter, voids))
    emptied = replace(state, voids=voids)
    if voids >= state.setup.components.void_rounds:
        return end(emptied, "void", tell)
    return begin_round(emptied, starter, tell)
