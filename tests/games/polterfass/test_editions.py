"""Section 7: the figures, and custom editions."""

from fractions import Fraction
from pathlib import Path

import pytest

from comptoir import BadEdition
from comptoir.core.editions import changes, digest, figures
from comptoir.games.polterfass.components import Components
from comptoir.games.polterfass.game import GAME
from tests.games.polterfass.table import SEATS, box, own_box, random_game
from tests.play import figure


def test_the_standard_edition_is_the_box_of_the_rulebook() -> None:
    """7, P10, P11."""
    assert GAME.editions == ("standard",)
    assert GAME.components() == Components(
        numbers=((9, 2), (8, 3), (8, 3), (7, 4), (7, 4), (6, 5), (6, 5)),
        specials=2,
        cards=(0, 1, 2, 3, 4, 5, 6, 7),
        target=75,
        last_round=60,
        stands_alone=Fraction(1, 4),
        stands_more=Fraction(3, 160),
        top_end=Fraction(1, 2),
    )


def test_every_figure_says_where_it_comes_from() -> None:
    """7: a figure that is not printed is ours."""
    sources = {key: figure.source for key, figure in figures(GAME.package, "standard").items()}
    assert sources == {
        "numbers": "rulebook",
        "specials": "rulebook",
        "cards": "rulebook",
        "target": "rulebook",
        "last_round": "ours",
        "stands_alone": "ours",
        "stands_more": "ours",
        "top_end": "ours",
    }


def test_a_custom_edition_starts_as_a_copy_of_the_file(tmp_path: Path) -> None:
    """7: one line changed."""
    path = own_box(tmp_path, "target", figure("target", "50"))
    own = GAME.components(path)
    assert own == GAME.components(str(path)) == box(target=50)
    assert changes(own, GAME.package) == {"target": 50}
    assert digest(own) != digest(GAME.components())
    assert GAME.start(3, edition=path) == GAME.start(3, edition=own)


def test_an_unchanged_copy_is_the_standard_edition(tmp_path: Path) -> None:
    """7."""
    assert GAME.components(own_box(tmp_path, "none")) == GAME.components()


@pytest.mark.parametrize(
    ("key", "value", "named", "expected"),
    [
        ("numbers", "[[9, -2], [8, 3]]", "numbers[0][1]", "int >= 1"),  # a negative barrel
        (
            "numbers",
            "[[9, 2], [0, 3]]",
            "numbers[1][0]",
            "int >= 1",
        ),  # 0 means that it lies
        ("numbers", "[[9, 2], [100, 3]]", "numbers[1][0]", "int <= 99"),
        ("numbers", "[[9, 2, 1]]", "numbers[0]", "array of length 2, got 3"),
        ("numbers", "[]", "numbers", "array of length >= 1"),
        ("numbers", "[[9, 2], [9, 2], [9, 2], [9, 2], [9, 2], [9, 2], [9, 2], [9, 2]]", "numbers", None),
        ("numbers", '"nine"', "numbers", None),
        ("specials", "3", "specials", "int <= 2"),
        ("specials", "-1", "specials", "int >= 0"),
        ("specials", "1.5", "specials", None),
        ("cards", "[0, 2, 1]", "cards", "different values in ascending order"),
        ("cards", "[0, 1, 1]", "cards", "different values in ascending order"),
        ("cards", "[5]", "cards", "array of length >= 2"),
        ("cards", "[-1, 5]", "cards[0]", "int >= 0"),
        ("target", "0", "target", "int >= 1"),
        ("target", '"75"', "target", None),
        ("last_round", "0", "last_round", "int >= 1"),
        ("top_end", '"3/2"', "top_end", "a chance above 0 and below 1"),
        ("top_end", '"1"', "top_end", "a chance above 0 and below 1"),
        ("top_end", '"0"', "top_end", "a chance above 0 and below 1"),
        ("top_end", '"-1/2"', "top_end", "a chance above 0 and below 1"),
        ("stands_alone", "0.25", "stands_alone", "a fraction in quotes, like 1/4"),
        ("stands_alone", '"1/0"', "stands_alone", "a fraction in quotes, like 1/4"),
        ("stands_alone", '"often"', "stands_alone", "a fraction in quotes, like 1/4"),
    ],
)
def test_a_wrong_figure_is_named_with_what_was_expected(
    tmp_path: Path, key: str, value: str, named: str, expected: str | None
) -> None:
    """7."""
    path = own_box(tmp_path, key, figure(key, value))
    with pytest.raises(BadEdition) as refusal:
        GAME.start(3, edition=path)
    assert refusal.value.key == named
    assert expected is None or refusal.value.expected == expected


@pytest.mark.parametrize(
    ("key", "line", "named"),
    [
        ("barrels", figure("barrels", "9"), "barrels"),  # an unknown key
        ("target", None, "target"),  # a missing key
        ("numbers", None, "numbers"),
        ("target", "target = 75", "target"),  # a value without a source
        ("target", "target = { value = 75 }", "target.source"),
        ("target", 'target = { source = "ours" }', "target.value"),
        ("target", 'target = { value = 75, source = "rumour" }', "target.source"),
        ("target", 'target = { value = 75, source = "ours", unit = "mugs" }', "target.unit"),
        ("target", "target = ", "edition"),
    ],
)
def test_a_wrong_line_is_named(tmp_path: Path, key: str, line: str | None, named: str) -> None:
    """7."""
    with pytest.raises(BadEdition) as refusal:
        GAME.components(own_box(tmp_path, key, line))
    assert refusal.value.key == named
    assert refusal.value.expected


@pytest.mark.parametrize(
    ("figures", "named"),
    [
        ({"stands_alone": Fraction(0)}, "stands_alone"),  # the first roll would go on for ever
        ({"stands_alone": Fraction(1)}, "stands_alone"),  # nobody would ever fail
        ({"stands_alone": Fraction(5, 4)}, "stands_alone"),
        ({"stands_alone": Fraction(-1, 4)}, "stands_alone"),
        ({"stands_more": Fraction(3, 32)}, "stands_more"),  # nine barrels: 1
        ({"stands_more": Fraction(-1, 32)}, "stands_more"),  # nine barrels: 0
        ({"stands_more": Fraction(1)}, "stands_more"),
        ({"last_round": 0}, "last_round"),
        ({"last_round": 10**9}, "last_round"),
    ],
)
def test_a_box_is_refused_if_its_games_might_never_end(figures: dict[str, object], named: str) -> None:
    """7, P10, P11."""
    with pytest.raises(BadEdition) as refusal:
        GAME.start(3, edition=box(**figures))
    assert refusal.value.key == named


def test_components_built_by_hand_are_checked_too() -> None:
    """7."""
    with pytest.raises(BadEdition) as refusal:
        GAME.start(3, edition=box(numbers=((9, -2),)))
    assert refusal.value.key == "numbers[0][1]"


@pytest.mark.parametrize("name", ["deluxe", "no-such-file.toml"])
def test_a_missing_edition_is_named(name: str) -> None:
    """7."""
    with pytest.raises(BadEdition) as refusal:
        GAME.start(3, edition=name)
    assert refusal.value.key == name


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    "edition",
    [
        box(specials=0),
        box(specials=1),
        box(numbers=((1, 1),), specials=0, cards=(0, 1)),
        box(numbers=((99, 1),) * 7, cards=tuple(range(88, 100)), target=99),
        box(stands_alone=Fraction(99, 100), stands_more=Fraction(0)),
        box(stands_alone=Fraction(1, 4), stands_more=Fraction(-1, 40)),
        box(top_end=Fraction(99, 100)),
        box(top_end=Fraction(1, 100)),
        box(last_round=1),
        box(target=1),
    ],
)
def test_games_with_extreme_boxes_end(edition: Components, seats: int) -> None:
    """7: with the most extreme figures."""
    state = GAME.start(seats, edition=edition)
    for turn in random_game(state, seats):
        assert sum(turn.state.totals) == sum(sum(line.mugs) for line in turn.state.pad)
        state = GAME.apply(turn.state, turn.actor, turn.step)
    assert GAME.result(state) is not None
