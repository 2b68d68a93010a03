"""Bots play legally, reproducibly and sensibly."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.bots import TEMPERAMENTS, Novice, Regular
from comptoir.games.impitoyable.components import Options
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import State
from tests.games.impitoyable.table import begin, box, event, play, town, whole_game

BOXES = {
    "few": box(adventurers=GAME.components().adventurers[::4], ious=(1, 1, 2, 2)),
    "short": box(columns=2, ious=(1, 1, 1), gold=2, undertaker=2),
    "strong": box(adventurers=tuple(replace(a, gold=9, duel=9) for a in GAME.components().adventurers)),
    "long bids": box(bid=4, given=(), recruiting=6),
}
OFFERS = [f"chance offer {name}" for name in ("mose-the-cook", "marshal-tull", "billy-greenhorn")]


@pytest.mark.parametrize("level", GAME.bots)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", BOXES)
@pytest.mark.parametrize("draft", [False, True])
def test_every_bot_plays_any_box_at_every_number_of_seats(
    level: str, seats: int, edition: str, draft: bool
) -> None:
    for turn in whole_game([level] * seats, options=Options(draft=draft), edition=BOXES[edition]):
        assert not isinstance(turn.actor, Seat) or turn.step in GAME.legal(turn.state, turn.actor)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [[turn.step for turn in whole_game(["regular", "novice"] * 2, seed)] for seed in (7, 7, 8)]
    assert games[0] == games[1] != games[2]


# --- Sensible decisions -------------------------------------------------------------


def decisions(bot: Novice | Regular, state: State, seat: Seat | None = None) -> set[str]:
    """The actions of the bot with different seeds, for a seat or, by default, the one that is asked."""
    actor = state.awaited[0] if seat is None else seat
    assert isinstance(actor, Seat)
    view, legal = GAME.view(state, actor), GAME.legal(state, actor)
    return {GAME.write(bot.choose(view, legal, [], Random(seed), 1.0)) for seed in range(20)}


@pytest.mark.parametrize("bot", [Novice(sends_best=1), Regular()])
def test_bots_send_their_best_digger_to_a_gold_rush(bot: Novice | Regular) -> None:
    """A rush of 8/4, and nobody else has such a good digger."""
    state = event(town("annie-longpan mose-the-cook | tom-noland | count-orloff"), "gold 8/4")
    assert decisions(bot, state) == {"send annie-longpan"}


def test_a_novice_sometimes_sends_another_adventurer() -> None:
    state = event(town("annie-longpan mose-the-cook | tom-noland | count-orloff"), "gold 8/4")
    assert decisions(Novice(sends_best=0), state) == {"send annie-longpan", "send mose-the-cook"}


def test_a_regular_keeps_a_good_adventurer_back_if_there_is_little_to_win() -> None:
    """In the last section, poker moves nobody forwards, and the winner is discarded."""
    state = town(
        "ace-marlowe mose-the-cook | tom-noland | nellie-farhorizon", hats="32", edition=box(finish=35)
    )
    assert decisions(Regular(), event(state, "poker")) == {"send mose-the-cook"}


def test_a_novice_keeps_some_gold_and_spends_the_rest() -> None:
    for gold, bought in ((20, 5), (9, 3), (6, 0), (2, 0)):
        assert decisions(Novice(keeps=6), begin(town("", gold=str(gold)))) == {f"buy {bought}"}


def test_a_regular_keeps_gold_for_what_it_owes() -> None:
    """With the same gold, it buys less beside a market that is nearly full of its own IOUs."""
    owing = "0 r4 r4 r3, 0 r3 r3 r2, 0 r2 r2, 1 b0 b0 b1, 1 b1 b1 b2, 2 g0 g0 g1, 2 g1 g1 g2"
    assert decisions(Regular(), begin(town("", gold="7"))) == {"buy 5"}
    assert decisions(Regular(), begin(town("", gold="7", market=owing))) == {"buy 0"}
    others = owing.replace("0 r", "3 y").replace("r", "y")
    assert decisions(Regular(), begin(town("", gold="7", market=others))) == {"buy 5"}


def test_a_regular_stops_before_the_finish_if_others_are_ahead() -> None:
    assert decisions(Regular(), begin(town("", gold="9", hats="28 6 6 6"))) == {"buy 5"}
    assert decisions(Regular(), begin(town("", gold="5 3 0 0", hats="28 30 6 6"))) == {"buy 2"}


@pytest.mark.parametrize("bot", [Novice(), Regular()])
def test_bots_spend_their_last_gold_on_fame(bot: Novice | Regular) -> None:
    state = replace(town(gold="2 9", reason="finish", due=(0, 1, 2, 3)), phase="last-buys")
    assert decisions(bot, begin(state)) == {"buy 2"}


def test_a_regular_takes_its_own_ious_out_of_the_market() -> None:
    """It placed them, and knows where they lie."""
    state = town("kid-calloway | tom-noland | silas-spade", market="0 r0 r4 r0, 1 b0 b1")
    assert decisions(Regular(), event(state, "duel")) == {"take 1.2"}


def test_a_regular_does_not_remember_old_lots() -> None:
    state = town("kid-calloway | tom-noland | silas-spade", market="0 r0 r4 r0, 1 b4 b4 b4")
    assert decisions(Regular(recalls=1), event(state, "duel")) == {"take 1.4"}
    assert decisions(Regular(recalls=2), event(state, "duel")) == {"take 1.2"}


@pytest.mark.parametrize("bot", [Novice(), Regular()])
def test_bots_hire_the_best_adventurer_on_offer(bot: Novice | Regular) -> None:
    state = play(begin(town(gold="0 0 0 0")), *OFFERS)
    state = play(state, "0 bid r4", "1 bid b3", "2 bid g2", "3 bid y1")
    assert decisions(bot, state) == {"hire marshal-tull"}


def test_a_regular_bids_no_more_than_it_needs_to() -> None:
    """The offer is worth little, and the last bidder gets one of the three for another player's IOU."""
    offers = [f"chance offer {name}" for name in ("mose-the-cook", "jed-sievers", "billy-greenhorn")]
    state = play(begin(town(gold="0 0 0 0", active=1, hands="r4 r3 b1 | b4 b3 | g2 | y0")), *offers)
    state = play(state, "1 bid b3", "2 bid g2", "3 bid y0")
    assert decisions(Regular(), state) == {"bid b1"}


def test_a_novice_bids_random_sums() -> None:
    state = play(begin(town(gold="0 0 0 0")), *OFFERS)
    sums = {sum(int(word[1]) for word in bid.split()[1:]) for bid in decisions(Novice(bids=6), state)}
    assert sums == set(range(7))


@pytest.mark.parametrize("bot", [Novice(), Regular()])
def test_bots_lay_their_bids_in_random_order(bot: Novice | Regular) -> None:
    state = play(begin(town(gold="0 0 0 0")), *OFFERS)
    state = play(state, "0 bid r4 r1", "1 bid b3", "2 bid g2", "3 bid y1", "0 hire marshal-tull")
    assert decisions(bot, state) == {"place r4 r1", "place r1 r4"}


def test_temperaments_spend_as_their_names_say() -> None:
    owing = "0 r4 r3 r3, 1 b0 b0 b1, 1 b1 b1 b2, 2 g0 g0 g1, 2 g1 g1 g2"
    state = begin(town("", gold="6", market=owing))
    bought = [decisions(bot, state) for bot in (TEMPERAMENTS["thrifty"], Regular(), TEMPERAMENTS["lavish"])]
    amounts = [int(min(steps).split()[1]) for steps in bought]
    assert amounts[0] < amounts[1] < amounts[2]


# --- Strength -----------------------------------------------------------------------


def win_share(levels: list[str], games: int) -> float:
    """The share of games that the first of ``levels`` wins, with rotating seats."""
    shares = 0.0
    for number in range(games):
        turn = number % len(levels)
        last = whole_game([*levels[-turn:], *levels[:-turn]] if turn else levels, number)[-1]
        result = GAME.result(GAME.apply(last.state, last.actor, last.step))
        assert result is not None
        shares += (result.ranks[turn] == 1) / Counter(result.ranks)[1]
    return shares / games


def test_one_regular_among_three_novices_wins_more_than_its_share() -> None:
    """Games with fixed seeds; `comptoir simulate` measures it exactly.

    The bound is three standard deviations above an even share, and two below the 69% that it really wins.
    """
    assert win_share(["regular", "novice", "novice", "novice"], 32) > 0.5


def test_one_novice_among_three_random_bots_wins_more_than_its_share() -> None:
    """As above; it really wins 72% of games."""
    assert win_share(["novice", "random", "random", "random"], 32) > 0.5
