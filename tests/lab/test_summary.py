"""The figures of a summary, checked by hand for three games with three seats."""

from io import StringIO

import numpy as np
import pytest
from msgspec.structs import replace
from rich.console import Console

from comptoir import catalogue
from comptoir.core import encoding
from comptoir.core.editions import digest
from comptoir.lab.report import report
from comptoir.lab.results import Results, Row, last_shares, win_shares
from comptoir.lab.simulate import Plan, plan
from comptoir.lab.summary import Summary, summary

GAME = catalogue.load(catalogue.games()[0])

ROWS = [
    Row(seated=(0, 1, 2), ranks=(1, 2, 3), scores=(9, 5, -1), decisions=20, rounds=4, reason="target"),
    Row(seated=(1, 2, 0), ranks=(1, 3, 1), scores=(8, 2, 8), decisions=30, rounds=6, reason="target"),
    Row(seated=(2, 0, 1), ranks=(1, 1, 1), scores=(7, 7, 7), decisions=40, rounds=8, reason="no-beer"),
]
"""Bot 0 wins the first game, shares the second with bot 1, and the third with both others."""


def a_plan(*, permuted: bool = True) -> Plan:
    return Plan(
        game=GAME.name,
        bots=("clever", "dull", "dull"),
        games=5,
        seed=7,
        permuted=permuted,
        options=GAME.Options(),
        components=GAME.components(),
    )


def summarize(rows: list[Row] = ROWS, *, permuted: bool = True) -> Summary:
    return summary(a_plan(permuted=permuted), Results.from_rows(rows))


def render(summary: Summary) -> str:
    paper = StringIO()
    Console(width=80, file=paper).print(report(summary))
    return paper.getvalue()


# --- Counting -------------------------------------------------------------------


def test_a_shared_win_counts_in_equal_parts() -> None:
    shares = win_shares(np.array([[1, 2, 3], [1, 3, 1], [1, 1, 1]]))
    assert shares == pytest.approx(np.array([[1, 0, 0], [1 / 2, 0, 1 / 2], [1 / 3, 1 / 3, 1 / 3]]))


def test_a_shared_last_place_counts_in_equal_parts_unless_all_are_equal() -> None:
    shares = last_shares(np.array([[1, 2, 3], [1, 2, 2], [1, 1, 1]]))
    assert shares == pytest.approx(np.array([[0, 0, 1], [0, 1 / 2, 1 / 2], [0, 0, 0]]))


def test_last_places_are_counted_and_shown() -> None:
    """Dull bots are last in the first two games, and nobody is last in the third."""
    clever, dull = summarize().by_bot
    assert (clever.last_share.value, dull.last_share.value) == pytest.approx((0, 2 / 6), abs=1e-6)
    assert dull.last_share.low is not None
    assert "last: clever 0.0% [0.0%," in render(summarize())
    assert "dull 33.3% [" in render(summarize())


def test_a_bot_is_followed_from_seat_to_seat() -> None:
    clever = summarize().by_bot[0]
    assert (clever.name, clever.chairs) == ("clever", 3)
    assert clever.wins == pytest.approx(1 + 1 / 2 + 1 / 3)
    assert clever.win_share.value == pytest.approx((1 + 1 / 2 + 1 / 3) / 3, abs=1e-6)
    assert clever.score.value == (9 + 8 + 7) / 3
    assert clever.rank == 1


def test_bots_of_one_level_are_counted_together() -> None:
    dull = summarize().by_bot[1]
    assert (dull.name, dull.chairs) == ("dull", 6)
    assert dull.wins == pytest.approx(1 / 2 + 2 / 3)
    assert dull.win_share.value == pytest.approx((1 / 2 + 2 / 3) / 6, abs=1e-6)
    assert dull.score.value == pytest.approx((5 - 1 + 8 + 2 + 7 + 7) / 6, abs=1e-6)
    assert dull.rank == pytest.approx((2 + 3 + 1 + 3 + 1 + 1) / 6, abs=1e-6)


def test_seats_are_counted_for_all_bots_together() -> None:
    seats = summarize().by_seat
    assert [seat.name for seat in seats] == [0, 1, 2]
    assert [seat.wins for seat in seats] == pytest.approx([1 + 1 / 2 + 1 / 3, 1 / 3, 1 / 2 + 1 / 3], abs=1e-6)
    assert sum(seat.win_share.value for seat in seats) == pytest.approx(1, abs=1e-5)


def test_a_level_in_all_seats_wins_exactly_its_even_share() -> None:
    alike = replace(a_plan(), bots=("dull",) * 3)
    share = summary(alike, Results.from_rows(ROWS)).by_bot[0].win_share
    assert {share.value, share.low, share.high} == {round(1 / 3, 6)}


def test_lengths_and_endings_are_counted() -> None:
    counted = summarize()
    assert (counted.decisions.mean.value, counted.decisions.least, counted.decisions.most) == (30, 20, 40)
    assert counted.rounds
    assert counted.rounds.mean.value == 6
    assert counted.reasons == {"no-beer": 1, "target": 2}


def test_the_summary_of_a_game_without_rounds_leaves_them_out() -> None:
    rows = [replace(row, rounds=None) for row in ROWS]
    assert summarize(rows).rounds is None
    assert "rounds" not in render(summarize(rows))


# --- What is needed to repeat a simulation ----------------------------------------


def test_the_summary_names_everything_that_determines_it() -> None:
    counted = summarize()
    assert counted.comptoir
    assert counted.digest == digest(GAME.components())
    assert (counted.edition, counted.changed, counted.rules) == ("standard", {}, GAME.rules_version)
    assert (counted.seed, counted.games, counted.planned, counted.seats) == (7, 3, 5, 3)
    assert counted.options.keys() == set(GAME.Options.__struct_fields__)


def test_a_summary_survives_json() -> None:
    assert encoding.unpack(encoding.pack(summarize()), Summary) == summarize()


def test_a_plan_keeps_every_option_and_figure() -> None:
    level = next(iter(GAME.bots))
    kept = plan(GAME, [level] * 4, options=GAME.Options(first_seat=2))
    assert kept.options == GAME.Options(first_seat=2)
    assert kept.components == GAME.components("standard")


# --- Tables -----------------------------------------------------------------------


def test_the_tables_fit_a_terminal() -> None:
    text = render(summarize([ROWS[0]] * 100_000))
    assert max(map(len, text.splitlines())) <= 80
    assert "100,000" in text
    assert "…" not in text


def test_the_tables_say_if_seats_were_fixed() -> None:
    assert "not permuted" not in render(summarize())
    assert "not permuted" in render(summarize(permuted=False))


def test_a_single_game_has_no_intervals_of_means() -> None:
    line = next(line for line in render(summarize(ROWS[:1])).splitlines() if line.startswith("clever"))
    assert line.count("[") == 1
