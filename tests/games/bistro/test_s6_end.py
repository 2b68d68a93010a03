"""Section 6: the end."""

import pytest

from comptoir import CHANCE, Result
from comptoir.games.bistro.actions import GameEnded, Pays, RoundVoid
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import State
from comptoir.server.tables import matches
from tests.games.bistro.table import (
    SEATS,
    SHORT,
    assert_refused,
    box,
    names_of,
    play,
    random_game,
    story,
    table,
)

SEVEN = box(glasses=(2, 1, 1, 1, 1, 1))


def payment_due(seats: int = 4, additions: str = "") -> State:
    """A state in which the second player has to pay."""
    state = table(seats, 0, "| coffee coffee", additions=additions)
    return play(state, "0 offer 1 coffee", "1 doubt", "chance see coffee")


def void_round_due(additions: str, seats: int = 4, voids: int = 2) -> State:
    """A state before the last glass of a small box is turned up, after ``voids`` void rounds."""
    state = table(
        seats, 0, "coffee coffee | chocolate syrup | lemonade apple-juice", voids=voids, additions=additions,
        edition=box(glasses=(2, 1, 1, 1, 1, 1), additions=(1, 1, 1, 1, 2, 2, 3)),
    )  # fmt: skip
    return play(state, "0 offer 1 coffee", "1 doubt")


LAST = "chance see sparkling-water"


@pytest.mark.parametrize("seats", SEATS)
def test_one_loses_and_all_others_win_together(seats: int) -> None:
    """6.1, 6.4."""
    state = payment_due(seats, "1 | 2")
    ranks = (1, seats, *(1,) * (seats - 2))
    assert story(state, "chance addition 1")[-1] == GameEnded("addition", ranks)
    assert GAME.result(play(state, "chance addition 1")) == Result(
        ranks, (1, 3, *(0,) * (seats - 2)), "addition"
    )


def test_below_the_losing_total_the_game_goes_on() -> None:
    """6.1."""
    assert GAME.result(payment_due(additions="2 | 1")) is None
    assert GAME.result(play(payment_due(additions="2 | 1"), "chance addition 1")) is None


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("drinker", [0, 1])
def test_the_player_who_ends_the_short_game_has_lost(seats: int, drinker: int) -> None:
    """6.2, B2: without an Addition."""
    state = table(seats, 0, "coffee coffee | coffee coffee", options=SHORT)
    state = play(state, "0 offer 1 coffee", "1 doubt" if drinker else "1 believe")
    ranks = tuple(seats if seat == drinker else 1 for seat in range(seats))
    events = story(state, "chance see coffee")
    assert events[-2:] == (Pays(drinker, "alike", "coffee"), GameEnded("short", ranks))
    assert GAME.result(play(state, "chance see coffee")) == Result(ranks, (0,) * seats, "short")


def test_the_short_game_has_one_round() -> None:
    """6.2, 0.9: and neither Miams nor Additions."""
    for seed in range(10):
        for turn in random_game(GAME.start(4, SHORT), seed):
            words = GAME.write(turn.step)
            assert not words.startswith(("miam", "addition"))
            assert "with" not in words
            assert turn.state.round <= 1
            assert turn.state.phase != "miam-answer"


@pytest.mark.parametrize(
    ("additions", "ranks"),
    [
        ("", (1, 1, 1, 1)),  # nobody has any symbols: all win
        ("1", (4, 1, 1, 1)),
        ("1 | 2", (1, 4, 1, 1)),
        ("1 1 | 2 | 1", (3, 3, 1, 1)),
        ("1 | 1 | | 1", (2, 2, 1, 2)),
        ("1 | 1 | 1 | 1", (1, 1, 1, 1)),  # all lose together
    ],
)
def test_the_third_void_round_in_a_row_ends_the_game(additions: str, ranks: tuple[int, ...]) -> None:
    """6.3, 6.4, B13, B14: the most symbols lose, shared."""
    state = void_round_due(additions)
    events = story(state, LAST)
    assert events[-2:] == (RoundVoid(0, 3), GameEnded("void", ranks))
    result = GAME.result(play(state, LAST))
    assert result == Result(ranks, GAME.scores(state), "void")


@pytest.mark.parametrize("voids", [0, 1])
def test_the_first_and_second_void_rounds_do_not_end_the_game(voids: int) -> None:
    """6.3."""
    state = play(void_round_due("1", voids=voids), LAST)
    assert (state.phase, state.voids) == ("glass", voids + 1)
    assert GAME.result(state) is None


def test_the_third_void_round_ends_a_short_game_too() -> None:
    """6.3, B12: nobody has any symbols."""
    state = table(3, 0, "coffee coffee | chocolate syrup | lemonade apple-juice", voids=2, options=SHORT,
                  edition=SEVEN)  # fmt: skip
    state = play(state, "0 offer 1 coffee", "1 doubt", LAST)
    assert GAME.result(state) == Result((1, 1, 1), (0, 0, 0), "void")


def test_an_edition_may_end_the_game_sooner() -> None:
    """6.1, 6.3."""
    state = table(3, 0, "| coffee coffee", edition=box(losing_total=1))
    state = play(state, "0 offer 1 coffee", "1 doubt", "chance see coffee", "chance addition 1")
    assert GAME.result(state) == Result((1, 3, 1), (0, 1, 0), "addition")
    state = table(3, 0, "coffee coffee | chocolate syrup | lemonade apple-juice",
                  edition=box(glasses=(2, 1, 1, 1, 1, 1), void_rounds=1))  # fmt: skip
    state = play(state, "0 offer 1 coffee", "1 doubt", LAST)
    assert GAME.result(state) == Result((1, 1, 1), (0, 0, 0), "void")


def test_fewer_symbols_do_not_make_a_better_win() -> None:
    """6.4, B14: a winner with 2 symbols has the same rank as a winner with none."""
    result = GAME.result(play(payment_due(additions="1 1 | 2"), "chance addition 3"))
    assert result == Result((1, 4, 1, 1), (2, 5, 0, 0), "addition")


def test_over_several_games_the_fewest_symbols_lead() -> None:
    """6.4."""
    result = GAME.result(play(payment_due(additions="1 1 | 2"), "chance addition 3"))
    assert result
    assert matches.ranks(result.scores, fewest_win=GAME.fewest_win) == (3, 4, 1, 1)


def test_after_the_end_every_step_is_refused() -> None:
    """6.1."""
    over = play(payment_due(), "chance addition 3")
    assert GAME.to_act(over) == ()
    assert GAME.odds(over) == ()
    assert all(GAME.legal(over, actor) == () for actor in (0, 1, 2, 3, CHANCE))
    for turn in ("1 look", "0 offer 1 coffee", "1 believe", "chance see coffee", "chance addition 1"):
        assert_refused(over, turn, "not-now", "6.1")


def test_the_end_is_told_once() -> None:
    """6.1."""
    assert names_of(story(payment_due(), "chance addition 3")) == ["Addition", "Paid", "GameEnded"]


@pytest.mark.parametrize("seats", SEATS)
def test_there_is_no_result_before_the_end(seats: int) -> None:
    """6.4."""
    state = GAME.start(seats)
    for turn in random_game(state, seats):
        assert GAME.result(turn.state) is None
        state = GAME.apply(turn.state, turn.actor, turn.step)
    assert GAME.result(state) is not None
