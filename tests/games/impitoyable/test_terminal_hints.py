"""The hints of the town in a terminal."""

import re

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import State
from comptoir.games.impitoyable.terminal import TOWN
from tests.games.impitoyable.onlooker import bidding, reader, say, squeeze, summon
from tests.games.impitoyable.table import begin, box, event, play, town
from tests.pictures import drawn, join_items


def hint(state: State, seat: Seat, *, remembers: bool = True) -> str:
    view = GAME.view(state, seat)
    seen = view if remembers else replace(view, memory=None)
    return drawn(TOWN.hint(reader(seat, "en", state.setup.seats), seen, GAME.legal(state, seat)))


def test_hints_on_an_event_show_own_skills_and_what_others_have_shown() -> None:
    state = summon("kid-calloway annie-longpan | tom-noland zeke-bonanza", "duel")
    shown = squeeze(hint(state, 0))
    assert f"{say('hint-send')} Kid Calloway ■■■■■■ 6 Annie Longpan ■■ 2" in shown
    assert f"Gaspard Zeke 1, Tom 3 {say('hint-unknown', number=0)}" in shown
    assert say("hint-crews") not in hint(state, 0, remembers=False)


def market_of(shown: str) -> list[str]:
    """The rows of the market, and the lines below it."""
    return [squeeze(row) for row in shown.splitlines() if re.match(r"│\d| \w░", row)]


def test_hints_on_the_market_show_known_cards_and_what_others_may_be() -> None:
    market = "1 b3 b1, 2 g4 g2, ? r2 y1"
    state = event(town("tom-noland | kid-calloway | silas-spade", market=market, active=1), "duel")
    shown = market_of(hint(state, 1))
    assert shown[0] == "│1 b3 b1 B░ B░ A░ A░ │"
    assert shown[1:] == ["A░ r2 y1", "B░ g2 g4"]
    assert market_of(hint(state, 1, remembers=False)) == []


def test_hints_on_a_purchase_show_the_fields_ahead() -> None:
    rows = [row.split() for row in hint(begin(town(hats="8")), 0).splitlines()]
    assert ["9", "1", "+4", "−1", "–"] in rows
    assert ["10", "2", "+3", "−2", "–"] in rows


def test_hints_rehearse_the_next_payday() -> None:
    """5.2, 5.5: r2 lies behind two others, and is usually turned up with them."""
    market = "0 r2 b1, 1 b0 b0 b1 b1"
    state = begin(town(seats=3, market=market, gold="3", edition=box(columns=2)))
    shown = squeeze(hint(state, 0))
    costs = say("hint-payday-costs", nothing="34%", average=1, vulture="0%")
    assert say("hint-payday", remembers="yes") in shown
    assert f"{costs} 0 ▄ █ 2" in shown
    unsure = squeeze(hint(state, 0, remembers=False))
    assert say("hint-payday", remembers="no") in unsure


def test_hints_rehearse_a_certain_vulture() -> None:
    """5.5: the only column is always emptied."""
    state = begin(town(seats=3, market="0 r4", gold="3", edition=box(columns=1)))
    assert say("hint-payday-costs", nothing="0%", average=4, vulture="100%") in squeeze(hint(state, 0))
    assert ["7", "1", "+4", "−1", "100%"] in [row.split() for row in hint(state, 0).splitlines()]


def test_hints_on_a_bid_show_sums_and_hands() -> None:
    shown = squeeze(hint(play(bidding(), "0 bid r3"), 1))
    assert say("hint-bid", number=1, after=2, sums=3) in shown
    assert f"Nunzia g4 ×2 g3 ×3 g2 ×3 g1 ×3 g0 ×2 {say('hint-unknown', number=0)}" in shown
    last = hint(play(bidding(), "0 bid r3", "1 bid b2", "2 bid g1"), 3)
    assert say("hint-bid", number=3, after=0, sums=join_items("1", "2", "3")) in last


def test_hints_on_the_order_of_a_bid_show_the_market() -> None:
    bids = ("0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0")
    state = play(bidding(market="1 b3 b1"), *bids, "0 hire kid-calloway")
    assert market_of(hint(state, 0)) == ["│1 A░ A░ │", "A░ b1 b3"]
    assert hint(play(bidding(), *bids, "0 hire kid-calloway"), 0).strip() == ""


def test_hints_on_hiring_show_the_crew() -> None:
    state = play(bidding(), "0 bid r4 r3", "1 bid b2", "2 bid g1", "3 bid y0")
    assert "Tom Noland ■■■ 3" in squeeze(hint(state, 0))
