"""The questions of the town in a terminal, and the answers that a player may type."""

import pytest

from comptoir.core.refusals import BadNotation
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import State
from comptoir.words.texts import LANGUAGES
from tests.games.impitoyable.onlooker import bidding, payday, question, read, say, summon, taking, waits
from tests.games.impitoyable.table import begin, play, town
from tests.pictures import join_items


def test_the_table_says_for_whom_it_waits() -> None:
    assert waits(GAME.start(4), 0) == say("waits-first")
    assert waits(begin(town()), 2) == say("waits-buy", name="Ottilie")
    assert waits(taking(), 1) == say("waits-take", name="Ottilie")
    assert waits(play(taking(), "0 take 1.4"), 0) == say("waits-look")
    assert waits(bidding(), None) == say("waits-bid", name="Ottilie")
    pairs = "kid-calloway annie-longpan | tom-noland zeke-bonanza"
    assert waits(summon(pairs, "duel"), 3) == say(
        "waits-send", number=2, names=join_items("Ottilie", "Gaspard")
    )


def test_an_adventurer_to_send_is_chosen_from_a_list_or_by_name() -> None:
    state = summon("kid-calloway annie-longpan parson-abernathy | tom-noland", "duel")
    assert question(state) == (
        say("ask-send", kind="duel"),
        say("type-send"),
        [
            say(
                "choice-send",
                adventurer=say("adventurer-annie-longpan"),
                skill=say("skill-duel"),
                value=2,
                gold=6,
                duel=2,
                poker=3,
            ),
            say(
                "choice-send",
                adventurer=say("adventurer-parson-abernathy"),
                skill=say("skill-duel"),
                value=1,
                gold=5,
                duel=1,
                poker=4,
            ),
            say(
                "choice-send",
                adventurer=say("adventurer-kid-calloway"),
                skill=say("skill-duel"),
                value=6,
                gold=2,
                duel=6,
                poker=1,
            ),
        ],
    )
    for typed in ("Kid Calloway", "kid", "calloway", "k", "send kid", "send kid-calloway"):
        assert read(state, typed) == "send kid-calloway"
    assert (
        read(state, "pasteur", "fr") == read(state, "le pasteur abernathy", "fr") == "send parson-abernathy"
    )
    assert read(state, "schicke pfarrer", "de") == "send parson-abernathy"


def test_an_adventurer_who_is_not_in_hand_is_understood_for_the_rules_to_refuse() -> None:
    state = summon("kid-calloway annie-longpan | tom-noland", "duel")
    assert read(state, "Rosa Quickdraw") == "send rosa-quickdraw"


def test_a_place_of_the_market_is_typed() -> None:
    state = taking()
    words_, typing, choices = question(state)
    assert words_ == say("ask-take", number=2)
    assert typing == say("type-take", example="1.4")
    assert choices == []
    for typed in ("1.3", "1 3", "1, 3", "take 1.3", "1-3"):
        assert read(state, typed) == "take 1.3"
    assert question(play(state, "0 take 1.1"))[0] == say("ask-take", number=1)


def test_fields_are_typed_as_a_number() -> None:
    state = begin(town(gold="4"))
    assert question(state) == (
        say("ask-buy", gold=4, field=6, most=4),
        say("type-buy", most=4),
        [],
    )
    assert read(state, "3") == read(state, "buy 3") == "buy 3"
    assert read(state, "none") == read(state, "rien", "fr") == read(state, "nichts", "de") == "buy 0"
    last = play(payday("", gold="9"), "chance die 1")
    assert question(last)[0] == (say("ask-last-buy", gold=9, field=6, most=3))


def test_a_bid_is_typed_by_values_and_letters() -> None:
    state = bidding()
    assert question(state)[0] == say("ask-bid", number=0, most=3)
    for typed in ("3 1", "1 3", "31", "r3 r1", "bid r1 3", "3, 1", "3 and 1"):
        assert read(state, typed) == "bid r3 r1"
    assert read(state, "b0 y4 2") == "bid r2 b0 y4"
    assert read(state, "biete 3 und 1", "de") == "bid r3 r1"
    one = play(state, "0 bid r3")
    assert question(one)[0] == say("ask-bid", number=1, most=3, sums=3)
    assert read(one, "3") == "bid b3"
    two = play(one, "1 bid b4 b2")
    assert question(two)[0] == say("ask-bid", number=2, most=3, sums=join_items("3", "6"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_bid_is_legal(language: str) -> None:
    state = play(taking(), "0 take 1.1", "0 take 1.3")
    offers = [f"chance offer {name}" for name in ("annie-longpan", "zeke-bonanza", "jed-sievers")]
    state = play(state, "0 buy 0", *offers)
    example = question(state, language)[1].rpartition(":")[2].strip(" .\u00a0").partition(".")[0]
    assert GAME.read(read(state, example, language)) in GAME.legal(state, 0)


def test_an_adventurer_to_hire_is_chosen_from_a_list_or_by_name() -> None:
    state = play(bidding(), "0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0")
    words_, _, choices = question(state)
    assert words_ == say("ask-hire")
    assert (
        say("choice-adventurer", adventurer=say("adventurer-the-pike-sisters"), gold=3, duel=5, poker=2)
        in choices
    )
    assert read(state, "pike") == read(state, "hire the Pike Sisters") == "hire the-pike-sisters"


def test_the_order_of_a_bid_is_chosen_or_typed() -> None:
    state = play(bidding(), "0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0", "0 hire kid-calloway")
    assert question(state) == (
        say("ask-place", slots=join_items("1.1", "1.2")),
        say("type-place", example="3 4"),
        ["r4 r3", "r3 r4"],
    )
    assert read(state, "3 4") == read(state, "place r3 r4") == read(state, "34") == "place r3 r4"


@pytest.mark.parametrize(
    ("state", "typed"),
    [
        (summon("kid-calloway annie-longpan | tom-noland", "duel"), "nobody"),
        (summon("kid-calloway annie-longpan | tom-noland", "duel"), "kid annie"),
        (summon("ace-marlowe annie-longpan | tom-noland", "duel"), "a"),
        (taking(), "0.1"),
        (taking(), "1"),
        (taking(), "1" * 5000),
        (begin(town()), "many"),
        (begin(town()), "1" * 5000),
        (bidding(), "x3"),
        (bidding(), "r"),
        (bidding(), "bid"),
        (bidding(), "3 " * 5000),
    ],
)
def test_text_without_a_meaning_is_refused(state: State, typed: str) -> None:
    with pytest.raises(BadNotation):
        read(state, typed)
