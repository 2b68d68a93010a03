"""The taproom in a terminal: what it draws, tells, asks and understands."""

from itertools import cycle
from pathlib import Path

import pytest

from comptoir.core import records
from comptoir.core.refusals import BadNotation
from comptoir.games.polterfass.components import DESTROY, DOUBLE, LYING
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.terminal import TAPROOM, drawings
from comptoir.words.texts import LANGUAGES
from tests.games.polterfass.table import PLAY, table
from tests.pictures import Onlooker, drawn, written

LOOK = Onlooker(PLAY)
board = LOOK.board
question = LOOK.question
read = LOOK.read
hint = LOOK.hint
reader = LOOK.reader
everything = LOOK.everything

RECORDS = sorted(Path(__file__).parent.glob("records/*.txt"))


# --- Whole games --------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("path", "language"), [*zip(RECORDS, cycle(LANGUAGES), strict=False)])
def test_a_whole_game_can_be_told_from_every_place(path: Path, language: str) -> None:
    record = records.read(GAME, path.read_text("utf-8"))
    for viewer, show in ((None, written), (0, drawn), (record.end.setup.seats - 1, written)):
        shown = everything(record.turns, viewer, language, show)
        assert "None" not in shown
        assert "{" not in shown


def test_a_game_told_to_a_watcher_addresses_nobody() -> None:
    record = records.read(GAME, RECORDS[0].read_text("utf-8"))
    assert "You" not in everything(record.turns, None, "en")


# --- Barrels and cards ----------------------------------------------------------------


def test_barrels_are_told_apart_without_colour() -> None:
    """Lying, each value, double and destroy."""
    faces = [LYING, DOUBLE, DESTROY, *range(2, 10)]
    assert len({drawings.shape("a", face).rows for face in faces}) == len(faces)


def test_the_last_picture_of_a_throw_shows_how_the_barrels_came_to_rest() -> None:
    setup = table(standing="a9 x*").setup
    before, fallen = (9, 0, 0, 0, 0, 0, 0, DOUBLE, 0), (0, 3, 0, 0, 0, 0, DESTROY)
    pictures = drawings.tumble(setup, before, "bcdefgy", fallen)
    at_rest = drawings.barrels(setup, (9, 0, 3, 0, 0, 0, 0, DOUBLE, DESTROY))
    assert drawn(pictures[-1]) == drawn(at_rest)


def test_barrels_take_several_rows_where_one_does_not_fit() -> None:
    barrels = drawings.barrels(table(standing="a9 x*").setup, (9, 0, 0, 0, 0, 0, 0, DOUBLE, 0))
    assert max(map(len, drawn(barrels, width=40).splitlines())) <= 40
    assert drawn(barrels, width=40).split().count("y") == 1


def test_only_thrown_barrels_move() -> None:
    setup = table(standing="a9 x*").setup
    pictures = drawings.tumble(setup, (9, 0, 0, 0, 0, 0, 0, DOUBLE, 0), "bcdefgy", (0,) * 7)
    assert all("9" in drawn(picture) and "×2" in drawn(picture) for picture in pictures)


def test_the_board_shows_how_many_cards_are_laid_and_only_the_readers_own() -> None:
    """Ruling P4."""
    laid = table(standing="a9", orders="1:7 2:0+5 3:3")
    assert "Gaspard [░]" in board(laid, 2)
    assert "you [0] [5]" in board(laid, 2)
    assert "Gaspard [░]     Nunzia [░] [░]     Fergus [░]" in board(laid, 0)


def test_the_pad_shows_what_was_served_and_ordered_and_each_result_and_total() -> None:
    """Sentence 5.11."""
    settled = GAME.apply(table(standing="a9 b8", orders="1:7 2:0+5 3:3"), 0, GAME.read("close"))
    lines = drawn(drawings.pad(reader(0), GAME.view(settled, 0))).splitlines()
    assert lines[3].split() == ["│", "1", "17", "15", "+2", "2", "+7", "7", "+5", "5", "+3", "3│"]


def test_six_players_fit_into_eighty_columns_in_each_language() -> None:
    for language in LANGUAGES:
        place = reader(0, language, 6)
        pad = drawn(drawings.pad(place, GAME.view(table(6, standing="a9"), 0)))
        assert place.say("pad-served") in pad
        assert "…" not in pad


# --- Questions and answers ---------------------------------------------------------------


def test_the_calculation_offers_each_total_once_and_the_highest_first() -> None:
    """Section 4, first example: 3, 3, 5 and 9 with one destroy and one double."""
    closed = table(standing="a9 b3 c3 f5 x* y!", orders="1:7 2:7 3:7")
    state = GAME.apply(closed, 0, GAME.read("close"))
    asked = TAPROOM.ask(reader(0), GAME.view(state, 0), GAME.legal(state, 0))
    totals = [int(words.split()[0]) for words, _ in asked.choices]
    assert totals == [26, 24, 22, 20, 18, 16, 14]
    assert {step for _, step in asked.choices} <= set(GAME.legal(state, 0))


def test_orders_are_not_numbered_because_a_bare_number_means_a_card() -> None:
    state = table(standing="a9")
    _, _, choices = question(state)
    assert choices == []


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("7", "order 7"),
        ("07", "order 0+7"),
        ("5+3", "order 3+5"),
        ("5 + 3", "order 3+5"),
        ("53", "order 3+5"),
        ("order 0+5", "order 0+5"),
        ("Order 5+0", "order 0+5"),
    ],
)
def test_cards_may_be_typed_in_any_order(typed: str, step: str) -> None:
    assert read(table(standing="a9"), typed) == step


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("close", "close"),
        ("c", "close"),
        ("roll", "roll"),
        ("r x", "roll x"),
        ("yx", "roll xy"),
        ("roll on y", "roll y"),
    ],
)
def test_the_innkeeper_may_type_short_forms(typed: str, step: str) -> None:
    state = table(standing="a9 x* y!", orders="1:7 2:7 3:7")
    assert read(state, typed) == step


@pytest.mark.parametrize("typed", ["!b *a", "*a !b", "assign *a !b", "ASSIGN !B *A"])
def test_targets_may_be_named_in_any_order(typed: str) -> None:
    closed = table(standing="a9 b8 c3 x* y!", orders="1:7 2:7 3:7")
    state = GAME.apply(closed, 0, GAME.read("close"))
    assert read(state, typed) == "assign !b *a"


@pytest.mark.parametrize("typed", ["", "beer", "3+5+7", "roll z", "x y z", "!c", "?"])
def test_text_without_meaning_is_refused(typed: str) -> None:
    state = table(standing="a9 x* y!", orders="1:7 2:7 3:7")
    with pytest.raises(BadNotation):
        read(state, typed)


def test_a_hint_names_the_chance_that_each_roll_fails() -> None:
    """Ruling P10: one barrel alone lies three times out of four."""
    state = table(standing="a9 b8 c8 d7 e7 f6 g6 x*", orders="1:7 2:7 3:7")
    hint = drawn(TAPROOM.hint(reader(0), GAME.view(state, 0), GAME.legal(state, 0)))
    assert reader(0).say("choice-roll", picked=0, thrown=1) in hint
    assert "75%" in hint
