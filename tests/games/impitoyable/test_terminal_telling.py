"""The story of the town in a terminal, in sentences and pictures."""

from msgspec.structs import replace

from comptoir.games.impitoyable.game import GAME
from tests.games.impitoyable.onlooker import (
    LONER,
    MARKET,
    RUSH,
    bidding,
    payday,
    pictures,
    say,
    squeeze,
    taking,
    telling,
    told,
)
from tests.games.impitoyable.table import begin, event_and, play, town
from tests.pictures import drawn, join_items


def test_the_first_player_is_told() -> None:
    assert told(GAME.start(4), "chance first 1", 1) == [say("step-first", who="you")]
    assert told(GAME.start(4), "chance first 1", 0) == [say("step-first", who="other", name="Gaspard")]


def test_a_turn_begins_with_a_look_at_the_town() -> None:
    state = begin(town("kid-calloway marshal-tull rosa-quickdraw"))
    assert told(state, "0 buy 0", 1) == [
        say("step-buy", who="other", number=0, name="Ottilie"),
        say("event-no-recruiting", who="other", name="Ottilie", adventurers=3),
        say("event-turn", who="you"),
        say("event-no-event", holders=1),
    ]
    assert "▸b you" in pictures(state, "0 buy 0", 1)


def test_a_gold_rush_is_shown_and_told() -> None:
    state, turn = event_and(town(RUSH), "gold 6/3")
    assert "GOLD RUSH 6/3" in pictures(state, turn, 0)
    assert told(state, turn, 0) == [
        say("step-event", kind="gold", large=6, small=3),
        say("event-gold-won.highest", who="you", amount=6, gold=16),
        say("event-gold-won.highest", who="other", name="Gaspard", amount=6, gold=16),
        say("event-gold-won.second", who="other", name="Nunzia", amount=3, gold=13),
        say("event-job-done", who="you", adventurer=say("adventurer-jed-sievers.the")),
        say("event-job-done", who="other", name="Gaspard", adventurer=say("adventurer-otis-ferrous.the")),
    ]
    shown = squeeze(pictures(state, turn, 0))
    assert "r you Jed Sievers ■■■■■ 5 b Gaspard Otis Ferrous ■■■■■ 5" in shown


def test_adventurers_are_turned_up_one_by_one() -> None:
    state, turn = event_and(town(RUSH), "gold 6/3")
    (moving,) = (line.pictures for line in telling(state, turn, 0) if len(line.pictures) > 1)
    assert [drawn(picture).count("░░░░░░") for picture in moving] == [4, 3, 2, 1, 0]


def test_an_event_without_effect_is_told() -> None:
    state, turn = event_and(town("kid-calloway | marshal-tull"), "duel")
    assert told(state, turn, 0)[1:] == [
        say("event-undertaker", left=2, step=1, steps=7),
        say("event-no-effect", skill=6),
    ]


def test_a_duel_is_told() -> None:
    state, turn = event_and(town(LONER, market=MARKET), "duel")
    assert told(state, turn, 1)[1:] == [
        say("event-undertaker", left=2, step=1, steps=7),
        say("event-duel-won", who="other", number=2, name="Ottilie"),
    ]
    assert "1 ░░ ░░ ░░ ░░" in squeeze(pictures(state, turn, 0))
    last = play(taking(), "0 take 1.1")
    assert told(last, "0 take 1.2", 2)[1:4] == [
        f"{say('event-filled', card='1.4', hole='1.1')} {say('event-filled', card='1.3', hole='1.2')}",
        say("event-job-done", who="other", name="Ottilie", adventurer=say("adventurer-kid-calloway.the")),
        say("event-killed", who="you", adventurer=say("adventurer-silas-spade.the")),
    ]


def test_too_few_cards_for_several_winners_are_told() -> None:
    state, turn = event_and(town("kid-calloway | rosa-quickdraw | tom-noland", market="3 y3"), "duel")
    assert told(state, turn, 0)[2] == say("event-nobody-takes", cards=1, winners=2)


def test_poker_is_told_even_if_a_hat_cannot_move() -> None:
    crews = "ace-marlowe | slim-cutter | count-orloff | gus-rattlepan"
    state, turn = event_and(town(crews, hats="12 6 6 7"), "poker")
    assert told(state, turn, 0)[1:3] == [
        say("event-hat.won", fields=3, who="you", to=15),
        say("event-hat.lost", fields=1, who="other", name="Fergus", to=6),
    ]
    edges, turn = event_and(town(crews, hats="12 6 6 1"), "poker")
    assert told(edges, turn, 3)[2] == say("event-hat.lost", fields=0, who="you", to=1)


def test_the_undertaker_is_told_step_by_step() -> None:
    state, turn = event_and(town(RUSH, undertaker=5), "duel")
    assert say("event-undertaker", left=1, step=6, steps=7) in told(state, turn, None)
    arriving, turn = event_and(town(RUSH, undertaker=6), "duel")
    assert told(arriving, turn, None)[1:4] == [
        say("event-undertaker", left=0),
        say("event-ending.undertaker"),
        say("event-payday", last="yes"),
    ]


def test_shuffling_the_events_is_told() -> None:
    state = begin(town("kid-calloway annie-longpan marshal-tull | tom-noland", events=()))
    last = begin(replace(state, phase="fame", active=0, events=()))
    story = told(last, "0 buy 0", 0)
    assert story[2:] == [
        say("event-turn", who="other", name="Gaspard"),
        say("event-events-shuffled"),
    ]


def test_fame_that_is_bought_is_told() -> None:
    state = begin(town())
    assert told(state, "0 buy 3", 0)[:2] == [
        say("event-bought", who="you", fields=3, gold=7),
        say("event-hat.bought", who="you", to=9),
    ]
    assert told(state, "0 buy 1", 1)[0] == say("event-bought", who="other", fields=1, name="Ottilie", gold=9)


def test_recruiting_is_shown_and_told_from_offer_to_market() -> None:
    state = begin(town("tom-noland"))
    offered = play(state, "0 buy 0", "chance offer kid-calloway", "chance offer annie-longpan")
    assert told(offered, "chance offer the-pike-sisters", 1) == [
        say("event-auction", round=0, who="other", name="Ottilie")
    ]
    assert "Annie Longpan" in pictures(offered, "chance offer the-pike-sisters", 1)
    own = pictures(offered, "chance offer the-pike-sisters", 0)
    assert say("town-my-hand") in own
    assert say("town-full", cards=0, full=24) in own
    first = bidding()
    others = say("step-bid", who="other", name="Ottilie", sum=4, number=2)
    assert squeeze(pictures(first, "0 bid r3 r1", 2)) == f"r3 r1 {others}"
    last = play(first, "0 bid r3 r1", "1 bid b3", "2 bid g2")
    own = say("step-bid", who="you", sum=1, number=1)
    assert squeeze(pictures(last, "3 bid y1", 3)) == f"y1 {own}"
    won = play(last, "3 bid y1")
    assert told(won, "0 hire the-pike-sisters", 1) == [
        say("step-hire", who="other", name="Ottilie", adventurer=say("adventurer-the-pike-sisters.the"))
    ]
    laid = play(won, "0 hire the-pike-sisters", "0 place r1 r3")
    assert told(laid, "1 hire kid-calloway", 3)[:5] == [
        say("step-hire", who="other", name="Gaspard", adventurer=say("adventurer-kid-calloway.the")),
        say("event-laid", who="other", number=1, name="Gaspard", slots="1.3"),
        say("event-hired", who="other", name="Nunzia", adventurer=say("adventurer-annie-longpan.the")),
        say("event-laid", who="other", number=1, name="Nunzia", slots="1.4"),
        say("event-bid-returned", who="you"),
    ]


def test_a_player_who_cannot_bid_shows_their_hand() -> None:
    state = bidding(hands="r3 r0 | b3 | g2 | ")
    assert told(state, "0 bid r3", 0) == [
        say(
            "event-passed",
            who="other",
            number=1,
            name="Gaspard",
            ious=say("iou", who="other", name="Gaspard", value=3),
        )
    ]
    assert told(state, "0 bid r3", 1) == [
        say("event-passed", who="you", number=1, ious=say("iou", who="you", value=3))
    ]
    last = play(state, "0 bid r3")
    assert say("event-passed", who="you", number=0) in told(last, "2 bid g2", 3)
    assert say("event-passed", who="other", number=0, name="Fergus") in told(last, "2 bid g2", 0)


def test_a_payday_is_told_roll_by_roll() -> None:
    state = payday("1 b3 b0, 2 g4 g2", gold="10 10 3 10")
    paid = say("event-paid", who="you", amount=3, gold=7)
    spared = say("event-paid", who="other", name="Gaspard", amount=0)
    unpaid = say("event-unpaid", who="other", name="Nunzia", amount=4, gold=3)
    empty = say("event-column-empty", column=6)
    assert squeeze(pictures(state, "chance die 1", 1)) == f"⚀ 1 b3 {paid}"
    assert squeeze(pictures(state, "chance die 2", 0)) == f"⚁ 2 b0 {spared}"
    assert squeeze(pictures(state, "chance die 3", 0)).startswith(f"⚂ 3 g4 {unpaid}")
    assert told(state, "chance die 3", 2)[:2] == [
        say("event-vulture", who="you", vultures=1),
        say("event-hat.vulture", fields=2, who="you", to=1),
    ]
    assert squeeze(pictures(state, "chance die 6", 0)).startswith(f"⚅ 6 {empty}")


def test_a_player_without_gold_cannot_pay() -> None:
    state = payday("1 b3", gold="10 0")
    assert say("event-unpaid", gold=0, who="other", name="Gaspard", amount=3) in pictures(
        state, "chance die 1", 0
    )


def test_an_unseen_card_is_told_when_it_is_turned_up() -> None:
    state = play(payday("? b2 y1"), "chance die 2")
    assert told(payday("? b2 y1"), "chance die 2", 0) == []
    paid = say("event-paid", who="other", name="Fergus", amount=1, gold=9)
    assert squeeze(pictures(state, "chance see y1", 0)) == f"⚁ 2 y1 {paid}"


def test_a_payday_begins_with_a_look_at_the_market() -> None:
    full = "1 " + " ".join(["b0"] * 18)
    state = begin(
        town("annie-longpan zeke-bonanza gus-rattlepan", seats=3, market=full, hands="r0 | b0 | g0")
    )
    assert told(state, "0 buy 0", 1)[-1] == say("event-payday", last="no", rows=3)
    assert say("town-full", cards=18, full=18) in pictures(state, "0 buy 0", 1)


def test_the_end_is_told() -> None:
    state = payday("", gold="0 0 0 0")
    assert told(state, "chance die 1", 0)[-1] == say("event-ended")
    third = payday("1 b3", gold="0 0 0 0", vultures="0 2")
    assert say("event-vulture", who="other", vultures=3, name="Gaspard") in told(third, "chance die 1", 0)


# --- Secrets --------------------------------------------------------------------


def test_dealt_adventurers_are_told_to_their_owner_only() -> None:
    state = play(GAME.start(4), "chance first 2")
    turn = "chance adventurer 0 the-pike-sisters"
    assert told(state, turn, 0) == [
        say("step-adventurer", who="you", adventurer=say("adventurer-the-pike-sisters.the"))
    ]
    assert told(state, turn, 1) == told(state, turn, None) == []


def test_an_iou_taken_is_told_to_the_taker_only() -> None:
    state = taking()
    assert told(state, "0 take 1.1", 0) == [
        say(
            "event-taken",
            known="yes",
            who="you",
            slot="1.1",
            iou=say("iou", who="other", name="Gaspard", value=3),
        )
    ]
    assert told(state, "0 take 1.1", 1) == [
        say("event-taken", known="no", who="other", name="Ottilie", slot="1.1")
    ]


def test_an_unseen_iou_is_told_when_chance_reveals_it() -> None:
    state = taking()
    assert told(state, "0 take 1.4", 0) == told(state, "0 take 1.4", 1) == []
    looking = play(state, "0 take 1.4")
    assert told(looking, "chance see r2", 0) == [
        say("event-taken", known="yes", who="you", slot="1.4", iou=say("iou", who="you", value=2))
    ]
    assert told(looking, "chance see r2", 2) == [
        say("event-taken", known="no", who="other", name="Ottilie", slot="1.4")
    ]


def test_the_order_of_a_bid_is_shown_to_its_owner_only() -> None:
    state = play(bidding(), "0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0", "0 hire kid-calloway")
    laid = "0 place r3 r4"
    slots = join_items("1.1", "1.2")
    own = say("event-laid", who="you", number=2, slots=slots)
    assert squeeze(pictures(state, laid, 0)).startswith(f"r3 r4 {own}")
    assert say("event-laid", who="other", number=2, name="Ottilie", slots=slots) in told(state, laid, 1)
    assert "r3" not in pictures(state, laid, 1)
