"""What the rules of most games share: the table of what is done when, rows, and ranks."""

import pytest
from msgspec.structs import replace

from comptoir import CHANCE, IllegalAction
from comptoir.core import Components, Options, Setup, game
from comptoir.core.actors import Actor
from comptoir.core.steps import Step, Tell
from comptoir.core.turns import by_table, check_seat, passing_on, put, ranks, without


class State(game.State, frozen=True):
    """A position of a game in which one step leads to the next phase."""


class Draw(Step, frozen=True, tag="draw"):
    """Chance: the first seat."""

    seat: int


def draw(state: State, actor: Actor, step: Draw, tell: Tell) -> State:
    check_seat(state, step, step.seat, "0.1")
    return replace(state, phase="morning", awaited=())


def noon(state: State, tell: Tell) -> State:
    return replace(state, phase="noon")


def evening(state: State, tell: Tell) -> State:
    return replace(state, phase="over")


LOT = State(Setup(3, Options(), Components()), "lot", (CHANCE,))
apply = by_table(
    {"lot": {Draw: draw}, "over": {}},
    {"lot": "0.1", "over": "6.2"},
    passing_on({"morning": noon, "noon": evening}),
)


def test_the_rules_go_on_until_somebody_has_to_act() -> None:
    assert apply(LOT, CHANCE, Draw(2)) == replace(LOT, phase="over", awaited=())


def test_without_rules_to_go_on_the_handler_has_the_last_word() -> None:
    assert by_table({"lot": {Draw: draw}}, {"lot": "0.1"})(LOT, CHANCE, Draw(2)).phase == "morning"


@pytest.mark.parametrize(
    ("state", "actor", "step", "code", "section"),
    [
        (replace(LOT, phase="over"), CHANCE, Draw(0), "not-now", "6.2"),
        (LOT, 0, Draw(0), "not-yours", "0.1"),
        (LOT, CHANCE, Draw(3), "not-at-the-table", "0.1"),
        (LOT, CHANCE, Draw(True), "not-at-the-table", "0.1"),
    ],
)
def test_other_steps_are_refused_with_their_section(
    state: State, actor: Actor, step: Draw, code: str, section: str
) -> None:
    with pytest.raises(IllegalAction) as refusal:
        apply(state, actor, step)
    assert (refusal.value.code, refusal.value.section) == (code, section)


def test_rows_change_in_one_place() -> None:
    assert put((1, 2, 3), 1, 7) == (1, 7, 3)
    assert without((0, 2, CHANCE), 2) == (0, CHANCE)


@pytest.mark.parametrize(
    ("points", "places"), [((3, 9, 5), (3, 1, 2)), ((4, 4, 1), (1, 1, 3)), ((0, 0), (1, 1))]
)
def test_equal_points_share_a_rank(points: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert ranks(points) == places
