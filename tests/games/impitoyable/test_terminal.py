"""The town in a terminal: what is drawn, told, asked and understood."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from comptoir import cli
from comptoir.core import records
from comptoir.core.actors import Seat
from comptoir.core.refusals import BadNotation
from comptoir.games.impitoyable.components import Options
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import State
from comptoir.games.impitoyable.terminal import TOWN, words
from comptoir.words.texts import LANGUAGES, texts
from tests.games.impitoyable.table import PLAY, begun, box, event, event_and, play, random_game, town
from tests.pictures import Onlooker, drawn, join_items, written

LOOK = Onlooker(PLAY)
reader = LOOK.reader
board = LOOK.board
telling = LOOK.telling
told = LOOK.told
pictures = LOOK.pictures
question = LOOK.question
read = LOOK.read
waits = LOOK.waits
everything = LOOK.everything


say = texts("en", GAME.package).say

RUSH = "jed-sievers | otis-ferrous | kid-calloway | slim-cutter"
"""At a gold rush 5, 5, 2 and 1."""
LONER = "kid-calloway | tom-noland | silas-spade"
"""At a duel 6, 3 and 2."""
MARKET = "1 b3 b1, 2 g4, ? r2"


def squeezed(shown: str) -> str:
    """The words that are shown, separated by single spaces."""
    return " ".join(shown.split())


def hint(state: State, seat: Seat, *, remembers: bool = True) -> str:
    view = GAME.view(state, seat)
    seen = view if remembers else replace(view, memory=None)
    return drawn(TOWN.hint(reader(seat, "en", state.setup.seats), seen, GAME.legal(state, seat)))


def summoned(crews: str, card: str, **rest: object) -> State:
    """The event is turned up, and adventurers are to be sent."""
    state, turn = event_and(town(crews, **rest), card)  # type: ignore[arg-type]
    return play(state, turn)


def bidding(**rest: object) -> State:
    """The active player, who holds one adventurer, is about to bid for three."""
    offers = ("kid-calloway", "annie-longpan", "the-pike-sisters")
    return play(begun(town("tom-noland", **rest)), "0 buy 0", *(f"chance offer {name}" for name in offers))  # type: ignore[arg-type]


def taking() -> State:
    """The active player has won a duel alone and takes two IOUs."""
    return event(town(LONER, market=MARKET), "duel")


def payday(market: str, gold: str = "", **rest: object) -> State:
    """The last payday, which comes whatever the number of cards."""
    state = town(market=market, gold=gold, reason="undertaker", **rest)  # type: ignore[arg-type]
    return begun(replace(state, phase="payday"))


# --- Whole games --------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "language", "draft"), [(3, "fr", False), (3, "en", True), (4, "de", True), (4, "it", False)]
)
def test_a_whole_game_can_be_told_from_every_place(seats: int, language: str, draft: bool) -> None:
    turns = [*random_game(GAME.start(seats, Options(draft=draft)), seats)]
    for viewer, show in ((None, written), (0, drawn), (seats - 1, written)):
        shown = everything(turns, viewer, language, show)
        assert not re.search(r"None|[{$]|(?:event|step|waits|ask|choice|hint|town|adventurer)-", shown)


# Each line answers some question and is refused by the others: a choice, a slot, bids, fields.
ANSWERS = "1\n1.1\n2.1\n3\n2 1\n2\n4 3\n0\n" * 1000


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(3, "de"), *((4, language) for language in LANGUAGES)])
def test_a_whole_game_is_played_at_the_command_line(tmp_path: Path, language: str, seats: int) -> None:
    path = tmp_path / "town.txt"
    wishes = ["--seats", str(seats), "--bots", "random", "--seed", "7", "--lang", language]
    shell = {"COLUMNS": "80", "NO_COLOR": "1"}
    command = ["play", GAME.name, *wishes, "--record", str(path)]
    done = CliRunner().invoke(cli.app, command, input=ANSWERS, env=shell)
    assert (done.exit_code, done.stderr) == (0, "")
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is not None
    assert texts(language, GAME.package).say("event-ended") in done.stdout
    assert not re.search(r"None|\{ |\$\w|(?:event|step|refusal|ask)-", done.stdout)
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_game_told_to_a_watcher_addresses_nobody() -> None:
    shown = everything(random_game(GAME.start(4), 3), None, "en").lower()
    assert {"you", "your", "yours"} & set(re.findall(r"\w+", shown)) == set()


# --- Secrets ------------------------------------------------------------------------


def test_adventurers_that_are_dealt_are_told_to_their_owner_only() -> None:
    state = play(GAME.start(4), "chance first 2")
    turn = "chance adventurer 0 the-pike-sisters"
    assert told(state, turn, 0) == [
        say("step-adventurer", who="you", adventurer=say("adventurer-the-pike-sisters.the"))
    ]
    assert told(state, turn, 1) == told(state, turn, None) == []


def test_who_is_sent_shows_when_all_have_chosen() -> None:
    choosing = summoned(RUSH.replace("otis-ferrous", "otis-ferrous tom-noland"), "gold 6/3")
    assert GAME.to_act(choosing) == (1,)
    assert "Tom Noland" not in board(choosing, 0)
    assert "Tom Noland" in board(choosing, 1)
    assert "Otis Ferrous" in pictures(choosing, "1 send otis-ferrous", 0)


def test_what_is_taken_is_told_to_the_taker_only() -> None:
    state = taking()
    assert told(state, "0 take 1.1", 0) == [
        say("event-taken", known="yes", slot="1.1", iou=say("iou", who="other", name="Gaspard", value=3))
    ]
    assert told(state, "0 take 1.1", 1) == [
        say("event-taken", known="no", who="other", name="Ottilie", slot="1.1")
    ]


def test_what_nobody_had_seen_is_told_when_it_is_seen() -> None:
    state = taking()
    assert told(state, "0 take 1.4", 0) == told(state, "0 take 1.4", 1) == []
    looking = play(state, "0 take 1.4")
    assert told(looking, "chance see r2", 0) == [
        say("event-taken", known="yes", slot="1.4", iou=say("iou", who="you", value=2))
    ]
    assert told(looking, "chance see r2", 2) == [
        say("event-taken", known="no", who="other", name="Ottilie", slot="1.4")
    ]


def test_where_each_iou_of_a_bid_lies_is_shown_to_who_laid_it_only() -> None:
    state = play(bidding(), "0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0", "0 hire kid-calloway")
    laid = "0 place r3 r4"
    slots = join_items("1.1", "1.2")
    own = say("event-laid", who="you", number=2, slots=slots)
    assert squeezed(pictures(state, laid, 0)).startswith(f"r3 r4 {own}")
    assert say("event-laid", who="other", number=2, name="Ottilie", slots=slots) in told(state, laid, 1)
    assert "r3" not in pictures(state, laid, 1)


def test_the_market_is_shown_from_behind() -> None:
    state = town(market=MARKET)
    hidden = town(
        market="1 b2 b1, 2 g4, ? r1",
        hands=" | ".join(["r0 " * 12, "b0 " * 11, "g0 " * 12, "y0 " * 13]),
    )
    rows = [line for line in board(begun(state), None).splitlines() if "░" in line]
    assert [squeezed(row) for row in rows] == ["│1 ░░ ░░ ░░ ░░ │"]
    assert rows == [line for line in board(begun(hidden), None).splitlines() if "░" in line]


# --- The town -----------------------------------------------------------------------


def test_the_town_shows_fame_gold_hands_and_vultures() -> None:
    state = begun(town(RUSH, gold="10 7", hats="6 31 35 1", vultures="0 2", active=1))
    rows = [squeezed(row) for row in board(state, 0).splitlines()]
    assert "│ r you ····:r···│:····:·│···:···│·:····:│⚑···: 10 1 13 ··· │" in rows
    assert "│▸b Gaspard ····:····│:····:·│···:···│·:····:│b···: 7 1 13 ▼▼· │" in rows
    assert "│ g Nunzia ····:····│:····:·│···:···│·:····:│⚑···g 10 1 13 ··· │" in rows
    assert "│ y Fergus y···:····│:····:·│···:···│·:····:│⚑···: 10 1 13 ··· │" in rows
    assert any("+4 −1 +3 −2 +2 −3 +1 −4 –" in row for row in rows)


def test_the_undertaker_and_the_events_to_come_are_shown() -> None:
    shown = squeezed(board(begun(town(RUSH, undertaker=5)), None))
    assert say("town-undertaker", step=5, steps=7) in shown
    rushes = [say("card-gold", large=large, small=small) for large, small in ((6, 3), (7, 3), (8, 4))]
    events = (*rushes, f"{say('card-duel')} × 2", f"{say('card-poker')} × 2")
    assert say("town-events", events=", ".join(events)) in shown


def test_the_market_lies_under_six_dice_row_by_row() -> None:
    state = begun(town(market="1 b4 b4 b3 b3 b3 b2 b2 b2"))
    shown = board(state, None)
    assert "⚀ 1    ⚁ 2    ⚂ 3    ⚃ 4    ⚄ 5    ⚅ 6" in shown
    assert [squeezed(row)[1] for row in shown.splitlines() if "░" in row] == ["1", "2"]
    assert say("town-full", cards=8, full=24) in shown
    assert say("town-empty") in board(begun(town()), None)


def test_a_hole_is_shown_as_one() -> None:
    state = play(taking(), "0 take 1.2")
    (row,) = (squeezed(row) for row in board(state, 0).splitlines() if "░" in row)
    assert row == "│1 ░░ · ░░ ░░ │"


def test_one_s_own_hand_is_shown_and_what_is_owed() -> None:
    state = begun(town("kid-calloway | tom-noland", market="0 r4 r3"))
    shown = squeezed(board(state, 0))
    assert "Kid Calloway ■■ 2 ■■■■■■ 6 ■ 1" in shown
    assert f"{say('town-my-hand')} r4 r3 ×2 r2 ×3 r1 ×3 r0 ×2" in shown
    assert say("town-debt", number=2, worth=7) in shown
    assert say("town-debt", number=0) in squeezed(board(state, 1))
    assert say("town-my-hand") not in board(state, None)


def test_who_is_on_offer_and_what_is_bid_are_shown() -> None:
    shown = squeezed(board(play(bidding(), "0 bid r4 r3"), 1))
    assert say("town-offer") in shown
    assert "The Pike Sisters ■■■ 3 ■■■■■ 5 ■■ 2" in shown
    assert "r4 r3 Ottilie" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_town_fits_into_eighty_columns(language: str) -> None:
    lines = board(bidding(gold="99 99 99 99", hats="30 30 30 30"), 0, language).splitlines()
    assert max(map(len, lines)) <= 80
    assert not any("…" in line for line in lines)


def test_an_adventurer_of_another_box_is_called_as_in_records() -> None:
    assert words.name_adventurer("calamity-jane") == words.name_if_known("calamity-jane") == "Calamity Jane"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_adventurer_of_the_box_has_a_name_of_its_own(language: str) -> None:
    names = [adventurer.name for adventurer in GAME.components().adventurers]
    place = reader(0, language)
    assert all(place.has(f"adventurer-{name}") for name in names)
    for form in get_args(words.Form):
        assert len({place.tell(words.name_adventurer(name, form)) for name in names}) == len(names)


# --- The story ----------------------------------------------------------------------


def test_the_lot_decides_who_begins() -> None:
    assert told(GAME.start(4), "chance first 1", 1) == [say("step-first", who="you")]
    assert told(GAME.start(4), "chance first 1", 0) == [say("step-first", who="other", name="Gaspard")]


def test_a_turn_begins_with_a_look_at_the_town() -> None:
    state = begun(town("kid-calloway marshal-tull rosa-quickdraw"))
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
    shown = squeezed(pictures(state, turn, 0))
    assert "r you Jed Sievers ■■■■■ 5 b Gaspard Otis Ferrous ■■■■■ 5" in shown


def test_adventurers_are_turned_up_one_by_one() -> None:
    state, turn = event_and(town(RUSH), "gold 6/3")
    (moving,) = (line.pictures for line in telling(state, turn, 0) if len(line.pictures) > 1)
    assert [drawn(picture).count("░░░░░░") for picture in moving] == [4, 3, 2, 1, 0]


def test_nothing_happens_where_all_are_equal() -> None:
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
    assert "1 ░░ ░░ ░░ ░░" in squeezed(pictures(state, turn, 0))
    last = play(taking(), "0 take 1.1")
    assert told(last, "0 take 1.2", 2)[1:4] == [
        say("town-filled", moves="1.4 → 1.1, 1.3 → 1.2"),
        say("event-job-done", who="other", name="Ottilie", adventurer=say("adventurer-kid-calloway.the")),
        say("event-killed", who="you", adventurer=say("adventurer-silas-spade.the")),
    ]


def test_too_few_cards_for_several_winners_are_told() -> None:
    state, turn = event_and(town("kid-calloway | rosa-quickdraw | tom-noland", market="3 y3"), "duel")
    assert told(state, turn, 0)[2] == say("event-nobody-takes", cards=1, winners=2)


def test_poker_is_told_also_where_nothing_is_won_or_lost() -> None:
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


def test_that_all_events_have_been_is_told() -> None:
    state = begun(town("kid-calloway annie-longpan marshal-tull | tom-noland", events=()))
    last = begun(replace(state, phase="fame", active=0, events=()))
    story = told(last, "0 buy 0", 0)
    assert story[2:] == [
        say("event-turn", who="other", name="Gaspard"),
        say("event-events-shuffled"),
    ]


def test_fame_that_is_bought_is_told() -> None:
    state = begun(town())
    assert told(state, "0 buy 3", 0)[:2] == [
        say("event-bought", who="you", fields=3, gold=7),
        say("event-hat.bought", who="you", to=9),
    ]
    assert told(state, "0 buy 1", 1)[0] == say("event-bought", who="other", fields=1, name="Ottilie", gold=9)


def test_recruiting_is_shown_and_told_from_offer_to_market() -> None:
    state = begun(town("tom-noland"))
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
    assert squeezed(pictures(first, "0 bid r3 r1", 2)) == f"r3 r1 {others}"
    last = play(first, "0 bid r3 r1", "1 bid b3", "2 bid g2")
    own = say("step-bid", who="you", sum=1, number=1)
    assert squeezed(pictures(last, "3 bid y1", 3)) == f"y1 {own}"
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


def test_who_cannot_bid_shows_the_hand() -> None:
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
    assert squeezed(pictures(state, "chance die 1", 1)) == f"⚀ 1 b3 {paid}"
    assert squeezed(pictures(state, "chance die 2", 0)) == f"⚁ 2 b0 {spared}"
    assert squeezed(pictures(state, "chance die 3", 0)).startswith(f"⚂ 3 g4 {unpaid}")
    assert told(state, "chance die 3", 2)[:2] == [
        say("event-vulture", who="you", vultures=1),
        say("event-hat.vulture", fields=2, who="you", to=1),
    ]
    assert squeezed(pictures(state, "chance die 6", 0)).startswith(f"⚅ 6 {empty}")


def test_who_has_nothing_at_all_is_told_so() -> None:
    state = payday("1 b3", gold="10 0")
    assert say("event-unpaid", gold=0, who="other", name="Gaspard", amount=3) in pictures(
        state, "chance die 1", 0
    )


def test_a_card_that_nobody_had_seen_is_told_when_it_is_turned_up() -> None:
    state = play(payday("? b2 y1"), "chance die 2")
    assert told(payday("? b2 y1"), "chance die 2", 0) == []
    paid = say("event-paid", who="other", name="Fergus", amount=1, gold=9)
    assert squeezed(pictures(state, "chance see y1", 0)) == f"⚁ 2 y1 {paid}"


def test_a_payday_begins_with_a_look_at_the_market() -> None:
    full = "1 " + " ".join(["b0"] * 18)
    state = begun(
        town("annie-longpan zeke-bonanza gus-rattlepan", seats=3, market=full, hands="r0 | b0 | g0")
    )
    assert told(state, "0 buy 0", 1)[-1] == say("event-payday", last="no", rows=3)
    assert say("town-full", cards=18, full=18) in pictures(state, "0 buy 0", 1)


def test_the_end_is_told() -> None:
    state = payday("", gold="0 0 0 0")
    assert told(state, "chance die 1", 0)[-1] == say("event-ended")
    third = payday("1 b3", gold="0 0 0 0", vultures="0 2")
    assert say("event-vulture", who="other", vultures=3, name="Gaspard") in told(third, "chance die 1", 0)


# --- Questions ----------------------------------------------------------------------


def test_the_table_says_whom_it_waits_for() -> None:
    assert waits(GAME.start(4), 0) == say("waits-first")
    assert waits(begun(town()), 2) == say("waits-buy", name="Ottilie")
    assert waits(taking(), 1) == say("waits-take", name="Ottilie")
    assert waits(play(taking(), "0 take 1.4"), 0) == say("waits-look")
    assert waits(bidding(), None) == say("waits-bid", name="Ottilie")
    pairs = "kid-calloway annie-longpan | tom-noland zeke-bonanza"
    assert waits(summoned(pairs, "duel"), 3) == say(
        "waits-send", number=2, names=join_items("Ottilie", "Gaspard")
    )


def test_whom_to_send_is_chosen_from_a_list_or_by_name() -> None:
    state = summoned("kid-calloway annie-longpan parson-abernathy | tom-noland", "duel")
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


def test_somebody_who_is_not_in_hand_is_understood_and_then_refused() -> None:
    state = summoned("kid-calloway annie-longpan | tom-noland", "duel")
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
    state = begun(town(gold="4"))
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
def test_the_example_of_a_bid_is_one(language: str) -> None:
    state = play(taking(), "0 take 1.1", "0 take 1.3")
    offers = [f"chance offer {name}" for name in ("annie-longpan", "zeke-bonanza", "jed-sievers")]
    state = play(state, "0 buy 0", *offers)
    example = question(state, language)[1].rpartition(":")[2].strip(" .\u00a0").partition(".")[0]
    assert GAME.read(read(state, example, language)) in GAME.legal(state, 0)


def test_whom_to_hire_is_chosen_from_a_list_or_by_name() -> None:
    state = play(bidding(), "0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0")
    words_, _, choices = question(state)
    assert words_ == say("ask-hire")
    assert (
        say("choice-adventurer", adventurer=say("adventurer-the-pike-sisters"), gold=3, duel=5, poker=2)
        in choices
    )
    assert read(state, "pike") == read(state, "hire the Pike Sisters") == "hire the-pike-sisters"


def test_in_which_order_a_bid_is_laid_is_chosen_or_typed() -> None:
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
        (summoned("kid-calloway annie-longpan | tom-noland", "duel"), "nobody"),
        (summoned("kid-calloway annie-longpan | tom-noland", "duel"), "kid annie"),
        (summoned("ace-marlowe annie-longpan | tom-noland", "duel"), "a"),
        (taking(), "0.1"),
        (taking(), "1"),
        (taking(), "1" * 5000),
        (begun(town()), "many"),
        (begun(town()), "1" * 5000),
        (bidding(), "x3"),
        (bidding(), "r"),
        (bidding(), "bid"),
        (bidding(), "3 " * 5000),
    ],
)
def test_what_means_nothing_is_refused(state: State, typed: str) -> None:
    with pytest.raises(BadNotation):
        read(state, typed)


# --- Hints --------------------------------------------------------------------------


def test_hints_on_an_event_show_one_s_best_and_what_the_others_have_shown() -> None:
    state = summoned("kid-calloway annie-longpan | tom-noland zeke-bonanza", "duel")
    shown = squeezed(hint(state, 0))
    assert f"{say('hint-send')} Kid Calloway ■■■■■■ 6 Annie Longpan ■■ 2" in shown
    assert f"Gaspard Zeke 1, Tom 3 {say('hint-unknown', number=0)}" in shown
    assert say("hint-crews") not in hint(state, 0, remembers=False)


def market_of(shown: str) -> list[str]:
    """The rows of the market, and the lines below it."""
    return [squeezed(row) for row in shown.splitlines() if re.match(r"│\d| \w░", row)]


def test_hints_on_the_market_show_what_was_seen_and_among_what_the_rest_is() -> None:
    market = "1 b3 b1, 2 g4 g2, ? r2 y1"
    state = event(town("tom-noland | kid-calloway | silas-spade", market=market, active=1), "duel")
    shown = market_of(hint(state, 1))
    assert shown[0] == "│1 b3 b1 B░ B░ A░ A░ │"
    assert shown[1:] == ["A░ r2 y1", "B░ g2 g4"]
    assert market_of(hint(state, 1, remembers=False)) == []


def test_hints_on_a_purchase_show_the_fields_ahead() -> None:
    rows = [row.split() for row in hint(begun(town(hats="8")), 0).splitlines()]
    assert ["9", "1", "+4", "−1", "–"] in rows
    assert ["10", "2", "+3", "−2", "–"] in rows


def test_hints_rehearse_the_next_payday() -> None:
    """5.2, 5.5: r2 lies under two others, and is mostly turned up with them."""
    market = "0 r2 b1, 1 b0 b0 b1 b1"
    state = begun(town(seats=3, market=market, gold="3", edition=box(columns=2)))
    shown = squeezed(hint(state, 0))
    costs = say("hint-payday-costs", nothing="34%", average=1, vulture="0%")
    assert say("hint-payday", remembers="yes") in shown
    assert f"{costs} 0 ▄ █ 2" in shown
    unsure = squeezed(hint(state, 0, remembers=False))
    assert say("hint-payday", remembers="no") in unsure


def test_hints_rehearse_what_can_only_be_a_vulture() -> None:
    """5.5: there is one column, and it is emptied."""
    state = begun(town(seats=3, market="0 r4", gold="3", edition=box(columns=1)))
    assert say("hint-payday-costs", nothing="0%", average=4, vulture="100%") in squeezed(hint(state, 0))
    assert ["7", "1", "+4", "−1", "100%"] in [row.split() for row in hint(state, 0).splitlines()]


def test_hints_on_a_bid_show_sums_and_hands() -> None:
    shown = squeezed(hint(play(bidding(), "0 bid r3"), 1))
    assert say("hint-bid", number=1, after=2, sums=3) in shown
    assert f"Nunzia g4 ×2 g3 ×3 g2 ×3 g1 ×3 g0 ×2 {say('hint-unknown', number=0)}" in shown
    last = hint(play(bidding(), "0 bid r3", "1 bid b2", "2 bid g1"), 3)
    assert say("hint-bid", number=3, after=0, sums=join_items("1", "2", "3")) in last


def test_hints_on_the_order_of_a_bid_show_the_market() -> None:
    bids = ("0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0")
    state = play(bidding(market="1 b3 b1"), *bids, "0 hire kid-calloway")
    assert market_of(hint(state, 0)) == ["│1 A░ A░ │", "A░ b1 b3"]
    assert hint(play(bidding(), *bids, "0 hire kid-calloway"), 0).strip() == ""


def test_hints_on_whom_to_hire_show_who_is_there_already() -> None:
    state = play(bidding(), "0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0")
    assert "Tom Noland ■■■ 3" in squeezed(hint(state, 0))
