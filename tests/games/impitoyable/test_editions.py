"""Section 7: the figures, and users' own boxes."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from comptoir import BadEdition
from comptoir.core.editions import changes, digest, figures
from comptoir.games.impitoyable.actions import Card
from comptoir.games.impitoyable.components import Adventurer, Components, Options, Rush, Section
from comptoir.games.impitoyable.game import GAME
from tests.games.impitoyable.table import SEATS, box, own_box, random_game
from tests.play import figure

NAMES = r"^[a-z0-9]+(-[a-z0-9]+)*\\Z"


def cards(*names: str, duel: int = 1) -> str:
    """Adventurers, as in an edition's file."""
    return f"[{', '.join(f'{{ name = {name!r}, gold = 1, duel = {duel}, poker = 1 }}' for name in names)}]"


def sections(*firsts: int) -> str:
    """Sections, as in an edition's file."""
    return f"[{', '.join(f'{{ first = {first}, gain = 1, loss = 1 }}' for first in firsts)}]"


def test_the_standard_edition_has_the_figures_of_the_rules() -> None:
    """7, I2 to I5."""
    assert GAME.editions == ("standard",)
    figures_ = GAME.components()
    assert figures_.ious == (2, 3, 3, 3, 2)
    assert (figures_.rushes, figures_.duels, figures_.pokers) == (
        (Rush(large=6, small=3), Rush(large=7, small=3), Rush(large=8, small=4)), 2, 2,
    )  # fmt: skip
    assert figures_.sections == (
        Section(first=1, gain=4, loss=1),
        Section(first=10, gain=3, loss=2),
        Section(first=17, gain=2, loss=3),
        Section(first=24, gain=1, loss=4),
        Section(first=31, gain=0, loss=0),
    )
    assert (figures_.fields, figures_.start, figures_.finish, figures_.undertaker) == (35, 6, 31, 7)
    assert figures_.adventurers[0] == Adventurer(name="annie-longpan", gold=6, duel=2, poker=3)
    assert figures_.adventurers[-1] == Adventurer(name="mose-the-cook", gold=2, duel=4, poker=1)


def test_every_figure_names_its_source() -> None:
    """7."""
    sources = {key: figure.source for key, figure in figures(GAME.package, "standard").items()}
    assert set(sources) == set(Components.__struct_fields__)
    ours = {key for key, source in sources.items() if source == "ours"}
    assert ours == {"adventurers", "ious", "rushes", "duels", "pokers", "finish", "sections"}
    assert {key for key, source in sources.items() if source == "reported"} == {"fields"}


def test_a_copy_of_the_file_is_an_own_box(tmp_path: Path) -> None:
    """7: with one line changed."""
    path = own_box(tmp_path, "gold", figure("gold", "12"))
    own = GAME.components(path)
    assert own == box(gold=12)
    assert changes(own, GAME.package) == {"gold": 12}
    assert digest(own) != digest(GAME.components())
    assert {player.gold for player in GAME.start(3, edition=path).players} == {12}


@pytest.mark.parametrize(
    ("key", "value", "named", "expected"),
    [
        ("adventurers", "[]", "adventurers", "array of length >= 1"),
        ("adventurers", cards("Tom"), "adventurers[0].name", f"str matching regex '{NAMES}'"),
        ("adventurers", cards("tom", duel=0), "adventurers[0].duel", "int >= 1"),
        ("adventurers", cards("tom"), "dealt", "at most 0: there are 1 adventurers"),
        ("adventurers", cards(*["tom"] * 9), "adventurers", "each name once"),
        ("dealt", "0", "dealt", "int >= 1"),
        ("dealt", "8", "dealt", "at most 7: there are 29 adventurers"),
        ("ious", "[]", "ious", "array of length >= 1"),
        ("ious", "[1, 1, 1]", "ious", "at least 6 in all, as many as a row of the market has"),
        ("given", "[1, 5]", "given", "values with enough IOUs of each colour, unlike 5"),
        ("given", "[0, 0, 0]", "given", "values with enough IOUs of each colour, unlike 0"),
        ("gold", "-1", "gold", "int >= 0"),
        ("rushes", "[{ large = 6 }]", "rushes[0].small", "a value for this key"),
        ("duels", "0", "duels", "int >= 1"),
        ("columns", "0", "columns", "int >= 1"),
        ("finish", "36", "finish", "at most 35, the last field"),
        ("start", "31", "start", "a field before the finish, 31"),
        ("sections", sections(2), "sections", "first fields that ascend from 1 to at most 35"),
        ("sections", sections(1, 5, 5), "sections", "first fields that ascend from 1 to at most 35"),
        ("sections", sections(1, 36), "sections", "first fields that ascend from 1 to at most 35"),
        ("bid", "0", "bid", "int >= 1"),
        ("vultures", "0", "vultures", "int >= 1"),
    ],
)  # fmt: skip
def test_a_wrong_figure_is_refused_by_key_and_expectation(
    tmp_path: Path, key: str, value: str, named: str, expected: str
) -> None:
    """7."""
    path = own_box(tmp_path, key, figure(key, value))
    with pytest.raises(BadEdition) as refusal:
        GAME.start(4, edition=path)
    assert (refusal.value.key, refusal.value.expected) == (named, expected)


def test_a_name_is_a_single_line() -> None:
    """7: because records write it in one."""
    first, *others = GAME.components().adventurers
    with pytest.raises(BadEdition):
        GAME.start(3, edition=box(adventurers=(replace(first, name="tom\n"), *others)))


@pytest.mark.parametrize(
    "edition",
    [
        box(columns=2, ious=(1, 1, 1, 1)),
        box(adventurers=GAME.components().adventurers[:8]),
        box(adventurers=GAME.components().adventurers[:4], dealt=1, undertaker=99, gold=99),
        box(given=(), gold=0, rushes=(), pokers=0),
        box(bid=4, recruiting=9, purchase=0, last_purchase=0),
        box(bid=1, ious=(0, 0, 0, 0, 0, 0, 0, 0, 3, 3), given=(9, 9), columns=6),
    ],
    ids=["four IOUs", "eight adventurers", "four adventurers", "nothing given", "long bids", "dear IOUs"],
)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("draft", [False, True])
def test_other_boxes_can_be_played_to_the_end(edition: Components, seats: int, draft: bool) -> None:
    """7, I29."""
    for seed in range(3):
        *_, last = random_game(GAME.start(seats, Options(draft=draft), edition), seed)
        assert GAME.result(GAME.apply(last.state, last.actor, last.step)) is not None


def test_equal_events_come_as_often_as_the_box_says() -> None:
    """7, 1.1."""
    assert GAME.start(edition=box(duels=1, pokers=0, rushes=())).events == (Card("duel"),)
