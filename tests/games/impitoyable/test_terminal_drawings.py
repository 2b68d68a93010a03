"""The board of the town in a terminal, and the names on it."""

from typing import get_args

import pytest

from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.sentences.names import Form, name_adventurer
from comptoir.words.texts import LANGUAGES
from tests.games.impitoyable.onlooker import (
    MARKET,
    RUSH,
    bidding,
    board,
    pictures,
    reader,
    say,
    squeeze,
    summon,
    taking,
)
from tests.games.impitoyable.table import begin, play, town


def test_the_town_shows_fame_gold_hands_and_vultures() -> None:
    state = begin(town(RUSH, gold="10 7", hats="6 31 35 1", vultures="0 2", active=1))
    rows = [squeeze(row) for row in board(state, 0).splitlines()]
    assert "│ r you ····:r···│:····:·│···:···│·:····:│⚑···: 10 1 13 ··· │" in rows
    assert "│▸b Gaspard ····:····│:····:·│···:···│·:····:│b···: 7 1 13 ▼▼· │" in rows
    assert "│ g Nunzia ····:····│:····:·│···:···│·:····:│⚑···g 10 1 13 ··· │" in rows
    assert "│ y Fergus y···:····│:····:·│···:···│·:····:│⚑···: 10 1 13 ··· │" in rows
    assert any("+4 −1 +3 −2 +2 −3 +1 −4 –" in row for row in rows)


def test_the_undertaker_and_the_events_to_come_are_shown() -> None:
    shown = squeeze(board(begin(town(RUSH, undertaker=5)), None))
    assert say("town-undertaker", step=5, steps=7) in shown
    rushes = [say("card-gold", large=large, small=small) for large, small in ((6, 3), (7, 3), (8, 4))]
    events = (*rushes, f"{say('card-duel')} × 2", f"{say('card-poker')} × 2")
    assert say("town-events", events=", ".join(events)) in shown


def test_the_market_lies_under_six_dice_row_by_row() -> None:
    state = begin(town(market="1 b4 b4 b3 b3 b3 b2 b2 b2"))
    shown = board(state, None)
    assert "⚀ 1    ⚁ 2    ⚂ 3    ⚃ 4    ⚄ 5    ⚅ 6" in shown
    assert [squeeze(row)[1] for row in shown.splitlines() if "░" in row] == ["1", "2"]
    assert say("town-full", cards=8, full=24) in shown
    assert say("town-empty") in board(begin(town()), None)


def test_the_market_shows_holes() -> None:
    state = play(taking(), "0 take 1.2")
    (row,) = (squeeze(row) for row in board(state, 0).splitlines() if "░" in row)
    assert row == "│1 ░░ · ░░ ░░ │"


def test_the_reader_sees_their_hand_and_debt() -> None:
    state = begin(town("kid-calloway | tom-noland", market="0 r4 r3"))
    shown = squeeze(board(state, 0))
    assert "Kid Calloway ■■ 2 ■■■■■■ 6 ■ 1" in shown
    assert f"{say('town-my-hand')} r4 r3 ×2 r2 ×3 r1 ×3 r0 ×2" in shown
    assert say("town-debt", number=2, worth=7) in shown
    assert say("town-debt", number=0) in squeeze(board(state, 1))
    assert say("town-my-hand") not in board(state, None)


def test_the_offer_and_the_bids_are_shown() -> None:
    shown = squeeze(board(play(bidding(), "0 bid r4 r3"), 1))
    assert say("town-offer") in shown
    assert "The Pike Sisters ■■■ 3 ■■■■■ 5 ■■ 2" in shown
    assert "r4 r3 Ottilie" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_town_fits_into_eighty_columns(language: str) -> None:
    lines = board(bidding(gold="99 99 99 99", hats="30 30 30 30"), 0, language).splitlines()
    assert max(map(len, lines)) <= 80
    assert not any("…" in line for line in lines)


def test_an_adventurer_of_another_box_has_their_name_in_records() -> None:
    assert name_adventurer("calamity-jane") == name_adventurer("calamity-jane", ".the") == "Calamity Jane"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_adventurer_of_the_box_has_a_name_of_its_own(language: str) -> None:
    names = [adventurer.name for adventurer in GAME.components().adventurers]
    place = reader(0, language)
    assert all(place.has(f"adventurer-{name}") for name in names)
    for form in get_args(Form):
        assert len({place.tell(name_adventurer(name, form)) for name in names}) == len(names)


def test_the_market_is_shown_from_behind() -> None:
    state = town(market=MARKET)
    hidden = town(
        market="1 b2 b1, 2 g4, ? r1",
        hands=" | ".join(["r0 " * 12, "b0 " * 11, "g0 " * 12, "y0 " * 13]),
    )
    rows = [line for line in board(begin(state), None).splitlines() if "░" in line]
    assert [squeeze(row) for row in rows] == ["│1 ░░ ░░ ░░ ░░ │"]
    assert rows == [line for line in board(begin(hidden), None).splitlines() if "░" in line]


def test_adventurers_are_shown_when_all_have_chosen() -> None:
    choosing = summon(RUSH.replace("otis-ferrous", "otis-ferrous tom-noland"), "gold 6/3")
    assert GAME.to_act(choosing) == (1,)
    assert "Tom Noland" not in board(choosing, 0)
    assert "Tom Noland" in board(choosing, 1)
    assert "Otis Ferrous" in pictures(choosing, "1 send otis-ferrous", 0)
