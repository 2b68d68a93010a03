"""Turning up and drinking (section 4): the glass is turned up, and somebody drinks it."""

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, put
from comptoir.games.bistro.actions import (
    Believe,
    Doubt,
    Drunk,
    Give,
    Given,
    GlassShown,
    MiamBack,
    MiamShown,
    PileEmpty,
    See,
)
from comptoir.games.bistro.components import GLASSES, Glass
from comptoir.games.bistro.rules.addition import after_drinking
from comptoir.games.bistro.rules.drawing import check_glass
from comptoir.games.bistro.rules.set_up import set_down
from comptoir.games.bistro.state import Counts, State, Verdict, change_at


def reveal(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """Turn up a glass that nobody has looked at: chance decides its type."""
    return show(state, check_glass(state, step, "4.1"), tell)


def show(state: State, glass: Glass, tell: Tell) -> State:
    """Turn the glass up: the player who was wrong drinks, unless a Miam has yet to be judged."""
    claimant, receiver = state.chain[-2:]
    claim = state.claims[-1]
    right = is_right(state.verdict, claim.glass, state.named, glass)
    if tell:
        tell(GlassShown(glass, claimant, receiver, right))
    shown = replace(state, glass=glass, shown=True)
    if not right:
        return_miam(state, tell)
        return drink(shown, receiver, tell)
    if claim.miam:
        return replace(shown, phase="miam-answer", awaited=(receiver,))
    return claimant_drinks(shown, tell)


def return_miam(state: State, tell: Tell) -> None:
    """The claimant gets the Miam of the offer back."""
    if tell and state.claims[-1].miam:
        tell(MiamBack(state.chain[-2]))


def is_right(verdict: Verdict | None, claimed: Glass, named: Glass | None, glass: Glass) -> bool:
    """Whether the receiver's answer to a claim is right."""
    if verdict == "name":
        return named == glass
    return (claimed == glass) == (verdict == "believe")


def believe_miam(state: State, receiver: Seat, step: Believe, tell: Tell) -> State:
    """The receiver says that the claim about the Miam is true."""
    return show_miam(state, True, tell)


def doubt_miam(state: State, receiver: Seat, step: Doubt, tell: Tell) -> State:
    """The receiver says that the claim about the Miam is false."""
    return show_miam(state, False, tell)


def show_miam(state: State, believed: bool, tell: Tell) -> State:
    """Turn the Miam up and discard it; the player who was wrong drinks."""
    claimant, receiver = state.chain[-2:]
    miam = state.miams[claimant]
    assert miam is not None, "the claimant added it to the glass"
    right = (miam == state.claims[-1].miam) == believed
    if tell:
        tell(MiamShown(miam, claimant, receiver, right))
    discarded = replace(state, miams=put(state.miams, claimant, None), discarded=(*state.discarded, miam))
    return claimant_drinks(discarded, tell) if right else drink(discarded, receiver, tell)


def claimant_drinks(state: State, tell: Tell) -> State:
    """The claimant drinks; a receiver who named the glass also gives them one of theirs."""
    claimant, receiver = state.chain[-2:]
    drunk = drink_this(state, claimant, tell)
    if state.verdict != "name":
        return after_drinking(drunk, claimant, tell)
    own = types_in(state.glasses[receiver])
    if len(own) > 1:
        return replace(drunk, phase="gift", awaited=(receiver,))
    if own:
        return give_away(drunk, own[0], tell)
    return drink_blind(drunk, tell)


def drink(state: State, seat: Seat, tell: Tell) -> State:
    """``seat`` drinks this turn's glass and nothing more."""
    return after_drinking(drink_this(state, seat, tell), seat, tell)


def drink_this(state: State, seat: Seat, tell: Tell) -> State:
    """Put this turn's glass face up in front of ``seat``."""
    assert state.glass is not None
    if tell:
        tell(Drunk(seat, state.glass, off_the_pile=False))
    return set_down(state, seat, state.glass)


def types_in(counts: Counts) -> tuple[Glass, ...]:
    """The types with at least one glass."""
    return tuple([glass for glass, count in zip(GLASSES, counts, strict=True) if count])


def give(state: State, receiver: Seat, step: Give, tell: Tell) -> State:
    """The receiver chooses the glass to give."""
    if step.glass not in types_in(state.glasses[receiver]):
        raise IllegalAction(step, "not-yours-to-give", "4.6")
    return give_away(state, step.glass, tell)


def give_away(state: State, glass: Glass, tell: Tell) -> State:
    """Move a glass from the receiver to the claimant."""
    claimant, receiver = state.chain[-2:]
    if tell:
        tell(Given(receiver, claimant, glass))
    without = change_at(state.glasses, receiver, glass, -1)
    given = replace(state, glasses=change_at(without, claimant, glass, 1))
    return after_drinking(given, claimant, tell)


def drink_blind(state: State, tell: Tell) -> State:
    """The receiver has nothing to give: the claimant drinks one off the pile, if one is left."""
    claimant = state.chain[-2]
    if any(state.unseen):
        return replace(state, phase="blind", awaited=BY_CHANCE)
    if tell:
        tell(PileEmpty(claimant))
    return after_drinking(state, claimant, tell)


def drink_off_the_pile(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """The claimant drinks a glass off the pile, of a type that chance decides."""
    glass, claimant = check_glass(state, step, "4.7"), state.chain[-2]
    if tell:
        tell(Drunk(claimant, glass, off_the_pile=True))
    return after_drinking(set_down(state, claimant, glass), claimant, tell)
