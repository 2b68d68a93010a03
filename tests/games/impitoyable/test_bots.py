"""The bots: legal, the same for the same seed, and no fools."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.play import play as played
from comptoir.core.records import Turn
from comptoir.games.impitoyable.actions import AnyStep
from comptoir.games.impitoyable.bots import TEMPERAMENTS, Novice, Regular
from comptoir.games.impitoyable.components import Components, Options
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import State
from tests.games.impitoyable.table import begun, box, event, play, town

BOXES = {
    "few": box(adventurers=GAME.components().adventurers[::4], ious=(1, 1, 2, 2)),
    "short": box(columns=2, ious=(1, 1, 1), gold=2, undertaker=2),
    "strong": box(adventurers=tuple(replace(a, gold=9, duel=9) for a in GAME.components().adventurers)),
    "long bids": box(bid=4, given=(), recruiting=6),
}
OFFERS = [f"chance offer {name}" for name in ("mose-the-cook", "marshal-tull", "billy-greenhorn")]


def whole_game(
    levels: list[str],
    seed: int = 1,
    options: Options = Options(),  # noqa: B008 - frozen
    edition: Components | None = None,
) -> list[Turn[State, AnyStep]]:
    start = GAME.start(len(levels), options, edition or GAME.components())
    return list(played(GAME, start, [GAME.bots[level]() for level in levels], Random(seed)))


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


# --- What a person would see --------------------------------------------------------


def does(bot: Novice | Regular, state: State, seat: Seat | None = None) -> set[str]:
    """What whoever is awaited may do, whatever its mood."""
    actor = state.awaited[0] if seat is None else seat
    assert isinstance(actor, Seat)
    view, legal = GAME.view(state, actor), GAME.legal(state, actor)
    return {GAME.write(bot.choose(view, legal, [], Random(seed), 1.0)) for seed in range(20)}


@pytest.mark.parametrize("bot", [Novice(sends_best=1), Regular()])
def test_the_best_digger_goes_where_gold_is(bot: Novice | Regular) -> None:
    """At 8/4, when nobody else has anybody as good."""
    state = event(town("annie-longpan mose-the-cook | tom-noland | count-orloff"), "gold 8/4")
    assert does(bot, state) == {"send annie-longpan"}


def test_a_novice_sends_anybody_now_and_then() -> None:
    state = event(town("annie-longpan mose-the-cook | tom-noland | count-orloff"), "gold 8/4")
    assert does(Novice(sends_best=0), state) == {"send annie-longpan", "send mose-the-cook"}


def test_a_regular_spares_a_good_one_where_there_is_little_to_win() -> None:
    """In the last section poker moves nobody, and whoever wins is gone."""
    state = town(
        "ace-marlowe mose-the-cook | tom-noland | nellie-farhorizon", hats="32", edition=box(finish=35)
    )
    assert does(Regular(), event(state, "poker")) == {"send mose-the-cook"}


def test_a_novice_buys_what_it_can_beside_what_it_keeps() -> None:
    for gold, bought in ((20, 5), (9, 3), (6, 0), (2, 0)):
        assert does(Novice(keeps=6), begun(town("", gold=str(gold)))) == {f"buy {bought}"}


def test_a_regular_keeps_gold_for_what_it_owes() -> None:
    """The same gold beside an empty market and one that is nearly full of its own IOUs."""
    owing = "0 r4 r4 r3, 0 r3 r3 r2, 0 r2 r2, 1 b0 b0 b1, 1 b1 b1 b2, 2 g0 g0 g1, 2 g1 g1 g2"
    assert does(Regular(), begun(town("", gold="7"))) == {"buy 5"}
    assert does(Regular(), begun(town("", gold="7", market=owing))) == {"buy 0"}
    others = owing.replace("0 r", "3 y").replace("r", "y")
    assert does(Regular(), begun(town("", gold="7", market=others))) == {"buy 5"}


def test_a_regular_stops_before_the_finish_where_others_are_ahead() -> None:
    assert does(Regular(), begun(town("", gold="9", hats="28 6 6 6"))) == {"buy 5"}
    assert does(Regular(), begun(town("", gold="5 3 0 0", hats="28 30 6 6"))) == {"buy 2"}


@pytest.mark.parametrize("bot", [Novice(), Regular()])
def test_the_last_gold_goes_into_fame(bot: Novice | Regular) -> None:
    state = replace(town(gold="2 9", reason="finish", due=(0, 1, 2, 3)), phase="last-buys")
    assert does(bot, begun(state)) == {"buy 2"}


def test_a_regular_takes_its_own_debts_out_of_the_market() -> None:
    """It has placed them itself, and knows where they lie."""
    state = town("kid-calloway | tom-noland | silas-spade", market="0 r0 r4 r0, 1 b0 b1")
    assert does(Regular(), event(state, "duel")) == {"take 1.2"}


def test_what_lay_down_long_ago_is_a_blur() -> None:
    state = town("kid-calloway | tom-noland | silas-spade", market="0 r0 r4 r0, 1 b4 b4 b4")
    assert does(Regular(recalls=1), event(state, "duel")) == {"take 1.4"}
    assert does(Regular(recalls=2), event(state, "duel")) == {"take 1.2"}


@pytest.mark.parametrize("bot", [Novice(), Regular()])
def test_the_best_of_those_on_offer_is_hired(bot: Novice | Regular) -> None:
    state = play(begun(town(gold="0 0 0 0")), *OFFERS)
    state = play(state, "0 bid r4", "1 bid b3", "2 bid g2", "3 bid y1")
    assert does(bot, state) == {"hire marshal-tull"}


def test_a_regular_bids_no_more_than_it_takes() -> None:
    """None of the three is worth much, and the last to bid has a foreign card with which it gets one."""
    offers = [f"chance offer {name}" for name in ("mose-the-cook", "jed-sievers", "billy-greenhorn")]
    state = play(begun(town(gold="0 0 0 0", active=1, hands="r4 r3 b1 | b4 b3 | g2 | y0")), *offers)
    state = play(state, "1 bid b3", "2 bid g2", "3 bid y0")
    assert does(Regular(), state) == {"bid b1"}


def test_a_novice_bids_what_comes_to_mind() -> None:
    state = play(begun(town(gold="0 0 0 0")), *OFFERS)
    sums = {sum(int(word[1]) for word in bid.split()[1:]) for bid in does(Novice(bids=6), state)}
    assert sums == set(range(7))


@pytest.mark.parametrize("bot", [Novice(), Regular()])
def test_nobody_can_tell_in_what_order_a_bid_was_laid_down(bot: Novice | Regular) -> None:
    state = play(begun(town(gold="0 0 0 0")), *OFFERS)
    state = play(state, "0 bid r4 r1", "1 bid b3", "2 bid g2", "3 bid y1", "0 hire marshal-tull")
    assert does(bot, state) == {"place r4 r1", "place r1 r4"}


def test_temperaments_spend_as_they_are_called() -> None:
    owing = "0 r4 r3 r3, 1 b0 b0 b1, 1 b1 b1 b2, 2 g0 g0 g1, 2 g1 g1 g2"
    state = begun(town("", gold="6", market=owing))
    bought = [does(bot, state) for bot in (TEMPERAMENTS["thrifty"], Regular(), TEMPERAMENTS["lavish"])]
    amounts = [int(min(steps).split()[1]) for steps in bought]
    assert amounts[0] < amounts[1] < amounts[2]


# --- Strength -----------------------------------------------------------------------


def won(levels: list[str], games: int) -> float:
    """The share of the games that the first of ``levels`` wins, seats turning."""
    shares = 0.0
    for number in range(games):
        turn = number % len(levels)
        last = whole_game([*levels[-turn:], *levels[:-turn]] if turn else levels, number)[-1]
        result = GAME.result(GAME.apply(last.state, last.actor, last.step))
        assert result is not None
        shares += (result.ranks[turn] == 1) / Counter(result.ranks)[1]
    return shares / games


def test_one_regular_among_three_novices_wins_more_than_its_share() -> None:
    """Games with fixed seeds; the whole proof is `comptoir simulate`.

    The bound is three standard deviations above an even share, and two below the 69% that it truly wins.
    """
    assert won(["regular", "novice", "novice", "novice"], 32) > 0.5


def test_one_novice_among_three_at_random_wins_more_than_its_share() -> None:
    """As above; truly it wins 72%."""
    assert won(["novice", "random", "random", "random"], 32) > 0.5
