"""Section 7: the figures, and custom editions."""

from pathlib import Path

import pytest

from comptoir import BadEdition
from comptoir.core.editions import changes, digest, figures
from comptoir.games.bistro.components import Components
from comptoir.games.bistro.game import GAME
from tests.games.bistro.inventory import inventory
from tests.games.bistro.table import SEATS, SHORT, box, own_box, random_game
from tests.play import figure


def test_the_standard_edition_is_the_box_of_the_rulebook() -> None:
    """7, B3, B4, B13."""
    assert GAME.editions == ("standard",)
    assert GAME.components() == Components(
        glasses=(8, 8, 8, 8, 8, 8), alike=3, additions=(1, 1, 2, 3), losing_total=3, void_rounds=3
    )


def test_every_figure_says_where_it_comes_from() -> None:
    """7: a figure that is not printed is ours."""
    sources = {key: figure.source for key, figure in figures(GAME.package, "standard").items()}
    assert sources == {
        "glasses": "ours",
        "alike": "rulebook",
        "additions": "ours",
        "losing_total": "rulebook",
        "void_rounds": "ours",
    }


def test_a_custom_edition_starts_as_a_copy_of_the_file(tmp_path: Path) -> None:
    """7: one line changed."""
    path = own_box(tmp_path, "additions", figure("additions", "[1, 2, 2, 3]"))
    own = GAME.components(path)
    assert own == GAME.components(str(path)) == box(additions=(1, 2, 2, 3))
    assert changes(own, GAME.package) == {"additions": (1, 2, 2, 3)}
    assert digest(own) != digest(GAME.components())
    assert GAME.start(3, edition=path) == GAME.start(3, edition=own)


def test_an_unchanged_copy_is_the_standard_edition(tmp_path: Path) -> None:
    """7."""
    assert GAME.components(own_box(tmp_path, "none")) == GAME.components()


@pytest.mark.parametrize(
    ("key", "value", "named", "expected"),
    [
        ("glasses", "[8, 8, 8, 8, 8]", "glasses", "array of length 6, got 5"),
        ("glasses", "[8, 8, 8, 8, 8, 0]", "glasses[5]", "int >= 1"),
        ("glasses", "[21, 8, 8, 8, 8, 8]", "glasses[0]", "int <= 20"),
        ("glasses", "[8, 8, 8, 8, 8, 8.5]", "glasses[5]", None),
        ("glasses", "48", "glasses", None),
        (
            "glasses",
            "[1, 1, 1, 1, 1, 1]",
            "glasses",
            "more than 6 in all: one for each player, and one to offer",
        ),
        ("alike", "1", "alike", "int >= 2"),
        ("alike", "10", "alike", "int <= 9"),
        ("alike", '"three"', "alike", None),
        ("additions", "[]", "additions", "array of length >= 1"),
        ("additions", "[0, 3]", "additions[0]", "int >= 1"),
        ("additions", "[10]", "additions[0]", "int <= 9"),
        ("additions", "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3]", "additions", "array of length <= 12"),
        ("losing_total", "0", "losing_total", "int >= 1"),
        ("losing_total", "10", "losing_total", "int <= 9"),
        ("void_rounds", "0", "void_rounds", "int >= 1"),
        ("void_rounds", "10", "void_rounds", "int <= 9"),
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
        ("beers", figure("beers", "9"), "beers"),  # an unknown key
        ("alike", None, "alike"),  # a missing key
        ("alike", "alike = 3", "alike"),  # a value without a source
        ("alike", "alike = { value = 3 }", "alike.source"),
        ("alike", 'alike = { value = 3, source = "rumour" }', "alike.source"),
        ("alike", "alike = ", "edition"),
    ],
)
def test_a_wrong_line_is_named(tmp_path: Path, key: str, line: str | None, named: str) -> None:
    """7."""
    with pytest.raises(BadEdition) as refusal:
        GAME.components(own_box(tmp_path, key, line))
    assert refusal.value.key == named
    assert refusal.value.expected


@pytest.mark.parametrize(
    ("seats", "additions", "losing_total", "ends"),
    [
        (
            3,
            (1, 1, 2, 2),
            3,
            False,
        ),  # three players hold 2, 2 and 1 1: none is left, and nobody has lost
        (3, (1, 1, 2, 2, 1), 3, True),
        (4, (1, 1, 2, 2, 1), 3, False),
        (6, (1,) * 12, 3, False),
        (5, (1,) * 11, 3, True),
        (3, (3,), 3, True),
        (6, (1, 1, 1, 3), 3, True),  # with the last Addition at the latest
        (6, (1,), 1, True),
    ],
)
def test_a_box_is_refused_if_its_games_might_never_end(
    seats: int, additions: tuple[int, ...], losing_total: int, ends: bool
) -> None:
    """5.4, 7: somebody must have lost when the last Addition is drawn."""
    own = box(additions=additions, losing_total=losing_total)
    if ends:
        assert GAME.start(seats, edition=own).setup.components == own
        return
    with pytest.raises(BadEdition) as refusal:
        GAME.start(seats, edition=own)
    assert refusal.value.key == "additions"
    assert refusal.value.expected == f"one of {losing_total} symbols, or more than {seats * 2} in all"


def test_components_built_by_hand_are_checked_too() -> None:
    """7."""
    with pytest.raises(BadEdition) as refusal:
        GAME.start(3, edition=box(glasses=(8, 8, 8, 8, 8, -8)))
    assert refusal.value.key == "glasses[5]"


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
        box(glasses=(2, 1, 1, 1, 1, 1)),
        box(glasses=(2, 1, 1, 1, 1, 1), void_rounds=9),
        box(glasses=(1, 1, 1, 1, 1, 20), alike=9),
        box(glasses=(20,) * 6, alike=9),
        box(alike=2),
        box(additions=(9,)),
        box(additions=(1,) * 12, losing_total=2),
        box(additions=(*(1,) * 11, 9), losing_total=9),
        box(void_rounds=1, glasses=(3, 2, 2, 2, 2, 2)),
    ],
)
def test_games_with_extreme_boxes_end(edition: Components, seats: int) -> None:
    """7: with the most extreme figures, whole games and short ones."""
    for options in (GAME.Options(), SHORT):
        state = start = GAME.start(seats, options, edition)
        for turn in random_game(start, seats):
            state = GAME.apply(turn.state, turn.actor, turn.step)
            assert inventory(state) == inventory(start)
        assert GAME.result(state) is not None
