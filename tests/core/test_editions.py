"""Editions: figures as data, each with its source, and errors that name the key."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import comptoir
from comptoir.core import editions
from comptoir.core.refusals import BadEdition

GAMES = [comptoir.load(name) for name in comptoir.games()]
POLTERFASS: Any = comptoir.load("polterfass")


def edit_standard(tmp_path: Path, old: str, new: str) -> Path:
    """The standard edition as a file, with one change."""
    text = Path(comptoir.__file__).with_name("games") / "polterfass" / "editions" / "standard.toml"
    source = text.read_text("utf-8")
    assert old in source
    path = tmp_path / "my-box.toml"
    path.write_text(source.replace(old, new), "utf-8")
    return path


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_shipped_figure_has_its_source(game: comptoir.catalogue.AnyGame) -> None:
    for name in game.editions:
        figures = editions.figures(game.package, name)
        assert set(figures) == set(game.Components.__struct_fields__)
        assert {figure.source for figure in figures.values()} <= {"rulebook", "reported", "ours"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_standard_edition_comes_first(game: comptoir.catalogue.AnyGame) -> None:
    assert game.editions[0] == "standard"


def test_an_edition_is_a_name_a_path_or_components(tmp_path: Path) -> None:
    path = edit_standard(tmp_path, "target = { value = 75,", "target = { value = 40,")
    box = replace(POLTERFASS.components(), target=40)
    assert POLTERFASS.start(edition=path) == POLTERFASS.start(edition=str(path))
    assert POLTERFASS.start(edition=path) == POLTERFASS.start(edition=box)
    assert POLTERFASS.start(edition=box) != POLTERFASS.start(edition="standard")


def test_equal_setups_are_one_object() -> None:
    assert POLTERFASS.start().setup is POLTERFASS.start().setup


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        ("[9, 2]", "[-9, 2]", "numbers[0][0]", "int >= 1"),
        ("[9, 2]", "[9]", "numbers[0]", "array of length 2"),
        ("value = 75", "value = 'many'", "target", "int"),
        ("value = 75", "worth = 75", "target.worth", "no such key"),
        ("target = { value = 75,", "aim = { value = 75,", "aim", "no such key"),
        ('75, source = "rulebook"', '75, source = "hearsay"', "target.source", "hearsay"),
        ('value = "1/4"', "value = 0.25", "stands_alone", "a fraction in quotes, like 1/4"),
        ('value = "1/4"', 'value = "1/0"', "stands_alone", "a fraction in quotes, like 1/4"),
        ('value = "1/4"', 'value = "1e999999999"', "stands_alone", "a fraction in quotes, like 1/4"),
        ('value = "1/4"', 'value = "1"', "stands_alone", "a round might never end"),
        ('value = "3/160"', 'value = "3/16"', "stands_more", "a round might never end"),
        ("[9, 2]", "[9, 2", "edition", "a TOML file"),
    ],
)
def test_a_bad_file_is_refused_with_its_key_and_what_was_expected(
    tmp_path: Path, old: str, new: str, key: str, expected: str
) -> None:
    with pytest.raises(BadEdition) as refused:
        POLTERFASS.start(edition=edit_standard(tmp_path, old, new))
    assert refused.value.key == key
    assert expected in refused.value.expected
    assert key in str(refused.value)


def test_a_missing_key_is_named(tmp_path: Path) -> None:
    path = edit_standard(tmp_path, "target = { value = 75,", "# target = { value = 75,")
    with pytest.raises(BadEdition) as refused:
        POLTERFASS.start(edition=path)
    assert (refused.value.key, refused.value.expected) == ("target", "a value for this key")


@pytest.mark.parametrize("edition", ["nowhere", "nowhere.toml", Path("nowhere"), 7])
def test_a_missing_edition_is_refused(edition: object) -> None:
    with pytest.raises(BadEdition):
        POLTERFASS.start(edition=edition)


def test_components_built_by_hand_are_checked_too() -> None:
    box = replace(POLTERFASS.components(), stands_alone="always")
    with pytest.raises(BadEdition, match="stands_alone"):
        POLTERFASS.start(edition=box)


def test_editions_differ_in_their_digests_and_list_their_changes() -> None:
    standard = POLTERFASS.components()
    box = replace(standard, target=40, stands_alone=Fraction(1, 3))
    assert editions.digest(standard) != editions.digest(box)
    assert editions.name_of(standard, POLTERFASS.package) == "standard"
    assert editions.name_of(box, POLTERFASS.package) is None
    assert editions.changes(box, POLTERFASS.package) == {"target": 40, "stands_alone": "1/3"}
