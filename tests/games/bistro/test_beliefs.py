"""What can be worked out: who is likely to lose, how others play, what a glass may be."""

from collections import Counter

import pytest

from comptoir.core.actors import Seat
from comptoir.core.records import read_actor
from comptoir.core.steps import Heard
from comptoir.games.bistro.actions import Offer
from comptoir.games.bistro.beliefs.habits import EXPECTED, Habit, habits
from comptoir.games.bistro.beliefs.losing import chances_to_pay, loss_after_paying, stakes
from comptoir.games.bistro.beliefs.truth import believed_glass, chance_of_true_miam
from comptoir.games.bistro.game import GAME
from tests.games.bistro.table import SHORT, counts, play, random_game, table

FIGURES = GAME.components()

# --- Who is likely to lose --------------------------------------------------------


def test_among_equals_all_are_as_likely_to_pay() -> None:
    assert chances_to_pay((counts("coffee"),) * 4, FIGURES) == pytest.approx((1 / 4,) * 4)


@pytest.mark.parametrize(
    "glasses", ["coffee coffee syrup syrup", "coffee chocolate lemonade syrup apple-juice", "coffee coffee"]
)
def test_whoever_has_more_is_likelier_to_pay(glasses: str) -> None:
    chances = chances_to_pay((counts("coffee"), counts(glasses), counts(""), counts("syrup")), FIGURES)
    assert chances[1] > chances[0] == pytest.approx(chances[3])
    assert chances[0] > chances[2]
    assert sum(chances) == pytest.approx(1)


def test_the_last_token_decides() -> None:
    """Section 5: with 2 symbols any token loses, with none only the one of 3."""
    assert loss_after_paying((2, 0, 0), (1, 3), 0, FIGURES, 3) == (1, 0, 0)
    assert loss_after_paying((1, 0, 0), (2, 3), 0, FIGURES, 3) == (1, 0, 0)
    assert 1 / 2 < loss_after_paying((0, 0, 0), (1, 3), 0, FIGURES, 3)[0] < 1


def test_every_chance_to_lose_adds_up_to_one() -> None:
    for payer in range(4):
        assert sum(loss_after_paying((0, 1, 0, 0), (1, 2, 3), payer, FIGURES, 3)) == pytest.approx(1)


def test_a_glass_costs_whom_it_makes_pay() -> None:
    """A short game: seat 0 pays with a third coffee, and has lost; if seat 1 does, it has won."""
    view = GAME.view(table(glasses="coffee coffee | coffee coffee | |", options=SHORT), 0)
    assert stakes(view).drinking(0, "coffee") == 1
    assert stakes(view).drinking(1, "coffee") == 0
    assert 0 < stakes(view).drinking(0, "syrup") < 1


def test_the_gift_counts_with_what_was_named() -> None:
    """Seat 1 names, and has but a coffee to give, of which seat 0 has two: seat 0 pays."""
    view = GAME.view(table(glasses="coffee coffee | coffee | |", options=SHORT), 0)
    assert stakes(view).naming(0, 1, "syrup") == 1


# --- How others play --------------------------------------------------------------


def noted(seat: Seat, habit: Habit, *turns: str) -> tuple[float, float]:
    """How often ``seat`` was heard to do something at a table of four, and how often not to."""
    heard = [words(turn) for turn in turns]
    done, not_done = habits(heard, 4).times.get((seat, habit), EXPECTED[habit])
    return done - EXPECTED[habit][0], not_done - EXPECTED[habit][1]


def words(turn: str) -> Heard:
    who, _, text = turn.partition(" ")
    actor = read_actor(who)
    assert actor is not None
    return actor, text


LOOKED = ("0 look", "chance see ?", "0 offer 1 coffee")


@pytest.mark.parametrize(
    ("answer", "starter", "honest"),
    [
        ("believe", 0, (1, 0)),  # right to believe: it was true
        ("believe", 1, (0, 1)),
        ("doubt", 0, (0, 1)),
        ("doubt", 1, (1, 0)),
        ("name syrup", 0, (0, 1)),  # it was syrup
        ("name syrup", 1, (0, 0)),  # not syrup, and nobody knows what
    ],
)
def test_whoever_starts_next_has_drunk(answer: str, starter: Seat, honest: tuple[int, int]) -> None:
    """Section 4.8: so everybody knows who was right, and mostly whether the claim was true."""
    assert noted(0, "honest", *LOOKED, f"1 {answer}", f"{starter} look") == honest


def test_who_has_not_looked_neither_lies_nor_tells_the_truth() -> None:
    assert noted(0, "honest", "0 offer 1 coffee", "1 believe", "chance see coffee", "0 look") == (0, 0)


def test_claims_before_the_last_are_judged_by_it() -> None:
    """Seat 1 said syrup, and that was true: seat 0, who had said coffee, has lied."""
    turns = (*LOOKED, "1 take", "1 look", "chance see ?", "1 offer 2 syrup", "2 believe", "1 look")
    assert noted(0, "honest", *turns) == (0, 1)
    assert noted(1, "honest", *turns) == (1, 0)


def test_what_was_seen_oneself_counts() -> None:
    """Seat 1, who listens here, has looked: so it knows that seat 0 has lied, though nobody else does."""
    turns = (*LOOKED, "1 take", "1 look", "chance see lemonade", "1 offer 2 syrup", "2 doubt", "1 look")
    assert noted(0, "honest", *turns) == (0, 1)


def test_a_glass_off_the_pile_is_not_the_one_that_was_named() -> None:
    """Seat 1 named the right one and has nothing to give: the coffee is another glass."""
    turns = (*LOOKED, "1 name syrup", "chance see coffee", "0 look")
    assert noted(0, "honest", *turns) == (0, 1)


def test_the_miam_has_habits_of_its_own() -> None:
    """Section 4.4: the glass was what seat 0 had said; seat 1 doubts the Miam, and drinks."""
    offer = "0 offer 1 coffee with olives"
    turns = ("0 look", "chance see ?", offer, "1 believe", "1 doubt", "1 look")
    assert noted(0, "honest", *turns) == (1, 0)
    assert noted(0, "honest-miam", *turns) == (1, 0)
    assert noted(1, "believes-miam", *turns) == (0, 1)


def test_answers_are_noted_with_what_else_could_have_been_done() -> None:
    turns = (*LOOKED, "1 take", "1 offer 2 syrup", "2 take", "2 offer 3 syrup", "3 doubt", "3 look")
    assert noted(1, "takes", *turns) == noted(2, "takes", *turns) == (1, 0)
    assert noted(3, "takes", *turns) == (0, 0)  # nobody was left
    assert noted(3, "believes-unseen", *turns) == (0, 1)
    assert noted(3, "believes", *turns) == (0, 0)
    assert noted(3, "names", *turns) == (0, 1)


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_taken_for_a_liar_who_is_none(seed: int) -> None:
    """Against the states: no more lies and truths are noted than were told by those who had looked."""
    turns = list(random_game(table(), seed))
    honest, lies = Counter[Seat](), Counter[Seat]()
    for turn in turns:
        if isinstance(turn.step, Offer) and isinstance(turn.actor, Seat) and turn.actor in turn.state.lookers:
            (honest if turn.step.glass == turn.state.glass else lies)[turn.actor] += 1
    found = habits([(turn.actor, GAME.heard(turn.state, turn.actor, turn.step, 0)) for turn in turns], 4)
    for seat in range(4):
        done, not_done = found.times.get((seat, "honest"), EXPECTED["honest"])
        assert done - EXPECTED["honest"][0] <= honest[seat]
        assert not_done - EXPECTED["honest"][1] <= lies[seat]


# --- What a glass or a Miam may be --------------------------------------------------


def test_without_a_word_from_who_has_looked_the_odds_are_those_of_the_pile() -> None:
    """Section 0: 8 of each, and three coffees stand."""
    view = GAME.view(play(table(glasses="coffee coffee | coffee | |"), "0 offer 1 coffee"), 1)
    belief = believed_glass(view, habits([], 4))
    assert belief["coffee"] == pytest.approx(5 / 45)
    assert belief["syrup"] == pytest.approx(8 / 45)


def test_the_word_of_who_has_looked_counts_by_how_honest_they_are() -> None:
    seen = play(table(glasses="| | |"), "0 look", "chance see syrup", "0 offer 1 coffee")
    liar = [words(turn) for turn in (*LOOKED, "1 believe", "1 look") * 5]
    beliefs = [believed_glass(GAME.view(seen, 1), habits(heard, 4)) for heard in ([], liar)]
    assert beliefs[0]["coffee"] == pytest.approx(EXPECTED["honest"][0] / sum(EXPECTED["honest"]))
    assert beliefs[1]["coffee"] < beliefs[0]["coffee"]
    for belief in beliefs:
        assert sum(belief.values()) == pytest.approx(1)


def test_a_type_of_which_all_stand_is_impossible() -> None:
    glasses = " | ".join(["coffee coffee"] * 4)
    view = GAME.view(play(table(glasses=glasses), "0 offer 1 coffee"), 1)
    assert "coffee" not in believed_glass(view, habits([], 4))


def test_a_miam_that_cannot_be_is_not_believed_in() -> None:
    state = table(miams="olives peanuts crisps -", gone="toast")
    for claimed in ("toast", "peanuts"):  # gone, and the listener's own
        view = GAME.view(play(state, f"0 offer 1 coffee with {claimed}"), 1)
        assert chance_of_true_miam(view, habits([], 4)) == 0
    possible = GAME.view(play(state, "0 offer 1 coffee with crisps"), 1)
    assert 0.4 < chance_of_true_miam(possible, habits([], 4)) < 0.7
