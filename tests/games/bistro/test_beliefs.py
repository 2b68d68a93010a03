"""Beliefs: who is likely to lose, how the others play, and what a glass may be."""

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


def test_players_with_equal_glasses_are_equally_likely_to_pay() -> None:
    assert chances_to_pay((counts("coffee"),) * 4, FIGURES) == pytest.approx((1 / 4,) * 4)


@pytest.mark.parametrize(
    "glasses", ["coffee coffee syrup syrup", "coffee chocolate lemonade syrup apple-juice", "coffee coffee"]
)
def test_a_player_with_more_glasses_is_likelier_to_pay(glasses: str) -> None:
    chances = chances_to_pay((counts("coffee"), counts(glasses), counts(""), counts("syrup")), FIGURES)
    assert chances[1] > chances[0] == pytest.approx(chances[3])
    assert chances[0] > chances[2]
    assert sum(chances) == pytest.approx(1)


def test_the_symbols_left_decide_who_loses() -> None:
    """Section 5: with 2 symbols any Addition loses; with none, only the Addition with 3."""
    assert loss_after_paying((2, 0, 0), (1, 3), 0, FIGURES, 3) == (1, 0, 0)
    assert loss_after_paying((1, 0, 0), (2, 3), 0, FIGURES, 3) == (1, 0, 0)
    assert 1 / 2 < loss_after_paying((0, 0, 0), (1, 3), 0, FIGURES, 3)[0] < 1


def test_the_chances_to_lose_add_up_to_one() -> None:
    for payer in range(4):
        assert sum(loss_after_paying((0, 1, 0, 0), (1, 2, 3), payer, FIGURES, 3)) == pytest.approx(1)


def test_a_glass_costs_the_player_who_would_pay_for_it() -> None:
    """In a short game, seat 0 loses by drinking a third coffee; if seat 1 pays, seat 0 wins."""
    view = GAME.view(table(glasses="coffee coffee | coffee coffee | |", options=SHORT), 0)
    assert stakes(view).drinking(0, "coffee") == 1
    assert stakes(view).drinking(1, "coffee") == 0
    assert 0 < stakes(view).drinking(0, "syrup") < 1


def test_the_cost_of_naming_includes_the_gift() -> None:
    """Seat 1 names and can give only a coffee; seat 0 has two coffees and pays."""
    view = GAME.view(table(glasses="coffee coffee | coffee | |", options=SHORT), 0)
    assert stakes(view).naming(0, 1, "syrup") == 1


# --- How others play --------------------------------------------------------------


def count(seat: Seat, habit: Habit, *turns: str) -> tuple[float, float]:
    """How often ``seat`` was heard to do what the habit says at a table of four, and how often not."""
    heard = [hear(turn) for turn in turns]
    done, not_done = habits(heard, 4).times.get((seat, habit), EXPECTED[habit])
    return done - EXPECTED[habit][0], not_done - EXPECTED[habit][1]


def hear(turn: str) -> Heard:
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
def test_the_next_starter_must_have_drunk(answer: str, starter: Seat, honest: tuple[int, int]) -> None:
    """4.8: the next starter tells everybody who was right, and mostly whether the claim was true."""
    assert count(0, "honest", *LOOKED, f"1 {answer}", f"{starter} look") == honest


def test_a_player_who_has_not_looked_neither_lies_nor_tells_the_truth() -> None:
    assert count(0, "honest", "0 offer 1 coffee", "1 believe", "chance see coffee", "0 look") == (0, 0)


def test_earlier_claims_are_judged_by_the_last_one() -> None:
    """Seat 1 truly said syrup, so seat 0, who had said coffee, has lied."""
    turns = (*LOOKED, "1 take", "1 look", "chance see ?", "1 offer 2 syrup", "2 believe", "1 look")
    assert count(0, "honest", *turns) == (0, 1)
    assert count(1, "honest", *turns) == (1, 0)


def test_a_glass_that_the_viewer_has_seen_counts() -> None:
    """The viewer, seat 1, has looked and knows that seat 0 has lied; nobody else knows."""
    turns = (*LOOKED, "1 take", "1 look", "chance see lemonade", "1 offer 2 syrup", "2 doubt", "1 look")
    assert count(0, "honest", *turns) == (0, 1)


def test_a_glass_off_the_pile_is_not_the_one_that_was_named() -> None:
    """Seat 1 named the right type and has nothing to give, so the coffee is another glass."""
    turns = (*LOOKED, "1 name syrup", "chance see coffee", "0 look")
    assert count(0, "honest", *turns) == (0, 1)


def test_claims_about_miams_are_counted_separately() -> None:
    """Section 4.4: the claim about the glass was true; seat 1 doubts the Miam, and drinks."""
    offer = "0 offer 1 coffee with olives"
    turns = ("0 look", "chance see ?", offer, "1 believe", "1 doubt", "1 look")
    assert count(0, "honest", *turns) == (1, 0)
    assert count(0, "honest-miam", *turns) == (1, 0)
    assert count(1, "believes-miam", *turns) == (0, 1)


def test_an_answer_counts_as_a_choice_against_the_others() -> None:
    turns = (*LOOKED, "1 take", "1 offer 2 syrup", "2 take", "2 offer 3 syrup", "3 doubt", "3 look")
    assert count(1, "takes", *turns) == count(2, "takes", *turns) == (1, 0)
    assert count(3, "takes", *turns) == (0, 0)  # nobody was left to receive the glass
    assert count(3, "believes-unseen", *turns) == (0, 1)
    assert count(3, "believes", *turns) == (0, 0)
    assert count(3, "names", *turns) == (0, 1)


@pytest.mark.parametrize("seed", range(20))
def test_no_more_lies_and_truths_are_counted_than_were_told(seed: int) -> None:
    """Compared with the states, which say what the players who had looked knew."""
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


def test_unless_the_claimant_has_looked_the_odds_are_those_of_the_pile() -> None:
    """Section 0: 8 of each type, and three coffees face up."""
    view = GAME.view(play(table(glasses="coffee coffee | coffee | |"), "0 offer 1 coffee"), 1)
    belief = believed_glass(view, habits([], 4))
    assert belief["coffee"] == pytest.approx(5 / 45)
    assert belief["syrup"] == pytest.approx(8 / 45)


def test_a_claim_counts_by_how_honest_the_claimant_is() -> None:
    seen = play(table(glasses="| | |"), "0 look", "chance see syrup", "0 offer 1 coffee")
    liar = [hear(turn) for turn in (*LOOKED, "1 believe", "1 look") * 5]
    beliefs = [believed_glass(GAME.view(seen, 1), habits(heard, 4)) for heard in ([], liar)]
    assert beliefs[0]["coffee"] == pytest.approx(EXPECTED["honest"][0] / sum(EXPECTED["honest"]))
    assert beliefs[1]["coffee"] < beliefs[0]["coffee"]
    for belief in beliefs:
        assert sum(belief.values()) == pytest.approx(1)


def test_a_type_with_all_glasses_face_up_is_impossible() -> None:
    glasses = " | ".join(["coffee coffee"] * 4)
    view = GAME.view(play(table(glasses=glasses), "0 offer 1 coffee"), 1)
    assert "coffee" not in believed_glass(view, habits([], 4))


def test_an_impossible_miam_is_not_believed() -> None:
    state = table(miams="olives peanuts crisps -", gone="toast")
    for claimed in ("toast", "peanuts"):  # gone, and the viewer's own
        view = GAME.view(play(state, f"0 offer 1 coffee with {claimed}"), 1)
        assert chance_of_true_miam(view, habits([], 4)) == 0
    possible = GAME.view(play(state, "0 offer 1 coffee with crisps"), 1)
    assert 0.4 < chance_of_true_miam(possible, habits([], 4)) < 0.7
