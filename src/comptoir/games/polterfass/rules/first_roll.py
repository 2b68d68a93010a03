"""The first roll (section 1): all barrels are thrown until a number barrel stands."""

from operator import contains

from msgspec.structs import replace

from comptoir.core.actors import Actor
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.games.polterfass.actions import Rolled, RolledInVain
from comptoir.games.polterfass.state import State


def first_roll(state: State, actor: Actor, step: Rolled, tell: Tell) -> State:
    """All barrels are thrown, and thrown again as long as no number barrel stands (P1)."""
    check_fall(state, step, "1.1")
    needed = step.faces
    if state.setup.options.first_roll == "number_barrel":
        needed = needed[: len(state.setup.numbers)]
    if not any(needed):
        if tell:
            tell(RolledInVain())
        return state
    return replace(
        state,
        phase="order",
        awaited=state.setup.guests[state.innkeeper],
        faces=step.faces,
        cup="",
    )


def check_fall(state: State, step: Rolled, section: str) -> None:
    """Refuse barrels other than those in the cup, and a face that a barrel does not have."""
    if step.cup != state.cup or type(step.faces) is not tuple or len(step.faces) != len(step.cup):
        raise IllegalAction(step, "not-the-cup", section, cup=" ".join(state.cup))
    if not all(map(contains, state.setup.faces_of(step.cup), step.faces)):
        raise IllegalAction(step, "no-such-face", "0.2")
