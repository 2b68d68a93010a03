"""The bots: they play legally, the same for the same seed, by their temperament, and sensibly."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random

import pytest

from comptoir.core.actors import Seat
from comptoir.games.bistro.actions import AnyStep, Believe, Doubt, Look, Name, Offer, Take
from comptoir.games.bistro.bots import TEMPERAMENTS
from comptoir.games.bistro.components import Components, Options
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import State
from tests.games.bistro.table import SHORT, box, play, table, whole_game

BOXES = [
    box(glasses=(2, 2, 2, 2, 2, 2)),
    box(glasses=(20, 1, 1, 1, 1, 1), alike=2),
    box(alike=9, glasses=(20,) * 6),
    box(additions=(1,) * 12, losing_total=2),
    box(glasses=(3, 1, 1, 1, 1, 1), void_rounds=1),
]


TABLES = [["random"], ["novice"], ["regular"], ["liar", "honest"], ["doubter", "timid"]]
"""Levels that play together; their seats alternate."""


def test_every_bot_is_at_a_table() -> None:
    assert {level for levels in TABLES for level in levels} == set(GAME.bots)


@pytest.mark.parametrize("levels", TABLES, ids=" and ".join)
@pytest.mark.parametrize("edition", BOXES, ids=["few", "one-type", "many", "many-tokens", "void"])
def test_every_bot_plays_any_box(levels: list[str], edition: Components) -> None:
    for turn in whole_game([*islice(cycle(levels), 5)], edition=edition):
        assert not isinstance(turn.actor, Seat) or turn.step in GAME.legal(turn.state, turn.actor)


@pytest.mark.parametrize("levels", TABLES, ids=" and ".join)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [Options(), SHORT], ids=["whole", "short"])
def test_every_bot_plays_at_every_number_of_seats(levels: list[str], seats: int, options: Options) -> None:
    for turn in whole_game([*islice(cycle(levels), seats)], options=options):
        assert not isinstance(turn.actor, Seat) or turn.step in GAME.legal(turn.state, turn.actor)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [[turn.step for turn in whole_game(["regular"] * 4, seed)] for seed in (7, 7, 8)]
    assert games[0] == games[1] != games[2]


# --- Temperaments ---------------------------------------------------------------


def decisions(level: str, games: int = 10) -> Iterator[tuple[State, Seat, AnyStep]]:
    """The decisions of two bots of this level who play against two regulars."""
    for number in range(games):
        seats = (0, 2) if number % 2 else (1, 3)
        levels = [level if seat in seats else "regular" for seat in range(4)]
        for turn in whole_game(levels, number):
            if isinstance(turn.actor, Seat) and turn.actor in seats:
                yield turn.state, turn.actor, turn.step


def habits_of(level: str) -> dict[str, float]:
    """How often a bot of this level lies, doubts, passes on and adds a Miam, when it could."""
    done, could = Counter[str](), Counter[str]()
    for state, seat, step in decisions(level):
        for habit, does in occasions(state, seat, step):
            could[habit] += 1
            done[habit] += does
    return {habit: done[habit] / could[habit] for habit in could}


def occasions(state: State, seat: Seat, step: AnyStep) -> Iterator[tuple[str, bool]]:
    match step:
        case Offer(_, glass, miam):
            if seat in state.lookers:
                yield "lies", glass != state.glass
            if state.miams[seat]:
                yield "adds its Miam", miam is not None
        case Believe() | Doubt():
            yield "doubts", isinstance(step, Doubt)
        case _:
            pass
    if state.phase == "answer" and len(state.chain) < 4:
        yield "passes on", isinstance(step, Take)


@pytest.fixture(scope="module")
def known() -> dict[str, dict[str, float]]:
    return {level: habits_of(level) for level in ("regular", *TEMPERAMENTS)}


def test_the_liar_lies_more_and_the_honest_bot_less(known: dict[str, dict[str, float]]) -> None:
    lies = {level: habits["lies"] for level, habits in known.items()}
    assert lies["liar"] > lies["regular"] + 0.1
    assert lies["honest"] < lies["regular"] - 0.1


def test_the_doubter_doubts_more(known: dict[str, dict[str, float]]) -> None:
    assert known["doubter"]["doubts"] > known["regular"]["doubts"] + 0.1


def test_the_timid_bot_passes_on_and_adds_its_miam_more(known: dict[str, dict[str, float]]) -> None:
    for habit in ("passes on", "adds its Miam"):
        assert known["timid"][habit] > known["regular"][habit] + 0.1


def test_no_temperament_is_predictable(known: dict[str, dict[str, float]]) -> None:
    """No habit is kept, or broken, more than 97 times in a hundred."""
    for level, habits in known.items():
        for habit, chance in habits.items():
            assert 0.03 < chance < 0.97, (level, habit)


# --- What a person would see ----------------------------------------------------


def answers(state: State, level: str = "regular", times: int = 200) -> Counter[AnyStep]:
    """How often a bot of this level gives each answer, having heard nothing before."""
    seat = GAME.to_act(state)[0]
    assert isinstance(seat, Seat)
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return Counter(GAME.bots[level]().choose(view, legal, [], Random(n), 1.0) for n in range(times))


CALM = "coffee | chocolate | lemonade | syrup"


def test_a_regular_does_not_know_the_glass() -> None:
    """With another glass but the same claim, the answers are the same."""
    looked = table(glasses=CALM)
    seen = [
        play(looked, "0 look", f"chance see {glass}", "0 offer 1 coffee") for glass in ("coffee", "syrup")
    ]
    assert answers(seen[0]) == answers(seen[1])


def test_a_regular_mixes_belief_and_doubt() -> None:
    looked = play(table(glasses=CALM), "0 look", "chance see coffee", "0 offer 1 coffee")
    given = answers(looked)
    assert min(given[Believe()], given[Doubt()]) > 20


def test_a_regular_doubts_a_claim_made_without_a_look() -> None:
    given = answers(
        play(
            table(3, glasses="coffee | chocolate | lemonade"),
            "0 offer 1 coffee",
            "1 take",
            "1 offer 2 coffee",
        )
    )
    assert given[Doubt()] > 180


def test_a_regular_hardly_ever_names_without_a_reason() -> None:
    looked = play(table(glasses=CALM), "0 look", "chance see coffee", "0 offer 1 coffee")
    assert sum(times for step, times in answers(looked).items() if isinstance(step, Name)) < 20


def test_a_regular_looks_before_it_makes_the_first_claim() -> None:
    assert set(answers(table(glasses=CALM))) == {Look()}


def test_a_regular_offers_a_dangerous_glass_to_the_player_it_endangers() -> None:
    """Seat 2 would pay for a third coffee; the others are far from paying."""
    seen = play(table(glasses="syrup | lemonade | coffee coffee | syrup"), "0 look", "chance see coffee")
    offered = Counter(step.to for step in answers(seen).elements() if isinstance(step, Offer))
    assert offered[2] > 150


def test_a_regular_gives_the_glass_that_makes_another_pay() -> None:
    """Seat 1 has named the syrup; its chocolate would be the third for seat 0."""
    state = play(
        table(glasses="chocolate chocolate | chocolate lemonade | |", starter=0),
        "0 offer 1 coffee",
        "1 name syrup",
        "chance see syrup",
    )
    assert [GAME.write(step) for step in answers(state, times=3)] == ["give chocolate"]


def test_no_bot_believes_in_a_miam_that_is_gone() -> None:
    state = table(glasses=CALM, miams="olives peanuts crisps cheese", gone="toast")
    asked = play(state, "0 offer 1 coffee with toast", "1 believe", "chance see coffee")
    for level in ("novice", "regular"):
        assert set(answers(asked, level)) == {Doubt()}


def test_a_regular_with_the_last_miam_can_still_lie() -> None:
    """With five Miams gone, everybody knows which one is left."""
    gone = "peanuts crisps cheese sausage toast"
    state = table(6, glasses=" | ".join(["coffee"] * 6), miams="olives - - - - -", gone=gone)
    assert answers(play(state, "0 look", "chance see syrup"), times=50)


def share_lost(levels: list[str], games: int) -> float:
    """How often the first of ``levels`` loses, with rotating seats."""
    losses = 0
    for number in range(games):
        turn = number % 4
        last = whole_game([*levels[-turn:], *levels[:-turn]] if turn else levels, number)[-1]
        result = GAME.result(GAME.apply(last.state, last.actor, last.step))
        assert result is not None
        losses += result.ranks[turn] > 1
    return losses / games


@pytest.mark.slow
def test_one_regular_among_three_novices_loses_less_than_its_share() -> None:
    """In games with fixed seeds, a bot with an even share would pass one time in a hundred.

    The bound is 2.3 standard deviations below an even share, and two above the true 8%.
    `comptoir simulate` measures the share.
    """
    assert share_lost(["regular", "novice", "novice", "novice"], 80) < 0.14


@pytest.mark.slow
def test_one_novice_among_three_at_random_loses_less_than_its_share() -> None:
    """As above: 2.3 standard deviations below an even share, and more than three above the true 9%."""
    assert share_lost(["novice", "random", "random", "random"], 160) < 0.17
