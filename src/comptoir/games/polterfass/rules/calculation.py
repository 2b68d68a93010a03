"""The calculation of barrels (section 4): specials destroy and double, then the mugs are added up."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, compress
from typing import Final

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.games.polterfass.actions import Assign, Counted, Effect, Served
from comptoir.games.polterfass.components import DESTROY, DOUBLE, Face
from comptoir.games.polterfass.rules.bill import bill
from comptoir.games.polterfass.state import Setup, State


def calculate(state: State, tell: Tell) -> State:
    """The innkeeper chooses what the specials destroy and double, if there is a choice."""
    choices = assignments(state)
    if len(choices) == 1:
        return assign(state, choices[0], tell)
    return replace(state, phase="calculation", awaited=(state.innkeeper,))


def assignments(state: State) -> tuple[Assign, ...]:
    """Every way to use the standing specials (P5, P6)."""
    return assignments_with(state.setup, state.faces)


def assignments_with(setup: Setup, faces: tuple[Face, ...]) -> tuple[Assign, ...]:
    """Every way to use the specials when the barrels show these faces."""
    standing = "".join(compress(setup.numbers, faces))
    return assignments_of(standing, faces.count(DESTROY), faces.count(DOUBLE))


@cache
def assignments_of(standing: str, destroys: int, doubles: int) -> tuple[Assign, ...]:
    """Every way to destroy the required number of standing number barrels and to double survivors."""
    return tuple(
        Assign("".join(destroyed), "".join(doubled))
        for destroyed in combinations(standing, min(destroys, len(standing)))
        for survivors in ([barrel for barrel in standing if barrel not in destroyed],)
        for doubled in combinations(survivors, min(doubles, len(survivors)))
    )


def choose_targets(state: State, innkeeper: Seat, step: Assign, tell: Tell) -> State:
    """Apply the targets that the innkeeper has chosen; a bad choice is allowed (P5)."""
    if step not in assignments(state):
        faces = state.faces
        raise IllegalAction(
            step, "no-assignment", "4.5", destroys=faces.count(DESTROY), doubles=faces.count(DOUBLE)
        )
    return assign(state, step, tell)


def assign(state: State, step: Assign, tell: Tell) -> State:
    """Add up what is served, and go on to the bill."""
    mugs = mugs_served(state.setup, state.faces, step)
    if tell:
        for event in (*count_barrels(state, step), Served(mugs)):
            tell(event)
    return bill(state, mugs, tell)


def mugs_served(setup: Setup, faces: tuple[Face, ...], step: Assign) -> int:
    """The mugs served: each standing number barrel counts once, if doubled twice, if destroyed not at all."""
    place = setup.place
    mugs = sum(faces[: len(setup.numbers)])
    for barrel in step.destroyed:
        mugs -= faces[place[barrel]]
    for barrel in step.doubled:
        mugs += faces[place[barrel]]
    return mugs


def count_barrels(state: State, step: Assign) -> Iterator[Counted]:
    """The worth of each standing number barrel, in the order of the letters."""
    for barrel, face in zip(state.setup.numbers, state.faces, strict=False):
        if face:
            effect = effect_on(barrel, step)
            yield Counted(barrel, face, effect, WORTH[effect] * face)


def effect_on(barrel: str, step: Assign) -> Effect:
    """What the specials do to a number barrel."""
    if barrel in step.destroyed:
        return "destroyed"
    return "doubled" if barrel in step.doubled else "plain"


WORTH: Final[dict[Effect, int]] = {"destroyed": 0, "plain": 1, "doubled": 2}
