"""B8: what chance brings, by exact odds and in draws."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from comptoir.games.bistro.actions import AnyStep
from comptoir.games.bistro.components import GLASSES
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import State
from tests.games.bistro.table import SEATS, SHORT, assert_step_refused, box, chances, play, random_game, table

DRAWS = 20_000
UNEVEN = box(glasses=(20, 1, 8, 3, 5, 13))
FIRST = ("chance first 0", "chance miam 0 cheese")

POSITIONS = {
    "lot": GAME.start(5),
    "miam": play(GAME.start(5), *FIRST),
    "glass": play(GAME.start(3, SHORT, UNEVEN), "chance first 0", "chance glass 0 coffee"),
    "look": play(table(3, 0, "coffee coffee | syrup", edition=UNEVEN), "0 look"),
    "reveal": play(table(3, 0, "coffee coffee | syrup", edition=UNEVEN), "0 offer 1 coffee", "1 doubt"),
    "blind": play(
        table(3, 0, "coffee coffee | | syrup"), "0 offer 1 coffee", "1 name syrup", "chance see syrup"
    ),
    "addition": play(table(3, 0, "| coffee coffee"), "0 offer 1 coffee", "1 doubt", "chance see coffee"),
}


def deviation(found: Counter[AnyStep], odds: tuple[tuple[AnyStep, Fraction], ...]) -> float:
    """How far the counts are from the odds: chi-square minus its mean, in standard deviations."""
    draws, freedom = found.total(), len(odds) - 1
    assert found.keys() <= {step for step, _ in odds}
    square = sum((found[step] - draws * chance) ** 2 / (draws * chance) for step, chance in odds)
    return (float(square) - freedom) / sqrt(2 * freedom)


def draw(state: State, seed: int) -> Counter[AnyStep]:
    dice = Random(seed)
    return Counter(GAME.sample(state, dice) for _ in range(DRAWS))


# --- Exactly --------------------------------------------------------------------


@pytest.mark.parametrize("phase", POSITIONS)
def test_odds_add_up_to_exactly_one(phase: str) -> None:
    """B8: each outcome is listed once, and each has a chance above 0."""
    state = POSITIONS[phase]
    odds = GAME.odds(state)
    assert state.phase == phase
    assert sum(chance for _, chance in odds) == 1
    assert len({step for step, _ in odds}) == len(odds) > 1
    assert all(chance > 0 for _, chance in odds)


@pytest.mark.parametrize("seats", SEATS)
def test_a_face_down_glass_has_the_chance_of_the_formal_rules(seats: int) -> None:
    """1.4, B8: (8 - its face-up glasses) / (48 - all face-up glasses), in whole games."""
    seen = set()
    for turn in random_game(GAME.start(seats), seats):
        state = turn.state
        if state.phase in ("glass", "look", "reveal", "blind"):
            seen.add(state.phase)
            up = [sum(row[place] for row in state.glasses) for place in range(6)]
            expected = [Fraction(8 - count, 48 - sum(up)) for count in up]
            assert [chance for _, chance in GAME.odds(state)] == [chance for chance in expected if chance]
    assert seen >= {"glass", "look", "reveal"}


def test_this_turns_glass_still_counts_as_face_down() -> None:
    """B8: 45 of 48, and not 44."""
    state = play(table(3, 0, "coffee | coffee | syrup"), "0 look")
    assert chances(state)["see coffee"] == "2/15"  # 6 of 45
    assert GAME.view(state, None).pile == 44


def test_equal_additions_are_one_outcome() -> None:
    """5.3."""
    assert chances(POSITIONS["addition"]) == {"addition 1": "1/2", "addition 2": "1/4", "addition 3": "1/4"}


def test_odds_come_in_the_same_order_every_time() -> None:
    """B15: as the box lists them."""
    assert list(chances(POSITIONS["look"])) == [f"see {glass}" for glass in GLASSES]
    assert list(chances(POSITIONS["lot"])) == [f"first {seat}" for seat in range(5)]


def test_there_are_no_odds_unless_chance_is_due() -> None:
    """0.8."""
    for state in (table(3), play(table(3), "0 offer 1 coffee"), play(table(3), "0 offer 1 coffee", "1 take")):
        assert GAME.odds(state) == ()


@pytest.mark.parametrize("phase", POSITIONS)
def test_a_player_cannot_draw_for_chance(phase: str) -> None:
    """B8."""
    state = POSITIONS[phase]
    for seat in range(state.setup.seats):
        assert_step_refused(state, seat, GAME.odds(state)[0][0], "not-yours")


# --- Drawn ----------------------------------------------------------------------


@pytest.mark.parametrize("phase", POSITIONS)
def test_outcomes_are_drawn_by_their_odds(phase: str) -> None:
    """B8: if the outcome is a glass, from an uneven box."""
    state = POSITIONS[phase]
    assert abs(deviation(draw(state, 7), GAME.odds(state))) < 4


def test_the_comparison_notices_wrong_odds() -> None:
    """Twenty thousand draws do not pass for draws from a slightly different box."""
    one, other = (
        play(table(3, edition=box(glasses=(coffees, 20, 20, 20, 20, 20))), "0 look") for coffees in (20, 17)
    )
    assert abs(deviation(draw(one, 10), GAME.odds(one))) < 4
    assert deviation(draw(one, 10), GAME.odds(other)) > 4


def test_the_same_seed_draws_the_same() -> None:
    """The random generator is passed in."""
    assert draw(POSITIONS["look"], 3) == draw(POSITIONS["look"], 3)
    assert draw(POSITIONS["look"], 3) != draw(POSITIONS["look"], 4)
