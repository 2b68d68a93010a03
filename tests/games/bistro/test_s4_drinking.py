"""Section 4: turning up and drinking."""

from typing import cast

import pytest

from comptoir import CHANCE
from comptoir.games.bistro.actions import (
    Drawn,
    Drunk,
    Give,
    Given,
    GlassShown,
    MiamBack,
    MiamShown,
    PileEmpty,
    See,
)
from comptoir.games.bistro.components import GLASSES
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import State
from tests.games.bistro.table import (
    assert_refused,
    assert_step_refused,
    box,
    chances,
    choices,
    glass,
    glasses_face_up,
    glasses_of,
    names_of,
    play,
    story,
    table,
)
from tests.play import WATCHER

OWN = "| lemonade syrup"
SEVEN = box(glasses=(2, 1, 1, 1, 1, 1))


def offer(seen: str = "coffee", words: str = "coffee", glasses: str = OWN, miams: str = "cheese -") -> State:
    """The state after the first of four players has looked at a glass and offered it to the second."""
    gone = "" if "-" not in miams else "sausage"
    state = table(4, 0, glasses, f"{miams} olives toast", gone=gone)
    return play(state, "0 look", f"chance see {seen}", f"0 offer 1 {words}")


# --- Turning up -----------------------------------------------------------------


@pytest.mark.parametrize("answer", ["believe", "doubt", "name syrup"])
def test_the_glass_is_turned_up_for_all_to_see(answer: str) -> None:
    """4.1: right after the answer if somebody has looked; otherwise chance decides its type first."""
    shown = GlassShown("coffee", 0, 1, right=answer == "believe")
    assert story(offer(), f"1 {answer}")[1] == shown
    state = play(table(4), "0 offer 1 coffee", f"1 {answer}")
    assert (state.phase, GAME.to_act(state)) == ("reveal", (CHANCE,))
    assert story(state, "chance see coffee")[1] == shown
    for viewer in (0, 1, 2, WATCHER):
        assert GAME.heard(state, CHANCE, See("coffee"), viewer) == "see coffee"


def test_only_a_glass_can_be_turned_up() -> None:
    """4.1."""
    state = play(table(4), "0 offer 1 coffee", "1 believe")
    for nothing in (None, glass("beer"), cast("None", ["coffee"])):
        assert_step_refused(state, CHANCE, See(nothing), "no-such-glass", "4.1")


def test_the_answer_concerns_only_the_receiver_and_the_last_claimant() -> None:
    """4.1."""
    state = play(table(4), "0 offer 1 coffee", "1 take", "1 offer 3 coffee", "3 believe")
    assert story(state, "chance see coffee")[1] == GlassShown("coffee", 1, 3, right=True)


# --- The glass ------------------------------------------------------------------


def test_a_receiver_who_is_wrong_about_the_glass_drinks() -> None:
    """4.2, 4.8."""
    state = offer()
    assert story(state, "1 doubt")[2:] == (Drunk(1, "coffee", off_the_pile=False), Drawn(1))
    assert glasses_face_up(play(state, "1 doubt")) == " | coffee lemonade syrup |  | "
    assert GAME.to_act(play(state, "1 doubt")) == (1,)


def test_if_the_receiver_is_wrong_about_the_glass_the_miam_goes_back_unseen() -> None:
    """4.2: whatever Miam it is."""
    state = offer(words="coffee with olives")
    events = story(state, "1 doubt")
    assert events[2] == MiamBack(0)
    assert "MiamShown" not in names_of(events)
    after = play(state, "1 doubt")
    assert (after.miams, after.discarded) == (state.miams, ("sausage",))
    assert glasses_of(after, 1) == "coffee lemonade syrup"


def test_without_a_miam_a_receiver_who_is_right_makes_the_claimant_drink() -> None:
    """4.3: a Miam that stayed with its owner plays no part."""
    state = offer()
    assert story(state, "1 believe")[2:] == (Drunk(0, "coffee", off_the_pile=False), Drawn(0))
    after = play(state, "1 believe")
    assert (glasses_face_up(after), after.miams) == ("coffee | lemonade syrup |  | ", state.miams)


@pytest.mark.parametrize(("answer", "drinker"), [("believe", 0), ("doubt", 1)])
def test_a_coffee_offered_as_a_coffee(answer: str, drinker: int) -> None:
    """4.3, the example: the player who drinks starts."""
    state = play(table(4), "0 look", "chance see coffee", "0 offer 1 coffee", f"1 {answer}")
    assert [glasses_of(state, seat) for seat in range(4)] == ["coffee" * (s == drinker) for s in range(4)]
    assert (GAME.to_act(state), state.phase, state.chain) == ((drinker,), "claim", (drinker,))


# --- The Miam -------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["believe", "name syrup"])
def test_a_receiver_who_is_right_about_the_glass_must_also_judge_the_miam(answer: str) -> None:
    """4.4: believe or doubt, and nothing else."""
    state = play(offer("coffee" if answer == "believe" else "syrup", "coffee with olives"), f"1 {answer}")
    assert (state.phase, GAME.to_act(state), state.shown) == ("miam-answer", (1,), True)
    assert choices(state) == ["believe", "doubt"]
    for words in ("name syrup", "take", "give lemonade", "look"):
        assert_refused(state, f"1 {words}", "not-now")
    for other in ("0", "2", "chance"):
        assert_refused(state, f"{other} believe", "not-yours")


@pytest.mark.parametrize("claimed", ["olives", "cheese"])
@pytest.mark.parametrize("answer", ["believe", "doubt"])
def test_the_miam_is_turned_up_and_lost_whatever_the_outcome(claimed: str, answer: str) -> None:
    """4.4, 4.5."""
    state = play(offer(words=f"coffee with {claimed}"), "1 believe")
    right = (claimed == "cheese") == (answer == "believe")
    assert story(state, f"1 {answer}")[1] == MiamShown("cheese", 0, 1, right)
    after = play(state, f"1 {answer}")
    assert (after.miams[0], after.discarded) == (None, ("sausage", "cheese"))
    drinker = 0 if right else 1
    assert "coffee" in glasses_of(after, drinker).split()
    assert "coffee" not in glasses_of(after, 1 - drinker).split()
    assert GAME.to_act(after) == (drinker,)


def test_a_coffee_with_olives_that_are_cheese() -> None:
    """4.5, the example: believed twice, or the Miam doubted."""
    state = play(table(4, miams="cheese olives toast crisps"), "0 look", "chance see coffee")
    state = play(state, "0 offer 1 coffee with olives", "1 believe")
    believed, doubted = play(state, "1 believe"), play(state, "1 doubt")
    assert (glasses_face_up(believed), glasses_face_up(doubted)) == (" | coffee |  | ", "coffee |  |  | ")
    assert believed.discarded == doubted.discarded == ("cheese",)
    assert believed.miams == doubted.miams == (None, "olives", "toast", "crisps")


# --- The gift -------------------------------------------------------------------


def name_syrup(glasses: str = OWN, words: str = "coffee", seen: str = "syrup") -> State:
    """The state after the second of four players has named a syrup; by default they are right."""
    return play(offer(seen, words, glasses), "1 name syrup")


def test_a_receiver_who_names_the_right_type_gives_a_glass() -> None:
    """4.6, the example: a syrup offered as a coffee."""
    state = name_syrup()
    assert (state.phase, GAME.to_act(state)) == ("gift", (1,))
    assert choices(state) == ["give lemonade", "give syrup"]
    assert glasses_face_up(state) == "syrup | lemonade syrup |  | "
    assert story(state, "1 give lemonade")[1:] == (Given(1, 0, "lemonade"), Drawn(0))
    assert glasses_face_up(play(state, "1 give lemonade")) == "lemonade syrup | syrup |  | "
    assert glasses_face_up(play(state, "1 give syrup")) == "syrup syrup | lemonade |  | "
    assert GAME.to_act(play(state, "1 give syrup")) == (0,)


def test_only_a_glass_in_front_of_the_giver_can_be_given() -> None:
    """4.6, B10."""
    state = name_syrup()
    assert_refused(state, "1 give coffee", "not-yours-to-give", "4.6")
    for nothing in (glass("beer"), None, cast("None", ["syrup"])):
        assert_step_refused(state, 1, Give(nothing), "not-yours-to-give", "4.6")  # type: ignore[arg-type]
    for other in ("0", "2", "chance"):
        assert_refused(state, f"{other} give syrup", "not-yours")


def test_this_turns_glass_is_never_given() -> None:
    """4.6, B10: it has gone to the claimant."""
    assert "give syrup" not in choices(name_syrup("| lemonade coffee"))


@pytest.mark.parametrize("own", ["lemonade", "lemonade lemonade"])
def test_a_gift_without_a_choice_is_made_automatically(own: str) -> None:
    """4.6, B10."""
    state = offer("syrup", glasses=f"| {own}")
    assert names_of(story(state, "1 name syrup")) == ["Name", "GlassShown", "Drunk", "Given", "Drawn"]
    after = play(state, "1 name syrup")
    assert (glasses_of(after, 0), glasses_of(after, 1)) == ("lemonade syrup", own[9:])


@pytest.mark.parametrize(
    ("answer", "seen"), [("believe", "coffee"), ("doubt", "syrup"), ("name syrup", "coffee")]
)
def test_nothing_is_given_unless_the_type_was_named(answer: str, seen: str) -> None:
    """4.6."""
    assert "Given" not in names_of(story(offer(seen), f"1 {answer}"))
    assert play(offer(seen), f"1 {answer}").phase == "claim"


@pytest.mark.parametrize(("answer", "phase"), [("doubt", "gift"), ("believe", "claim")])
def test_with_a_miam_a_gift_is_made_only_if_both_claims_are_judged_rightly(answer: str, phase: str) -> None:
    """B9: the Miam is cheese and not olives."""
    state = play(name_syrup(words="coffee with olives"), f"1 {answer}")
    assert state.phase == phase
    assert ("syrup" in glasses_of(state, 0)) == (phase == "gift")
    if phase == "claim":
        assert glasses_of(state, 1) == "lemonade syrup syrup"


def test_the_gift_is_made_even_if_the_round_is_over() -> None:
    """B10, 5.1: the third syrup is this turn's glass, or the gift."""
    state = name_syrup("syrup syrup | lemonade coffee")
    assert state.phase == "gift"
    assert play(state, "1 give lemonade").phase == "addition"
    state = name_syrup("syrup | lemonade syrup")
    assert play(state, "1 give syrup").phase == "addition"
    assert play(state, "1 give lemonade").phase == "claim"


# --- The blind drink ------------------------------------------------------------


def test_if_the_receiver_has_no_glass_the_claimant_drinks_blind() -> None:
    """4.7."""
    state = name_syrup("lemonade")
    assert (state.phase, GAME.to_act(state)) == ("blind", (CHANCE,))
    assert chances(state)["see syrup"] == "7/46"
    assert story(state, "chance see coffee")[1:] == (Drunk(0, "coffee", off_the_pile=True), Drawn(0))
    assert glasses_face_up(play(state, "chance see coffee")) == "coffee lemonade syrup |  |  | "
    for viewer in (0, 1, 2, WATCHER):
        assert GAME.heard(state, CHANCE, See("coffee"), viewer) == "see coffee"
    assert GAME.view(play(state, "chance see coffee"), 3).pile == 48 - 3 - 1


def test_a_blind_drink_is_a_glass_of_the_pile() -> None:
    """4.7."""
    state = name_syrup("| | | " + "coffee " * 8)
    assert_refused(state, "chance see coffee", "no-such-glass", "4.7")
    for nothing in (None, glass("beer"), cast("None", ["syrup"])):
        assert_step_refused(state, CHANCE, See(nothing), "no-such-glass", "4.7")
    assert_refused(state, "0 see syrup", "not-yours")


def test_with_an_empty_pile_nothing_more_is_drunk() -> None:
    """4.7, B10: and then the round is void."""
    state = table(3, 0, "coffee coffee | | chocolate lemonade apple-juice syrup", edition=SEVEN)
    state = play(state, "0 offer 1 coffee", "1 name sparkling-water")
    events = story(state, "chance see sparkling-water")
    assert names_of(events) == ["See", "GlassShown", "Drunk", "PileEmpty", "RoundVoid", "RoundBegun"]
    assert PileEmpty(0) in events
    assert Drunk(0, "sparkling-water", off_the_pile=False) in events


def test_the_blind_drink_is_made_even_if_the_round_is_over() -> None:
    """B10, B9: by this turn's glass or by the blind drink."""
    state = name_syrup("syrup syrup")
    assert state.phase == "blind"
    assert play(state, "chance see coffee").phase == "addition"
    assert play(name_syrup("coffee coffee"), "chance see coffee").phase == "addition"
    assert play(name_syrup("coffee coffee", words="coffee with olives"), "1 believe").phase == "claim"


# --- Who starts -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("turns", "starter"),
    [
        (("1 believe",), 0),
        (("1 doubt",), 1),
        (("1 take", "1 offer 3 syrup", "3 believe"), 3),
        (("1 take", "1 offer 3 syrup", "3 doubt"), 1),
    ],
)
def test_the_player_who_drank_this_turns_glass_starts_the_next_turn(
    turns: tuple[str, ...], starter: int
) -> None:
    """4.8: with a new glass, which nobody has seen or made a claim about."""
    state = play(offer(), *turns)
    assert GAME.to_act(state) == (starter,)
    assert (state.chain, state.claims, state.lookers, state.glass) == ((starter,), (), (), None)
    assert (state.shown, state.verdict, state.named) == (False, None, None)
    assert len(choices(state)) > len(GLASSES)
