"""Hints: what is shown beside a decision."""

from fractions import Fraction

import pytest

from comptoir.games.bistro.actions import Name
from comptoir.games.bistro.components import GLASSES, MIAMS
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.hints import AnswerHint, AnswerMeaning, ClaimHint, GiftHint, MiamHint
from comptoir.games.bistro.state import State
from tests.games.bistro.table import SEATS, chances, choices, play, random_game, table
from tests.play import WATCHER

FIVE = "chocolate lemonade syrup apple-juice sparkling-water"


def claim_hint(state: State) -> ClaimHint:
    hint = GAME.hints(GAME.view(state, state.chain[-1]))
    assert isinstance(hint, ClaimHint)
    return hint


def answer_hint(state: State) -> AnswerHint:
    hint = GAME.hints(GAME.view(state, state.chain[-1]))
    assert isinstance(hint, AnswerHint)
    return hint


def miam_hint(state: State) -> MiamHint:
    hint = GAME.hints(GAME.view(state, state.chain[-1]))
    assert isinstance(hint, MiamHint)
    return hint


# --- Who gets one ---------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_only_a_player_who_has_to_decide_gets_a_hint(seats: int) -> None:
    """0.8: in whole games."""
    kinds = set()
    for seed in range(12):
        for turn in random_game(GAME.start(seats), seed):
            for viewer in (*range(seats), WATCHER):
                hint = GAME.hints(GAME.view(turn.state, viewer))
                assert (hint is not None) == (viewer is not None and viewer in GAME.to_act(turn.state))
                kinds.add(type(hint))
    assert kinds == {type(None), ClaimHint, AnswerHint, MiamHint, GiftHint}


# --- Beside an offer ------------------------------------------------------------


@pytest.mark.parametrize("glasses", ["", "coffee coffee | syrup", "coffee | coffee coffee syrup | " + FIVE])
def test_the_holders_hint_says_what_the_glass_may_be(glasses: str) -> None:
    """1.4: with the odds of chance."""
    state = table(4, 0, glasses)
    odds = chances(play(state, "0 look"))
    assert [str(chance) for chance in claim_hint(state).odds] == [odds[f"see {glass}"] for glass in GLASSES]


def test_the_hint_of_a_holder_who_has_looked_says_what_the_glass_is() -> None:
    """1.3."""
    state = play(table(4, 0, "coffee | syrup syrup"), "0 look", "chance see syrup")
    assert list(map(int, claim_hint(state).odds)) == [0, 0, 0, 1, 0, 0]
    assert list(map(int, claim_hint(state).ends)) == [0, 1, 0, 0]
    taken = play(state, "0 offer 1 coffee", "1 take")
    assert claim_hint(taken).odds == (Fraction(7, 45), *(Fraction(8, 45),) * 2, Fraction(6, 45),
                                      *(Fraction(8, 45),) * 2)  # fmt: skip


def test_the_hint_says_who_would_end_the_round_by_drinking_the_glass() -> None:
    """5.1, 5.2: with the chance of it."""
    state = table(4, 0, f"coffee coffee | syrup syrup lemonade lemonade | {FIVE}")
    expected = (Fraction(6, 37), Fraction(5, 37) + Fraction(5, 37), Fraction(6, 37), Fraction(0))
    assert claim_hint(state).ends == expected


# --- Beside an answer -----------------------------------------------------------

BESIDE = "coffee coffee | syrup syrup lemonade | chocolate"


@pytest.mark.parametrize("claimed", ["coffee", "syrup", "lemonade"])
@pytest.mark.parametrize("with_miam", ["", " with toast"])
def test_each_answer_comes_with_what_it_risks(claimed: str, with_miam: str) -> None:
    """3.2, 3.3, 3.4, 4.2, 5.1: counted over every type that the glass can be."""
    state = play(table(4, 0, BESIDE), f"0 offer 1 {claimed}{with_miam}")
    hint = answer_hint(state)
    judgements = [words for words in choices(state) if words != "take"]
    said = [" ".join(filter(None, (meaning.answer, meaning.named))) for meaning in hint.answers]
    assert said == judgements
    for words, meaning in zip(judgements, hint.answers, strict=True):
        right = mine = theirs = Fraction(0)
        answered = play(table(4, 0, BESIDE), f"0 offer 1 {claimed}", f"1 {words}")
        for outcome, chance in GAME.odds(answered):
            glass = GAME.write(outcome).removeprefix("see ")
            is_right = {"believe": glass == claimed, "doubt": glass != claimed}.get(
                words, words == f"name {glass}"
            )
            right += chance * is_right
            mine += chance * (not is_right and glass == "syrup")
            theirs += chance * (is_right and glass == "coffee")
        assert meaning == AnswerMeaning(meaning.answer, meaning.named, right, mine, theirs)


def test_the_hint_covers_the_five_types_to_name() -> None:
    """3.4."""
    state = play(table(4), "0 offer 1 lemonade")
    named = [meaning.named for meaning in answer_hint(state).answers if meaning.answer == "name"]
    assert named == [step.glass for step in GAME.legal(state, 1) if isinstance(step, Name)]
    assert len(named) == 5


def test_nothing_is_inferred_from_a_claim() -> None:
    """1.4, 2.2: only glasses face up count, even if the holder has looked."""
    plain = answer_hint(play(table(4), "0 offer 1 lemonade"))
    looked = answer_hint(play(table(4), "0 look", "chance see lemonade", "0 offer 1 lemonade"))
    assert plain == looked
    assert plain.odds == (Fraction(1, 6),) * 6


# --- Beside the answer about a Miam ---------------------------------------------


def judging(glasses: str, miams: str, claimed: str, gone: str = "") -> State:
    state = table(4, 0, glasses, miams, gone=gone)
    return play(state, f"0 offer 1 coffee with {claimed}", "1 believe", "chance see coffee")


@pytest.mark.parametrize(
    ("miams", "gone", "claimed", "true"),
    [
        ("cheese olives toast crisps", "", "cheese", Fraction(1, 5)),
        ("cheese olives toast crisps", "", "toast", Fraction(1, 5)),
        ("cheese olives toast crisps", "", "olives", Fraction(0)),  # the viewer's own
        ("cheese olives - crisps", "toast", "cheese", Fraction(1, 4)),
        ("cheese olives - crisps", "toast", "toast", Fraction(0)),  # gone
        ("cheese - - crisps", "toast sausage", "olives", Fraction(1, 4)),
        ("cheese - - -", "toast sausage crisps", "olives", Fraction(1, 3)),
    ],
)
def test_a_miam_may_be_any_miam_that_the_viewer_has_not_seen(
    miams: str, gone: str, claimed: str, true: Fraction
) -> None:
    """0.5, 2.4."""
    assert miam_hint(judging("", miams, claimed, gone)).true == true


@pytest.mark.parametrize(
    ("glasses", "i_pay", "they_pay"),
    [
        ("", False, False),
        ("coffee coffee", False, True),
        ("| coffee coffee", True, False),
        (f"{FIVE} | coffee coffee", True, True),
        ("syrup syrup | lemonade lemonade", False, False),
    ],
)
def test_the_hint_says_who_would_pay_for_the_glass(glasses: str, i_pay: bool, they_pay: bool) -> None:
    """4.5, 5.1."""
    state = judging(glasses, " ".join(MIAMS), "toast")
    hint = miam_hint(state)
    assert (hint.i_pay, hint.they_pay) == (i_pay, they_pay)
    assert (play(state, "1 believe").phase == "addition") == i_pay  # wrong: it is olives
    assert (play(state, "1 doubt").phase == "addition") == they_pay


# --- Beside a gift --------------------------------------------------------------


@pytest.mark.parametrize(
    "glasses",
    [
        "lemonade | lemonade syrup",
        "lemonade lemonade | lemonade coffee chocolate",
        "syrup syrup | lemonade coffee",
        "lemonade chocolate apple-juice sparkling-water | coffee syrup chocolate",
    ],
)
def test_the_hint_says_of_each_gift_whether_it_ends_the_round(glasses: str) -> None:
    """4.6, 5.1: in the order of the legal actions."""
    state = play(table(4, 0, glasses), "0 offer 1 coffee", "1 name syrup", "chance see syrup")
    expected = tuple(play(state, f"1 {words}").phase == "addition" for words in choices(state))
    assert GAME.hints(GAME.view(state, 1)) == GiftHint(expected)
