"""Serving (section 3): the innkeeper rolls on, or closes the tap."""

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE
from comptoir.games.polterfass.actions import Close, Failed, Roll, Rolled
from comptoir.games.polterfass.components import LYING, Face
from comptoir.games.polterfass.rules.bill import bill
from comptoir.games.polterfass.rules.calculation import calculate
from comptoir.games.polterfass.rules.first_roll import check_fall
from comptoir.games.polterfass.state import State


def serve(state: State, tell: Tell) -> State:
    """The innkeeper chooses; if there is nothing to throw, the tap closes automatically (P3)."""
    if LYING not in state.faces and not state.setup.specials:
        return calculate(state, tell)
    return replace(state, phase="serving", awaited=(state.innkeeper,))


def close(state: State, innkeeper: Seat, step: Close, tell: Tell) -> State:
    """Case A: the innkeeper closes the tap, and every standing barrel counts."""
    return calculate(state, tell)


def roll_on(state: State, innkeeper: Seat, step: Roll, tell: Tell) -> State:
    """Case B: lying barrels and the picked specials go into the cup."""
    if step not in state.setup.servings_with(state.faces):
        raise IllegalAction(step, "no-roll", "3.5" if step.specials else "3.6", specials=step.specials)
    cup = cup_of(state.setup.barrels, state.faces, step.specials)
    return replace(state, phase="roll", awaited=BY_CHANCE, cup=cup)


def cup_of(barrels: str, faces: tuple[Face, ...], picked: str) -> str:
    """The barrels to throw: those lying and those picked."""
    return "".join([b for b, face in zip(barrels, faces, strict=True) if face == LYING or b in picked])


def roll(state: State, actor: Actor, step: Rolled, tell: Tell) -> State:
    """The barrels fall. If none of those just thrown stands, the innkeeper has failed."""
    check_fall(state, step, "3.3")
    faces = list(state.faces)
    for place, face in zip(state.setup.places_of(step.cup), step.faces, strict=True):
        faces[place] = face
    fallen = replace(state, faces=tuple(faces), cup="")
    if any(step.faces):
        return serve(fallen, tell)
    if tell:
        tell(Failed())
    return bill(fallen, None, tell)
