"""Section 7: the figures, and users' own boxes."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from comptoir import BadEdition
from comptoir.core.editions import changes, digest, figures
from comptoir.games.encanteur.components import FISH, Card, Components
from comptoir.games.encanteur.game import GAME
from tests.games.encanteur.table import LIVE, SEATS, box, own_box, random_game
from tests.play import figure


def card(start: int, floor: int, pays: int) -> Card:
    return Card(start=start, floor=floor, pays=pays)


def twins(start: int, floor: int, pays: int) -> tuple[Card, ...]:
    return (card(start, floor, pays),) * 2


STANDARD = Components(
    hake=twins(11, 5, 10),
    sardine=twins(6, 2, 5),
    sea_bass=twins(13, 6, 10),
    mackerel=twins(6, 2, 5),
    sole=twins(12, 6, 10),
    shrimp=twins(8, 3, 5),
    red_mullet=twins(12, 5, 10),
    cuttlefish=twins(7, 3, 5),
    wine=card(10, 5, 10),
    bottles=2,
    platter=card(25, 12, 20),
    lots=(5, 7),
    money=(40, 50),
    discards=2,
    platter_cards=2,
    fish_points=1,
    platter_points=2,
    set_points=2,
    idle_days=2,
    last_day=15,
)


def test_the_standard_edition_has_the_figures_of_the_rules() -> None:
    """7, E3, E4."""
    assert GAME.editions == ("standard", "quick_market")
    assert GAME.components() == STANDARD


def test_the_quick_market_begins_at_lower_prices() -> None:
    """E4: 10 for fish that pays 10, 6 for fish that pays 5, wine 8, platter 20; the rest is the same."""
    market = GAME.components("quick_market")
    for fish in FISH:
        pairs = zip(market.cards(fish), STANDARD.cards(fish), strict=True)
        assert all(m == replace(s, start=10 if s.pays == 10 else 6) for m, s in pairs)
    assert (market.wine, market.platter) == (card(8, 5, 10), card(20, 12, 20))
    priced = {"wine", "platter", *(fish.replace("-", "_") for fish in FISH)}
    assert set(changes(market, GAME.package)) <= priced


@pytest.mark.parametrize("edition", ["standard", "quick_market"])
def test_every_figure_names_its_source(edition: str) -> None:
    """7: prices, numbers of slates, and the days that end a game are ours."""
    sources = {key: figure.source for key, figure in figures(GAME.package, edition).items()}
    printed = {"lots", "money", "discards", "platter_cards", "fish_points", "platter_points", "set_points"}
    assert {key for key, source in sources.items() if source == "rulebook"} == printed
    assert {key for key, source in sources.items() if source == "ours"} == set(sources) - printed


def test_a_copy_of_the_file_is_an_own_box(tmp_path: Path) -> None:
    """7: with one line changed."""
    path = own_box(tmp_path, "money", figure("money", "[30, 45]"))
    own = GAME.components(path)
    assert own == box(money=(30, 45))
    assert changes(own, GAME.package) == {"money": (30, 45)}
    assert digest(own) != digest(GAME.components())
    assert [house.money for house in GAME.start(3, edition=path).houses] == [30] * 3
    assert [house.money for house in GAME.start(4, edition=path).houses] == [45] * 4


@pytest.mark.parametrize(
    ("key", "value", "named", "expected"),
    [
        ("hake", "[]", "hake", "array of length >= 1"),
        ("hake", "[[11, 5, 10]]", "hake[0]", "object, got array"),
        ("hake", "[{ start = 11, floor = 5 }]", "hake[0].pays", "a value for this key"),
        ("hake", "[{ start = 0, floor = 0, pays = 5 }]", "hake[0].start", "int >= 1"),
        ("hake", "[{ start = 11, floor = 5, pays = 10, cost = 3 }]", "hake[0].cost", "no such key"),
        ("sea_bass", "[{ start = 5, floor = 6, pays = 10 }]", "sea_bass[0].floor", "at most the start, 5"),
        ("wine", "{ start = 5, floor = 6, pays = 10 }", "wine.floor", "at most the start, 5"),
        ("platter", "{ start = 5, floor = 6, pays = 10 }", "platter.floor", "at most the start, 5"),
        ("bottles", "-1", "bottles", "int >= 0"),
        ("lots", "[5]", "lots", "array of length 2, got 1"),
        ("lots", "[0, 7]", "lots[0]", "int >= 1"),
        ("money", "[40, -5]", "money[1]", "int >= 1"),
        ("discards", "6", "discards", "int <= 5"),
        ("discards", "0", "discards", "int >= 1"),
        ("idle_days", "0", "idle_days", "int >= 1"),
        ("last_day", "0", "last_day", "int >= 1"),
        ("set_points", '"two"', "set_points", "int, got str"),
    ],
)
def test_a_wrong_figure_is_refused_by_key_and_expectation(
    tmp_path: Path, key: str, value: str, named: str, expected: str
) -> None:
    """7: with four players, because the number of lots is checked too."""
    path = own_box(tmp_path, key, figure(key, value))
    with pytest.raises(BadEdition) as refusal:
        GAME.start(4, edition=path)
    assert (refusal.value.key, refusal.value.expected) == (named, expected)


@pytest.mark.parametrize(("seats", "most"), [(3, 12), (4, 16)])
def test_there_are_always_enough_slates_for_a_day(seats: int, most: int) -> None:
    """1.1, 7: even with all wine in the cellars and no platter cards left."""
    assert GAME.start(seats, edition=box(lots=(most, most))).setup.lots == most
    with pytest.raises(BadEdition) as refusal:
        GAME.start(seats, edition=box(lots=(most + 1, most + 1)))
    assert refusal.value.key == "lots"


@pytest.mark.parametrize(
    "edition",
    [
        GAME.components("quick_market"),
        box(bottles=0, platter_cards=0),
        box(bottles=4, lots=(12, 16), money=(999, 999)),
        box(discards=5, lots=(1, 1)),
        box(sole=(card(9, 1, 0), card(9, 2, 3), card(9, 2, 3), card(99, 99, 99)), last_day=4),
        box(money=(1, 1), idle_days=9),
    ],
    ids=["quick", "no wine, no platter", "plenty", "one lot, small sets", "soles that differ", "poor"],
)
@pytest.mark.parametrize("seats", SEATS)
def test_other_boxes_can_be_played_to_the_end(edition: Components, seats: int) -> None:
    """7, E15, E16."""
    for options in (LIVE, replace(LIVE, tempo="turns")):
        *_, last = random_game(GAME.start(seats, options, edition), seats)
        end = GAME.apply(last.state, last.actor, last.step)
        assert GAME.result(end) is not None
