"""P10: how barrels fall, by exact odds and in draws."""

from collections import Counter
from fractions import Fraction
from math import comb, sqrt
from random import Random

import pytest

from comptoir.games.polterfass.actions import AnyStep, Rolled
from comptoir.games.polterfass.components import DESTROY, DOUBLE, LYING, Options
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import State
from tests.games.polterfass.table import SEATS, assert_step_refused, box, play, table

DRAWS = 20_000
FEW = box(numbers=((9, 2), (8, 3)), specials=1, stands_more="1/8", top_end="1/3")
FEW_TURNS = (
    ("bx", "a9", "0 roll"),
    ("x", "a9 b3", "0 roll"),
    ("b", "a9 x*", "0 roll"),
    ("bx", "a9 x!", "0 roll x"),
)


def throw_due(number: int) -> State:
    """A state with ``number`` barrels in the cup, ready to be thrown."""
    standing = " ".join(f"{b}{f}" for b, f in zip("abcdefgx", (9, 8, 8, 7, 7, 6, 6, "*"), strict=True))
    if number == 9:
        return table()
    return play(table(3, standing=standing[: 3 * (9 - number)], orders="1:7 2:0"), "0 roll")


def chance_that_none_stands(state: State) -> Fraction:
    return sum((chance for step, chance in GAME.odds(state) if not any(faces(step))), Fraction(0))


def faces(step: AnyStep) -> tuple[int, ...]:
    assert isinstance(step, Rolled)
    return step.faces


# --- Exactly --------------------------------------------------------------------


def test_the_model_follows_the_ruling() -> None:
    """P10: 1/4 + 3 (n - 1) / 160."""
    stands = [GAME.components().stands(number) for number in range(1, 10)]
    assert stands == [Fraction(1, 4) + Fraction(3 * (number - 1), 160) for number in range(1, 10)]
    assert (stands[0], stands[-1]) == (Fraction(1, 4), Fraction(2, 5))


@pytest.mark.parametrize("number", range(1, 10))
def test_odds_add_up_to_exactly_one(number: int) -> None:
    """P10: every barrel may lie or show either end."""
    odds = GAME.odds(throw_due(number))
    assert len(odds) == len({step for step, _ in odds}) == 3**number
    assert sum(chance for _, chance in odds) == 1
    assert all(chance > 0 for _, chance in odds)


@pytest.mark.parametrize("number", range(1, 10))
def test_the_chance_to_fail_is_the_chance_that_no_barrel_stands(number: int) -> None:
    """3.8, P10."""
    assert (
        chance_that_none_stands(throw_due(number))
        == (Fraction(3, 4) - Fraction(3 * (number - 1), 160)) ** number
    )


def test_one_barrel_alone_stands_once_in_four() -> None:
    """P10."""
    assert {GAME.write(step): chance for step, chance in GAME.odds(throw_due(1))} == {
        "roll y-": Fraction(3, 4),
        "roll y*": Fraction(1, 8),
        "roll y!": Fraction(1, 8),
    }


def test_two_barrels_in_the_cup() -> None:
    """P10: each stands with a chance of 43/160."""
    stands, lies = Fraction(43, 160), Fraction(117, 160)
    odds = {GAME.write(step): chance for step, chance in GAME.odds(throw_due(2))}
    assert odds["roll x- y-"] == lies * lies
    assert odds["roll x* y-"] == odds["roll x- y!"] == lies * stands / 2
    assert odds["roll x* y*"] == odds["roll x! y*"] == stands * stands / 4


def test_each_of_nine_barrels_stands_two_times_in_five() -> None:
    """P10: numbers and specials alike, both ends equally likely."""
    odds = GAME.odds(throw_due(9))
    for place, ends in enumerate([(9, 2), (8, 3), (8, 3), (7, 4), (7, 4), (6, 5), (6, 5), (DOUBLE, DESTROY)]):
        share = {
            face: sum(chance for step, chance in odds if faces(step)[place] == face)
            for face in (LYING, *ends)
        }
        assert share == {LYING: Fraction(3, 5), ends[0]: Fraction(1, 5), ends[1]: Fraction(1, 5)}


def test_picked_barrels_count_among_those_thrown() -> None:
    """3.5, P10."""
    state = table(3, standing="a9 x* y!", orders="1:7 2:0")
    assert chance_that_none_stands(play(state, "0 roll")) == (1 - Fraction(55, 160)) ** 6
    assert chance_that_none_stands(play(state, "0 roll xy")) == (1 - Fraction(61, 160)) ** 8


def test_odds_come_in_the_same_order_every_time() -> None:
    """All lying first; the last barrel changes fastest."""
    assert [GAME.write(step) for step, _ in GAME.odds(throw_due(2))][:4] == [
        "roll x- y-",
        "roll x- y*",
        "roll x- y!",
        "roll x* y-",
    ]


def test_there_are_no_odds_unless_chance_is_due() -> None:
    """0.9."""
    for state in (
        table(standing="a9"),
        table(3, standing="a9", orders="1:7 2:0"),
        play(table(3, standing="a9 b8 x*", orders="1:7 2:0"), "0 close"),
    ):
        assert GAME.odds(state) == ()


@pytest.mark.parametrize("actor", [0, 1, 2, 3])
def test_a_player_cannot_throw_for_chance(actor: int) -> None:
    """P10."""
    assert_step_refused(table(), actor, GAME.odds(table())[0][0], "not-yours")
    assert_step_refused(GAME.start(4), actor, GAME.odds(GAME.start(4))[0][0], "not-yours")


def test_a_custom_figure_changes_the_odds() -> None:
    """P10: players who have counted real throws can enter their own chances."""
    state = table(edition=box(stands_alone="1/2", stands_more="1/32", top_end="3/4"))
    assert chance_that_none_stands(state) == Fraction(1, 4) ** 9
    best = next(
        chance for step, chance in GAME.odds(state) if GAME.write(step).startswith("roll a9 b8 c8 d7")
    )
    assert best == Fraction(9, 16) ** 4 * Fraction(1, 4) ** 5


def test_a_barrel_with_the_same_value_on_both_ends_falls_in_two_ways() -> None:
    """P10: a custom edition; each outcome is listed once, with its whole chance."""
    odds = GAME.odds(table(edition=box(numbers=((5, 5),), specials=0, top_end="1/3")))
    assert sorted(chance for _, chance in odds) == [Fraction(1, 4), Fraction(3, 4)]


# --- Drawn ----------------------------------------------------------------------


def deviation(found: Counter[AnyStep], odds: tuple[tuple[AnyStep, Fraction], ...]) -> float:
    """How far the counts are from the odds: chi-square minus its mean, in standard deviations."""
    draws, freedom = found.total(), len(odds) - 1
    assert found.keys() <= {step for step, _ in odds}
    square = sum((found[step] - draws * chance) ** 2 / (draws * chance) for step, chance in odds)
    return (float(square) - freedom) / sqrt(2 * freedom)


def draw(state: State, seed: int) -> list[AnyStep]:
    dice = Random(seed)
    return [GAME.sample(state, dice) for _ in range(DRAWS)]


@pytest.mark.parametrize("seats", SEATS)
def test_the_lot_is_drawn_by_its_odds(seats: int) -> None:
    """P2."""
    state = GAME.start(seats)
    assert abs(deviation(Counter(draw(state, seats)), GAME.odds(state))) < 4


@pytest.mark.parametrize(("cup", "standing", "turn"), [("abx", "", ""), *FEW_TURNS])
def test_throws_are_drawn_by_their_odds(cup: str, standing: str, turn: str) -> None:
    """P10: each outcome, on a small edition with uneven ends."""
    few = GAME.start(3, Options(first_seat=0), FEW)
    state = play(table(3, 0, standing, "1:7 2:0", edition=FEW), turn) if standing else few
    assert state.cup == cup
    assert abs(deviation(Counter(draw(state, 10)), GAME.odds(state))) < 4


def test_the_comparison_notices_wrong_odds() -> None:
    """Twenty thousand draws do not pass for draws from a slightly different edition."""
    one, other = (
        table(3, edition=box(numbers=((9, 2),), specials=1, top_end=end)) for end in ("1/2", "47/100")
    )
    assert abs(deviation(Counter(draw(one, 10)), GAME.odds(one))) < 4
    assert deviation(Counter(draw(one, 10)), GAME.odds(other)) > 4


@pytest.mark.parametrize("number", [1, 2, 5, 9])
def test_each_barrel_of_the_standard_box_falls_by_its_odds(number: int) -> None:
    """P10: lying, first end and second end; and how many stand at once."""
    state = throw_due(number)
    stands = GAME.components().stands(number)
    falls = [faces(step) for step in draw(state, number)]
    for place, (lying, first, second) in enumerate(map(state.setup.faces.__getitem__, state.cup)):
        found = Counter(fall[place] for fall in falls)
        for face, chance in ((lying, 1 - stands), (first, stands / 2), (second, stands / 2)):
            assert abs(found[face] - DRAWS * chance) < 4.5 * sqrt(DRAWS * chance * (1 - chance))
    standing = Counter(sum(map(bool, fall)) for fall in falls)
    for many in range(number + 1):
        chance = comb(number, many) * stands**many * (1 - stands) ** (number - many)
        assert abs(standing[many] - DRAWS * chance) < 4.5 * sqrt(DRAWS * chance * (1 - chance))


def test_the_same_seed_draws_the_same() -> None:
    """The random generator is passed in."""
    assert draw(table(), 3)[:50] == draw(table(), 3)[:50]
    assert draw(table(), 3)[:50] != draw(table(), 4)[:50]
